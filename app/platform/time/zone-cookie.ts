/** The zone of a browser, as its cookie tells it to the server, which then renders days as their reader counts them. */
import { knownZone } from "./zones";

/** Null without one, or if there is no such zone. */
export function zoneInCookie(cookies: string): string | null {
  const named = /(?:^|;\s*)zone=([\w+/-]{1,64})(?:;|$)/.exec(cookies)?.[1];
  return named === undefined ? null : knownZone(named);
}
