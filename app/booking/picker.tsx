import { Clock, Users } from "lucide";
import type { ReactNode } from "react";
import { machineZone } from "~/platform/time/machine-zone";
import { dayText, localAt, momentText, timeText } from "~/platform/time/zones";
import { asRendered } from "~/ui/as-rendered";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useClock } from "~/ui/use-clock";
import { useHydrated } from "~/ui/use-hydrated";
import { type Choice, timesByDay, timesWith } from "./choice";
import type { PickerWords } from "./copy/meetings.server";
import { ChoiceLink, Choosing, DayTimes } from "./day-times";
import type { Loaded, OwnBooking, Schedule } from "./schedule";
import { Weeks } from "./weeks";
import { ZoneField } from "./zone-field";

/** Few see it. */
const NothingFree = asRendered(() => import("./nothing-free").then((code) => code.NothingFree));

/** Few calendars let guests choose. */
const Hosts = asRendered(() => import("./host-choice").then((code) => code.HostChoice));

type PickerProps = {
  words: PickerWords;
  /** The meeting's own, unless another is given. */
  title?: string;
  text: string;
  loaded: Loaded;
  zones: readonly string[];
  choice: Choice;
  choose: (choice: Choice) => void;
  /** The page's own address. */
  path: string;
  /** What must be said first, such as that a time is gone. */
  notice: string | null;
  /** What the guest has booked, if that is the time they come back to. */
  own?: OwnBooking | null;
  onAgain: () => void;
  chosen: (time: { at: string; zone: string }) => ReactNode;
};

/** Days, then times, then what is done with the chosen one; each step also works as a link. */
export function Picker(props: PickerProps) {
  const { loaded, choice, choose, path, words, title = words.title, text, notice } = props;
  const { schedule } = loaded;
  const zone = useShownZone(choice, schedule);
  return (
    <Choosing value={{ path, choose }}>
      <div id="picker" className="panel scroll-mt-24 overflow-hidden">
        <div className="border-line border-b px-4 py-5 sm:px-6">
          <p className="font-heading font-semibold text-xl">{title}</p>
          <p className="mt-1 text-quiet">{text}</p>
          {schedule && <Facts schedule={schedule} />}
        </div>
        <div className="px-3 py-5 sm:px-6">
          {notice && (
            <p
              role="alert"
              className="mb-5 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning"
            >
              {notice}
            </p>
          )}
          {props.own && <BookedBefore own={props.own} zone={zone} />}
          {loaded.state === "loading" && <Waiting />}
          {loaded.state === "failed" && <OutOfReach onAgain={props.onAgain} />}
          {schedule && schedule.times.length === 0 && (
            <NothingFree schedule={schedule} words={words} />
          )}
          {schedule &&
            schedule.times.length > 0 &&
            (choice.at ? (
              <Chosen at={choice.at} zone={zone} choice={choice}>
                {props.chosen({ at: choice.at, zone })}
              </Chosen>
            ) : (
              <Steps
                words={words}
                schedule={schedule}
                zone={zone}
                choice={choice}
                zones={props.zones}
              />
            ))}
        </div>
      </div>
    </Choosing>
  );
}

function BookedBefore({ own, zone }: { own: OwnBooking; zone: string }) {
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

/** The chosen zone, otherwise the visitor's, otherwise the calendar's. */
function useShownZone({ zone }: Choice, schedule: Schedule | null): string {
  const hydrated = useHydrated();
  if (zone) return zone;
  if (!hydrated) return schedule?.zone ?? "UTC";
  return machineZone();
}

function Facts({ schedule: { lengthMinutes, seats } }: { schedule: Schedule }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <span className="flex items-center gap-1.5">
        <Icon of={Clock} className="size-4 text-quiet" />
        {lengthMinutes} minutes
      </span>
      {seats > 1 && (
        <span className="flex items-center gap-1.5">
          <Icon of={Users} className="size-4 text-quiet" />
          Up to {seats} people
        </span>
      )}
    </p>
  );
}

