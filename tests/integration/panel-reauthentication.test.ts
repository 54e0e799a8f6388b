import { describe, expect, test } from "vitest";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";

const PANEL = "/training/adminpanel.data";

async function ageReauthentication(product: TestProduct, minutes: number): Promise<void> {
  await product.query("update sessions set proven_at = now() - make_interval(mins => $1)", [
    minutes,
  ]);
}

describe("re-authentication in the panel", () => {
  test("AUTH-7 ADM-5 after ten minutes, deleting and reading a code ask for the access code again, and then go on", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const trainee = await product.createTrainee();
    const [row] = await product.query<{ user_id: string }>(
      "select user_id from training_credentials where email = $1",
      [trainee.email],
    );
    const userId = row?.user_id ?? "";
    expect(await admin.page("/training/adminpanel")).toContain(trainee.accessCode);
    await ageReauthentication(product, 9);
    expect(await (await admin.form(PANEL, { intent: "code", userId })).text()).toContain(
      trainee.accessCode,
    );

    await ageReauthentication(product, 11);
    expect(await admin.page("/training/adminpanel")).not.toContain(trainee.accessCode);
    expect(await admin.page("/training/adminpanel.data")).not.toContain(trainee.accessCode);
    for (const intent of ["code", "delete"]) {
      const response = await admin.form(PANEL, { intent, userId });
      expect(response.status).toBe(403);
      const text = await response.text();
      expect(text).toContain("/account/reauthentication");
      expect(text).not.toContain(trainee.accessCode);
    }
    expect(await product.query("select 1 from users where id = $1", [userId])).toHaveLength(1);
    for (const intent of ["deactivate", "activate", "reset", "link"])
      expect((await admin.form(PANEL, { intent, userId })).status, intent).toBe(200);

    expect(
      (await admin.form("/account/reauthentication", { code: trainee.accessCode })).status,
    ).toBe(401);
    expect((await admin.form("/account/reauthentication", { code: " " })).status).toBe(400);
    expect((await admin.form(PANEL, { intent: "delete", userId })).status).toBe(403);
    expect((await admin.form("/account/reauthentication", { code: ADMIN_CODE })).status).toBe(200);
    expect(await (await admin.form(PANEL, { intent: "delete", userId })).text()).toContain(
      "has been deleted",
    );
  });

  test("AUTH-7 ADM-7 a code is looked up only for someone who recently re-authenticated", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { accessCode } = await product.createTrainee("Cody", "Found");
    const search = `/training/adminpanel?q=${accessCode}`;
    const found = (await admin.get(search)).headers.get("Location") ?? "";
    expect(found).toMatch(/[?&]person=/);
    expect(await admin.page(found)).toContain("Found");

    await ageReauthentication(product, 11);
    const response = await admin.get(search);
    expect(response.headers.get("Location")).toContain("person=nobody");
    expect(response.headers.getSetCookie().join()).toContain("notice=code-search-locked");
    const posted = await admin.form("/training/adminpanel", { intent: "find", q: accessCode });
    expect(posted.headers.get("Location") ?? "").not.toContain(found.split("person=")[1] ?? "?");
  });
});
