import { describe, expect, test, vi } from "vitest";
import { startBrowser, startStorage, until } from "../../tests/kit/browser-tab";
import { RunStore, runOutbox } from "./run-store";

const EMPTY = {
  prospect: "eager-beginner",
  attempt: 0,
  seed: 7,
  messages: [],
  stopped: false,
  labels: 0,
};

/** A browser with storage, on a server that gives these statuses to the runs it is sent. */
async function startPractice(statuses: number[] = [], still = true, answer = '{"voiced":{}}') {
  const browser = await startBrowser(({ response }) => {
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end(status === 200 ? answer : "{}");
  });
  const kept = startStorage();
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  return { ...browser, kept };
}

/** The run's page; the server knew nothing about it when the page was requested. */
function openPage() {
  const refused = vi.fn<() => void>();
  const store = new RunStore("ann", { ...EMPTY, voiced: {}, waits: false }, refused);
  return { store, refused, said: () => store.shown().messages };
}

test("PRAC-1 a run is kept when the server's answer broke off", async () => {
  const { arrived, kept } = await startPractice([], true, '{"voi');
  const { store, refused } = openPage();
  store.subscribe(() => undefined);
  say(store, "Where are you based?");
  await until(() => arrived.length === 1);
  await until(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return arrived.length === 2;
  });
  expect(kept.size).toBe(1);
  expect(refused).not.toHaveBeenCalled();
});

function say(store: RunStore, message: string) {
  const messages = store.with(message);
  if (messages) store.say(messages, 10, false);
}

test("PRAC-1 a page that was asked for before the run was stored has it all the same, for half a minute", async () => {
  const { arrived, kept } = await startPractice();
  const { store } = openPage();
  store.subscribe(() => undefined);
  say(store, "Where are you based?");
  await until(() => arrived.length === 1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(openPage().said()).toEqual(["Where are you based?"]);
  await until(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return kept.size === 0;
  });
});

test("PRAC-1 a run without a connection is kept until the server has it, and sent by any page of practice", async () => {
  const { arrived, kept } = await startPractice([503, 200]);
  const { store } = openPage();
  store.subscribe(() => undefined);
  say(store, "Where are you based?");
  await until(() => arrived.length === 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(openPage().said()).toEqual(["Where are you based?"]);
  runOutbox("ann").open();
  await until(() => arrived.length === 2);
  expect(JSON.parse(arrived[1]?.body ?? "")).toEqual({
    ...EMPTY,
    messages: ["Where are you based?"],
    begunMsAgo: expect.any(Number),
  });
  expect(JSON.parse(arrived[1]?.body ?? "").begunMsAgo).toBeGreaterThan(900);
  await until(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return kept.size === 0;
  });
});

test("PRAC-1 a run that the server refuses is gone right away, and its page is notified", async () => {
  const { kept } = await startPractice([409]);
  const { store, refused } = openPage();
  store.subscribe(() => undefined);
  say(store, "Where are you based?");
  await until(() => refused.mock.calls.length === 1);
  expect(kept.size).toBe(0);
});

describe("READ-7 two short messages in a row", () => {
  const messagesOf = (body = "") => JSON.parse(body).messages;

  test("are one turn, sent once the reply is shown; the next message is one of its own", async () => {
    const { arrived } = await startPractice([], false);
    const { store, said } = openPage();
    store.subscribe(() => undefined);
    say(store, "hey!");
    say(store, "where are you based?");
    expect(said()).toEqual(["hey!\nwhere are you based?"]);
    expect(arrived).toHaveLength(0);
    await until(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return !store.shown().typing;
    });
    await until(() => arrived.length === 1);
    say(store, "nice");
    expect(said()).toEqual(["hey!\nwhere are you based?", "nice"]);
    expect(messagesOf(arrived[0]?.body)).toEqual(["hey!\nwhere are you based?"]);
  });
  test("that would be too long together stay apart: the second has to wait", async () => {
    await startPractice([], false);
    const { store } = openPage();
    say(store, "a".repeat(600));
    expect(store.with("b".repeat(600))).toBeNull();
  });
  test("are sent when the page is left before that", async () => {
    const { arrived } = await startPractice([], false);
    const { store } = openPage();
    const leave = store.subscribe(() => undefined);
    runOutbox("ann").open();
    say(store, "hey!");
    leave();
    await until(() => arrived.length === 1);
    expect(messagesOf(arrived[0]?.body)).toEqual(["hey!"]);
  });
});

/** Both listen. */
function twoTabs() {
  const tabs = [openPage(), openPage()] as const;
  for (const { store } of tabs) store.subscribe(() => undefined);
  return tabs;
}

