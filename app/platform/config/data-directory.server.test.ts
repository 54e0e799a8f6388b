import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepPrivate, makeDirectory, makeWritable } from "./data-directory.server";

function temporary(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), "data-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

const modeOf = (place: string) => (lstatSync(place).mode & 0o777).toString(8);

test("S6 a directory is made for its owner alone, with those above it", async () => {
  const top = temporary();
  const directory = path.join(top, "one", "two");
  await makeDirectory(directory);
  await makeDirectory(directory);
  expect([modeOf(path.join(top, "one")), modeOf(directory)]).toEqual(["700", "700"]);
});

test("S6 everything in a directory is closed to others, and nothing that a link leads to", () => {
  const [directory, elsewhere] = [temporary(), temporary()];
  mkdirSync(path.join(directory, "database/base"), { recursive: true });
  const file = path.join(directory, "database/base/1");
  const link = path.join(directory, "link");
  writeFileSync(file, "rows");
  symlinkSync(elsewhere, link);
  for (const place of [directory, path.join(directory, "database"), file, elsewhere])
    chmodSync(place, 0o777);
  expect(keepPrivate(directory)).toEqual([]);
  const inside = readdirSync(directory, { recursive: true, encoding: "utf8" }).toSorted();
  expect(inside.map((name) => [name, modeOf(path.join(directory, name))])).toEqual([
    ["database", "700"],
    ["database/base", "700"],
    ["database/base/1", "600"],
    ["link", "777"],
  ]);
  expect([modeOf(directory), modeOf(elsewhere)]).toEqual(["700", "777"]);
});

test("S6 what cannot be closed is returned", () => {
  const others = "/proc/self/status";
  expect(keepPrivate(others)).toEqual([others]);
  expect(keepPrivate(path.join(temporary(), "gone"))).toEqual([]);
});

test("CFG-1 a directory that can be used is left as it was, one that cannot be says why and ends at once", async () => {
  const top = temporary();
  await makeWritable(path.join(top, "data"));
  await makeWritable(path.join(top, "data"));
  expect(readdirSync(path.join(top, "data"))).toEqual([]);
  writeFileSync(path.join(top, "file"), "");
  await expect(makeDirectory(path.join(top, "file/a/b"))).rejects.toThrow("is a file, not a");
  await expect(makeDirectory("/proc/nope/a/b")).rejects.toThrow("/proc/nope cannot be created");
  await expect(makeWritable("/proc/self")).rejects.toThrow("Nothing can be written in /proc/self");
});
