/** When another calendar says someone is busy (CALL-5). It may take long: only a worker should do it. */
import { Clocks, ZoneSearch } from "~/platform/calendars/clocks";
import { type Component, calendarsIn } from "~/platform/calendars/components";
import { periodsOf } from "~/platform/calendars/moments";
import { StepBudget, TooOften } from "~/platform/calendars/step-budget";
import { isForFollowing, newest, type Replacement, replacedBy } from "./feed-changes.server";
import {
  type BusyRules,
  countedBy,
  type EventTimes,
  isOwnMeeting,
  LeftOut,
  LONGEST_MS,
  ownersOf,
  timesOf,
} from "./feed-events.server";
import { FeedNotes, type FeedWarnings } from "./feed-notes";
import {
  busyIn,
  isSingle,
  mostStepsOf,
  type Series,
  seriesOf,
  spanOfPeriod,
  spanOfSingle,
  within,
} from "./feed-series.server";
import { FoundSpans } from "./feed-spans.server";
import type { Span } from "./free-times";

/** Of all series of a feed, and of one: ten thousand that meet three days a week take half of it. */
const MOST_STEPS = 8_000_000;
const MOST_STEPS_OF_ONE = 500_000;

export type BusyTimes = { spans: Span[]; warnings: FeedWarnings };

/** What may take long to work out; `mostSteps`: how long at most. */
type Work = { event: Component; mostSteps: number; spans: (steps: StepBudget) => Span[] };

/**
 * The busy times in a window, merged and in order, and what could not be read. No event takes what others need: those
 * that take the least are worked out first. Throws `Unreadable`.
 */
export function busyTimesIn(text: string, rules: BusyRules): BusyTimes {
  const notes = new FeedNotes(rules.from);
  const calendars = calendarsIn(text);
  const search = new ZoneSearch(calendars);
  const read = calendars.map((calendar) =>
    new CalendarReader(calendar, { rules, notes, search }).read(),
  );
  const steps = new StepBudget(MOST_STEPS);
  const found = new FoundSpans(
    read.flatMap(({ once }) => once),
    (event, reason) => notes.leftOut(event, reason),
  );
  const work = read.flatMap((each) => each.work);
  for (const each of work.toSorted((one, other) => one.mostSteps - other.mostSteps)) {
    try {
      found.add(each.event, each.spans(new StepBudget(MOST_STEPS_OF_ONE, steps)));
    } catch (error) {
      if (!(error instanceof TooOften)) throw error;
      const reason = error.ranOut === steps ? "the events of its calendar repeat" : "it repeats";
      notes.leftOut(each.event, `${reason} too often`);
    }
  }
  return { spans: found.all(), warnings: notes.all() };
}

type Findings = { rules: BusyRules; notes: FeedNotes; search: ZoneSearch };

class CalendarReader {
  readonly #calendar: Component;
  readonly #rules: BusyRules;
  readonly #notes: FeedNotes;
  readonly #clocks: Clocks;
  readonly #counts: (event: Component) => boolean;
  readonly #once: Span[] = [];
  readonly #work: Work[] = [];

  constructor(calendar: Component, { rules, notes, search }: Findings) {
    this.#calendar = calendar;
    this.#rules = rules;
    this.#notes = notes;
    this.#clocks = new Clocks(calendar, rules, search);
    this.#counts = countedBy(rules, ownersOf(calendar, rules));
  }

  /** `once`: when events that come once keep someone busy. */
  read(): { once: Span[]; work: Work[] } {
    if (this.#calendar.text("METHOD").toUpperCase() === "CANCEL") return { once: [], work: [] };
    const events = this.#calendar
      .partsOf("VEVENT")
      .filter((event) => !isOwnMeeting(event, this.#rules));
    // Without an id nothing belongs together.
    const families = Map.groupBy(events, (event) => event.text("UID") || event);
    for (const family of families.values()) this.#readFamily(family);
    for (const list of this.#calendar.partsOf("VFREEBUSY"))
      this.#work.push({ event: list, mostSteps: 0, spans: () => this.#spansOfList(list) });
    return { once: this.#once, work: this.#work };
  }

  /** `events`: all with one id. */
  #readFamily(events: readonly Component[]): void {
    const { originals = [], others = [] } = Object.groupBy(events, (event) =>
      replacedBy(event) === null ? "originals" : "others",
    );
    const by = newest(others).flatMap((event) => this.#replacement(event));
    const isMoved = by.some(({ event }) => isForFollowing(event));
    for (const { event, times, counted } of by)
      if (times && counted) this.#readSeries(event, times, { by: [], isMoved: false });
    for (const event of originals) {
      if (!this.#counts(event) && by.length === 0) continue;
      const times = this.#readable(event, () => timesOf(event, this.#clocks));
      if (times) this.#readSeries(event, times, { by, isMoved });
    }
  }

  /** One that cannot be read replaces nothing: the time that it was moved from stays busy. */
  #replacement(event: Component): Replacement[] {
    const of = replacedBy(event);
    const counted = this.#counts(event);
    const times = counted ? this.#readable(event, () => this.#timesOfReplacement(event)) : null;
    return of === null || (counted && times === null) ? [] : [{ event, of, times, counted }];
  }

  #timesOfReplacement(event: Component): EventTimes {
    const times = timesOf(event, this.#clocks);
    const moved = times.start.wall - (replacedBy(event)?.wall ?? times.start.wall);
    // All that follows is moved as far.
    if (isForFollowing(event) && Math.abs(moved) > LONGEST_MS)
      throw new LeftOut("it is moved by more than ten years");
    return times;
  }

  #readSeries(event: Component, times: EventTimes, changes: Pick<Series, "by" | "isMoved">): void {
    const repeats = replacedBy(event) === null || isForFollowing(event);
    const counted = this.#counts(event);
    const series = this.#readable(event, () =>
      seriesOf({ ...changes, event, times, repeats, counted }, this.#clocks),
    );
    if (!series) return;
    if (isSingle(series))
      this.#once.push(...this.#guessed(series, spanOfSingle(series, this.#rules)));
    else
      this.#work.push({
        event,
        mostSteps: mostStepsOf(series, this.#rules),
        spans: (steps) => this.#spansOfSeries(series, steps),
      });
  }

  #spansOfSeries(series: Series, steps: StepBudget): Span[] {
    const { spans, isBroken } = busyIn(series, {
      clocks: this.#clocks,
      window: this.#rules,
      steps,
    });
    if (isBroken) this.#notes.incomplete(series.event);
    return this.#guessed(series, spans);
  }

  /** Names an event that is read in a guessed zone, if it counts. */
  #guessed({ event, times }: Series, spans: Span[]): Span[] {
    if (spans.length > 0 && times.guessed) this.#notes.guessed(event, times.guessed);
    return spans;
  }

  /** Null, and named, if the event cannot be read. */
  #readable<Read>(event: Component, read: () => Read): Read | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      this.#notes.leftOut(event, error.message);
      return null;
    }
  }

  /** Of a list that says only when someone is free and busy. */
  #spansOfList(list: Component): Span[] {
    const listed = list.all("FREEBUSY");
    const busy = listed.filter(({ params }) => params.get("FBTYPE")?.toUpperCase() !== "FREE");
    const spans = busy
      .flatMap(periodsOf)
      .map((period) => period && spanOfPeriod(period, this.#clocks));
    if (spans.includes(null)) this.#notes.incomplete(list);
    return spans.flatMap((span) => (span ? within(this.#rules, span) : []));
  }
}
