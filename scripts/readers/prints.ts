/** A print of all that weights are trained from: every line, every rule, and every step that makes weights of them. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** `lines` are read; `makes` and all that it imports is run. */
export const READERS = {
  messages: {
    weights: "app/practice/message-weights.ts",
    lines: "scripts/readers/setter-lines.txt",
    makes: "scripts/readers/of-messages.ts",
  },
  order: {
    weights: "app/practice/word-order-weights.ts",
    lines: "scripts/readers/setter-lines.txt",
    makes: "scripts/readers/of-order.ts",
  },
  concerns: {
    weights: "app/reading/concern-weights.ts",
    lines: "scripts/readers/safety-lines.txt",
    makes: "scripts/readers/of-concerns.ts",
  },
} as const;
export type Trained = keyof typeof READERS;

const IMPORTED = /\b(?:from|import) "((?:~|\.\.?)\/[^"]+)"/g;
const ONLY_A_COMMENT = /^\s*(?:\/\/|\/\*|\*).*$/gm;
const UNPRINTED = "from scripts/readers;";
const PRINT = /from scripts\/readers, of ([\da-f]{64});/;

/** What training makes is not what it is made from, even if the way to read a word order imports it. */
const MADE = new Set<string>(Object.values(READERS).map(({ weights }) => weights));

type Read = (file: string) => string;
const asStored: Read = (file) => readFileSync(file, "utf8");

export function printOf(what: Trained, read = asStored): string {
  const { lines, makes } = READERS[what];
  const print = createHash("sha256").update(read(lines));
  for (const source of sourcesFrom(makes, read)) print.update(source).update(codeOf(read(source)));
  return print.digest("hex");
}

/** The print of what these weights were trained from, which they carry at their top. */
export function printIn(weights: string): string | undefined {
  return PRINT.exec(weights)?.[1];
}

export function withPrint(weights: string, print: string): string {
  return weights.replace(UNPRINTED, `from scripts/readers, of ${print};`);
}

function sourcesFrom(file: string, read: Read, found = new Set<string>()): string[] {
  if (found.has(file) || MADE.has(file)) return [];
  found.add(file);
  for (const [, name = ""] of read(file).matchAll(IMPORTED)) {
    const place = name.startsWith("~/") ? join("app", name.slice(2)) : join(dirname(file), name);
    sourcesFrom(existsSync(`${place}.ts`) ? `${place}.ts` : `${place}.tsx`, read, found);
  }
  return [...found].sort();
}

function codeOf(source: string): string {
  return source.replace(ONLY_A_COMMENT, "").replace(/\s+/g, " ");
}
