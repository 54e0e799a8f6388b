import { expect, test } from "vitest";
import { NO_ROOM, withFault } from "./faults.server";

test("a page that may be asked for again keeps all of its headers, and every cookie", async () => {
  const page = new Response("words", { status: 500, headers: { "Content-Type": "text/html" } });
  for (const name of ["one", "two"]) page.headers.append("Set-Cookie", `${name}=1; Path=/`);
  const response = withFault(page, "unavailable");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(response.headers.getSetCookie()).toEqual(["one=1; Path=/", "two=1; Path=/"]);
  expect(response.headers.get("Content-Type")).toBe("text/html");
  expect(await response.text()).toBe("words");
});

test.each([
  ["text/html; charset=utf-8", "page"],
  ["text/x-script", "page"],
  ["text/plain", NO_ROOM],
  ["application/json", NO_ROOM],
])("CFG-3 LOAD-2 a full disk is told to whoever sent a %s", async (type, told) => {
  const page = new Response("page", { status: 500, headers: { "Content-Type": type } });
  const response = withFault(page, "full");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await response.text()).toContain(told);
});

test("D1 page data that failed for lack of a database is no page data: the router keeps its page", async () => {
  const headers = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };
  const response = withFault(new Response("data", { status: 500, headers }), "unavailable");
  expect([response.status, response.headers.get("X-Remix-Response")]).toEqual([503, null]);
  expect(await response.json()).toEqual({ error: "Please try again in a moment" });
});

test("AUTH-5 a page that failed because of a value in its request is a mistake of the sender", () => {
  const headers = { "Content-Type": "text/html" };
  const page = new Response("words", { status: 500, headers });
  expect(withFault(page, "unstorable").status).toBe(400);
  expect(withFault(page, "unexpected")).toBe(page);
});
