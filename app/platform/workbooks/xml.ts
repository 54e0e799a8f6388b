/**
 * The tags and texts of an XML file, one after the other. A document type is refused: nothing we read has one, and its
 * entities are how such files attack. Pure; runs anywhere.
 */
import { damaged } from "./unreadable";

/** `tag`: without its prefix; `isEnd`: `</row>`; `isEmpty`: `<c/>`, which has no end. */
export type XmlPiece =
  | { tag: string; isEnd: boolean; isEmpty: boolean; attributes: string }
  | { text: string };

export function* xmlPieces(xml: string): Generator<XmlPiece> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf("<", at);
    const textEnd = open < 0 ? xml.length : open;
    if (textEnd > at) yield { text: decoded(xml.slice(at, textEnd)) };
    if (open < 0) return;
    if (xml.startsWith("<![CDATA[", open)) {
      const end = indexAfter(xml, "]]>", open);
      yield { text: xml.slice(open + 9, end - 3) };
      at = end;
    } else if (xml.startsWith("<!--", open)) at = indexAfter(xml, "-->", open);
    else if (xml.startsWith("<?", open)) at = indexAfter(xml, "?>", open);
    else if (xml.startsWith("<!", open)) throw damaged();
    else {
      const end = tagEnd(xml, open);
      yield tagIn(xml.slice(open + 1, end));
      at = end + 1;
    }
  }
}

/** One attribute of a tag, by its name with or without a prefix. */
export function attribute(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes[at - 1] ?? " ";
    const rest = attributes.slice(at + name.length).trimStart();
    if ((before.trim() !== "" && before !== ":") || !rest.startsWith("=")) continue;
    const value = rest.slice(1).trimStart();
    const quote = value[0] ?? "";
    const end = quote === '"' || quote === "'" ? value.indexOf(quote, 1) : -1;
    if (end > 0) return decoded(value.slice(1, end));
  }
  return null;
}

function tagIn(inside: string): XmlPiece {
  const isEnd = inside.startsWith("/");
  const isEmpty = inside.endsWith("/");
  const body = inside.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined);
  const blank = body.search(/\s/);
  const full = blank < 0 ? body : body.slice(0, blank);
  return {
    tag: full.slice(full.indexOf(":") + 1),
    isEnd,
    isEmpty,
    attributes: blank < 0 ? "" : body.slice(blank),
  };
}

/** A value in quotation marks may hold the sign that ends a tag. */
function tagEnd(xml: string, open: number): number {
  let quote = "";
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at];
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === ">") return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  throw damaged();
}

function indexAfter(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found < 0) throw damaged();
  return found + mark.length;
}

const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return NAMED[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
