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
