// cspell:ignore Tunde
import type { Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { expect, test } from "./fixtures";

const PAGE = "/training/practice/eager-beginner?seed=7";

test("PRAC-1 PRAC-3 a conversation by keyboard ends with marks at its lines, and continues from one", async ({
  traineePage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/training/practice");
  await expect(page.getByRole("heading", { name: "Practice", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Maya: Eager beginner" })).toBeVisible();
  await page.goto(PAGE);
  const field = page.getByLabel("Your message");
  const log = page.getByRole("log", { name: "Conversation with Maya" });
  await field.fill("Hi Maya! Where are you based?");
  await field.press("Enter");
  await expect(log).toContainText("tampa, florida");
  await expect(field).toHaveValue("");
  await field.fill("I promise you will make $9,000 a month");
  await page.reload();
  await expect(field).toHaveValue("I promise you will make $9,000 a month");
  await expect(log, "the run is kept").toContainText("tampa, florida");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(log).toContainText("$9,000");
  await page.getByRole("button", { name: "End conversation" }).click();
  await expect(page.getByRole("heading", { name: "You ended the conversation" })).toBeVisible();
  await expect(page, "it is stored").toHaveURL(/\?run=\d+$/);
  await expect(log).toContainText("Did you avoid promising results?");
  await expect(log).toContainText("A better line");
  await expect(page.getByRole("heading", { name: "One thing to try next" })).toBeVisible();
  const whole = page.getByRole("region", { name: "You ended the conversation" });
  await expect(log, "what never came stands below").not.toContainText(
    "Did you ask if they are 18 or older?",
  );
  await expect(whole.getByText("Did you ask if they are 18 or older?").last()).toBeHidden();
  await whole.getByText("All checks").click();
  await expect(whole.getByText("Did you ask if they are 18 or older?").last()).toBeVisible();
  await page.getByRole("button", { name: "Again from here" }).first().click();
  await expect(field).toBeVisible();
  await expect(page.getByRole("button", { name: "End conversation" })).toBeVisible();
});

test("PRAC-1 a conversation that is open in two tabs goes on in both, without a connection too", async ({
  traineePage: page,
  traineeBrowser,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const other = await traineeBrowser.newPage();
  await other.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PAGE);
  await other.goto(PAGE);
  await traineeBrowser.setOffline(true);
  await page.getByLabel("Your message").fill("Hi Maya! Where are you based?");
  await page.getByLabel("Your message").press("Enter");
  await expect(other.getByRole("log")).toContainText("tampa, florida");
  await other.getByLabel("Your message").fill("And what do you do for work?");
  await other.getByLabel("Your message").press("Enter");
  await expect(page.getByRole("log")).toContainText("And what do you do for work?");
  await expect(page.getByRole("log")).toContainText("barista");
  await traineeBrowser.setOffline(false);
  await other.getByRole("button", { name: "End conversation" }).click();
  await expect(page.getByRole("heading", { name: "You ended the conversation" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "You ended the conversation" })).toBeVisible();
});

test("PRAC-1 what both tabs say before either reply is shown is said in both, without a connection", async ({
  traineePage: page,
  traineeBrowser,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const other = await traineeBrowser.newPage();
  for (const tab of [page, other]) await tab.goto(PAGE);
  await traineeBrowser.setOffline(true);
  const said = ["Hi Maya! Where are you based?", "And what do you do for work?"];
  for (const [at, tab] of [page, other].entries())
    await tab.getByLabel("Your message").fill(said[at] ?? "");
  await Promise.all([page, other].map((tab) => tab.getByLabel("Your message").press("Enter")));
  for (const tab of [page, other])
    for (const words of said)
      await expect(tab.getByRole("log").getByText(words, { exact: true })).toHaveCount(1);
  await expect(other.getByRole("log")).toContainText("barista");
  const stored = page.waitForResponse("**/training/practice/save");
  await traineeBrowser.setOffline(false);
  expect((await stored).status()).toBe(200);
  await page.reload();
  for (const words of said)
    await expect(page.getByRole("log").getByText(words, { exact: true })).toHaveCount(1);
});

test("PRAC-1 without a connection the run continues, and is sent when it is back", async ({
  traineePage: page,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/training/practice/outside-the-us");
  const field = page.getByLabel("Your message");
  await page.context().setOffline(true);
  await field.fill("Hi Tunde! Where are you based?");
  await field.press("Enter");
  await expect(page.getByRole("log")).toContainText("Lagos");
  await field.fill(
    "Thank you. This is only open to people in the US, so I can't take you further. All the best!",
  );
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "You let Tunde go kindly" })).toBeVisible();
  const stored = page.waitForResponse("**/training/practice/save");
  await page.context().setOffline(false);
  expect((await stored).status()).toBe(200);
  await page.goto("/training/practice");
  await expect(page.getByRole("listitem").filter({ hasText: "Tunde" }).first()).toContainText(
    "Passed 1 of 1",
  );
  const recent = page.getByRole("region", { name: "Recent conversations" });
  await recent.getByRole("link", { name: "Tunde" }).click();
  await expect(page.getByRole("heading", { name: "You let Tunde go kindly" })).toBeVisible();
});

test("PRAC-3 a conversation that is stored after its page was left changes no other page's address", async ({
  traineePage: page,
}) => {
  const release = await withHeldSaves(page);
  await page.goto("/training/practice");
  await page.goto(PAGE);
  await page.getByLabel("Your message").fill("Hi, are you still looking?");
  await page.getByRole("button", { name: "End conversation" }).click();
  await expect(page.getByRole("region", { name: "You ended the conversation" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Practice" }).click();
  await expect(page.getByRole("heading", { name: "Practice", exact: true })).toBeVisible();
  const stored = page.waitForResponse("**/training/practice/save");
  release();
  await stored;
  await expect(page.getByRole("region", { name: "Recent conversations" })).toBeVisible();
  await expect(page).toHaveURL(/\/training\/practice$/);
});

test("PRAC-1 the list of prospects shows a conversation once it is stored, however slowly that goes", async ({
  traineePage: page,
}) => {
  const release = await withHeldSaves(page);
  await page.goto("/training/practice");
  const card = page.getByRole("listitem").filter({ hasText: "Not tried yet" }).first();
  const name = await card.getByRole("link").innerText();
  await card.getByRole("link").click();
  await page.getByLabel("Your message").fill("Hi, are you still looking?");
  await page.keyboard.press("Enter");
  await page.goBack();
  const same = page.getByRole("listitem").filter({ hasText: name });
  await expect(same).toContainText("Not tried yet");
  release();
  await expect(same).toContainText("In progress");
});

test("READ-8 one message is said again without a connection, and the result takes the focus", async ({
  traineePage: page,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/training/practice/price-first?seed=7");
  const field = page.getByLabel("Your message");
  await field.fill("I promise you will make $9,000 a month");
  await field.press("Enter");
  await page.getByRole("button", { name: "End conversation" }).click();
  await expect(page.getByRole("heading", { name: "You ended the conversation" })).toBeFocused();
  await page.context().setOffline(true);
  const mark = page
    .getByRole("log")
    .getByText("Did you avoid promising results?")
    .locator("xpath=ancestor::div[1]");
  await mark.getByRole("button", { name: "Say it again" }).click();
  const again = mark.getByLabel("Say it another way");
  await expect(again).toBeFocused();
  await again.fill("I promise you will make $9,000 a month, really");
  await again.press("Enter");
  await expect(mark.getByRole("status")).toContainText("Not yet");
  await again.fill(
    "I can't promise you a number. Talking to us is free, the training is paid, and you see the price before you decide.",
  );
  await again.press("Enter");
  await expect(mark.getByRole("status")).toContainText("Passes now");
  await expect(mark.getByRole("status"), "the prospect answers").toContainText("talking is free");
  await expect(again).toBeFocused();
  await page.context().setOffline(false);
  expect(await violationsOf(page)).toEqual([]);
});

const PROMISE = "I can guarantee you results, no matter what.";

/** A short conversation with Tunde in which only the promise fails, once it is stored. */
/** What is stored waits until the returned function is called. */
async function withHeldSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/training/practice/save", async (route) => {
    await promise;
    return route.continue();
  });
  return resolve;
}

async function promiseTunde(page: Page): Promise<void> {
  await sayAllToTunde(page);
  // The result is shown before the conversation is stored; its address names it once it is.
  await expect(page).toHaveURL(/\?run=\d+$/);
}

async function sayAllToTunde(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/training/practice/outside-the-us");
  const field = page.getByLabel("Your message");
  for (const said of [
    "Hi Tunde! Where are you based?",
    PROMISE,
    "Thank you. This is only open to people in the US, so I can't take you further. All the best!",
  ]) {
    await field.fill(said);
    await field.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "You let Tunde go kindly" })).toBeFocused();
}

for (const name of ["Again from here", "Not what I meant"])
  test(`PRAC-1 READ-6 '${name}' before the conversation is stored says so, and leaves what is shown`, async ({
    traineePage: page,
    expectFault,
  }) => {
    expectFault(/status of 409/);
    const { promise: held, resolve: send } = Promise.withResolvers<void>();
    await page.route("**/training/practice/save", async (route) => {
      await held;
      await route.continue();
    });
    await sayAllToTunde(page);
    const refused = page.getByRole("alert").filter({ hasText: "is not stored yet" });
    await page.getByRole("button", { name }).first().click();
    await expect(refused).toBeVisible();
    send();
    await expect(page).toHaveURL(/\?run=\d+$/);
    await expect(page.getByRole("heading", { name: "You let Tunde go kindly" })).toBeVisible();
    await page.getByRole("button", { name }).first().click();
    await expect(refused).toHaveCount(0);
  });

test("READ-6 a message that was not meant so: its mark is set aside, a coach labels it, and the next run reads it so", async ({
  traineePage: page,
  adminPage,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await promiseTunde(page);
  const log = page.getByRole("log");
  await expect(log).toContainText("Read as: asked where they live");
  await expect(log).toContainText("Read as: promised a result");
  await expect(page.getByText("Not passed yet")).toBeVisible();
  const button = log.getByRole("button", { name: "Not what I meant" }).nth(1);
  await page.context().setOffline(true);
  await button.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "This needs a connection" }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await button.click();
  const note = log.locator("p").filter({ hasText: "You said this is not what you meant." });
  await expect(note).toBeFocused();
  await expect(log).toContainText("Set aside: Did you avoid promising results?");
  await expect(page.getByText("1 set aside until a coach has looked")).toBeVisible();
  await expect(page.getByText("Not passed yet"), "until a coach has looked").toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await log.getByRole("button", { name: "Take it back" }).click();
  await expect(log.locator("p").filter({ hasText: "Read as: promised a result" })).toBeFocused();
  await expect(log).toContainText("Sets aside until a coach has looked: “Did you avoid promising");
  await expect(log).not.toContainText("Set aside: Did you avoid promising results?");
  await button.click();
  await expect(note).toBeFocused();

  await adminPage.goto("/admin/coaching");
  const form = adminPage.getByRole("form", { name: `Decide: ${PROMISE}` });
  await form.getByLabel("Class", { exact: true }).selectOption("set-expectations");
  await form.getByRole("button", { name: "Label" }).click();
  await expect(adminPage.getByText("Labeled, and the conversation is judged again")).toBeVisible();
  await expect(adminPage.getByText("The reader agrees with 0 of 1 labels.")).toBeVisible();
  expect(await violationsOf(adminPage)).toEqual([]);

  await page.reload();
  await expect(page.getByText("Passed", { exact: true })).toBeVisible();
  await expect(log).toContainText("A coach read it another way.");
  await promiseTunde(page);
  await expect(page.getByText("Passed", { exact: true })).toBeVisible();
  await expect(log).toContainText("Read as: was honest about results");
});

test("READ-8 what is typed to say a message another way is there after a reload", async ({
  traineePage: page,
}) => {
  await promiseTunde(page);
  const mark = page
    .getByRole("log")
    .getByText("Did you avoid promising results?")
    .locator("xpath=ancestor::div[1]");
  await mark.getByRole("button", { name: "Say it again" }).click();
  await mark.getByLabel("Say it another way").fill("I can't promise you a number");
  await page.reload();
  await mark.getByRole("button", { name: "Say it again" }).click();
  await expect(mark.getByLabel("Say it another way")).toHaveValue("I can't promise you a number");
});

test("READ-6 a label that is a fault asks first, and Undo beside what is said takes it back", async ({
  adminPage: page,
  product,
}) => {
  await page.goto("/admin/coaching");
  await page.getByText("Label a sentence of yours").click();
  const form = page.getByRole("form", { name: "A sentence of yours" });
  const question = page.getByRole("alertdialog", { name: "Insult" });
  const label = form.getByRole("button", { name: "Label" });
  const stored = () =>
    product.query("select labels from message_labels where taken_back_at is null");
  await form.getByLabel("The sentence").fill("Take care, friend");
  await form.getByLabel("Class", { exact: true }).selectOption("insult");
  await label.click();
  await expect(question).toContainText("Everyone who writes this will be read as: insulted them.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  expect(await stored()).toEqual([]);
  await label.click();
  await question.getByRole("button", { name: "Label" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Labeled" })).toBeFocused();
  const row = page.getByRole("listitem").filter({ hasText: "Take care, friend" });
  await expect(row).toContainText("Insult, by");
  expect(await stored()).toEqual([{ labels: ["insult"] }]);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Taken back" })).toBeFocused();
  await expect(row).toHaveCount(0);
  expect(await stored()).toEqual([]);

  await form.getByLabel("The sentence").fill("Where do you live?");
  await form.getByLabel("Class", { exact: true }).selectOption("ask-location");
  await label.click();
  await expect(page.getByRole("status").filter({ hasText: "Labeled" })).toBeVisible();
});

test("READ-7 two short messages before the reply are one turn", async ({ traineePage: page }) => {
  await page.goto("/training/practice/outside-the-us?seed=7");
  const field = page.getByLabel("Your message");
  await field.fill("Hi Tunde!");
  await field.press("Enter");
  await field.fill("Where are you based?");
  await field.press("Enter");
  const log = page.getByRole("log");
  await expect(log).toContainText("Lagos");
  await expect(log).toContainText("Hi Tunde!\nWhere are you based?");
  await expect(page.getByText("1 of 40 messages")).toBeVisible();
});

test("PRAC-1 the chat works without JavaScript", async ({ openBrowser, trainee }) => {
  const browser = await openBrowser({ as: trainee.accessCode, javaScriptEnabled: false });
  const page = await browser.newPage();
  await page.goto(PAGE);
  await page.getByLabel("Your message").fill("Where are you based?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log")).toContainText("tampa, florida");
  await page.getByRole("button", { name: "End conversation" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("PRAC-1 what another browser has overtaken is not lost: it stands in the field again", async ({
  traineePage: page,
  openBrowser,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const other = await (await openBrowser({ as: trainee.accessCode })).newPage();
  await other.emulateMedia({ reducedMotion: "reduce" });
  const address = "/training/practice/outside-the-us";
  await page.goto(address);
  await other.goto(address);
  await other.getByLabel("Your message").fill("Hi Tunde! Where are you based?");
  // The reply comes before the message is stored.
  const stored = other.waitForResponse("**/training/practice/save");
  await other.getByLabel("Your message").press("Enter");
  await expect(other.getByRole("log")).toContainText("Lagos");
  await stored;
  const field = page.getByLabel("Your message");
  await field.fill("A message that took me five minutes");
  await field.press("Enter");
  await expect(page.getByRole("log")).toContainText("Lagos");
  await expect(field).toHaveValue("A message that took me five minutes");
});
