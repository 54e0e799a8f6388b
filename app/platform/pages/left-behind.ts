/** What other people left in this browser ends with time: that of someone who was deleted is never sent. */
import { useEffect } from "react";
import { DAY_MS } from "../time/durations";
import { parsedJson } from "../web/json";
import { inStorage } from "../web/storage";

/** Whatever is kept until it is sent: after its kind, its key has the person's id. */
const OF_A_PERSON = /^[a-z-]+ (\S{20,}) /;
/** Anyone who comes back sooner still finds it. */
const KEPT_MS = 90 * DAY_MS;
/** When others were first found to have left something, by their ids: not all of it says itself when it was made. */
const MARKS = "left-behind";

type Left = { takenAt?: number; changedAt?: number; doneAt?: number };

/** For pages that keep such things. `userId`: who is signed in. */
export function useLeftBehind(userId: string): void {
  useEffect(() => forgetLeft(userId, Date.now()), [userId]);
}

/** `now` in ms. */
export function forgetLeft(userId: string, now: number): void {
  inStorage((storage) => {
    const before = parsedJson<Record<string, number>>(storage.getItem(MARKS) ?? "") ?? {};
    const marks: Record<string, number> = {};
    for (const key of Object.keys(storage)) {
      const [, owner = userId] = OF_A_PERSON.exec(key) ?? [];
      if (owner === userId) continue;
      const mark = before[owner] ?? now;
      const text = storage.getItem(key) ?? "";
      const left = parsedJson<Left>(text);
      const since = left?.takenAt ?? left?.changedAt ?? left?.doneAt ?? mark;
      // Words may be kept as they are.
      const isBroken = left === null && text.startsWith("{");
      if (isBroken || now - since > KEPT_MS) storage.removeItem(key);
      else marks[owner] = mark;
    }
    // The time of someone who came back starts over.
    if (Object.keys(marks).length > 0) storage.setItem(MARKS, JSON.stringify(marks));
    else storage.removeItem(MARKS);
  });
}
