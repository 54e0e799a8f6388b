import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text";

const WORD = "Zoë Müller’s 李";
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  bytes.setUint16(0, 0xfeff, littleEndian);
  for (let at = 0; at < text.length; at += 1)
    bytes.setUint16(at * 2 + 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(bytes.buffer);
};
const western = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x92, 0x80]);

describe("CALL-5 texts from elsewhere", () => {
  test.each<[string, Uint8Array, string | undefined, string, string]>([
    ["UTF-8", utf8(WORD), undefined, WORD, "utf-8"],
    ["UTF-8 with its mark", utf8(`\uFEFF${WORD}`), "iso-8859-1", WORD, "utf-8"],
    ["UTF-16 with its mark", utf16(WORD, true), "utf-8", WORD, "utf-16le"],
    ["the other UTF-16", utf16(WORD, false), undefined, WORD, "utf-16be"],
    ["what it is said to be", Uint8Array.from([0xa4]), "iso-8859-15", "€", "iso-8859-15"],
    ["falsely called UTF-8", western, "utf-8", "Zoë ’€", "windows-1252"],
    ["called by an unknown name", utf8(WORD), "x-none", WORD, "utf-8"],
    ["not said to be anything", western, undefined, "Zoë ’€", "windows-1252"],
    ["UTF-16 without its mark", Uint8Array.from([0x41, 0, 0x42, 0]), undefined, "AB", "utf-8"],
    [
      "half of a UTF-16 file",
      Uint8Array.from([0xff, 0xfe, 0x41]),
      undefined,
      "ÿþA",
      "windows-1252",
    ],
    ["nothing", new Uint8Array(), undefined, "", "utf-8"],
  ])("CALL-5 %s is read", (_, bytes, charset, text, encoding) => {
    expect(decodeText(bytes, charset)).toEqual({ text, encoding });
  });

  test("CALL-5 no bytes bring a replacement character or a NUL", () => {
    const charset = fc.option(fc.constantFrom("utf-8", "utf-16le", "shift_jis", "nonsense"), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), charset, (bytes, name) => {
        fc.pre(!Buffer.from(bytes).includes(Buffer.from("\uFFFD")));
        fc.pre(!Buffer.from(bytes).includes(0xfd));
        expect(decodeText(bytes, name).text).not.toMatch(/[\0\uFFFD]/);
      }),
    );
  });
});
