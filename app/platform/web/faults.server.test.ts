import { expect, test } from "vitest";
import { askAgain } from "./faults.server";

test("a page that may be asked for again keeps all of its headers, and every cookie", async () => {
  const page = new Response("words", { status: 500, headers: { "Content-Type": "text/html" } });
  for (const name of ["one", "two"]) page.headers.append("Set-Cookie", `${name}=1; Path=/`);
  const response = askAgain(page);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(response.headers.getSetCookie()).toEqual(["one=1; Path=/", "two=1; Path=/"]);
  expect(response.headers.get("Content-Type")).toBe("text/html");
  expect(await response.text()).toBe("words");
});
