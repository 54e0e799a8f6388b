import { z } from "zod";

const link = z
  .url({ protocol: /^https$/ })
  .max(500)
  .nullable()
  .default(null);

/** Addresses of a company's own; null: the product's own page, or none where it has no such page. */
export const linksSchema = z.strictObject({
  website: link,
  linkedIn: link,
  testimonials: link,
  booking: link,
  slackInvite: link,
});

export type OwnLinks = z.output<typeof linksSchema>;

export const SHIPPED_LINKS: OwnLinks = linksSchema.parse({});

/** The stored links; `ignored` names those that are not valid. */
export function linksFrom(value: unknown): { links: OwnLinks; ignored: string[] } {
  const given = Object.entries(typeof value === "object" && value !== null ? value : {});
  let links = SHIPPED_LINKS;
  const ignored: string[] = [];
  for (const [name, address] of given) {
    const changed = linksSchema.safeParse({ ...links, [name]: address });
    if (changed.success) links = changed.data;
    else ignored.push(name);
  }
  return { links, ignored };
}
