/** A third-party page embedded in ours: what is stored about it, who the providers are, and what their addresses look like. */

export const EMBED_KINDS = ["booking", "form", "chat", "document", "video"] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

/** `provider`: one of the known ones; `address`: the https address our own iframe is built from. */
export type Embed = { provider: string; address: string };

/**
 * `address`: what the iframe loads. `speaks`: its page sends a message as soon as it has loaded, so it waits for our
 * script, which must not miss that; without one it is framed at the embed's own address. `origins`: where messages may
 * come from; `https://*.` stands for any host below.
 */
export type Frame = {
  address: string;
  title: string;
  allow: string;
  sandbox: string | undefined;
  speaks: boolean;
  origins: readonly string[];
};

/** An embed with its iframe: what a browser gets, which does not need the address shapes. */
export type FramedEmbed = Embed & { frame: Frame };

/**
 * `host` and `path`: patterns that match them entirely. `query`: required keys, `kept`: optional keys, each with the
 * pattern of its value. `address` is what is stored: `$1` is a part of the path, `{host}` the host, `{v}` a value of
 * `query`. Nothing else that was pasted is.
 */
export type Shape = {
  provider: ProviderName;
  kind: EmbedKind;
  host: RegExp;
  path: RegExp;
  query?: Readonly<Record<string, RegExp>>;
  kept?: Readonly<Record<string, RegExp>>;
  address: string;
  example: string;
  /** Any company's own host matches: it says nothing about the provider. */
  anyHost?: true;
};

/** Names under which providers are stored, and how people write them. */
export const PROVIDERS = {
  calendly: "Calendly",
  cal: "Cal.com",
  gohighlevel: "GoHighLevel",
  acuity: "Acuity",
  tidycal: "TidyCal",
  savvycal: "SavvyCal",
  youcanbookme: "YouCanBookMe",
  "google-calendar": "Google Calendar",
  hubspot: "HubSpot",
  typeform: "Typeform",
  tally: "Tally",
  jotform: "Jotform",
  "google-forms": "Google Forms",
  "microsoft-forms": "Microsoft Forms",
  airtable: "Airtable",
  fillout: "Fillout",
  chatbase: "Chatbase",
  botpress: "Botpress",
  "google-drive": "Google Drive",
  pdf: "PDF",
  youtube: "YouTube",
  vimeo: "Vimeo",
  loom: "Loom",
  wistia: "Wistia",
  bunny: "Bunny",
} as const;

export type ProviderName = keyof typeof PROVIDERS;

export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name);
}
