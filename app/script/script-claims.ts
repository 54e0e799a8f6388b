import {
  type Figure,
  type FigureName,
  figure,
  figuresIn,
  isSameClaim,
  SIX_FIGURES,
} from "~/figures/figures";

/** A claim in the words in which the script and drafts may state it. */
export type ScriptClaim = { id: FigureName; text: string };

/** Every figure that the script and drafts may state; each goes with the line below. */
export const scriptClaims: readonly ScriptClaim[] = [
  { id: "perShow", text: `${figure("perShow")} per qualified call booked, per qualified show` },
  { id: "perSale", text: `${figure("perSale")} commission per sale, on closed deals` },
  { id: "perClose", text: `${figure("perClose")} per closed call` },
  { id: "packages", text: `packages of ${figure("packages")}` },
  {
    id: "higherRoles",
    text: `${figure("higherRoles")} commissions for triager and closer roles`,
  },
  {
    id: "leastWeeklyHours",
    text: `at least ${figure("leastWeeklyHours")} hours a week for the first ${figure("firstStretch")} days`,
  },
  { id: "dailyHours", text: `${figure("dailyHours")} hours daily` },
  { id: "topWeek", text: `the top setter made ${figure("topWeek")} in a week` },
  { id: "monthly", text: `average monthly earnings of ${figure("monthly")}` },
  { id: "topMonth", text: `top performers ${figure("topMonth")} a month` },
  { id: "earningsStart", text: `earnings typically start within ${figure("earningsStart")}` },
  { id: "firstPaycheck", text: `first paycheck in ${figure("firstPaycheck")}` },
  { id: "dailyMessages", text: `${figure("dailyMessages")} DMs daily` },
  { id: "weeklyBookings", text: `${figure("weeklyBookings")} bookings per week` },
  { id: "lessons", text: `${figure("lessons")} video lessons` },
];

export const RESULTS_VARY = "Results vary and are not guaranteed.";

const stated: readonly Figure[] = scriptClaims.flatMap(({ text }) => figuresIn(text));
const PROMISE = /\bguarantee(?:d|s)?\b/gi;
const DENIED =
  /(?:n't|\bnot|\bno|\bnobody|\bnever|\bnothing|\bwithout|\bnone)\b[^.?!]{0,40}$|\bcan$/i;
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')]+/gi;

/**
 * Unsupported statements in a draft: amounts, percentages, numbers with a unit and guarantees
 * that are not among the claims, and links that are not ours (AI-2). Each in the draft's own words.
 */
export function unsupportedIn(draft: string, ownLinks: readonly string[]): string[] {
  const figures = figuresIn(draft).filter(
    (figure) => !stated.some((each) => isSameClaim(each, figure)),
  );
  const promises = [...draft.matchAll(PROMISE)]
    .filter(({ index }) => !DENIED.test(draft.slice(0, index)))
    .map(([word]) => word);
  const figureWords = [...draft.matchAll(SIX_FIGURES)].map(([words]) => words);
  const links = [...draft.matchAll(LINK)]
    .map(([link]) => link.replace(/(?<![.,!?;:])[.,!?;:]+$/, ""))
    .filter((link) => !ownLinks.includes(link));
  return [...new Set([...figures.map(({ text }) => text), ...figureWords, ...promises, ...links])];
}
