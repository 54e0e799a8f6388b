/** A file that a command was given and that it cannot read or write is named in one sentence, from the fault as the system gives it. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileFault } from "../../scripts/file-fault.mjs";

const place = mkdtempSync(path.join(os.tmpdir(), "setpoint-files-"));
afterAll(() => rmSync(place, { recursive: true }));
const at = (name: string) => path.join(place, name);
writeFileSync(at("a-file"), "");
mkdirSync(at("a-directory"));

/** As commands write one: beside it first. */
function write(file: string) {
  writeFileSync(`${file}.part`, "words");
  renameSync(`${file}.part`, file);
}
const read = (file: string) => readFileSync(file, "utf8");

function faultOf(use: (file: string) => void, file: string): string | null {
  try {
    use(file);
  } catch (error) {
    return fileFault(file, error);
  }
  return null;
}

test.each<[use: (file: string) => void, name: string, said: RegExp | null]>([
  [write, "none/x", /^There is no directory .*none: make it first\.$/],
  [write, "a-file/x", /a-file is not a directory\.$/],
  [write, "a-directory", /a-directory is a directory: name a file\.$/],
  [write, "written", null],
  [read, "none", /^There is no file .*none\.$/],
  [read, "a-directory", /a-directory is a directory: name a file\.$/],
  [read, "a-file", null],
])("CFG-3 a command that can not %s %s says why", (use, name, said) => {
  const told = faultOf(use, at(name));
  if (said === null) expect(told).toBe(null);
  else expect(told).toMatch(said);
});

const thrown = (fault: Record<string, string>) => Object.assign(new Error("x"), fault);

test.each([
  [{ code: "EACCES", path: "/a/b.gz.part" }, "This user may not write /a/b.gz."],
  [{ code: "EROFS", path: "/a/b.gz.part" }, "This user may not write /a/b.gz."],
  [{ code: "EACCES", path: "/a/b.gz" }, "This user may not read /a/b.gz."],
  [
    { code: "ENOSPC", syscall: "write" },
    "The disk of /a/b.gz is full: make room there, or name a file on another one.",
  ],
  [{ code: "ENOENT", path: "/other" }, null],
  [{ code: "EACCES", path: "/a/data/postgres" }, null],
  [{ code: "53100" }, null],
  [{ code: "ECONNREFUSED", syscall: "connect" }, null],
])("CFG-3 %o is told as what it is of the file", (fault, said) => {
  expect(fileFault("/a/b.gz", thrown(fault))).toBe(said);
});

test("CFG-3 a command without a file has no fault of one", () => {
  expect(fileFault(undefined, thrown({ code: "ENOENT", path: "/other" }))).toBe(null);
  expect(fileFault(undefined, thrown({ code: "ENOSPC", syscall: "write" }))).toBe(null);
  expect(fileFault("/a/b.gz", "words")).toBe(null);
});
