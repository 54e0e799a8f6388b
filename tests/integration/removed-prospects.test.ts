/** The list of removed prospects, and restoring from it. */
import { describe, expect, test } from "vitest";
import { aCorrection, added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/tracker/removed";

const remove = async (person: Visitor, id: string, version = 1) => {
  const fields = { intent: "remove", id, version: String(version) };
  expect((await person.form(TRACKER, fields)).status).toBe(200);
};
const restore = (person: Visitor, id: string, version: number) =>
  person.form(PAGE, { intent: "restore", id, version: String(version) });

describe("removed prospects (TRK-6)", () => {
  test("TRK-6 people see and restore the prospects that they added, and administrators all, no matter who removed them", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const admin = await product.admin();
    expect(await owner.page(PAGE)).toContain("No removed prospects");
    const mine = await added(product, owner);
    const theirs = await added(product, other, { firstName: "Otto" });
    await admin.form(TRACKER, anEdit(mine));
    await remove(admin, mine.id, 2);
    await remove(other, theirs.id);
    const own = await owner.page(PAGE);
    expect(own).toContain("Paula");
    expect(own).toContain("Site Administrator");
    expect(own).not.toContain("Otto");
    const all = await admin.page(PAGE);
    expect(all.indexOf("Otto")).toBeLessThan(all.indexOf("Paula"));
    expect(all).not.toMatch(/65,000|\b720\b/);

    expect((await restore(owner, theirs.id, 2)).status).toBe(409);
    expect(await product.query("select 1 from prospects")).toEqual([]);
    const restored = await restore(owner, mine.id, 3);
    expect([restored.status, await restored.text()]).toEqual([
      200,
      expect.stringContaining("Prospect restored"),
    ]);
    expect((await restore(owner, mine.id, 3)).status).toBe(409);
    expect((await restore(admin, theirs.id, 2)).status).toBe(200);
    expect(await product.query("select first_name, status from prospects order by 1")).toEqual([
      { first_name: "Otto", status: "pending" },
      { first_name: "Paula", status: "closed" },
    ]);
    expect(await admin.page(PAGE)).toContain("No removed prospects");
  });

  test("TRK-6 removed ones are found by a part of their name or handle, whatever else was removed since", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const people = ["Zoë_1", "Bea%", "Cy"];
    for (const firstName of people) {
      const handle = `@h.${firstName.length}`;
      const { id } = await added(product, admin, { firstName, lastName: "Removed", handle });
      await remove(admin, id);
    }
    for (const [q, found] of [
      ["zoë", ["Zoë_1"]],
      ["%", ["Bea%"]],
      ["H.2", ["Cy"]],
      ["removed", people],
      ["nobody", []],
    ] as const) {
      const page = await admin.page(`${PAGE}?q=${encodeURIComponent(q)}`);
      expect(
        people.filter((name) => page.includes(`>${name} Removed`)),
        q,
      ).toEqual([...found]);
    }
  });

  test("TRK-6 a prospect removed twice is listed once, as it was last, and an erased one never", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const prospect = await added(product, admin);
    await remove(admin, prospect.id);
    await restore(admin, prospect.id, 2);
    await admin.form(
      TRACKER,
      aCorrection({ id: prospect.id, version: 3 }, { firstName: "Pamela" }),
    );
    await remove(admin, prospect.id, 4);
    const page = await admin.page(PAGE);
    expect(page).toContain("Pamela");
    expect(page).not.toContain("Paula");
    expect(page.match(/name="version"/g)).toHaveLength(1);
    expect((await restore(admin, prospect.id, 2)).status).toBe(409);
    const erasure = { intent: "erase", kind: "prospect", id: prospect.id };
    expect((await admin.form("/admin/personal-data.data", erasure)).status).toBe(200);
    expect(await admin.page(PAGE)).toContain("No removed prospects");
    expect((await restore(admin, prospect.id, 5)).status).toBe(409);
  });

  test("TRK-6 what is no such form is refused, and visitors sign in first", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const wrong: Record<string, string>[] = [
      { intent: "undo" },
      { intent: "restore", id: "1", version: "1" },
    ];
    for (const fields of wrong) expect((await visitor.form(PAGE, fields)).status).toBe(400);
    expect((await product.visitor().get(PAGE)).headers.get("Location")).toBe(
      `/auth?redirect=${encodeURIComponent(PAGE)}`,
    );
  });
});
