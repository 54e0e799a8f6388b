import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { BODY, limitBody } from "./request-limits.server";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Who was asked about, by method, of requests to an address whose limits depend on who asks. */
function limited() {
  const asked: string[] = [];
  const app = new Hono();
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
    const app = new Hono();
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
