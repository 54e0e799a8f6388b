import { describe, expect, test } from "vitest";
import { panelActs } from "./panel-acts.server";

const { acts } = panelActs;

describe("what the panel may ask (ADM-5, AUTH-5)", () => {
  test.each(["rotate", "reset", "activate", "deactivate", "delete", "link"] as const)(
    "%s of one user",
    (intent) => {
      expect(acts[intent].fields.safeParse({ userId: "ann" }).success).toBe(true);
      expect(acts[intent].fields.safeParse({}).success).toBe(false);
      expect(acts[intent].fields.safeParse({ userId: "" }).success).toBe(false);
      expect(acts[intent].fields.safeParse({ userId: "x".repeat(101) }).success).toBe(false);
      expect(acts[intent].fields.safeParse({ userId: "ann", role: "admin" }).success).toBe(false);
    },
  );
  test("a new user's name, and nothing else of them", () => {
    const form = { firstName: "Ann", lastName: "Example" };
    expect(acts.create.fields.safeParse(form).success).toBe(true);
    for (const extra of [{ isActive: "true" }, { accessCode: "123456" }, { userId: "root" }]) {
      expect(acts.create.fields.safeParse({ ...form, ...extra }).success).toBe(false);
    }
  });
  test.each([undefined, "", "promote", "constructor"])("not %j", (intent) => {
    expect(Object.hasOwn(acts, String(intent))).toBe(false);
  });
});
