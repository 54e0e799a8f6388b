import { expect, onTestFinished, test, vi } from "vitest";
import { CardDrafts, type OpenForm } from "./card-drafts";

/** As browsers have it: its keys are its own properties. */
function aStorage(): Record<string, string> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

const draft = (title: string): OpenForm => ({ kind: "add", day: "Monday", typed: { title } });
const titlesOf = (person: string) =>
  new CardDrafts(person).all().map(({ content }) => content.typed?.title);

test("OPS-3 what is typed into a card's form is one person's: nobody else in this browser sees it, and a login's ends with its tab", () => {
  const browser = { localStorage: aStorage(), sessionStorage: aStorage() };
  vi.stubGlobal("window", browser);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  new CardDrafts("ann").keep(draft("Of Ann"));
  new CardDrafts("").keep(draft("By password"));
  expect(titlesOf("ann")).toEqual(["Of Ann"]);
  expect(titlesOf("bo")).toEqual([]);
  expect(titlesOf("")).toEqual(["By password"]);
  browser.sessionStorage = aStorage();
  expect(titlesOf("")).toEqual([]);
  expect(titlesOf("ann")).toEqual(["Of Ann"]);
  new CardDrafts("ann").forget(draft("Of Ann"));
  expect(titlesOf("ann")).toEqual([]);
});
