/** Whether a group session's way in is open, and who came, came late or did not come (WEEK-6). Pure. */
import { MINUTE_MS } from "~/platform/time/durations";
import { openSpan } from "../open-span";
import type { attendance } from "../tables";

/** After its start. */
const LATE_MINUTES = 5;

type Span = { startsAt: Date; endsAt: Date };

export function doorOf(session: Span, now: number): "early" | "open" | "over" {
  const { from, until } = openSpan(session);
  if (now < from) return "early";
  return now < until ? "open" : "over";
}

/** What a person may say of someone's coming. */
export type Mark = NonNullable<(typeof attendance.$inferSelect)["marked"]>;

/** As stored: when someone opened the link, since when they were in the call, and what a person said of it. */
export type Presence = { firstAt: Date | null; calledFrom: Date | null; marked: Mark | null };

/** When someone came; the call knows better than the link. */
function cameAt({ firstAt, calledFrom }: Presence): Date | null {
  return calledFrom ?? firstAt;
}

export type Standing = Mark | "expected";

/** Nobody is absent before the session is over, unless a person says so, who knows best. */
export function standingOf(session: Span, presence: Presence | null, now: number): Standing {
  if (presence?.marked) return presence.marked;
  const came = presence && cameAt(presence);
  if (came) return +came > +session.startsAt + LATE_MINUTES * MINUTE_MS ? "late" : "came";
  return now < +session.endsAt ? "expected" : "absent";
}
