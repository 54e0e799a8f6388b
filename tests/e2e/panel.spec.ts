import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ADMIN_CODE, type Trainee } from "./product";
import { chooseOf, expectToLast, MOMENT_MS, stopClock, toast } from "./steps";

/** Longer than a page waits after a change before it fetches. */
const SETTLED_MS = 500;
const PANEL = "/training/adminpanel";

test("ADM-6 on a slow line changes that never pause still show: nothing that is under way is thrown away", async ({
  adminPage: page,
  product,
  trainee,
}) => {
  await page.clock.install();
  await page.goto(PANEL);
  const row = rowOf(page, trainee);
  await expect(row).toContainText("0% (0/26)");
  const underWay = new Set<string>();
  let thrownAway = 0;
  let counts = 0;
  page.on("request", (request) => {
    if (request.url().includes("/admin/inbox-items")) counts += 1;
    if (!request.url().includes("adminpanel.data")) return;
    thrownAway += underWay.size;
    underWay.add(request.url());
  });
  page.on("response", (response) => underWay.delete(response.url()));
  const line = Promise.withResolvers<void>();
  await stopClock(page);
  await page.route(/adminpanel\.data/, async (route) => {
    await line.promise;
    await route.continue();
  });
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await expect
    .poll(async () => {
      await page.clock.runFor(MOMENT_MS);
      return underWay.size;
    })
    .toBe(1);
  for (let lesson = 2; lesson <= 8; lesson += 1) {
    await product.setProgress(trainee.userId, lesson, { seconds: 40 });
    await page.clock.runFor(SETTLED_MS);
  }
  line.resolve();
  await page.clock.resume();
  await expect(row).toContainText("(8/26)");
  expect(thrownAway).toBe(0);
  expect(counts, "what trainees watch is no news of the inbox").toBe(0);
});

