import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvFile } from "../../scripts/env-file.mjs";

function read(bytes: Uint8Array | string): Record<string, string | undefined> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "env-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = path.join(directory, ".env");
  writeFileSync(file, bytes);
  const env = { HOME: "/home/ann" };
  readEnvFile(file, env);
  return env;
}

const LINES = ["PORT=4358", 'MAIL_FROM="Zoë <zoe@example.com>"', "# a note", "export HOST='::1'"];
const SETTINGS = {
  HOME: "/home/ann",
  PORT: "4358",
  MAIL_FROM: "Zoë <zoe@example.com>",
  HOST: "::1",
};
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const MARK = "\uFEFF";

for (const end of ["\n", "\r\n"]) {
  const text = LINES.join(end) + end;
  test.each<[written: string, bytes: Uint8Array | string]>([
    ["as plain UTF-8", text],
    ["with a byte order mark", MARK + text],
    ["as UTF-16 of Windows", utf16(MARK + text)],
    ["as UTF-16 the other way round", utf16(MARK + text).swap16()],
    ["as windows-1252", Buffer.from(text, "latin1")],
    ["with HOME, which is set already", `HOME=/elsewhere${end}${text}`],
  ])(`CFG-1 a file of settings %s, lines ending in ${JSON.stringify(end)}`, (_, bytes) => {
    expect(read(bytes)).toEqual(SETTINGS);
  });
}

test("CFG-1 what is no text is refused in a sentence", () => {
  expect(() => read(new Uint8Array([80, 0, 79, 0]))).toThrow(/\.env is not a text file\.$/);
  expect(() => readEnvFile(os.tmpdir(), {})).toThrow(/cannot be read: it is a directory\.$/);
});
