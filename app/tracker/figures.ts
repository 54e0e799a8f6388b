/** What the cards, the funnel and the months show. Pure; runs anywhere. */
import type { Status } from "./prospect";

export type Month = { month: string; deals: number; dealCents: number };

/** As returned by the database function `tracker_figures`. */
export type StoredFigures = {
  prospects: number;
  qualified: number;
  closedDealCents: number;
  byStatus: Partial<Record<Status, number>>;
  months: Month[];
};

/** The ledger's commission, with its rates in words (PAY-1). */
export type Commission = { cents: number; note: string };

/** What closed deals are worth that have not paid: they wait for another person's word, or were refused (PAY-4). */
export type UnpaidDeals = { waitingCents: number; refusedCents: number };

/** The same with the commission, as in the live event with that name. */
export type Figures = StoredFigures & { commission: Commission; unpaid: UnpaidDeals };

/** One setter's part of what the cards count, in the same words as the team's. */
export type OwnFigures = {
  prospects: number;
  qualified: number;
  closed: number;
  dealCents: number;
  commissionCents: number;
};

export type Stage = { name: string; meaning: string; prospects: number };

/** A prospect's path: each stage holds only prospects of the previous one. */
export function funnelOf({ prospects, byStatus }: StoredFigures): Stage[] {
  const of = (...statuses: Status[]) =>
    statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);
  const held = of("closed", "not_interested", "disqualified");
  return [
    { name: "Added", meaning: "every prospect", prospects },
    {
      name: "Call due",
      meaning: "no longer pending or rescheduled",
      prospects: held + of("no_show"),
    },
    { name: "Call held", meaning: "the prospect showed up", prospects: held },
    { name: "Closed", meaning: "the deal was made", prospects: of("closed") },
  ];
}

/** `months` without gaps: the twelve that end with `last` (`2026-11-01`), oldest first. */
export function lastTwelve(months: readonly Month[], last: string): Month[] {
  const known = new Map(months.map((each) => [each.month, each]));
  const [year = 0, number = 1] = last.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(year, number - 12 + index, 1)).toISOString().slice(0, 10);
    return known.get(month) ?? { month, deals: 0, dealCents: 0 };
  });
}
