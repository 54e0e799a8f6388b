import type { FramedEmbed } from "~/platform/embeds/embed";
import { asRendered, neverInBrowser } from "~/ui/as-rendered";
import { useHydrated } from "~/ui/use-hydrated";
import { BookingPicker } from "./booking-picker";
import type { CalendarProps } from "./to-free-times";

/** The browser loads the code only if there is one. */
const OwnCalendar = asRendered(() => import("./own-calendar").then((code) => code.OwnCalendar));

const ToFreeTimes = asRendered<CalendarProps>(() =>
  import.meta.env.SSR
    ? import("./to-free-times").then((code) => code.ToFreeTimes)
    : neverInBrowser(),
);

/** Where a kind of meeting is booked: the company's own calendar if it has one, otherwise ours (SLOT-1). */
export function BookingSlot({ embed, ...props }: CalendarProps & { embed: FramedEmbed | null }) {
  if (!embed) return <CalendarPicker {...props} />;
  return <OwnCalendar {...props} embed={embed} instead={<CalendarPicker {...props} />} />;
}

/** Free times to pick from, on a page that is the same for everyone; until its script runs, a link to the page that has them (SLOT-1). */
function CalendarPicker({ calendar, words }: CalendarProps) {
  const hydrated = useHydrated();
  return hydrated ? (
    <BookingPicker calendar={calendar} words={words} known={null} />
  ) : (
    <ToFreeTimes calendar={calendar} words={words} />
  );
}
