import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startBrowser, startStorage, until } from "../../../tests/kit/browser-tab";
import { fetchWithin } from "./json";
import { type Delivery, Outbox } from "./outbox";

type Note = { words: string };

const BY_STATUS: Readonly<Record<number, Delivery>> = {
  204: "stored",
  400: "refused",
  401: "held",
};

/** Tabs of one browser, and a server that gives these statuses; null never responds. */
async function startTabs(...statuses: (number | null)[]) {
  const { arrived } = await startBrowser(({ response }) => {
    const status = statuses.length > 0 ? statuses.shift() : 204;
    if (status) response.writeHead(status).end();
  });
  const kept = startStorage();
  const left: (() => void)[] = [];
  const openTab = (options: Partial<ConstructorParameters<typeof Outbox<Note>>[0]> = {}) => {
    const outbox = new Outbox<Note>({
      name: "notes ann ",
      lanes: "one",
      most: 2,
      async deliver(entries) {
        const body = entries.map(({ content }) => content.words).join();
        const response = await fetchWithin(10_000, "/notes", { method: "POST", body });
        return BY_STATUS[response?.status ?? 0] ?? "later";
      },
      ...options,
    });
    const leave = outbox.open();
    onTestFinished(leave);
    left.push(leave);
    return outbox;
  };
  const leaveTabs = () => {
    for (const leave of left) leave();
  };
  return { arrived, kept, openTab, leaveTabs, sent: () => arrived.map(({ body }) => body) };
}

describe("what is put into an outbox (D1)", () => {
  test("goes out in its order, so many at a time, and is gone once it is stored", async () => {
    const { kept, openTab, sent } = await startTabs(503);
    const outbox = openTab();
    for (const words of ["a", "b", "c", "d"]) outbox.put(words, { words });
    await until(() => sent().length === 1);
    expect(outbox.entries().map(({ content }) => content.words)).toEqual(["a", "b", "c", "d"]);
    window.dispatchEvent(new Event("online"));
    await until(() => {
      window.dispatchEvent(new Event("online"));
      return kept.size === 0;
    });
    expect(sent()).toEqual(["a", "a,b", "c,d"]);
    expect(outbox.entries()).toEqual([]);
  });

  test("replaces what waits under its key, also while that is on its way", async () => {
    const { arrived, kept, openTab, sent } = await startTabs(null);
    const outbox = openTab({ lanes: "each" });
    outbox.put("a", { words: "old" });
    await until(() => sent().length === 1);
    outbox.put("a", { words: "newer" });
    outbox.put("a", { words: "newest" });
    outbox.put("b", { words: "another" });
    await until(() => sent().length === 2);
    arrived[0]?.response.writeHead(204).end();
    await until(() => kept.size === 0);
    expect(sent()).toEqual(["old", "another", "newest"]);
  });

  test("goes out from the next page after a crash, and never under another's name", async () => {
    const { kept, openTab, sent } = await startTabs();
    kept.set("notes ann a", JSON.stringify({ words: "of Ann" }));
    kept.set("notes bob a", JSON.stringify({ words: "of Bob" }));
    openTab();
    await until(() => kept.size === 1);
    expect([sent(), [...kept.keys()]]).toEqual([["of Ann"], ["notes bob a"]]);
  });

  test("is sent once, though two tabs have it", async () => {
    const { arrived, kept, openTab, sent } = await startTabs(null);
    const [one, other] = [openTab(), openTab()];
    one.put("a", { words: "a" });
    await until(() => sent().length === 1);
    other.put("b", { words: "b" });
    arrived[0]?.response.writeHead(204).end();
    await until(() => kept.size === 0);
    expect(sent()).toEqual(["a", "b"]);
  });

  test("is dropped where the server will never take it, and what follows goes on", async () => {
    const { kept, openTab, sent } = await startTabs(400);
    const settled = vi.fn<(entries: readonly unknown[], delivery: Delivery) => void>();
    const outbox = openTab({ lanes: "each", settled });
    outbox.put("a", { words: "a" });
    await until(() => kept.size === 0);
    expect(settled.mock.calls).toEqual([[[{ key: "a", content: { words: "a" } }], "refused"]]);
    outbox.put("a", { words: "b" });
    await until(() => kept.size === 0);
    expect(sent()).toEqual(["a", "b"]);
  });

  test("is held after a session has ended, until someone looks at the page again", async () => {
    const { kept, openTab, sent } = await startTabs(401);
    const held = vi.fn<() => void>();
    openTab({ held }).put("a", { words: "a" });
    await until(() => held.mock.calls.length === 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent(), kept.size]).toEqual([["a"], 1]);
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => kept.size === 0);
    expect(sent()).toEqual(["a", "a"]);
  });

  test("is asked to be taken again after ten seconds, and not after its page was left", async () => {
    const { openTab, leaveTabs, sent } = await startTabs(500, 500, 500);
    openTab().put("a", { words: "a" });
    await until(() => sent().length === 1);
    await vi.advanceTimersByTimeAsync(10_000);
    await until(() => sent().length === 2);
    leaveTabs();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(2);
  });

  test("stays in the page's memory where the browser keeps nothing", async () => {
    const { kept, openTab, sent } = await startTabs(503);
    Object.assign(window, { localStorage: undefined });
    const outbox = openTab();
    outbox.put("a", { words: "a" });
    await until(() => sent().length === 1);
    expect([outbox.entries().length, kept.size]).toEqual([1, 0]);
    await until(() => {
      window.dispatchEvent(new Event("online"));
      return outbox.entries().length === 0;
    });
  });
});
