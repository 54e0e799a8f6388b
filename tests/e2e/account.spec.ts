import type { Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { appCode } from "../kit/authenticator";
import { aPicture } from "../kit/pictures";
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";
import { toast } from "./steps";

test("AUTH-7 an administrator sets up two-step sign-in, signs in with it and turns it off", async ({
  adminPage: page,
  expectFault,
  openBrowser,
}) => {
  expectFault(/status of 40[19]/);
  await page.goto("/training");
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Set up" }).click();
  await expect(section.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = ((await section.locator("code").textContent()) ?? "").replaceAll(" ", "");
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  await section.getByLabel("Code shown in the app").fill("12345");
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section.getByRole("alert")).toContainText("Invalid code");
  await section.getByLabel("Code shown in the app").fill(appCode(key));
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(toast(page, "Two-step sign-in is on")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  const codes = await section.getByRole("listitem").allTextContents();
  await expect(section).toContainText("10 recovery codes are left.");

  const other = await (await openBrowser()).newPage();
  await signIn(other, "/auth?redirect=/training/lesson2");
  await other.getByLabel("Code").fill("000");
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(other.getByRole("alert")).toHaveText("Invalid code");
  await other.getByLabel("Code").fill(appCode(key, 1));
  await other.getByRole("button", { name: "Confirm" }).click();
  await other.waitForURL("/training/lesson2");
  await expect(toast(other, "Logged in successfully")).toBeVisible();

  const third = await (await openBrowser()).newPage();
  await signIn(third, "/auth");
  await third.getByLabel("Code").fill(codes[0]?.toLowerCase() ?? "");
  await page.bringToFront();
  await third.getByRole("button", { name: "Confirm" }).click();
  await third.waitForURL("/admin");
  await expect(section).toContainText("9 recovery codes are left.");

  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await sessions.getByRole("button", { name: "End all others" }).click();
  await expect(toast(page, "2 sessions have ended")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await third.waitForURL(/\/auth\?redirect/);

  await section.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect(toast(page, "Two-step sign-in is off")).toBeVisible();
  await expect(section.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("AUTH-7 an administrator links a company account, signs on with it, and unlinks it", async ({
  adminPage: page,
  openBrowser,
}) => {
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Company account" });
  await section.getByRole("button", { name: "Link a company account" }).click();
  await expect(section).toContainText("ann-at-work");

  const other = await (await openBrowser()).newPage();
  await other.goto("/auth?redirect=/training/adminpanel");
  await other.getByRole("link", { name: "Staff: company account" }).click();
  await other.waitForURL("/training/adminpanel");
  await expect(other.getByRole("heading", { name: "Admin Panel" })).toBeVisible();

  await section.getByRole("button", { name: "Unlink ann-at-work" }).click();
  await expect(toast(page, "The company account is no longer linked")).toBeVisible();
  const third = await (await openBrowser()).newPage();
  await third.goto("/auth");
  await third.getByRole("link", { name: "Staff: company account" }).click();
  await third.waitForURL(/\/auth\?redirect/);
  await expect(toast(third, "Your company account is not linked here")).toBeVisible();
});

test("AUTH-7 a session that ends signs every tab out, also pages that hear about nothing live", async ({
  adminBrowser,
  expectFault,
}) => {
  expectFault(/status of 401/);
  const [quiet, other] = [await adminBrowser.newPage(), await adminBrowser.newPage()];
  await quiet.goto("/admin/log");
  await other.goto("/account");
  await other.getByRole("button", { name: "Logout" }).click();
  await quiet.waitForURL("/auth?redirect=%2Fadmin%2Flog");
});

test("AUTH-7 an administrator replaces their own access code", async ({
  adminPage: page,
  product,
  openBrowser,
}) => {
  const [kept] = await product.query<{ sealed: string; lookup: string }>(
    "select access_code as sealed, access_code_lookup as lookup from training_credentials",
  );
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Access code", exact: true });
  await section.getByRole("button", { name: "New access code" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace it" }).click();
  await expect(toast(page, "Your old access code no longer works")).toBeVisible();
  const code = ((await section.locator("code").textContent()) ?? "").trim();
  const theirs = await (await openBrowser({ as: code })).newPage();
  await theirs.goto("/training");
  await expect(theirs.getByText("Welcome, Site Administrator")).toBeVisible();
  await product.query("update training_credentials set access_code = $1, access_code_lookup = $2", [
    kept?.sealed,
    kept?.lookup,
  ]);
});

test("PEOPLE-1 someone shows a photo and takes it away, at 360 px, by keyboard", async ({
  expectFault,
  openBrowser,
  product,
}) => {
  expectFault(/status of 400/);
  const { accessCode } = await product.createTrainee();
  const page = await (await openBrowser({ as: accessCode })).newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Photo" });
  const file = section.getByLabel("Picture");
  const png = { name: "me.png", mimeType: "image/png" };
  await file.setInputFiles({ ...png, buffer: Buffer.from("no picture") });
  await section.getByRole("button", { name: "Save photo" }).press("Enter");
  await expect(section.getByRole("alert")).toContainText("not a PNG, JPEG or WebP picture");
  await file.setInputFiles({ ...png, buffer: Buffer.from(await aPicture(300, 500)) });
  await section.getByRole("button", { name: "Save photo" }).press("Enter");
  await expect(toast(page, "Your photo is saved")).toBeVisible();
  const photo = section.locator("img");
  await expect(photo).toHaveJSProperty("naturalWidth", 256);
  expect(await violationsOf(page)).toEqual([]);
  await section.getByRole("button", { name: "Remove photo" }).press("Enter");
  await expect(toast(page, "Your photo is removed")).toBeVisible();
  await expect(photo).toHaveCount(0);
});

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Access Code").fill(ADMIN_CODE);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Confirm it is you" })).toBeVisible();
}
