/** An embed's iframe: its address, what it may do, and the origins its messages come from. */
import type { PagePolicy } from "../web/security-headers.server";
import {
  EMBED_KINDS,
  type Embed,
  type Frame,
  type FramedEmbed,
  isProvider,
  PROVIDERS,
  type ProviderName,
} from "./embed";
import { isEmbed } from "./providers";

type Rules = {
  /** Added to the address so the provider's page knows that it is framed, and sends messages. */
  query?: Readonly<Record<string, string>>;
  path?: string;
  speaks?: true;
  /** Additional origins that the page may navigate to inside the frame. */
  alsoFrom?: readonly string[];
  allow?: string;
  /** Null: none. */
  sandbox?: string | null;
};

const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";
/** After booking or submitting, a company may redirect its visitors to its own page. */
const LEADS_ON = `${SANDBOX} allow-modals allow-downloads allow-top-navigation-by-user-activation`;
/** This one redirects automatically, some time after the click. */
const LEADS_ON_LATE = `${SANDBOX} allow-modals allow-downloads allow-top-navigation`;
const VIDEO = {
  allow: "accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture; fullscreen",
  sandbox:
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation",
};

const RULES: Record<ProviderName, Rules> = {
  // Its page only messages its parent if given a domain; Calendly's own React component sends this one.
  calendly: { query: { embed_domain: "1", embed_type: "Inline" }, speaks: true, sandbox: LEADS_ON },
  cal: {
    path: "/embed",
    query: { embed: "", embedType: "inline" },
    speaks: true,
    alsoFrom: ["https://app.cal.com", "https://cal.com", "https://app.cal.eu", "https://cal.eu"],
    sandbox: LEADS_ON,
  },
  gohighlevel: {
    speaks: true,
    alsoFrom: ["https://api.leadconnectorhq.com", "https://link.msgsndr.com"],
    sandbox: LEADS_ON_LATE,
  },
  acuity: { sandbox: LEADS_ON },
  tidycal: { sandbox: LEADS_ON },
  savvycal: { path: "/embed", sandbox: LEADS_ON },
  youcanbookme: { query: { noframe: "true", skipHeaderFooter: "true" }, sandbox: LEADS_ON },
  // A short address redirects to the page itself.
  "google-calendar": { alsoFrom: ["https://calendar.google.com"], sandbox: LEADS_ON },
  hubspot: { sandbox: LEADS_ON },
  typeform: {
    query: { "typeform-embed-id": "embed", "typeform-embed": "embed-widget" },
    speaks: true,
    sandbox: LEADS_ON,
  },
  tally: { query: { dynamicHeight: "1" }, speaks: true, sandbox: LEADS_ON },
  // Entries go to another of its hosts, and its thank-you page comes from there.
  jotform: { alsoFrom: ["https://*.jotform.com"], speaks: true, sandbox: LEADS_ON },
  "google-forms": { query: { embedded: "true" }, alsoFrom: ["https://docs.google.com"] },
  "microsoft-forms": {
    alsoFrom: [
      "https://forms.office.com",
      "https://forms.microsoft.com",
      "https://forms.cloud.microsoft",
    ],
  },
  airtable: {},
  fillout: { sandbox: LEADS_ON },
  chatbase: { allow: "clipboard-write" },
  botpress: { allow: "clipboard-write" },
  "google-drive": { allow: "fullscreen", sandbox: `${SANDBOX} allow-downloads` },
  // Browsers show no PDF in a sandbox.
  pdf: { allow: "fullscreen", sandbox: null },
  youtube: VIDEO,
  vimeo: { ...VIDEO, query: { dnt: "1" } },
  loom: VIDEO,
  wistia: VIDEO,
  bunny: {
    ...VIDEO,
    alsoFrom: ["https://iframe.mediadelivery.net", "https://player.mediadelivery.net"],
  },
};

/** An embed with its iframe; null if the stored value is not one that `embedFrom` makes. */
export function framed(embed: Embed): FramedEmbed | null {
  const rules = rulesOf(embed);
  return rules && { ...embed, frame: frameOf(embed, rules) };
}

function frameOf(embed: Embed, rules: Rules): Frame {
  return {
    address: framedAddress(embed.address, rules),
    title: titleOf(embed),
    allow: rules.allow ?? "fullscreen; clipboard-write",
    sandbox: rules.sandbox === null ? undefined : (rules.sandbox ?? SANDBOX),
    // A form provider may also have chats, whose messages are unknown.
    speaks: rules.speaks === true && !isEmbed("chat", embed),
    origins: [new URL(embed.address).origin, ...(rules.alsoFrom ?? [])],
  };
}

/** What a page needs from other origins to show these embeds. */
export function framePolicy(...embeds: (FramedEmbed | null)[]): PagePolicy {
  const frames = new Set(embeds.flatMap((embed) => embed?.frame.origins ?? []));
  return frames.size > 0 ? { frames: [...frames] } : {};
}

function rulesOf(embed: Embed): Rules | null {
  const known = EMBED_KINDS.some((kind) => isEmbed(kind, embed));
  return known && isProvider(embed.provider) ? RULES[embed.provider] : null;
}

function titleOf({ provider }: Embed): string {
  return isProvider(provider) ? PROVIDERS[provider] : provider;
}

function framedAddress(address: string, { path = "", query = {} }: Rules): string {
  const url = new URL(address);
  url.pathname += path;
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}
