/** What a message answers, and what it asks: pure, for the steps of prospect.ts. */
import type { Move, Reading } from "./message-classifier";
import type { Fact, Objection, Prospect } from "./practice";
import type { State } from "./prospect-state";

/** Whether it does this in words that may settle and book something. */
export function means({ moves, scattered }: Reading, move: Move | "none"): boolean {
  return move !== "none" && moves.includes(move) && !scattered.includes(move);
}

/** Whether it asks for something besides: "come back when you're done; how old are you, meanwhile?" lets nobody go. */
export function asksOn({ moves, unsure }: Reading): boolean {
  return moves.some((move) => isQuestion(move) && !unsure.includes(move));
}

/** About the prospect: not when they have time. */
export function isQuestion(move: Move): boolean {
  return move.startsWith("ask-") && move !== "ask-time";
}

/** Asks or says when the call that was offered could be, piece by piece as people do. */
export function namesWhen(reading: Reading, { once, agreed }: State): boolean {
  const { day, time, zone, moves } = reading;
  const when = day || time || (zone && agreed) || moves.includes("ask-time");
  return when && once.includes("offered") && !asksOn(reading);
}

export function answersOpen(reading: Reading, { answer, orElse }: Objection): boolean {
  return [answer, orElse].some(
    (move) => means(reading, move) && !reading.unsure.some((each) => each === move),
  );
}

/** A question answers only what was said, and a reason only what is asked with it. */
export function answersUnasked(
  reading: Reading,
  { answer, orElse }: Objection,
  { held, facts }: Pick<State, "held"> & Pick<Prospect, "facts">,
): boolean {
  const asksGuarded = () =>
    facts.some(({ ask, guarded }) => guarded && reading.moves.includes(ask));
  return [answer, orElse].some((move) => {
    if (!means(reading, move) || move.startsWith("ask-")) return false;
    return move !== "give-reason" || held !== null || asksGuarded();
  });
}

/**
 * The facts that are asked for. One question that reads as two is about what is not known yet, and a reading that is
 * unsure asks nothing twice.
 */
export function askedFor(
  facts: readonly Fact[],
  { moves, questions, unsure }: Reading,
  { known }: Pick<State, "known">,
): Fact[] {
  const asked = facts.filter(({ ask }) => moves.includes(ask));
  const fresh = asked.filter(({ id }) => !known.includes(id));
  if (questions <= 1 && fresh.length > 0) return fresh;
  return asked.filter((each) => fresh.includes(each) || !unsure.includes(each.ask));
}

/** The objections still to come of someone who has told what was asked for a reason: they do not ask what it is for. */
export function withoutReasons(
  ahead: readonly string[],
  objections: readonly Objection[],
): readonly string[] {
  const asks = objections.filter(({ answer }) => answer === "give-reason").map(({ id }) => id);
  return ahead.filter((id) => !asks.includes(id));
}
