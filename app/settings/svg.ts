/** Which SVG may be kept as a logo: a drawing that runs nothing and fetches nothing. */
import { SaxesParser, type SaxesTagNS } from "saxes";

type Size = { width: number; height: number };

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";
const XMLNS = "http://www.w3.org/2000/xmlns/";

const ELEMENTS = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "switch",
  "title",
  "desc",
  "metadata",
  "style",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "textPath",

  "linearGradient",
  "radialGradient",
  "stop",
  "pattern",
  "clipPath",
  "mask",
  "marker",
  "filter",
  "feBlend",
  "feColorMatrix",
  "feComponentTransfer",
  "feComposite",
  "feConvolveMatrix",
  "feDiffuseLighting",
  "feDisplacementMap",
  "feDistantLight",
  "feDropShadow",
  "feFlood",
  "feFuncA",
  "feFuncB",
  "feFuncG",
  "feFuncR",
  "feGaussianBlur",
  "feMerge",
  "feMergeNode",
  "feMorphology",
  "feOffset",
  "fePointLight",
  "feSpecularLighting",
  "feSpotLight",
  "feTile",
  "feTurbulence",
]);
/** Drawing programs' own metadata: no browser acts on it. */
const NOTES = new Set([
  "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
  "http://www.inkscape.org/namespaces/inkscape",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://creativecommons.org/ns#",
  "http://web.resource.org/cc/",
  "http://purl.org/dc/elements/1.1/",
  "http://www.bohemiancoding.com/sketch/ns",
  "http://www.serif.com/",
  "http://ns.adobe.com/AdobeIllustrator/10.0/",
]);
/** Styles, and attributes read as styles, can fetch or run something; no drawing needs an escape. */
const REACHES_OUT = /\\|@import|\b(?:image-set|src)\s*\(|\b(?:data|javascript|vbscript)\s*:/i;
const MOST_NESTED = 100;

class Refused extends Error {}

/** The size of a drawing that may be kept; `fault`: why it may not, in words. */
export function readSvg(text: string): { size: Size } | { fault: string } {
  try {
    const size = sizeOf(rootOf(text));
    return size ? { size } : { fault: "This SVG has no size: give it a viewBox" };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.message };
    throw error;
  }
}

/** The root of a drawing. Throws `Refused`. */
function rootOf(text: string): SaxesTagNS {
  const parser = new SaxesParser({ xmlns: true });
  const open: SaxesTagNS[] = [];
  let root: SaxesTagNS | undefined;
  let style = "";
  const styled = (part: string) => {
    if (open.at(-1)?.local === "style") style += part;
  };
  parser.on("error", () => refuse("This SVG is not well-formed XML, so browsers cannot show it"));
  parser.on("xmldecl", ({ version, encoding = "utf-8" }) => {
    if (version !== "1.0" || encoding.toLowerCase() !== "utf-8")
      refuseContent("an encoding other than UTF-8");
  });
  parser.on("doctype", () => refuseContent("a document type or entities"));
  parser.on("processinginstruction", () => refuseContent("processing instructions"));
  parser.on("opentag", (tag) => {
    if (open.length >= MOST_NESTED) refuseContent(`more than ${MOST_NESTED} nested elements`);
    if (!root) checkRoot(tag);
    root ??= tag;
    checkElement(tag);
    open.push(tag);
  });
  parser.on("text", styled);
  parser.on("cdata", styled);
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  checkValue(style);
  return root ?? refuse("An SVG starts with <svg …>");
}

function checkRoot({ local, uri }: SaxesTagNS): void {
  if (local !== "svg") refuse("An SVG starts with <svg …>");
  if (uri !== SVG) refuse(`This SVG lacks xmlns="${SVG}", so no browser would show it`);
}

function checkElement({ uri, local, attributes }: SaxesTagNS): void {
  const known = uri === SVG ? ELEMENTS.has(local) : NOTES.has(uri);
  if (!known) refuseContent(`the element <${local}>`);
  for (const attribute of Object.values(attributes)) {
    if (attribute.uri === XMLNS || NOTES.has(attribute.uri)) continue;
    const name = attribute.local.toLowerCase();
    if (!["", XLINK, XML].includes(attribute.uri) || name === "base")
      refuseContent(`the attribute ${attribute.name}`);
    if (name.startsWith("on")) refuseContent("event handlers");
    if ((name === "href" || name === "src") && !attribute.value.trim().startsWith("#"))
      refuseContent("references to other files");
    checkValue(attribute.value);
  }
}

/** `url(#gradient)` refers to something in the drawing itself; any other address is external. */
function checkValue(value: string): void {
  const [, ...addresses] = value.split(/url\s*\(/i);
  if (REACHES_OUT.test(value) || addresses.some((rest) => !/^\s*["']?#/.test(rest)))
    refuseContent("references to other files");
}

/** The size that the root element states, its viewBox first; null if it states none. */
function sizeOf({ attributes }: SaxesTagNS): Size | null {
  const box = attributes.viewBox?.value.trim().split(/[\s,]+/);
  const stated = ["width", "height"].map((name) => {
    const value = attributes[name]?.value ?? "";
    return /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : Number.NaN;
  });
  const [width, height] = box?.length === 4 ? box.slice(2).map(Number) : stated;
  return width && height && width > 0 && height > 0 ? { width, height } : null;
}

function refuseContent(what: string): never {
  refuse(`This SVG contains ${what}: export it as a plain drawing`);
}

function refuse(why: string): never {
  throw new Refused(why);
}
