/** Leaving what is typed on a page of the staff asks first, whatever the form (OWN-8). */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const home = (page: Page) =>
  page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Home" });

/** Pages with a form that is sent by a button, each with what is typed there. */
const FORMS: readonly [address: string, field: string, text: string][] = [
  ["/admin/cohorts", "Name", "January"],
  ["/admin/hosts", "Name", "Hanna Host"],
  ["/admin/settings/links", "Company website", "https://north.example"],
  ["/admin/upload-videos", "Embed code", "https://a.example/1"],
];

for (const [address, field, text] of FORMS)
  test(`OWN-8 ${address}: leaving asks, staying keeps what is typed, and leaving leaves`, async ({
    adminPage: page,
  }) => {
    await page.goto(address);
    const typed = page.locator("main").getByLabel(field).first();
    await typed.fill(text);
    await home(page).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(typed).toHaveValue(text);
    await home(page).click();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

test("OWN-8 what was sent, what saves itself, a search and chosen rows do not ask", async ({
  adminPage: page,
  trainee,
}) => {
  const leaves = async () => {
    await home(page).click();
    await expect(page).toHaveURL(/\/admin$/);
  };
  await page.goto("/admin/hosts");
  await page.locator("main").getByLabel("Name").first().fill("Hanna Host");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hanna Host" })).toBeVisible();
  await leaves();
  await page.goto("/admin/content/faq");
  await page.getByLabel("Heading", { exact: true }).first().fill("Asked before");
  await leaves();
  await page.goto("/admin/people");
  await page.getByPlaceholder("Name or email").fill("tess");
  await page.getByLabel(`Select ${trainee.name}`).check();
  await leaves();
});
