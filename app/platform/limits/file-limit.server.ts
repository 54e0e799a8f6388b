/** How many files a person has made for them: exports, statements, pictures of reports. */
import type { Db } from "../db/database.server";
import { HOUR_SECONDS, waitingTime } from "../time/durations";
import { retryAfter } from "../web/responses.server";
import { bucketOf, reserve, type Sign } from "./limits.server";

const FILES = { name: "files-of-account", most: 120, seconds: HOUR_SECONDS };

/** Throws 429 with a sentence if this file is one too many. */
export async function reserveFile(db: Db, sign: Sign, userId: string): Promise<void> {
  const refusal = await reserve(db, [bucketOf(sign, FILES, userId)]);
  if (refusal === null) return;
  const wait = waitingTime(refusal.retryAfterSeconds);
  throw new Response(`You have asked for too many files. Try again in ${wait}.\n`, {
    status: 429,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...retryAfter(refusal) },
  });
}
