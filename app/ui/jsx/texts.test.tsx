import fc from "fast-check";
import { createElement, type ElementType, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { jsxs } from "./jsx-runtime";

function Bold({ children }: { children: ReactNode }) {
  return <b>{children}</b>;
}

const parts = ["a", <b key="b" />, "c"];

test.each([
  { html: "<p>one</p>", shown: <p>one</p> },
  { html: "<p>3 of 4</p>", shown: <p>{[3, " of ", 4]}</p> },
  {
    html: "<p><span>3 </span><b>of</b><span> them, 0 </span></p>",
    shown: (
      <p>
        {3} <b>of</b> them{false}, {0} {null}
      </p>
    ),
  },
  {
    html: "<p><i></i><span>a</span><b></b><span>c</span></p>",
    shown: (
      <p>
        <i />
        {parts}
      </p>
    ),
  },
  {
    html: "<b><span>one </span><i></i><span> two</span></b>",
    shown: (
      <Bold>
        one <i /> two
      </Bold>
    ),
  },
  {
    html: "<option>1 and two</option>",
    shown: (
      <option>
        {1} and {["two"]}
      </option>
    ),
  },
])("WEB-1 every text is alone in its element: $html", ({ html, shown }) => {
  expect(renderToStaticMarkup(shown)).toBe(html);
});

const LONG = "x".repeat(40);

test.each([
  {
    what: "among others",
    shown: <p>{`See ${LONG} now`}</p>,
    html: `<p><span class="long-word">See ${LONG} now</span></p>`,
  },
  {
    what: "next to an element",
    shown: (
      <p>
        <i /> {LONG}
      </p>
    ),
    html: `<p><i></i><span class="long-word"> ${LONG}</span></p>`,
  },
  {
    what: "of a component",
    shown: <Bold>{LONG}</Bold>,
    html: `<b><span class="long-word">${LONG}</span></b>`,
  },
  {
    what: "not in what takes no elements",
    shown: <option>{LONG}</option>,
    html: `<option>${LONG}</option>`,
  },
  {
    what: "not in what breaks its own lines",
    shown: <pre>{LONG}</pre>,
    html: `<pre>${LONG}</pre>`,
  },
  {
    what: "unless it fits into a line",
    shown: <p>{"x".repeat(28)}</p>,
    html: `<p>${"x".repeat(28)}</p>`,
  },
])("WEB-5 a word longer than a phone's line breaks anywhere: $what", ({ shown, html }) => {
  expect(renderToStaticMarkup(shown)).toBe(html);
});

type Tree = ReactNode | { type: ElementType; inside: Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Tree>(null, false, true, undefined, "", " ", 0, "text", "two words", 7),
    fc.record({
      type: fc.constantFrom<ElementType>("b", "i", Bold, Fragment),
      inside: fc.array(tie("tree"), { maxLength: 4 }),
    }),
  ),
}));

test("WEB-1 no text has a neighbor and none is lost, however elements, parts and gaps are nested", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (inside) => {
      const html = renderToStaticMarkup(ours({ type: "p", inside }));
      expect(html).not.toMatch(/<\/\w+>[^<]|[^<>]<(?!\/)/);
      expect(html.replace(/<[^>]+>/g, "")).toBe(
        renderToStaticMarkup(plain({ type: "p", inside })).replace(/<[^>]+>/g, ""),
      );
    }),
    { numRuns: 500 },
  );
});

function isInner(made: Tree): made is { type: ElementType; inside: Tree[] } {
  return typeof made === "object" && made !== null && "inside" in made;
}

function ours(made: Tree): ReactNode {
  return isInner(made) ? jsxs(made.type, { children: made.inside.map(ours) }) : made;
}

function plain(made: Tree): ReactNode {
  return isInner(made) ? createElement(made.type, {}, ...made.inside.map(plain)) : made;
}
