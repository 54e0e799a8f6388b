import { createHash } from "node:crypto";

/** What an event of the advertising pixel is known by: the same for the same thing, and nothing else (FUN-2). */
export function eventId(of: string): string {
  return createHash("sha256").update(`advertising ${of}`).digest("base64url").slice(0, 16);
}
