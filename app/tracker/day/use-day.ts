/** The page of a day with what was done since it was loaded, sent or not (DAY-1). */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { isMove, OUTCOMES, type OutcomeName } from "../acts/acts";
import { type More, type Person, type Setter, useActs } from "../acts/use-acts";
import type { Known } from "../follow-ups/follow-ups.server";
import { type Counted, countsWith, queueWith } from "./day-changes";
import type { Due, Queue } from "./queue.server";
import { backAt, doneWith, nextOf, steppedOn, walkFrom } from "./walk";

type Loaded = Setter & { queue: Queue; counts: Counted; known: Readonly<Record<string, Known>> };

export type Day = ReturnType<typeof useDay>;

export function useDay({ queue: loaded, counts, known, ...setter }: Loaded) {
  const refresh = useRefresh();
  const [search] = useSearchParams();
  const acts = useActs(setter);
  const [walk, setWalk] = useState(() => walkFrom(search.get("prospect")));
  useLive(["day", "tracker"], ({ event }) => {
    if (event === "day") refresh();
  });
  const booked = Object.keys(known).filter((id) => isMove("booked", known[id]?.coming));
  const queue = queueWith(loaded, acts.unsent);
  // Whom nobody has a date for comes after those who are due.
  const due = [...queue.overdue.due, ...queue.today.due, ...queue.unplanned.due];
  const all = [...due, ...queue.upcoming.due];
  const ids = due.map(({ id }) => id);
  const open = all.find(({ id }) => id === walk.open) ?? null;
  const nextId = nextOf(walk, ids);
  return {
    ...acts,
    queue,
    counts: countsWith(counts, acts.unsent, new Set(booked)),
    open,
    next: due.find(({ id }) => id === nextId),
    /** Which one the key opened: its heading takes the focus. */
    stepped: walk.stepped,
    act(prospect: Due & Pick<Person, "coming">, outcome: OutcomeName, more?: More) {
      acts.act(prospect, outcome, more);
      const isDone = OUTCOMES[outcome].days !== 0;
      setWalk(isDone ? doneWith(walk, ids, prospect.id) : { ...walk, stepped: null, isNew: false });
    },
    /** Whose act it was stands there again. */
    undo() {
      const prospect = acts.last?.prospect;
      acts.undo();
      setWalk(prospect ? backAt(walk, prospect) : { ...walk, stepped: null });
    },
    openNext: () => setWalk(steppedOn(walk, ids)),
  };
}
