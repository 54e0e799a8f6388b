/** The product's files as the structure tests read them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Text of files by their path from the repository root. */
export type Sources = ReadonlyMap<string, string>;

const OWN_TEXT = /\.(ts|tsx|mjs|css|sql|md|ya?ml|json)$/;

/** What the build consists of: app/, the demo and the files next to them, without tests. */
export function productSources(): Sources {
  const app = [...filesBelow("app"), ...filesBelow("demo")].filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file),
  );
  const beside = readdirSync(".").filter((file) => /^[\w-]+\.ts$/.test(file));
  return read([...app, ...beside]);
}

/** Everything that people write here, in any language. */
export function writtenSources(): Sources {
  const folders = ["app", "demo", "tests", "scripts", "bench", "docs", "db", ".github"];
  const beside = readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "package-lock.json")
    .map(({ name }) => name);
  const files = [...folders.flatMap(filesBelow), ...beside];
  return read(files.filter((file) => OWN_TEXT.test(file) && !file.includes("/meta/")));
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\.spec\.ts$/.test(file);
}

export function lineCount(text: string): number {
  return text.trimEnd().split("\n").length;
}

const OPAQUE = [
  String.raw`\/\*[\s\S]*?\*\/`,
  String.raw`\/\/[^\n]*`,
  String.raw`"(?:\\.|[^"\\\n])*"`,
  String.raw`'(?:\\.|[^'\\\n])*'`,
  String.raw`(?<=[=(,:!&|?;\s])\/(?![*/\s>])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\/[a-z]*`,
].join("|");

/** A text without its comments, plain strings and patterns, so only code is left to count. */
export function codeOnly(text: string): string {
  return text.replace(new RegExp(OPAQUE, "g"), (found) =>
    found.startsWith("/*") || found.startsWith("//") ? "" : '""',
  );
}

/** Without packages: a measurement installs some of its own. */
function filesBelow(folder: string): string[] {
  let entries: string[] = [];
  try {
    entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => !entry.split(path.sep).includes("node_modules"))
    .map((entry) => path.posix.join(folder, entry.replaceAll(path.sep, "/")));
}

function read(files: readonly string[]): Sources {
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}
