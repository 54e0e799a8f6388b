import type { Page, Request } from "@playwright/test";
import { startAiStub } from "../kit/ai-stub";
import { expect, test } from "./fixtures";
import { untilTrue } from "./in-page";
import { confettiScript, stopClock, toast } from "./steps";

const FINAL = "/script?path=what-is-it.full-time.income.extra.fair.good.today";
const START = /thanks for getting back to me/;

/** The clipboard's content, for a page with permission. */
async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function openScript(page: Page, address = "/script"): Promise<void> {
  await page.addInitScript(noteKeys);
  await page.goto(address);
  await handlesKeys(page);
}

/** Once the page handles keys: it is hydrated. */
async function handlesKeys(page: Page): Promise<void> {
  await untilTrue(page, () => "hearsKeys" in window);
}

/** Records on each page when it starts handling keys; with options if it only waits for a first touch to hydrate. */
function noteKeys(): void {
  const { addEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener.apply(window, args);
    if (args[0] === "keydown" && args.length === 2) Object.assign(window, { hearsKeys: true });
  };
}

test.describe("Interactive Mode", () => {
  test("SCR-2 a conversation by keyboard only: numbers, arrows and Enter, Backspace", async ({
    visitorPage: page,
  }) => {
    await openScript(page);
    await page.keyboard.press("1");
    await expect(page).toHaveURL(/path=just-starting$/);
    await expect(page.locator("#current-message")).toContainText("where are you based");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "I'm in Texas" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("link", { name: "I'm in Canada" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/path=just-starting\.us$/);
    await page.keyboard.press("Backspace");
    await expect(page).toHaveURL(/path=just-starting$/);
    await page.keyboard.press("9");
    await expect(page).toHaveURL(/path=just-starting$/);
    while (!page.url().endsWith("today")) {
      const before = page.url();
      await page.keyboard.press("1");
      await expect(page).not.toHaveURL(before);
    }
    const dialog = page.getByRole("dialog", { name: "Congratulations" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("1");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Backspace");
    await expect(page.locator("#current-title")).toHaveText("Offer the call");
  });

  test("SCR-2 keys pressed quicker than the page is drawn are all heard", async ({
    visitorPage: page,
  }) => {
    await openScript(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.keyboard.type("1111111");
    await expect(page.locator("#current-title")).toHaveText("Set realistic expectations");
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("Backspace");
    await expect(page).toHaveURL(/path=just-starting$/);
  });

  test("SCR-2 no key is taken while someone types", async ({ visitorPage: page }) => {
    await openScript(page, "/script?path=just-starting");
    const name = page.getByLabel("Prospect's first name");
    await name.pressSequentially("Ann1");
    await name.press("Backspace");
    await name.press("ArrowUp");
    await expect(name).toHaveValue("Ann");
    const response = page.getByLabel("Prospect's response");
    await response.pressSequentially("123");
    await response.press("Backspace");
    await expect(response).toHaveValue("12");
    await expect(page).toHaveURL(/path=just-starting$/);
  });

  test("SCR-2 choices by click keep the conversation, a reload restores it, the browser's own Back works", async ({
    visitorPage: page,
    openBrowser,
  }) => {
    await openScript(page);
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await page.getByRole("link", { name: /I've never done anything/ }).click();
    await page.getByRole("link", { name: "I'm in Texas" }).click();
    const asked = requests.filter(
      (request) => request.isNavigationRequest() || /\.data|\/api\//.test(request.url()),
    );
    expect(asked.map((request) => request.url())).toEqual([]);
    const said = page.getByRole("list", { name: "The conversation so far" });
    await expect(said.getByRole("listitem")).toHaveCount(2);
    await expect(said).toContainText(START);
    await expect(said).toContainText("I'm in Texas");
    await page.goBack();
    await expect(page.locator("#current-message")).toContainText("where are you based");
    await page.goBack();
    await expect(page.locator("#current-message")).toContainText(START);
    await page.goForward();
    await page.goForward();
    await expect(said.getByRole("listitem")).toHaveCount(2);
    await page.reload();
    await expect(said.getByRole("listitem")).toHaveCount(2);
    const shared = await (await openBrowser()).newPage();
    await shared.goto(page.url());
    await expect(shared.locator("#current-message")).toContainText("It's fully remote");
    await page.goBack();
    await expect(page.locator("#current-message")).toContainText("where are you based");
    await handlesKeys(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.locator("#current-message")).toContainText(START);
    await expect(page.getByRole("link", { name: "Back" })).toHaveCount(0);
  });

  test("SCR-2 without JavaScript the answers are links, from start to booking link", async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await page.goto("/script");
    const titles: string[] = [];
    while (titles.at(-1) !== "Send the booking link" && titles.length < 15) {
      if (titles.length > 0) await page.locator("[aria-keyshortcuts='1']").click();
      const title = page.locator("#current-title");
      if (titles.length > 0) await expect(title).not.toHaveText(titles.at(-1) ?? "");
      titles.push((await title.textContent()) ?? "");
    }
    await expect(page.locator("#current-title")).toHaveText("Send the booking link");
    await expect(page.locator("#current-message")).toContainText("/book");
    await page.getByRole("tab", { name: "Plain Text Mode" }).click();
    await expect(page.getByRole("heading", { name: "OBJECTION HANDLING" })).toBeVisible();
  });

  test("SCR-2 outside the US the conversation ends, with a prompt to start over", async ({
    visitorPage: page,
  }) => {
    await openScript(page, "/script?path=just-starting.outside");
    await expect(page.getByText(/This conversation ends here/)).toBeVisible();
    await expect(page.locator("[aria-keyshortcuts='1']")).toHaveCount(0);
    await page.getByRole("link", { name: "Start a new conversation" }).click();
    await expect(page).toHaveURL(/\/script$/);
    await expect(page.locator("#current-message")).toContainText(START);
  });
});

test.describe("the end", () => {
  test("SCR-2 final shows the booking link right away, and the dialog half a second later with confetti", async ({
    visitorPage: page,
  }) => {
    await page.clock.install();
    await openScript(page, "/script?path=what-is-it.full-time.income.extra.fair.good");
    await stopClock(page);
    const loaded = page.waitForResponse(
      async (response) =>
        /\/assets\/\w+\.js$/.test(response.url()) &&
        (await response.text()).includes("Congratulations"),
    );
    await page.getByRole("link", { name: "Today works" }).click();
    await expect(page.getByRole("link", { name: /\/book$/ }).last()).toBeVisible();
    const dialog = page.getByRole("dialog", { name: "Congratulations" });
    // The wait begins when the dialog's code is requested.
    await loaded;
    await page.clock.runFor(400);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: /\/book$/ })).toBeVisible();
    await expect(page.locator("body > canvas")).toHaveCount(1);
  });

  test("SCR-2 with reduced motion there is the dialog, which copies the link, and no confetti", async ({
    openBrowser,
  }) => {
    const context = await openBrowser({
      permissions: ["clipboard-read", "clipboard-write"],
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.clock.install();
    await openScript(page, FINAL);
    const dialog = page.getByRole("dialog", { name: "Congratulations" });
    await expect(dialog).toBeVisible();
    await page.clock.runFor(700);
    await expect(page.locator("canvas")).toHaveCount(0);
    const confetti = await confettiScript();
    expect(asked.filter((url) => url.endsWith(confetti))).toEqual([]);
    await dialog.getByRole("button", { name: "Copy booking link" }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^http:\/\/localhost:\d+\/book$/);
  });

  test("SCR-2 Go Back undoes the last answer; Book Another starts over, without name and draft", async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ reducedMotion: "reduce" })).newPage();
    await openScript(page, FINAL);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page.locator("#current-title")).toHaveText("Offer the call");
    await page.getByLabel("Prospect's first name").fill("Ann");
    await page.getByLabel("Prospect's response").fill("sounds good");
    await page.getByRole("link", { name: "Today works" }).click();
    await expect(page.locator("#current-message")).toContainText("Perfect, Ann.");
    await page.getByRole("button", { name: "Book Another" }).click();
    await expect(page).toHaveURL(/\/script$/);
    await expect(page.getByLabel("Prospect's first name")).toHaveValue("");
    await expect(page.getByLabel("Prospect's response")).toHaveValue("");
  });
});

