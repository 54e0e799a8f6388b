/** The zone of a setter's day: the one they chose, else the browser's, or the company's until one is known (DAY-1). */
import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { knownZone, zoneInCookie } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { setterZones } from "./tables";

/** `ofCompany`: no browser of theirs has told one, on whatever page. `isChosen`: in the account, so it counts wherever they are. */
export type SetterZone = { zone: string; ofCompany: boolean; isChosen: boolean };

type Asking = { request: Request; context: Readonly<RouterContextProvider> };

/** What the tracker has heard of any browser comes before the cookie of this one, which it hears about right after. */
export async function zoneOf({ request, context }: Asking, userId: string): Promise<SetterZone> {
  const { db } = context.get(requestContext);
  const [row] = await db
    .select({ chosen: users.zone, reported: setterZones.zone })
    .from(users)
    .leftJoin(setterZones, eq(setterZones.userId, users.id))
    .where(eq(users.id, userId));
  const chosen = knownZone(row?.chosen ?? "");
  const ofBrowser = zoneInCookie(request.headers.get("Cookie") ?? "");
  const known = chosen ?? knownZone(row?.reported ?? "") ?? ofBrowser;
  const zone = known ?? calendarOf(context, "discovery").zone;
  return { zone, ofCompany: known === null, isChosen: chosen !== null };
}

/** False: there is no such zone. */
export async function storeZone(db: Db, userId: string, named: string): Promise<boolean> {
  const zone = knownZone(named);
  if (zone === null) return false;
  await db
    .insert(setterZones)
    .values({ userId, zone })
    .onConflictDoUpdate({ target: setterZones.userId, set: { zone } });
  return true;
}

/** The instant of `2026-11-23T09:30` by a zone's clocks; if they skip it, the first one after. */
export function instantOf(local: string, zone: string): string {
  const [day = "", time = ""] = local.split("T");
  return new Date(new ZoneDay(zone, day).instantFrom(minutesOf(time))).toISOString();
}
