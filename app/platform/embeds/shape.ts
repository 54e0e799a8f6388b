/** What the address of a provider's page looks like, and who the providers are. */
import type { EmbedKind } from "./embed";

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
