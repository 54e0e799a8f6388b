/** The words of converted slices are in their documents, and nowhere else (CONT-1). */
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { isJsxAttribute } from "typescript/unstable/ast/is";
import { describe, expect, test } from "vitest";
import { parsed } from "./expressions";
import { productSources, type Sources } from "./source-files";

const SINGLE = /^app\/(?:booking\/(?:book|next-steps)|support\/support)-page\.tsx$/;
/** Pages and their parts. */
const pages = new Map(
  [...productSources()].filter(
    ([file]) => /^app\/(?:site|hiring|onboarding)\/.*\.tsx$/.test(file) || SINGLE.test(file),
  ),
);
/** They read forms with `formWith`, too. */
const WITH_FORMS = /^app\/(?:onboarding|support)\//;

/** What no owner needs to change. */
const ALLOWED = ["(opens in a new tab)", "Read it on its own page", "The setter, with date"];

const TEXTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.JsxText,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
const FOUR_WORDS = /(?<![\w-])(?:[A-Za-z][A-Za-z']*[,.:;]?\s+){3}[A-Za-z][A-Za-z']*(?![\w-])/;

/** Texts of at least four words; classes and imports are none. */
function sentences(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, source] of parsed(sources)) {
    const visit = (node: Node) => {
      if (node.kind === SyntaxKind.ImportDeclaration) return;
      if (isJsxAttribute(node) && node.name.getText(source) === "className") return;
      const text = TEXTS.has(node.kind) ? node.getText(source).replace(/\s+/g, " ") : "";
      if (FOUR_WORDS.test(text)) found.push(`${file}: ${text.trim()}`);
      node.forEachChild(visit);
    };
    visit(source);
  }
  return found;
}

/** Documents that a page reads other than by `contentOf`, and words that it imports from anywhere else. */
function shippedWordsIn(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/import \{([^}]*)\} from "\.\/content\/([\w.-]+)";/g)].flatMap(
      ([statement, names = "", from = ""]) => {
        const values = names
          .split(",")
          .flatMap((each) => /^\s*(?!type )(\w+)/.exec(each)?.[1] ?? []);
        if (!from.endsWith(".server")) return values.map((name) => `${file} imports ${name}`);
        const rest = text.replace(statement, "").replace(/contentOf\(context, \w+\)/g, "");
        return values
          .filter((name) => rest.includes(name))
          .map((name) => `${file} reads ${name} past contentOf`);
      },
    ),
  );
}

describe("the product", () => {
  test("CONT-1 no sentence for visitors is in a page", () => {
    expect(pages.size).toBeGreaterThan(15);
    const found = sentences(pages);
    expect(found.filter((text) => !ALLOWED.some((each) => text.endsWith(each)))).toEqual([]);
  });
  test("CONT-1 pages read documents with contentOf, and never their shipped words", () => {
    expect(shippedWordsIn(new Map([...pages].filter(([file]) => !WITH_FORMS.test(file))))).toEqual(
      [],
    );
  });
});

describe("the rules bite", () => {
  const one = (text: string) => new Map([["app/site/a.tsx", text]]);
  test.each([
    ["<p>\n  We call you back\n  soon.\n</p>", "We call you back soon."],
    ['<img alt="Two people who talk" />', '"Two people who talk"'],
    ["<p>{yes ? 'You are in now' : null}</p>", "'You are in now'"],
    ["<p>{`$" + "{name} has won a prize`}</p>", "} has won a prize`"],
  ])("CONT-1 %j is a sentence", (markup, found) => {
    expect(sentences(one(`const a = ${markup};`))).toEqual([`app/site/a.tsx: ${found}`]);
  });
  test.each([
    '<p className="relative grid block flex">{words.text}</p>',
    "<p>Sign in now</p>",
    '<path d="M3 14a7 7 0 0 1 7-7h24" />',
  ])("CONT-1 %j is none", (markup) => {
    expect(sentences(one(`const a = ${markup};`))).toEqual([]);
  });
  test.each([
    ['import { WORDS } from "./content/words";', "app/site/a.tsx imports WORDS"],
    [
      'import { FAQ, type Faq } from "./content/faq.server";\nFAQ.shipped;',
      "app/site/a.tsx reads FAQ past contentOf",
    ],
  ])("CONT-1 %j is found", (text, found) => {
    expect(shippedWordsIn(one(text))).toEqual([found]);
  });
  test("CONT-1 reading a document in a loader, and its type, is right", () => {
    const text = `import { FAQ, type Faq } from "./content/faq.server";
import type { Icon } from "./content/icons";
const faq = contentOf(context, FAQ);`;
    expect(shippedWordsIn(one(text))).toEqual([]);
  });
});
