/** Files as other programs write them: each is decoded without a loss. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text";

const NAMES = "Zoë;Müller\r\n“José” – €5;Nuñez";

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}
/** What Excel writes for `NAMES` in Western Europe. */
const WINDOWS = Uint8Array.from(
  Array.from(
    NAMES,
    (letter) => ({ "“": 0x93, "”": 0x94, "–": 0x96, "€": 0x80 })[letter] ?? letter.charCodeAt(0),
  ),
);
const utf8 = new TextEncoder();

describe("text from a file or the network", () => {
  test.each([
    ["UTF-8", utf8.encode(NAMES), "utf-8"],
    ["UTF-8 with a mark", utf8.encode(`\ufeff${NAMES}`), "utf-8"],
    ["UTF-16 LE with a mark", utf16(`\ufeff${NAMES}`, true), "utf-16le"],
    ["UTF-16 BE with a mark", utf16(`\ufeff${NAMES}`, false), "utf-16be"],
    ["UTF-16 LE without a mark", utf16(NAMES, true), "utf-16le"],
    ["UTF-16 BE without a mark", utf16(NAMES, false), "utf-16be"],
    ["windows-1252", WINDOWS, "windows-1252"],
  ])("DAY-4 %s is read as it was written", (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: NAMES, encoding });
  });

  test("DAY-4 a named charset comes after the mark and before any guess; an unknown or wrong one is passed over", () => {
    const greek = Uint8Array.from([0xc1, 0xed, 0xed, 0xe1]);
    expect(decodeText(greek, "iso-8859-7")).toEqual({ text: "Αννα", encoding: "iso-8859-7" });
    expect(decodeText(utf8.encode(`\ufeff${NAMES}`), "iso-8859-7").text).toBe(NAMES);
    expect(decodeText(utf8.encode(NAMES), "no-such-charset").text).toBe(NAMES);
    expect(decodeText(WINDOWS, "utf-8")).toEqual({ text: NAMES, encoding: "windows-1252" });
  });

  test("DAY-4 a NUL is left out, in whatever encoding", () => {
    expect(decodeText(utf8.encode(`a\0${NAMES}`)).text).toBe(`a${NAMES}`);
    expect(decodeText(Uint8Array.from([0xe9, 0, 0x41, 0x42, 0x43])).text).toBe("éABC");
    for (const littleEndian of [true, false])
      expect(decodeText(utf16(`\ufeff\0a\0${NAMES}\0`, littleEndian)).text).toBe(`a${NAMES}`);
  });

  test("DAY-4 no bytes throw, and none become a replacement character", () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    const marks = fc.constantFrom([], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]);
    fc.assert(
      fc.property(marks, bytes, (mark, rest) => {
        const whole = Uint8Array.from([...mark, ...rest]);
        const { text, encoding } = decodeText(whole);
        const isOwn = strictlyHas(whole, encoding);
        return isOwn || !text.includes("\ufffd");
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(!text.includes("\0") && !text.startsWith("\ufeff"));
        return decodeText(utf8.encode(text)).text === text;
      }),
    );
  });
});

/** Whether the replacement character itself was written there. */
function strictlyHas(bytes: Uint8Array, encoding: string): boolean {
  const written = {
    "utf-8": [0xef, 0xbf, 0xbd],
    "utf-16le": [0xfd, 0xff],
    "utf-16be": [0xff, 0xfd],
  };
  const mark = Object.entries(written).find(([name]) => name === encoding)?.[1];
  return mark !== undefined && Buffer.from(bytes).includes(Buffer.from(mark));
}
