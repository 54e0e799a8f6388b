/** An address of one host, without a user and a password in it, which pages, logs and forms would show. */
export function isPlainAddress({ username, password, hostname }: URL): boolean {
  return username === "" && password === "" && !hostname.includes("*");
}

/** Of an http or https address without a path; null for anything else. */
export function originOf(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) return null;
  return isPlainAddress(url) ? url.origin : null;
}
