import { expect, test } from "vitest";
import { z } from "zod";
import { contentDocument, paragraph } from "~/content/content.server";
import { shippedWords } from "../../tests/kit/shipped-words";
import { figureFaults } from "./figure-faults.server";
import { PUBLIC_FIGURES } from "./figures.server";

type Rule = Parameters<typeof contentDocument>[0]["figures"];

const published = shippedWords.of(PUBLIC_FIGURES);
const documentWith = (figures: Rule) =>
  contentDocument({
    key: "page",
    label: "Page",
    pages: ["/"],
    figures,
    schema: z.strictObject({ text: paragraph("Text") }),
    shipped: { text: "Hello" },
  });
const faultOf = (text: string, figures?: Rule) =>
  figureFaults(documentWith(figures), { text }, published).text;

test.each([
  ["We have 900+ students.", "900+ students"],
  ["Over 2,000 graduates work with us.", "2,000 graduates"],
  ["97% of our students find a job.", "97%"],
  ["Earn $20,000 a month.", "$20,000"],
  ["Make $9K+ every month", "$9K+"],
  ["Make 10k a month.", "10k"],
  ["You can earn 15 thousand dollars a month", "15 thousand dollars"],
  ["Join 5000 setters", "5000 setters"],
  ["A success rate of seventy percent", "seventy percent"],
  ["It costs $1,997.", "$1,997"],
  ["$120 for each qualified show", "$120"],
  ["Rated by 1k+ people", "1k+ people"],
])("CONT-7 %s is refused, and %s named", (text, figure) => {
  expect(faultOf(text)).toContain(`No claim has ${figure}.`);
});

test.each([
  "{students} students, and {roles} a year.",
  "550+ students trained",
  "The top setter made $3,000 in a week.",
  "Two people, one tough reply, five minutes.",
  "Six blocks of two weeks, each with four lessons.",
  "Most reply within 24 hours, 7 days a week.",
  "Commission is 10% of a sale.",
  "Call 555-0100 at 9 a.m. on May 3, 2026.",
])("CONT-7 %s is in order", (text) => {
  expect(faultOf(text)).toBeUndefined();
});

test("CONT-7 earnings on a page without the note need it in the text", () => {
  expect(faultOf("Graduates earn {roles}.", "with-note")).toContain("earnings note");
  expect(faultOf("Average: $3,500 to $7,000 a month.", "with-note")).toContain("earnings note");
  expect(faultOf("Graduates earn {roles}. {earningsNote}", "with-note")).toBeUndefined();
  expect(faultOf("{weeks} weeks, {lessons} lessons.", "with-note")).toBeUndefined();
  expect(faultOf("Graduates earn {roles}.")).toBeUndefined();
});

test("CONT-7 a company's own figure backs a text, and people's stories are theirs", () => {
  const own = [
    {
      name: "reviews",
      figure: "1,200+",
      says: "reviews",
      earnings: false,
      source: null,
      date: null,
    },
  ];
  const document = documentWith(undefined);
  expect(figureFaults(document, { text: "Read 1,200+ reviews" }, { ...published, own })).toEqual(
    {},
  );
  expect(faultOf("I earn $150K now.", "their-own")).toBeUndefined();
});
