/** The words about the role, with the figures they choose from the claims. */
import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import { CLAIMS, claimOf, type ShownClaim } from "~/figures/figures.server";
import { ROLE } from "./content/role.server";
import { STORIES } from "./content/stories.server";

type Context = Readonly<RouterContextProvider>;

/** Everything on the role page; the pages around it repeat parts. */
export function roleWords(context: Context) {
  const { form: _, ...words } = contentOf(context, ROLE);
  const { pay, work, compensation } = words;
  const claim = (name: Parameters<typeof claimOf>[1]): ShownClaim => claimOf(context, name);
  return {
    ...words,
    remote: claim("remote").figure,
    day: { messages: claim("dailyMessages").figure, bookings: claim("weeklyBookings").figure },
    pay: { ...pay, lead: claim(pay.lead), more: pay.more.map(claim) },
    work: { ...work, figures: work.figures.map(claim) },
    compensation: {
      ...compensation,
      rows: compensation.rows.map((row) => ({ ...row, figure: claim(row.claim).figure })),
    },
    stories: contentOf(context, STORIES).stories,
    earningsNote: contentOf(context, CLAIMS).earningsNote,
  };
}

export type RoleWords = ReturnType<typeof roleWords>;
