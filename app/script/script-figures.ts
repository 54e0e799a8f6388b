import { type FigureName, figure, figuresIn, isSameFigure, SIX_FIGURES } from "~/figures/figures";

type FigureOf = (name: FigureName) => string;

/** Every figure that the script and drafts may state, in words for comparison; `of`: the current text of a figure. */
const SENTENCES: readonly ((of: FigureOf) => string)[] = [
  (of) => `${of("perShow")} per qualified call booked, per qualified show`,
  (of) => `${of("perSale")} commission per sale, on closed deals`,
  (of) => `${of("perClose")} per closed call`,
  (of) => `packages of ${of("packages")}`,
  (of) => `${of("higherRoles")} commissions for triager and closer roles`,
  (of) =>
    `at least ${of("leastWeeklyHours")} hours a week for the first ${of("firstStretch")} days`,
  (of) => `${of("dailyHours")} hours daily`,
  (of) => `the top setter made ${of("topWeek")} in a week`,
  (of) => `average monthly earnings of ${of("monthly")}`,
  (of) => `top performers ${of("topMonth")} a month`,
  (of) => `earnings typically start within ${of("earningsStart")}`,
  (of) => `first paycheck in ${of("firstPaycheck")}`,
  (of) => `${of("dailyMessages")} DMs daily`,
  (of) => `${of("weeklyBookings")} bookings per week`,
  (of) => `${of("lessons")} video lessons`,
];

export function scriptFigures(of: FigureOf = figure): string[] {
  return SENTENCES.map((sentence) => sentence(of));
}

type Claim = { figure: string; unused: boolean };

/** What the company says of itself: the same sentences with its figures, and its own; none that it does not use. */
export function companyFigures({
  figures,
  own,
}: {
  figures: Readonly<Record<FigureName, Claim>>;
  own: readonly (Claim & { says: string })[];
}): string[] {
  const used = own.filter(({ unused }) => !unused);
  const sentences = scriptFigures((name) => (figures[name].unused ? "" : figures[name].figure));
  return [
    ...sentences.filter((sentence) => /\d/.test(sentence)),
    ...used.map((each) => `${each.figure} ${each.says}`),
  ];
}

const SHIPPED = scriptFigures();
const PROMISE = /\bguarantee(?:d|s)?\b/gi;
const DENIED =
  /(?:n't|\bnot|\bno|\bnobody|\bnever|\bnothing|\bwithout|\bnone)\b[^.?!]{0,40}$|\bcan$/i;
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')]+/gi;

/**
 * Unsupported statements in a draft: amounts, percentages, numbers with a unit and guarantees that are not among the
 * approved figures, and links that are not ours (AI-2). Each in the draft's own words.
 */
export function unsupportedIn(
  draft: string,
  ownLinks: readonly string[],
  approved: readonly string[] = SHIPPED,
): string[] {
  const found = figuresIn(draft);
  const stated = found.length > 0 ? approved.flatMap(figuresIn) : [];
  const figures = found.filter((figure) => !stated.some((each) => isSameFigure(each, figure)));
  const promises = [...draft.matchAll(PROMISE)]
    .filter(({ index }) => !DENIED.test(draft.slice(0, index)))
    .map(([word]) => word);
  const figureWords = [...draft.matchAll(SIX_FIGURES)].map(([words]) => words);
  const links = [...draft.matchAll(LINK)]
    .map(([link]) => link.replace(/(?<![.,!?;:])[.,!?;:]+$/, ""))
    .filter((link) => !ownLinks.includes(link));
  return [...new Set([...figures.map(({ text }) => text), ...figureWords, ...promises, ...links])];
}
