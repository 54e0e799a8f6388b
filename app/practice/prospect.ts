/**
 * A simulated prospect as a state machine (PRAC-1): only what a setter's message does decides what the prospect
 * reveals. The same seed and messages give the same conversation, here and in any browser.
 */
import type { Cue, CueKind } from "./cue";
import { LONGEST_SHORT, type Move, type Reading } from "./message-classifier";
import { moodAfter } from "./mood";
import type { Ending, Fact, Objection, Prospect } from "./practice";
import {
  answersOpen,
  answersUnasked,
  askedFor,
  asksOn,
  isQuestion,
  means,
  namesWhen,
  withoutReasons,
} from "./prospect-answers";
import { type State, whenIn } from "./prospect-state";

/** The effect of one message: for the marks. */
export type Step = { state: State; cues: readonly Cue[] };

/** So many lines in no order, more than in one: the next is taken for none, either. */
const HEAPS = 2;
const MOST_HEAPS = 3;
export const MOST_MESSAGES = 40;
const MOST_TRUST = 10;
const MOST_GAINED = 2;
const OFFERS: readonly Move[] = ["offer-call", "send-link", "name-time"];
/** Each earns trust once: something real was said. */
export const EARNS: readonly Move[] = [
  "explain-role",
  "explain-pay",
  "explain-call",
  "state-cost",
  "state-terms",
  "set-expectations",
  "show-proof",
  "give-space",
];

export function step(prospect: Prospect, before: State, reading: Reading): Step {
  if (before.ending) return { state: before, cues: [] };
  const turn = new Turn(prospect, before, reading);
  turn.pay();
  turn.settle();
  turn.tell();
  turn.earn();
  turn.close();
  const { state, cues } = turn.done();
  const mood = moodAfter({ prospect, before: before.mood, cues, moves: reading.moves });
  return { state: { ...state, mood }, cues };
}

/** Whether a message is words in any order, or one more after several that were. */
export function isHeap({ written }: Reading, { heaps }: Pick<State, "heaps">): boolean {
  return heaps >= HEAPS || written === false;
}

/** The steps of one message, on a copy of the state. */
class Turn {
  readonly #prospect: Prospect;
  readonly #reading: Reading;
  #cues: Cue[] = [];
  #state: State;
  #gained = 0;
  /** The objection whose settled line is said. */
  #settled: string | null = null;

  constructor(prospect: Prospect, before: State, reading: Reading) {
    this.#prospect = prospect;
    this.#reading = reading;
    const { written } = reading;
    const more = before.heaps + Number(written === false) - Number(written === true);
    const heaps = Math.max(0, Math.min(MOST_HEAPS, more));
    this.#state = { ...before, turn: before.turn + 1, heaps };
  }

