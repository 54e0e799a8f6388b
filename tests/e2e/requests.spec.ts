import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { confettiScript } from "./steps";

const FACEBOOK = "/request-company-facebook";
const INVITE = "https://join.slack.com/t/company/shared_invite/zt-1";
const EMBED = "https://tally.so/embed/wA1b2C";
const POST = /request-company-facebook\.data/;

async function fillFacebook(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("Your email address").fill("ann@example.com");
  await page.getByLabel("Your own Facebook profile").fill("facebook.com/ann.lee");
  await page.getByLabel("How old is that profile?").selectOption("old");
  await page.getByLabel("No", { exact: true }).check();
}

async function fillWelcome(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("Your email address").fill("ann@example.com");
  await page.getByLabel("Phone").fill("+1 555 010 0199");
  await page.getByLabel("Your time zone").selectOption("Eastern");
  await page.getByLabel("When can you start?").fill("2026-12-01");
  await page.getByLabel("I will follow the community rules").check();
}

/** The browser's own validation ends when the page is hydrated. */
async function formHydrated(page: Page): Promise<void> {
  await page.locator("form[novalidate]").waitFor();
}

async function sent(product: JourneyProduct) {
  return product.query<{ form: string; sender_mail: string }>(
    "select form, sender_mail from submissions",
  );
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const joinHeading = (page: Page) => heading(page, "Join the team on Slack");

test("SLOT-2 what Clear takes from a form comes back with Undo, whole and kept, until something else is typed", async ({
  visitorPage: page,
}) => {
  await page.goto(FACEBOOK);
  await formHydrated(page);
  await fillFacebook(page);
  const name = page.getByLabel("Your name");
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(name).toHaveValue("");
  await expect(page.getByLabel("No", { exact: true })).not.toBeChecked();
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(name).toHaveValue("Ann Lee");
  await expect(page.getByLabel("How old is that profile?")).toHaveValue("old");
  await expect(page.getByLabel("No", { exact: true })).toBeChecked();
  await page.reload();
  await formHydrated(page);
  await expect(name).toHaveValue("Ann Lee");
  await page.getByRole("button", { name: "Clear" }).click();
  await name.fill("Bea");
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
});

test("REQ-1 SLOT-2 a form: errors next to the fields, a draft that survives a reload, one receipt, confetti", async ({
  visitorPage: page,
  product,
}) => {
  await page.goto(FACEBOOK);
  await formHydrated(page);
  await fillFacebook(page);
  await page.getByLabel("Your email address").fill("ann");
  await page.getByRole("button", { name: "Request the account" }).click();
  await expect(page.getByText("Please enter an email address")).toBeVisible();
  await expect(page.getByLabel("Your email address")).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText("One answer needs another look.");
  await page.getByLabel("Anything else").fill("Written before the reload");
  await expect(page.getByText("Saved in this browser until it is sent.")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("before the reload");
  await page.reload();
  await formHydrated(page);
  await expect(page.getByLabel("Anything else")).toHaveValue("Written before the reload");
  await expect(page.getByLabel("No", { exact: true })).toBeChecked();
  await page.getByLabel("Your email address").fill("ann@example.com");
  await page.getByRole("button", { name: "Request the account" }).dblclick();
  const receipt = page.locator("#company-facebook");
  await expect(receipt).toContainText("Your request for a Facebook account has arrived");
  await expect(receipt).toContainText("24 hours");
  await expect(receipt).toBeFocused();
  await expect(page.locator("canvas")).toHaveCount(1);
  expect(await sent(product)).toEqual([
    { form: "company-facebook", sender_mail: "ann@example.com" },
  ]);
  await page.getByRole("link", { name: "Send another" }).click();
  await formHydrated(page);
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await expect(page.getByText("Saved in this browser")).toHaveCount(0);
});

test("SLOT-2 what is sent again after Back is one form, until an answer is another", async ({
  visitorPage: page,
  product,
}) => {
  const send = async (name: string) => {
    await page.goto(FACEBOOK);
    await formHydrated(page);
    await fillFacebook(page);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Request the account" }).click();
    await expect(page.locator("#company-facebook")).toContainText("has arrived");
  };
  await send("Ann Lee");
  await send("Ann Lee");
  expect(await sent(product)).toHaveLength(1);
  await send("Ann Lo");
  expect(await sent(product)).toHaveLength(2);
});

test("SLOT-2 D1 out of reach, the form says so and keeps everything; sent again by itself it arrives once, without confetti where motion is unwanted", async ({
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  const context = await openBrowser({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(FACEBOOK);
  await formHydrated(page);
  await fillFacebook(page);
  const button = page.getByRole("button", { name: "Request the account" });
  // The response gets lost, so the visitor cannot know whether the form has arrived.
  await page.route(POST, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("We could not send this yet.");
  await expect(page.getByLabel("Your name")).toHaveValue("Ann Lee");
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.locator("#company-facebook")).toContainText("has arrived");
  expect(await sent(product)).toHaveLength(1);
  // Its pieces would be asked for after it has arrived.
  await page.waitForLoadState("networkidle");
  const confetti = await confettiScript();
  expect(asked.filter((url) => url.endsWith(confetti))).toEqual([]);
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("ONB-2 our form moves to the second step automatically, and going back stays; the invitation opens next to the training", async ({
  visitorPage: page,
  product,
}) => {
  await page
    .context()
    .route("https://join.slack.com/**", (route) => route.fulfill({ body: "Slack" }));
  await product.setSettings({ links: { slackInvite: INVITE } });
  await page.clock.install();
  await page.goto("/join-slack");
  await expect(page.getByText("Interview Passed")).toBeVisible();
  await formHydrated(page);
  await fillWelcome(page);
  await page.getByRole("button", { name: "Send and continue" }).click();
  await expect(page.locator("#welcome")).toContainText("Your welcome form has arrived");
  await expect(joinHeading(page)).toBeFocused();
  expect(await sent(product)).toHaveLength(1);
  // The browser's own way back leads to the form, and not to where it has just arrived and moves on.
  await page.goBack();
  await page.clock.runFor(1_200);
  await expect(joinHeading(page)).toBeHidden();
  await page.goForward();
  await expect(joinHeading(page)).toBeVisible();
  await page.getByRole("link", { name: "Complete Form" }).click();
  await expect(page.locator("#welcome")).toContainText("Your welcome form has arrived");
  await page.clock.runFor(1_200);
  await expect(joinHeading(page)).toBeHidden();
  await page.getByRole("link", { name: "Join Slack" }).click();
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Join Slack Workspace" }).click(),
  ]);
  await expect(opened).toHaveURL(INVITE);
  await expect(page).toHaveURL(/\/auth\?redirect=%2Ftraining/);
});

test("ONB-2 a third party's form is heard once; Continue works without it", async ({
  visitorPage: page,
  product,
}) => {
  await page.context().route(`${EMBED}**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<button onclick='parent.postMessage(JSON.stringify({event:"Tally.FormSubmitted",payload:{formId:"wA1b2C"}}),"*")'>Submit</button>`,
    }),
  );
  await product.setSettings({ slots: { welcome: { provider: "tally", address: EMBED } } });
  await page.clock.install();
  await page.goto("/join-slack");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(joinHeading(page)).toBeVisible();
  await page.goBack();
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Submit" }).click();
  await expect(joinHeading(page)).toBeHidden();
  await expect(joinHeading(page)).toBeFocused();
  await page.getByRole("link", { name: "Complete Form" }).click();
  // Someone who came back and sends it again stays.
  await frame.getByRole("button", { name: "Submit" }).click();
  await page.clock.runFor(1_800);
  await expect(joinHeading(page)).toBeHidden();
});
