import { CalendarDays } from "lucide";
import type { FramedEmbed } from "~/platform/embeds/embed";
import type { CalendarName } from "~/settings/settings.server";
import { asRendered } from "~/ui/as-rendered";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { BookingPicker } from "./booking-picker";
import type { PickerWords } from "./copy/meetings.server";
import { schedulePath } from "./meetings";

/** The browser loads the code only if there is one. */
const OwnCalendar = asRendered(() => import("./own-calendar").then((code) => code.OwnCalendar));

type CalendarProps = { calendar: CalendarName; words: PickerWords };

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

/** As high as what replaces it, so little moves. */
function ToFreeTimes({ calendar, words: { title, text, invite, open } }: CalendarProps) {
  return (
    <div className="panel grid min-h-[30rem] content-start">
      <div className="border-line border-b px-4 py-5 sm:px-6">
        <p className="font-heading font-semibold text-xl">{title}</p>
        <p className="mt-1 text-quiet">{text}</p>
      </div>
      <div className="grid content-center justify-items-center gap-4 px-4 py-16 text-center sm:px-6">
        <Icon of={CalendarDays} className="size-10 text-accent" />
        <p className="max-w-xs text-quiet">{invite}</p>
        <a href={schedulePath(calendar)} className={buttonClass()}>
          {open}
        </a>
      </div>
    </div>
  );
}
