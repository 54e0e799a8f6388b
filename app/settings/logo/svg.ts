/** Which SVG may be kept as a logo: a drawing that runs nothing and fetches nothing. */

/**
 * What a drawing does not need. Looked for in the whole text, comments and all, so that no way of reading
 * it differently lets something through: too much is refused rather than too little.
 */
const REFUSED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["scripts", /<\s*\/?\s*(?:[\w.-]+:)?script|(?:java|vb)script\s*:/i],
  [
    "foreign content",
    /<\s*(?:[\w.-]+:)?(?:foreignobject|iframe|embed|object|audio|video|image|a)\b/i,
  ],
  ["animations", /<\s*(?:[\w.-]+:)?(?:set|animate\w*|handler|listener)\b/i],
  ["event handlers", /[\s"'/](?:[\w.-]+:)?on\w+\s*=/i],
  ["references to other files", /(?:^|[\s"'/])(?:[\w.-]+:)?(?:href|src)\s*=\s*(?!["']\s*#)/i],
  ["references to other files", /xml:base|@import|image-set\s*\(|\bsrc\s*\(|\bdata\s*:/i],
  ["a document type or entities", /<!\s*(?:doctype|entity|attlist|element|\[)/i],
  ["processing instructions", /<\?(?!xml\s)/i],
  ["an encoding other than UTF-8", /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i],
  ["backslashes", /\\/],
  ["characters that cannot be seen", /(?![\t\n\r])\p{Cc}/u],
];

/** Why an SVG may not be kept, in words; null where it may. */
export function svgFault(text: string): string | null {
  if (!/^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text))
    return "An SVG begins with <svg …>";
  if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text))
    return 'This SVG lacks xmlns="http://www.w3.org/2000/svg", so no browser would show it';
  const joined = text.replace(/<!--[\s\S]*?-->/g, "");
  for (const way of [text, joined, decoded(text), decoded(joined)]) {
    const found = REFUSED.find(([, pattern]) => pattern.test(way));
    if (found) return `This SVG contains ${found[0]}: export it as a plain drawing`;
    if (refersElsewhere(way))
      return "This SVG contains references to other files: export it as a plain drawing";
  }
  return null;
}

/** The size that the root element says, its viewBox first; null where it says none. */
export function svgSize(text: string): { width: number; height: number } | null {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? "";
  const box = /\sviewBox\s*=\s*["']([^"']*)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/);
  const said = (name: string) =>
    Number.parseFloat(
      new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1] ?? "",
    );
  const [width, height] =
    box?.length === 4 ? box.slice(2).map(Number) : ["width", "height"].map(said);
  return width && height && width > 0 && height > 0 ? { width, height } : null;
}

/** Whether a style fetches anything that is not in the drawing itself: `url(#gradient)` is. */
function refersElsewhere(text: string): boolean {
  return text
    .split(/url\s*\(/i)
    .slice(1)
    .some((rest) => !/^\s*["']?#/.test(rest));
}

/** Characters written by number or name are what they stand for. */
function decoded(text: string): string {
  return text
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => letter(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => letter(Number(code)))
    .replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => NAMED[name] ?? "");
}

const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  amp: "&",
};

function letter(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
