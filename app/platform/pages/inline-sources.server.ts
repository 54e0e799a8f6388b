/** What a cached page has inside, for its policy: it is the same for everyone, so it is known by hashes and not by a nonce. */
import { createHash } from "node:crypto";
import type { PageTrust } from "../web/security-headers.server";

const SCRIPT = /<script(?: type="module")?(?: async="")?>/;
const STYLE = /<style>/;

export function inlineSources(html: string): PageTrust {
  return {
    scripts: hashesOf(html, SCRIPT, "</script>"),
    styles: hashesOf(html, STYLE, "</style>"),
  };
}

/** Of what stands between each opening and the next closing tag. */
function hashesOf(html: string, opening: RegExp, closing: string): string[] {
  const parts = html.split(closing).slice(0, -1);
  return parts.flatMap((part) => {
    const found = opening.exec(part);
    return found ? hashSource(part.slice(found.index + found[0].length)) : [];
  });
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
