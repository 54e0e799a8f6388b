import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startBrowser, startStorage, until } from "../../tests/kit/browser-tab";
import { ProgressOutbox, unsentSpans } from "./progress-outbox";
import type { UnsentProgress } from "./unsent-progress";
import { unsentName } from "./unsent-store";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

function point(changes: Partial<UnsentProgress> = {}): UnsentProgress {
  return {
    userId: "ann",
    lessonNumber: 1,
    positionSeconds: 10,
    progressSeconds: 10,
    durationSeconds: 100,
    epoch: 0,
    takenAt: Date.now(),
    ...changes,
  };
}

type Stored = Pick<UnsentProgress, "lessonNumber" | "positionSeconds" | "epoch">;

/** A server of saves: `statuses` are those of the next requests, null for one that never gets a response. */
async function startSaves(...statuses: (number | null)[]) {
  const browser = await startBrowser(({ response }) => {
    const status = statuses.length > 0 ? statuses.shift() : 204;
    if (status) response.writeHead(status).end();
  });
  const kept = startStorage();
  const saves = () => browser.arrived.map(({ body }) => JSON.parse(body) as Stored);
  const unsent = () => [...kept.values()].map((text) => JSON.parse(text) as UnsentProgress);
  const nothingIsLeft = () => kept.size === 0;
  /** As an earlier page would have. */
  const keep = (left: UnsentProgress) =>
    void kept.set(`${unsentName(left.userId)}${left.lessonNumber}`, JSON.stringify(left));
  return {
    ...browser,
    saves,
    unsent,
    nothingIsLeft,
    keep,
    lessons: () => saves().map(({ lessonNumber }) => lessonNumber),
  };
}

function openTab() {
  const heard: string[] = [];
  const outbox = new ProgressOutbox("ann", {
    wasReset: () => heard.push("reset"),
    signedOut: () => heard.push("signed out"),
  });
  onTestFinished(() => outbox.close());
  return { outbox, heard };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a save that never gets a response (VID-5)", () => {
  test("C2 is given up after 10 s and sent again, while another lesson's save passes", async () => {
    const { saves, lessons, unsent, nothingIsLeft } = await startSaves(null);
    const { outbox } = openTab();
    outbox.put(point());
    await until(() => saves().length === 1);
    outbox.put(point({ lessonNumber: 2 }));
    await until(() => unsent().length === 1);
    expect(lessons()).toEqual([1, 2]);
    await passed(9_999);
    expect(lessons()).toEqual([1, 2]);
    await passed(1);
    await until(nothingIsLeft);
    expect(lessons()).toEqual([1, 2, 1]);
  });
  test("C2 does not keep another tab's lesson waiting", async () => {
    const { saves, lessons } = await startSaves(null);
    const [leading, other] = [openTab(), openTab()];
    leading.outbox.put(point());
    await until(() => saves().length === 1);
    other.outbox.put(point({ lessonNumber: 2 }));
    await until(() => saves().length === 2);
    expect(lessons()).toEqual([1, 2]);
  });
  test("C2 keeps what is watched in the meantime: the newest point goes out next", async () => {
    const { saves, nothingIsLeft } = await startSaves(null);
    const { outbox } = openTab();
    outbox.put(point());
    await until(() => saves().length === 1);
    await passed(5_000);
    outbox.put(point({ positionSeconds: 15, progressSeconds: 15 }));
    await passed(5_000);
    await until(nothingIsLeft);
    expect(saves().map(({ positionSeconds }) => positionSeconds)).toEqual([10, 15]);
  });
});

