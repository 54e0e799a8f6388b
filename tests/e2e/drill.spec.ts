import { expect, test } from "./fixtures";

const PAGE = "/training/practice/objections";

test("PRAC-4 a trainee goes from the dashboard through an objection by keyboard, and a draft survives a reload", async ({
  traineePage: page,
}) => {
  await page.goto("/training");
  await page
    .getByRole("region", { name: "Today's practice" })
    .getByRole("link", { name: "Practice" })
    .click();
  await expect(page).toHaveURL(PAGE);
  const field = page.getByLabel("Your reply");
  await field.fill("I get why you say it.");
  await page.reload();
  await expect(field).toHaveValue("I get why you say it.");
  await field.fill(
    "I get why you say it. It's work, paid by results. What part sounds off to you?",
  );
  await field.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Right", exact: true })).toBeFocused();
  await expect(page.getByRole("heading", { name: "A better reply" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 of 12 done today" })).toBeVisible();
  await page.getByRole("link", { name: "Next objection" }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
  await expect(page.locator("p:focus")).toHaveText("The prospect writes");
});

test("PRAC-4 the drill works without JavaScript", async ({ openBrowser, trainee }) => {
  const browser = await openBrowser({ as: trainee.accessCode, javaScriptEnabled: false });
  const page = await browser.newPage();
  await page.goto(PAGE);
  await page.getByLabel("Your reply").fill("Trust me.");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible();
  await expect(page.getByText("People listen once they know they were heard.")).toBeVisible();
});

test("READ-9 a wrong reply is tried again at once, and the better one is shown only when asked for", async ({
  traineePage: page,
}) => {
  await page.goto(PAGE);
  await page.getByLabel("Your reply").fill("Trust me.");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "A better reply" })).toHaveCount(0);
  await page.getByRole("link", { name: "Show the reply" }).click();
  await expect(page.getByRole("heading", { name: "A better reply" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeFocused();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue("Trust me.");
  // What is typed of the second try outlasts a reload and a look back at the result.
  await page.getByLabel("Your reply").fill("I get why");
  await page.reload();
  await expect(page.getByLabel("Your reply")).toHaveValue("I get why");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Your reply")).toHaveValue("I get why");
  await page
    .getByLabel("Your reply")
    .fill("I get why you say it. It's work, paid by results. What part sounds off to you?");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Right on the second try" })).toBeFocused();
});

test("PRAC-4 the reply of a second tab that is not checked stands there, whatever the first one has sent", async ({
  traineeBrowser: browser,
}) => {
  const [one, other] = [await browser.newPage(), await browser.newPage()];
  for (const page of [one, other]) await page.goto(PAGE);
  await other.getByLabel("Your reply").fill("What the other tab says");
  await one.getByLabel("Your reply").fill("Trust me.");
  for (const link of ["Try again", "Next objection"]) {
    await one.getByRole("button", { name: "Check" }).click();
    await one.getByRole("link", { name: link }).click();
  }
  await other.getByRole("button", { name: "Check" }).click();
  await expect(other.getByText("What you wrote here was not checked.")).toBeVisible();
  await expect(other.getByLabel("What you wrote here")).toHaveValue("What the other tab says");
});

test("PRAC-4 D1 a reply that the server could not be reached for is not lost, and is checked once it can be", async ({
  traineePage: page,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  await page.goto(PAGE);
  await page.getByLabel("Your reply").fill("Trust me.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Check" }).click();
  const waits = page.getByText(
    "Not checked yet. It is kept in this browser, and sent from any training page once the connection is back.",
  );
  await expect(waits).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("Trust me.");
  // What is changed is not sent by itself.
  await page.getByLabel("Your reply").fill("Trust me, please.");
  await expect(waits).toHaveCount(0);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(waits).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible();
  await expect(page.getByText("Trust me, please.")).toBeVisible();
});
