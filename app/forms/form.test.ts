import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkForm, longestOf } from "./check-form";
import type { IntakeField, IntakeForm } from "./form";

const choice = { options: [{ value: "a", label: "One" }], required: true } as const;
const FORM: IntakeForm = {
  name: "sample",
  title: "Sample",
  submit: "Send",
  fields: [
    { name: "name", label: "Name", kind: "text", required: true },
    { name: "mail", label: "Mail", kind: "email", required: true },
    { name: "phone", label: "Phone", kind: "tel" },
    { name: "site", label: "Site", kind: "url" },
    { name: "day", label: "Day", kind: "date" },
    { name: "note", label: "Note", kind: "long", maxLength: 500 },
    { name: "pick", label: "Pick", kind: "select", ...choice },
    { name: "one", label: "One", kind: "radio", ...choice },
    { name: "tick", label: "Tick", kind: "checkbox", required: true },
  ],
  receipt: { heading: "Here", text: "Soon" },
};
const GOOD = { name: "Ann", mail: "ann@example.com", pick: "a", one: "a", tick: "yes" };

const faultsOf = (changes: Record<string, unknown>) => checkForm(FORM, { ...GOOD, ...changes });

describe("SLOT-2 a form's check", () => {
  test("takes what fits, in the one way that it is kept", () => {
    const checked = faultsOf({
      name: "  Ann\r\nSample\u202e\u0000 ",
      site: "example.com/x",
      note: "a\r\nb",
    });
    expect(checked).toMatchObject({
      faults: null,
      values: { name: "Ann Sample", site: "https://example.com/x", note: "a\nb", phone: "" },
    });
  });
  test.each([
    ["name", ""],
    ["name", " \n "],
    ["name", "\u0000\u202e"],
    ["note", "Ann\u0000"],
    ["name", "x".repeat(201)],
    ["mail", "ann"],
    ["mail", "ann@example.com, bob@example.com"],
    ["mail", "ann@example.com\r\nBcc: bob@example.com"],
    ["mail", `${"x".repeat(250)}@example.com`],
    ["phone", "call me"],
    ["phone", "123"],
    ["site", "javascript:alert(1)"],
    ["site", "nowhere"],
    ["day", "2026-02-30"],
    ["day", "tomorrow"],
    ["note", "x".repeat(501)],
    ["pick", "b"],
    ["pick", ""],
    ["one", "__proto__"],
    ["tick", ""],
    ["tick", "on"],
  ])("refuses %s of %j, and says so next to that field alone", (name, value) => {
    const { faults } = faultsOf({ [name]: value });
    expect(Object.keys(faults ?? {})).toEqual([name]);
    expect(faults?.[name]).toMatch(/^Please \S/);
  });
  test("refuses every field that it does not have", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        fc.pre(!FORM.fields.some((field) => field.name === name));
        const given = Object.fromEntries([...Object.entries(GOOD), [name, value]]);
        expect(checkForm(FORM, given)).toMatchObject({ unknown: true });
      }),
    );
  });
  test("never throws, and what it takes it takes again unchanged, within its length", () => {
    const anything = fc.record(
      Object.fromEntries(
        FORM.fields.map(({ name }) => [
          name,
          fc.oneof(fc.string(), fc.constant("a"), fc.anything()),
        ]),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          anything.map((given) => ({ ...given, ...GOOD })),
        ),
        (given) => {
          const checked = checkForm(FORM, given);
          if (checked.faults !== null) return;
          expect(checkForm(FORM, checked.values)).toEqual(checked);
          for (const field of FORM.fields)
            expect(checked.values[field.name]?.length).toBeLessThanOrEqual(longestOf(field) + 8);
        },
      ),
    );
  });
  test("single lines hold no line break and no control character", () => {
    const line: IntakeField = { name: "line", label: "Line", kind: "text" };
    const form = { ...FORM, fields: [line] };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x2fff })), (letters) => {
        const text = String.fromCodePoint(...letters);
        const { values } = { values: {}, ...checkForm(form, { line: text }) };
        expect("line" in values ? values.line : "").not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
