import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const ROLE = "/hiring/dmsetters";

type Answers = { citizenship?: string; age?: string };

async function fillIn(page: Page, { citizenship = "Canada", age = "18 or older" }: Answers = {}) {
  for (const answer of [citizenship, age, "4 to 6", "Yes, all three"])
    await page.getByRole("radio", { name: answer, exact: true }).check();
  await page.getByLabel("Your name").fill("Ada Applicant");
  await page.getByLabel("Your email address").fill("ada@applicant.example");
  await page.getByLabel("Your experience so far").fill("Five years in a shop.");
}

const send = (page: Page) =>
  page.getByRole("button", { name: "Apply and book your interview" }).click();

test("HIRE-1 OUT-1 who qualifies applies, and is led to the interview's times", async ({
  visitorPage: page,
  product,
}) => {
  await page.goto(ROLE);
  await page.getByRole("link", { name: "Apply and book your interview" }).first().click();
  await expect(page.getByRole("form", { name: "Application as a setter" })).toBeInViewport();
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You! Your Journey Starts Now",
  );
  await expect(page.getByRole("link", { name: "Book your interview" })).toHaveAttribute(
    "href",
    "/schedule/interview",
  );
  const kept = await product.query("select sender_name, qualified from submissions");
  expect(kept).toEqual([{ sender_name: "Ada Applicant", qualified: true }]);
  await page.goto(ROLE);
  await expect(page.getByLabel("Your name")).toHaveValue("");
});

test("HIRE-1 OUT-2 nothing is stored about minors, in the browser neither", async ({
  visitorPage: page,
  product,
}) => {
  await page.goto(ROLE);
  await fillIn(page, { age: "Under 18" });
  await send(page);
  await expect(page).toHaveURL(/\/disqualified$/);
  expect(await product.query("select 1 from submissions")).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ada");
});

test("SLOT-1 HIRE-1 an interview booked on the company's own booking page leads to the next steps", async ({
  visitorPage: page,
  product,
}) => {
  await page.route("https://calendly.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: CALENDLY }),
  );
  const interview = { provider: "calendly", address: "https://calendly.com/acme/interview" };
  await product.setSettings({ slots: { interview } });
  await page.goto(ROLE);
  await page.locator("#apply").scrollIntoViewIfNeeded();
  const book = page.frameLocator("#apply iframe").getByRole("button", { name: "Book" });
  await expect(async () => {
    if (page.url().endsWith(ROLE)) await book.click({ timeout: 500 });
    await expect(page).toHaveURL(/\/hiring\/dmsetters\/next-steps$/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "DM Setter Interview: Your Next Steps",
  );
});

/** What the provider's page says once a time is booked. */
const CALENDLY = `<!doctype html><title>Booking</title><button>Book</button><script>
document.querySelector("button").onclick = () => parent.postMessage({
  event: "calendly.event_scheduled",
  payload: { event: { uri: "https://api.calendly.com/scheduled_events/1" } },
}, "*")</script>`;
