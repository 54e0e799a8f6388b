/** Everything the search finds besides people: made once for the words that are published (WEEK-4). */
import type { Verb } from "~/auth/auth";
import type { Content, ContentDocument } from "~/content/content.server";
import { type MadeOnce, madeOncePer, type Steps } from "~/platform/workers/steps";
import { namedPages } from "~/portal/portal";
import { type Findable, makingRanking, type Ranking } from "~/reading/find";
import { languageOf, termsIn, wordsIn } from "~/reading/words";
import { scriptDocuments } from "~/script/script.server";
import { SETTINGS_PLACES } from "~/settings/settings";
import { helpDocuments } from "~/support/support.server";
import { shownLessons } from "~/training/training.server";
import { ACTS, type NamedPlace } from "./copy/acts";
import { DOCUMENT_WORDS, FIELD_WORDS, PAGE_WORDS, SETTINGS_WORDS } from "./copy/places";
import { NUMBERS, STOP_WORDS, SYNONYMS } from "./copy/search-words";
import { SEARCHED_LINES } from "./copy/searched-lines";
import { makingSpelling } from "./spelling";

/** What the palette shows. */
export type Found = Omit<ReturnType<typeof namedPages>[number], "verb">;

export type Group =
  | "Script"
  | "Prospects"
  | "Trainees"
  | "Lessons"
  | "Help"
  | "Settings"
  | "Pages"
  | "Acts";

/** `verb`: who may open it; `isPage`: others are set or done on it; `when`: the time for a follow-up. */
export type Entry = Found & { group: Group; verb: Verb; isPage?: true; when?: string };

type Document = Findable<Entry>;

/**
 * `spelled`: the text in the words that are known; `terms`: its words that count, one for all with the same meaning;
 * `named`: those of an entry's name; `isLine`: whether these words are a line that is known for it.
 */
export type Reading = {
  rank: Ranking<Entry>;
  spelled: (text: string) => string;
  terms: (text: string) => Terms;
  named: (entry: Entry) => Terms;
  isLine: (text: string, entry: Entry) => boolean;
};
export type Terms = ReadonlySet<string>;

const OPTIONS = {
  stopWords: STOP_WORDS,
  synonyms: SYNONYMS.map((line) => line.split(", ")),
  forgiving: true,
  begun: true,
};
/** Below both, a text is about nothing that there is. */
const BARS = { like: 0.1, fit: 1 };
/** Titles are short and few words tell them apart, so words count more here than runs of letters. */
const VOTES = { linear: 1, search: 6 };
const LONGEST_DETAIL = 120;
/** One for the live words, and one for the words of a preview. */
const MOST_READINGS = 2;

/** `documents`: of the words that a company edits; `board`: the address of the operations board. */
type Beside = { documents: readonly ContentDocument[]; board: string };

const made = new WeakMap<Content, MadeOnce<Reading>>();

/** Made once for the words that are live; thousands of lines are read for it. */
export function readingOf(content: Content, beside: Beside): MadeOnce<Reading> {
  const known = made.get(content) ?? readingIn(entriesIn(content, beside));
  made.set(content, known);
  return known;
}

function entriesIn(content: Content, { documents, board }: Beside): Document[] {
  return [
    ...ofScript(content),
    ...ofLessons(content),
    ...ofHelp(content),
    ...ofSettings(),
    ...ofPages(board),
    ...documents.map(ofDocument),
    ...ACTS.map((act) => ofPlace("Acts", act)),
  ];
}

const readingIn = madeOncePer(MOST_READINGS, makingReading);

function* makingReading(all: readonly Document[]): Steps<Reading> {
  const rank = yield* makingRanking(all, OPTIONS, BARS, { votes: VOTES });
  const language = languageOf(OPTIONS.stopWords, OPTIONS.synonyms);
  const terms = (text: string): Terms => new Set(termsIn(text, language));
  const names = new Map<Entry, Terms>();
  for (const { content: entry } of all) {
    names.set(entry, terms(entry.name));
    yield;
  }
  const lines = yield* makingLines(all);
  const known = all.flatMap(({ text, asks = [], lines = [] }) => [text, ...asks, ...lines]);
  const spelled = yield* makingSpelling([...known, STOP_WORDS, ...SYNONYMS]);
  return {
    rank,
    spelled,
    terms,
    named: (entry) => names.get(entry) ?? terms(entry.name),
    isLine: (text, entry) => lines.get(wordsIn(text).join(" "))?.has(entry) === true,
  };
}

/** What each known line is about, by its words. */
function* makingLines(all: readonly Document[]): Steps<ReadonlyMap<string, ReadonlySet<Entry>>> {
  const lines = new Map<string, Set<Entry>>();
  for (const { content: entry, asks = [], lines: said = [] } of all)
    for (const line of [...asks, ...said]) {
      const words = wordsIn(line).join(" ");
      lines.set(words, (lines.get(words) ?? new Set()).add(entry));
      yield;
    }
  return lines;
}

