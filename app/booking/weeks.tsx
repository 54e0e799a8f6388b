import { ChevronLeft, ChevronRight } from "lucide";
import { type KeyboardEvent, useId } from "react";
import { monthText, weekdayText } from "~/platform/time/zones";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { type Choice, dayByKey, type Time, weekPages } from "./choice";
import { ChoiceLink } from "./day-times";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const STEP = "inline-grid size-11 place-items-center rounded-control";

type WeeksProps = {
  byDay: ReadonlyMap<string, readonly Time[]>;
  chosen: string;
  choice: Choice;
  locale: string;
};

/** Weeks of days, those with free times marked; the arrow keys move between days. */
export function Weeks({ byDay, chosen, choice, locale }: WeeksProps) {
  const headingId = useId();
  const days = [...byDay.keys()];
  const pages = weekPages(days);
  const at = Math.max(
    0,
    pages.findIndex((weeks) => weeks.flat().includes(chosen)),
  );
  const weeks = pages[at] ?? [];
  const shown = weeks.flat();
  const firstOf = (page: string[][] | undefined) => page?.flat().find((day) => byDay.has(day));
  const earlier = firstOf(pages.slice(0, at).findLast(firstOf));
  const later = firstOf(pages.slice(at + 1).find(firstOf));
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-2 pl-1">
        <h3 id={headingId} aria-live="polite" className="text-lg">
          {monthsText(shown, locale)}
        </h3>
        {pages.length > 1 && (
          <div className="flex">
            <WeeksStep to={earlier} name="Earlier" choice={choice} />
            <WeeksStep to={later} name="Later" choice={choice} />
          </div>
        )}
      </div>
      <table aria-labelledby={headingId} className="mt-1 w-full table-fixed border-collapse">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="h-8 font-medium text-quiet text-xs">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => goByKey(event, days)}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0.5">
                  <Day
                    day={day}
                    times={byDay.get(day) ?? []}
                    isChosen={day === chosen}
                    choice={choice}
                    locale={locale}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** November 2026, or November – December 2026. */
function monthsText(days: readonly string[], locale: string): string {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const ends = monthText(last, locale);
  return first.slice(0, 7) === last.slice(0, 7)
    ? ends
    : `${monthText(first, locale, false)} – ${ends}`;
}

type DayProps = {
  day: string;
  times: readonly Time[];
  isChosen: boolean;
  choice: Choice;
  locale: string;
};

function Day({ day, times, isChosen, choice, locale }: DayProps) {
  const hydrated = useHydrated();
  const number = Number(day.slice(-2));
  const month = monthText(day, locale, false);
  const shape =
    "relative grid h-12 place-content-center rounded-control text-center leading-tight tabular";
  if (times.length === 0)
    return (
      <span aria-hidden="true" className={`${shape} text-quiet`}>
        {number}
      </span>
    );
  const look = isChosen
    ? "bg-accent text-on-accent"
    : "bg-accent-soft text-accent-strong hover:bg-accent hover:text-on-accent";
  return (
    <ChoiceLink
      choice={{ ...choice, day, at: null }}
      data-day={day}
      tabIndex={hydrated && !isChosen ? -1 : undefined}
      aria-current={isChosen ? "date" : undefined}
      className={`${shape} eased font-semibold ${look}`}
      onChosen={showTimes}
    >
      <span>
        <span className="sr-only">{weekdayText(day, locale)}, </span>
        <span className={number === 1 ? "font-medium text-[0.6875rem]" : "sr-only"}>
          {number === 1 ? month.slice(0, 3) : month}
        </span>{" "}
        {number}
        <span className="sr-only">
          : {times.length === 1 ? "1 free time" : `${times.length} free times`}
        </span>
      </span>
    </ChoiceLink>
  );
}

function WeeksStep({
  to,
  name,
  choice,
}: {
  to: string | undefined;
  name: "Earlier" | "Later";
  choice: Choice;
}) {
  const icon = <Icon of={name === "Earlier" ? ChevronLeft : ChevronRight} className="size-5" />;
  if (to === undefined) return <span className={`${STEP} opacity-30`}>{icon}</span>;
  return (
    <ChoiceLink
      choice={{ ...choice, day: to, at: null }}
      aria-label={`${name} weeks`}
      className={`${STEP} eased hover:bg-sunken`}
    >
      {icon}
    </ChoiceLink>
  );
}

function goByKey(event: KeyboardEvent<HTMLElement>, days: readonly string[]): void {
  const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
  const to = from && dayByKey(event.key, from, days);
  if (!to) return;
  const link = event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** On a phone the times are below the days. */
function showTimes(): void {
  requestAnimationFrame(() =>
    document.getElementById("free-times")?.scrollIntoView({ block: "nearest" }),
  );
}
