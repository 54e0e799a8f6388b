/** Door of the booking room for pages: a calendar to book from, and what is shown of a meeting. */
import { CalendarCheck, CalendarDays } from "lucide-react";
import { useState } from "react";
import type { FramedEmbed } from "~/platform/embeds/embed";
import type { CalendarName } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { useHydrated } from "~/ui/effects";
import { EmbedFrame } from "~/ui/embed-frame";
import { BookingPicker } from "./booking-picker";
import type { PickerWords } from "./copy/meetings.server";
import { MEETINGS, schedulePath } from "./meetings";

export { BookedMeetingView } from "./booked-meeting-view";
export { BookingPicker } from "./booking-picker";
export { choiceIn, choiceSent } from "./choice";
export { calendarNameOf, MEETINGS, OUTCOMES, type Outcome, PROSPECT_CALENDARS } from "./meetings";
export { meetingPath } from "./schedule";

/** Free times to pick from, on a page that is the same for everyone; until its script runs, a link to the page that has them (SLOT-1). */
function CalendarPicker({ calendar, words }: CalendarProps) {
  const hydrated = useHydrated();
  return hydrated ? (
    <BookingPicker calendar={calendar} words={words} known={null} />
  ) : (
    <ToFreeTimes calendar={calendar} words={words} />
  );
}

type CalendarProps = { calendar: CalendarName; words: PickerWords };

/** Where a kind of meeting is booked: the company's own calendar if it has one, otherwise ours (SLOT-1). */
export function BookingSlot({ embed, ...props }: CalendarProps & { embed: FramedEmbed | null }) {
  return embed ? <OwnCalendar {...props} embed={embed} /> : <CalendarPicker {...props} />;
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
        <CalendarDays aria-hidden="true" className="size-10 text-accent" />
        <p className="max-w-xs text-quiet">{invite}</p>
        <a href={schedulePath(calendar)} className={buttonClass()}>
          {open}
        </a>
      </div>
    </div>
  );
}

/** A company's own calendar in its frame; when it reports that a time is booked, the next steps follow (SLOT-1). */
function OwnCalendar({ calendar, words, embed }: CalendarProps & { embed: FramedEmbed }) {
  const { nextSteps } = MEETINGS[calendar];
  const [booked, setBooked] = useState(false);
  function hear(signal: "booked" | "submitted") {
    if (signal !== "booked") return;
    if (nextSteps === null) setBooked(true);
    else location.assign(nextSteps);
  }
  return (
    <>
      {booked && <Prepare words={words} />}
      <EmbedFrame
        embed={embed}
        title={`${words.title}: choose a time`}
        height={760}
        onSignal={hear}
        instead={<CalendarPicker calendar={calendar} words={words} />}
      />
    </>
  );
}

function Prepare({ words: { booked, prepare } }: Pick<CalendarProps, "words">) {
  return (
    <div role="status" className="panel mb-5 border-success bg-success-soft p-5">
      <p className="flex items-center gap-2 font-heading font-semibold text-lg text-success">
        <CalendarCheck aria-hidden="true" className="size-5" />
        {booked}
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {prepare.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