function ofScript(content: Content): Document[] {
  return scriptDocuments(content).map(({ content: { title, text, when }, ...document }) => {
    const searched = searchedLines(when ?? title);
    return {
      ...document,
      text: `${document.text} ${searched.join(" ")}`,
      lines: [...(document.lines ?? []), ...searched],
      content: {
        group: "Script",
        verb: "tracker.use",
        to: "/script?mode=text",
        outside: true,
        name: title,
        detail: text,
        copies: text,
        ...(when && { when }),
      },
    };
  });
}

function ofLessons(content: Content): Document[] {
  return shownLessons(content).map((lesson) => {
    const { id, number, title, subtitle } = lesson;
    const told = toldOf(lesson);
    return {
      content: {
        group: "Lessons",
        verb: "training.take",
        to: `/training/lesson${id}`,
        name: title,
        detail: `Lesson ${number}`,
      },
      text: ["lesson", number, title, title, subtitle ?? "", ...searchedLines(title)].join(" "),
      body: told.join(" "),
      asks: [
        title,
        `lesson ${number} ${title}`,
        `lesson ${number}`,
        `lesson ${NUMBERS[number] ?? number}`,
      ],
      lines: [subtitle ?? "", ...told.flatMap(sentencesOf), ...searchedLines(title)],
    };
  });
}

type Lesson = ReturnType<typeof shownLessons>[number];

function toldOf({ description, overview }: Lesson): string[] {
  const { teaches, why, next } = overview;
  return [description, teaches, why, ...next].flatMap((text) => text ?? []);
}

/** What is written of a lesson besides its title, sentence by sentence. */
export function sentencesIn(lesson: Lesson): string[] {
  const { subtitle } = lesson;
  return [...toldOf(lesson).flatMap(sentencesOf), ...(subtitle ? [subtitle] : [])];
}

function ofHelp(content: Content): Document[] {
  return helpDocuments(content, "setter").map(({ content: { title, text }, ...document }) => ({
    ...document,
    text: `${document.text} ${searchedLines(title).join(" ")}`,
    lines: [...(document.lines ?? []), ...searchedLines(title)],
    content: {
      group: "Help",
      verb: "training.take",
      to: `/help?for=setter&q=${encodeURIComponent(title)}`,
      outside: true,
      name: title,
      detail: shortened(text),
    },
  }));
}

/** The pages of the settings that there are, and their fields. */
function ofSettings(): Document[] {
  const pages = SETTINGS_PLACES.pages.flatMap(({ to }) => {
    const page = pageIn(to);
    const words = SETTINGS_WORDS[page];
    return words ? [{ to, page, ...words }] : [];
  });
  const nameOf = new Map(pages.map(({ page, name }) => [page, name]));
  const place = { verb: "settings.read" } as const;
  return [
    ...pages.map((page) =>
      ofPlace("Settings", { ...place, ...page, detail: "Settings", isPage: true }),
    ),
    ...SETTINGS_PLACES.fields.map(({ page, label, hint }) => {
      const detail = nameOf.get(page) ?? "";
      return ofPlace("Settings", {
        ...place,
        to: `/admin/settings/${page}`,
        name: label,
        detail,
        also: `${detail} ${hint} ${FIELD_WORDS[label] ?? ""}`,
      });
    }),
  ];
}

function ofPages(board: string): Document[] {
  return namedPages(board).map(({ to, name, verb, outside }) =>
    ofPlace("Pages", {
      isPage: true,
      to,
      name,
      verb,
      also: PAGE_WORDS[to === board ? "board" : to] ?? "",
      ...(outside && { outside }),
    }),
  );
}

function ofDocument({ key, label }: ContentDocument): Document {
  return ofPlace("Pages", {
    name: label,
    to: `/admin/content/${key}`,
    verb: "content.edit",
    detail: "Content",
    also: DOCUMENT_WORDS[key] ?? "",
  });
}

function ofPlace(group: Group, { also, ...place }: NamedPlace): Document {
  const lines = linesOf(also);
  return {
    content: { group, ...place },
    text: `${place.name} ${place.name} ${place.detail ?? ""} ${lines.join(" ")}`,
    asks: [place.name],
    lines,
  };
}

function searchedLines(title: string): string[] {
  return Object.hasOwn(SEARCHED_LINES, title) ? linesOf(SEARCHED_LINES[title] ?? "") : [];
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function pageIn(address: string): string {
  return address.split("/").at(-1) ?? "";
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

function shortened(text: string): string {
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL).trimEnd()}…` : text;
}
