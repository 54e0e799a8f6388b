import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Arrived, startBrowser, startStorage, until } from "../../../tests/kit/browser-tab";
import { sendWaiting } from "./send-waiting";
import { dropForm, hasWaiting, keepForm } from "./waiting-forms";

const PAGE = "/training/practice/objections";
const FORM = { to: PAGE, fields: { objection: "busy", reply: "Trust me." } };
const OURS = { "X-Request-Id": "1" };

/** A page that sends what waits, on a server that responds so. */
async function startPage(respond: (request: Arrived) => void) {
  const { arrived: requests } = await startBrowser(respond);
  const kept = startStorage();
  const page = new AbortController();
  onTestFinished(() => page.abort());
  const told = { arrived: vi.fn<() => void>(), refused: vi.fn<() => void>() };
  const open = () => sendWaiting("ann", { ...told, signal: page.signal });
  return { requests, kept, open, ...told };
}

describe("D1 a form that was sent without a connection", () => {
  test("goes out as it was, and tells which page it led to", async () => {
    const { requests, kept, open, arrived } = await startPage(({ method, response }) =>
      method === "POST"
        ? response.writeHead(302, { Location: `${PAGE}?shown=busy`, ...OURS }).end()
        : response.writeHead(200, OURS).end("<!doctype html>"),
    );
    keepForm("ann", "drill busy 0", FORM);
    keepForm("ben", "drill busy 0", FORM);
    open();
    await until(() => arrived.mock.calls.length === 1);
    expect(requests[0]).toMatchObject({ address: PAGE, body: "objection=busy&reply=Trust+me." });
    expect(arrived).toHaveBeenCalledWith(FORM, `${PAGE}?shown=busy`);
    // Nothing of one goes out under another's session.
    expect([...kept.keys()]).toEqual(["form ben drill busy 0"]);
  });

  test("is sent once it is kept, also by a page that is open already; not one that was taken back", async () => {
    const { requests, open, arrived } = await startPage(({ response }) =>
      response.writeHead(200, OURS).end(),
    );
    keepForm("ann", "one", FORM);
    dropForm("ann", "one");
    open();
    keepForm("ann", "two", { ...FORM, fields: { reply: "second" } });
    await until(() => arrived.mock.calls.length === 1);
    expect(requests.map(({ body }) => body)).toEqual(["reply=second"]);
    expect(hasWaiting("ann")).toBe(false);
  });

  test.each([
    ["a fault", 500, OURS],
    ["too many", 429, OURS],
    ["a network's own page", 200, {}],
  ])("stays and is sent again after %s", async (_, status, headers) => {
    let count = 0;
    const { open, arrived, refused } = await startPage(({ response }) => {
      count += 1;
      response.writeHead(count === 1 ? status : 200, count === 1 ? headers : OURS).end();
    });
    keepForm("ann", "one", FORM);
    open();
    await until(() => count === 1);
    expect(hasWaiting("ann")).toBe(true);
    await until(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return arrived.mock.calls.length === 1;
    });
    expect(refused).not.toHaveBeenCalled();
  });

  test.each(["/auth?redirect=x", "/account/two-step"])("stays while %s comes first", async (at) => {
    const { requests, open, arrived, refused } = await startPage(({ method, response }) =>
      method === "POST"
        ? response.writeHead(302, { Location: at, ...OURS }).end()
        : response.writeHead(200, OURS).end(),
    );
    keepForm("ann", "one", FORM);
    open();
    await until(() => requests.length === 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, hasWaiting("ann")]).toEqual([2, true]);
    expect([...arrived.mock.calls, ...refused.mock.calls]).toEqual([]);
  });

  test("that is refused is told and not sent again", async () => {
    const { open, refused } = await startPage(({ response }) =>
      response.writeHead(409, OURS).end(),
    );
    keepForm("ann", "one", FORM);
    open();
    await until(() => refused.mock.calls.length === 1);
    expect(hasWaiting("ann")).toBe(false);
  });
});