test.describe("copying", () => {
  test("SCR-2 a message is copied with its variables; a missing name is asked for and kept", async ({
    openBrowser,
  }) => {
    const context = await openBrowser({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await context.newPage();
    await openScript(page);
    await page.getByRole("button", { name: "Copy: Open the conversation" }).click();
    const dialog = page.getByRole("dialog", { name: "Who is this for?" });
    await dialog.getByRole("button", { name: "Fill in and copy" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Please enter a first name");
    await dialog.getByLabel("Prospect's first name").fill(" Ann ");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Copied!")).toBeVisible();
    expect(await clipboard(page)).toMatch(/^Hey Ann, thanks for getting back/);
    await expect(page.locator("#current-message")).toContainText("Hey Ann, thanks");
    await page.reload();
    await expect(page.locator("#current-message")).toContainText("Hey Ann, thanks");
    await handlesKeys(page);
    await page.goto("/script?path=just-starting");
    await handlesKeys(page);
    await page.getByRole("button", { name: "Copy: Just starting" }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^Good on you for asking/);
    expect(page.url()).not.toContain("Ann");
  });

  test("SCR-4 four links at the side, copied for two seconds", async ({ openBrowser }) => {
    const context = await openBrowser({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.clock.install();
    await openScript(page);
    const panel = page.getByRole("complementary", { name: "Copy links" });
    for (const label of ["Company website", "Company LinkedIn", "Testimonials", "Booking link"]) {
      await panel.getByRole("button", { name: `Copy ${label}`, exact: true }).click();
      await expect(panel.getByRole("button", { name: `Copied ${label}` })).toBeVisible();
      await expect(page.getByText(`${label} copied to clipboard`)).toBeVisible();
    }
    expect(await clipboard(page)).toMatch(/\/book$/);
    await stopClock(page);
    const copied = panel.getByRole("button", { name: "Copied Booking link" });
    await panel.getByRole("button", { name: /^Cop.* Booking link$/ }).click();
    await expect(copied).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(panel.getByRole("button", { name: "Copy Booking link" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy links" })).toBeHidden();
  });

  test("SCR-4 on a narrow screen a button opens them, and Escape closes", async ({
    visitorPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openScript(page);
    await expect(page.getByRole("complementary", { name: "Copy links" })).toBeHidden();
    await page.getByRole("button", { name: "Copy links" }).click();
    const popup = page.getByRole("dialog", { name: "Copy links" });
    await expect(popup.getByRole("button")).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  });

  test("SCR-4 a denied clipboard is reported, and nothing claims to be copied", async ({
    visitorPage: page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
    });
    await page.setViewportSize({ width: 1400, height: 800 });
    await openScript(page);
    await page.getByRole("button", { name: "Copy Testimonials" }).click();
    await expect(toast(page, "Failed to copy: Please try again")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copied Testimonials" })).toHaveCount(0);
    await expect(page.getByText("Copied!")).toHaveCount(0);
  });
});

test.describe("Plain Text Mode", () => {
  test("SCR-1 tabs switch by click and arrow, and the place in the conversation is kept", async ({
    visitorPage: page,
  }) => {
    await openScript(page, "/script?path=just-starting.us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appointment Setting Script");
    const interactive = page.getByRole("tab", { name: "Interactive Mode" });
    await expect(interactive).toHaveAttribute("aria-selected", "true");
    await interactive.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Plain Text Mode" })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      "INTRO",
      "RESPONSE BRANCHES",
      "ABOUT YOURSELF",
      "COMMON QUESTIONS",
      "COMPENSATION",
      "CLOSING",
      "OBJECTION HANDLING",
      "Copy links",
    ]);
    await interactive.click();
    await expect(page.locator("#current-message")).toContainText("It's fully remote");
  });
});

test.describe("the response generator", () => {
  const field = (page: Page) => page.getByLabel("Prospect's response");
  const generate = (page: Page) => page.getByRole("button", { name: /^Generat/ });

  test("AI-1 AI-2 Generate needs words; a fixed reply tells the setter what to do, and cannot be changed", async ({
    visitorPage: page,
  }) => {
    await openScript(page);
    await expect(generate(page)).toBeDisabled();
    await field(page).press("Enter");
    await expect(toast(page, "Input required")).toBeVisible();
    await expect(
      toast(page, "Input required").getByText("Please enter the prospect's response first"),
    ).toBeVisible();
    await field(page).fill("   ");
    await expect(generate(page)).toBeDisabled();

    await field(page).fill("i want to kill myself");
    await field(page).press("Enter");
    await expect(page.getByText("Fixed reply", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Stop selling." })).toBeVisible();
    await expect(page.getByText(/call or text 988/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy response" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Friendlier" })).toHaveCount(0);
  });

  test("AI-2 D13 without an endpoint the reply says From the script, can be changed, and becomes outdated", async ({
    visitorPage: page,
  }) => {
    await openScript(page, "/script?path=what-is-it");
    await field(page).fill("Is this a scam?");
    const sent = page.waitForRequest("**/generate-setter-response");
    await field(page).press("Enter");
    expect((await sent).postDataJSON()).toMatchObject({
      prospectResponse: "Is this a scam?",
      currentContext: "I'm in Ohio and looking for remote work. What is this?",
      currentNodeMessage: expect.stringContaining("Tell me a bit about yourself"),
    });
    await expect(toast(page, "Response generated!")).toBeVisible();
    await expect(page.getByText("From the script", { exact: true })).toBeVisible();
    await expect(page.getByText(/Look at us before you decide/)).toBeVisible();
    await page.getByRole("button", { name: "More direct" }).click();
    await expect(page.getByText(/^Look at us before you decide/)).toBeVisible();
    const copy = page.getByRole("button", { name: "Copy response" });
    await field(page).fill("How much is it?");
    await expect(page.getByText("Outdated", { exact: true })).toBeVisible();
    await expect(copy).toHaveCount(0);
    await field(page).fill("Is this a scam?");
    await expect(copy).toBeVisible();
    await page.locator("[aria-keyshortcuts='1']").click();
    await expect(page.getByText("Outdated", { exact: true })).toBeVisible();
    await expect(copy).toHaveCount(0);
    await page.getByRole("link", { name: "Reset" }).click();
    await expect(page.getByText(/Look at us before you decide/)).toHaveCount(0);
    await expect(field(page)).toHaveValue("");
  });

  test("AI-1 SCR-1 a look at Plain Text Mode keeps what was typed and the reply to it", async ({
    visitorPage: page,
  }) => {
    await openScript(page, "/script?path=what-is-it");
    await field(page).fill("Is this a scam?");
    await field(page).press("Enter");
    const reply = page.getByText(/Look at us before you decide/);
    await expect(reply).toBeVisible();
    const [interactive, text] = ["Interactive Mode", "Plain Text Mode"].map((name) =>
      page.getByRole("tab", { name }),
    );
    await text?.click();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
    await expect(field(page)).toBeHidden();
    await interactive?.click();
    await expect(field(page)).toHaveValue("Is this a scam?");
    await expect(reply).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy response" })).toBeVisible();
  });

  test("AI-2 not sure: replies to choose from by keyboard, changed, and chosen again", async ({
    visitorPage: page,
  }) => {
    await openScript(page, "/script?path=what-is-it");
    await field(page).fill("is this legit? and when could i start");
    await field(page).press("Enter");
    const choices = page.getByRole("list", { name: "Replies to choose from" });
    await expect(choices.getByRole("button")).toHaveCount(3);
    await expect(page.getByRole("status").filter({ hasText: "Not sure" })).toBeAttached();
    await expect(page.getByText("Ask your team lead. Until then")).toBeVisible();
    const start = choices.getByRole("button", { name: "How soon could I start?" });
    await start.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "How soon could I start?" })).toBeFocused();
    await expect(page.getByText(/^Good to hear\. You can get interview access/)).toBeVisible();
    await page.getByRole("button", { name: "Other replies" }).click();
    await start.click();
    await page.getByRole("button", { name: "More direct" }).click();
    await expect(page.getByText(/^You can get interview access/)).toBeVisible();
  });

  test("AI-1 the quoted words for limits, credits and every other failure; what was typed stays", async ({
    visitorPage: page,
    expectFault,
  }) => {
    expectFault(/status of (429|402|502)|ERR_FAILED|net::/);
    await openScript(page);
    await field(page).fill("hello");
    for (const [status, error, words] of [
      [429, "Rate limits exceeded", "Rate limit reached: Please wait a moment before trying again"],
      [402, "Payment required", "Credits needed: Please add credits to your AI workspace"],
      [502, "whatever", "Error: Failed to generate response. Please try again."],
    ] as const) {
      await page.route("**/generate-setter-response", (route) =>
        route.fulfill({ status, json: { error }, headers: { "Retry-After": "42" } }),
      );
      await generate(page).click();
      await expect(toast(page, words)).toBeVisible();
      await expect(generate(page)).toBeEnabled();
      await expect(page.getByText(/Generate it again in 42 seconds\./)).toBeVisible();
    }
    await page.route("**/generate-setter-response", (route) => route.abort());
    await generate(page).click();
    await expect(
      toast(page, "Error: Failed to generate response. Please try again.").first(),
    ).toBeVisible();
    await expect(field(page)).toHaveValue("hello");
  });
});

test.describe("the response generator with an endpoint", () => {
  test("AI-1 AI-2 D13 a draft streams in, is flagged and changed; one that was stopped or failed is marked", async ({
    product,
    openBrowser,
  }) => {
    const ai = await startAiStub();
    await product.restart({ ...ai.env, AI_TIMEOUT_SECONDS: "20" });
    try {
      const page = await (await openBrowser()).newPage();
      await openScript(page);
      const response = page.getByLabel("Prospect's response");
      const draft = page.locator("[aria-live=polite][aria-busy]");
      ai.behave({ says: ["You'd make ", "$9,000 a week ", "with this."], paced: true });
      await response.fill("how much?");
      await response.press("Enter");
      await expect(draft).toHaveText("You'd make");
      await expect(page.getByRole("button", { name: "Generating" })).toBeDisabled();
      ai.more();
      ai.more();
      await expect(draft).toHaveText("You'd make $9,000 a week with this.");
      await expect(toast(page, "Response generated!")).toBeVisible();
      await expect(page.getByText("AI has generated your next setter message")).toBeVisible();
      await expect(
        page.getByRole("alert").filter({ hasText: "Check before sending" }),
      ).toContainText("$9,000");
      ai.behave({ says: ["It depends on your hours."] });
      await page.getByRole("button", { name: "Shorter" }).click();
      await expect(draft).toHaveText("It depends on your hours.");
      await expect(page.getByText("Check before sending")).toHaveCount(0);
      expect(ai.asked.at(-1)?.user).toContain("You'd make $9,000");
      ai.behave({ hangs: "after", says: ["Half of"] });
      await page.getByRole("button", { name: "Generate" }).click();
      await expect(draft).toHaveText("Half of");
      await page.getByRole("button", { name: "Stop" }).click();
      await expect.poll(ai.abandoned).toBe(1);
      await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
      await expect(page.getByText("Half of", { exact: true })).toBeVisible();
      const copy = page.getByRole("button", { name: "Copy response" });
      await expect(copy).toHaveCount(0);
      ai.behave({ cuts: ["Cut o"], how: "reset" });
      await page.getByRole("button", { name: "Generate" }).click();
      await expect(
        toast(page, "Error: Failed to generate response. Please try again."),
      ).toBeVisible();
      await expect(page.getByText("Failed", { exact: true })).toBeVisible();
      await expect(page.getByText("Cut o", { exact: true })).toBeVisible();
      await expect(copy).toHaveCount(0);
    } finally {
      await product.restart();
      await ai.stop();
    }
  });
});
