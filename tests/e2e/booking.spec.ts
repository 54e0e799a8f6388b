import type { Page } from "@playwright/test";
import { aKnownGuest } from "../kit/inbox-items";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { builtScriptWith, hydrated } from "./steps";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Open every day for an hour at noon in New York, so there is always a time with a known name. */
const NOON = {
  zone: "America/New_York",
  hours: EVERY_DAY.map((day) => ({ day, from: "12:00", to: "13:00" })),
  noticeHours: 0,
};

test("BOOK-1 on a phone in another zone: keys lead to a day and a time, a mistake is reported, and the booking leads to the next steps", async ({
  openBrowser,
  product,
}) => {
  await product.setCalendar("discovery", NOON);
  await knownGuest(product, "ann.sample@guests.example");
  const browser = await openBrowser({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
  });
  const page = await browser.newPage();
  await page.goto("/book");
  await page.touchscreen.tap(180, 300);
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Asia/Kolkata");
  const days = page.getByRole("link", { name: /2 free times/ });
  await days.nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(days.nth(2)).toHaveAttribute("aria-current", "date");
  // Noon in New York, evening in India, in British notation.
  const time = page.getByRole("link", { name: /^(21|22):30$/ });
  await time.click();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await fill(page, "Ann Sample");
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.waitForURL("/book/next-steps?booked=1");
  const meeting = page.getByRole("region", { name: "Your discovery call" });
  await expect(meeting).toContainText(/at (21|22):30/);
  const file = page.waitForEvent("download");
  await meeting.getByRole("link", { name: "Add to your calendar" }).click();
  expect((await file).suggestedFilename()).toBe("meeting.ics");
  const [row] = await product.query(
    "select guest_name, zone from bookings where confirmed_at is null",
  );
  expect(row).toEqual({ guest_name: "Ann Sample", zone: "Asia/Calcutta" });
  await expect
    .poll(() => product.mail.mails.map(({ to }) => to).toSorted())
    .toEqual(["ann.sample@guests.example", "support@setpoint.example"]);
});

test("BOOK-1 a time taken by someone else in the meantime is reported, input is preserved, and another one is booked", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await product.setCalendar("discovery", NOON);
  await knownGuest(product, "ben.sample@guests.example");
  await page.goto("/schedule/discovery?zone=America/New_York");
  await hydrated(page);
  await page.locator("[data-time]").first().click();
  await fill(page, "Ben Sample");
  const taken = await takeEverythingOnTheFirstDay(product, page);
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/schedule/discovery/times", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "That time was just taken. Please choose another one.",
  );
  const offered = (at: string) => page.locator(`[data-time="${at}"]`);
  await expect(page.locator("[data-time]").first()).toBeVisible();
  await expect(offered(taken[0] ?? ""), "before the times are loaded again").toHaveCount(0);
  send();
  await expect(offered(taken[1] ?? "")).toHaveCount(0);
  await page.locator("[data-time]").first().click();
  await expect(page.getByLabel("Your name")).toHaveValue("Ben Sample");
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.waitForURL("/book/next-steps?booked=1");
});

test("BOOK-1 a page that comes with the form keeps what is typed before the form's code has come, and sends it without", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/net::ERR_FAILED/);
  await product.setCalendar("discovery", NOON);
  await knownGuest(product, "dora.sample@guests.example");
  await page.goto("/schedule/discovery?zone=America/New_York");
  await hydrated(page);
  await page.locator("[data-time]").first().click();
  await expect(page.getByLabel("Your name")).toBeVisible();
  const address = page.url();
  const code = await builtScriptWith("can't reach the server. Nothing was lost: your booking");
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  await page.route(`**${code}`, async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await fill(page, "Dora Sample");
  come();
  await hydrated(page);
  await expect(page.getByLabel("Your name")).toHaveValue("Dora Sample");
  await page.unroute(`**${code}`);
  await page.route(`**${code}`, (route) => route.abort());
  await page.goto(address, { waitUntil: "commit" });
  await fill(page, "Dora Sample");
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.waitForURL("/book/next-steps?booked=1");
});

