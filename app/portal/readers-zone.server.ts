/** In which zone the server renders moments until the page is hydrated: the browser's, else the one that the person chose. */
import { eq } from "drizzle-orm";
import type { Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { zoneInCookie } from "~/platform/time/zones";

/** Null: neither is known. */
export async function readersZone(
  db: Db,
  cookies: string,
  viewer: Viewer | null,
): Promise<string | null> {
  const ofBrowser = zoneInCookie(cookies);
  if (ofBrowser !== null || viewer === null) return ofBrowser;
  const [user] = await db
    .select({ zone: users.zone })
    .from(users)
    .where(eq(users.id, viewer.userId));
  return user?.zone ?? null;
}
