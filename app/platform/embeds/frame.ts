/** The iframe of an embed: its address, what it may do, and the origins it speaks from. */
import type { PagePolicy } from "../web/security-headers.server";
import { EMBED_KINDS, type Embed } from "./embed";
import { isEmbed } from "./providers";
import { isProvider, PROVIDERS, type ProviderName } from "./shapes";

/**
 * `address`: what the iframe loads. `speaks`: its page sends a message as soon as it has loaded, so it waits
 * for our script, which must not miss that; without one it is framed at `withoutScript`.
 */
export type Frame = {
  address: string;
  withoutScript: string;
  title: string;
  allow: string;
  sandbox: string | undefined;
  speaks: boolean;
};

type Rules = {
  /** What is added to the address, so that the provider's page knows that it is framed, and speaks. */
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
/** After booking or submitting, a company may send its visitors on to its own page. */
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
  // A short address leads on to the page itself.
  "google-calendar": { alsoFrom: ["https://calendar.google.com"], sandbox: LEADS_ON },
  hubspot: { sandbox: LEADS_ON },
  typeform: {
    query: { "typeform-embed-id": "embed", "typeform-embed": "embed-widget" },
    speaks: true,
    sandbox: LEADS_ON,
  },
  tally: { query: { dynamicHeight: "1" }, speaks: true, sandbox: LEADS_ON },
  // What is filled in goes to another of its hosts, and the page that thanks comes from there.
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

/** The iframe of an embed; null where what was stored is not what `embedFrom` makes. */
export function frameOf(embed: Embed): Frame | null {
  const rules = rulesOf(embed);
  if (!rules) return null;
  const address = framedAddress(embed.address, rules);
  return {
    address,
    withoutScript: embed.address,
    title: titleOf(embed),
    allow: rules.allow ?? "fullscreen; clipboard-write",
    sandbox: rules.sandbox === null ? undefined : (rules.sandbox ?? SANDBOX),
    // A form provider may also have chats, whose messages are unknown.
    speaks: rules.speaks === true && !isEmbed("chat", embed),
  };
}

/** What a page needs from other origins to show these embeds. */
export function framePolicy(...embeds: (Embed | null)[]): PagePolicy {
  const frames = new Set(embeds.flatMap((embed) => (embed ? framedOrigins(embed) : [])));
  return frames.size > 0 ? { frames: [...frames] } : {};
}

/** Whether a message from this origin may be the provider's. */
export function speaksFrom(embed: Embed, origin: string): boolean {
  return framedOrigins(embed).some((known) =>
    known.startsWith("https://*.")
      ? origin.startsWith("https://") && origin.endsWith(known.slice("https://*".length))
      : origin === known,
  );
}

function framedOrigins(embed: Embed): string[] {
  const rules = rulesOf(embed);
  return rules ? [new URL(embed.address).origin, ...(rules.alsoFrom ?? [])] : [];
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
