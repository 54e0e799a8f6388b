/** Words that a setter types without a connection: every form, and each way it may go (DAY-1). */
import type { BrowserContext, Page } from "@playwright/test";
import { aRun } from "../kit/prospects";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { actsSent, hydrated } from "./steps";

/** `open`: until its fields stand there; `type`: words into it; `stored`: how often the database has them. */
type Form = {
  name: string;
  open: (page: Page, prospect: string) => Promise<void>;
  typed: (page: Page) => ReturnType<Page["getByLabel"]>;
  send: string;
  waits: RegExp;
  stored: string;
};

const FORMS: readonly Form[] = [
  {
    name: "Add New Prospect",
    open: async (page) => {
      await page.goto("/tracker");
      await page.getByRole("button", { name: "Add New Prospect" }).first().click();
    },
    typed: (page) => page.getByRole("dialog").getByLabel("First Name"),
    send: "Add Prospect",
    waits: /Waiting for the connection: new prospect Zoe/,
    stored: "select id from prospects where first_name = 'Zoe'",
  },
  {
    name: "Correct, in the list",
    open: async (page) => {
      await page.goto("/tracker");
      await page.getByRole("button", { name: "Correct Paula Prospect" }).first().click();
    },
    typed: (page) => page.getByRole("dialog").getByLabel("First Name"),
    send: "Save",
    waits: /Waiting for the connection: correction of Paula Prospect/,
    stored: "select id from prospects where first_name = 'Zoe'",
  },
  {
    name: "Details",
    open: (page, prospect) => page.goto(`/tracker/${prospect}`).then(() => undefined),
    typed: (page) => page.getByLabel("First name"),
    send: "Save",
    waits: /Saved in this browser\. It is sent when the connection is back\./,
    stored: "select id from prospects where first_name = 'Zoe'",
  },
];

async function aProspect(
  product: JourneyProduct,
  trainee: Parameters<JourneyProduct["addProspect"]>[0],
) {
  await product.addProspect(trainee);
  const [row] = await product.query<{ id: string }>("select id from prospects");
  return row?.id ?? "";
}

async function opened(browser: BrowserContext, form: Form, prospect: string) {
  const page = await browser.newPage();
  await form.open(page, prospect);
  await hydrated(page);
  await expect(form.typed(page)).toBeVisible();
  return page;
}

function keptWords(): string[] {
  return Object.keys(localStorage).filter((key) => key.includes("prospect-words"));
}

for (const form of FORMS) {
  test(`DAY-1 words typed into '${form.name}' without a connection stand in it again after the tab was closed`, async ({
    product,
    trainee,
    traineeBrowser: browser,
    expectFault,
  }) => {
    expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
    const prospect = await aProspect(product, trainee);
    const page = await opened(browser, form, prospect);
    await browser.setOffline(true);
    await form.typed(page).fill("Zoe");
    await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
    await page.close();
    await browser.setOffline(false);
    const again = await opened(browser, form, prospect);
    await expect(form.typed(again)).toHaveValue("Zoe");
    expect(await product.query(form.stored)).toEqual([]);
    await again.getByRole("button", { name: form.send, exact: true }).click();
    await expect.poll(() => product.query(form.stored)).toHaveLength(1);
    // A page that is closed before the answer comes keeps what it does not know to be stored.
    await expect.poll(() => again.evaluate(keptWords)).toEqual([]);
    await again.close();
    // Sent once, nothing of it stays in the browser.
    const after = await browser.newPage();
    await after.goto("/tracker");
    await hydrated(after);
    await expect(after.getByText(/Typed and not saved|Waiting for the connection/)).toHaveCount(0);
  });

  test(`DAY-1 'Save' in '${form.name}' without a connection waits, and is sent once, also after the tab was closed`, async ({
    product,
    trainee,
    traineeBrowser: browser,
    expectFault,
  }) => {
    expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
    const prospect = await aProspect(product, trainee);
    const page = await opened(browser, form, prospect);
    await form.typed(page).fill("Zoe");
    await browser.setOffline(true);
    await page.getByRole("button", { name: form.send, exact: true }).click();
    await expect(page.getByText(form.waits)).toBeVisible();
    await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
    expect(await product.query(form.stored)).toEqual([]);
    await page.close();
    await browser.setOffline(false);
    const later = await browser.newPage();
    await later.goto("/tracker/today");
    await expect.poll(() => product.query(form.stored)).toHaveLength(1);
    await later.goto("/tracker");
    await hydrated(later);
    await expect(later.getByRole("row").filter({ hasText: "Zoe" })).toHaveCount(1);
    await expect(later.getByText(/Typed and not saved|Waiting for the connection/)).toHaveCount(0);
  });
}

