/** An address of one host, without a user and a password in it, which pages, logs and forms would show. */
export function isPlainAddress({ username, password, hostname }: URL): boolean {
  return username === "" && password === "" && !hostname.includes("*");
}
