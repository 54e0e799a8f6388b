/** The marks of a run as its page shows them, each with its cost and its better line (PRAC-3, READ-8). */
import { betterLine, type ShownCheck, type Told } from "./better-line";
import { asksOf, marksOf } from "./checks";
import type { Measure } from "./copy/terms";
import { costOf } from "./costs";
import type { Move } from "./message-classifier";
import type { Dispute } from "./outcome";
import type { Mark, Run } from "./run";

/**
 * A check of the rubric on this run. `better`: the line for the message at which it failed. `whole`: what never came in
 * the whole run, which no message of it did wrong. `disputable`: it is set aside if the message's reading is disputed.
 * `aside`: it is, and counts for nothing until a coach has looked.
 */
export type MarkShown = ShownCheck & {
  passed: boolean;
  at: number | null;
  whole: boolean;
  disputable: boolean;
  aside: boolean;
};

/** Every check that this run could show, in the order of the rubric. */
export function marksShown(told: Told, disputes: readonly Dispute[]): MarkShown[] {
  const marks = marksOf(told.prospect, told.checks, told.run);
  return told.checks.flatMap((check): MarkShown[] => {
    const mark = marks.find(({ id }) => id === check.id);
    if (!mark) return [];
    const { passed, at } = mark;
    if (passed) return [{ ...check, passed, at, whole: false, disputable: false, aside: false }];
    const whole = neverCame(check.measure, mark, told.run);
    const disputable = !whole && check.measure !== "short";
    const aside = disputable && disputes.some((each) => each.at === at && each.agreed === null);
    const [cost, better] = [costOf(check, told, at), betterLine(check, at, told)];
    return [{ ...check, passed, at, whole, disputable, aside, cost, better }];
  });
}

/** The last message, by which it should have come, is the place of such a mark and not its cause. */
function neverCame(measure: Measure, { at }: Mark, { exchanges, ending }: Run): boolean {
  if (at === null) return true;
  if (measure === "ending") return ending === "stopped";
  const { reading } = exchanges[at] ?? {};
  if (measure === "day-time-zone")
    return ending !== "booked" && !reading?.day && !reading?.time && !reading?.zone;
  const wanted: readonly Move[] = measure === "says-call" ? ["explain-call"] : asksOf(measure);
  const came = exchanges.some((each) => wanted.some((move) => each.reading.moves.includes(move)));
  return wanted.length > 0 && !came;
}
