/** The words of converted slices are in their documents, and nowhere else (CONT-1). */
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { isJsxAttribute } from "typescript/unstable/ast/is";
import { describe, expect, test } from "vitest";
import { parsed } from "./expressions";
import { importsBetween } from "./import-graph";
import { productSources, type Sources } from "./source-files";

const sources = productSources();
const OPENED =
  /^app\/(?:site|hiring|applicants|booking|onboarding|support)\/[\w-]+-(?:page|layout)\.tsx$/;
/** The script's page has the portal's navigation, whose words are the interface. */
const ofScript = [...reached(["app/script/script-page.tsx"])].filter(([file]) =>
  file.startsWith("app/script/"),
);
/** Pages for visitors, and every module that a browser gets with them. */
const pages = new Map([
  ...reached([...sources.keys()].filter((file) => OPENED.test(file))),
  ...ofScript,
]);
/** They read forms with `formWith`, too. */
const WITH_FORMS = /^app\/(?:onboarding|support)\//;

/** Modules with words of the interface: what controls, errors and states say in every company. */
const INTERFACE: Readonly<Record<string, string>> = {
  "app/applicants/stages.ts": "errors that staff see",
  "app/booking/guest-booking.tsx": "no connection",
  "app/booking/host-choice.tsx": "a choice",
  "app/booking/meetings.ts": "names for staff",
  "app/booking/picker.tsx": "no connection",
  "app/forms/check-form.ts": "errors at fields",
  "app/forms/draft-note.tsx": "what the browser keeps",
  "app/forms/form.ts": "a box to check",
  "app/forms/forms.tsx": "states of sending",
  "app/forms/honeypot.tsx": "a box to check",
  "app/forms/use-sending.ts": "no connection",
  "app/onboarding/agreement-page.tsx": "links to a new tab",
  "app/onboarding/welcome-page.tsx": "links to a new tab",
  "app/script/address.ts": "an error for programmers",
  "app/script/congratulations.tsx": "the tool of setters: what to do next",
  "app/script/conversation-view.tsx": "the tool of setters: states of the conversation",
  "app/script/current-step.tsx": "the tool of setters: how to choose",
  "app/script/draft-call.ts": "no connection",
  "app/script/draft-notices.ts": "the tool of setters: states of a draft",
  "app/script/draft-view.tsx": "the tool of setters: states of a draft",
  "app/script/final-links.tsx": "the tool of setters: a button",
  "app/script/message-copy.tsx": "the tool of setters: a question",
  "app/script/response-generator.tsx": "the tool of setters: how to get a draft",
  "app/script/script-check.ts": "faults that the editor shows",
  "app/script/script-figures.ts": "the published figures as a draft may state them",
  "app/script/script-page.tsx": "hint at the field",
  "app/script/script.ts": "an error for programmers",
  "app/script/walk.ts": "an error for programmers",
  "app/site/site-facts.ts": "an error for programmers",
  "app/support/answer-view.tsx": "what kind of answer it is",
  "app/support/answer-words.ts": "what kind of answer it is",
  "app/support/exchange-view.tsx": "states of the search",
  "app/support/help-conversation.tsx": "hint at the field",
  "app/support/use-help.ts": "no connection",
  "app/ui/error-view.tsx": "error pages",
  "app/ui/living-frame.tsx": "a frame that did not load",
  "app/ui/request-reference.tsx": "error pages",
  "app/ui/zone-list.tsx": "nothing found",
};
/** Asks to correct something: an error. */
const ERROR = /\bPlease\b/;

const TEXTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.JsxText,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
const FOUR_WORDS = /(?<![\w-])(?:[A-Za-z][A-Za-z']*[,.:;]?\s+){3}[A-Za-z][A-Za-z']*(?![\w-])/;

/** These modules and what they import, without documents and what only the server has. */
function reached(first: readonly string[]): Sources {
  const next = Map.groupBy(importsBetween(sources), ({ from }) => from);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || /\.server\.tsx?$|\/copy\/|^app\/platform\//.test(file)) return;
    found.add(file);
    for (const { to } of next.get(file) ?? []) visit(to);
  };
  first.forEach(visit);
  return new Map([...sources].filter(([file]) => found.has(file)));
}

/** Texts with at least four words; classes and imports are excluded. */
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

/** Documents that a page reads other than through `contentOf`, and words that it imports from anywhere else. */
function shippedWordsIn(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/import \{([^}]*)\} from "\.\/copy\/([\w.-]+)";/g)].flatMap(
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
    expect(pages.size).toBeGreaterThan(100);
    const found = sentences(pages);
    const fileOf = (text: string) => text.split(":")[0] ?? "";
    const known = new Set(found.map(fileOf).filter((file) => Object.hasOwn(INTERFACE, file)));
    expect([...known].toSorted()).toEqual(Object.keys(INTERFACE));
    expect(found.filter((text) => !known.has(fileOf(text)) && !ERROR.test(text))).toEqual([]);
  });
  test("CONT-1 pages read documents with contentOf, and never their shipped words", () => {
    const views = [...pages].filter(([file]) => file.endsWith(".tsx") && !WITH_FORMS.test(file));
    expect(shippedWordsIn(new Map(views))).toEqual([]);
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
    ['import { WORDS } from "./copy/words";', "app/site/a.tsx imports WORDS"],
    [
      'import { FAQ, type Faq } from "./copy/faq.server";\nFAQ.shipped;',
      "app/site/a.tsx reads FAQ past contentOf",
    ],
  ])("CONT-1 %j is found", (text, found) => {
    expect(shippedWordsIn(one(text))).toEqual([found]);
  });
  test("CONT-1 reading a document in a loader, and its type, is right", () => {
    const text = `import { FAQ, type Faq } from "./copy/faq.server";
import type { Icon } from "./copy/icons";
const faq = contentOf(context, FAQ);`;
    expect(shippedWordsIn(one(text))).toEqual([]);
  });
});
