import {
  type AnchorHTMLAttributes,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
} from "react";
import { dayText, localAt, timeText } from "~/platform/time/zones";
import { type Choice, clocksChangeOn, type Time, withChoice } from "./choice";

/** How a choice is made: by an address without a script, in the page with one. */
export const Choosing = createContext<{ path: string; choose: (choice: Choice) => void }>({
  path: "",
  choose: () => {},
});

const PARTS = [
  { name: "Morning", until: 12 * 60 },
  { name: "Afternoon", until: 17 * 60 },
  { name: "Evening", until: 24 * 60 },
];

type DayTimesProps = {
  day: string;
  times: readonly Time[];
  zone: string;
  seats: number;
  choice: Choice;
  locale: string;
};

/** A day's free times, by part of the day; the arrow keys move between times. */
export function DayTimes({ day, times, zone, seats, choice, locale }: DayTimesProps) {
  const named = clocksChangeOn(times, zone);
  const minutesOf = ({ at }: Time) => localAt(zone, Date.parse(at)).minutes;
  const parts = PARTS.map(({ name, until }, index) => {
    const from = PARTS[index - 1]?.until ?? 0;
    const own = times.filter((time) => minutesOf(time) >= from && minutesOf(time) < until);
    return { name, own };
  }).filter(({ own }) => own.length > 0);
  return (
    <section aria-labelledby="free-times" onKeyDown={goByKey}>
      <h3
        id="free-times"
        aria-live="polite"
        className="flex min-h-11 scroll-mt-24 scroll-mb-56 items-center text-lg"
      >
        {dayText(day, locale)}
      </h3>
      {parts.map(({ name, own }) => (
        <div key={name} className="mt-3 first-of-type:mt-1">
          <h4 className="font-medium font-sans text-quiet text-sm">{name}</h4>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
            {own.map(({ at, left }) => (
              <li key={at}>
                <ChoiceLink
                  choice={{ ...choice, day, at }}
                  data-time={at}
                  className="eased grid min-h-12 place-content-center rounded-control border border-line bg-surface px-2 text-center font-semibold tabular leading-tight hover:border-accent hover:bg-accent-soft"
                >
                  <time dateTime={at}>{timeText(at, zone, { locale, named })}</time>
                  {seats > 1 && (
                    <span className="font-medium text-quiet text-xs">
                      {left === 1 ? "1 seat left" : `${left} seats left`}
                    </span>
                  )}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-time]")];
  const link = links.find((_, at) => links[at - step] === event.target);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

type ChoiceLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  choice: Choice;
  onChosen?: () => void;
};

/** A link to the same page with another choice; with a script nothing is loaded for it. */
export function ChoiceLink({ choice, onChosen, children, ...rest }: ChoiceLinkProps) {
  const { path, choose } = useContext(Choosing);
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    choose(choice);
    onChosen?.();
  }
  return (
    <a {...rest} href={withChoice(path, choice)} onClick={onClick}>
      {children}
    </a>
  );
}
