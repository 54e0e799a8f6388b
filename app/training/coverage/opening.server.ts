/** When a lesson's page was opened, signed: from then on its seconds are credited as far as they could have been played. */
import { timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";

/**
 * `creditedBefore`: all that was credited to the person by then; only pages opened before credit was counted by page say it,
 * and what such a page, or the progress that a browser keeps of it, brings is still credited.
 */
export type Opening = { at: Date; creditedBefore?: number | undefined };

export type Sign = (text: string) => string;

type Watching = { userId: string; lessonNumber: number; epoch: number };

/** By the database's clock, which also credits. */
export async function openedNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ at: number }>(
    sql`select floor(extract(epoch from now()) * 1000)::float8 as at`,
  );
  return new Date(rows[0]?.at ?? Date.now());
}

/** Begins with the moment, so that a browser can tell which of two is earlier. */
export function signedOpening(sign: Sign, watching: Watching, at: Date): string {
  return `${at.getTime()}.${seal(sign, watching, `${at.getTime()}`)}`;
}

/** Null if it is not of this person, this lesson and since the last reset and change of video. */
export function readOpening(
  sign: Sign,
  watching: Watching,
  signed: string | undefined,
): Opening | null {
  const facts = signed?.split(".") ?? [];
  const given = facts.pop() ?? "";
  const [one, other] = [given, seal(sign, watching, facts.join("."))].map((text) =>
    Buffer.from(text),
  );
  if (!one || !other || one.length !== other.length || !timingSafeEqual(one, other)) return null;
  const [at, creditedBefore] = facts.map(Number);
  return { at: new Date(at ?? Number.NaN), creditedBefore };
}

function seal(sign: Sign, { userId, lessonNumber, epoch }: Watching, facts: string): string {
  return sign(`opened ${userId} ${lessonNumber} ${epoch} ${facts}`);
}