describe("PRAC-1 the same conversation in two tabs", () => {
  /** The browser tells the other tab. */
  const stored = () => window.dispatchEvent(new Event("storage"));

  test("goes on in both: what one said is shown in the other, is said once, and nothing of either is lost", async () => {
    const { arrived, kept } = await startPractice([503, 503, 503]);
    const [one, other] = [openPage(), openPage()];
    one.store.subscribe(() => undefined);
    const shown = vi.fn<() => void>();
    other.store.subscribe(shown);
    say(one.store, "Where are you based?");
    stored();
    expect(other.said()).toEqual(["Where are you based?"]);
    expect(shown).toHaveBeenCalled();
    say(other.store, "And your work?");
    stored();
    const both = ["Where are you based?", "And your work?"];
    expect(one.said()).toEqual(both);
    one.store.stop();
    stored();
    expect(other.store.shown()).toMatchObject({ messages: both, stopped: true });
    expect([...kept.values()].map((run) => JSON.parse(run).messages)).toEqual([both]);
    await until(() => arrived.length > 0);
    expect([one, other].some(({ refused }) => refused.mock.calls.length > 0)).toBe(false);
  });
  test("what both say before either is stored is said one after the other, and nothing of either is lost", async () => {
    const { arrived } = await startPractice([503, 503, 503, 503], false);
    const [one, other] = twoTabs();
    say(one.store, "Hi");
    await vi.advanceTimersByTimeAsync(300);
    say(other.store, "Where are you based?");
    await until(async () => {
      await vi.advanceTimersByTimeAsync(100);
      stored();
      return !one.store.shown().typing && !other.store.shown().typing;
    });
    const both = ["Hi", "Where are you based?"];
    expect([one.said(), other.said(), openPage().said()]).toEqual([both, both, both]);
    one.store.stop();
    stored();
    expect(other.store.shown()).toMatchObject({ messages: both, stopped: true });
    await until(() => arrived.length > 0);
    expect([one, other].some(({ refused }) => refused.mock.calls.length > 0)).toBe(false);
  });
  test("one that is ended in a tab keeps what the other said meanwhile", async () => {
    await startPractice([503, 503, 503], false);
    const [one, other] = twoTabs();
    say(one.store, "Hi");
    await until(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return !one.store.shown().typing;
    });
    // The browser has not told this tab of it yet.
    other.store.stop();
    expect(openPage().store.shown()).toMatchObject({ messages: ["Hi"], stopped: true });
  });
  test("one that is ended in a tab stays ended with what the other was saying meanwhile", async () => {
    await startPractice([503, 503, 503], false);
    const [one, other] = twoTabs();
    say(one.store, "Hi");
    other.store.stop();
    await until(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return !one.store.shown().typing;
    });
    stored();
    for (const { store } of [one, other, openPage()])
      expect(store.shown()).toMatchObject({ messages: ["Hi"], stopped: true });
  });
  test("what came after its end in another tab is cut and given back, and the run sent without it", async () => {
    const { arrived } = await startPractice([503, 503, 503], false);
    const [one, other] = twoTabs();
    say(one.store, "Hi");
    await vi.advanceTimersByTimeAsync(300);
    say(other.store, "Where are you based?");
    await until(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return !one.store.shown().typing && !other.store.shown().typing;
    });
    expect(other.said()).toHaveLength(2);
    expect(other.store.cut(1)).toBe("Where are you based?");
    stored();
    for (const each of [one, other, openPage()]) expect(each.said()).toEqual(["Hi"]);
    await until(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return JSON.parse(arrived.at(-1)?.body ?? "").messages.length === 1;
    });
  });
  test("all that came after the end is given back, not its first message alone", async () => {
    await startPractice([503, 503, 503], false);
    const { store } = openPage();
    say(store, "Hi");
    await until(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return !store.shown().typing;
    });
    say(store, "Where are you based?");
    expect(store.cut(0)).toBe("Hi\nWhere are you based?");
  });
  test("nothing is cut of what the server had", async () => {
    await startPractice();
    const loaded = { ...EMPTY, messages: ["Hi", "And you?"], voiced: {}, waits: false };
    const store = new RunStore("ann", loaded, () => undefined);
    expect(store.cut(1)).toBeUndefined();
    expect(store.shown().messages).toEqual(["Hi", "And you?"]);
  });
  test("what is being typed in one stays there when the other is heard of", async () => {
    await startPractice([], false);
    const [one, other] = twoTabs();
    say(one.store, "Hi");
    stored();
    expect(one.store.shown()).toMatchObject({ messages: ["Hi"], typing: true });
    expect(other.said()).toEqual([]);
  });
  test("a new conversation shows nothing of the one before", async () => {
    await startPractice([503]);
    const one = openPage();
    one.store.subscribe(() => undefined);
    say(one.store, "Where are you based?");
    const next = new RunStore(
      "ann",
      { ...EMPTY, seed: 8, voiced: {}, waits: false },
      () => undefined,
    );
    next.subscribe(() => undefined);
    stored();
    expect(next.shown().messages).toEqual([]);
  });
});
