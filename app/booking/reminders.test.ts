import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "~/platform/time/durations";
import { type Reminded, type Reminder, reminderTimes, reminderUntil } from "./reminders";

const LIVES = 10_000;
const START = Date.parse("2026-11-23T00:00:00Z");

/** What happens to a booking, one after another; `hours`: how much time passes first. */
const event = fc.record({
  hours: fc.nat({ max: 40 }).map((quarter) => quarter / 4),
  kind: fc.constantFrom(
    ...(["nothing", "move", "cancel", "confirm", "expire", "mail down", "mail up"] as const),
    ...(["jobs stop", "jobs start", "other spans", "delete"] as const),
  ),
  ahead: fc.integer({ min: 1, max: 120 }),
});

type Event = typeof event extends fc.Arbitrary<infer Each> ? Each : never;
type Sent = Reminder & { at: number };

/** One booking with its jobs and its outbox, driven by a clock. */
class Life {
  now = START;
  booking: (Reminded & { changedAt: number }) | null;
  spans: readonly number[] = [24, 1];
  jobs: (Reminder & { at: Date })[] = [];
  outbox: (Reminder & { until: Date })[] = [];
  done = new Set<string>();
  sent: Sent[] = [];
  wrong: string[] = [];
  mailUp = true;
  jobsRun = true;

  constructor(ahead: number, held: boolean) {
    const startsAt = new Date(START + ahead * HOUR_MS);
    const heldUntil = held ? new Date(START + HOUR_MS) : null;
    this.booking = { startsAt, cancelledAt: null, heldUntil, changedAt: START };
    this.plan();
  }

  plan(): void {
    const { booking } = this;
    this.jobs = [];
    this.outbox = [];
    if (!booking) return;
    for (const { hours, at } of reminderTimes(booking, this.spans, new Date(this.now))) {
      const job = { startsAt: booking.startsAt, hours, at };
      if (!this.done.has(keyOf(job))) this.jobs.push(job);
    }
  }

  happen({ kind, ahead }: Event): void {
    const { booking } = this;
    const begun = booking !== null && +booking.startsAt <= this.now;
    if (kind === "mail down" || kind === "mail up") this.mailUp = kind === "mail up";
    if (kind === "jobs stop" || kind === "jobs start") this.jobsRun = kind === "jobs start";
    if (kind === "other spans") this.spans = ahead % 3 === 0 ? [] : [48, 24, 2];
    // A booking's emails are deleted with it; its jobs stay, as when the settings change.
    if (kind === "delete") [this.booking, this.outbox] = [null, []];
    if (!booking || begun || booking.cancelledAt) return;
    if (kind === "move") booking.startsAt = new Date(this.now + ahead * HOUR_MS);
    else if (kind === "cancel") booking.cancelledAt = new Date(this.now);
    else if (kind === "confirm") booking.heldUntil = null;
    else if (kind === "expire" && booking.heldUntil) booking.cancelledAt = booking.heldUntil;
    else return;
    booking.changedAt = this.now;
    this.plan();
  }

  pass(hours: number): void {
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      this.now += HOUR_MS / 4;
      this.work();
    }
  }

  /** What the loops do again and again. */
  work(): void {
    const now = new Date(this.now);
    for (const job of this.jobsRun ? this.jobs.filter(({ at }) => at <= now) : []) {
      this.jobs = this.jobs.filter((each) => each !== job);
      this.done.add(keyOf(job));
      const until = reminderUntil(this.booking, job, { spans: this.spans, now });
      if (until) this.outbox.push({ ...job, until });
    }
    for (const mail of this.mailUp ? this.outbox : []) {
      if (mail.until > now) this.send(mail);
    }
    if (this.mailUp) this.outbox = [];
  }

  /** The rules once more, in other words. */
  send({ startsAt, hours }: Reminder): void {
    const { booking, now } = this;
    const left = (+startsAt - now) / HOUR_MS;
    const wrong = [
      (!booking || booking.cancelledAt) && "canceled",
      booking?.heldUntil && "held",
      booking && +booking.startsAt !== +startsAt && "moved",
      left <= 0 && "late",
      left > hours && "early",
      hours === 24 && left <= 1 && "not the last one",
      booking && (+startsAt - booking.changedAt) / HOUR_MS <= hours && "just booked",
      this.sent.some((each) => +each.startsAt === +startsAt && each.hours === hours) && "twice",
    ].filter((each) => each !== false && each !== null && each !== undefined);
    this.wrong.push(...wrong);
    this.sent.push({ startsAt, hours, at: now });
  }
}

test("CALL-6 in 10,000 lives of bookings no reminder is wrong", () => {
  let sent = 0;
  const life = fc.tuple(
    fc.integer({ min: 1, max: 120 }),
    fc.boolean(),
    fc.array(event, { maxLength: 12 }),
  );
  fc.assert(
    fc.property(life, ([ahead, held, events]) => {
      const one = new Life(ahead, held);
      for (const each of events) {
        one.pass(each.hours);
        one.happen(each);
      }
      one.pass(60);
      expect(one.wrong).toEqual([]);
      sent += one.sent.length;
    }),
    { numRuns: LIVES },
  );
  expect(sent, "reminders that were right").toBeGreaterThan(LIVES / 10);
}, 120_000);

test("CALL-6 a meeting that is left alone gets each reminder at its time", () => {
  const one = new Life(100, false);
  one.pass(101);
  expect(one.sent.map(({ hours, at }) => [hours, (at - START) / HOUR_MS])).toEqual([
    [24, 76],
    [1, 99],
  ]);
});

function keyOf({ startsAt, hours }: Reminder): string {
  return `${startsAt.toISOString()} ${hours}`;
}
