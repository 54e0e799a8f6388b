import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { LONG } from "./large-bodies.server";
import { BODY, limitBody } from "./request-limits.server";
import type { Edge } from "./request-watch.server";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const ARRIVAL = { startedAt: 0, requestId: "", clientAddress: "", trusted: false, secure: false };

/** Who was asked about, by method, of requests to an address whose limits depend on who asks. */
function limited() {
  const asked: string[] = [];
  const app = new Hono<Edge>();
  app.use(
    limitBody((c) => {
      asked.push(c.req.method);
      return Promise.resolve({ ...BODY, bodyBytes: 2 * BODY.bodyBytes, person: "someone" });
    }),
  );
  app.all("*", (c) => c.text("passed"));
  return { asked, app };
}

describe("larger bodies from those who may send them", () => {
  test("CFG-2 a page is passed on without asking who it is for, as the database may be away", async () => {
    const { asked, app } = limited();
    for (const method of ["GET", "HEAD"])
      expect((await app.request("/account", { method })).status, method).toBe(200);
    expect(asked).toEqual([]);
  });

  test("CFG-2 a change from someone who cannot be identified is passed on without its body, unless it is too large for anyone", async () => {
    const app = new Hono<Edge>();
    const most = 2 * BODY.bodyBytes;
    app.use(limitBody(() => Promise.resolve({ ...BODY, bodyBytes: most, isDropped: true })));
    app.all("*", async (c) => c.text(`passed ${c.req.method} [${await c.req.raw.text()}]`));
    const send = async (length: number) => {
      const headers = { ...FORM, "Content-Length": String(length) };
      const sent = { method: "POST", headers, body: "x".repeat(length) };
      return app.request("/account", sent);
    };
    for (const length of [3, most])
      expect(await (await send(length)).text()).toBe("passed POST []");
    expect((await send(most + 1)).status).toBe(413);
  });

  test("CFG-1 a change has the limits of the person who sends it", async () => {
    const { asked, app } = limited();
    const send = async (length: number) => {
      const headers = { ...FORM, "Content-Length": String(length) };
      const sent = { method: "POST", headers, body: `a=${"x".repeat(length - 2)}` };
      return (await app.request("/account", sent)).status;
    };
    expect(await send(BODY.bodyBytes + 1)).toBe(200);
    expect(await send(2 * BODY.bodyBytes + 1)).toBe(413);
    expect(asked).toEqual(["POST", "POST"]);
  });
});

describe("long bodies from anyone", () => {
  /** `begin`: one that does not arrive until its sender goes away. */
  function longBodies() {
    const app = new Hono<Edge>();
    app.use((c, next) => {
      c.set("arrival", { ...ARRIVAL, clientAddress: c.req.header("From") ?? "" });
      return next();
    });
    app.use(limitBody(() => Promise.resolve(BODY)));
    app.all("*", (c) => c.text("passed"));
    const send = (From: string, length: number, body: BodyInit) =>
      app.request("/apply", {
        method: "POST",
        headers: { ...FORM, From, "Content-Length": String(length) },
        body,
        duplex: "half",
      } as RequestInit);
    const begin = (From: string) => {
      let end = () => {};
      const body = new ReadableStream({
        start(controller) {
          end = () => controller.error(new Error("gone"));
        },
      });
      return { end, sent: send(From, 200_000, body) };
    };
    const whole = async (From: string, length: number) =>
      (await send(From, length, "x".repeat(length))).status;
    return { begin, whole };
  }

  test("S2 only so many are read at a time, of one address and of all, and short ones always are", async () => {
    const { begin, whole } = longBodies();
    const held = Array.from({ length: LONG.ofSender }, () => begin("192.0.2.1"));
    expect(await whole("192.0.2.1", 20_000)).toBe(429);
    expect(await whole("192.0.2.1", 10_000)).toBe(200);
    expect(await whole("192.0.2.2", 20_000)).toBe(200);
    for (let from = 2; held.length < LONG.ofAll; from += 1)
      for (let n = 0; n < LONG.ofSender; n += 1) held.push(begin(`192.0.2.${from}`));
    expect(await whole("192.0.2.99", 20_000)).toBe(503);
    expect(await whole("192.0.2.99", 10_000)).toBe(200);
    for (const { end } of held) end();
    for (const { sent } of held) expect((await sent).status).toBe(400);
    expect(await whole("192.0.2.1", 20_000)).toBe(200);
  });
});
