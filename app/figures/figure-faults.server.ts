/** Figures in a document that no public figure backs, or that lack the earnings note: it is not published (CONT-7). */
import {
  type Catalog,
  type ContentDocument,
  type Faults,
  type Fields,
  liveFields,
  placedFields,
} from "~/content/content.server";
import { FIGURES, type ShippedFigure } from "./shipped-figures";
import { type Figure, figuresIn, isSameFigure, SIX_FIGURES } from "./stated-figures";

type Stated = { figure: string; says: string; unused?: boolean };
type Backing = Stated & { amounts: readonly Figure[] };
type PublicFigures = {
  figures: Readonly<Record<string, Stated>>;
  own: readonly (Stated & { name: string; earnings: boolean })[];
};

const TEXTS = new Set(["text", "paragraph", "markdown"]);
/** What a reader takes for a promise or a record; a schedule's hours and days are not. */
const PROMISES = new Set(["money", "percent"]);
/** Smaller counts belong to a plan or an example. */
const COUNTED = new Set(["person", "sale", "call"]);
const FEWEST_COUNTED = 20;
const ROUNDED_UP = /\b\d[\d,.]*(?:[km]?\+|x\b)/gi;
const PEOPLE = String.raw`(?:students?|setters?|people|graduates?|members?|clients?|customers?)\b`;
/** Words between a number and the people it counts: "900 of our happy students". */
const BETWEEN = new RegExp(
  String.raw`(?<=\d\+?|hundred|thousand|million)\s(?:of\s)?(?:(?!(?:a|an|the|for|with|to|and|or|per|in|on|from|by|that|who)\b)[a-z]+\s){1,3}(?=${PEOPLE})`,
  "gi",
);
/** "9 out of 10 students" */
const SHARE = new RegExp(
  String.raw`\b(?:\d+|one|two|three|four|five|six|seven|eight|nine)\s(?:out\sof|in|of)\s(?:every\s)?(?:\d+|two|three|four|five|ten|twenty)\s(?:of\s)?(?:our\s|the\s|all\s)?${PEOPLE}`,
  "gi",
);
const NAME = /\{([a-z][A-Za-z0-9]*)\}/g;
const CAVEAT =
  /\{earningsNote\}|\bnot guaranteed\b|\bno guarantee|\bnothing is guaranteed\b|\bvary\b/i;

/** The first fault of each text, by its path. What people say in their own stories is theirs. */
export function figureFaults(
  document: ContentDocument,
  fields: Fields,
  published: PublicFigures,
): Faults {
  if (document.key === "claims" || document.figures === "their-own") return {};
  const stated = statedIn(published);
  const earnings = earningNames(published);
  const faults: Record<string, string> = {};
  for (const { field, path } of placedFields(document.root, liveFields(document, fields))) {
    if (!TEXTS.has(field.kind) || ("hidden" in field && field.hidden)) continue;
    const text = fields[path] ?? document.shippedFields[path] ?? "";
    const [unbacked] = unbackedIn(plain(text.replace(NAME, " ")), stated);
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

/** The claims marked as not used without which a figure in this document's own words has nothing behind it. */
export function claimsBehind(
  document: ContentDocument,
  fields: Fields,
  { figures, own }: PublicFigures,
): ReturnType<Catalog["missedIn"]> {
  if (document.key === "claims" || document.figures === "their-own") return [];
  const named = [...Object.entries(figures), ...own.map((each) => [each.name, each] as const)];
  const used = statedIn({ figures, own });
  const without = named.filter(([, { unused }]) => unused);
  return placedFields(document.root, fields).flatMap(({ field, path }) => {
    if (!TEXTS.has(field.kind)) return [];
    const text = plain((fields[path] ?? "").replace(NAME, " "));
    const missing = unbackedIn(text, used);
    if (missing.length === 0) return [];
    const helps = without.find(([, claim]) => {
      const stated = statedIn({ figures: { one: { ...claim, unused: false } }, own: [] });
      return unbackedIn(text, [...used, ...stated]).length < missing.length;
    });
    return helps ? [{ name: helps[0], document, path }] : [];
  });
}

export function unbackedFigures(text: string, published: PublicFigures): string[] {
  return unbackedIn(plain(text), statedIn(published));
}

/** The public figures with the amounts they state, read once for all texts. */
function statedIn({ figures, own }: PublicFigures): Backing[] {
  const used = [...Object.values(figures), ...own].filter(({ unused }) => !unused);
  return used.map(({ figure, says }) => ({
    figure,
    says,
    amounts: [...figuresIn(figure), ...figuresIn(`${figure} ${says}`)],
  }));
}

function earningNames({ own }: PublicFigures): ReadonlySet<string> {
  const shipped = Object.entries<ShippedFigure>(FIGURES).filter(([, { earnings }]) => earnings);
  return new Set([
    ...shipped.map(([name]) => name),
    ...own.filter(({ earnings }) => earnings).map(({ name }) => name),
  ]);
}

function unbackedIn(text: string, stated: readonly Backing[]): string[] {
  const figures = figuresIn(text).filter(
    (figure) => isPromise(figure) && !stated.some((each) => backs(each, figure)),
  );
  const written = [ROUNDED_UP, SHARE].flatMap((pattern) => [...text.matchAll(pattern)]);
  const unbacked = [
    ...written.filter(([whole]) => !stated.some(({ figure }) => figure.includes(whole))),
    ...[...text.matchAll(SIX_FIGURES)].filter(([whole]) => !stated.some(hasAmount(whole))),
  ];
  return [...figures.map((figure) => figure.text), ...unbacked.map(([whole]) => whole)];
}

/** "Six figures" begin at 100,000. */
function hasAmount(words: string): (stated: Stated) => boolean {
  const least = { five: 1e4, six: 1e5, seven: 1e6 }[words.split(/[ -]/)[0]?.toLowerCase() ?? ""];
  return ({ figure }) =>
    figuresIn(figure).some(
      ({ kind, values }) => kind === "money" && Math.max(...values) >= (least ?? 1e5),
    );
}

function isPromise({ kind, values }: Figure): boolean {
  return PROMISES.has(kind) || (COUNTED.has(kind) && Math.max(...values) >= FEWEST_COUNTED);
}

/** A text as it is read: without marks of emphasis and links, in one way of writing digits, dashes and spaces. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\]\([^()\s]*\)|[*_`\\[\]]/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, "")
    .replace(/\b[A-Z]{2,3}(?=\$)/g, "")
    .replace(BETWEEN, " ");
}

/** A public figure's words may name the time span. */
function backs({ amounts, says }: Backing, figure: Figure): boolean {
  const isSpanSaid = figure.per !== null && says.includes(figure.per);
  const found = isSpanSaid ? { ...figure, per: null } : figure;
  return amounts.some((amount) => isSameFigure(amount, found));
}

function statesEarnings(text: string, earnings: ReadonlySet<string>): boolean {
  return (
    [...text.matchAll(NAME)].some(([, name = ""]) => earnings.has(name)) ||
    figuresIn(text).some(({ kind, per }) => kind === "money" && per !== null)
  );
}
