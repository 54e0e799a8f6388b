import { BookingSlot } from "~/booking/booking";
import type { PickerWords } from "~/booking/booking.server";
import type { FramedEmbed } from "~/platform/embeds/embed";
import type { CalendarName } from "~/settings/settings.server";
import { CheckList } from "~/ui/check-list";
import { MailLink } from "~/ui/in-text";

/** A page on which a new setter books a call: what it is for, and its times. */
export type Call = {
  calendar: CalendarName;
  heading: string;
  text: string;
  coversHeading: string;
  covers: readonly string[];
  readyHeading: string;
  ready: readonly string[];
  times: { heading: string; none: string };
};

type CallViewProps = {
  call: Call;
  picker: PickerWords;
  embed: FramedEmbed | null;
  supportMail: string;
};

export function CallView({ call, picker, embed, supportMail }: CallViewProps) {
  return (
    <div className="site-width grid items-start gap-x-14 gap-y-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="lg:sticky lg:top-28">
        <h1 className="text-[min(13vw,clamp(2.25rem,1.4rem+3.6vw,3.75rem))]">{call.heading}</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{call.text}</p>
        <h2 className="mt-10 text-2xl">{call.coversHeading}</h2>
        <CheckList items={call.covers} className="mt-5 gap-3" />
        <h2 className="mt-10 text-2xl">{call.readyHeading}</h2>
        <ul className="mt-5 grid list-disc gap-2.5 pl-5">
          {call.ready.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="times" className="-mx-2 min-w-0 sm:mx-0">
        <h2 id="times" className="px-2 text-2xl sm:px-0">
          {call.times.heading}
        </h2>
        <div className="mt-5">
          <BookingSlot calendar={call.calendar} words={picker} embed={embed} />
        </div>
        <p className="mt-5 px-2 text-quiet text-sm sm:px-0">
          {call.times.none} <MailLink address={supportMail} />.
        </p>
      </section>
    </div>
  );
}
