import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { whenReached } from "~/platform/pages/server-reach";
import type { CalendarName } from "~/settings/settings.server";
import { asRendered } from "~/ui/as-rendered";
import { buttonClass } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { useTimer } from "~/ui/use-timer";
import { BookingPicker } from "./booking-picker";
import { withChoice } from "./choice";
import type { PickerWords } from "./copy/meetings.server";
import type { GuestBookingProps } from "./guest-booking";
import { schedulePath } from "./meetings";

/** The times are there by then, and no one has chosen one yet. */
const LOAD_FORM_AFTER_MS = 2_000;

const LoadedForm = lazy(loadForm);

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
  useTimer(hydrated ? LOAD_FORM_AFTER_MS : null, () => void loadForm());
  return hydrated ? (
    <BookingPicker calendar={calendar} words={words} known={null} Guest={LateForm} />
  ) : (
    <ToFreeTimes calendar={calendar} words={words} />
  );
}

let loading: Promise<{ default: typeof FormElsewhere }> | undefined;

function loadForm() {
  loading ??= whenReached(() => import("./guest-booking")).then(
    ({ GuestBooking }) => ({ default: GuestBooking }),
    () => ({ default: FormElsewhere }),
  );
  return loading;
}

function LateForm(props: GuestBookingProps) {
  return (
    <Suspense fallback={<FormToCome />}>
      <LoadedForm {...props} />
    </Suspense>
  );
}

function FormToCome() {
  return <div className="mt-6 h-96 animate-pulse rounded-control bg-sunken" />;
}

/** The page that has the form in its document, for a browser that does not get its code. */
function FormElsewhere({ calendar, host, zone, at }: GuestBookingProps) {
  useEffect(() => {
    location.replace(withChoice(schedulePath(calendar), { host, zone, day: null, at }));
  }, [calendar, host, zone, at]);
  return <FormToCome />;
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
