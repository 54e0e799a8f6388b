import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";
import { chooseOf, toast } from "./steps";

const PANEL = "/training/adminpanel";

test("AUTH-7 ADM-5 deleting asks for re-authentication when the session is old, and then continues automatically", async ({
  adminPage: page,
  trainee,
  product,
  expectFault,
}) => {
  expectFault(/status of 40[13]/);
  await product.query("update sessions set proven_at = now() - interval '11 minutes'");
  await page.goto(PANEL);
  const row = page.getByRole("row").filter({ hasText: trainee.name });
  await expect(row).not.toContainText(trainee.accessCode);
  await chooseOf(page, trainee.name, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(dialog.getByLabel("Access Code")).toBeFocused();
  await dialog.getByLabel("Access Code").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Invalid code");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeVisible();

  await chooseOf(page, trainee.name, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await dialog.getByLabel("Access Code").fill(ADMIN_CODE);
  await page.keyboard.press("Enter");
  await expect(toast(page, `${trainee.name} has been deleted`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test("AUTH-7 ADM-5 copying a code that is hidden asks for re-authentication, copies it, and shows the codes again", async ({
  adminBrowser,
  trainee,
  product,
  expectFault,
}) => {
  expectFault(/status of 403/);
  await adminBrowser.grantPermissions(["clipboard-read", "clipboard-write"]);
  await product.query("update sessions set proven_at = now() - interval '11 minutes'");
  const page = await adminBrowser.newPage();
  await page.goto(PANEL);
  await page.getByRole("button", { name: `Copy access code of ${trainee.name}` }).click();
  await page.getByRole("textbox", { name: "Access Code" }).fill(ADMIN_CODE);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Copied!")).toContainText("Access code copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trainee.accessCode);
  await expect(page.getByRole("row").filter({ hasText: trainee.name })).toContainText(
    trainee.accessCode,
  );
});

test("AUTH-7 a session that ends in the middle of a dialog says so, and comes back after signing in", async ({
  adminPage: page,
  trainee,
  product,
  expectFault,
}) => {
  expectFault(/status of 40[13]|EventSource/);
  await product.query("update sessions set proven_at = now() - interval '11 minutes'");
  await page.goto(`${PANEL}?open=${trainee.userId}`);
  await chooseOf(page, trainee.name, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("textbox", { name: "Access Code" }).fill(ADMIN_CODE);
  await product.query("delete from sessions");
  await page.waitForURL(/\/auth\?redirect=/);
  await expect(toast(page, "Your session has ended")).toBeVisible();
  await page.getByRole("textbox", { name: "Access Code" }).fill(ADMIN_CODE);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${PANEL}?open=${trainee.userId}`);
  await expect(page.getByText("Lesson Progress Details")).toBeVisible();
});
