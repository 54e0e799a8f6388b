/** One generated life: a few prospects and meetings, and people who do everything with them that the product can do. */

import { setOutcome } from "../../app/booking/outcomes.server";
import type { Actor } from "../../app/events/events.server";
import { confirmClaim, refuseClaim } from "../../app/pay/claims.server";
import { endDispute, openDispute } from "../../app/pay/disputes.server";
import { postEntries } from "../../app/pay/post-entries.server";
import type { Db } from "../../app/platform/db/database.server";
import { addProspect } from "../../app/tracker/add-prospect.server";
import { noteCallOutcome } from "../../app/tracker/day/call-outcome.server";
import { runActs } from "../../app/tracker/day/run-acts.server";
import {
  correctProspect,
  editProspect,
  removeProspect,
  restoreProspect,
} from "../../app/tracker/edit-prospect.server";
import { correctPart } from "../../app/tracker/import-statements.server";
import { followMeeting } from "../../app/tracker/meeting-outcomes.server";
import { requestMeeting } from "../../app/tracker/meeting-requests.server";
import { mergeProspects } from "../../app/tracker/merge-prospects.server";
import { STATUS_NAMES, type Status, type Typed } from "../../app/tracker/prospect";
import { FIELD_NAMES } from "../../app/tracker/prospect-fields";
import {
  linkMeeting,
  linkRequested,
  unlinkMeeting,
} from "../../app/tracker/prospect-meetings.server";
import { prospectNow, valuesNow } from "../../app/tracker/prospect-record.server";
import { confirmShow, refuseShow } from "../../app/tracker/reported-shows.server";
import { undoChange, undoOne } from "../../app/tracker/undo-prospect.server";
import { type Deed, type Kind, type Meeting, Model, type Seen, type World } from "./gain-model";

export const ZONE = "America/New_York";
const DAY_MS = 86_400_000;
const ACTS = 9;
/** Counted, so that lives that begin at once never take the same. */
let seats = 0;
const DEALS = [null, 0, 250_000, 250_055, 6_000_000] as const;
const OUTCOMES = ["held", "held", "no-show", "canceled", null] as const;

export type Query = <Row extends Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

/** `owners`: people with prospects, whatever their role; `boss`: has none. */
export type Cast = { db: Db; query: Query; owners: readonly Actor[]; boss: Actor };
type Pick = (below: number) => number;
/** What an act says beyond what it changes. */
type Said = Partial<Deed>;

/** `decided`: what disputes paid, by person. */
export type Lived = { model: Model; world: World; decided: Map<string, number>; ids: string[] };

export class Life {
  readonly model = new Model();
  readonly decided = new Map<string, number>();
  readonly log: string[] = [];
  #world: World = new Map();
  #prospects: string[] = [];
  #bookings: string[] = [];
  readonly #owner: Actor;

  constructor(
    private readonly cast: Cast,
    private readonly pick: Pick,
  ) {
    this.#owner = this.#any(cast.owners);
  }

  async live(): Promise<Lived> {
    const { model, decided } = this;
    for (let n = 0; n < 2; n += 1) await this.#book();
    await this.#do(this.#owner, "add", () => this.#add(this.#owner));
    const second = this.pick(4) === 0 ? this.#any(this.cast.owners) : this.#owner;
    await this.#do(second, "add", () => this.#add(second));
    for (let n = 0; n < ACTS; n += 1) await this.#act();
    await postEntries(this.cast.db, ZONE);
    return { model, world: this.#world, decided, ids: this.#prospects };
  }

  #any<Each>(all: readonly Each[]): Each {
    const [found] = all.slice(this.pick(all.length));
    return found as Each;
  }

