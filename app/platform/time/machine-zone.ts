const YEAR_SECONDS = 31_536_000;

/** The zone of this browser or server. Alone: every page loads it. */
export function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Tells the server the browser's zone (zone-cookie.ts), for the pages after this one. */
export function rememberZone(): void {
  const zone = machineZone();
  if (document.cookie.split("; ").includes(`zone=${zone}`)) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one major browser
  document.cookie = `zone=${zone}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
