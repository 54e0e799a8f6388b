/** Entry file of the claims slice on the server: the figures as a document that a company edits (CONT-8). */
import { z } from "zod";
import {
  type Content,
  contentDocument,
  group,
  list,
  optionalDate,
  optionalText,
  paragraph,
  text,
  yesNo,
} from "~/content/content.server";
import { EARNINGS_NOTE, FIGURES, type FigureName } from "./figures";

const figure = text("Figure", { max: 40 });
const says = text("What it counts", { max: 160, help: "Read after the figure" });
const source = optionalText("Source", {
  max: 300,
  help: "The record behind the figure: a report, a spreadsheet, a statement",
});
const date = optionalDate("As of");

/** One of ours: pages name it, so it cannot be removed. */
const shippedClaim = (name: FigureName) =>
  group(FIGURES[name].says, { figure, says, source, date });

type Named<Value> = Record<FigureName, Value>;

function forEachFigure<Value>(make: (name: FigureName) => Value): Named<Value> {
  const names = Object.keys(FIGURES) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Named<Value>;
}

export const CLAIMS = contentDocument({
  key: "claims",
  label: "Claims",
  pages: ["/"],
  schema: z.strictObject({
    figures: group(
      "Figures",
      forEachFigure(shippedClaim),
      "A text names one in braces: {students}",
    ),
    own: list(
      "Your own figures",
      group("Figure", {
        name: text("Name", { max: 40, help: "For use in texts, in braces: {reviews}" }).regex(
          /^[a-z][A-Za-z0-9]*$/,
          "Small and capital letters and digits, beginning with a small letter",
        ),
        figure,
        says,
        earnings: yesNo("What somebody may earn", "Shown only together with the earnings note"),
        source,
        date,
      }),
    ),
    earningsNote: paragraph("Earnings note", { max: 400 }),
  }),
  shipped: {
    figures: forEachFigure((name) => {
      const { figure, says } = FIGURES[name];
      return { figure, says, source: "", date: "" };
    }),
    own: [],
    earningsNote: EARNINGS_NOTE,
  },
});

/** What stands for a figure's name in braces. */
export function figureNames(content: Content): [name: string, figure: string][] {
  const { figures, own } = content.of(CLAIMS);
  return [
    ...Object.entries(figures).map(([name, claim]): [string, string] => [name, claim.figure]),
    ...own.map(({ name, figure }): [string, string] => [name, figure]),
  ];
}
