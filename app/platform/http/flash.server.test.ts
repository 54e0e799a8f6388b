import { describe, expect, test } from "vitest";
import { leaveNotice, takeNotice } from "./flash.server";

const asked = (cookies?: string) =>
  new Request("http://localhost/", { headers: cookies === undefined ? {} : { Cookie: cookies } });

describe("a notice for the next page", () => {
  test("is taken by that page and gone afterwards", () => {
    const left = leaveNotice("signed-in");
    expect(left).toMatch(/; Path=\/; Max-Age=30; HttpOnly; SameSite=Lax$/);
    const taken = takeNotice(asked(left.split(";")[0]));
    expect(taken?.name).toBe("signed-in");
    expect(taken?.clear).toBe("notice=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  });
  test.each([
    ["a=b; notice=signed-out; c=d", "signed-out"],
    ["notice=signed-out", "signed-out"],
    ["other-notice=signed-out", undefined],
    ["notice=", undefined],
    ["notice=<script>", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("in %j is %j", (cookies, name) => {
    expect(takeNotice(asked(cookies))?.name).toBe(name);
  });
  test("cannot smuggle in a header or another cookie", () => {
    const [pair, ...rest] = leaveNotice("a; b=c\r\nSet-Cookie: d=e").split(";");
    expect(pair).not.toMatch(/[\s;,]/);
    expect(rest).toHaveLength(4);
  });
});
