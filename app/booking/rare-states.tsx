/** What few see of a calendar: that nothing is free, and what the guest has booked already. */
import { CalendarX } from "lucide";
import { momentText } from "~/platform/time/zones";
import { Icon } from "~/ui/icon";
import { Filled } from "~/ui/in-text";
import { useClock } from "~/ui/use-clock";
import type { PickerWords } from "./copy/meetings.server";
import type { OwnBooking, Schedule } from "./schedule";

type NothingFreeProps = { schedule: Schedule; words: PickerWords };

export function NothingFree({ schedule: { days, supportMail }, words }: NothingFreeProps) {
  return (
    <div className="grid justify-items-start gap-3 px-1">
      <Icon of={CalendarX} className="size-8 text-quiet" />
      <h3 className="text-lg">{words.noneHeading}</h3>
      <p className="text-quiet">
        <Filled text={words.none} values={{ days }} />
      </p>
      <a
        href={`mailto:${supportMail}`}
        className="inline-flex min-h-11 items-center break-all font-semibold underline underline-offset-4"
      >
        {supportMail}
      </a>
    </div>
  );
}

export function BookedBefore({ own, zone }: { own: OwnBooking; zone: string }) {
  const locale = useClock(zone);
  return (
    <div
      role="status"
      ref={toView}
      className="mb-5 grid gap-1 rounded-control bg-success-soft px-4 py-3 text-success"
    >
      <p className="font-medium">
        {own.isHeld
          ? "This time is held for you until you confirm it by email: "
          : "You have booked this time: "}
        <time dateTime={own.at}>{momentText(own.at, zone, locale)}</time>
      </p>
      <p>
        <a href={own.path} className="font-semibold underline underline-offset-4">
          See your meeting
        </a>
      </p>
    </div>
  );
}

/** Back restores the place of the form, far below on a phone. */
function toView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: "center" });
}
