/** What a host should know about a busy feed that could be read: events left out, or read in a guessed zone (CALL-5). */
import type { Component } from "~/platform/calendars/components";
import { momentOf } from "~/platform/calendars/moments";
import { DAY_MS } from "~/platform/time/durations";
import { longDayText } from "~/platform/time/zones";

/** `notes`: a sentence for each event, or for several of which it says the same; `more`: events that none is about. */
export type FeedWarnings = { notes: string[]; more: number; events?: number };

const MOST_NOTES = 24;
const LONGEST_NAME = 60;
/** An event of which no more than its start is known began too long ago to matter. */
const OLD_MS = 31 * DAY_MS;

export class FeedNotes {
  /** How many events each sentence is about. */
  readonly #notes = new Map<string, number>();
  readonly #from: number;
  #more = 0;

  /** `from`: what was over before does not matter anymore. */
  constructor(from: number) {
    this.#from = from;
  }

  leftOut(event: Component, reason: string): void {
    const start = momentOf(event.first("DTSTART") ?? NOTHING);
    const repeats = ["RRULE", "RDATE", "FREEBUSY"].some((name) => event.has(name));
    if (start && !repeats && start.wall < this.#from - OLD_MS) return;
    this.#add(event, `is left out: ${reason}`);
  }

  incomplete(event: Component): void {
    this.#add(event, "is read without one of its dates, which makes no sense");
  }

  guessed(event: Component, { tzid, zone }: { tzid: string; zone: string }): void {
    this.#add(event, `is read in ${zone}, because its time zone “${plain(tzid)}” is unknown`);
  }

  all(): FeedWarnings {
    const notes = [...this.#notes].map(([note, events]) =>
      events === 1 ? note : `${note} ${events.toLocaleString("en-US")} events like this.`,
    );
    const named = [...this.#notes.values()].reduce((sum, events) => sum + events, 0);
    return { notes, more: this.#more, events: named + this.#more };
  }

  #add(event: Component, what: string): void {
    const note = `${titleOf(event)} ${what}.`;
    const before = this.#notes.get(note) ?? 0;
    if (before > 0 || this.#notes.size < MOST_NOTES) this.#notes.set(note, before + 1);
    else this.#more += 1;
  }
}

const NOTHING = { value: "", params: new Map<string, string>() };

/** “Team lunch” on December 4, 2026 */
function titleOf(event: Component): string {
  const start = momentOf(event.first("DTSTART") ?? NOTHING);
  const day = start && new Date(start.wall).toISOString().slice(0, 10);
  const summary = plain(event.text("SUMMARY"));
  const unnamed = event.kind === "VFREEBUSY" ? "A list of busy times" : "An event without a title";
  const name = summary === "" ? unnamed : `“${summary}”`;
  return day ? `${name} on ${longDayText(day)}` : name;
}

/** On one line, without escapes, and not too long. */
function plain(text: string): string {
  const line = text
    .slice(0, LONGEST_NAME * 4)
    .replace(/\\n/gi, " ")
    .replace(/\\([\\;,])/g, (_, sign: string) => sign)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const signs = [...line];
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME).join("")}…` : line;
}
