import { describe, expect, test } from "vitest";
import { panelForm } from "./panel-form";

describe("what the panel may ask (ADM-5, AUTH-5)", () => {
  test.each(["rotate", "reset", "activate", "deactivate", "delete", "link"])(
    "%s of one user",
    (intent) => {
      expect(panelForm.safeParse({ intent, userId: "ann" }).success).toBe(true);
      expect(panelForm.safeParse({ intent }).success).toBe(false);
      expect(panelForm.safeParse({ intent, userId: "" }).success).toBe(false);
      expect(panelForm.safeParse({ intent, userId: "x".repeat(101) }).success).toBe(false);
      expect(panelForm.safeParse({ intent, userId: "ann", role: "admin" }).success).toBe(false);
    },
  );
  test("a new user's name, and nothing else of them", () => {
    const form = { intent: "create", firstName: "Ann", lastName: "Example" };
    expect(panelForm.safeParse(form).success).toBe(true);
    for (const extra of [{ isActive: "true" }, { accessCode: "123456" }, { userId: "root" }]) {
      expect(panelForm.safeParse({ ...form, ...extra }).success).toBe(false);
    }
  });
  test.each([undefined, "", "promote", "constructor"])("not %j", (intent) => {
    expect(panelForm.safeParse({ intent, userId: "ann" }).success).toBe(false);
  });
});
