/** Door of the figures room on the server: the figures as a document that a company edits (CONT-8). */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import {
  type Content,
  choice,
  contentDocument,
  contentOf,
  date,
  type Fields,
  group,
  itemIds,
  list,
  optionalDate,
  optionalText,
  paragraph,
  text,
  unique,
  yesNo,
} from "~/content/content.server";
import { WITHOUT_CLAIMS } from "./copy/without-claims";
import { EARNINGS_NOTE, type FigureName } from "./figures";
import { foundingFigures } from "./founding";
import { FIGURES } from "./shipped-figures";

export { claimsBehind, figureFaults, unbackedFigures } from "./figure-faults.server";

const figure = text("Figure", { max: 40 });
const says = text("What it counts", { max: 160, help: "Read after the figure" });
const source = optionalText("Source", {
  max: 300,
  help: "The record behind the figure: a report, a spreadsheet, a statement",
});
const asOf = optionalDate("As of");
const unused = yesNo("Not used by us", "The pages leave out the sentences that name it");

/** One of ours: pages refer to it, so it cannot be removed. */
const shippedFigure = (name: FigureName) =>
  group(FIGURES[name].says, { figure, says, source, date: asOf, unused });

type Named<Value> = Record<FigureName, Value>;

function forEachFigure<Value>(make: (name: FigureName) => Value): Named<Value> {
  const names = Object.keys(FIGURES) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Named<Value>;
}

const ownPaths = (live: Fields) => itemIds(live, "own").map((id) => `own.${id}`);

export const PUBLIC_FIGURES = contentDocument({
  key: "claims",
  label: "Claims",
  givesNames: { instead: WITHOUT_CLAIMS },
  settles: {
    label: "Leave out what has no source",
    done: (number) =>
      number === 0
        ? "Nothing is left to leave out"
        : `${number === 1 ? "1 claim is" : `${number} claims are`} left out`,
    values: (live) =>
      Object.fromEntries(
        [...Object.keys(FIGURES).map((name) => `figures.${name}`), ...ownPaths(live)]
          .filter((path) => !live[`${path}.source`] && !live[`${path}.unused`])
          .filter((path) => !live[`${path}.figure`]?.startsWith("{"))
          .map((path) => [`${path}.unused`, "yes"]),
      ),
  },
  pages: [
    "/",
    "/book",
    "/book/next-steps",
    "/thank-you",
    "/support",
    "/hiring/dmsetters",
    "/hiring/dmsetters/next-steps",
    "/hiring/dmsetters/testimonials",
  ],
  schema: z.strictObject({
    founded: date("Founded on", "Gives {foundingYear}, {yearsSinceFounding} and {ageInWords}"),
    figures: group(
      "Figures",
      forEachFigure(shippedFigure),
      "A text names one in braces: {students}",
    ),
    own: list(
      "Your own figures",
      group("Figure", {
        name: text("Name", { max: 40, help: "For use in texts, in braces: {reviews}" }).regex(
          /^[a-z][A-Za-z0-9]*$/,
          "Letters and digits, starting with a lowercase letter",
        ),
        figure,
        says,
        earnings: yesNo("An amount someone may earn", "Shown only together with the earnings note"),
        source,
        date: asOf,
        unused,
      }),
    ).check(unique("name", "A figure has this name already", Object.keys(FIGURES))),
    earningsNote: paragraph("Earnings note", { max: 400 }),
  }),
  shipped: {
    founded: "2020-12-31",
    figures: forEachFigure((name) => {
      const { figure, says } = FIGURES[name];
      return { figure, says, source: "", date: "", unused: false };
    }),
    own: [],
    earningsNote: EARNINGS_NOTE,
  },
});

const figureOptions = forEachFigure((name) => `${name}: ${FIGURES[name].says}`);
const FIGURE_HELP = "Edit its words under Claims";

/** The choice of one of the shipped figures, for a place on a page that shows a figure with its label. */
export const figureChoice = (label: string) => choice(label, figureOptions, FIGURE_HELP);

/** The same where the place may stay empty: a company that does not use the figure shows none. */
figureChoice.optional = (label: string) => choice.optional(label, figureOptions, FIGURE_HELP);

/** `source`: the record behind it, if the company has named one. */
export type ShownFigure = { figure: string; says: string; source: string | null };

export function figureOf(context: Readonly<RouterContextProvider>, name: FigureName): ShownFigure {
  const { figure, says, source } = contentOf(context, PUBLIC_FIGURES).figures[name];
  return { figure, says, source };
}

/** What replaces a figure's name in braces. `now`: years are counted from the founding until then. */
export function figureNames(content: Content, now: Date): [name: string, figure: string][] {
  const { founded, figures, own, earningsNote } = content.of(PUBLIC_FIGURES);
  const computed = foundingFigures(founded, now);
  const filled = (figure: string) =>
    computed.reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), figure);
  return [
    ["earningsNote", earningsNote],
    ...computed,
    ...Object.entries(figures).map(([name, { figure }]): [string, string] => [
      name,
      filled(figure),
    ]),
    ...own.map(({ name, figure }): [string, string] => [name, filled(figure)]),
  ];
}

/** Those that the company does not use, and what its pages say in their place. */
export function unusedFigures(content: Content) {
  const { figures, own } = content.of(PUBLIC_FIGURES);
  const all = [...Object.entries(figures), ...own.map((each) => [each.name, each] as const)];
  const unused = new Set(all.flatMap(([name, { unused }]) => (unused ? [name] : [])));
  return { unused, instead: WITHOUT_CLAIMS };
}

/** How many shipped and own figures in use name no record behind them; computed ones need none. */
export function figuresWithoutSource(content: Content): number {
  const { figures, own } = content.of(PUBLIC_FIGURES);
  const isComputed = (name: FigureName) => FIGURES[name].figure.startsWith("{");
  const shipped = forEachFigure((name) => isComputed(name) || isSettled(figures[name]));
  return [...Object.values(shipped), ...own.map(isSettled)].filter((settled) => !settled).length;
}

function isSettled({ source, unused }: { source: string | null; unused: boolean }): boolean {
  return source !== null || unused;
}
