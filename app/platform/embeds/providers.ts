/** Turns what an administrator pasted into an embed: a provider, and an address built here from verified parts. */
import { BOOKING_SHAPES } from "./booking-shapes";
import { type Embed, type EmbedKind, PROVIDERS, type ProviderName, type Shape } from "./embed";
import { FORM_SHAPES } from "./form-shapes";
import { MEDIA_SHAPES } from "./media-shapes";
import { addressIn, readAddress, type WrittenAddress } from "./pasted";

/** The pages of providers that may be embedded in ours, each by the shape of its address. */
const SHAPES: readonly Shape[] = [...BOOKING_SHAPES, ...FORM_SHAPES, ...MEDIA_SHAPES];

const LONGEST_PASTED = 10_000;
const LONGEST_ADDRESS = 2_000;

const PLACES: Record<EmbedKind, string> = {
  booking: "a booking page",
  form: "a form",
  chat: "a chat",
  document: "a document",
  video: "a video",
};

/** Signing services: opening such an address signs as that person, and it expires within minutes. */
const SIGNING: readonly { host: RegExp; title: string }[] = [
  { host: /(?:^|\.)pandadoc\.com$/, title: "PandaDoc" },
  { host: /(?:^|\.)docusign\.(?:com|net)$/, title: "DocuSign" },
  { host: /(?:^|\.)(?:hellosign|dropboxsign)\.com$/, title: "Dropbox Sign" },
  { host: /(?:^|\.)signwell\.com$/, title: "SignWell" },
];

/**
 * What an administrator pasted, an address or an embed code, as an embed of this kind; or why it is not one, in
 * sentences (SLOT-1). Only verified ids and switches are kept from it, in an address built here.
 */
export function embedFrom(kind: EmbedKind, pasted: string): Embed | { fault: string } {
  const fault = (why: string) => ({ fault: `${why} ${expectedFor(kind)}` });
  if (pasted.length > LONGEST_PASTED)
    return fault("This is longer than 10,000 characters. Paste the address alone.");
  if (/\sdata-tf-live\b/i.test(pasted))
    return fault(
      "This Typeform code does not name the form, and Typeform did not say which one it is. Paste the form's address instead.",
    );
  const found = addressIn(pasted);
  if (found === null) return fault("There is no address in this.");
  const address = found.length <= LONGEST_ADDRESS ? readAddress(found) : null;
  if (!address) return fault("The address must begin with https:// and be written plainly.");
  const signing = SIGNING.find(({ host }) => host.test(address.host));
  if (signing)
    return {
      fault: `An address of ${signing.title} is one person's signing session and soon ends, so it cannot stand on a public page. Show a copy of the document instead, such as ${exampleOf("document")}.`,
    };
  return readEmbed(kind, address) ?? fault(whyUnknown(kind, address));
}

/** Whether a stored embed is one that `embedFrom` made for this kind. */
export function isEmbed(kind: EmbedKind, { provider, address }: Embed): boolean {
  const written = readAddress(address);
  const embed = written && readEmbed(kind, written);
  return embed?.provider === provider && embed.address === address;
}

export function providersOf(kind: EmbedKind): { title: string; example: string }[] {
  const shapes = new Map<ProviderName, Shape>();
  for (const shape of SHAPES)
    if (shape.kind === kind && !shapes.has(shape.provider)) shapes.set(shape.provider, shape);
  return [...shapes.values()].map(({ provider, example }) => ({
    title: PROVIDERS[provider],
    example,
  }));
}

function readEmbed(kind: EmbedKind, written: WrittenAddress): Embed | null {
  for (const shape of SHAPES) {
    const address = shape.kind === kind ? builtAddress(shape, written) : null;
    if (address !== null) return { provider: shape.provider, address };
  }
  return null;
}

function builtAddress(shape: Shape, { host, path, query }: WrittenAddress): string | null {
  const parts = shape.host.test(host) ? shape.path.exec(path) : null;
  if (!parts) return null;
  const filled: Record<string, string> = { host };
  for (const [key, pattern] of Object.entries(shape.query ?? {})) {
    const value = query.get(key);
    if (value === null || !pattern.test(value)) return null;
    filled[key] = value;
  }
  const address = shape.address
    .replace(/\$(\d)/g, (_, part) => parts[Number(part)] ?? "")
    .replace(/\{(\w+)\}/g, (_, key) => filled[key] ?? "");
  const kept = Object.entries(shape.kept ?? {}).flatMap(([key, pattern]) => {
    const value = query.get(key);
    return value !== null && pattern.test(value) ? [`${key}=${value}`] : [];
  });
  return [address, ...kept].reduce(
    (built, value) => `${built}${built.includes("?") ? "&" : "?"}${value}`,
  );
}

function whyUnknown(kind: EmbedKind, { host }: WrittenAddress): string {
  const known = SHAPES.filter((shape) => !shape.anyHost && shape.host.test(host));
  const provider = (known.find((shape) => shape.kind === kind) ?? known[0])?.provider;
  const titles = inWords(providersOf(kind).map(({ title }) => title));
  if (provider === undefined) return `This is not an address of ${titles}.`;
  return `This address of ${PROVIDERS[provider]} is not that of ${PLACES[kind]}.`;
}

function expectedFor(kind: EmbedKind): string {
  return `Expected is one such as ${exampleOf(kind)}.`;
}

function exampleOf(kind: EmbedKind): string {
  return providersOf(kind)[0]?.example ?? "";
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}
