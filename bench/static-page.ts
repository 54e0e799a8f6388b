/** A product page as a static one: the same words and drawings in a system font, with hand-written styles, and no script. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The product's own page as a file, for comparing servers alone. */
export const SAME_BYTES = "same.html";

/** Writes the page with this HTML and its files to `root`, each text in its compressed forms too. */
export function writeStaticPage(page: string, root: string): void {
  mkdirSync(root, { recursive: true });
  writeText(root, "index.html", staticPage(page));
  writeText(root, SAME_BYTES, page);
  writeText(root, "icon.svg", readFileSync("public/icon.svg", "utf8"));
}

function staticPage(page: string): string {
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(page) ?? [];
  const [, description = ""] = /<meta name="description" content="(.*?)"/.exec(page) ?? [];
  const [, body = ""] = /<body>(.*)<\/body>/s.exec(page) ?? [];
  const style = readFileSync("bench/static-page.css", "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ");
  const words = body
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/ (?:style|data-\w+)="[^"]*"/g, "")
    .replace(/ class="(?!sr-only)[^"]*"/g, "");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="icon" href="icon.svg"><style>${style}</style></head><body>${words}</body></html>`;
}

function writeText(root: string, name: string, text: string): void {
  const file = path.join(root, name);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