  /** Half of all acts are done by the one who gains. */
  #actor(): Actor {
    return this.pick(2) === 0
      ? this.#owner
      : this.pick(4) > 0
        ? this.cast.boss
        : this.#any(this.cast.owners);
  }

  async #do(actor: Actor, name: string, act: () => Promise<Said>): Promise<void> {
    const before = this.#world;
    const from = Date.now();
    const said = await act();
    const deed = { actor: actor.userId, name, times: { from, to: Date.now() }, ...said };
    this.#world = await this.#look();
    this.log.push(`${name} by ${actor === this.cast.boss ? "boss" : actor.firstName}`);
    this.model.see(before, this.#world, deed);
  }

  async #act(): Promise<void> {
    const actor = this.#actor();
    const id = this.#any(this.#prospects);
    const booking = this.#any(this.#bookings);
    const acts: Record<string, () => Promise<Said>> = {
      edit: () => this.#edit(actor, id),
      shown: () => this.#edit(actor, id, { status: "pending", showed: true }),
      closed: () => this.#edit(actor, id, { status: "closed", dealCents: 250_000 }),
      correct: () => this.#correct(actor, id),
      link: () => this.#link(actor, id, booking),
      unlink: () => this.#unlink(actor, id, booking),
      outcome: () => this.#outcome(actor, booking, this.#any(OUTCOMES)),
      held: () => this.#outcome(actor, booking, "held"),
      request: () => this.#request(actor, id, booking),
      report: () => this.#report(id),
      call: () => this.#call(actor, id),
      "confirm show": () => this.#confirmShow(actor, id),
      claim: () => this.#decide(actor),
      remove: () => this.#remove(actor, id),
      merge: () => this.#merge(actor),
      undo: () => this.#undo(actor, id),
      dispute: () => this.#dispute(actor),
    };
    if (this.pick(20) === 0) return this.#reportedThenHeld(id, booking);
    const name = this.#any(Object.keys(acts));
    const edits = ["edit", "shown", "closed", "call"];
    await this.#do(actor, edits.includes(name) ? "edit" : name, async () => acts[name]?.() ?? {});
  }

  async #book(): Promise<void> {
    const id = crypto.randomUUID();
    const startsAt = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - this.pick(60) * DAY_MS);
    await this.cast.query(
      `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller, host_id, seat)
       values ($1, 'discovery', $2, $2::timestamptz + interval '30 min', 'Gus', 'gus@example.com', 'UTC', 'gain', null,
         $3)`,
      [id, startsAt, ++seats % 32_000],
    );
    this.#bookings.push(id);
    this.model.meetings.set(id, {
      startsAt: startsAt.toISOString(),
      prospect: null,
      isHeld: false,
      broughtBy: [],
    });
  }

  async #add(owner: Actor): Promise<Said> {
    const score = this.pick(4) === 0 ? "500" : "720";
    const name = { firstName: "Paula", lastName: "Prospect", country: "US" as const };
    const typed = { ...name, annualIncome: "65000", score };
    this.#prospects.push(await addProspect(this.cast.db, typed, owner));
    return {};
  }

  #version(id: string): number {
    return this.#versions.get(id) ?? 1;
  }
  readonly #versions = new Map<string, number>();

  async #look(): Promise<World> {
    const rows = await this.cast.query<Row>(
      `select id, version, user_id, qualified and status <> 'disqualified' qualifies, showed_at, showed_in, closed_at,
         deal_amount_cents::float8 cents from prospects where id = any($1)`,
      [this.#prospects],
    );
    for (const { id, version } of rows) this.#versions.set(id, version);
    return new Map(rows.map((row) => [row.id, seenOf(row)]));
  }

  async #edit(actor: Actor, id: string, wanted: Partial<Edit> = {}): Promise<Said> {
    const seen = { id, version: this.#version(id) };
    const chosen: Edit = {
      status: this.#any(STATUS_NAMES),
      dealCents: this.#any(DEALS),
      rescheduledDate: null,
      showed: this.#any([undefined, true, false]),
      ...wanted,
    };
    await editProspect(this.cast.db, seen, chosen, actor);
    return {};
  }

  async #correct(actor: Actor, id: string): Promise<Said> {
    const version = this.#version(id);
    const score = this.pick(2) === 0 ? "500" : "740";
    if (this.pick(3) > 0) {
      const editor = { actor, ownOnly: actor !== this.cast.boss };
      await correctProspect(this.cast.db, { id, version }, { score }, editor);
      return {};
    }
    const now = await valuesNow(this.cast.db, id);
    if (!now || now.ownerId !== actor.userId) return {};
    const state = await prospectNow(this.cast.db, id);
    if (!state) return {};
    const typed: Typed = { ...now.values, score };
    await correctPart(this.cast.db, [{ id, version, typed, state }], actor, "prospects.import");
    return {};
  }

  async #link(actor: Actor, prospectId: string, bookingId: string): Promise<Said> {
    const pair = { prospectId, bookingId };
    const linked = await linkMeeting(this.cast.db, pair, { actor, ownOnly: false });
    return linked === "done" ? this.#linked(actor, pair) : {};
  }

  /** Whoever links a held meeting says so too, unless its outcome was set by the one who gains. */
  async #linked({ userId }: Actor, { prospectId, bookingId }: Pair): Promise<Said> {
    const meeting = this.model.meetings.get(bookingId);
    if (!meeting) return {};
    meeting.prospect = prospectId;
    meeting.broughtBy = [userId];
    return meeting.isHeld ? this.#held(bookingId, meeting) : {};
  }

  /** That a meeting was held counts as the word of another person only if nobody who gains had a hand in it. */
  #held(id: string, { prospect, broughtBy }: Meeting): Said {
    if (prospect === null) return {};
    const owner = this.#world.get(prospect)?.owner ?? "";
    const isOwn = [this.#outcomeBy.get(id), ...broughtBy].includes(owner);
    return isOwn ? { actor: owner } : { vouches: prospect, booking: id };
  }
  readonly #outcomeBy = new Map<string, string>();

  async #ownerOf(id: string): Promise<string> {
    return this.#world.get(id)?.owner ?? "";
  }

  async #unlink(actor: Actor, prospectId: string, bookingId: string): Promise<Said> {
    const pair = { prospectId, bookingId };
    const outcome = await unlinkMeeting(this.cast.db, pair, { actor, ownOnly: false });
    const meeting = this.model.meetings.get(bookingId);
    if (outcome === "done" && meeting) meeting.prospect = null;
    return {};
  }

  async #outcome(actor: Actor, id: string, outcome: (typeof OUTCOMES)[number]): Promise<Said> {
    const set = await setOutcome(this.cast.db, actor, { id, outcome }, followMeeting);
    const meeting = this.model.meetings.get(id);
    if (set.kind !== "done" || !meeting || set.before === outcome) return {};
    this.#outcomeBy.set(id, actor.userId);
    meeting.isHeld = outcome === "held";
    return meeting.isHeld ? this.#held(id, meeting) : {};
  }

  async #request(actor: Actor, prospectId: string, booking: string): Promise<Said> {
    const named = { contact: "gus@example.com", day: "2026-11-01" };
    const { db, query } = this.cast;
    if (!(await requestMeeting(db, prospectId, named, { actor: this.#owner, ownOnly: true })))
      return {};
    const [row] = await query<{ id: string }>(
      "select id from meeting_requests where prospect_id = $1 and state = 'waiting'",
      [prospectId],
    );
    const done = await linkRequested(db, actor, { request: row?.id ?? "", booking });
    return done === "done" ? this.#linked(actor, { prospectId, bookingId: booking }) : {};
  }

  async #report(prospect: string): Promise<Said> {
    const ageSeconds = this.pick(13 * 86_400);
    const now = new Date();
    const id = crypto.randomUUID();
    const act = { kind: "outcome" as const, id, ageSeconds, prospect, outcome: "showed" as const };
    const sign = (text: string) => `${text} ${id}`;
    const owner = { actor: this.#owner, zone: ZONE, now, sign };
    const [result] = await runActs(this.cast.db, [act], owner);
    if (result?.refused) return {};
    const [row] = await this.cast.query<{ created_at: Date }>(
      "select created_at from prospects where id = $1",
      [prospect],
    );
    const done = now.getTime() - ageSeconds * 1_000;
    const at = new Date(Math.max(done, row?.created_at.getTime() ?? 0)).toISOString();
    this.model.reports.set(prospect, (this.model.reports.get(prospect) ?? new Set()).add(at));
    return {};
  }

  /** A call that only the tracker has, on a day that is moved first: what it pays never follows from that day. */
  async #call(actor: Actor, id: string): Promise<Said> {
    const { db, query } = this.cast;
    const now = new Date();
    const day = new Date(now.getTime() - (2 + this.pick(60)) * DAY_MS).toISOString().slice(0, 10);
    await query("update prospects set scheduled_call_date = $2 where id = $1", [id, day]);
    const outcome = this.#any(["held", "held", "no-show", "canceled"] as const);
    const setter = { actor, zone: ZONE, now, sign: (text: string) => `${text} ${id} ${now}` };
    const asked = { setterId: actor === this.cast.boss ? null : actor.userId, zone: ZONE, now };
    const { kind } = await noteCallOutcome(db, setter, { id, day, outcome }, asked);
    if (kind !== "done" || outcome !== "held") return {};
    if (actor.userId !== (await this.#ownerOf(id))) return { vouches: id };
    this.model.reports.set(id, (this.model.reports.get(id) ?? new Set()).add(now.toISOString()));
    return {};
  }

  async #confirmShow(actor: Actor, id: string): Promise<Said> {
    if (this.pick(4) === 0) {
      await refuseShow(this.cast.db, actor, { id, reason: "Did not come" });
      return {};
    }
    const seen = { id, version: this.#version(id) };
    const outcome = await confirmShow(this.cast.db, actor, seen, ZONE);
    if (outcome === "done" && actor.userId === (await this.#ownerOf(id)))
      throw new Error("Someone confirmed their own show");
    return outcome === "done" ? { vouches: id } : {};
  }

  /** One call as a report that someone confirms, and again as a meeting. */
  async #reportedThenHeld(id: string, booking: string): Promise<void> {
    const { boss } = this.cast;
    await this.#do(this.#owner, "report", () => this.#report(id));
    await this.#do(boss, "confirm show", () => this.#confirmShow(boss, id));
    await this.#do(boss, "link", () => this.#link(boss, id, booking));
    await this.#do(boss, "held", () => this.#outcome(boss, booking, "held"));
  }

  /** Confirms or refuses what waits; everyone tries, also for themselves. */
  async #decide(actor: Actor): Promise<Said> {
    const { db, query } = this.cast;
    const clock = { zone: ZONE, now: new Date() };
    await postEntries(db, ZONE);
    const claims = await query<{ seq: number; kind: Kind; prospect_id: string; setter_id: string }>(
      "select seq::int, kind, prospect_id, setter_id from pay_claims where state = 'waiting' and prospect_id = any($1)",
      [this.#prospects],
    );
    for (const { seq: claim, kind, prospect_id: id, setter_id: setter } of claims) {
      if (this.pick(5) === 0) {
        await refuseClaim(db, actor, { claim, reason: "Not so" }, clock);
        continue;
      }
      const outcome = await confirmClaim(db, actor, { claim, decide: async () => ({}) }, clock);
      if ((outcome === "own") !== (setter === actor.userId)) throw new Error(`A claim: ${outcome}`);
      const seen = this.#world.get(id);
      if (outcome === "done" && !seen) throw new Error("A claim on a removed prospect was paid");
      if (outcome === "done" && seen) this.model.confirm(seen, kind);
    }
    return {};
  }

  async #remove(actor: Actor, id: string): Promise<Said> {
    const version = this.#version(id);
    const editor = { actor, ownOnly: false };
    if (this.#world.has(id)) {
      const { kind } = await removeProspect(this.cast.db, { id, version }, editor);
      if (kind === "done") this.#versions.set(id, version + 1);
    } else await restoreProspect(this.cast.db, { id, version }, editor);
    return {};
  }

  async #merge(actor: Actor): Promise<Said> {
    const [one, other] = this.pick(2) === 0 ? this.#prospects : this.#prospects.toReversed();
    if (!one || !other) return {};
    const kept = { id: one, version: this.#version(one) };
    const gone = { id: other, version: this.#version(other) };
    const theirs = FIELD_NAMES.filter(() => this.pick(2) === 0);
    const ownOnly = actor !== this.cast.boss && this.pick(2) === 0;
    const { kind } = await mergeProspects(this.cast.db, { kept, gone, theirs }, { actor, ownOnly });
    if (kind !== "done") return {};
    this.#versions.set(other, gone.version + 1);
    this.#follow(actor, other, one);
    return {};
  }

  async #undo(actor: Actor, id: string): Promise<Said> {
    const version = this.#version(id);
    const { db } = this.cast;
    const seen = { id, version: this.pick(2) === 0 ? version : 1 + this.pick(version) };
    if (this.pick(2) === 0) await undoChange(db, { id, version }, actor);
    else await undoOne(db, seen, { actor, mayEdit: true, zone: ZONE });
    await this.#readLinks();
    return {};
  }

  #follow({ userId }: Actor, from: string, to: string): void {
    for (const meeting of this.model.meetings.values()) {
      if (meeting.prospect !== from) continue;
      meeting.prospect = to;
      meeting.broughtBy = [...meeting.broughtBy, userId];
    }
  }

  /** Undoing a merge gives the meetings back. */
  async #readLinks(): Promise<void> {
    const rows = await this.cast.query<{ booking_id: string; prospect_id: string }>(
      "select booking_id, prospect_id from prospect_meetings where booking_id = any($1)",
      [this.#bookings],
    );
    for (const { booking_id: id, prospect_id: prospect } of rows) {
      const meeting = this.model.meetings.get(id);
      if (meeting) meeting.prospect = prospect;
    }
  }

  /** The owner disputes what they earned; they may not decide it, someone else pays five dollars. */
  async #dispute(actor: Actor): Promise<Said> {
    const { db, query } = this.cast;
    const clock = { zone: ZONE, now: new Date() };
    await postEntries(db, ZONE);
    const [entry] = await query<{ seq: number; setter_id: string }>(
      "select seq::int, setter_id from pay_entries where prospect_id = any($1) order by seq desc limit 1",
      [this.#prospects],
    );
    const setter = this.cast.owners.find(({ userId }) => userId === entry?.setter_id);
    if (!entry || !setter) return {};
    await openDispute(db, setter, { entry: entry.seq, reason: "More" }, clock);
    const [dispute] = await query<{ id: string }>(
      "select id from pay_disputes where entry_seq = $1 and state = 'open'",
      [entry.seq],
    );
    if (!dispute) return {};
    const ending = { id: dispute.id, act: "accept" as const, answer: "Right", cents: 500 };
    const outcome = await endDispute(db, actor, ending, clock);
    if ((outcome === "own") !== (actor.userId === setter.userId))
      throw new Error(`A dispute: ${outcome}`);
    if (outcome === "done")
      this.decided.set(setter.userId, (this.decided.get(setter.userId) ?? 0) + 500);
    return {};
  }
}

type Pair = { prospectId: string; bookingId: string };
type Edit = {
  status: Status;
  dealCents: number | null;
  rescheduledDate: null;
  showed: boolean | undefined;
};

type Row = {
  id: string;
  version: number;
  user_id: string;
  qualifies: boolean;
  showed_at: Date | null;
  showed_in: string | null;
  closed_at: Date | null;
  cents: number | null;
};

function seenOf({ id, user_id, qualifies, showed_at, showed_in, closed_at, cents }: Row): Seen {
  return {
    id,
    owner: user_id,
    qualifies,
    showedIn: showed_in,
    cents,
    showedAt: showed_at?.toISOString() ?? null,
    closedAt: closed_at?.toISOString() ?? null,
  };
}
