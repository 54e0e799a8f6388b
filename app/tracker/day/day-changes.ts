/** A loaded day with acts that are not stored yet. Pure; runs anywhere. */
import type { UnsentAct } from "../acts/act-outbox";
import { type Counter, OUTCOMES } from "../acts/acts";
import type { Due, Queue } from "./queue.server";

type Counts = Record<Counter, number>;
export type Counted = { day: string; today: Counts; week: Counts };

/** Those not undone by a later act that is also waiting. */
function standing(unsent: readonly UnsentAct[]): UnsentAct[] {
  const undone = new Set(unsent.flatMap((act) => (act.kind === "undo" ? [act.of] : [])));
  return unsent.filter(({ id, kind }) => kind !== "undo" && !undone.has(id));
}

/** A prospect who was followed up leaves the lists; a reply moves the place in the script. */
export function queueWith(queue: Queue, unsent: readonly UnsentAct[]): Queue {
  const gone = new Set<string>();
  const paths = new Map<string, string>();
  const answered = new Set<string>();
  for (const act of standing(unsent)) {
    if (act.kind !== "outcome") continue;
    if (OUTCOMES[act.outcome].days !== 0) gone.add(act.prospect);
    if (act.outcome === "replied") answered.add(act.prospect);
    if (act.path !== undefined) paths.set(act.prospect, act.path);
  }
  const part = ({ due, found }: Queue["today"]) => {
    const kept = due.filter(({ id }) => !gone.has(id));
    const moved = (each: Due) => ({
      ...each,
      path: paths.get(each.id) ?? each.path,
      answered: answered.has(each.id),
    });
    return {
      due: kept.map(moved),
      found: found === null ? null : found - due.length + kept.length,
    };
  };
  return {
    overdue: part(queue.overdue),
    today: part(queue.today),
    upcoming: part(queue.upcoming),
    unplanned: part(queue.unplanned),
  };
}

/** `booked`: those whose call is to come: booking it again moves it, and counts once. */
export function countsWith(
  counts: Counted,
  unsent: readonly UnsentAct[],
  booked: ReadonlySet<string>,
): Counted {
  const [today, week] = [{ ...counts.today }, { ...counts.week }];
  const calls = new Set(booked);
  for (const act of standing(unsent)) {
    const counter = counterOf(act);
    if (counter === null) continue;
    if (act.kind === "outcome" && act.outcome === "booked") {
      if (calls.has(act.prospect)) continue;
      calls.add(act.prospect);
    }
    const by = act.kind === "entry" ? act.by : 1;
    today[counter] += by;
    week[counter] += by;
  }
  return { ...counts, today, week };
}

function counterOf(act: UnsentAct): Counter | null {
  if (act.kind === "entry") return act.counter;
  return act.kind === "outcome" ? OUTCOMES[act.outcome].counter : null;
}