type StepsProps = {
  words: PickerWords;
  schedule: Schedule;
  zone: string;
  zones: readonly string[];
  choice: Choice;
};

function Steps({ words, schedule, zone, zones, choice }: StepsProps) {
  const locale = useClock(zone);
  const times = timesWith(schedule.times, choice);
  const byDay = timesByDay(times, zone);
  const days = [...byDay.keys()];
  const day = choice.day && byDay.has(choice.day) ? choice.day : (days[0] ?? "");
  if (times.length === 0)
    return (
      <div className="grid gap-5">
        <HostChoice hosts={schedule.hosts} choice={choice} />
        <p className="px-1 text-quiet">{words.hostBusy}</p>
      </div>
    );
  return (
    <div className="grid gap-x-8 gap-y-5 @container">
      <HostChoice hosts={schedule.hosts} choice={choice} />
      <ZoneField zone={zone} zones={zones} choice={choice} />
      <NextTimes times={schedule.times} zone={zone} choice={choice} locale={locale} />
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <Weeks byDay={byDay} chosen={day} choice={choice} locale={locale} />
        <DayTimes
          day={day}
          times={byDay.get(day) ?? []}
          zone={zone}
          seats={schedule.seats}
          choice={choice}
          locale={locale}
        />
      </div>
    </div>
  );
}

/** As high as the choice that is to come, so nothing moves. */
function HostChoice(props: { hosts: Schedule["hosts"]; choice: Choice }) {
  if (props.hosts.length < 2) return null;
  return (
    <div className="min-h-11">
      <Hosts {...props} />
    </div>
  );
}

const NEXT = 3;

type NextTimesProps = {
  times: Schedule["times"];
  zone: string;
  choice: Choice;
  locale: string;
};

/** On a phone, where the days fill the screen: the next times, one tap away (CALL-8). */
function NextTimes({ times, zone, choice, locale }: NextTimesProps) {
  return (
    <section aria-labelledby="next-times" className="@2xl:hidden">
      <h3 id="next-times" className="text-lg">
        Next free times
      </h3>
      <ul className="mt-2 grid gap-2">
        {times.slice(0, NEXT).map(({ at }) => {
          const { day } = localAt(zone, Date.parse(at));
          return (
            <li key={at}>
              <ChoiceLink
                choice={{ ...choice, day, at }}
                className="eased flex min-h-12 items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-2 leading-tight hover:border-accent hover:bg-accent-soft"
              >
                <span>{dayText(day, locale)}</span>{" "}
                <time dateTime={at} className="whitespace-nowrap font-semibold tabular">
                  {timeText(at, zone, { locale })}
                </time>
              </ChoiceLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** At once, so that nothing below moves while it is pressed. */
function toHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

type ChosenProps = { at: string; zone: string; choice: Choice; children: ReactNode };

function Chosen({ at, zone, choice, children }: ChosenProps) {
  const locale = useClock(zone);
  return (
    <div className="px-1 sm:px-0">
      <div className="rounded-control bg-accent-soft px-4 py-3">
        <h3
          ref={toHeading}
          tabIndex={-1}
          className="scroll-mt-28 text-accent-strong text-lg outline-none"
        >
          <time dateTime={at}>{momentText(at, zone, locale)}</time>
        </h3>
        <ChoiceLink
          choice={{ ...choice, at: null }}
          className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4"
        >
          Choose another time
        </ChoiceLink>
      </div>
      {children}
    </div>
  );
}

/** A placeholder in the shape of the result. */
function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading free times</span>
      <span className="h-11 animate-pulse rounded-control bg-sunken" />
      <span className="h-80 animate-pulse rounded-control bg-sunken" />
    </div>
  );
}

function OutOfReach({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 px-1">
      <h3 className="text-lg">The free times could not be loaded</h3>
      <p className="text-quiet">Your connection or our server may be down for a moment.</p>
      <Button look="outline" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
