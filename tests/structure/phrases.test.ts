/** Phrases that no reader of the product sees, as docs/voice.md lists them. */
import { readFileSync } from "node:fs";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { describe, expect, test } from "vitest";
import { parsed } from "./expressions";
import { productSources, type Sources } from "./source-files";

const voice = readFileSync("docs/voice.md", "utf8");
const phrases = sectionOf("Phrases we do not use").flatMap(
  (line) => /^- (.+)$/.exec(line)?.[1] ?? [],
);
const phrasesInWords = phrases.map(wordsOf);
const pairs = sectionOf("Before and after").filter((line) => /^\| (?!Before|-)/.test(line));

/** Patterns and words of searches, which contain what people type. */
const TYPED_BY_PEOPLE =
  /reading\/|(?:question-words|lie-words|question-lines|prospect-lines|prospect-words|setter-statements|drill-words|word-classes|ordinary-words|spellings|-prompt\.server)\.ts$/;
const TEXTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.JsxText,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

/** In lowercase, with a space around each word. */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^a-z0-9'-]+/g, " ")} `;
}

function sectionOf(heading: string): string[] {
  return (voice.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "").split("\n");
}

/** The sources' texts for people: at least two words, without words of searches. */
function textsOf(sources: Sources): [file: string, text: string][] {
  const found: [string, string][] = [];
  for (const [file, source] of parsed(sources)) {
    const visit = (node: Node) => {
      if (node.kind === SyntaxKind.ImportDeclaration) return;
      const text = TEXTS.has(node.kind) ? node.getText(source).replace(/\s+/g, " ") : "";
      const said = text.trim().includes(" ");
      if (said && !node.parent?.getText(source).startsWith("also:")) found.push([file, text]);
      node.forEachChild(visit);
    };
    visit(source);
  }
  return found;
}

function phrasesIn(texts: readonly (readonly [string, string])[]): string[] {
  return texts.flatMap(([file, text]) => {
    const words = wordsOf(text);
    const said = phrases.filter((_, at) => words.includes(phrasesInWords[at] ?? ""));
    return said.map((phrase) => `${file}: “${phrase}” in ${text.trim().slice(0, 100)}`);
  });
}

describe("the product", () => {
  const sources = new Map([...productSources()].filter(([file]) => !TYPED_BY_PEOPLE.test(file)));
  // Here and not in the test: parsing everything takes longer than a test may on a busy machine.
  const texts = textsOf(sources);

  test("no text has a phrase that docs/voice.md rules out", () => {
    expect(phrases.length).toBeGreaterThan(30);
    expect(phrasesIn(texts)).toEqual([]);
  });
  test.each(["README.md", ".env.example", "docs/owners.md", "docs/operators.md"])(
    "%s has none either",
    (file) => {
      const lines = readFileSync(file, "utf8").split("\n");
      expect(phrasesIn(lines.map((line, at) => [`${file}:${at + 1}`, line]))).toEqual([]);
    },
  );
  test("docs/voice.md shows at least thirty sentences before and after", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(30);
  });
});

test("a phrase is found in markup, texts and templates, and not within another word", () => {
  const source = [
    "const a = <p>It lies in\n the drawer</p>;",
    "const b = `Whoever comes, $" + "{a}`;",
    "const c = { also: 'whoever asks', text: 'The families in town' };",
  ].join("\n");
  expect(phrasesIn(textsOf(new Map([["app/site/a.tsx", source]])))).toEqual([
    "app/site/a.tsx: “lies in” in It lies in the drawer",
    "app/site/a.tsx: “whoever” in `Whoever comes, ${",
  ]);
});
