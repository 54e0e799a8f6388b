import { describe, expect, test } from "vitest";
import { leaveNotice, readNotice } from "./flash.server";

const asked = (cookies?: string) =>
  new Request("http://localhost/", { headers: cookies === undefined ? {} : { Cookie: cookies } });

describe("a notice for the next page", () => {
  test("is read by that page, and two with the same name are distinguished", () => {
    const [left, other] = [leaveNotice("signed-in"), leaveNotice("signed-in")];
    expect(left).toMatch(/; Path=\/; Max-Age=30; SameSite=Lax$/);
    const read = [left, other].map((cookie) => readNotice(asked(cookie.split(";")[0])));
    expect(read.map((notice) => notice?.name)).toEqual(["signed-in", "signed-in"]);
    expect(read[0]?.id).not.toBe(read[1]?.id);
  });
  test.each([
    ["a=b; notice=signed-out.1; c=d", "signed-out"],
    ["notice=signed-out.1", "signed-out"],
    ["notice=signed-out", undefined],
    ["other-notice=signed-out.1", undefined],
    ["notice=", undefined],
    ["notice=<script>.1", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("in %j is %j", (cookies, name) => {
    expect(readNotice(asked(cookies))?.name).toBe(name);
  });
  test("cannot smuggle in a header or another cookie", () => {
    const [pair, ...rest] = leaveNotice("a; b=c\r\nSet-Cookie: d=e").split(";");
    expect(pair).not.toMatch(/[\s;,]/);
    expect(rest).toHaveLength(3);
  });
});