test("BOOK-1 without JavaScript: booked, moved and canceled by links and forms", async ({
  openBrowser,
  product,
}) => {
  await product.setCalendar("setup", NOON);
  await knownGuest(product, "cleo.sample@guests.example");
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto("/setup");
  await page.getByRole("link", { name: "See free times" }).click();
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Berlin");
  await page.getByRole("button", { name: "Use this zone" }).click();
  await page
    .getByRole("link", { name: /free time/ })
    .nth(2)
    .click();
  await page.getByRole("link", { name: /^[67]:00 PM$/ }).click();
  await fill(page, "Cleo Sample");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(
    page.getByRole("heading", { name: "Your setup and onboarding call is booked" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page
    .getByRole("link", { name: /free time/ })
    .nth(4)
    .click();
  await page.getByRole("link", { name: /^[67]:00 PM$/ }).click();
  await page.getByRole("button", { name: "Move to this time" }).click();
  await expect(page.getByRole("heading", { name: "Your meeting has a new time" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel the meeting" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("heading", { name: "This meeting is canceled" })).toBeVisible();
});

test("BOOK-1 D1 with JavaScript a meeting is moved and canceled by its address, offline once the connection is back", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource/);
  await product.setCalendar("oneOnOne", NOON);
  await knownGuest(product, "dana.sample@guests.example");
  await page.goto("/schedule/one-on-one");
  await hydrated(page);
  await page.locator("[data-time]").first().click();
  await fill(page, "Dana Sample");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { name: "Your 1-on-1 session is booked" })).toBeVisible();
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page
    .getByRole("link", { name: /free time/ })
    .nth(3)
    .click();
  await page.locator("[data-time]").first().click();
  await page.getByRole("button", { name: "Move to this time" }).click();
  await expect(page.getByRole("heading", { name: "Your meeting has a new time" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel the meeting" }).click();
  // The page that asks is there, and nothing of it is still on its way.
  await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "This meeting is canceled" })).toBeVisible();
});

for (const address of ["/book", "/schedule/discovery"])
  test(`BOOK-1 SLOT-1 Back after a booking on ${address} says that it is booked, to this browser alone, and leads to the meeting`, async ({
    openBrowser,
    product,
  }) => {
    await product.setCalendar("discovery", NOON);
    await knownGuest(product, "finn.sample@guests.example");
    const page = await (await openBrowser()).newPage();
    await page.goto(address);
    await hydrated(page);
    await page.locator("a[data-time]").first().click();
    await fill(page, "Finn Sample");
    const chosen = page.url();
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.waitForURL("/book/next-steps?booked=1");
    await page.goBack();
    const own = page.getByRole("status").filter({ hasText: "You have booked this time" });
    await expect(own).toBeVisible();
    await expect(page.getByText("That time is no longer free")).toBeHidden();
    await expect(page.getByRole("button", { name: "Book this time" })).toBeHidden();

    const stranger = await (await openBrowser()).newPage();
    await stranger.goto(chosen);
    await expect(stranger.locator("a[data-time]").first()).toBeVisible();
    await expect(stranger.getByText("You have booked this time")).toBeHidden();

    const link = own.getByRole("link", { name: "See your meeting" });
    const meeting = await link.getAttribute("href");
    await page.locator("a[data-time]").first().click();
    await expect(own).toBeHidden();
    await page.goBack();
    await page.goto(meeting ?? "");
    await expect(
      page.getByRole("heading", { name: "Your discovery call is booked" }),
    ).toBeVisible();
  });

test("SLOT-1 times that cannot be loaded are asked for again, and a company's own calendar leads to the next steps", async ({
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load/);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await browser.route("**/schedule/discovery/times", (route) => route.abort());
  await page.goto("/book");
  await page.mouse.move(5, 5);
  await expect(
    page.getByRole("heading", { name: "The free times could not be loaded" }),
  ).toBeVisible();
  await browser.unroute("**/schedule/discovery/times");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: /free time/ }).first()).toBeVisible();

  await browser.route("https://calendly.com/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Calendar</title><link rel="icon" href="data:,"><script>setInterval(()=>parent.postMessage({event:"calendly.event_scheduled",payload:{event:{uri:"a"},invitee:{uri:"b"}}},"*"),200)</script>`,
    }),
  );
  const discovery = { provider: "calendly", address: "https://calendly.com/us/call" };
  await product.setSettings({ slots: { discovery } });
  await page.goto("/book");
  await page.mouse.move(5, 5);
  await page.waitForURL("/book/next-steps");
});

/** Someone who has confirmed a booking before, so this one is not held. */
function knownGuest(product: JourneyProduct, mail: string): Promise<void> {
  return aKnownGuest((text, values) => product.query(text, values), mail);
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page
    .getByLabel("Email address")
    .fill(`${name.toLowerCase().replace(" ", ".")}@guests.example`);
}

/** Returns the taken times: the one that is chosen, and the other of its day. */
async function takeEverythingOnTheFirstDay(product: JourneyProduct, page: Page): Promise<string[]> {
  const at = await page.locator("main h3 time").getAttribute("datetime");
  const rows = await product.query<{ taken: Date }>(
    `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller)
     select gen_random_uuid(), 'discovery', at, at + interval '30 min', 'x', 'x@x.example', 'UTC', 'x'
     from (values ($1::timestamptz), ($1::timestamptz + interval '30 min')) as times (at)
     order by at returning starts_at as taken`,
    [at],
  );
  return rows.map(({ taken }) => taken.toISOString());
}
