import { CalendarCheck } from "lucide";
import { type ReactNode, useState } from "react";
import type { FramedEmbed } from "~/platform/embeds/embed";
import type { CalendarName } from "~/settings/settings.server";
import { Icon } from "~/ui/icon";
import { LivingFrame } from "~/ui/living-frame";
import type { PickerWords } from "./copy/meetings.server";
import { meetingKind } from "./meetings";

type OwnCalendarProps = {
  calendar: CalendarName;
  words: PickerWords;
  embed: FramedEmbed;
  /** Ours, if its provider cannot be reached. */
  instead: ReactNode;
};

/** A company's own calendar in its frame; when it reports that a time is booked, the next steps follow (SLOT-1). */
export function OwnCalendar({ calendar, words, embed, instead }: OwnCalendarProps) {
  const { nextSteps } = meetingKind(calendar);
  const [booked, setBooked] = useState(false);
  function hear(signal: "booked" | "submitted") {
    if (signal !== "booked") return;
    if (nextSteps === null) setBooked(true);
    else location.assign(nextSteps);
  }
  return (
    <>
      {booked && <Prepare words={words} />}
      <LivingFrame
        embed={embed}
        title={`${words.title}: choose a time`}
        height={760}
        onSignal={hear}
        instead={instead}
      />
    </>
  );
}

function Prepare({ words: { booked, prepare } }: Pick<OwnCalendarProps, "words">) {
  return (
    <div role="status" className="panel mb-5 border-success bg-success-soft p-5">
      <p className="flex items-center gap-2 font-heading font-semibold text-lg text-success">
        <Icon of={CalendarCheck} className="size-5" />
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
