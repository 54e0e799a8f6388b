import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chooseOf, toast } from "./steps";

const NOTE = "Don't have an access code? Contact your administrator.";

test("AUTH-1 the sign-in page asks for a code, says what is wrong with it, and leads to the training", async ({
  visitorPage: page,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 40[01].*\/auth/);
  await page.goto("/auth");
  await expect(page.getByText(NOTE, { exact: true })).toBeVisible();
  const field = page.getByLabel("Access Code", { exact: true });
  const login = page.getByRole("button", { name: "Login", exact: true });
  await expect(field).toBeFocused();

  await login.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your access code");
  await field.fill("   ");
  await login.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your access code");
  await field.fill("wrong code");
  await login.click();
  await expect(page.getByRole("alert")).toHaveText("Invalid access code");
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await field.fill(`  ${trainee.accessCode} `);
  await field.press("Enter");
  await page.waitForURL("/training");
  await expect(toast(page, "Logged in successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Training Dashboard" })).toBeVisible();
  await expect(toast(page, "Logged in successfully")).toHaveCount(0);
});

test("AUTH-1 a server error is shown as an unexpected error", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 500.*\/auth/);
  await page.goto("/auth");
  await product.query("alter table rate_limits rename to gone");
  try {
    await page.getByLabel("Access Code").fill("whatever");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toHaveText("An unexpected error occurred");
  } finally {
    await product.query("alter table gone rename to rate_limits");
    product.faults.length = 0;
  }
});

test("AUTH-1 AUTH-6 signing in and out works without JavaScript", async ({
  openBrowser,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 401.*\/auth/);
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto("/auth?redirect=/training/lesson2");
  await page.getByLabel("Access Code").fill("wrong code");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid access code");
  await page.getByLabel("Access Code").fill(trainee.accessCode);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/training/lesson2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Appointment Setting - LinkedIn Job Offer",
  );
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth");
  await page.goto("/training");
  await expect(page).toHaveURL("/auth?redirect=%2Ftraining");
});

test("AUTH-3 a spinner covers the wait for a page", async ({ traineePage: page }) => {
  await page.goto("/training");
  let response = () => {};
  const held = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route(/lesson2\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Appointment Setting - LinkedIn Job Offer" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  response();
  await expect(page).toHaveURL("/training/lesson2");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
});

test("AUTH-6 logging out says so, and ends the session in every tab of the browser", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  const page = await traineeBrowser.newPage();
  const other = await traineeBrowser.newPage();
  await other.goto("/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await page.goto("/training/lesson1");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/auth");
  await expect(toast(page, "Logged out")).toContainText("You have been logged out successfully");
  await other.waitForURL(/\/auth/);
});

test("AUTH-6 a logout that fails says so", async ({ traineePage: page, product, expectFault }) => {
  expectFault(/status of 50\d/);
  await page.goto("/training");
  await product.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
  );
  await product.query("create trigger refuse before delete on sessions execute function refuse()");
  try {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(toast(page, "Error")).toContainText("Failed to log out");
    await expect(page).toHaveURL("/training");
  } finally {
    await product.query("drop trigger refuse on sessions");
    await product.query("drop function refuse");
    product.faults.length = 0;
  }
});

/** Copies a sign-in link the way an administrator does. */
async function copyLink(adminBrowser: BrowserContext, name: string): Promise<string> {
  await adminBrowser.grantPermissions(["clipboard-read", "clipboard-write"]);
  const panel = await adminBrowser.newPage();
  await panel.goto("/training/adminpanel");
  await chooseOf(panel, name, "Copy Sign-in Link");
  await expect(toast(panel, "Copied!")).toContainText(
    `Sign-in link for ${name} copied to clipboard`,
  );
  return panel.evaluate(() => navigator.clipboard.readText());
}

test("AUTH-1 S10 a sign-in link is used up by a click, not by opening it, and says when it no longer works", async ({
  adminBrowser,
  openBrowser,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 401.*\/auth\/link/);
  const link = await copyLink(adminBrowser, trainee.name);
  const button = { name: `Sign in as ${trainee.name}` };
  const scanner = await (await openBrowser()).newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole("button", button)).toBeVisible();

  const page = await (await openBrowser()).newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(link);
  await page.getByRole("button", button).click();
  await page.waitForURL("/training");
  await expect(toast(page, "Logged in successfully")).toBeVisible();
  await expect(page.getByText(`Welcome, ${trainee.name}`)).toBeVisible();
  const token = new URL(link).hash.slice(1);
  expect(token.length).toBeGreaterThan(20);
  expect(asked.filter((url) => url.replace(/#.*/, "").includes(token))).toEqual([]);

  await scanner.getByRole("button", button).click();
  await expect(scanner.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await scanner.getByRole("link", { name: "Go to the sign-in page" }).click();
  await expect(scanner.getByLabel("Access Code")).toBeVisible();
});

test("S10 a link whose response was lost is tried again, even after a reload", async ({
  product,
  openBrowser,
  trainee,
  expectFault,
}) => {
  expectFault(/ERR_FAILED.*\/auth\/link/);
  const link = await product.signInLink(trainee);
  const page = await (await openBrowser()).newPage();
  await page.goto(link);
  const button = page.getByRole("button", { name: `Sign in as ${trainee.name}` });
  await expect(button).toBeVisible();
  await page.route(/\/auth\/link\.data/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Your link still works");
  expect(page.url()).toBe(link);
  await page.unroute(/\/auth\/link\.data/);
  // The browser caches what the route has fetched, although the page never got it.
  await page.context().clearCookies({ name: "session" });
  await page.reload();
  await button.click();
  await page.waitForURL("/training");
});

test("S10 a link asks before it replaces an open session", async ({
  product,
  adminPage: page,
  trainee,
}) => {
  const link = await product.signInLink(trainee);
  await page.goto(link);
  await expect(
    page.getByText(`You are signed in as Site Administrator. Sign in as ${trainee.name} instead?`),
  ).toBeVisible();
  await page.getByRole("link", { name: "Stay signed in as Site Administrator" }).click();
  await page.waitForURL("/training");
  await expect(page.getByText("Welcome, Site Administrator")).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: `Sign in as ${trainee.name}` }).click();
  await page.waitForURL("/training");
  await expect(page.getByText(`Welcome, ${trainee.name}`)).toBeVisible();
});

test("AUTH-1 a sign-in link that was cut says so, and asks the server nothing", async ({
  visitorPage: page,
}) => {
  await page.goto("/auth/link");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});
