/** Small pictures of each kind, and files that only pretend to be one. */
import path from "node:path";
import sharp from "sharp";

/** A whole PNG; each time another one. */
export async function aPicture(width = 400, height = 300): Promise<Uint8Array<ArrayBuffer>> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
  const png = sharp({ create: { width, height, channels: 3, background } }).png();
  return new Uint8Array(await png.toBuffer());
}

/** A PNG of that size, as far as its header. */
export function aPng(width = 64, height = 64, bytes = 200): Uint8Array<ArrayBuffer> {
  const png = new Uint8Array(bytes);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(png.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}

/** A JPEG with a comment before its frame. */
export function aJpeg(width = 80, height = 40): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, ...frame, 3, 1, 0, 0]);
}

/** A lossless WebP. */
export function aWebp(width = 100, height = 50): Uint8Array<ArrayBuffer> {
  const webp = new Uint8Array(40);
  webp.set(new TextEncoder().encode("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f"));
  new DataView(webp.buffer).setUint32(21, (width - 1) | ((height - 1) << 14), true);
  return webp;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

export function anSvg(inside = '<path d="M0 0h200v100z" fill="#c40"/>', root = SVG): string {
  return `<svg ${root}>${inside}</svg>`;
}

/** A use of a use, and so on: `each` times as many at every level. */
export function nestedUses(levels: number, each: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const uses = `<use href="#u${level}"/>`.repeat(each);
    return `<g id="u${level + 1}">${uses}</g>`;
  });
  const first = '<path id="u0" d="M0 0h200v100z"/>';
  return anSvg(`<defs>${first}${groups.join("")}</defs><use href="#u${levels}"/>`);
}

/** What a drawing may hold, or hold without its being drawn; each shows something. */
export const DRAWABLE_SVGS: readonly string[] = [
  anSvg(),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${anSvg()}`,
  anSvg(
    '<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b"><path id="c" d="M0 0h200v100z"/><use href="#c"/><use xlink:href="#c"/><title>North &amp; South</title></g>',
    `${SVG} ${XLINK}`,
  ),
  anSvg(
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><ink:grid xmlns:ink="http://www.inkscape.org/namespaces/inkscape" ink:x="1"/><style><![CDATA[.a{fill:red}]]></style><path class="a" d="M0 0h200v100z"/>',
    `${SVG} xml:space="preserve"`,
  ),
  anSvg('<path d="M0 0h48v24z"/>', 'xmlns="http://www.w3.org/2000/svg" width="48px" height="24"'),
  anSvg('<path d="M0 0h20000v10000z"/>', SVG.replace("200 100", "20000 10000")),
  anSvg(`<path d="M0 0h200v100z" ${manyAttributes(20_000)}/>`),
  nestedUses(3, 10),
];

/** That a drawing could show if it were let. */
const PICTURE_HERE = path.resolve("docs/tour/settings-light.png");

/** What drawings hold that run something, or fetch something, or hide that they do. */
const HOSTILE_PARTS: readonly string[] = [
  "<script>alert(1)</script>",
  "<SCRIPT href='https://evil.example/a.js'/>",
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  "<foreignObject><iframe src='https://evil.example'/></foreignObject>",
  '<path onclick="alert(1)" d="M0 0"/>',
  '<path\nonload\n=\n"alert(1)"/>',
  '<image href="https://evil.example/a.png" width="200" height="100"/>',
  `<image href="${PICTURE_HERE}" width="200" height="100"/>`,
  `<image href="file://${PICTURE_HERE}" width="200" height="100"/>`,
  '<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="/etc/hostname" parse="text"/>',
  '<use href="https://evil.example/a.svg#b"/>',
  `<use ${XLINK} xlink:href="data:image/svg+xml,..."/>`,
  '<feImage href="https://evil.example/a.png"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="xlink:href" values="https://evil.example"/>',
  "<style>@import 'https://evil.example/a.css';</style>",
  "<style>@\\69mport 'https://evil.example';</style>",
  "<style><![CDATA[@import 'file:///etc/hostname';]]></style>",
  '<path style="fill:url(https://evil.example/a)" d="M0 0"/>',
  '<path fill="url( \'//evil.example/a#b\')" d="M0 0"/>',
  '<g xml:base="https://evil.example/"><use href="#a"/></g>',
];

/** Drawings with several of these, because each takes a process: only what is drawn of them is kept. */
export const HOSTILE_SVGS: readonly string[] = [0, 1, 2, 3].map((quarter) => {
  const parts = HOSTILE_PARTS.filter((_, at) => at % 4 === quarter);
  return anSvg(`${parts.join("")}<path d="M0 0h200v100z" fill="#c40"/>`);
});

/** Drawings that show nothing, or that no one can draw. */
export const BLANK_SVGS: readonly string[] = [
  anSvg(""),
  anSvg("<script>alert(1)</script>"),
  anSvg(`<image href="file://${PICTURE_HERE}" width="200" height="100"/>`),
  anSvg("<g>"),
  anSvg("&nbsp;"),
  anSvg("<g>".repeat(5_000) + "</g>".repeat(5_000)),
  `${"<!---->".repeat(29)}x${anSvg()}`,
  `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>${anSvg("<text y='50'>&a;</text>")}`,
  `<html><body>${anSvg()}<script>alert(1)</script></body></html>`,
  "<svg><path/></svg>",
  anSvg("<path/>", 'xmlns="http://www.w3.org/2000/svg"'),
  anSvg('<path d="M0 0h9v9z"/>', 'xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"'),
  anSvg('<path d="M0 0h9v9z"/>', SVG.replace("200 100", "3000 100")),
];

/** Drawings that would take all time and memory. */
export const SPRAWLING_SVGS: readonly string[] = [
  nestedUses(20, 10),
  anSvg(
    `<filter id="f">${'<feTurbulence baseFrequency="0.05" numOctaves="9999"/>'.repeat(2_000)}</filter><g filter="url(#f)"><path d="M0 0h200v100z"/></g>`,
  ),
];

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}="1"`).join(" ");
}

/** Files that are no picture, whatever they are called. */
export const NO_PICTURES: readonly (readonly [what: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  ["nothing", new Uint8Array()],
  ["a page", bytesOf("<!doctype html><script>alert(1)</script>")],
  ["a GIF", bytesOf("GIF89a\x01\0\x01\0")],
  ["a PNG that stops", aPng().slice(0, 12)],
  ["a PNG without a size", aPng(0, 0)],
  ["a JPEG without a frame", new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
  ["a PDF", bytesOf("%PDF-1.7 <svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["an SVG in UTF-16", new Uint8Array(Buffer.from(`\ufeff${anSvg()}`, "utf16le"))],
];

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
