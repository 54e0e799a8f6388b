/** An SVG as drawing programs write it, without its document type: nothing that one declares is resolved (OWN-10). Pure. */

const NAMESPACE = /\sxmlns(?::([\w.-]+))?\s*=\s*(["'])&[\w.-]+;\2/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)[A-Za-z_][\w.-]*;/g;

const KNOWN: Readonly<Record<string, string>> = {
  "": "http://www.w3.org/2000/svg",
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
};

/** The same bytes if there is no document type, or if they are no text. */
export function cleanedSvg(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const begin = text.search(/<!DOCTYPE/i);
  if (!text.includes("<svg") || begin < 0) return bytes;
  const clean = (text.slice(0, begin) + text.slice(endOfType(text, begin)))
    // Illustrator names its namespaces by entities.
    .replace(NAMESPACE, (_, prefix: string = "") => {
      const name = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
      return ` ${name}="${KNOWN[prefix] ?? `urn:${prefix}`}"`;
    })
    .replace(ENTITY, "");
  return new TextEncoder().encode(clean);
}

/** Behind the document type that begins here: what it declares stands in brackets. */
function endOfType(text: string, begin: number): number {
  const [bracket, simple] = [text.indexOf("[", begin), text.indexOf(">", begin)];
  const declared = bracket >= 0 && bracket < simple ? text.indexOf("]", bracket) : begin;
  const end = declared < 0 ? -1 : text.indexOf(">", declared);
  return end < 0 ? text.length : end + 1;
}
