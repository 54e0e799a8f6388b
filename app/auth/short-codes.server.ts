/** Codes from when there were fewer people: shorter than new ones, they hold the limit of wrong tries down (PEOPLE-6). */
import { and, asc, count, eq, lt } from "drizzle-orm";
import { type Actor, recordEvents } from "~/events/events.server";
import type { Config } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import { replaceCode, traineesOnly } from "./accounts.server";
import { newCodeDigits } from "./code-counts.server";
import type { CodeVault } from "./code-vault.server";
import { reachableAddress } from "./own-address.server";
import { trainingCredentials, users } from "./tables";

type Length = Pick<Config, "accessCodeLength">;

/** How many active trainees have one, and how many digits a new code has. */
export async function shortCodes(
  db: Db,
  config: Length,
): Promise<{ short: number; digits: number }> {
  const digits = await newCodeDigits(db, config.accessCodeLength);
  const [row] = await db
    .select({ short: count() })
    .from(trainingCredentials)
    .where(isShort(db, digits));
  return { short: row?.short ?? 0, digits };
}

export type ReplacedCode = {
  userId: string;
  name: string;
  address: string | null;
  accessCode: string;
};

type Replacing = { vault: CodeVault; config: Length; actor: Actor; most: number };

/** Gives them new codes of one length, the earliest accounts first; what the old ones opened ends. */
export async function replaceShortCodes(
  tx: Db,
  { vault, config, actor, most }: Replacing,
): Promise<ReplacedCode[]> {
  const digits = await newCodeDigits(tx, config.accessCodeLength);
  const people = await tx
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(trainingCredentials)
    .innerJoin(users, eq(users.id, trainingCredentials.userId))
    .where(isShort(tx, digits))
    .orderBy(asc(trainingCredentials.createdAt), asc(users.id))
    .limit(most)
    .for("update", { of: trainingCredentials });
  const replaced: ReplacedCode[] = [];
  for (const { userId, name, email } of people) {
    const made = await replaceCode(tx, vault, userId, digits);
    if (made === null) continue;
    const { accessCode } = made;
    replaced.push({ userId, name, address: reachableAddress(email), accessCode });
  }
  await recordEvents(
    tx,
    replaced.map(({ userId, name }) => ({
      actor,
      verb: "codes.replace" as const,
      subject: { kind: "trainee" as const, id: userId, label: name },
      before: null,
      after: { digits },
    })),
  );
  return replaced;
}

function isShort(db: Db, digits: number) {
  const { isActive, accessCodeDigits } = trainingCredentials;
  return and(eq(isActive, true), lt(accessCodeDigits, digits), traineesOnly(db));
}
