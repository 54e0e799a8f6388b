/** Built files, served from memory in the form that the build compressed them to. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

type Stored = { body: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Answers GET and HEAD for files below `directory`; null for anything else. Only names listed at the
 * start are ever read, so no path can lead elsewhere. Names under /assets/ hold a hash and never change.
 */
export function staticFiles(directory: string): (request: Request) => Response | null {
  const names = new Set(listFiles(directory));
  const memory = new Map<string, Stored>();
  const stored = (name: string): Stored => {
    const known = memory.get(name);
    if (known) return known;
    const body = new Uint8Array(readFileSync(path.join(directory, name)));
    const file = {
      body,
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    };
    memory.set(name, file);
    return file;
  };

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const name = new URL(request.url).pathname.slice(1);
    const type = TYPES[path.extname(name)];
    if (type === undefined || !names.has(name)) return null;
    const [encoding, suffix] = ENCODINGS.find(
      ([token, ending]) => accepts(request, token) && names.has(name + ending),
    ) ?? [null, ""];
    const { body, etag } = stored(name + suffix);
    const headers = new Headers({
      "Content-Type": type,
      "Content-Length": String(body.byteLength),
      "Cache-Control": name.startsWith("assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      ETag: etag,
      Vary: "Accept-Encoding",
    });
    if (encoding) headers.set("Content-Encoding", encoding);
    if (hasCurrent(request, etag)) {
      headers.delete("Content-Length");
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

function accepts(request: Request, encoding: string): boolean {
  const accepted = (request.headers.get("Accept-Encoding") ?? "").toLowerCase().split(",");
  return accepted.some((item) => {
    const [token, quality] = item.split(";").map((part) => part.trim());
    return token === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? "");
  });
}

/** A proxy that changes an answer on its way marks its tag as weak; for a page's files that is the same. */
function hasCurrent(request: Request, etag: string): boolean {
  const known = (request.headers.get("If-None-Match") ?? "").split(",");
  return known.some((item) => item.trim().replace(/^W\//, "") === etag);
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    );
}