/** Those that answer with words of the server's: their words stay, and are sent by the person. */
const KEPT: readonly [name: string, address: (prospect: string) => string, field: string][] = [
  ["Ask to link", (prospect) => `/tracker/${prospect}`, "Email or phone they booked with"],
  ["Add and link", () => `/tracker/run?path=${aRun()}`, "First name"],
];

for (const [button, address, label] of KEPT)
  test(`DAY-1 words typed beside '${button}' stand there again after the tab was closed, until they are sent`, async ({
    product,
    trainee,
    traineeBrowser: browser,
    expectFault,
  }) => {
    expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
    const prospect = await aProspect(product, trainee);
    const page = await browser.newPage();
    await page.goto(address(prospect));
    const field = (on: Page) => on.getByLabel(label, { exact: true });
    await field(page).fill("zoe@example.com");
    if (button === "Ask to link") await page.getByLabel("Day of the meeting").fill("2026-03-08");
    await browser.setOffline(true);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
    await page.close();
    await browser.setOffline(false);
    const again = await browser.newPage();
    await again.goto(address(prospect));
    await expect(field(again)).toHaveValue("zoe@example.com");
    if (button === "Add and link") await field(again).fill("Zoe");
    await again.getByRole("button", { name: button }).click();
    const sent = again
      .getByText("Sent to an administrator")
      .or(again.getByRole("heading", { name: "Zoe", level: 1 }));
    await expect(sent).toBeVisible();
    await again.close();
    const after = await browser.newPage();
    await after.goto(address(prospect));
    await expect(field(after)).toHaveValue("");
  });

test("DAY-1 NAV-4 without a connection the line says when words are only on the page, and no more than is true", async ({
  trainee,
  traineeBrowser: browser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  const page = await browser.newPage();
  await page.goto("/tracker/import");
  await hydrated(page);
  await browser.setOffline(true);
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  const pasted = page.getByRole("textbox").first();
  await pasted.fill(`Name\n${trainee.name}`);
  await expect(
    page.getByText("You are offline. Keep this page open: what you typed is only here."),
  ).toBeVisible();
  await pasted.fill("");
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
});

test("PRAC-1 PRAC-2 NAV-4 without a connection the line says of words that this browser keeps that nothing was lost", async ({
  traineeBrowser: browser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  const page = await browser.newPage();
  for (const [address, label] of [
    ["/training/practice/eager-beginner", "Your message"],
    ["/training/practice/objections", "Your reply"],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await page.getByLabel(label).fill("What would have to be true");
    await browser.setOffline(true);
    await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
    await browser.setOffline(false);
    await page.reload();
    await expect(page.getByLabel(label)).toHaveValue("What would have to be true");
  }
});

test("DAY-1 a page that stays open sends what waits by itself, and shows it as saved", async ({
  product,
  trainee,
  traineePage: page,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  const prospect = await aProspect(product, trainee);
  await page.goto(`/tracker/${prospect}`);
  await page.getByLabel("Notes").fill("Asked about the hours.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const waits = page.getByText("Saved in this browser. It is sent when the connection is back.");
  await expect(waits).toBeVisible();
  await expect(page.getByLabel("Notes")).toHaveValue("Asked about the hours.");
  await page.context().setOffline(false);
  await expect(waits).toBeHidden();
  await expect(page.getByLabel("Notes")).toHaveValue("Asked about the hours.");
  await expect(page.getByRole("button", { name: "Undo" }).first()).toBeVisible();
});

test("DAY-1 TRK-5 words that someone else has overtaken come back into their form, and the person decides", async ({
  product,
  trainee,
  traineeBrowser: browser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  const prospect = await aProspect(product, trainee);
  const page = await browser.newPage();
  await page.goto(`/tracker/${prospect}`);
  await page.getByLabel("Notes").fill("Mine");
  await browser.setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved in this browser.")).toBeVisible();
  await page.close();
  await product.query("update prospects set notes = 'Theirs', version = version + 1");
  await browser.setOffline(false);
  const later = await browser.newPage();
  // While what came back is shown, the page still waits for what is stored.
  const shown = Promise.withResolvers<void>();
  const isActed = actsSent(later);
  await later.route(/\.data/, async (route) => {
    const isList = new URL(route.request().url()).pathname === "/tracker.data";
    if (isList && isActed()) await shown.promise;
    await route.continue();
  });
  await later.goto("/tracker");
  await expect(later.getByText("Your words are kept in the form.")).toBeVisible();
  await later.getByRole("button", { name: "Open the form" }).click();
  await expect(later).toHaveURL(new RegExp(`/tracker/${prospect}#details$`));
  const panel = later.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(panel).toContainText("Theirs");
  await expect(panel).toContainText("Mine");
  shown.resolve();
  await later.getByRole("button", { name: "Save mine" }).click();
  await expect
    .poll(() => product.query("select notes from prospects"))
    .toEqual([{ notes: "Mine" }]);
});
