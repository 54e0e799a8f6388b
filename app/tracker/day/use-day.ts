/** The page of a day with what was done since it was loaded, sent or not (DAY-1). */
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { showToast } from "~/ui/toast";
import { ActOutbox, type UnsentAct } from "./act-outbox";
import { type Counter, OUTCOMES, type OutcomeName } from "./acts";
import { type Counted, countsWith, queueWith } from "./day-changes";
import type { Due, Queue } from "./queue.server";

type Loaded = {
  userId: string;
  zone: { zone: string; ofCompany: boolean };
  queue: Queue;
  counts: Counted;
};
type Last = { id: string; label: string };

const NONE: readonly UnsentAct[] = [];

export type Day = ReturnType<typeof useDay>;

export function useDay({ userId, zone, queue: loaded, counts }: Loaded) {
  const refresh = useRefresh();
  const [search] = useSearchParams();
  const [outbox] = useState(
    () =>
      new ActOutbox(userId, zone.ofCompany ? "" : zone.zone, {
        stored: refresh,
        refused: (title) => showToast({ title, tone: "danger" }),
      }),
  );
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.unsent, () => NONE);
  const [openId, setOpenId] = useState(search.get("prospect"));
  /** Those skipped with the key; they stay in their list. */
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [last, setLast] = useState<Last | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useLive(["day", "tracker"], ({ event }) => {
    if (event === "day") refresh();
  });
  const queue = queueWith(loaded, unsent);
  const due = [...queue.overdue.due, ...queue.today.due];
  const all = [...due, ...queue.upcoming.due];
  const nextAfter = (ids: readonly (string | null)[]) => due.find(({ id }) => !ids.includes(id));
  const open = all.find(({ id }) => id === openId) ?? null;
  const act = (
    prospect: Due,
    outcome: OutcomeName,
    moved?: { path: string; scriptVersion: number },
  ) => {
    const id = crypto.randomUUID();
    const { label, days } = OUTCOMES[outcome];
    outbox.put({ kind: "outcome", id, prospect: prospect.id, outcome, ...moved });
    setLast({ id, label });
    setSaid(`${label}: ${prospect.name}.`);
    if (days !== 0) setOpenId(nextAfter([...skipped, prospect.id])?.id ?? null);
  };
  return {
    queue,
    counts: countsWith(counts, unsent),
    unsent: unsent.length,
    open,
    next: nextAfter([openId, ...skipped]) ?? nextAfter([openId]) ?? (open ? undefined : due[0]),
    last,
    said,
    act,
    openNext() {
      const passed = openId ? [...skipped, openId] : [];
      setSkipped(passed);
      const found = nextAfter(passed) ?? nextAfter([openId]);
      if (found) setOpenId(found.id);
    },
    enter(counter: Counter, by: number) {
      const id = crypto.randomUUID();
      outbox.put({ kind: "entry", id, counter, by });
      setLast({ id, label: by > 0 ? "Added one" : "Subtracted one" });
      setSaid(by > 0 ? "Added one." : "Subtracted one.");
    },
    undo() {
      if (last === null) return;
      outbox.put({ kind: "undo", id: crypto.randomUUID(), of: last.id });
      setSaid(`Undone: ${last.label}.`);
      setLast(null);
    },
  };
}
