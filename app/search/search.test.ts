// cspell:ignore qwertz quull trackr blackoutdate mypay scm dont
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { verbsOf } from "~/auth/auth.server";
import { namedPages } from "~/portal/portal";
import { SETTINGS_PLACES } from "~/settings/settings";
import { shippedWords } from "../../tests/kit/shipped-words";
import { DOCUMENTS } from "../documents.server";
import { FOLLOW_UP_TIMES } from "../script/copy/follow-ups.server";
import { DOCUMENT_WORDS, FIELD_WORDS, PAGE_WORDS, SETTINGS_WORDS } from "./copy/places";
import { SEARCHED_LINES } from "./copy/searched-lines";
import { entriesFor } from "./entries-for.server";
import { grouped } from "./search.server";

/** What others typed, and the titles of which each wants one; nobody looked at the second file while the search was built. */
type Search = { query: string; role: keyof typeof ROLES; wants: string[]; group: string };

const ROLES = {
  trainee: verbsOf({ roles: [] }),
  setter: verbsOf({ roles: ["setter"] }),
  coach: verbsOf({ roles: ["coach"] }),
  operations: verbsOf({ roles: ["operations"] }),
  administrator: verbsOf({ roles: ["admin"] }),
};
const SOURCES = {
  content: shippedWords,
  documents: DOCUMENTS,
  board: "/operations",
  fill: (message: string) => message,
};
/** A sentence that is about everything a little: it finds all that somebody may open. */
const EVERYTHING = ["training practice script", "settings brand mail", "who is the prospect"];
const FIRST = 3;

const namesFor = (role: keyof typeof ROLES) =>
  new Set(
    EVERYTHING.flatMap((text) => entriesFor(text, ROLES[role], SOURCES)).map(({ found }) =>
      plain(found.name),
    ),
  );

function shownFor({ query, role }: Pick<Search, "query" | "role">) {
  return grouped(entriesFor(query, ROLES[role], SOURCES)).flatMap(({ name, found }) =>
    found.map((each) => ({ ...each, group: name })),
  );
}

/** Titles are compared without articles, capitals and signs. */
function plain(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !["a", "an", "the"].includes(word)).join(" ");
}

describe("WEEK-4 the wanted entry is among the first three", () => {
  test.each([
    ["searches.json", 0.98],
    ["more.json", 0.95],
    // Made up while words were added; what is still missed is known.
    ["own.json", 0.95],
    // Six people, each in a voice of their own; written before the words for them were.
    ["voices.json", 0.95],
    // What each role types, in two halves: words were added by the misses of the first, and none by those of the second.
    ["tune.json", 0.97],
    ["kept.json", 0.96],
    // Eight voices, misspelled, in a second language or dictated; the other half of them was looked at, this one only counted.
    ["later.json", 0.95],
  ])("of %s in at least %d", (file, least) => {
    const all: Search[] = JSON.parse(readFileSync(`tests/kit/search/${file}`, "utf8"));
    const known = new Map(Object.keys(ROLES).map((role) => [role, namesFor(role as "setter")]));
    // A title that exists nowhere, or only where this role may not go, is wanted by mistake.
    const possible = all
      .map((each) => ({ ...each, wants: each.wants.map(plain) }))
      .filter(({ role, wants }) => wants.some((want) => known.get(role)?.has(want)));
    expect(possible.length).toBeGreaterThan(all.length * 0.95);
    const missed = possible.filter(
      (each) =>
        !shownFor(each)
          .slice(0, FIRST)
          .some(({ name }) => each.wants.includes(plain(name))),
    );
    const groups = Map.groupBy(missed, ({ group }) => group);
    const counts = [...groups].map(([group, { length }]) => `${group} ${length}`).join(", ");
    const share = 1 - missed.length / possible.length;
    expect(share, `${possible.length} searches, missed: ${counts}`).toBeGreaterThanOrEqual(least);
  });
});

