/** The zone of a browser, as its cookie tells it to the server, which then renders days as their reader counts them. */
import { knownZone, machineZone } from "./zones";

const YEAR_SECONDS = 31_536_000;

/** Null without one, or if there is no such zone. */
export function zoneInCookie(cookies: string): string | null {
  const named = /(?:^|;\s*)zone=([\w+/-]{1,64})(?:;|$)/.exec(cookies)?.[1];
  return named === undefined ? null : knownZone(named);
}

/** In the browser, for the pages after this one. */
export function rememberZone(): void {
  const zone = machineZone();
  if (zoneInCookie(document.cookie) === zone) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one major browser
  document.cookie = `zone=${zone}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
