import fc from "fast-check";
import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { readFields } from "../content/document.server";
import { checkForm } from "../forms/check-form";
import { formOf } from "./application-form";
import { APPLICATION, type Question } from "./copy/application.server";
import { leavesNoTrace, qualifies, refusalsOf } from "./qualification.server";

const application = shippedWords.of(APPLICATION);
const { questions } = application;
const SUITS = { citizenship: "us", age: "adult", hours: "4-to-6", equipment: "all" };

test("HIRE-1 citizens of the US or Canada of 18 or more, with four hours a day and the equipment, qualify", () => {
  for (const citizenship of ["us", "ca"])
    for (const hours of ["4-to-6", "over-6"])
      expect(
        qualifies(questions, { ...SUITS, citizenship, hours }),
        `${citizenship} ${hours}`,
      ).toBe(true);
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
  expect(qualifies(questions, { ...SUITS, [question]: answer })).toBe(false);
});

test("HIRE-1 nothing but the answers counts, and no answer is missing", () => {
  expect(qualifies(questions, {})).toBe(false);
  expect(qualifies(questions, { ...SUITS, qualified: "false", name: "minor" })).toBe(true);
  for (const asked of Object.keys(SUITS))
    expect(qualifies(questions, { ...SUITS, [asked]: undefined }), asked).toBe(false);
});

test("HIRE-1 every question must be answered; phone and experience need not", () => {
  const { fields } = formOf(application);
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  expect(optional).toEqual(["experience", "phone"]);
  const radios = fields.filter(({ kind }) => kind === "radio");
  expect(radios.map(({ name }) => name)).toEqual(Object.keys(SUITS));
});

test("HIRE-1 a minor is recognized by the answer, regardless of what else is sent", () => {
  expect(leavesNoTrace(questions, posted("age=minor"))).toBe(true);
  expect(leavesNoTrace(questions, posted("age=adult&age=minor"))).toBe(true);
  expect(leavesNoTrace(questions, posted("age=adult&name=minor&citizenship=other"))).toBe(false);
  expect(leavesNoTrace(questions, posted(""))).toBe(false);
});

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const WORD = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 3, maxLength: 8 });
const DAY = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** A question, an answer to it, and whether that fits: known from how they were made. */
type Asked = { question: Omit<Question, "id">; answer: string; fits: boolean };

const EITHER = { yesno: "either", from: null, to: null } as const;

const common = fc.record({
  text: WORD,
  hint: fc.constant(null),
  required: fc.boolean(),
  unfit: fc.constantFrom("kept" as const, "unkept" as const),
  refusal: fc.option(WORD),
});

const chosen = fc
  .record({ common, fits: fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), at: fc.nat() })
  .map(({ common, fits, at }): Asked => {
    const index = at % fits.length;
    const answers = fits.map((each, id) => ({ id: `a${id}`, text: `Answer ${id}`, fits: each }));
    const question = { ...common, kind: "choice" as const, answers, accepted: EITHER };
    return { question, answer: `a${index}`, fits: fits[index] ?? false };
  });

const told = fc
  .record({
    common,
    yesno: fc.constantFrom("either" as const, "yes" as const, "no" as const),
    answer: fc.constantFrom("yes", "no"),
  })
  .map(({ common, yesno, answer }): Asked => {
    const question = {
      ...common,
      kind: "yesno" as const,
      answers: [],
      accepted: { ...EITHER, yesno },
    };
    return { question, answer, fits: yesno === "either" || yesno === answer };
  });

const counted = fc
  .record({
    common,
    from: fc.integer({ min: -500, max: 5_000 }),
    more: fc.nat(5_000),
    open: fc.constantFrom("from", "to", "none"),
    answer: fc.integer({ min: -2_000, max: 12_000 }),
  })
  .map(({ common, from, more, open, answer }): Asked => {
    const to = from + more;
    const accepted = {
      ...EITHER,
      from: open === "from" ? null : from.toLocaleString("en-US"),
      to: open === "to" ? null : String(to),
    };
    const fits = (open === "from" || answer >= from) && (open === "to" || answer <= to);
    const question = { ...common, kind: "number" as const, answers: [], accepted };
    return { question, answer: answer.toLocaleString("en-US"), fits };
  });

/** Where the last day is past, the form asks again for a day to come. */
const isAskedAgain = ({ question: { accepted }, answer }: Asked) => {
  const today = new Date().toISOString().slice(0, 10);
  return accepted.to !== null && accepted.to <= today && answer > today;
};

