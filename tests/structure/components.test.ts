import { expect, test } from "vitest";
import { bareReturns } from "./components";
import { productSources } from "./source-files";

test("WEB-1 a component returns elements: a text of its own would stand bare among the elements around it", () => {
  const views = new Map(
    [...productSources()].filter(
      ([file]) => file.endsWith(".tsx") && !file.endsWith(".server.tsx"),
    ),
  );
  expect(bareReturns(views)).toEqual([]);
});

test("WEB-1 bare texts are found in every form, and elements are not", () => {
  const view = `
    function One() { return "text"; }
    const Two = ({ shown }) => (shown ? <b /> : words);
    function Three({ all }) { if (all) return null; return all.map((each) => <b key={each} />); }
    function Four({ all }) { const each = () => "text"; return all && <>{all.map(each)}</>; }
    const wordsOf = () => "text";
  `;
  expect(bareReturns(new Map([["app/x.tsx", view]]))).toEqual([
    "app/x.tsx:2",
    "app/x.tsx:3",
    "app/x.tsx:4",
  ]);
});

/** A button, a label or a message's action of its own that says Undo. */
const UNDO = /[>"`]\s*Undo\s*[<"`{]/;
const UNDO_PLACES = ["app/ui/toast.tsx", "app/ui/undo-button.tsx", "app/ui/thrown-away.ts"];

const undosIn = (sources: ReadonlyMap<string, string>) =>
  [...sources].flatMap(([file, text]) => (UNDO.test(text) ? [file] : []));

test("C2 there is one Undo behind what was said and one in messages, each as long and as large as any other", () => {
  expect(undosIn(productSources()).toSorted()).toEqual(UNDO_PLACES.toSorted());
});

test.each([
  ["<button>Undo</button>", 1],
  ["<Button look='quiet'>\n  Undo\n</Button>", 1],
  ['const undo = { label: "Undo", run };', 1],
  ["<Button>Undo{of && <span>: {of}</span>}</Button>", 1],
  ["<UndoButton busy={busy} />", 0],
  ["showToast({ title, undo });", 0],
  ["<Button>Undo import</Button>", 0],
  ['["u", "Undo the last outcome"]', 0],
])("the rule on Undo bites: %s", (text, found) => {
  expect(undosIn(new Map([["app/a.tsx", text]]))).toHaveLength(found);
});
