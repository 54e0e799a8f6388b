/** Whether another form is accepted: each sender has limits, and what strangers share costs more work instead of closing (SLOT-2). */
import type { Db } from "~/platform/db/database.server";
import {
  addressBuckets,
  type Bucket,
  bucketOf,
  refund,
  reserve,
  type Sign,
} from "~/platform/limits/limits.server";
import { enter, type OpenLimit, workNow } from "~/platform/proof-of-work/open-limit.server";
import type { SignedToken } from "~/platform/proof-of-work/signed-token.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/platform/time/durations";

type Rates = { anHour: number; aDay: number };

/** Forms of one person or address; `withoutWork`: those that came without a proof of work. */
export type SenderLimits = Rates & { name: string; withoutWork: Rates };

/** `userId`: of the signed-in person, who shares no limit with strangers; null for a stranger. */
export type Sender = { userId: string | null; clientAddress: string };

/** `harder`: so many forms are being sent that the token's work was too little; a new token asks for enough. */
export type Refused = { kind: "limited"; retryAfterSeconds: number } | { kind: "harder" };

type Arriving = { form: string; token: SignedToken; sender: Sender; limits: SenderLimits };

/** How many forms of one name per hour cost strangers only an ordinary token's light work. */
const LIGHT_AN_HOUR = 120;

/** Counts one more form, in the transaction that stores it; null if it is accepted. */
export async function admit(
  tx: Db,
  sign: Sign,
  { form, token, sender, limits }: Arriving,
): Promise<Refused | null> {
  const own = [
    ...bucketsOf(sign, sender, limits.name, limits),
    ...(token.withoutWork
      ? bucketsOf(sign, sender, `${limits.name}-withoutWork`, limits.withoutWork)
      : []),
  ];
  const shared =
    sender.userId === null
      ? await enter(tx, sign, sharedLimit(sign, form), token.withoutWork ? null : token)
      : { kind: "open" as const, taken: [] };
  if (shared.kind === "exhausted") {
    const { retryAfterSeconds } = shared;
    return token.withoutWork ? { kind: "limited", retryAfterSeconds } : { kind: "harder" };
  }
  const refusal = await reserve(tx, own);
  if (refusal === null) return null;
  if (shared.taken.length > 0) await refund(tx, shared.taken);
  return { kind: "limited", retryAfterSeconds: refusal.retryAfterSeconds };
}

/** The zero bits that a stranger's form of this name costs now, if more than usual. */
export async function extraWork(db: Db, sign: Sign, form: string): Promise<number | undefined> {
  return (await workNow(db, sign, sharedLimit(sign, form))) ?? undefined;
}

function sharedLimit(sign: Sign, form: string): OpenLimit {
  const name = `form-${form}`;
  return {
    name,
    buckets: [bucketOf(sign, { name, most: LIGHT_AN_HOUR, seconds: HOUR_SECONDS })],
  };
}

function bucketsOf(
  sign: Sign,
  { userId, clientAddress }: Sender,
  name: string,
  { anHour, aDay }: Rates,
): Bucket[] {
  const limits = [
    { name: `${name}-hour`, most: anHour, seconds: HOUR_SECONDS },
    { name: `${name}-day`, most: aDay, seconds: DAY_SECONDS },
  ];
  return limits.flatMap((limit) =>
    userId === null
      ? addressBuckets(sign, { ...limit, name: `${limit.name}-from` }, clientAddress)
      : [bucketOf(sign, { ...limit, name: `${limit.name}-person` }, userId)],
  );
}
