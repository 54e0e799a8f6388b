/** Conversations with every shipped prospect that nobody wrote: seeded, so that one that fails can be looked at. */
import { PROSPECTS } from "../../app/practice/copy/prospects.server";
import { read } from "../../app/practice/message-classifier";
import type { Objection, Prospect } from "../../app/practice/practice";
import { isHeap, MOST_MESSAGES, step } from "../../app/practice/prospect";
import { doing } from "../../app/practice/prospect-checks";
import { completed } from "../../app/practice/prospect-reply";
import { play, type Run, rememberingReader } from "../../app/practice/run";
import { drawn, nextSeed } from "../../app/practice/seeds";
import { linesOf } from "./reading-lines";

export const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);

const ROUGH = new Set(
  "kind-no follow-up insult pressure guarantee ask-private flattery small-talk".split(" "),
);
const OFFERING = new Set("offer-call name-time send-link ask-time".split(" "));
const ALL = linesOf("setter-lines", false).map(({ text }) => text);
/** What neither ends a conversation nor costs much. */
const GENTLE = labeled((label) => !ROUGH.has(label));
const PRAISE = labeled((label) => label === "flattery").filter(isReadAs(["flattery"]));
const OFFERS = labeled((label) => OFFERING.has(label)).filter(isReadAs([...OFFERING]));
const WORDS = ALL.flatMap((message) => message.split(" "));
const LONGEST_SALAD = 14;

/** `mixed`: what setters write, most of it without a mistake. `praise`: compliments and offers. `salad`: words in any order. */
export type Kind = "mixed" | "praise" | "salad";

/** What is wrong with one conversation: nothing, in words. */
export function conversationFaults(kind: Kind, seed: number): string[] {
  const prospect = prospects[seed % prospects.length] as Prospect;
  const run = generated(prospect, kind, seed);
  const found = [
    ...repeated(run),
    ...raisedLate(prospect, run),
    ...deadEnd(prospect, run),
    ...unsaid(prospect, seed, run),
  ];
  if (kind !== "mixed" && run.ending === "booked") found.push("booked");
  return found.map((fault) => `${prospect.id} ${kind} ${seed}: ${fault}`);
}

/** One reader for all: what was heard changes only what figures it invents, which no prospect answers. */
const remembered = rememberingReader();

function generated(prospect: Prospect, kind: Kind, seed: number): Run {
  let at = seed;
  const draw = (most: number) => {
    at = nextSeed(at);
    return drawn(at, most);
  };
  const any = (lines: readonly string[]) => lines[draw(lines.length)] ?? "";
  const next = () => {
    if (kind === "praise") return any([...PRAISE, ...OFFERS]);
    if (kind === "mixed") return any(draw(8) === 0 ? ALL : GENTLE);
    return Array.from({ length: 1 + draw(LONGEST_SALAD) }, () => any(WORDS)).join(" ");
  };
  const messages = Array.from({ length: MOST_MESSAGES }, next);
  return play(prospect, seed, messages, {}, (said) => remembered(said));
}

/** This is about the prospects: what is read as more than it is would earn what it does not say. */
function isReadAs(moves: readonly string[]): (message: string) => boolean {
  return (message) => read(message).moves.every((move) => moves.includes(move));
}

function labeled(fits: (label: string) => boolean): string[] {
  return linesOf("setter-lines", false).flatMap((line) =>
    line.fits.every(fits) ? [line.text] : [],
  );
}

function repeated({ opening, exchanges }: Run): string[] {
  const lines = [opening, ...exchanges.flatMap(({ reply }) => reply.split("\n"))].filter(Boolean);
  return lines.filter((line, at) => lines.indexOf(line) < at).map((line) => `again: ${line}`);
}

/** Objections that came up although what settles them had been said. */
function raisedLate(prospect: Prospect, { exchanges }: Run): string[] {
  const said = new Set<string>();
  const isAnswered = ({ answer, orElse }: Objection) =>
    [answer, orElse].some((move) => said.has(move) && !/^ask-|^give-reason/.test(move));
  return exchanges.flatMap(({ reading, cues, state }) => {
    const meant = reading.moves.filter((move) => !reading.scattered.includes(move));
    if (!isHeap(reading, state)) for (const move of meant) said.add(move);
    return cues.flatMap(({ kind, id }) => {
      const raised = prospect.objections.find((each) => each.id === id);
      return kind === "objection" && raised && isAnswered(raised) ? [`raised late: ${id}`] : [];
    });
  });
}

/** What the prospect counts as told or asked without having said it. */
function unsaid(prospect: Prospect, seed: number, { exchanges }: Run): string[] {
  const { facts, objections } = completed(prospect, seed);
  let heard = prospect.opening;
  return exchanges.flatMap(({ reply, state }) => {
    heard += `\n${reply}`;
    if (state.ending) return [];
    const told = facts.filter(
      ({ id, answer }) => state.known.includes(id) && !heard.includes(answer),
    );
    const raised = objections.filter(({ id, says }) => id === state.open && !heard.includes(says));
    return [...told, ...raised].map(({ id }) => `never said: ${id}`);
  });
}

/** Whatever was said, a kind no and an insult still end it, and the last message does. */
function deadEnd(prospect: Prospect, { exchanges, ending }: Run): string[] {
  const stuck = exchanges.filter(({ state }) =>
    (["kind-no", "insult"] as const).some(
      (move) => step(prospect, state, doing(move)).state.ending === null,
    ),
  );
  return [...stuck.map((_, at) => `stuck after ${at}`), ...(ending ? [] : ["never ends"])];
}
