// cspell:disable
import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storedInSearch } from "../queries/lists.server";
import { asciiMail } from "./names";
import { writtenMail } from "./written-mail.server";

const SHOWN = [
  "anna@müller.example",
  "info5@bücher5.example",
  "o'neill+tag@straße.example",
  "x@例え.テスト.example",
  "x@пример.example",
  "x@παράδειγμα.example",
  "x@مثال.example",
  "x@דוגמה.example",
  "x@उदाहरण.example",
  "x@ตัวอย่าง.example",
  "x@실례.example",
  "x@mail.café-zoë.example",
  "x@łódź24.example",
];
/** Each could be taken for another domain. */
const KEPT = [
  "x@pаypal.example",
  "x@аррӏе.example",
  "x@gооgle.example",
  "x@ωρα.example",
  "x@bankо.example",
  "x@mıcrosoft.example",
  "x@ɡoogle.example",
  "x@apple中а.example",
];

describe("MAIL-2 an address with letters of its own in its domain", () => {
  test.each(SHOWN)("%s is stored in one form and shown as it is written", (address) => {
    const stored = asciiMail(address);
    expect(stored).toMatch(/^[\0-\x7f]*xn--/);
    expect(writtenMail(stored)).toBe(address);
    expect(asciiMail(writtenMail(stored))).toBe(stored);
    expect(storedInSearch(address)).toBe(stored);
    expect(stored).toContain(storedInSearch(address.slice(address.indexOf("@") + 1)));
  });

  test.each(KEPT)("%s looks like another one and stays in its stored form", (address) => {
    const stored = asciiMail(address);
    expect(stored).toMatch(/xn--/);
    expect(writtenMail(stored)).toBe(stored);
  });

  test.each(["ann@x.example", "", "ann", "ann@xn--.example", "ann@xn--zzzzz-.example", "a@b@xn--"])(
    "%s stays as it is",
    (address) => {
      expect(writtenMail(address)).toBe(address);
      expect(storedInSearch(address)).toBeNull();
    },
  );

  test("MAIL-2 whatever is shown is stored again as it was", () => {
    const label = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(label, (text) => {
        const domain = domainToASCII(`${text}.example`);
        if (!/^[a-z0-9.-]+$/.test(domain)) return;
        const stored = `ann@${domain}`;
        expect(asciiMail(writtenMail(stored))).toBe(stored);
      }),
      { numRuns: 500 },
    );
  });
});
