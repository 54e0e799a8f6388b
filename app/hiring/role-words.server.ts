/** What several pages of the hiring room show: the words about the role with the figures that they choose, and the videos. */
import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import { figureOf, PUBLIC_FIGURES, type ShownFigure } from "~/figures/figures.server";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { slotOf } from "~/settings/settings.server";
import { ROLE } from "./copy/role.server";
import { STORIES } from "./copy/stories.server";

type Context = Readonly<RouterContextProvider>;

/** Everything on the role page; the pages around it repeat parts. */
export function roleWords(context: Context) {
  const words = contentOf(context, ROLE);
  const { pay, work, compensation } = words;
  const figure = (name: Parameters<typeof figureOf>[1]): ShownFigure => figureOf(context, name);
  return {
    ...words,
    remote: figure("remote").figure,
    day: { messages: figure("dailyMessages").figure, bookings: figure("weeklyBookings").figure },
    pay: { ...pay, lead: pay.lead && figure(pay.lead), more: pay.more.map(figure) },
    work: { ...work, figures: work.figures.map(figure) },
    compensation: {
      ...compensation,
      rows: compensation.rows.map((row) => ({ ...row, figure: figure(row.claim).figure })),
    },
    stories: contentOf(context, STORIES).stories,
    earningsNote: contentOf(context, PUBLIC_FIGURES).earningsNote,
  };
}

export type RoleWords = ReturnType<typeof roleWords>;

/** The three setters' videos, in order; null if a company has set none. */
export function storiesOf(context: Context): (FramedEmbed | null)[] {
  return (["setterStory1", "setterStory2", "setterStory3"] as const).map((name) =>
    slotOf(context, name),
  );
}
