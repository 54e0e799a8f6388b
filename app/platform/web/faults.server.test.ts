import { expect, test } from "vitest";
import { withFault } from "./faults.server";

test("a page that may be asked for again keeps all of its headers, and every cookie", async () => {
  const page = new Response("words", { status: 500, headers: { "Content-Type": "text/html" } });
  for (const name of ["one", "two"]) page.headers.append("Set-Cookie", `${name}=1; Path=/`);
  const response = withFault(page, "unavailable");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(response.headers.getSetCookie()).toEqual(["one=1; Path=/", "two=1; Path=/"]);
  expect(response.headers.get("Content-Type")).toBe("text/html");
  expect(await response.text()).toBe("words");
});

test("AUTH-5 a page that failed because of a value in its request is a mistake of the sender", () => {
  const page = new Response("words", { status: 500 });
  expect(withFault(page, "unstorable").status).toBe(400);
  expect(withFault(page, "unexpected")).toBe(page);
});
