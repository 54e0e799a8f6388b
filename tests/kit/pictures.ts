/** Small pictures of each kind, and files that only pretend to be one. */
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

/** What a drawing may hold. */
export const HARMLESS_SVGS: readonly string[] = [
  anSvg(),
  `${"<!---->".repeat(5_000)}${anSvg()}`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${anSvg()}`,
  anSvg(
    '<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b"><use href="#c"/><use xlink:href="#c"/><title>North &amp; South</title></g>',
    `${SVG} ${XLINK}`,
  ),
  anSvg(
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><ink:grid xmlns:ink="http://www.inkscape.org/namespaces/inkscape" ink:x="1"/><style><![CDATA[.a{fill:url(#a)}]]></style>',
    `${SVG} xml:space="preserve"`,
  ),
  anSvg("", 'xmlns="http://www.w3.org/2000/svg" width="48px" height="24"'),
];

/** Drawings that run something, or fetch something, or hide that they do. */
export const HOSTILE_SVGS: readonly string[] = [
  anSvg("<script>alert(1)</script>"),
  anSvg("<SCRIPT href='https://evil.example/a.js'/>"),
  anSvg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  ...["script", "image", "foreignObject", "a", "animate"].map((name) =>
    anSvg(`<é:${name} xmlns:é="http://www.w3.org/2000/svg"/>`),
  ),
  anSvg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  anSvg('<feImage href="#a"/>'),
  anSvg("<g>".repeat(5_000) + "</g>".repeat(5_000)),
  `${"<!---->".repeat(29)}x${anSvg()}`,
  anSvg("<g>"),
  anSvg("&nbsp;"),
  anSvg("<foreignObject><iframe src='https://evil.example'/></foreignObject>"),
  anSvg('<path onclick="alert(1)" d="M0 0"/>'),
  anSvg('<path\nonload\n=\n"alert(1)"/>'),
  anSvg("", 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"'),
  anSvg('<image href="https://evil.example/a.png"/>'),
  anSvg('<use href="https://evil.example/a.svg#b"/>'),
  anSvg(`<use ${XLINK} xlink:href="data:image/svg+xml,..."/>`),
  anSvg('<use xmlns:é="http://www.w3.org/1999/xlink" é:href="https://evil.example/a.svg#b"/>'),
  anSvg('<use href = "&#104;ttps://evil.example"/>'),
  anSvg('<a href="javascript:alert(1)"><path/></a>'),
  anSvg('<set attributeName="href" to="javascript:alert(1)"/>'),
  anSvg('<animate attributeName="xlink:href" values="https://evil.example"/>'),
  anSvg("<style>@import 'https://evil.example/a.css';</style>"),
  anSvg("<style>@im<!-- -->port 'https://evil.example';</style>"),
  anSvg("<style>@im<g/>port 'https://evil.example';</style>"),
  anSvg("<style>@\\69mport 'https://evil.example';</style>"),
  anSvg("<style><![CDATA[@import 'https://evil.example';]]></style>"),
  anSvg('<path style="fill:url(https://evil.example/a)"/>'),
  anSvg('<path style="fill:&#x75;rl(//evil.example/a)"/>'),
  anSvg("<path fill=\"url( '//evil.example/a#b')\"/>"),
  anSvg('<g xml:base="https://evil.example/"><use href="#a"/></g>'),
  `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${anSvg("&a;")}`,
  `<?xml-stylesheet href="https://evil.example/a.css"?>${anSvg()}`,
  `<?xml version="1.0" encoding="utf-7"?>${anSvg("+ADw-script+AD4-")}`,
  `<html><body>${anSvg()}<script>alert(1)</script></body></html>`,
  "<svg><path/></svg>",
  anSvg("<path/>", 'xmlns="http://www.w3.org/2000/svg"'),
];

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
