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

type Loaded = Setter & { queue: Queue; counts: Counted; known: Readonly<Record<string, Known>> };

export type Day = ReturnType<typeof useDay>;

export function useDay({ queue: loaded, counts, known, ...setter }: Loaded) {
  const refresh = useRefresh();
  const [search] = useSearchParams();
  const acts = useActs(setter);
  const [openId, setOpenId] = useState(search.get("prospect"));
  const [stepped, setStepped] = useState<string | null>(null);
  /** Those skipped with the key; they stay in their list. */
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  useLive(["day", "tracker"], ({ event }) => {
    if (event === "day") refresh();
  });
  const booked = Object.keys(known).filter((id) => isMove("booked", known[id]?.coming));
  const queue = queueWith(loaded, acts.unsent);
  // Whom nobody has a date for comes after those who are due.
  const due = [...queue.overdue.due, ...queue.today.due, ...queue.unplanned.due];
  const all = [...due, ...queue.upcoming.due];
  const nextAfter = (ids: readonly (string | null)[]) => due.find(({ id }) => !ids.includes(id));
  const open = all.find(({ id }) => id === openId) ?? null;
  return {
    ...acts,
    queue,
    counts: countsWith(counts, acts.unsent, new Set(booked)),
    open,
    next: nextAfter([openId, ...skipped]) ?? nextAfter([openId]) ?? (open ? undefined : due[0]),
    /** Which one the key opened: its heading takes the focus. */
    stepped,
    act(prospect: Due & Pick<Person, "coming">, outcome: OutcomeName, more?: More) {
      acts.act(prospect, outcome, more);
      setStepped(null);
      if (OUTCOMES[outcome].days !== 0) setOpenId(nextAfter([...skipped, prospect.id])?.id ?? null);
    },
    /** Whose act it was stands there again. */
    undo() {
      const prospect = acts.last?.prospect;
      acts.undo();
      setStepped(null);
      if (prospect) setOpenId(prospect);
    },
    openNext() {
      const passed = openId ? [...skipped, openId] : [];
      setSkipped(passed);
      const found = nextAfter(passed) ?? nextAfter([openId]);
      if (found) {
        setOpenId(found.id);
        setStepped(found.id);
      }
    },
  };
}