describe("sending (VID-3, VID-5)", () => {
  test("VID-3 what completes a lesson does not wait its turn, and what follows does", async () => {
    const { saves, nothingIsLeft } = await startSaves();
    const { outbox } = openTab();
    outbox.put(point({ positionSeconds: 88, progressSeconds: 88 }));
    await until(nothingIsLeft);
    outbox.put(point({ positionSeconds: 90, progressSeconds: 90 }));
    await until(nothingIsLeft);
    outbox.put(point({ positionSeconds: 92, progressSeconds: 92 }));
    await passed(4_000);
    expect(saves().map(({ positionSeconds }) => positionSeconds)).toEqual([88, 90]);
    await passed(1_000);
    await until(nothingIsLeft);
    expect(saves()).toHaveLength(3);
  });
  test("a point that was put while an older one was on its way is sent, not removed with it", async () => {
    const { arrived, saves, unsent, nothingIsLeft } = await startSaves(null);
    const { outbox } = openTab();
    outbox.put(point());
    await until(() => saves().length === 1);
    outbox.put(point({ positionSeconds: 12, progressSeconds: 12 }));
    await until(() => unsent()[0]?.positionSeconds === 12);
    arrived[0]?.response.writeHead(204).end();
    await passed(5_000);
    await until(nothingIsLeft);
    expect(saves().map(({ positionSeconds }) => positionSeconds)).toEqual([10, 12]);
  });
  test("what an earlier page could not send goes out first", async () => {
    const { saves, nothingIsLeft, keep } = await startSaves();
    keep(point({ lessonNumber: 7 }));
    openTab();
    await until(nothingIsLeft);
    expect(saves()).toMatchObject([{ lessonNumber: 7 }]);
  });
  test("a server with a fault is asked again after 10 s, or as soon as the connection is back", async () => {
    const { saves, nothingIsLeft } = await startSaves(503, 503);
    const { outbox } = openTab();
    outbox.put(point());
    await until(() => saves().length === 1);
    await passed(9_900);
    expect(saves()).toHaveLength(1);
    await passed(100);
    await until(() => saves().length === 2);
    await passed(5_000);
    expect(saves()).toHaveLength(2);
    window.dispatchEvent(new Event("online"));
    await until(nothingIsLeft);
    expect(saves()).toHaveLength(3);
  });
  test("the last point of a page that is left is sent right away, past the throttle", async () => {
    const { saves, nothingIsLeft } = await startSaves();
    const { outbox } = openTab();
    outbox.put(point());
    await until(nothingIsLeft);
    outbox.sendBeforeLeaving(point({ positionSeconds: 13, progressSeconds: 13 }));
    await until(() => saves().length === 2);
    await until(nothingIsLeft);
    await passed(20_000);
    expect(saves()).toHaveLength(2);
  });
  test("VID-3 the last point is sent once more in a request that outlives the page, while it waits its turn or is on its way", async () => {
    const { saves, nothingIsLeft } = await startSaves(204, 204, null);
    const { outbox } = openTab();
    const asked = vi.spyOn(globalThis, "fetch");
    const outliving = () => asked.mock.calls.map(([, init]) => init?.keepalive ?? false);
    outbox.sendRestBeforeLeaving(1);
    outbox.put(point());
    await until(nothingIsLeft);
    outbox.sendRestBeforeLeaving(1);
    expect(outliving(), "nothing is left to send").toEqual([false]);
    outbox.put(point({ positionSeconds: 13 }));
    outbox.sendRestBeforeLeaving(1);
    outbox.sendRestBeforeLeaving(1);
    await until(nothingIsLeft);
    expect(outliving(), "it waited its turn").toEqual([false, true]);
    outbox.put(point({ positionSeconds: 16 }));
    await passed(5_000);
    await until(() => saves().length === 3);
    outbox.sendRestBeforeLeaving(1);
    await until(nothingIsLeft);
    expect(outliving(), "it was on its way").toEqual([false, true, false, true]);
    expect(saves().map(({ positionSeconds }) => positionSeconds)).toEqual([10, 13, 16, 16]);
  });
  test("a save that cannot be right is dropped", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { saves, nothingIsLeft } = await startSaves(400);
    openTab().outbox.put(point());
    await until(nothingIsLeft);
    expect([saves().length, warned.mock.calls]).toEqual([1, [["progress refused"]]]);
  });
});

describe("the end of a session (AUTH-2)", () => {
  test("is said once, however many lessons wait, and loses nothing", async () => {
    const { saves, unsent, nothingIsLeft, keep } = await startSaves(401, 401);
    for (const lessonNumber of [1, 2]) keep(point({ lessonNumber }));
    const { outbox, heard } = openTab();
    await until(() => saves().length === 2);
    await until(() => heard.length > 0);
    await passed(60_000);
    expect([saves().length, heard, unsent().length]).toEqual([2, ["signed out"], 2]);
    outbox.put(point({ positionSeconds: 20, progressSeconds: 20 }));
    await until(nothingIsLeft);
    expect(saves()).toHaveLength(4);
  });
});

describe("an administrator's reset (ADM-5, VID-4)", () => {
  test("D5 is passed to every tab, no matter which one sends", async () => {
    const { nothingIsLeft } = await startSaves(409);
    const [dashboard, lesson] = [openTab(), openTab()];
    lesson.outbox.put(point());
    await until(() => dashboard.heard.length > 0 && lesson.heard.length > 0);
    await until(nothingIsLeft);
    expect([dashboard.heard, lesson.heard]).toEqual([["reset"], ["reset"]]);
  });
});

test("VID-5 AUTH-5 what the release before left in IndexedDB goes out, of this person alone", async () => {
  const { saves, nothingIsLeft } = await startSaves();
  const opening = indexedDB.open("setpoint", 1);
  opening.onupgradeneeded = () => {
    const unsent = opening.result.createObjectStore("unsent", {
      keyPath: ["userId", "lessonNumber"],
    });
    unsent.put(point({ lessonNumber: 3 }));
    unsent.put(point({ userId: "bob" }));
  };
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const left = () =>
    new Promise<number>((resolve) => {
      const counting = opening.result.transaction("unsent").objectStore("unsent").count();
      counting.onsuccess = () => resolve(counting.result);
    });
  openTab();
  await until(async () => saves().length === 1 && nothingIsLeft() && (await left()) === 1);
  expect(saves()).toMatchObject([{ userId: "ann", lessonNumber: 3 }]);
});

test("MED-4 seconds that the page before has not sent yet are known, those from before a reset or of others are not", async () => {
  const { keep } = await startSaves();
  keep(point({ watched: [[5, 15]] }));
  keep(point({ lessonNumber: 2 }));
  const spans = (changes = {}) =>
    unsentSpans({ userId: "ann", lessonNumber: 1, epoch: 0, ...changes });
  expect(spans()).toEqual([[5, 15]]);
  for (const other of [{ lessonNumber: 2 }, { lessonNumber: 3 }, { epoch: 1 }, { userId: "bob" }])
    expect(spans(other)).toEqual([]);
});