test("ADM-3 ADM-2 ADM-6 AUTH-2 creating a user asks for both names and shows a code for 10 s, which signs in and completes the set-up", async ({
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
  await stopClock(page);
  await create.click();
  const told = toast(page, /^User created! Code: \d{6,12}$/);
  await expect(told).toBeVisible();
  await page.clock.runFor(MOMENT_MS);
  await expect(dialog).toHaveCount(0);
  const code = /\d{6,12}/.exec((await told.textContent()) ?? "")?.[0] ?? "";
  const row = page.getByRole("row").filter({ hasText: "Nora Novak" });
  await expect(row).toContainText(code);
  await expectToLast(page, told, 10_000 - MOMENT_MS);

  await expect(row).toContainText("Pending Setup");
  await expect(row).toContainText("Never");
  const hers = await (await openBrowser({ as: code })).newPage();
  await hers.goto("/training");
  await expect(hers.getByText("Welcome, Nora Novak")).toBeVisible();
  await page.clock.resume();
  await expect(row, "seen live").toContainText("Setup Complete");
  await expect(row).not.toContainText("Never");
});

test("ADM-3 no one is created by canceling or Escape, nor by a server that fails, which leaves the names", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
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

  await open.click();
  await dialog.getByLabel("First Name").fill("Nora");
  await dialog.getByLabel("Last Name").fill("Novak");
  const faults: [words: string, respond: (route: Route) => Promise<void>][] = [
    [
      "Failed to create user. The server cannot be reached. Try again in a moment.",
      (route) => route.abort(),
    ],
    [
      "Invalid response from server. The response did not come from this server. Try again.",
      (route) => route.fulfill({ contentType: "text/html", body: "<p>A gateway</p>" }),
    ],
  ];
  for (const [words, respond] of faults) {
    await page.route("**/training/adminpanel*", (route) =>
      route.request().method() === "POST" ? respond(route) : route.continue(),
    );
    await dialog.getByRole("button", { name: "Create User" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(words);
    await expect(dialog.getByLabel("First Name")).toHaveValue("Nora");
    await page.unroute("**/training/adminpanel*");
  }
  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(toast(page, /^User created! Code: \d+$/)).toBeVisible();
});

test("ADM-6 a trainee's progress and another administrator's changes show live", async ({
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
  await expect(lesson.nth(4)).toContainText("Completed");
  await expect(rowOf(other, trainee)).toContainText("4% (1/26)");
  await choose(other, trainee, "Deactivate");
  await expect(toast(other, `${trainee.name} has been deactivated`)).toBeVisible();
  await expect(rowOf(page, trainee)).toContainText("Deactivated");
  await product.createTrainee("Late", "Comer");
  await expect(page.getByRole("row").filter({ hasText: "Late Comer" })).toBeVisible();
});

test("ADM-5 copying a code puts it on the clipboard", async ({ adminBrowser, trainee }) => {
  await adminBrowser.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await adminBrowser.newPage();
  await page.goto(PANEL);
  await page.getByRole("button", { name: `Copy access code of ${trainee.name}` }).click();
  await expect(toast(page, "Copied!")).toContainText("Access code copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trainee.accessCode);
});

test("ADM-5 a clipboard that is missing or denied shows the code for 12 s", async ({
  adminPage: page,
  trainee,
}) => {
  await page.clock.install();
  await page.goto(PANEL);
  await stopClock(page);
  for (const lack of ["missing", "denied"]) {
    await page.evaluate(takeClipboard, lack);
    await page.getByRole("button", { name: `Copy access code of ${trainee.name}` }).click();
    const shown = toast(page, "Access code");
    await expect(shown).toContainText(trainee.accessCode);
    await expectToLast(page, shown, 12_000);
  }
});

test("ADM-5 resetting asks first, then undoes all progress", async ({
  adminPage: page,
  product,
  trainee,
}) => {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await page.goto(PANEL);
  const question = `Are you sure you want to reset all training progress for ${trainee.name}? This action cannot be undone.`;
  await chooseOf(page, trainee.name, "Reset Progress");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(question);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: `More for ${trainee.name}` })).toBeFocused();
  await expect(rowOf(page, trainee)).toContainText("(1/26)");
  await expect(page.getByText("Site Administrator"), "is not in the list").toHaveCount(0);
  expect(await product.progressOf(trainee.userId)).not.toBeNull();

  await choose(page, trainee, "Reset Progress");
  await expect(toast(page, `Training progress reset for ${trainee.name}`)).toBeVisible();
  await expect(rowOf(page, trainee)).toContainText("0% (0/26)");
  expect(await product.progressOf(trainee.userId)).toBeNull();
});

test("ADM-5 AUTH-2 deactivating asks first and ends the trainee's open page", async ({
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
  await chooseOf(page, trainee.name, "Deactivate");
  await expect(page.getByRole("alertdialog")).toContainText(
    `Are you sure you want to deactivate ${trainee.name}?`,
  );
  const done = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await done;
  await traineePage.waitForURL(/\/auth/, { waitUntil: "commit" });
  await expect(toast(page, `${trainee.name} has been deactivated`)).toBeVisible();
  await expect(rowOf(page, trainee)).toContainText("Deactivated");

  const refused = await (await openBrowser()).newPage();
  await signIn(refused, trainee);
  await expect(refused.getByRole("alert")).toHaveText("Invalid access code");

  await chooseOf(page, trainee.name, "Activate");
  await expect(page.getByRole("alertdialog")).toContainText(
    `Are you sure you want to activate ${trainee.name}?`,
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
  await expect(toast(page, `${trainee.name} has been activated`)).toBeVisible();
  await signIn(refused, trainee);
  await refused.waitForURL("/training");
});

test("ADM-5 the question before deleting one of two people of the same name says which one", async ({
  adminPage: page,
  product,
}) => {
  const one = await product.createTrainee("Maria", "Lopez");
  await product.createTrainee("Maria", "Lopez");
  await product.setProgress(one.userId, 1, { seconds: 40 });
  await page.goto(PANEL);
  const row = page.getByRole("row").filter({ hasText: one.accessCode });
  await row.getByRole("button", { name: "More for Maria Lopez" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText("1 of 26 lessons completed");
});

test("ADM-5 replacing a code asks first, shows the new one for 10 s, and ends what the old one opened", async ({
  adminPage: page,
  traineePage,
  trainee,
  openBrowser,
  product,
}) => {
  await traineePage.goto("/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await page.clock.install();
  await page.goto(PANEL);
  await chooseOf(page, trainee.name, "Rotate Code");
  await expect(page.getByRole("alertdialog")).toContainText(
    `Are you sure you want to rotate the access code of ${trainee.name}?`,
  );
  await stopClock(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Rotate Code" }).click();
  const told = toast(page, new RegExp(`^New code for ${trainee.name}: \\d{6,12}$`));
  await expect(told).toBeVisible();
  const code = /\d{6,12}/.exec((await told.textContent()) ?? "")?.[0] ?? "";
  await expectToLast(page, told, 10_000);
  await expect(rowOf(page, trainee)).toContainText(code);
  await traineePage.waitForURL(/\/auth/);
  const hers = await (await openBrowser({ as: code })).newPage();
  await hers.goto("/training");
  await expect(hers.getByText(`Welcome, ${trainee.name}`)).toBeVisible();
});

test("ADM-7 search, filters, order and pages are in the address, by keyboard too", async ({
  adminPage: page,
  product,
}) => {
  const ann = await product.createTrainee("Ann", "Alpha");
  const bo = await product.createTrainee("Bo", "Beta");
  await product.setProgress(bo.userId, 1, { seconds: 40 });
  await page.goto(PANEL);
  await expect(rowOf(page, ann)).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search" });
  await expect(search).toBeFocused();
  await search.fill("alph");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PANEL}?q=alph`);
  await expect(rowOf(page, bo)).toHaveCount(0);
  await expect(rowOf(page, ann)).toBeVisible();
  await expect(page.getByRole("heading", { name: "User Credentials 1 of 2" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill(bo.accessCode);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(`${PANEL}?person=${bo.userId}`);
  await expect(rowOf(page, bo)).toBeVisible();
  expect(page.url()).not.toContain(bo.accessCode);
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(PANEL);

  const progress = page.getByLabel("Progress", { exact: true });
  await progress.focus();
  for (const band of ["none", "going"]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(`${PANEL}?progress=${band}`);
    await expect(progress).toBeFocused();
  }
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(`${PANEL}?progress=none`);
  await expect(rowOf(page, bo)).toHaveCount(0);
  await page.goBack();
  await expect(rowOf(page, bo)).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(PANEL);

  const heading = page.getByRole("columnheader", { name: "Name" });
  await heading.getByRole("link").click();
  await expect(page).toHaveURL(`${PANEL}?sort=name`);
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await heading.getByRole("link").click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await page.reload();
  const names = page.getByRole("button", { name: /^Lessons of/ });
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveAccessibleName("Lessons of Bo Beta");
});

test("ADM-7 the charts can be read as tables, link to the people they count, and follow changes", async ({
  adminPage: page,
  product,
}) => {
  const ann = await product.createTrainee("Ann", "Alpha");
  await product.setProgress(ann.userId, 1, { seconds: 40 });
  await page.goto(PANEL);
  const overview = page.getByRole("region", { name: "Overview" });
  for (const summary of await overview.getByText("As a table").all()) await summary.click();
  const line = (name: string) =>
    overview.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(line("In progress")).toContainText("1");
  await expect(line("Lesson 2")).toContainText("1");
  await expect(line(new Date().toISOString().slice(0, 10))).toContainText("1");
  await product.setProgress(ann.userId, 2, { seconds: 40 });
  await expect(line("Lesson 3").getByRole("cell")).toHaveText("1");
  await expect(line("Lesson 2").getByRole("cell")).toHaveText("0");
  await product.createTrainee("Bo", "Beta");
  await expect(line("Pending Setup").getByRole("cell")).toHaveText("1");
  await overview.getByRole("link", { name: "In progress" }).click();
  await expect(page).toHaveURL(`${PANEL}?active=yes&progress=going`);
  await expect(page.getByRole("button", { name: /^Lessons of/ })).toHaveCount(1);
});

function rowOf(page: Page, { name }: Trainee): Locator {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: `Lessons of ${name}` }) });
}

async function choose(page: Page, { name }: Trainee, verb: string): Promise<void> {
  await chooseOf(page, name, verb);
  await page.getByRole("alertdialog").getByRole("button", { name: verb, exact: true }).click();
}

async function signIn(page: Page, { accessCode }: Trainee): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Access Code").fill(accessCode);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Runs in the page. */
function takeClipboard(how: string): void {
  const denied = { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) };
  const value = how === "denied" ? denied : undefined;
  Object.defineProperty(navigator, "clipboard", { configurable: true, value });
}
