/** When a lesson's page was opened, signed: from then on its seconds are credited as far as they could have been played. */
import { timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";

/** `credited`: all seconds of videos that were credited to this person by then. */
export type Opening = { at: Date; credited: number };

export type Sign = (text: string) => string;

type Watching = { userId: string; lessonNumber: number; epoch: number };

/** By the database's clock, which also credits. */
export async function openingOf(db: Db, userId: string): Promise<Opening> {
  const { rows } = await db.execute<{ at: number; credited: number }>(
    sql`select floor(extract(epoch from now()) * 1000)::float8 as at, credited_seconds(${userId}) as credited`,
  );
  const [row] = rows;
  return { at: new Date(row?.at ?? Date.now()), credited: row?.credited ?? 0 };
}

/** Begins with the moment, so that a browser can tell which of two is earlier. */
export function signedOpening(sign: Sign, watching: Watching, { at, credited }: Opening): string {
  const facts = `${at.getTime()}.${credited}`;
  return `${facts}.${seal(sign, watching, facts)}`;
}

/** Null if it is not of this person, this lesson and since the last reset and change of video. */
export function readOpening(
  sign: Sign,
  watching: Watching,
  signed: string | undefined,
): Opening | null {
  const [at = "", credited = "", given = ""] = signed?.split(".") ?? [];
  const [one, other] = [given, seal(sign, watching, `${at}.${credited}`)].map(Buffer.from);
  if (!one || !other || one.length !== other.length || !timingSafeEqual(one, other)) return null;
  return { at: new Date(Number(at)), credited: Number(credited) };
}

function seal(sign: Sign, { userId, lessonNumber, epoch }: Watching, facts: string): string {
  return sign(`opened ${userId} ${lessonNumber} ${epoch} ${facts}`);
}
