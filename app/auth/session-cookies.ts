/** The cookie of a session, by scheme. */
export const SESSION_COOKIES = { secure: "__Host-session", plain: "session" } as const;

const NAMED = new RegExp(`(?:^|;\\s*)(?:${Object.values(SESSION_COOKIES).join("|")})=.`);

/** Whether a Cookie header comes with a session, whosoever it is. */
export function hasSession(cookies: string): boolean {
  return NAMED.test(cookies);
}
