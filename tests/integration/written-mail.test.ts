/** Addresses with a domain in letters of their own: stored and mailed in one form, shown and found as people write them. */
// cspell:disable
import { expect, test } from "vitest";
import { aCohort } from "../kit/cohorts";
import { anApplication, aSubmission, INBOX } from "../kit/inbox-items";
import { startForTest } from "../kit/test-product";

const WRITTEN = "info5@bücher5.example";
const STORED = "info5@xn--bcher5-3ya.example";
const LOOKALIKE = "pay@xn--pypal-4ve.example";

test("MAIL-2 an address is shown as it is written on pages and in files, found as it is written, and stored once", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { userId } = await product.signedIn();
  const email = { intent: "address", userId, email: WRITTEN };
  expect((await admin.form("/admin/people.data", email)).status).toBe(200);
  const [user] = await product.query("select email from users where id = $1", [userId]);
  expect(user).toEqual({ email: STORED });
  const fields = [{ label: "Email", value: STORED }];
  await aSubmission(product.query, { mail: STORED, name: "Rita Request", fields });
  const id = await anApplication(product.query, { mail: STORED, name: "Ann Applied", fields });

  const pages = {
    "/admin/people": "Tess",
    "/training/adminpanel": "Tess",
    "/admin/applicants": "Ann",
    "/admin/personal-data": "Ann",
    [INBOX]: "Rita",
  };
  for (const [path, name] of Object.entries(pages))
    for (const q of ["", WRITTEN, "BÜCHER5", "bücher5.example", STORED]) {
      if (path === "/training/adminpanel" && q !== "") continue;
      if (path === "/admin/personal-data" && q === "") continue;
      const page = await admin.page(q === "" ? path : `${path}?${new URLSearchParams({ q })}`);
      const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
      expect(main, `${path} ${q}`).toContain(name);
      expect(main, `${path} ${q}`).toContain(WRITTEN);
    }
  expect(await admin.page(`${INBOX}?q=z%C3%BCrich.example`)).not.toContain("Rita");
  const item = await admin.page(`${INBOX}/application/${id}`);
  expect(item.slice(item.indexOf("<main"), item.indexOf("</main>"))).not.toContain("xn--");
  for (const file of [`${INBOX}.csv`, "/admin/trainees.csv"]) {
    const text = await (await admin.get(file)).text();
    expect(text, file).toContain(WRITTEN);
    expect(text, file).not.toContain("xn--");
  }
  const other = await product.createTrainee("Anna");
  const cohort = await aCohort(product, (await product.signedIn(other)).userId);
  await admin.form(`/admin/cohorts/${cohort}`, { intent: "paste", people: WRITTEN });
  const members = await product.query("select user_id from cohort_members");
  expect(members).toContainEqual({ user_id: userId });
});

test("MAIL-2 a domain that only looks like another one is shown in its stored form", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await aSubmission(product.query, { mail: LOOKALIKE });
  expect(await admin.page(INBOX)).toContain(LOOKALIKE);
});
