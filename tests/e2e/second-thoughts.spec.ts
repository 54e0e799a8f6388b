/** What somebody else changes under a person's hands takes nothing away, and what is for others to read is asked first. */
// cspell:ignore Fsettings Flinks
import { anApplication } from "../kit/inbox-items";
import { expect, test } from "./fixtures";
import { toast } from "./steps";

test("AUTH-8 two-step sign-in that becomes required leaves what is typed, and says what to do", async ({
  adminPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 403/);
  await page.goto("/admin/settings/links");
  const field = page.getByLabel("Company website");
  await field.fill("https://north.example");
  await product.query(
    `insert into settings (connections) values ('{"signIn": {"twoStep": "yes", "codeLength": ""}}')`,
  );
  await expect(toast(page, "Your company now requires two-step sign-in")).toBeVisible();
  await expect(page).toHaveURL(/settings\/links$/);
  await expect(field).toHaveValue("https://north.example");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/What you typed is still here/).first()).toBeVisible();
  await expect(field).toHaveValue("https://north.example");
  await page.goto("/admin/settings/links");
  await expect(page).toHaveURL(/\/account\?back=%2Fadmin%2Fsettings%2Flinks$/);
});

test("APPL-3 the stage Declined opens the form with the letter, on the page and from the board; Cancel changes nothing", async ({
  adminPage: page,
  product,
}) => {
  const id = await anApplication(product.query.bind(product), { mail: "dee@journey.example" });
  const stage = async () =>
    (await product.query("select stage from applicants where id = $1", [id]))[0];
  const before = await stage();
  const dialog = page.getByRole("dialog", { name: "Decline" });
  await page.goto(`/admin/applicants/${id}`);
  const stages = page.getByRole("region", { name: "Stage" });
  await stages.getByRole("button", { name: "Declined" }).click();
  await expect(dialog).toContainText("Send the letter");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/admin/applicants/${id}`);
  expect(await stage()).toEqual(before);
  await page.goto("/admin/applicants?view=board");
  await page.getByRole("combobox", { name: /^Move/ }).first().selectOption({ label: "Declined" });
  await expect(dialog).toBeVisible();
  expect(await stage()).toEqual(before);
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(stage).toEqual({ stage: "declined" });
});

test("OWN-2 only the button that was pressed shows that it is under way", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/status of 422/);
  await page.goto("/admin/settings/videos");
  const held = Promise.withResolvers<void>();
  await page.route(/settings\/videos\.data/, async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  await page.getByLabel("Test with this video").fill("https://elsewhere.example/embed/1/a");
  const form = page.locator("#videos");
  const [trial, save] = ["Test video", "Save"].map((name) => form.getByRole("button", { name }));
  await trial?.click();
  await expect(trial ?? form).toHaveAttribute("aria-busy", "true");
  await expect(save ?? form).toBeDisabled();
  await expect(save ?? form).not.toHaveAttribute("aria-busy");
  held.resolve();
  await expect(page.getByRole("alert")).toContainText("is not among the video hosts");
  await expect(save ?? form).toBeEnabled();
});
