import { describe, expect, test } from "vitest";
import { refusalIn, refusalOf, refusalThrown } from "./refusal";

/** Every status that a form or a call may get, what it is, and a word that its sentence must have. */
const STATUSES = [
  [null, "unreachable", "cannot be reached"],
  [400, "refused", "did not accept"],
  [401, "signed-out", "Sign in again"],
  [403, "forbidden", "not allowed"],
  [404, "refused", "did not accept"],
  [408, "refused", "did not accept"],
  [409, "refused", "did not accept"],
  [413, "large", "too large"],
  [414, "large", "too large"],
  [415, "form", "kind of file"],
  [422, "refused", "did not accept"],
  [429, "many", "Too many"],
  [431, "large", "too large"],
  [500, "fault", "went wrong on the server"],
  [501, "fault", "went wrong on the server"],
  [502, "unreachable", "cannot be reached"],
  [503, "unreachable", "cannot be reached"],
  [504, "unreachable", "cannot be reached"],
] as const;

const thrown = (status: number, body: unknown) => ({
  status,
  statusText: "",
  internal: false,
  data: body,
});

describe.each(STATUSES)("status %s", (status, kind, words) => {
  test("NAV-4 is told as what it is, by a proxy's page, by our JSON and by what the router throws", async () => {
    expect(refusalOf(status)).toEqual({ kind, words: expect.stringContaining(words) });
    if (status === null) {
      expect(await refusalIn(null)).toEqual(refusalOf(null));
      for (const fault of [new TypeError("Failed to fetch"), new DOMException("", "TimeoutError")])
        expect(refusalThrown(fault)).toEqual(refusalOf(null));
      return;
    }
    const page = new Response("<html>413</html>", { status });
    expect(await refusalIn(page)).toEqual(refusalOf(status));
    expect(refusalThrown(thrown(status, "<html></html>"))).toEqual(refusalOf(status));
    expect(refusalThrown(thrown(status, null))).toEqual(refusalOf(status));
    const own = { error: "At most 10 MB can be sent here" };
    const told = await refusalIn(Response.json(own, { status }));
    for (const each of [thrown(status, JSON.stringify(own)), thrown(status, own)])
      expect(refusalThrown(each)).toEqual(told);
    expect(told.kind).toBe(kind);
    // Ours says more about a limit; nobody needs to know how a server failed.
    const isTold = ["large", "many", "form", "forbidden", "refused"].includes(kind);
    expect(told.words.startsWith(own.error)).toBe(isTold);
  });
});

test("NAV-4 too many says when there is room again", async () => {
  const after = (seconds: string) =>
    refusalIn(new Response("", { status: 429, headers: { "Retry-After": seconds } }));
  expect((await after("40")).words).toBe("Too many requests. Try again in 40 seconds.");
  expect((await after("1")).words).toBe("Too many requests. Try again in 1 second.");
  expect((await after("3600")).words).toBe("Too many requests. Try again in 60 minutes.");
  expect((await after("soon")).words).toBe("Too many requests. Wait a moment and try again.");
});

test("NAV-4 what no server of ours has sent is told so", () => {
  expect(refusalThrown(new SyntaxError("Unexpected token"))).toMatchObject({ kind: "foreign" });
});

test("NAV-4 a body stays readable for whoever asked why", async () => {
  const response = Response.json({ error: "No", faults: { a: "b" } }, { status: 400 });
  await refusalIn(response);
  expect(await response.json()).toEqual({ error: "No", faults: { a: "b" } });
});
