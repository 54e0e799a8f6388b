import { expect, test, vi } from "vitest";
import { DAY_MS } from "~/platform/time/durations";
import { forgetLeft } from "./left-behind";

/** As long as people's ids are. */
const id = (name: string) => name.padEnd(32, "x");
const [ME, GONE, AWAY, BACK] = [id("me"), id("gone"), id("away"), id("back")];
const NOW = Date.UTC(2026, 10, 29);
const ago = (days: number) => NOW - days * DAY_MS;

/** Browsers list the keys of a storage as its own. */
function kept(entries: Record<string, unknown>): Record<string, string> {
  const storage = Object.assign(
    Object.create({
      getItem: (key: string) => storage[key] ?? null,
      setItem(key: string, text: string) {
        storage[key] = text;
      },
      removeItem(key: string) {
        delete storage[key];
      },
    }),
    Object.fromEntries(Object.entries(entries).map(([key, each]) => [key, JSON.stringify(each)])),
  );
  vi.stubGlobal("window", { localStorage: storage });
  return storage;
}

test("VID-5 MED-7 what others left ends after 90 days; one's own and what is no one's stays", () => {
  const storage = kept({
    [`progress ${GONE} 1`]: { takenAt: ago(91) },
    [`note ${GONE} 2`]: { changedAt: ago(91), words: "Old" },
    [`progress ${AWAY} 1`]: { takenAt: ago(89) },
    [`note ${AWAY} 2`]: { changedAt: ago(89), words: "Mine" },
    [`progress ${ME} 1`]: { takenAt: ago(400) },
    [`note ${ME} 2`]: { changedAt: ago(400) },
    "words me": { takenAt: 1 },
    "form /support": { at: ago(400) },
    "board  1": { change: {} },
  });
  forgetLeft(ME, NOW);
  expect(Object.keys(storage)).toEqual([
    `progress ${AWAY} 1`,
    `note ${AWAY} 2`,
    `progress ${ME} 1`,
    `note ${ME} 2`,
    "words me",
    "form /support",
    "board  1",
    "left-behind",
  ]);
});

test("VID-5 whatever else someone left, dated or not, ends 90 days after another found it, unless they come back", () => {
  const kinds = ["practice", "words", "content", "prospect-words", "board", "board-drafts"];
  const names = (owner: string) => kinds.map((kind) => `${kind} ${owner} x`);
  const all = [...names(GONE), ...names(BACK), ...names(ME)];
  const storage = kept(Object.fromEntries(all.map((name) => [name, { typed: "x" }])));
  for (const owner of [GONE, BACK, ME]) storage[`drill ${owner} price`] = "Half a reply";
  storage[`setter-act ${GONE} 1`] = JSON.stringify({ doneAt: ago(91) });
  storage[`setter-act ${BACK} 1`] = JSON.stringify({ doneAt: ago(1) });
  const of = (owner: string) => Object.keys(storage).filter((key) => key.includes(` ${owner} `));
  forgetLeft(ME, NOW);
  expect([of(GONE).length, of(BACK).length, of(ME).length]).toEqual([7, 8, 7]);
  // On the next day.
  forgetLeft(BACK, NOW + DAY_MS);
  forgetLeft(ME, NOW + 2 * DAY_MS);
  forgetLeft(ME, NOW + 90 * DAY_MS + 1);
  expect([of(GONE).length, of(BACK).length, of(ME).length]).toEqual([0, 7, 7]);
  expect(storage[`drill ${BACK} price`]).toBe("Half a reply");
});

test("MED-7 words of a note that do not say when they were written end 90 days after they were first seen", () => {
  const draft = { note: { id: "new" }, words: "Half a thought" };
  const storage = kept({
    [`note-words ${AWAY} 1 new`]: draft,
    [`note-words ${ME} 1 new`]: draft,
  });
  const has = (key: string) => key in storage;
  forgetLeft(ME, NOW);
  forgetLeft(ME, NOW + 90 * DAY_MS);
  expect(JSON.parse(storage[`note-words ${AWAY} 1 new`] ?? "")).toEqual(draft);
  forgetLeft(ME, NOW + 90 * DAY_MS + 1);
  expect([has(`note-words ${AWAY} 1 new`), has(`note-words ${ME} 1 new`)]).toEqual([false, true]);
  expect(JSON.parse(storage[`note-words ${ME} 1 new`] ?? "")).toEqual(draft);
});

test("VID-5 what cannot be read ends at once, and a browser that keeps nothing is no fault", () => {
  const storage = kept({});
  storage[`progress ${GONE} 1`] = "{";
  forgetLeft(ME, NOW);
  expect(Object.keys(storage)).toEqual([]);
  vi.stubGlobal("window", {});
  expect(() => forgetLeft(ME, NOW)).not.toThrow();
});
