import { expect, test, vi } from "vitest";
import { startBrowser, startStorage, until } from "../../tests/kit/browser-tab";
import { RunStore, runOutbox } from "./run-store";

const EMPTY = { prospect: "eager-beginner", attempt: 0, seed: 7, messages: [], stopped: false };

/** A browser with storage, on a server that gives these statuses to the runs it is sent. */
async function startPractice(...statuses: number[]) {
  const browser = await startBrowser(({ response }) => {
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end(status === 200 ? '{"voiced":{}}' : "{}");
  });
  const kept = startStorage();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  return { ...browser, kept };
}

/** The run's page; the server knew nothing about it when the page was requested. */
function openPage() {
  const refused = vi.fn<() => void>();
  const store = new RunStore("ann", { ...EMPTY, voiced: {}, waits: false }, refused);
  return { store, refused, said: () => store.shown().messages };
}

test("PRAC-1 a page that was asked for before the run was stored has it all the same, for half a minute", async () => {
  const { arrived, kept } = await startPractice();
  const { store } = openPage();
  store.subscribe(() => undefined);
  store.say("Where are you based?", 10, false);
  await until(() => arrived.length === 1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(openPage().said()).toEqual(["Where are you based?"]);
  await until(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return kept.size === 0;
  });
});

test("PRAC-1 a run without a connection is kept until the server has it, and sent by any page of practice", async () => {
  const { arrived, kept } = await startPractice(503, 200);
  const { store } = openPage();
  store.subscribe(() => undefined);
  store.say("Where are you based?", 10, false);
  await until(() => arrived.length === 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(openPage().said()).toEqual(["Where are you based?"]);
  runOutbox("ann").open();
  await until(() => arrived.length === 2);
  expect(JSON.parse(arrived[1]?.body ?? "")).toEqual({
    ...EMPTY,
    messages: ["Where are you based?"],
  });
  await until(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return kept.size === 0;
  });
});

test("PRAC-1 a run that the server refuses is gone right away, and its page is notified", async () => {
  const { kept } = await startPractice(409);
  const { store, refused } = openPage();
  store.subscribe(() => undefined);
  store.say("Where are you based?", 10, false);
  await until(() => refused.mock.calls.length === 1);
  expect(kept.size).toBe(0);
});
