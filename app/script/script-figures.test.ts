import { describe, expect, test } from "vitest";
import { figuresIn } from "~/figures/figures";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { plainText } from "./plain-text";
import { companyFigures, scriptFigures, unsupportedIn } from "./script-figures";

const { nodes, note } = shippedWords.of(SCRIPT);
const script = { nodes, ...shippedWords.of(OBJECTIONS) };
const conversation = { nodes: script.nodes };
const LINKS = ["https://us.example/book"];
const flags = (draft: string) => unsupportedIn(draft, LINKS);

describe("the script's own words", () => {
  const messages = plainText(script).flatMap(({ passages }) =>
    passages.map(({ message }) => message),
  );

  test("SCR-2 every figure that the script states is among the approved ones", () => {
    expect(messages.flatMap(flags)).toEqual([]);
    expect(messages.flatMap(figuresIn).length).toBeGreaterThan(20);
  });
  test("SCR-2 the approved figures themselves pass, and the line next to them", () => {
    expect([...scriptFigures(), note].flatMap(flags)).toEqual([]);
  });
  test.each([
    /\$100 for every qualified call/,
    /10% commission/,
    /triager or closer.*20 to 40%/,
    /at least 15 hours a week/,
    /first 60 days/,
    /top setter made \$3,000 in a week/,
    /start within 2 to 3 weeks/,
    /only (?:work with|open to) people (?:based )?in the US/,
  ])("SCR-2 the conversation states the fact %s", (fact) => {
    expect(conversation.nodes.some(({ message }) => fact.test(message))).toBe(true);
  });
});

describe("a draft", () => {
  test.each([
    ["It's $100 per qualified call plus 10% commission.", []],
    ["Top setters made $3,000 in a week, but nothing is guaranteed.", []],
    ["It takes 15 hours a week for the first 60 days.", []],
    ["I can't guarantee you anything.", []],
    ["Want to talk at 3pm tomorrow? I have 2 quick questions, we're here 24/7.", []],
    ["Here's the link: https://us.example/book.", []],
    ["You'll make $5k a month!", ["$5k"]],
    ["It pays $100 an hour.", ["$100"]],
    ["That's 3000 a month for most.", ["3000"]],
    ["You keep 50% of it.", ["50%"]],
    ["You keep fifty percent of it.", ["fifty percent"]],
    ["Ten thousand dollars in your first month.", ["Ten thousand dollars"]],
    ["You'll hit six figures, guaranteed.", ["six figures", "guaranteed"]],
    ["We guarantee it within 3 days.", ["3 days", "guarantee"]],
    ["Just 5 hours a week.", ["5 hours"]],
    ["You'd book 50 calls.", ["50 calls"]],
    ["Pay at https://evil.example/pay now.", ["https://evil.example/pay"]],
    ["Pay at https://us.example/book.evil.example/x", ["https://us.example/book.evil.example/x"]],
    ["10x your income.", ["10x"]],
    ["$1,000 to start, and again $1,000.", ["$1,000"]],
  ])("AI-2 %s: flagged %j", (draft, expected) => {
    expect(flags(draft)).toEqual(expected);
  });
  test("AI-2 CONT-8 a figure that the company has changed is stated as it is now", () => {
    const approved = scriptFigures((name) => (name === "perShow" ? "$140" : "10%"));
    expect(unsupportedIn("It's $140 per qualified call.", LINKS, approved)).toEqual([]);
    expect(unsupportedIn("It's $100 per qualified call.", LINKS, approved)).toEqual(["$100"]);
  });
  test("AI-2 PRAC-3 what the company does not use is stated no more, and its own figures may be", () => {
    const { figures } = shippedWords.of(PUBLIC_FIGURES);
    const claims = {
      figures: {
        ...figures,
        perShow: { ...figures.perShow, figure: "$140" },
        perSale: { ...figures.perSale, unused: true },
        topWeek: { ...figures.topWeek, unused: true },
      },
      own: [
        { figure: "$250", says: "for each referral", unused: false },
        { figure: "$990", says: "for each referral of a friend", unused: true },
      ],
    };
    const approved = companyFigures(claims);
    const draft =
      "$140 per show, 10% per sale, $3,000 in a week, $300 to $500 per closed call, $250 for each referral, $990 more.";
    expect(unsupportedIn(draft, LINKS, approved)).toEqual(["10%", "$3,000", "$990"]);
  });
  test("AI-2 an endless draft is checked to its end", () => {
    const endless = "a 1 to ".repeat(3_000) + "$".repeat(5_000) + "9,".repeat(5_000);
    expect(flags(`${endless} $123,456`).at(-1)).toBe("$123,456");
  });
});
