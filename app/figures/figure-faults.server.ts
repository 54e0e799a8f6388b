/** Figures in a document that no claim backs, or that lack the note on earnings: it is not published (CONT-7). */
import {
  type ContentDocument,
  type Faults,
  type Fields,
  liveFields,
  placedFields,
} from "~/content/content.server";
import { type Claim, FIGURES } from "./figures";
import { type Figure, figuresIn } from "./stated-figures";

type Stated = { figure: string; says: string };
type Claims = {
  figures: Readonly<Record<string, Stated>>;
  own: readonly (Stated & { name: string; earnings: boolean })[];
};

const TEXTS = new Set(["text", "paragraph", "markdown"]);
/** What a reader takes for a promise or a record; the hours and days of a plan are none. */
const PROMISES = new Set(["money", "percent", "person"]);
const FEWEST_PEOPLE = 20;
const ROUNDED_UP = /\b\d[\d,.]*[km]?\+/gi;
const NAME = /\{([a-z][A-Za-z0-9]*)\}/g;
const CAVEAT =
  /\{earningsNote\}|\bnot guaranteed\b|\bno guarantee|\bnothing is guaranteed\b|\bvary\b/i;

/** The first fault of each text, by its path. What people tell in their own stories is theirs. */
export function figureFaults(document: ContentDocument, fields: Fields, claims: Claims): Faults {
  if (document.key === "claims" || document.figures === "their-own") return {};
  const stated = [...Object.values(claims.figures), ...claims.own];
  const earnings = earningNames(claims);
  const faults: Record<string, string> = {};
  for (const { field, path } of placedFields(document.root, liveFields(document, fields))) {
    if (!TEXTS.has(field.kind) || ("hidden" in field && field.hidden)) continue;
    const text = fields[path] ?? document.shippedFields[path] ?? "";
    const [unbacked] = unbackedIn(text.replace(NAME, " "), stated);
    if (unbacked)
      faults[path] =
        `No claim has ${unbacked}. Add it to the claims, and write its name in braces here`;
    else if (
      document.figures === "with-note" &&
      statesEarnings(text, earnings) &&
      !CAVEAT.test(text)
    )
      faults[path] = "This page does not show the earnings note. Add {earningsNote} to this text";
  }
  return faults;
}

function earningNames({ own }: Claims): ReadonlySet<string> {
  const shipped = Object.entries<Claim>(FIGURES).filter(([, { earnings }]) => earnings);
  return new Set([
    ...shipped.map(([name]) => name),
    ...own.filter(({ earnings }) => earnings).map(({ name }) => name),
  ]);
}

function unbackedIn(text: string, claims: readonly Stated[]): string[] {
  const figures = figuresIn(text).filter(
    (figure) =>
      PROMISES.has(figure.kind) &&
      (figure.kind !== "person" || Math.max(...figure.values) >= FEWEST_PEOPLE) &&
      !claims.some((claim) => backs(claim, figure)),
  );
  const rounded = [...text.matchAll(ROUNDED_UP)].filter(
    ([whole]) => !claims.some(({ figure }) => figure.includes(whole)),
  );
  return [...figures.map((figure) => figure.text), ...rounded.map(([whole]) => whole)];
}

/** The same amount of the same thing; a time span that is named must be the claim's. */
function backs({ figure, says }: Stated, stated: Figure): boolean {
  const own = [...figuresIn(figure), ...figuresIn(`${figure} ${says}`)];
  return own.some(
    ({ kind, values, per }) =>
      kind === stated.kind &&
      stated.values.every((value) => values.includes(value)) &&
      (stated.per === null || stated.per === per || says.includes(stated.per)),
  );
}

function statesEarnings(text: string, earnings: ReadonlySet<string>): boolean {
  return (
    [...text.matchAll(NAME)].some(([, name = ""]) => earnings.has(name)) ||
    figuresIn(text).some(({ kind, per }) => kind === "money" && per !== null)
  );
}
