import { describe, expect, test } from "vitest";
import { noticeNamed } from "~/portal/notices";
import { signInFault } from "./after-sign-in.server";

const refused = (status: number, wait?: string) =>
  signInFault(new Response(null, { status, headers: wait ? { "Retry-After": wait } : {} }));

describe("a refused sign-in (AUTH-1)", () => {
  test.each([
    [401, 401, "Invalid access code"],
    [400, 401, "Invalid access code"],
    [500, 500, "An unexpected error occurred"],
    [503, 503, "An unexpected error occurred"],
    [404, 500, "An unexpected error occurred"],
  ])("%i is shown as %i", async (status, shown, error) => {
    expect(await refused(status)).toMatchObject({ data: { error }, init: { status: shown } });
  });
  test.each([
    ["30", "30 seconds"],
    ["89", "89 seconds"],
    ["90", "2 minutes"],
    ["3600", "60 minutes"],
    ["5400", "2 hours"],
    ["86400", "24 hours"],
    [undefined, "60 seconds"],
    ["soon", "60 seconds"],
  ])("after Retry-After %s the wait is %s", async (wait, words) => {
    const { data, init } = await refused(429, wait);
    expect(data.error).toContain(`Try again in ${words},`);
    expect(data.error).toContain("ask your administrator for a sign-in link");
    expect(new Headers(init?.headers).get("Retry-After")).toMatch(/^\d+$/);
    expect(init?.status).toBe(429);
  });
  test("S7 of an account that was signed in to too often says so, and offers no link", async () => {
    const body = JSON.stringify({ code: "too-many-sign-ins" });
    const { data } = await signInFault(
      new Response(body, { status: 429, headers: { "Retry-After": "40" } }),
    );
    expect(data.error).toBe("Too many sign-ins to this account. Try again in 40 seconds.");
  });
});

describe("the words of notices (AUTH-1, AUTH-3, AUTH-4, AUTH-6)", () => {
  test.each([
    ["signed-in", "Logged in successfully", undefined],
    ["signed-out", "Logged out", "You have been logged out successfully"],
    ["sign-out-failed", "Error", "Failed to log out"],
    ["access-denied", "Access Denied", "You do not have admin privileges"],
    ["admin-login", "Please use the standard login with your admin credentials", undefined],
    ["admin-required", "You must be logged in as an admin", undefined],
  ])("%s", (name, title, description) => {
    expect(noticeNamed(name)?.title).toBe(title);
    expect(noticeNamed(name)?.description).toBe(description);
  });
  test.each(["", "unknown", "constructor", "__proto__", "toString"])("%j has none", (name) => {
    expect(noticeNamed(name)).toBeNull();
  });
});
