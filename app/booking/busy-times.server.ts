/** When another calendar says someone is busy (CALL-5). It may take long: only a worker should do it. */
import { Clocks } from "~/platform/calendars/clocks";
import { type Component, calendarsIn } from "~/platform/calendars/components";
import { type Moment, momentOf, periodsOf } from "~/platform/calendars/moments";
import { Unreadable } from "~/platform/web/unreadable";
import {
  type BusyRules,
  clockOf,
  countedBy,
  type EventTimes,
  LeftOut,
  lasting,
  ownersOf,
  timesOf,
} from "./feed-events.server";
import { FeedNotes, type FeedWarnings } from "./feed-notes";
import {
  busyIn,
  hasBrokenDate,
  instantOf,
  type LaterChange,
  lengthUntil,
  type Mark,
  markOf,
} from "./feed-series.server";
import type { Span } from "./free-times";

const MOST_SPANS = 20_000;
const MOST_BEFORE_MERGING = 200_000;

export type BusyTimes = { spans: Span[]; warnings: FeedWarnings };

/** The busy times in a window, merged and in order, and what could not be read. Throws `Unreadable`. */
export function busyTimesIn(text: string, rules: BusyRules): BusyTimes {
  const notes = new FeedNotes(rules.from);
  let spans: Span[] = [];
  const add = (span: Span) => {
    spans.push(span);
    if (spans.length > MOST_BEFORE_MERGING) spans = fewEnough(merged(spans));
  };
  for (const calendar of calendarsIn(text))
    new CalendarReader(calendar, { rules, notes, add }).read();
  return { spans: fewEnough(merged(spans)), warnings: notes.all() };
}

function fewEnough(spans: Span[]): Span[] {
  if (spans.length > MOST_SPANS) throw new Unreadable("It has too many events.");
  return spans;
}

/** An event that takes the place of an occurrence of another. `times`: null if it only takes it out. */
type Replacement = { event: Component; of: Moment; times: EventTimes | null; counted: boolean };

type Findings = { rules: BusyRules; notes: FeedNotes; add: (span: Span) => void };

class CalendarReader {
  readonly #calendar: Component;
  readonly #rules: BusyRules;
  readonly #notes: FeedNotes;
  readonly #add: (span: Span) => void;
  readonly #clocks: Clocks;
  readonly #counts: (event: Component) => boolean;

  constructor(calendar: Component, { rules, notes, add }: Findings) {
    this.#calendar = calendar;
    this.#rules = rules;
    this.#notes = notes;
    this.#add = add;
    this.#clocks = new Clocks(calendar, rules.zone, rules);
    this.#counts = countedBy(rules, ownersOf(calendar, rules));
  }

  read(): void {
    if (this.#calendar.text("METHOD").toUpperCase() === "CANCEL") return;
    const events = this.#calendar.partsOf("VEVENT");
    // Without an id nothing belongs together.
    const families = Map.groupBy(events, (event) => event.text("UID") || event);
    for (const family of families.values()) this.#readFamily(family);
    for (const list of this.#calendar.partsOf("VFREEBUSY")) this.#readList(list);
  }

  /** `events`: all with one id. */
  #readFamily(events: readonly Component[]): void {
    const { originals = [], others = [] } = Object.groupBy(events, (event) =>
      replacedBy(event) === null ? "originals" : "others",
    );
    const replacements = newest(others).flatMap((event) => this.#replacement(event));
    for (const { event, times, counted } of replacements)
      if (times && counted) this.#readSeries(event, times, []);
    for (const event of originals) {
      if (!this.#counts(event) && replacements.length === 0) continue;
      const times = this.#timesOf(event);
      if (times) this.#readSeries(event, times, replacements);
    }
  }

  /** One that cannot be read replaces nothing: the time that it was moved from stays busy. */
  #replacement(event: Component): Replacement[] {
    const of = replacedBy(event);
    const counted = this.#counts(event);
    const times = counted ? this.#timesOf(event) : null;
    return of === null || (counted && times === null) ? [] : [{ event, of, times, counted }];
  }

  #readSeries(event: Component, times: EventTimes, by: readonly Replacement[]): void {
    const marked = by.map((each) => ({ each, mark: markOf(each.of, times, this.#clocks) }));
    const changes = marked
      .filter(({ each }) => isForFollowing(each.event))
      .map(({ each, mark }) => laterChange(each, mark, times));
    const series = {
      event,
      times,
      repeats: replacedBy(event) === null || isForFollowing(event),
      counted: this.#counts(event),
      replaced: marked.map(({ mark }) => mark),
      changes: changes.toSorted((one, other) => one.from - other.from),
    };
    try {
      const spans = busyIn(series, this.#clocks, this.#rules);
      for (const span of spans) this.#add(span);
      if (spans.length > 0 && times.guessed) this.#notes.guessed(event, times.guessed);
      if (hasBrokenDate(event)) this.#notes.incomplete(event);
    } catch (error) {
      this.#leaveOut(event, error);
    }
  }

  #timesOf(event: Component): EventTimes | null {
    try {
      return timesOf(event, this.#clocks);
    } catch (error) {
      this.#leaveOut(event, error);
      return null;
    }
  }

  #leaveOut(event: Component, error: unknown): void {
    if (!(error instanceof LeftOut)) throw error;
    this.#notes.leftOut(event, error.message);
  }

  /** Of a list that says only when someone is free and busy. */
  #readList(list: Component): void {
    const listed = list.all("FREEBUSY");
    const busy = listed.filter(({ params }) => params.get("FBTYPE")?.toUpperCase() !== "FREE");
    const periods = busy.flatMap(periodsOf);
    if (periods.includes(null)) this.#notes.incomplete(list);
    for (const period of periods) {
      if (!period) continue;
      const { clock } = clockOf(period.start, this.#clocks, this.#clocks.own);
      const startsAt = clock.instantOf(period.start.wall);
      const length = lengthUntil(period.end, { at: startsAt, clock }, this.#clocks);
      const endsAt = startsAt + lasting(length);
      if (endsAt > Math.max(startsAt, this.#rules.from) && startsAt < this.#rules.to)
        this.#add({ startsAt, endsAt });
    }
  }
}

/** Which occurrence an event takes the place of; null if it stands for itself. */
function replacedBy(event: Component): Moment | null {
  const property = event.first("RECURRENCE-ID");
  return property ? momentOf(property) : null;
}

function isForFollowing(event: Component): boolean {
  const range = event.first("RECURRENCE-ID")?.params.get("RANGE");
  return range?.toUpperCase() === "THISANDFUTURE";
}

/** Of several for one occurrence, the one that was changed last. */
function newest(replacements: readonly Component[]): Component[] {
  const found = new Map<string, Component>();
  for (const event of replacements) {
    const key = event.text("RECURRENCE-ID");
    const known = found.get(key);
    if (!known || sequenceOf(event) >= sequenceOf(known)) found.set(key, event);
  }
  return [...found.values()];
}

function sequenceOf(event: Component): number {
  return Number(event.text("SEQUENCE")) || 0;
}

/** One that repeats by a rule of its own ends the series. */
function laterChange(
  { event, times, counted }: Replacement,
  mark: Mark,
  series: EventTimes,
): LaterChange {
  const from = instantOf(mark, series);
  const { clock, length } = times ?? series;
  const shift = times ? times.start.wall - clock.wallOf(from) : 0;
  return { from, shift, clock, length, counted: counted && !event.has("RRULE") };
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = all.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else all.push({ ...span });
  }
  return all;
}
