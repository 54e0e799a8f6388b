/** Where a visitor came from, on the way through the site, and what the pixel receives of it (FUN-2). */
import type { BrowserContext, Page } from "@playwright/test";
import { aKnownGuest } from "../kit/inbox-items";
import { expect, test } from "./fixtures";
import { hydrated } from "./steps";

const NOON = {
  zone: "America/New_York",
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "12:00", to: "13:00" })),
  noticeHours: 0,
};

/** Stands in for the provider's script, and records what it receives across pages. */
const PROVIDER = `(() => {
  const queued = fbq.queue.splice(0);
  fbq.callMethod = (...call) => heard(JSON.stringify(call));
  for (const call of queued) fbq.callMethod(...call);
})()`;

type Call = [string, string, object?, { eventID: string }?];

/** What the provider receives in every tab of a browser that has said yes. */
async function hearing(context: BrowserContext): Promise<() => Call[]> {
  const calls: Call[] = [];
  await context.exposeFunction("heard", (call: string) => calls.push(JSON.parse(call)));
  await context.addInitScript(() => {
    if (origin !== "null") localStorage.setItem("advertising-choice", "yes");
  });
  await context.route(/^https:\/\/(?:connect\.facebook\.net|www\.facebook\.com)\//, (route) =>
    route.fulfill({ contentType: "text/javascript", body: PROVIDER }),
  );
  return () => calls.filter(([act, what]) => act === "track" && what !== "PageView");
}

async function bookFirst(page: Page): Promise<void> {
  await page.locator("[data-time]").first().click();
  await page.getByLabel("Your name").fill("Ann Sample");
  await page.getByLabel("Email address").fill("ann.sample@guests.example");
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.waitForURL(/\/book\/next-steps\?booked=1$/);
}

test("FUN-2 the words of the first address go along without cookies or storage, and are kept with the booking; Schedule is reported once", async ({
  openBrowser,
  product,
}) => {
  await product.setCalendar("discovery", NOON);
  await product.setSettings({ pixel: { id: "1234567890", askConsent: true } });
  await aKnownGuest((text, values) => product.query(text, values), "ann.sample@guests.example");
  const context = await openBrowser();
  const events = await hearing(context);
  const page = await context.newPage();
  await page.goto("/?utm_source=newsletter&utm_campaign=spring");
  // The page's script comes after its paint.
  await page.waitForLoadState("networkidle");
  expect(await context.cookies()).toEqual([]);
  await page.locator('a[href^="/book"]:visible, form[action^="/book"] button').first().click();
  await page.waitForURL(/\/book\?utm_source=newsletter&utm_campaign=spring/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe(
    '{"advertising-choice":"yes"}',
  );
  await hydrated(page);
  await page
    .getByRole("link", { name: /free time/ })
    .first()
    .click();
  await bookFirst(page);
  const [booking] = await product.query("select origin from bookings where confirmed_at is null");
  expect(booking).toEqual({
    origin: { source: "newsletter", campaign: "spring", page: "/book" },
  });
  await expect.poll(events).toHaveLength(1);
  const [[, name, , id] = []] = events();
  expect([name, id]).toEqual(["Schedule", { eventID: expect.stringMatching(/^[\w-]{16}$/) }]);
  const other = await context.newPage();
  for (const again of [
    () => page.reload(),
    () => other.goto("/book/next-steps?booked=1"),
    () => page.goto("/book"),
    () => page.goBack(),
  ]) {
    await again();
    await page.mouse.move(5, 5);
  }
  await expect(page.getByRole("region", { name: "Your discovery call" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();
  expect(events()).toHaveLength(1);
});

test("FUN-2 Lead is reported once for an application that qualifies, and leaves no trace in the address", async ({
  openBrowser,
  product,
}) => {
  await product.setSettings({ pixel: { id: "1234567890", askConsent: true } });
  const context = await openBrowser();
  const events = await hearing(context);
  const page = await context.newPage();
  await page.goto("/hiring/dmsetters");
  for (const answer of ["Canada", "18 or older", "4 to 6", "Yes, all three"])
    await page.getByRole("radio", { name: answer, exact: true }).check();
  await page.getByLabel("Your name").fill("Ada Applicant");
  await page.getByLabel("Your email address").fill("ada@applicant.example");
  await page.getByLabel("Your experience so far").fill("Five years in a shop.");
  await page.getByRole("button", { name: "Apply and book your interview" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(events).toHaveLength(1);
  expect(events()[0]?.[1]).toBe("Lead");
  await page.reload();
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();
  expect(events()).toHaveLength(1);
  await page.goto("/disqualified");
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();
  expect(events()).toHaveLength(1);
});
