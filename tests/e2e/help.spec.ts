import type { Page } from "@playwright/test";
import { startAiStub } from "../kit/ai-stub";
import { expect, test } from "./fixtures";
import { untilTrue } from "./in-page";

/** Goes to a page and waits until it is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilTrue(page, () => {
    const field = document.querySelector("textarea");
    return field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps"));
  });
}

const question = (page: Page) => page.getByLabel("Your question", { exact: true });
const answers = (page: Page) => page.getByRole("list", { name: "Questions and answers" });

test("SUP-2 what it is not sure of is offered to choose from, by keyboard and without JavaScript", async ({
  visitorPage: page,
  openBrowser,
}) => {
  const asked = "how do I join Slack and when do I get my first paycheck";
  await open(page, "/help");
  await question(page).fill(asked);
  await page.keyboard.press("Enter");
  await expect(answers(page)).toContainText("Is it one of these?");
  await expect(page.getByRole("status")).toContainText("Is it one of these?");
  const slack = answers(page).locator("summary", { hasText: "How do I join Slack?" });
  await slack.press("Enter");
  await expect(answers(page).locator("details[open]")).toContainText("Join Slack Workspace");
  const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto(`/help?q=${encodeURIComponent(asked)}`);
  await expect(answers(plain)).toContainText("Not sure");
  await answers(plain).getByText("When do I get my first paycheck?").click();
  await expect(answers(plain).locator("details[open]")).toContainText("1 to 2 weeks");
  await plain.goto(`/help?q=${encodeURIComponent("i want to end my life")}`);
  await expect(answers(plain)).toContainText("call or text 988");
  await expect(answers(plain)).not.toContainText("From our help pages");
});

test("SUP-2 by keyboard: examples, Enter, a line break, Clear, and what is read out", async ({
  visitorPage: page,
}) => {
  await open(page, "/help");
  await page.getByRole("link", { name: "How do I join Slack?" }).focus();
  await page.keyboard.press("Enter");
  await expect(answers(page)).toContainText("Join Slack Workspace");
  await expect(answers(page)).toBeFocused();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole("status")).toContainText("From our help pages.");
  await question(page).fill("lost my");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("access code");
  await page.keyboard.press("Enter");
  await expect(answers(page)).toContainText("I lost my access code.");
  await expect(answers(page).getByRole("heading", { level: 3 })).toHaveCount(2);
  await expect(question(page)).toHaveValue("");
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answers(page).getByRole("heading", { level: 3 })).toHaveCount(2);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("heading", { name: "For example" })).toBeVisible();
  await expect(question(page)).toBeFocused();
});

test("SUP-1 SUP-2 SLOT-2 a question without an answer becomes a support request that is sent", async ({
  visitorPage: page,
  product,
}) => {
  await open(page, "/help?q=capital+of+France");
  await page.getByRole("link", { name: "Send it to support" }).click();
  await expect(page.getByLabel("Your question or problem")).toHaveValue("capital of France");
  await expect(page.getByLabel("Your question or problem")).toBeInViewport();
  await page.getByLabel("Your name").fill("Ann Sample");
  await page.getByLabel("Your email address").fill("ann@sample.example");
  await page.getByLabel("Topic").selectOption("Something else");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your request has arrived")).toBeVisible();
  const sent = await product.query(
    "select form from submissions where sender_mail = 'ann@sample.example'",
  );
  expect(sent).toEqual([{ form: "support-request" }]);
});

test("SUP-2 with an endpoint: it streams, is marked, is stopped, and fails in plain words", async ({
  product,
  openBrowser,
  expectFault,
}) => {
  const ai = await startAiStub();
  await product.restart({ ...ai.env, AI_TIMEOUT_SECONDS: "20" });
  try {
    const page = await (await openBrowser()).newPage();
    await open(page, "/help");
    ai.behave({ says: ["After ", "1-2 weeks", " [1].", " Or $9,000."], paced: true });
    await question(page).fill("When do I get my first paycheck?");
    await page.keyboard.press("Enter");
    await expect(answers(page)).toContainText("After");
    for (let piece = 1; piece < 4; piece += 1) ai.more();
    await expect(answers(page)).toContainText("Written by AI from our help pages");
    await expect(answers(page)).toContainText("After 1-2 weeks. Or $9,000.");
    await expect(answers(page)).toContainText("Not in our help pages: $9,000.");
    const used = answers(page).locator("details");
    await expect(used).toHaveCount(1);
    await used.locator("summary").click();
    await expect(used).toContainText("calls have to be booked and held first");
    await expect(page.getByRole("status")).toContainText("Written by AI");

    ai.behave({ hangs: "after", says: ["Half of"] });
    await question(page).fill("How do I join Slack?");
    await page.keyboard.press("Enter");
    await expect(answers(page)).toContainText("Half of");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(answers(page)).toContainText("Stopped");
    await expect(question(page)).toBeFocused();
    await expect.poll(ai.abandoned).toBe(1);

    ai.behave({ refuses: 402 });
    await answers(page).getByRole("button", { name: "Try again" }).click();
    await expect(answers(page)).toContainText("The AI is unavailable right now.");
    await expect(answers(page)).toContainText("Join Slack Workspace");

    expectFault(/status of 429/);
    const row =
      "insert into ai_calls (caller, called_at) select caller, now() from ai_calls, generate_series(1, 20)";
    await product.query(row);
    await question(page).fill("Is my progress saved?");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Too many questions right now");
    await page.getByRole("link", { name: "Search the help pages" }).click();
    await expect(answers(page)).toContainText("every five seconds");
  } finally {
    await product.restart();
    await ai.stop();
  }
});
