/** Whether a prospect can be won and lost: one that cannot is not published (READY-2). Pure, as the engine is. */

import type { Move, Reading } from "./message-classifier";
import type { Prospect } from "./practice";
import { EARNS, MOST_MESSAGES, step } from "./prospect";
import { begin, type State } from "./prospect-state";

/** The first fault of each field of a prospect, by its path within it. */
export function prospectFaults(prospect: Prospect): Record<string, string> {
  const faults: Record<string, string> = {};
  const { facts, right, trustNeeded } = prospect;
  const most = mostTrust(prospect);
  for (const [at, { id, ask, trust, rulesOut }] of facts.entries()) {
    if (facts.findIndex((each) => each.ask === ask) < at)
      faults[`facts.${id}.ask`] = "Another fact already answers this question";
    if (trust > most) faults[`facts.${id}.trust`] = unreachable(most);
    if (rulesOut && right === "booked")
      faults[`facts.${id}.rulesOut`] =
        "This rules them out, so a booked call cannot be the right end";
  }
  if (right === "declined" && !facts.some(({ rulesOut }) => rulesOut))
    faults.right = "Cannot be won: mark a fact that rules them out, or choose another right end";
  if (right === "booked" && trustNeeded > most) faults.trustNeeded = unreachable(most);
  else if (right === "booked" && booksAnyone(prospect))
    faults.trustNeeded =
      "Cannot be lost: a bare offer books this call. Ask for more trust than at the start, or add an objection";
  return faults;
}

function unreachable(most: number): string {
  return `Cannot be won: no conversation earns more trust than ${most}`;
}

/** A message that makes these moves and nothing wrong. */
export function doing(...moves: readonly Move[]): Reading {
  const exact = moves.includes("name-time");
  return {
    moves,
    questions: 1,
    words: 20,
    invented: [],
    day: exact,
    time: exact,
    zone: exact,
    written: true,
    scattered: [],
    unsure: [],
    asksLeave: false,
  };
}

/** The best setter's next move; null when there is nothing left to earn. */
export function bestMessage(prospect: Prospect, state: State): Reading | null {
  const objection = prospect.objections.find(({ id }) => id === state.open);
  if (objection) return doing("mirror", objection.answer);
  const fact = prospect.facts.find(
    ({ id, trust }) => trust <= state.trust && !state.known.includes(id),
  );
  if (fact) return doing(fact.ask, "give-reason");
  const earned = EARNS.find((move) => !state.once.includes(move));
  return earned ? doing(earned) : null;
}

/** The trust after a conversation without a mistake that offers the call only in response to objections. */
function mostTrust(prospect: Prospect): number {
  const held = { ...prospect, trustNeeded: Number.POSITIVE_INFINITY, patience: MOST_MESSAGES };
  let state = begin(held, 1);
  let most = state.trust;
  for (let turn = 0; turn < MOST_MESSAGES && state.ending === null; turn += 1) {
    const message = bestMessage(held, state) ?? doing("offer-call");
    state = step(held, state, message).state;
    most = Math.max(most, state.trust);
  }
  return most;
}

/** Whether offers alone, and nothing else, come to a booked call. */
function booksAnyone(prospect: Prospect): boolean {
  let state = begin(prospect, 1);
  while (state.ending === null)
    state = step(prospect, state, doing("offer-call", "name-time")).state;
  return state.ending === "booked";
}
