import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_ADDRESS, personName, splitName } from "./person-name";

const MISSING = "Please enter both first and last name";
const TOO_LONG = "Names have at most 100 characters";

function named(firstName: unknown, lastName: unknown = "Example") {
  const parsed = personName.safeParse({ firstName, lastName });
  return parsed.success ? parsed.data.firstName : (parsed.error.issues[0]?.message ?? "");
}

describe("a trainee's name (ADM-3)", () => {
  test.each([
    ["Ann", "Ann"],
    ["  Ann  ", "Ann"],
    ["Mary Ann", "Mary Ann"],
    ["O'Brien-Núñez", "O'Brien-Núñez"],
    ["Zoe\u0308", "Zoë"],
    ["ก็", "ก็"],
    ["محمد", "محمد"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["👩\u200d🚀", "👩\u200d🚀"],
    ["<b>Ann</b>", "<b>Ann</b>"],
    ["An\u0000n\u0007\r\n", "Ann"],
    ["Ann\u202egpj.exe", "Anngpj.exe"],
    ["\u2066Ann\u2069", "Ann"],
    ["Ann\ud800", "Ann"],
    ["x".repeat(100), "x".repeat(100)],
  ])("%j is kept as %j", (given, kept) => {
    expect(named(given)).toBe(kept);
  });
  test.each([
    ["", MISSING],
    ["   ", MISSING],
    ["\u202e", MISSING],
    ["\u0000\u0001", MISSING],
    ["\u200b\u200d", MISSING],
    [undefined, MISSING],
    [null, MISSING],
    [7, MISSING],
    [["Ann"], MISSING],
    ["x".repeat(101), TOO_LONG],
    ["x".repeat(1_048_576), TOO_LONG],
  ])("%j is none", (given, message) => {
    expect(named(given)).toBe(message);
  });
  test.each([
    "https://evil.example/login",
    "HTTP://x",
    "www.evil.example",
    "evil.example/login",
    "evil.com",
    "\uff48\uff54\uff54\uff50\uff1a//evil.example",
    "evil.\u200bcom",
    "ann@evil.example",
    "mailto:ann",
    "Ann (ann@x.io)",
    "x.co:80/a",
  ])("PEOPLE-1 %j is an address and no name", (given) => {
    expect(named(given)).toBe(NO_ADDRESS);
    expect(personName.safeParse({ firstName: "Ann", lastName: given }).success).toBe(false);
  });
  test.each([
    "J.R.",
    "St. John",
    "Ravi a/l Muthu",
    "J.Smith",
    "ann.lee",
    "O.K",
    "Jr.",
    "@ann",
    "a:b",
  ])("PEOPLE-1 %j is no address", (given) => expect(named(given)).toBe(given));
  test("is invalid if one of them is missing", () => {
    expect(named("Ann", "")).toBe(MISSING);
    expect(personName.safeParse({ firstName: "Ann" }).success).toBe(false);
  });
  test("keeps every mark of a letter that many combine to", () => {
    const marked = `a${"\u0301\u0323".repeat(20)}`;
    expect(named(marked).normalize("NFD")).toBe(marked.normalize("NFD"));
  });
});

describe("SLOT-2 an applicant's name in two", () => {
  test.each([
    ["Ann Sample", "Ann", "Sample"],
    ["  Ann   Sample ", "Ann", "Sample"],
    ["Ann Marie Sample", "Ann Marie", "Sample"],
    ["Ann van der Berg", "Ann", "van der Berg"],
    ["Maria de la Cruz", "Maria", "de la Cruz"],
    ["Van Morrison", "Van", "Morrison"],
    ["Sample, Ann Marie", "Ann Marie", "Sample"],
    ["Ann Sample, Jr.", "Ann", "Sample Jr."],
    ["O'Brien, Sean Jr.", "Sean", "O'Brien Jr."],
    ["O'Brien Jr., Sean", "Sean", "O'Brien Jr."],
    ["Sample, Ann Marie, PhD", "Ann Marie", "Sample PhD"],
    ["Sample, II", "Sample", "II"],
    ["Ann Sample III", "Ann", "Sample III"],
    ["Ann", "Ann", ""],
    ["Ann,", "Ann", ""],
    ["محمد علي", "محمد", "علي"],
    ["", "", ""],
  ])("%s", (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  test("no word is lost, and two words never leave a part empty", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z]{1,8}$/), { minLength: 2 }), (words) => {
        const { firstName, lastName } = splitName(words.join(" "));
        expect(firstName && lastName).not.toBe("");
        expect(`${firstName} ${lastName}`).toBe(words.join(" "));
      }),
    );
  });
});
