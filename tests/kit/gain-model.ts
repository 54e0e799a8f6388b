/**
 * What people should earn, from the rules alone: every cent has an event, an event that the one who gains brought about
 * pays only once another person has confirmed it, a meeting pays once, and each event has the rate of its day. It looks at
 * prospects before and after each act and at nothing of the ledger.
 */
import { LARGE_DEAL_CENTS } from "../../app/pay/states";

export type Kind = "show" | "commission";

/** A prospect as everyone sees it. */
export type Seen = {
  id: string;
  owner: string;
  qualifies: boolean;
  showedAt: string | null;
  showedIn: string | null;
  closedAt: string | null;
  cents: number | null;
};
export type World = ReadonlyMap<string, Seen>;

/**
 * One act. `vouches`: whoever acted says of this prospect that the show took place, with `booking` only the one in this
 * meeting; `times`: when it was done.
 */
export type Deed = {
  actor: string;
  vouches?: string;
  booking?: string;
  times: { from: number; to: number };
  name: string;
};

/** `broughtBy`: everyone who made it its prospect's. */
export type Meeting = {
  startsAt: string;
  prospect: string | null;
  isHeld: boolean;
  broughtBy: readonly string[];
};

/** What one prospect pays now. */
export type Pay = {
  setter: string;
  kind: Kind;
  at: string;
  booking: string | null;
  base: number | null;
};

type Moment = { at: string; booking: string | null };
/** `isGood`: no confirmation is missing; `touched`: the step in which one became necessary, 0 if never. */
type Word = { isGood: boolean; touched: number };

export class Model {
  readonly meetings = new Map<string, Meeting>();
  /** When setters reported shows, by prospect. */
  readonly reports = new Map<string, Set<string>>();
  readonly #words = new Map<string, Word>();
  readonly #asked = new Set<string>();
  #step = 0;

  /** Learns from what an act changed; throws if something came from no event. */
  see(before: World, after: World, deed: Deed): void {
    this.#step += 1;
    for (const now of after.values())
      for (const kind of ["show", "commission"] as const)
        this.#judge(kind, { before, now, deed, was: before.get(now.id) });
  }

  /** Another person confirmed what was due. */
  confirm(now: Seen, kind: Kind): void {
    const moment = momentOf(now, kind);
    if (!moment || !isDue(now, kind) || this.#isPaid(now, kind))
      throw new Error("Something was waiting that is not due, or paid already");
    this.#word(now.id, kind, moment).isGood = true;
    this.#asked.delete(`${now.id} ${kind}`);
  }

  pays(world: World): Pay[] {
    return [...world.values()].flatMap((now) =>
      (["show", "commission"] as const).flatMap((kind) => {
        const moment = momentOf(now, kind);
        if (!moment || !this.#isPaid(now, kind)) return [];
        const base = kind === "commission" ? now.cents : null;
        return [{ setter: now.owner, kind, ...moment, base }];
      }),
    );
  }

  #isPaid(now: Seen, kind: Kind): boolean {
    const moment = momentOf(now, kind);
    if (!moment || !isDue(now, kind) || this.#asked.has(`${now.id} ${kind}`)) return false;
    return this.#word(now.id, kind, moment).isGood;
  }

  #judge(kind: Kind, { before, now, deed, was }: Change): void {
    const moment = momentOf(now, kind);
    if (!moment) return;
    const isOwn = deed.actor === now.owner;
    const isBrought = keyOf(moment) !== keyOf(was ? momentOf(was, kind) : null);
    if (isBrought) this.#bring(kind, moment, { before, now, deed, was });
    const isChanged =
      isDue(now, kind) &&
      (isBrought ||
        !was ||
        !isDue(was, kind) ||
        (kind === "commission" && was.cents !== now.cents));
    const word = this.#word(now.id, kind, moment);
    if (isOwn && (isBrought || isChanged)) word.isGood = false;
    const isThisShow = deed.booking === undefined || deed.booking === moment.booking;
    if (!isOwn && kind === "show" && deed.vouches === now.id && isThisShow) word.isGood = true;
    if (!word.isGood && (isBrought || isChanged)) word.touched = this.#step;
    const asked = `${now.id} ${kind}`;
    if (isChanged && kind === "commission" && (now.cents ?? 0) > LARGE_DEAL_CENTS)
      this.#asked.add(asked);
    else if (isChanged || !isDue(now, kind)) this.#asked.delete(asked);
  }

  /** A moment that is new to a prospect: it was made now, it comes back, or it comes from another prospect. */
  #bring(kind: Kind, moment: Moment, { before, now, deed }: Change): void {
    const others = [...before.values()]
      .filter(({ id }) => id !== now.id)
      // Also one that it no longer has: a closing that is merged makes its show again.
      .flatMap(({ id }) => this.#words.get(`${id} ${kind} ${keyOf(moment)}`) ?? []);
    const own = this.#words.get(`${now.id} ${kind} ${keyOf(moment)}`);
    if (!own && others.length === 0) this.#checkEvent(kind, moment, now, deed);
    const words = [...(own ? [own] : []), ...others].filter(({ touched }) => touched > 0);
    const last = words.toSorted((one, other) => other.touched - one.touched)[0];
    const word = this.#word(now.id, kind, moment);
    word.isGood = last?.isGood ?? true;
    word.touched = last?.touched ?? 0;
  }

  /** Throws if nothing happened at this moment. */
  #checkEvent(kind: Kind, { at, booking }: Moment, now: Seen, { times, name }: Deed): void {
    const isNow = Date.parse(at) >= times.from && Date.parse(at) <= times.to;
    const isEdit = name === "edit" && isNow;
    const meeting = booking === null ? undefined : this.meetings.get(booking);
    const isMeeting = meeting?.startsAt === at && meeting.prospect === now.id && meeting.isHeld;
    const isReport = this.reports.get(now.id)?.has(at) === true;
    const isDeal = at === now.closedAt;
    const isEvent = booking !== null ? isMeeting : isEdit || isReport || isDeal;
    if (kind === "commission" ? !isEdit : !isEvent)
      throw new Error(`A ${kind} at ${at} (${booking}) comes from no event, after ${name}`);
  }

  #word(id: string, kind: Kind, moment: Moment): Word {
    const key = `${id} ${kind} ${keyOf(moment)}`;
    const known = this.#words.get(key) ?? { isGood: true, touched: 0 };
    this.#words.set(key, known);
    return known;
  }
}

type Change = { before: World; now: Seen; was: Seen | undefined; deed: Deed };

function momentOf({ showedAt, showedIn, closedAt }: Seen, kind: Kind): Moment | null {
  const at = kind === "show" ? showedAt : closedAt;
  return at === null ? null : { at, booking: kind === "show" ? showedIn : null };
}

const keyOf = (moment: Moment | null) => (moment ? `${moment.at} ${moment.booking}` : "");

function isDue(now: Seen, kind: Kind): boolean {
  if (kind === "show") return now.showedAt !== null && now.qualifies;
  return now.closedAt !== null && now.cents !== null;
}
