import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import type { Embed } from "~/platform/embeds/embed";
import type { CalendarName } from "~/settings/settings.server";
import { EmbedFrame } from "~/ui/embed-frame";
import { MEETINGS } from "./meetings";

/** A company's own calendar in its frame; when it says that a time is booked, the next steps follow (SLOT-1). */
export function OwnCalendar({ calendar, embed }: { calendar: CalendarName; embed: Embed }) {
  const { title, nextSteps } = MEETINGS[calendar];
  const [booked, setBooked] = useState(false);
  function hear(signal: "booked" | "submitted") {
    if (signal !== "booked") return;
    if (nextSteps === null) setBooked(true);
    else location.assign(nextSteps);
  }
  return (
    <>
      {booked && <Prepare calendar={calendar} />}
      <EmbedFrame embed={embed} title={`${title}: choose a time`} height={760} onSignal={hear} />
    </>
  );
}

function Prepare({ calendar }: { calendar: CalendarName }) {
  return (
    <div role="status" className="panel mb-5 border-success bg-success-soft p-5">
      <p className="flex items-center gap-2 font-heading font-semibold text-lg text-success">
        <CalendarCheck aria-hidden="true" className="size-5" />
        Your time is booked
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {MEETINGS[calendar].prepare.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
