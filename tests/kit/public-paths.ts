/** Public pages that ask search engines to leave them out (SEO-1). */
export const UNLISTED: readonly string[] = [
  "/thank-you",
  "/disqualified",
  "/join-slack",
  "/request-company-email",
  "/request-company-facebook",
  "/crm-request",
  "/legal-team-form",
  "/book/next-steps",
  "/script",
];

export function listedPaths(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** Every public page: those of the sitemap, and those that it leaves out. */
export function publicPaths(sitemap: string): string[] {
  return [...listedPaths(sitemap), ...UNLISTED];
}