  /** What the message costs in patience and trust. */
  pay() {
    const { temper } = this.#prospect;
    const { words, questions, moves } = this.#reading;
    if (moves.length === 0 && !namesWhen(this.#reading, this.#state)) {
      if (!this.#first("unread")) this.#lose(1);
      this.#say("unread");
    }
    if (words > LONGEST_SHORT) this.#lose(temper === "blunt" ? 2 : 1);
    if (questions > 1) this.#lose(1);
    if (this.#does("pressure")) {
      this.#lose(1, temper === "guarded" ? 2 : 1);
      this.#say("pushed");
    }
    if (this.#does("guarantee")) {
      this.#lose(temper === "guarded" ? 1 : 0, 2);
      this.#say("promise");
    }
    const isPrivate = this.#does("ask-private");
    if (isPrivate || this.#does("urge-lie")) {
      this.#lose(2, 3);
      this.#say(isPrivate ? "private" : "lied");
    }
    if (this.#does("insult")) this.#lose(MOST_MESSAGES, MOST_TRUST);
    if (moves.length === 1 && this.#does("flattery")) {
      if (!this.#first("flattery")) this.#lose(1);
      this.#say("praised");
    }
  }

  /** What is answered before it comes up is settled too, and said so once a message. */
  settle() {
    // Words in any order answer and book nothing, whatever each of them says.
    if (isHeap(this.#reading, this.#state)) return;
    const { objections } = this.#prospect;
    const open = objections.find(({ id }) => id === this.#state.open);
    if (open && answersOpen(this.#reading, open)) this.#settle(open);
    else if (open && this.#does("mirror") && this.#first(`eased ${open.id}`)) {
      this.#gain(1);
      this.#say("eased");
    }
    for (const id of this.#state.ahead) {
      const unasked = objections.find((each) => each.id === id);
      const context = { held: this.#state.held, facts: this.#prospect.facts };
      if (unasked && answersUnasked(this.#reading, unasked, context)) this.#settle(unasked);
    }
  }

  #settle({ id }: Objection) {
    const { open, ahead } = this.#state;
    const left = { open: open === id ? null : open, ahead: ahead.filter((each) => each !== id) };
    this.#state = { ...this.#state, ...left };
    this.#gain(2);
    if (this.#settled === null) this.#say("settled", id);
    this.#settled ??= id;
  }

  /** Answers the first question; the answer to a guarded one waits for its reason. */
  tell() {
    const { facts } = this.#prospect;
    const { moves } = this.#reading;
    const given = this.#does("give-reason");
    const reasoned = given || this.#state.reason !== null;
    const held = given ? facts.find(({ id }) => id === this.#state.held) : undefined;
    const asked = askedFor(facts, this.#reading, this.#state);
    const answered = held && !asked.includes(held) ? [held, ...asked] : asked;
    for (const fact of answered.slice(0, 2)) this.#answer(fact, reasoned);
    const guarded = answered.some((fact) => fact.guarded);
    const stands = this.#state.reason === "guarded" && !guarded ? "guarded" : null;
    const until = guarded ? "guarded" : "just";
    this.#state = { ...this.#state, reason: given ? until : stands };
    if (
      answered.length === 0 &&
      !facts.some(({ ask }) => moves.includes(ask)) &&
      moves.some(isQuestion)
    )
      this.#say("nothing");
  }

  #answer(fact: Fact, reasoned: boolean) {
    if (this.#state.known.includes(fact.id)) {
      const objection = this.#prospect.objections.find(({ id }) => id === this.#settled);
      // What the prospect brought up may be asked about again.
      if (objection?.answer === fact.ask || objection?.orElse === fact.ask) return;
      this.#lose(1);
      this.#say("known", fact.id);
    } else if ((fact.guarded && !reasoned) || this.#state.trust < fact.trust) {
      this.#state = { ...this.#state, held: fact.id };
      this.#say("held", fact.id);
    } else {
      const held = this.#state.held === fact.id ? null : this.#state.held;
      const known = [...this.#state.known, fact.id];
      const { objections } = this.#prospect;
      const ahead = fact.guarded
        ? withoutReasons(this.#state.ahead, objections)
        : this.#state.ahead;
      this.#state = { ...this.#state, held, known, ahead };
      this.#gain(1);
      this.#say("fact", fact.id);
    }
  }

  /** Trust for what was really said; praise earns none. */
  earn() {
    if (isHeap(this.#reading, this.#state)) return;
    for (const move of EARNS) if (this.#means(move) && this.#first(move)) this.#gain(1);
    if (!this.#does("mirror")) return;
    if (this.#state.known.length > 0 && this.#first("mirror")) this.#gain(1);
    if (this.#state.mood === "hurt" && this.#cues.length === 0) this.#say("eased");
  }

  /** The end, the call, or the next objection. */
  close() {
    const isLater = this.#reading.asksLeave && !this.#does("name-time");
    const offers = !isLater && OFFERS.some((move) => this.#means(move));
    if (this.#state.patience <= 0) this.#end("left");
    else if (this.#does("kind-no") && !offers && !asksOn(this.#reading)) this.#end("declined");
    else if (this.#does("follow-up") && !offers) this.#end("later");
    else if (offers || namesWhen(this.#reading, this.#state)) this.#offer();
    else if (this.#settled === null) this.#object("early");
    if (this.#state.ending === null && this.#state.turn >= MOST_MESSAGES) this.#end("left");
  }

  #offer() {
    const { trustNeeded } = this.#prospect;
    if (isHeap(this.#reading, this.#state)) {
      if (!this.#first("unread")) this.#lose(1);
      this.#say("unread");
      return;
    }
    this.#first("offered");
    this.#state = { ...this.#state, ...whenIn(this.#state, this.#reading) };
    if (this.#state.open) {
      if (!this.#first(`again ${this.#state.open}`)) this.#lose(1);
      this.#say("again", this.#state.open);
    } else if (this.#object("early") || this.#object("offer")) return;
    else if (this.#state.trust < trustNeeded) {
      this.#lose(1);
      this.#say("notYet");
    } else this.#agree();
    if (this.#state.patience <= 0) this.#end("left");
  }

  /** The prospect wants the call: a day, a time and its time zone are still to be said. */
  #agree() {
    const { day, time, zone } = this.#state;
    this.#state = { ...this.#state, agreed: true };
    if (day && !time) this.#say("which-time");
    else if (!day || !time) {
      this.#first("propose");
      this.#say("propose");
    } else if (!zone && this.#first("zone")) this.#say("zone");
    else this.#end("booked");
  }

  /** Brings up the next objection of this kind; true if there was one. */
  #object(when: Objection["when"]): boolean {
    const { ahead, open, known } = this.#state;
    if (open || (when === "early" && known.length === 0)) return false;
    const next = this.#prospect.objections
      .filter((each) => each.when === when)
      .toSorted((one, other) => ahead.indexOf(one.id) - ahead.indexOf(other.id))
      .find(({ id }) => ahead.includes(id));
    if (!next) return false;
    this.#state = { ...this.#state, open: next.id, ahead: ahead.filter((id) => id !== next.id) };
    this.#say("objection", next.id);
    return true;
  }

  done(): Step {
    if (this.#state.ending === null && this.#cues.length === 0)
      this.#say(this.#state.open ? "again" : "nod", this.#state.open ?? undefined);
    return { state: this.#state, cues: this.#cues };
  }

  #end(ending: Ending) {
    this.#state = { ...this.#state, ending };
    const goesOn = ending === "booked" || ending === "later";
    this.#cues = this.#cues.filter(({ kind }) => goesOn && (kind === "fact" || kind === "settled"));
    if (ending !== "stopped") this.#say(ending);
  }

  #does(move: Move): boolean {
    return this.#reading.moves.includes(move);
  }

  /** Does it in words that may settle and book something. */
  #means(move: Move): boolean {
    return means(this.#reading, move);
  }

  /** Whether this happens for the first time in the conversation. */
  #first(what: string): boolean {
    if (this.#state.once.includes(what)) return false;
    this.#state = { ...this.#state, once: [...this.#state.once, what] };
    return true;
  }

  #gain(trust: number) {
    const gained = Math.min(trust, MOST_GAINED - this.#gained);
    this.#gained += gained;
    this.#state = { ...this.#state, trust: Math.min(MOST_TRUST, this.#state.trust + gained) };
  }

  #lose(patience: number, trust = 0) {
    this.#state = {
      ...this.#state,
      patience: Math.max(0, this.#state.patience - patience),
      trust: Math.max(0, this.#state.trust - trust),
    };
  }

  #say(kind: CueKind, id?: string) {
    this.#cues.push(id === undefined ? { kind } : { kind, id });
  }
}
