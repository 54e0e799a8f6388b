import { createHash } from "node:crypto";

/** The id of an advertising pixel's event: the same for the same thing, and for nothing else (FUN-2). */
export function eventId(of: string): string {
  return createHash("sha256").update(`advertising ${of}`).digest("base64url").slice(0, 16);
}
