import { useState, useSyncExternalStore } from "react";
import { readJson } from "~/platform/web/json";
import type { CalendarName } from "~/settings/settings.server";
import { schedulePath } from "./meetings";
import type { Schedule } from "./schedule";

/** `failed`: the server was out of reach, or not well. */
export type Loaded =
  | { state: "loading" | "failed"; schedule: null }
  | { state: "ready"; schedule: Schedule };

/** A calendar's free times: those that the page came with, else fetched; `again` fetches what is free by now. */
export function useSchedule(calendar: CalendarName, known: Schedule | null) {
  const [keeper] = useState(() => scheduleKeeper(calendar, known));
  const loaded = useSyncExternalStore(keeper.listen, keeper.current, keeper.current);
  return { loaded, again: keeper.load };
}

function scheduleKeeper(calendar: CalendarName, known: Schedule | null) {
  let loaded: Loaded = known
    ? { state: "ready", schedule: known }
    : { state: "loading", schedule: null };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Loaded) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const load = (): Promise<void> => {
    if (loaded.state === "failed") set({ state: "loading", schedule: null });
    loading ??= fetched(calendar).then((next) => {
      loading = null;
      set(next);
    });
    return loading;
  };
  return {
    current: () => loaded,
    load,
    listen(listener: () => void) {
      listeners.add(listener);
      if (loaded.state === "loading") void load();
      return () => listeners.delete(listener);
    },
  };
}

async function fetched(calendar: CalendarName): Promise<Loaded> {
  const schedule = await readJson<Schedule>(`${schedulePath(calendar)}/times`);
  return schedule ? { state: "ready", schedule } : { state: "failed", schedule: null };
}
