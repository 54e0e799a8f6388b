import { z } from "zod";
import { isPlainAddress } from "~/platform/text/plain-address";
import { parsedUrl } from "~/platform/web/json";
import { refusedEntries } from "./stored-entries";

/** We have no page that replaces LinkedIn, so it shows a sample until a company sets its own. */
export const SAMPLE_LINKED_IN = "https://www.linkedin.com/company/setpoint-example";

const NO_ADDRESS = "Enter an address that starts with https://";
const link = z.string().max(500, "At most 500 characters").refine(isWebAddress, NO_ADDRESS);
const invitation = link.refine(
  isSlackInvite,
  "Enter a Slack invitation: https://join.slack.com/t/…/shared_invite/… or an address of your workspace, https://….slack.com",
);
const stored = link.nullable().default(null);

/** A company's own addresses; null: the product's own page, or none if it has no such page. */
export const linksSchema = z.strictObject({
  website: stored,
  linkedIn: stored,
  testimonials: stored,
  booking: stored,
  slackInvite: invitation.nullable().default(null),
});

export type OwnLinks = z.output<typeof linksSchema>;

export const SHIPPED_LINKS: OwnLinks = linksSchema.parse({});

/** An empty field means: none of our own. */
const orNone = (address: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(address.nullable());

export const linksForm = z.strictObject({
  website: orNone(link),
  linkedIn: orNone(link),
  testimonials: orNone(link),
  booking: orNone(link),
  slackInvite: orNone(invitation),
});

/** The stored links; `ignored` names those that are not valid. */
export function linksFrom(value: unknown): { links: OwnLinks; ignored: string[] } {
  let links = SHIPPED_LINKS;
  const ignored = refusedEntries(value, (name, address) => {
    const changed = linksSchema.safeParse({ ...links, [name]: address });
    links = changed.data ?? links;
    return changed.success;
  });
  return { links, ignored };
}

function isWebAddress(text: string): boolean {
  const url = /^https:\/\/[^\s\\"'<>]+$/i.test(text) ? parsedUrl(text) : null;
  return url !== null && isPlainAddress(url) && /[^.]\.[^.]/.test(url.hostname);
}

/** join.slack.com with an invitation in its path, or the company's own workspace. */
function isSlackInvite(text: string): boolean {
  const { hostname = "", pathname = "" } = parsedUrl(text) ?? {};
  if (hostname === "join.slack.com") return /^\/t\/[\w-]+\/shared_invite\/[\w~-]+$/.test(pathname);
  return /^[a-z0-9-]+(?:\.enterprise)?\.slack\.com$/.test(hostname);
}
