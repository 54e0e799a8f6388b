import { expect, test } from "./fixtures";
import { toast } from "./steps";

test("ADM-5 an administrator makes another one of a trainee, passes the code on, and takes it back", async ({
  adminPage: page,
  trainee,
  openBrowser,
}) => {
  await page.goto("/account");
  await page.getByRole("link", { name: "Administrators" }).click();
  await expect(page.getByRole("heading", { name: "Administrators", level: 1 })).toBeVisible();
  await page.getByLabel("Name of the trainee").fill("nobody of that name");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("No active trainee has such a name.");
  await page.getByLabel("Name of the trainee").fill(trainee.lastName);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Make administrator: ${trainee.name}` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Make administrator", exact: true })
    .click();
  await expect(toast(page, `${trainee.name} is an administrator now`)).toBeVisible();
  const shown = page.getByRole("region", { name: "New access code" });
  const code = ((await shown.locator("code").textContent()) ?? "").trim();
  expect(code).toMatch(/^[A-Z2-7]{12}$/);

  const theirs = await (await openBrowser({ as: code })).newPage();
  await theirs.goto("/admin/administrators");
  await expect(
    theirs.getByRole("button", { name: "Make trainee: Site Administrator" }),
  ).toBeVisible();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toHaveCount(0);
  // Their page leaves by itself, and says why for five seconds: whoever looks later sees nothing.
  const told = expect(toast(theirs, "Access Denied")).toBeVisible();
  await page.getByRole("button", { name: `Make trainee: ${trainee.name}` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Make trainee", exact: true })
    .click();
  await expect(toast(page, `${trainee.name} is a trainee again`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Make trainee:/ })).toHaveCount(0);
  await told;
  await expect(theirs).toHaveURL("/training");
});
