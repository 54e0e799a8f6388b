/** Addresses of media, signed for one person and about an hour. */
import { timingSafeEqual } from "node:crypto";
import { HOUR_MS } from "../time/durations";

/** A keyed hash. */
export type Sign = (text: string) => string;

type Addressed = {
  id: string;
  part: string;
  /** The person's id. */
  viewer: string;
  /** In milliseconds. */
  now: number;
};

/** The same for a whole hour, so browsers keep what they have; it opens until the end of the next hour. */
export function mediaAddress(sign: Sign, { id, part, viewer, now }: Addressed): string {
  const hour = hourOf(now);
  return `/media/${id}/${part}?hour=${hour}&for=${signature(sign, { id, part, viewer, hour })}`;
}

/** Whether an address with this query is this person's and still opens. */
export function isOpen(sign: Sign, query: URLSearchParams, asked: Addressed): boolean {
  const given = query.get("hour") ?? "";
  const hour = Number(given);
  const age = hourOf(asked.now) - hour;
  if (!/^\d{1,9}$/.test(given) || age < 0 || age > 1) return false;
  const [one, other] = [query.get("for") ?? "", signature(sign, { ...asked, hour })].map((text) =>
    Buffer.from(text),
  );
  return one?.length === other?.length && one && other ? timingSafeEqual(one, other) : false;
}

function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS);
}

function signature(
  sign: Sign,
  { id, part, viewer, hour }: Omit<Addressed, "now"> & { hour: number },
): string {
  return sign(`media ${JSON.stringify([id, part, viewer, hour])}`);
}
