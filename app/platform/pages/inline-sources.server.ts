/** What a cached page has inside, for its policy: it is the same for everyone, so it is known by hashes and not by a nonce. */
import { createHash } from "node:crypto";
import type { PageTrust } from "../web/security-headers.server";

const SCRIPTS = /<script(?: type="module")?(?: async="")?>([\s\S]*?)<\/script>/g;
const STYLES = /<style>([\s\S]*?)<\/style>/g;

export function inlineSources(html: string): PageTrust {
  return { scripts: hashesOf(html, SCRIPTS), styles: hashesOf(html, STYLES) };
}

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(([, text = ""]) => hashSource(text));
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