const days = fc.record({ common, from: DAY, to: DAY, answer: DAY }).map((drawn): Asked => {
  const [from = "", to = ""] = [drawn.from, drawn.to].toSorted();
  const day = (text: string) => Date.parse(text);
  const fits = day(from) <= day(drawn.answer) && day(drawn.answer) <= day(to);
  const accepted = { ...EITHER, from, to };
  const question = { ...drawn.common, kind: "date" as const, answers: [], accepted };
  return { question, answer: drawn.answer, fits };
});
const dated = days.filter((asked) => !isAskedAgain(asked));

const placed = fc
  .record({
    common,
    known: fc.uniqueArray(WORD, { minLength: 1, maxLength: 4 }),
    fits: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    at: fc.option(fc.nat()),
    before: fc.constantFrom("", "Small Town, "),
  })
  .map(({ common, known, fits, at, before }): Asked => {
    const answers = known.map((text, id) => ({ id: `p${id}`, text, fits: fits[id] ?? false }));
    const question = { ...common, kind: "place" as const, answers, accepted: EITHER };
    const named = at === null ? undefined : answers[at % answers.length];
    const answer = `${before}${named ? ` ${named.text.toUpperCase()} ` : "zz-elsewhere"}`;
    return { question, answer, fits: named ? named.fits : answers.every((each) => !each.fits) };
  });

const written = fc
  .record({ common, kind: fc.constantFrom("text" as const, "long" as const), answer: WORD })
  .map(({ common, kind, answer }): Asked => {
    return { question: { ...common, kind, answers: [], accepted: EITHER }, answer, fits: true };
  });

const ANY = fc.oneof(chosen, told, counted, dated, placed, written);

test("OWN-4 of generated questions and answers the verdict, what is told and what leaves no trace follow the rules", () => {
  fc.assert(
    fc.property(fc.array(ANY, { maxLength: 8 }), (asked) => {
      const all = asked.map((each, at) => ({ ...each, id: `q${at}` }));
      const questions = all.map(({ id, question }) => ({ ...question, id }));
      const values = Object.fromEntries(all.map(({ id, answer }) => [id, answer]));
      const unfit = all.filter(({ fits }) => !fits);
      expect(qualifies(questions, values)).toBe(unfit.length === 0);
      expect(refusalsOf(questions, values)).toEqual(
        unfit.flatMap(({ question }) => question.refusal ?? []),
      );
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.append(name, value);
      expect(leavesNoTrace(questions, form)).toBe(
        unfit.some(({ question }) => question.unfit === "unkept"),
      );
    }),
    { numRuns: 300 },
  );
});

test("OWN-4 the form takes every generated answer, and without one only what need not be answered", () => {
  fc.assert(
    fc.property(ANY, ({ question, answer }) => {
      const form = formOf({ ...application, questions: [{ ...question, id: "q" }] });
      const sent = { name: "Ada Applicant", email: "ada@applicant.example" };
      expect(checkForm(form, { ...sent, q: answer }).faults).toBeNull();
      expect(checkForm(form, sent).faults === null).toBe(!question.required);
      expect(qualifies([{ ...question, id: "q" }], {})).toBe(!question.required);
    }),
    { numRuns: 200 },
  );
});

test("OWN-4 an age is asked by the day of birth: 18 years ago is the last day that fits", () => {
  const [shipped] = questions;
  if (!shipped) throw new Error("No questions");
  const accepted = { ...EITHER, to: "18 years ago" };
  const born = { ...shipped, id: "born", kind: "date" as const, answers: [], accepted };
  const today = new Date();
  const dayOf = (years: number, days: number) => {
    const at = Date.UTC(
      today.getUTCFullYear() - years,
      today.getUTCMonth(),
      today.getUTCDate() + days,
    );
    return new Date(at).toISOString().slice(0, 10);
  };
  expect(qualifies([born], { born: dayOf(18, -1) })).toBe(true);
  expect(qualifies([born], { born: dayOf(18, 2) })).toBe(false);
  expect(qualifies([born], { born: "soon" })).toBe(false);
});

const FAULTY = [
  [{ kind: "choice", answers: "us" }, "answers"],
  [{ kind: "number", "accepted.from": "four" }, "accepted.from"],
  [{ kind: "number", "accepted.from": "9", "accepted.to": "4" }, "accepted.to"],
  [{ kind: "date", "accepted.to": "when 18" }, "accepted.to"],
  [{ kind: "" }, "kind"],
] as const;

test.each(FAULTY)(
  "OWN-4 a question that nobody could answer as meant is not published: %j",
  (changed, place) => {
    const fields = Object.entries(changed).map(([path, value]) => [
      `questions.citizenship.${path}`,
      value,
    ]);
    const read = readFields(APPLICATION, Object.fromEntries(fields));
    expect("faults" in read && Object.keys(read.faults)).toEqual([
      `questions.citizenship.${place}`,
    ]);
  },
);

function posted(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
