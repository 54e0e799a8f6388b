/** Built files, served from memory as compressed by the build. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { RESPONSE_POLICY } from "./security-headers.server";
import { type StoredResponse, storedForm } from "./stored-response.server";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const FORMS = [
  [".br", "br"],
  [".gz", "gzip"],
  ["", null],
] as const;

export type StaticFiles = {
  find: (path: string) => StoredResponse | null;
  /** The text of the file at an address of this site; null if there is none. */
  textOf: (address: string) => string | null;
};

/**
 * The files below `directory`. Only names listed at the start are ever read, so no path can lead
 * elsewhere. Names under /assets/ hold a hash and never change.
 */
export function staticFiles(directory: string): StaticFiles {
  const names = new Set(listFiles(directory));
  const memory = new Map<string, StoredResponse>();
  const read = (name: string) => readFileSync(join(directory, name));
  const stored = (name: string, type: string): StoredResponse => ({
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": RESPONSE_POLICY,
      "Cache-Control": name.startsWith("assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
    },
    forms: FORMS.filter(([suffix]) => names.has(name + suffix)).map(([suffix, encoding]) =>
      storedForm(read(name + suffix), encoding),
    ),
  });

  return {
    find(path) {
      const name = path.slice(1);
      const known = memory.get(name);
      if (known) return known;
      const type = TYPES[extname(name)];
      if (type === undefined || !names.has(name)) return null;
      const file = stored(name, type);
      memory.set(name, file);
      return file;
    },
    textOf(address) {
      const name = address.slice(1);
      return names.has(name) ? read(name).toString("utf8") : null;
    },
  };
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}
