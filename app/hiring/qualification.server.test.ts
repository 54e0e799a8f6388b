import { expect, test } from "vitest";
import { APPLICATION } from "./copy/application";
import { isUnderAge, qualifies } from "./qualification.server";

const SUITS = { citizenship: "us", age: "adult", hours: "4-to-6", equipment: "all" };

test("HIRE-1 citizens of the US or Canada of 18 or more, with four hours a day and the equipment, qualify", () => {
  for (const citizenship of ["us", "ca"])
    for (const hours of ["4-to-6", "over-6"])
      expect(qualifies({ ...SUITS, citizenship, hours }), `${citizenship} ${hours}`).toBe(true);
});

test.each([
  ["citizenship", "other"],
  ["age", "minor"],
  ["hours", "under-4"],
  ["equipment", "some"],
  ["citizenship", "US"],
  ["age", ""],
  ["hours", "all"],
  ["equipment", undefined],
])("HIRE-1 with the answer %s=%s nobody qualifies", (question, answer) => {
  expect(qualifies({ ...SUITS, [question]: answer })).toBe(false);
});

test("HIRE-1 nothing but the answers counts, and no answer is missing", () => {
  expect(qualifies({})).toBe(false);
  expect(qualifies({ ...SUITS, qualified: "false", name: "minor" })).toBe(true);
  for (const asked of Object.keys(SUITS))
    expect(qualifies({ ...SUITS, [asked]: undefined }), asked).toBe(false);
});

test("HIRE-1 every question must be answered; phone and experience need not", () => {
  const optional = APPLICATION.fields.filter(({ required }) => !required).map(({ name }) => name);
  expect(optional).toEqual(["phone", "experience"]);
  const radios = APPLICATION.fields.filter(({ kind }) => kind === "radio");
  expect(radios.map(({ name }) => name)).toEqual(Object.keys(SUITS));
});

test("HIRE-1 a minor is recognized by the answer, regardless of what else is sent", () => {
  expect(isUnderAge(posted("age=minor"))).toBe(true);
  expect(isUnderAge(posted("age=adult&age=minor"))).toBe(true);
  expect(isUnderAge(posted("age=adult&name=minor"))).toBe(false);
  expect(isUnderAge(posted(""))).toBe(false);
});

function posted(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
