import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ADMIN_CODE, type Trainee } from "./product";
import { expectToLast, toast } from "./steps";

const PANEL = "/training/adminpanel";

test("ADM-1 the panel has its heading, its ways out and its other addresses", async ({
  adminPage: page,
}) => {
  for (const address of [PANEL, "/admin", "/training/admin"]) {
    await page.goto(address);
    await expect(page).toHaveURL(PANEL);
  }
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(
    page.getByText("Manage users and training credentials", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create User" })).toBeVisible();
  await page.getByRole("link", { name: "Upload Videos" }).click();
  await expect(page).toHaveURL("/admin/upload-videos");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await expect(page).toHaveURL(PANEL);
  await page.getByRole("link", { name: "Back to Training" }).click();
  await expect(page).toHaveURL("/training");
});

test("ADM-2 an empty table says what to do, a full one lists the newest first", async ({
  adminPage: page,
  product,
}) => {
  await page.goto(PANEL);
  await expect(page.getByRole("heading", { name: "User Credentials" })).toBeVisible();
  await expect(
    page.getByText('No users created yet. Click "Create User" to get started.', { exact: true }),
  ).toBeVisible();
  const older = await product.createTrainee("Older", "Person");
  const newer = await product.createTrainee("Newer", "Person");
  await product.setProgress(older.userId, 1, { seconds: 40 });
  await page.reload();
  const headers = page.getByRole("columnheader");
  await expect(headers).toHaveText([
    "Lessons",
    "Name",
    "Access Code",
    "Progress",
    "Account Status",
    "Active",
    "Last Login",
    "Created",
    "Actions",
  ]);
  const rows = page.getByRole("rowgroup").last().getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(newer.name);
  await expect(rows.nth(0)).toContainText(newer.accessCode);
  await expect(rows.nth(0)).toContainText("Pending Setup");
  await expect(rows.nth(0)).toContainText("Never");
  await expect(rows.nth(1)).toContainText(older.name);
  await expect(rows.nth(1)).toContainText("4% (1/26)");
  await expect(rows.nth(1).getByText("Active", { exact: true })).toBeVisible();
});

test("ADM-2 ADM-6 AUTH-2 the first sign-in completes the account's set-up, seen live", async ({
  adminPage: page,
  trainee,
  openBrowser,
}) => {
  await page.goto(PANEL);
  const row = rowOf(page, trainee);
  await expect(row).toContainText("Pending Setup");
  await openBrowser({ as: trainee.accessCode });
  await expect(row).toContainText("Setup Complete", { timeout: 2_000 });
  await expect(row).not.toContainText("Never");
});

test("ADM-3 creating a user asks for both names and shows a code that signs in, for 10 s", async ({
  adminPage: page,
  openBrowser,
  expectFault,
}) => {
  expectFault(/status of 400.*adminpanel/);
  await page.clock.install();
  await page.goto(PANEL);
  await page.getByRole("button", { name: "Create User" }).click();
  const dialog = page.getByRole("dialog", { name: "Create User" });
  const create = dialog.getByRole("button", { name: "Create User" });
  await expect(dialog.getByLabel("First Name")).toBeFocused();
  for (const [first, last] of [
    ["", ""],
    ["Nora", "  "],
    ["", "Novak"],
  ] as const) {
    await dialog.getByLabel("First Name").fill(first);
    await dialog.getByLabel("Last Name").fill(last);
    await create.click();
    await expect(dialog.getByRole("alert")).toHaveText("Please enter both first and last name");
    await expect(create).toBeEnabled();
  }
  await dialog.getByLabel("First Name").fill("Nora");
  await dialog.getByLabel("Last Name").fill("Novak");
  await create.click();
  const told = toast(page, /^User created! Code: \d{6,12}$/);
  await expect(told).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const code = /\d{6,12}/.exec((await told.textContent()) ?? "")?.[0] ?? "";
  const row = page.getByRole("row").filter({ hasText: "Nora Novak" });
  await expect(row).toContainText(code);
  await expectToLast(page, told, 10_000);

  const hers = await (await openBrowser({ as: code })).newPage();
  await hers.goto("/training");
  await expect(hers.getByText("Welcome, Nora Novak")).toBeVisible();
});

test("ADM-3 cancelling the dialog or leaving it with Escape creates nobody", async ({
  adminPage: page,
}) => {
  await page.goto(PANEL);
  const open = page.getByRole("button", { name: "Create User" });
  const dialog = page.getByRole("dialog", { name: "Create User" });
  await open.click();
  await dialog.getByLabel("First Name").fill("Nobody");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(dialog.getByLabel("First Name")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByText("No users created yet.")).toBeVisible();
});

test("ADM-4 an opened row shows all lessons with times, and its address shows it again", async ({
  adminPage: page,
  product,
  trainee,
}) => {
  await product.setProgress(trainee.userId, 1, { seconds: 600, duration: 605 });
  await product.setProgress(trainee.userId, 2, { seconds: 65.4, duration: 605 });
  await page.goto(PANEL);
  const toggle = page.getByRole("button", { name: `Lessons of ${trainee.name}` });
  const details = page.getByRole("region", { name: "Lesson Progress Details" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await rowOf(page, trainee).getByText(trainee.name).click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const lessons = details.getByRole("listitem");
  await expect(lessons).toHaveCount(26);
  await expect(lessons.nth(0)).toContainText("Completed");
  await expect(lessons.nth(0)).toContainText("10:00 of 10:05");
  await expect(lessons.nth(1)).toContainText("In Progress");
  await expect(lessons.nth(1)).toContainText("1:05 of 10:05");
  await expect(lessons.nth(1).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "11");
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString(undefined, { year: "numeric", month: "short", day: "numeric" }),
  );
  await expect(lessons.nth(1)).toContainText(today);
  await expect(lessons.nth(2)).toContainText("Not Started");
  await expect(lessons.nth(2).getByRole("time")).toHaveCount(0);

  expect(new URL(page.url()).searchParams.getAll("open")).toEqual([trainee.userId]);
  await page.goto(page.url());
  await expect(lessons).toHaveCount(26);
  await toggle.click();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(PANEL);
});

test("ADM-6 a trainee's progress and another administrator's changes show within 2 s", async ({
  adminBrowser,
  openBrowser,
  product,
  trainee,
}) => {
  const page = await adminBrowser.newPage();
  await page.goto(`${PANEL}?open=${trainee.userId}`);
  const lesson = page
    .getByRole("region", { name: "Lesson Progress Details" })
    .getByRole("listitem");
  await expect(lesson.nth(4)).toContainText("Not Started");
  const other = await (await openBrowser({ as: ADMIN_CODE })).newPage();
  await other.goto(PANEL);
  await expect(rowOf(other, trainee)).toContainText("0%");

  await product.setProgress(trainee.userId, 5, { seconds: 40 });
  await expect(lesson.nth(4)).toContainText("Completed", { timeout: 2_000 });
  await expect(rowOf(other, trainee)).toContainText("4% (1/26)", { timeout: 2_000 });
  await choose(other, `Deactivate ${trainee.name}`, "Deactivate");
  await expect(toast(other, `${trainee.name} has been deactivated`)).toBeVisible();
  await expect(rowOf(page, trainee)).toContainText("Deactivated", { timeout: 2_000 });
  await product.createTrainee("Late", "Comer");
  await expect(page.getByRole("row").filter({ hasText: "Late Comer" })).toBeVisible({
    timeout: 2_000,
  });
});

test("ADM-5 copying a code puts it on the clipboard", async ({ adminBrowser, trainee }) => {
  await adminBrowser.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await adminBrowser.newPage();
  await page.goto(PANEL);
  await page.getByRole("button", { name: `Copy access code of ${trainee.name}` }).click();
  await expect(toast(page, "Copied!")).toContainText("Access code copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trainee.accessCode);
});

for (const lack of ["missing", "denied"] as const) {
  test(`ADM-5 a clipboard that is ${lack} shows the code for 12 s`, async ({
    adminBrowser,
    trainee,
  }) => {
    await withoutClipboard(adminBrowser, lack);
    const page = await adminBrowser.newPage();
    await page.clock.install();
    await page.goto(PANEL);
    await page.getByRole("button", { name: `Copy access code of ${trainee.name}` }).click();
    const shown = toast(page, "Access code");
    await expect(shown).toContainText(trainee.accessCode);
    await expectToLast(page, shown, 12_000);
  });
}

test("ADM-5 resetting asks first, then takes back all progress", async ({
  adminPage: page,
  product,
  trainee,
}) => {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await page.goto(PANEL);
  const question = `Are you sure you want to reset all training progress for ${trainee.name}? This action cannot be undone.`;
  await page.getByRole("button", { name: `Reset Progress of ${trainee.name}` }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(question);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: `Reset Progress of ${trainee.name}` }),
  ).toBeFocused();
  await expect(rowOf(page, trainee)).toContainText("(1/26)");
  expect(await product.progressOf(trainee.userId)).not.toBeNull();

  await choose(page, `Reset Progress of ${trainee.name}`, "Reset Progress");
  await expect(toast(page, `Training progress reset for ${trainee.name}`)).toBeVisible();
  await expect(rowOf(page, trainee)).toContainText("0% (0/26)");
  expect(await product.progressOf(trainee.userId)).toBeNull();
});

test("ADM-5 AUTH-2 deactivating asks first and ends the trainee's open page within 1 s", async ({
  adminPage: page,
  traineePage,
  openBrowser,
  trainee,
  product,
  expectFault,
}) => {
  expectFault(/status of 401/);
  await traineePage.goto("/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await page.goto(PANEL);
  await page.getByRole("button", { name: `Deactivate ${trainee.name}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Are you sure you want to deactivate ${trainee.name}?`,
  );
  const done = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await done;
  await traineePage.waitForURL(/\/auth/, { timeout: 1_000, waitUntil: "commit" });
  await expect(toast(page, `${trainee.name} has been deactivated`)).toBeVisible();
  await expect(rowOf(page, trainee)).toContainText("Deactivated");

  const refused = await (await openBrowser()).newPage();
  await signIn(refused, trainee);
  await expect(refused.getByRole("alert")).toHaveText("Invalid access code");

  await page.getByRole("button", { name: `Activate ${trainee.name}`, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Are you sure you want to activate ${trainee.name}?`,
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
  await expect(toast(page, `${trainee.name} has been activated`)).toBeVisible();
  await signIn(refused, trainee);
  await refused.waitForURL("/training");
});

test("ADM-5 deleting asks first and leaves nothing of the account", async ({
  adminPage: page,
  traineePage,
  trainee,
  product,
}) => {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await traineePage.goto("/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await page.goto(PANEL);
  await page.getByRole("button", { name: `Delete ${trainee.name}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    `Are you sure you want to delete ${trainee.name}? This action cannot be undone.`,
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, `${trainee.name} has been deleted`)).toBeVisible();
  await expect(rowOf(page, trainee)).toHaveCount(0);
  await traineePage.waitForURL(/\/auth/, { timeout: 2_000 });
  for (const table of ["training_credentials", "user_roles", "sessions", "lesson_progress"])
    expect(
      await product.query(`select 1 from ${table} where user_id = $1`, [trainee.userId]),
      table,
    ).toEqual([]);
  expect(await product.query("select 1 from users where id = $1", [trainee.userId])).toEqual([]);
});

test("ADM-5 an administrator is not in the list, so cannot be deleted or deactivated there", async ({
  adminPage: page,
  trainee,
}) => {
  await page.goto(PANEL);
  await expect(rowOf(page, trainee)).toBeVisible();
  await expect(page.getByText("Site Administrator")).toHaveCount(0);
});

function rowOf(page: Page, { name }: Trainee): Locator {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: `Lessons of ${name}` }) });
}

async function choose(page: Page, action: string, verb: string): Promise<void> {
  await page.getByRole("button", { name: action, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: verb, exact: true }).click();
}

async function signIn(page: Page, { accessCode }: Trainee): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Access Code").fill(accessCode);
  await page.getByRole("button", { name: "Login" }).click();
}

async function withoutClipboard(
  context: BrowserContext,
  lack: "missing" | "denied",
): Promise<void> {
  await context.addInitScript((how) => {
    const denied = { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) };
    const value = how === "denied" ? denied : undefined;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  }, lack);
}
