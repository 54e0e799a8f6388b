/** Entry file of the booking slice for pages: a calendar to book from, and what is shown of a meeting. */
import { CalendarDays } from "lucide-react";
import type { Embed } from "~/platform/embeds/embed";
import type { CalendarName } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { BookingPicker } from "./booking-picker";
import { OwnCalendar } from "./booking-slot";
import { MEETINGS, schedulePath } from "./meetings";

export { BookedMeetingView, MeetingTime } from "./booked-meeting-view";
export { BookingPicker } from "./booking-picker";
export { choiceIn, choiceSent } from "./choice";
export { calendarAt, calendarNameOf, inSentence, MEETINGS, schedulePath } from "./meetings";
export { MovePicker } from "./move-picker";
export { type BookedMeeting, meetingPath } from "./schedule";

/**
 * Free times to pick from, on a page that is the same for everybody; until its script runs, the way to the page
 * that has them (SLOT-1).
 */
function CalendarPicker({ calendar }: { calendar: CalendarName }) {
  const hydrated = useHydrated();
  return hydrated ? (
    <BookingPicker calendar={calendar} known={null} />
  ) : (
    <ToFreeTimes calendar={calendar} />
  );
}

type BookingSlotProps = { calendar: CalendarName; embed: Embed | null };

/** Where a kind of meeting is booked: the company's own calendar where it has one, else ours (SLOT-1). */
export function BookingSlot({ calendar, embed }: BookingSlotProps) {
  if (embed) return <OwnCalendar calendar={calendar} embed={embed} />;
  return <CalendarPicker calendar={calendar} />;
}

/** As high as what takes its place, so that little moves. */
function ToFreeTimes({ calendar }: { calendar: CalendarName }) {
  const { title, text } = MEETINGS[calendar];
  return (
    <div className="panel grid min-h-[30rem] content-start">
      <div className="border-line border-b px-4 py-5 sm:px-6">
        <p className="font-heading font-semibold text-xl">{title}</p>
        <p className="mt-1 text-quiet">{text}</p>
      </div>
      <div className="grid content-center justify-items-center gap-4 px-4 py-16 text-center sm:px-6">
        <CalendarDays aria-hidden="true" className="size-10 text-accent" />
        <p className="max-w-xs text-quiet">
          Pick a day and a time that suit you, in your own time zone.
        </p>
        <a href={schedulePath(calendar)} className={buttonClass()}>
          See free times
        </a>
      </div>
    </div>
  );
}
