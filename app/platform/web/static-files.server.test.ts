import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { staticFiles } from "./static-files.server";
import { givenTo } from "./stored-response.server";

const SCRIPT = "console.log('hello');\n";
const outside = mkdtempSync(path.join(os.tmpdir(), "static-"));
const directory = path.join(outside, "client");
mkdirSync(path.join(directory, "assets"), { recursive: true });
for (const [name, content] of [
  ["../secret.txt", "secret"],
  ["icon.svg", "<svg/>"],
  ["plain.txt", "plain"],
  ["unknown.exe", "MZ"],
  ["assets/app-h4sh.js", SCRIPT],
  ["assets/app-h4sh.js.br", brotliCompressSync(SCRIPT)],
  ["assets/app-h4sh.js.gz", gzipSync(SCRIPT)],
] as const) {
  writeFileSync(path.join(directory, name), content);
}
symlinkSync("../secret.txt", path.join(directory, "link.txt"));
afterAll(() => rmSync(outside, { recursive: true }));

const { find, textOf } = staticFiles(directory);
const ask = (address: string, headers: Record<string, string> = {}, method = "GET") => {
  const file = find(`/${address}`);
  if (file === null) return null;
  const asked = { method, encodings: headers["Accept-Encoding"], known: headers["If-None-Match"] };
  const { status, headers: given, body } = givenTo(asked, file);
  const pairs = given.flatMap((name, at) => (at % 2 ? [] : [[name, given[at + 1] ?? ""]]));
  return new Response(body && new Uint8Array(body), {
    status,
    headers: pairs as [string, string][],
  });
};

describe("built files", () => {
  test("give their text to the page cache, and nothing else", () => {
    expect(textOf("/assets/app-h4sh.js")).toBe(SCRIPT);
    for (const address of ["/../secret.txt", "/none.css", "https://other.example/icon.svg"])
      expect(textOf(address)).toBeNull();
  });

  test("are served with their type", async () => {
    const response = ask("icon.svg");
    expect(response?.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await response?.text()).toBe("<svg/>");
  });
  test.each([
    ["assets/app-h4sh.js", "public, max-age=31536000, immutable"],
    ["icon.svg", "public, max-age=3600"],
  ])("%s is kept as long as its name promises", (address, kept) => {
    expect(ask(address)?.headers.get("Cache-Control")).toBe(kept);
  });

  test.each([
    ["br, gzip", "br", brotliCompressSync(SCRIPT)],
    ["gzip, deflate", "gzip", gzipSync(SCRIPT)],
    ["gzip;q=0.8, br;q=1.0", "br", brotliCompressSync(SCRIPT)],
    ["br;q=0, gzip", "gzip", gzipSync(SCRIPT)],
    ["br;q=0.0, gzip; q=0", null, Buffer.from(SCRIPT)],
    ["vibrant", null, Buffer.from(SCRIPT)],
    ["", null, Buffer.from(SCRIPT)],
  ])("to a browser that takes %j in %s", async (accepted, encoding, body) => {
    const response = ask("assets/app-h4sh.js", { "Accept-Encoding": accepted });
    expect(response?.headers.get("Content-Encoding")).toBe(encoding);
    expect(response?.headers.get("Vary")).toBe("Accept-Encoding");
    expect(response?.headers.get("Content-Length")).toBe(String(body.byteLength));
    const sent = new Uint8Array((await response?.arrayBuffer()) ?? []);
    expect(sent).toEqual(new Uint8Array(body));
  });
  test("without a compressed form are sent as they are", () => {
    expect(ask("icon.svg", { "Accept-Encoding": "br" })?.headers.has("Content-Encoding")).toBe(
      false,
    );
  });

  test("that the browser has already are not sent again", async () => {
    const etag = ask("icon.svg")?.headers.get("ETag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = ask("icon.svg", { "If-None-Match": known });
      expect([response?.status, await response?.text()]).toEqual([304, ""]);
      expect(response?.headers.get("ETag")).toBe(etag);
    }
    expect(ask("icon.svg", { "If-None-Match": '"other"' })?.status).toBe(200);
  });
  test("have a tag for each form they come in", () => {
    const tags = ["br", "gzip", ""].map((accepted) =>
      ask("assets/app-h4sh.js", { "Accept-Encoding": accepted })?.headers.get("ETag"),
    );
    expect(new Set(tags).size).toBe(3);
  });
  test("are described to HEAD", async () => {
    const response = ask("plain.txt", {}, "HEAD");
    expect([response?.status, response?.headers.get("Content-Length")]).toEqual([200, "5"]);
    expect(await response?.text()).toBe("");
  });
  test.each([
    "../secret.txt",
    "..%2fsecret.txt",
    "%2e%2e/secret.txt",
    "assets/../../secret.txt",
    "assets/..%5c..%5csecret.txt",
    "..\\secret.txt",
    "/etc/passwd",
    "//secret.txt",
    "link.txt",
    "plain.txt%00.svg",
    "plain.txt/",
    "assets",
    "assets/",
    "",
    "gone.js",
    "constructor",
    "unknown.exe",
    "assets/app-h4sh.js.br",
    "PLAIN.TXT",
  ])("no other: %j", (address) => {
    expect(ask(address)).toBeNull();
  });
  test("are those that were there at the start", () => {
    writeFileSync(path.join(directory, "later.txt"), "later");
    expect(ask("later.txt")).toBeNull();
  });
});