describe("WEEK-4 the search", () => {
  test("a line of the script comes first with its reply to copy", () => {
    const [first] = shownFor({ query: "my wife says no", role: "setter" });
    expect(first).toMatchObject({ group: "Script", name: "I have to ask my partner" });
    expect(first?.copies).toBe(first?.detail);
    expect(first?.copies?.length).toBeGreaterThan(40);
  });
  test("what must be answered comes before everything", () => {
    const [first] = shownFor({ query: "he says he wants to kill himself", role: "setter" });
    expect(first).toMatchObject({ name: "Someone may be in crisis", group: "Script" });
  });
  test.each([
    ["what if they ghost me", "1 day of silence"],
    ["left on read", "1 day of silence"],
    ["no answer for a week", "7 days of silence"],
    ["noshow", "After a no-show"],
    ["still thinking about it", "After “let me think”"],
  ])("%s finds the follow-up line for it, to copy", (query, when) => {
    const first = shownFor({ query, role: "setter" }).slice(0, FIRST);
    const line = first.find(({ detail }) => detail?.startsWith(`${when}: `));
    expect(line?.copies).toBe(line?.detail?.slice(when.length + 2));
  });
  test.each([
    ["mypay", "My Pay"],
    ["trackr", "Tracker"],
    ["scm", "Is this a scam?"],
    ["blackoutdate", "Add a day off"],
  ])("%s is read as the words it stands for", (query, title) => {
    const names = shownFor({ query, role: "administrator" }).map(({ name }) => name);
    expect(names.slice(0, FIRST)).toContain(title);
  });
  test.each([
    ["import", "Import prospects"],
    ["export", "Export prospects"],
    ["log a", "Log a booking"],
    ["my st", "My statement"],
  ])("%s finds first what is named so", (query, title) => {
    expect(shownFor({ query, role: "setter" })[0]?.name).toBe(title);
  });
  test.each(["lesson 18", "lesson eighteen"])("%s is the lesson with this number", (query) => {
    const names = shownFor({ query, role: "trainee" }).map(({ name }) => name);
    expect(names.slice(0, FIRST)).toContain("Handling Objections with Confidence");
  });
  test("a follow-up line says what is to be filled in", () => {
    const [line] = shownFor({ query: "confirm the call", role: "setter" });
    expect(line?.copies).toContain("[day and time]");
  });
  test.each(["quit blowing up my phone", "stop texting me bro"])(
    "%s finds what must be said",
    (query) => {
      const first = shownFor({ query, role: "setter" }).slice(0, FIRST);
      expect(first.map(({ name }) => name)).toContain("They asked you to stop");
    },
  );
  test.each([
    ["follow up after no reply", "A better time"],
    ["how to be patient", "Trigger Soft Skills"],
    ["talk less listen more", "Trigger Soft Skills"],
    ["when they answer one word only", "Trigger Soft Skills"],
    ["partner for role play", "Trigger Soft Skills"],
    ["dont be pushy", "Create Ethical Urgency & Momentum"],
    ["where are the objection replies", "Script"],
  ])("a setter who types %s finds %s", (query, title) => {
    const first = shownFor({ query, role: "setter" }).slice(0, FIRST);
    expect(first.map(({ name }) => name)).toContain(title);
  });
  test("a reply that must be given comes first where it is told, and right behind what is meant otherwise", () => {
    const [told] = shownFor({ query: "he hits me", role: "setter" });
    expect(told).toMatchObject({ name: "Someone may be in danger" });
    const [first, second] = shownFor({ query: "he want know who i am", role: "setter" });
    expect(first).toMatchObject({ name: "Who are you?" });
    expect(second).toMatchObject({ name: "Someone may be in danger" });
  });
  test.each([
    ["logo", "Logo"],
    ["who changed what", "Audit Log"],
    ["new trainee", "New trainee"],
    ["add a day off", "Add a day off"],
    ["admin pin", "Administrator code"],
  ])("an administrator finds %s, and a setter does not", (query, title) => {
    const names = (role: "administrator" | "setter") =>
      shownFor({ query, role }).map(({ name }) => name);
    expect(names("administrator").slice(0, FIRST)).toContain(title);
    expect(names("setter")).not.toContain(title);
  });
  test.each(["outcomes missing", "missing outcomes"])("a setter finds the page by %s", (query) => {
    const [first] = shownFor({ query, role: "setter" });
    expect(first).toMatchObject({ name: "Outcomes missing" });
  });
  test.each(["qwertz", "blah blah", "penelope"])("%s is about nothing", (query) => {
    expect(shownFor({ query, role: "administrator" })).toEqual([]);
  });
  test("every follow-up line has words that setters use for its time", () => {
    const times = Object.values(FOLLOW_UP_TIMES);
    expect(times.filter((when) => !Object.hasOwn(SEARCHED_LINES, when))).toEqual([]);
  });
  test("every page, setting and document that is found has words that people use for it", () => {
    const pages = namedPages("board").map(({ to }) => to);
    const settings = SETTINGS_PLACES.pages.map(({ to }) => to.split("/").at(-1) ?? "");
    const further = ["settings", "launch"];
    const without = {
      pages: pages.filter((to) => !PAGE_WORDS[to]),
      settings: settings.filter((page) => !SETTINGS_WORDS[page] && !further.includes(page)),
      fields: SETTINGS_PLACES.fields.filter(({ label }) => !FIELD_WORDS[label]),
      documents: DOCUMENTS.filter(({ key }) => !DOCUMENT_WORDS[key]).map(({ key }) => key),
    };
    expect(without).toEqual({ pages: [], settings: [], fields: [], documents: [] });
    // A field leads to a page that there is.
    for (const { page } of SETTINGS_PLACES.fields) expect(settings).toContain(page);
  });
  test("the beginning of a word is enough while somebody types", () => {
    const names = shownFor({ query: "handling obj", role: "trainee" }).map(({ name }) => name);
    expect(names[0]).toBe("Handling Objections with Confidence");
  });
});
