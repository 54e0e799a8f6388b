/** A launch by an owner who is no programmer, counted in fields and clicks (issue 34). */
import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "./fixtures";
import { ADMIN_CODE, JourneyProduct } from "./product";
import { advance, playerOf } from "./steps";

const MOST = { fields: 60, clicks: 50 };
const VIDEOS = 26;
const FILMS = 6;
const SAVED = "Saved, and live everywhere";

/** Nothing is set but what a server needs to start. */
const test = base.extend<object, { started: JourneyProduct }>({
  started: [
    async ({ player }, use) => {
      const product = await JourneyProduct.start(player.origin, { bare: true });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** The owner's hands. Whatever is typed, chosen or handed over is a field; a button, link or box, by mouse or key, a click. */
class Owner {
  readonly spent = { fields: 0, clicks: 0 };
  constructor(readonly page: Page) {}

  async type(label: string, text: string, within: Page | Locator = this.page): Promise<void> {
    this.spent.fields += 1;
    await within.getByLabel(label, { exact: true }).fill(text);
  }

  async hand(
    within: Locator,
    label: string,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) {
    this.spent.fields += 1;
    await within.getByLabel(label, { exact: true }).setInputFiles(file);
  }

  async click(target: Locator): Promise<void> {
    this.spent.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.spent.clicks += 1;
    await this.page.keyboard.press(key);
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: typeof name === "string" });
  }

  link(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("link", { name, exact: typeof name === "string" }).first();
  }
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#0a7a55"/></svg>`;

test("PEOPLE-2 OWN-1 OWN-3 OWN-5 OWN-8 a launch from nothing to a booked call, an accepted applicant and a trainee who watches takes few fields and clicks", async ({
  openBrowser,
  product,
  player,
}) => {
  test.setTimeout(240_000);
  const browserAt = async () => {
    const browser = await openBrowser();
    await browser.route(/vimeo\.com/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A film</title>" }),
    );
    return browser.newPage();
  };
  const page = await browserAt();
  const owner = new Owner(page);

  await page.goto("/auth");
  await owner.type("Access Code", ADMIN_CODE);
  await owner.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { name: "Set up" })).toBeVisible();
  await owner.click(owner.link(/to do before launch/));
  const checklist = page.getByRole("heading", { name: "Launch checklist" });
  await expect(checklist).toBeVisible();

  await owner.click(owner.button("Leave out what has no source"));
  await expect(page.getByText(/^\d+ claims are left out/)).toBeVisible();
  await owner.click(owner.button("Take the samples off the page"));
  await expect(page.getByText("6 samples are off the page")).toBeVisible();
  for (const name of ["Terms & Conditions", "Privacy Policy"]) {
    await owner.click(owner.button("A lawyer has reviewed it").first());
    await expect(page.getByText(`${name}: reviewed`)).toBeVisible();
  }

  await owner.click(owner.link("Claims", page.getByRole("main")));
  await owner.click(page.getByLabel(/^Select all \d+$/));
  const selected = page.getByRole("region", { name: "With selected" });
  await owner.type("Source", "The program's terms", selected);
  await owner.type("As of", "2026-01-31", selected);
  await owner.click(owner.button("Same source and date for selected"));
  await expect(page.getByText(/Saved, \d+ changes not published/)).toBeVisible();
  await owner.click(owner.button("Publish"));
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();

  const menu = page.getByRole("navigation", { name: "Admin" });
  await owner.click(owner.button("Settings", menu));
  await owner.click(owner.link("Settings", menu));
  const settings = page.getByRole("navigation", { name: "Settings" });
  await owner.click(owner.link("Brand", settings));
  await owner.type("Company name", "North Desk");
  await owner.type("Legal name", "North Desk LLC");
  await owner.type("Address", "1 North Street, Tampa, Florida");
  await owner.type("Support email", "support@north.example");
  await owner.press("Enter");
  await expect(page.getByText(SAVED).first()).toBeVisible();
  const logo = page.getByRole("region", { name: "Logo" });
  await owner.hand(logo, "Picture", {
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(LOGO),
  });
  await owner.click(owner.button("Upload", logo));
  await expect(owner.button("Remove", logo)).toBeVisible();

  await owner.click(owner.link("Links", settings));
  await owner.type("Company LinkedIn", "https://www.linkedin.com/company/north-desk");
  await owner.type("Slack invite", "https://join.slack.com/t/north/shared_invite/zt-abc");
  await owner.press("Enter");
  await expect(page.getByText(SAVED).first()).toBeVisible();

  await owner.click(owner.link("Mail", settings));
  await owner.type("SMTP address", product.mail.env.SMTP_URL ?? "");
  await owner.type("Sender address", "hello@north.example");
  await owner.press("Enter");
  await expect(page.getByText(SAVED).first()).toBeVisible();

  await owner.click(owner.link("Calendars", settings));
  await owner.type("Link or address", "https://meet.example/north");
  await owner.press("Enter");
  await expect(page.getByText(SAVED).first()).toBeVisible();
  for (const name of [
    "Interview",
    "Group onboarding",
    "Setup and onboarding call",
    "1-on-1 session",
    "Weekly group training",
  ])
    await owner.click(page.getByLabel(name, { exact: true }));
  await owner.click(page.locator("#copy").getByLabel(/^Where it takes place/));
  await expect(
    page.getByRole("region", { name: "What changes in Interview" }),
    "told before it happens",
  ).toContainText("https://meet.example/north");
  await owner.click(owner.button("Copy settings"));
  await expect(page.getByText("Copied to 5 calendars")).toBeVisible();

  await owner.click(owner.link("Slots and videos", settings));
  const cards = page.locator("#videos article");
  await expect(cards).toHaveCount(FILMS);
  for (let at = 0; at < FILMS; at += 1) {
    await owner.type("Embed code or address", `https://vimeo.com/10000000${at}`, cards.nth(at));
    await owner.click(owner.button("Save", cards.nth(at)));
    await expect(cards.nth(at).getByText("Vimeo").first()).toBeVisible();
  }

  await owner.click(owner.link("Launch checklist", settings));
  await owner.click(owner.link("Manage lesson videos"));
  await owner.click(owner.button("Paste a list"));
  await owner.type(
    "Addresses",
    Array.from({ length: VIDEOS }, (_, at) => `${player.origin}/embed/100/lesson-${at + 1}`).join(
      "\n",
    ),
  );
  await owner.click(owner.button("Preview"));
  await owner.click(owner.button(`Save ${VIDEOS} videos`));
  await expect.poll(() => product.query("select 1 from lesson_videos")).toHaveLength(VIDEOS);
  await owner.click(owner.button(`Keep the words of all ${VIDEOS}`));
  await expect(page.getByText("Words kept")).toBeVisible();

  await page.goto("/admin/launch");
  // What needs the server or a telephone.
  const open = page.locator("main li", { has: page.getByText("To do", { exact: true }) });
  await expect(open.locator("h4")).toHaveText(["Public address", "Two-step sign-in"]);

  const guest = await browserAt();
  await guest.goto("/book");
  await guest
    .getByRole("link", { name: /free times?/ })
    .first()
    .click();
  await guest
    .getByRole("link", { name: /^\d{1,2}:\d\d/ })
    .first()
    .click();
  await guest.getByLabel("Your name").fill("Gina Guest");
  await guest.getByLabel("Email address").fill("gina@guests.example");
  const book = guest.getByRole("button", { name: "Book this time" });
  await book.click();
  await expect(book).toBeHidden();
  const confirm = new URL(await product.mail.linkTo("/booking/confirm/"), product.url);
  await guest.goto(confirm.pathname);
  await guest.getByRole("button", { name: /Confirm/ }).click();
  await expect(guest).toHaveURL(/\/book\/next-steps/);
  await expect
    .poll(() => product.query("select 1 from bookings where confirmed_at is not null"))
    .toHaveLength(1);

  await guest.goto("/hiring/dmsetters");
  for (const answer of ["Canada", "18 or older", "4 to 6", "Yes, all three"])
    await guest.getByRole("radio", { name: answer, exact: true }).check();
  await guest.getByLabel("Your name").fill("Ann Applicant");
  await guest.getByLabel("Your email address").fill("ann@applicant.example");
  await guest.getByRole("button", { name: "Apply and book your interview" }).click();
  await expect(guest).toHaveURL(/\/thank-you/);

  await owner.click(owner.button("Calls", menu));
  await owner.click(owner.link(/^Inbox/, menu));
  await owner.click(owner.link("Ann Applicant"));
  await owner.click(owner.button("Accept and create trainee"));
  const dialog = page.getByRole("dialog", { name: "Accept and create trainee" });
  await owner.click(owner.button("Accept and create trainee", dialog));
  await expect(page.locator("code")).toBeVisible();

  const trainee = await browserAt();
  await trainee.goto("/auth");
  await trainee.getByLabel("Access Code").fill((await page.locator("code").textContent()) ?? "");
  await trainee.keyboard.press("Enter");
  await expect(trainee).toHaveURL(/\/training$/);
  await trainee.goto("/training/lesson1");
  await advance(await playerOf(trainee), 30);
  await expect
    .poll(() => product.query("select 1 from lesson_progress where progress_seconds > 0"))
    .toHaveLength(1);

  const { fields, clicks } = owner.spent;
  console.info(`A launch takes ${fields} fields and ${clicks} clicks`);
  expect(fields, "fields").toBeLessThanOrEqual(MOST.fields);
  expect(clicks, "clicks").toBeLessThanOrEqual(MOST.clicks);
});
