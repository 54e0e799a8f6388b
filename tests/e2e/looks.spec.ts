import type { BrowserContext, Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { appCode } from "../kit/authenticator";
import { aBooking, aFailedMail, aKnownGuest, anApplication, aSubmission } from "../kit/inbox-items";
import { test as base, enter, expect, type Faults, waitForScripts, watch } from "./fixtures";
import { ADMIN_CODE, BOARD_PASSWORD, type JourneyProduct, type Trainee } from "./product";
import { chooseOf, hydrated } from "./steps";

const STILL = { reducedMotion: "reduce" } as const;
const FIRST_SIZE = { width: 1280, height: 720 };
/** Where a page is checked; 320 px is where most of them would scroll sideways first. */
const WIDTHS = [320, 360, 768, 900, 1024, 1280];
/** Where a text twice as large has to fit, too. */
const LARGE_TEXT_AT = [360, 1280];
/** Everything on a page is visible on a phone or on a desktop. */
const ACCESSIBLE_AT = [360, 1280];
const THEMES = ["light", "dark"] as const;

type Scene = { product: JourneyProduct; trainee: Trainee; page: Page };

type Look = {
  name: string;
  as: "visitor" | "trainee" | "admin";
  address: string;
  /** In a separate browser: its effects cannot be undone. */
  alone?: true;
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Actions on the loaded page that lead to this look. */
  reach?: (scene: Scene) => Promise<void>;
};

/** Cues with the words that a look searches for. */
const SAID = `insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
  select n, 1, 60 * n, 60 * n + 4, 'The price objection is the most frequent one, number ' || n from generate_series(1, 8) n`;

const LOOKS: Look[] = [
  {
    name: "the landing page",
    as: "visitor",
    address: "/",
    reach: ({ page }) => page.getByText("What equipment do I need?").click(),
  },
  {
    name: "the landing page with its other tab",
    as: "visitor",
    address: "/",
    reach: ({ page }) => page.getByText("Practical Training").click(),
  },
  { name: "the terms", as: "visitor", address: "/terms" },
  { name: "the privacy policy", as: "visitor", address: "/privacy" },
  { name: "the thank-you page", as: "visitor", address: "/thank-you" },
  { name: "the page for who does not qualify", as: "visitor", address: "/disqualified" },
  { name: "the booking page", as: "visitor", address: "/book" },
  {
    name: "the next steps after booking with their advertising notice",
    as: "visitor",
    address: "/book/next-steps",
    prepare: (scene) => setSettings(scene, { pixel: { id: "1234567890" } }),
    reach: ({ page }) =>
      expect(page.getByRole("region", { name: "May we measure our ads?" })).toBeVisible(),
  },
  {
    name: "an outcome page with its advertising choices",
    as: "visitor",
    address: "/disqualified",
    prepare: (scene) => setSettings(scene, { pixel: { id: "1234567890", askConsent: false } }),
    reach: ({ page }) =>
      expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible(),
  },
  {
    name: "the booking page with a company's own calendar that does not answer",
    as: "visitor",
    address: "/book",
    alone: true,
    prepare: async (scene) => {
      const discovery = { provider: "calendly", address: "https://calendly.com/acme/call" };
      await scene.page.clock.install();
      await setSettings(scene, { slots: { discovery } });
    },
    reach: async ({ page }) => {
      const instead = page.getByText("Calendly did not load, so here is our own.");
      await expect(async () => {
        await page.clock.runFor(11_000);
        await expect(instead).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    name: "the booking page with free times",
    as: "visitor",
    address: "/book",
    reach: async ({ page }) => {
      await page.mouse.move(5, 5);
      await expect(page.getByRole("link", { name: /free time/ }).first()).toBeVisible();
    },
  },
  {
    name: "the booking form with faults",
    as: "visitor",
    address: "/schedule/group-onboarding",
    reach: async ({ page }) => {
      await hydrated(page);
      await page
        .getByRole("link", { name: /seats left/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Book this time" }).click();
      await expect(page.getByText("Please enter your name")).toBeVisible();
    },
  },
  {
    name: "a calendar without free times",
    as: "visitor",
    address: "/schedule/one-on-one",
    prepare: ({ product }) => product.setCalendar("oneOnOne", { hours: [] }),
  },
  { name: "the next steps after booking", as: "visitor", address: "/book/next-steps" },
  { name: "the group onboarding", as: "visitor", address: "/onboarding" },
  { name: "the setup call", as: "visitor", address: "/setup" },
  { name: "a booking's address that is cut", as: "visitor", address: "/booking/cut" },
  {
    name: "a meeting that is booked",
    as: "visitor",
    address: "/schedule/setup",
    prepare: ({ product }) =>
      aKnownGuest((text, values) => product.query(text, values), "maximiliane@guests.example"),
    reach: async ({ page }) => {
      await bookAs(page, "maximiliane@guests.example");
      await expect(page.getByRole("heading", { name: /is booked/ })).toBeVisible();
    },
  },
  {
    name: "a meeting that waits for its confirmation",
    as: "visitor",
    address: "/schedule/setup",
    reach: async ({ page }) => {
      await bookAs(page, `${"maximiliane.".repeat(5)}x@guests.example`);
      await expect(page.getByRole("heading", { name: "This time is held for you" })).toBeVisible();
    },
  },
  {
    name: "the page that confirms a meeting",
    as: "visitor",
    address: "/schedule/setup",
    reach: async ({ page, product }) => {
      await bookAs(page, "maximiliane@guests.example");
      await expect(page.getByRole("heading", { name: "This time is held for you" })).toBeVisible();
      await page.goto(await product.mail.linkTo("/booking/confirm/"));
      await expect(page.getByRole("button", { name: "Confirm the meeting" })).toBeVisible();
    },
  },
  {
    name: "a meeting that was not confirmed in time",
    as: "visitor",
    address: "/schedule/setup",
    reach: async ({ page, product }) => {
      await bookAs(page, "maximiliane@guests.example");
      await expect(page.getByRole("heading", { name: "This time is held for you" })).toBeVisible();
      await product.query("update bookings set held_until = now()");
      await page.reload();
      await expect(page.getByRole("heading", { name: /no longer held/ })).toBeVisible();
    },
  },
  {
    name: "the page that confirms a meeting, too late",
    as: "visitor",
    address: "/schedule/setup",
    reach: async ({ page, product }) => {
      await bookAs(page, "maximiliane@guests.example");
      await expect(page.getByRole("heading", { name: "This time is held for you" })).toBeVisible();
      const link = await product.mail.linkTo("/booking/confirm/");
      await product.query("update bookings set held_until = now()");
      await page.goto(link);
      await expect(page.getByRole("button", { name: /Confirm my address/ })).toBeVisible();
    },
  },
  {
    name: "the support center with an answer open",
    as: "visitor",
    address: "/support?question=What%20about%20this%3F",
    reach: ({ page }) => page.getByText("What is a qualified appointment?").click(),
  },
  { name: "the help page", as: "visitor", address: "/help" },
  {
    name: "the help page with answers and without one",
    as: "visitor",
    address: "/help?q=When%20do%20I%20get%20my%20first%20paycheck%3F",
    reach: async ({ page }) => {
      await hydrated(page);
      await page.getByLabel("Your question", { exact: true }).fill("x".repeat(120));
      await page.keyboard.press("Enter");
      await expect(page.getByText("No answer found").first()).toBeVisible();
    },
  },
  { name: "the request for a company email", as: "visitor", address: "/request-company-email" },
  {
    name: "a request with faults",
    as: "visitor",
    address: "/request-company-facebook",
    reach: async ({ page }) => {
      await page.locator("form[novalidate]").waitFor();
      await page.getByRole("button", { name: "Request the account" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  { name: "a request's receipt", as: "visitor", address: "/crm-request?sent=1" },
  { name: "the legal team's form", as: "visitor", address: "/legal-team-form" },
  { name: "the agreement's preview", as: "visitor", address: "/demo-agreement" },
  { name: "the agreement alone", as: "visitor", address: "/demo-agreement/document" },
  { name: "the welcome page", as: "visitor", address: "/join-slack" },
  { name: "the welcome page's second step", as: "visitor", address: "/join-slack?step=2" },
  {
    name: "the hiring page with faults in its application",
    as: "visitor",
    address: "/hiring/dmsetters",
    reach: async ({ page }) => {
      await expect(async () => {
        await page.getByRole("button", { name: "Apply and book your interview" }).click();
        await expect(page.getByRole("alert")).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  },
  {
    name: "the next steps to the interview",
    as: "visitor",
    address: "/hiring/dmsetters/next-steps",
  },
  { name: "the setters' stories", as: "visitor", address: "/hiring/dmsetters/testimonials" },
  { name: "the sign-in page", as: "visitor", address: "/auth" },
  {
    name: "the sign-in page with a fault",
    as: "visitor",
    address: "/auth",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  { name: "an unknown address", as: "visitor", address: "/pricing" },
  { name: "the dashboard", as: "trainee", address: "/training", prepare: someProgress },
  {
    name: "the dashboard with a booked session",
    as: "trainee",
    address: "/training/sessions/one-on-one",
    reach: async ({ page }) => {
      await page.locator("[data-time]").first().click();
      await page.getByLabel("Email address").fill("tess@guests.example");
      await page.getByRole("button", { name: "Book this time" }).click();
      await expect(page.getByRole("heading", { name: /is booked/ })).toBeVisible();
      await page.getByRole("link", { name: "Back to Training" }).click();
      await expect(page.getByRole("list", { name: "1-on-1 session: booked" })).toBeVisible();
    },
  },
  {
    name: "the free times of a session",
    as: "trainee",
    address: "/training/sessions/weekly-group",
  },
  { name: "a lesson without a video", as: "trainee", address: "/training/lesson1" },
  {
    name: "the search over lessons with results of every kind",
    as: "trainee",
    address: "/training/search?q=price+objection",
    prepare: ({ product }) => product.query(SAID),
  },
  {
    name: "the search over lessons without a result",
    as: "trainee",
    address: "/training/search?q=zzqqxxyy",
  },
  {
    name: "a completed lesson with a video",
    as: "trainee",
    address: "/training/lesson1",
    prepare: async (scene) => {
      await scene.product.setVideo(1, "still");
      await someProgress(scene);
    },
  },
  {
    name: "the empty panel",
    as: "admin",
    address: "/training/adminpanel",
    prepare: async ({ product, trainee }) => {
      await product.query("delete from users where id = $1", [trainee.userId]);
    },
    reach: ({ page }) => expect(page.getByText("No users created yet.")).toBeVisible(),
  },
  {
    name: "the panel with an open row",
    as: "admin",
    address: "/training/adminpanel",
    prepare: async (scene) => {
      await someProgress(scene);
      await scene.product.createTrainee("Maximiliane-Charlotte", "von und zu Hohenlohe-Langenburg");
    },
    reach: async ({ page, trainee }) => {
      await page.getByRole("button", { name: `Lessons of ${trainee.name}` }).click();
      await expect(page.getByRole("heading", { name: "Lesson Progress Details" })).toBeVisible();
    },
  },
  {
    name: "the panel with its create dialog",
    as: "admin",
    address: "/training/adminpanel",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Create User" }).click();
      await expect(page.getByRole("dialog", { name: "Create User" })).toBeVisible();
    },
  },
  {
    name: "the panel with a question",
    as: "admin",
    address: "/training/adminpanel",
    reach: async ({ page, trainee }) => {
      await chooseOf(page, trainee.name, "Delete");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "the operations board",
    as: "visitor",
    address: "/operations",
    prepare: someCards,
  },
  {
    name: "the empty operations board with its login",
    as: "visitor",
    address: "/operations",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();
    },
  },
  {
    name: "the operations board while it is edited",
    as: "visitor",
    address: "/operations",
    prepare: someCards,
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByLabel("Password").fill(BOARD_PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Move Check the forms" }).click();
      await page.getByRole("button", { name: "Add card to Friday" }).click();
      await expect(page.getByRole("form")).toBeVisible();
    },
  },
  {
    name: "the operations board's shortcuts",
    as: "visitor",
    address: "/operations",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Shortcuts" }).click();
      await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeVisible();
    },
  },
  { name: "the owner's home", as: "admin", address: "/admin", prepare: someItems },
  { name: "the claims", as: "admin", address: "/admin/content/claims" },
  { name: "the audit log", as: "admin", address: "/admin/log" },
  {
    name: "the empty inbox",
    as: "admin",
    address: "/admin/inbox",
    prepare: async ({ product }) => {
      await product.query("delete from applicants");
      await product.query("delete from submissions");
    },
  },
  { name: "the inbox", as: "admin", address: "/admin/inbox", prepare: someItems },
  { name: "mail that failed", as: "admin", address: "/admin/mail", prepare: someItems },
  { name: "the agenda", as: "admin", address: "/admin/agenda?view=week", prepare: someItems },
  {
    name: "the board of applicants",
    as: "admin",
    address: "/admin/applicants?view=board",
    prepare: someItems,
  },
  {
    name: "an applicant",
    as: "admin",
    address: "/admin/applicants",
    prepare: someItems,
    reach: async ({ page }) => {
      await page.getByRole("link", { name: "Nora Not" }).click();
      await expect(page.getByRole("heading", { name: "Scorecards" })).toBeVisible();
    },
  },
  { name: "hosts and days off", as: "admin", address: "/admin/hosts" },
  { name: "the funnel", as: "admin", address: "/admin/funnel", prepare: someItems },
  {
    name: "an application, about to be accepted",
    as: "admin",
    address: "/admin/inbox?kind=application",
    prepare: someItems,
    reach: async ({ page }) => {
      await page.getByRole("link", { name: "Ann van der Berg" }).first().click();
      await page.getByRole("button", { name: "Accept and create trainee" }).click();
      await expect(page.getByRole("dialog", { name: "Accept and create trainee" })).toBeVisible();
    },
  },
  {
    name: "a meeting",
    as: "admin",
    address: "/admin/inbox?kind=booking",
    prepare: someItems,
    reach: async ({ page }) => {
      await page.getByRole("link", { name: "Gus Guest" }).first().click();
      await expect(page.getByRole("button", { name: "Cancel meeting" })).toBeVisible();
    },
  },
  { name: "the settings", as: "admin", address: "/admin/settings" },
  {
    name: "the brand's settings with a fault",
    as: "admin",
    address: "/admin/settings/brand",
    reach: async ({ page }) => {
      await page.getByLabel("Hue", { exact: true }).fill("400");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "the slots, one of them set and one with a fault",
    as: "admin",
    address: "/admin/settings/slots",
    prepare: ({ product }) =>
      product.setSettings({
        slots: {
          discovery: {
            provider: "calendly",
            address: "https://calendly.com/a-team-with-quite-a-long-name/a-discovery-call",
          },
        },
      }),
    reach: async ({ page }) => {
      await page.locator("#crm").getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "a calendar's settings",
    as: "admin",
    address: "/admin/settings/calendars/groupOnboarding",
  },
  { name: "the pixel's settings", as: "admin", address: "/admin/settings/pixel" },
  { name: "the launch checklist", as: "admin", address: "/admin/launch" },
  { name: "the empty tracker", as: "trainee", address: "/tracker" },
  {
    name: "the tracker with prospects",
    as: "admin",
    address: "/tracker",
    prepare: someProspects,
    reach: async ({ page }) => {
      await page.getByText("Not qualified", { exact: true }).last().click();
      for (const table of await page.getByText("As a table").all()) await table.click();
      await expect(page.getByText("No score was given")).toBeVisible();
    },
  },
  {
    name: "a removed prospect",
    as: "admin",
    address: "/tracker",
    prepare: someProspects,
    reach: async ({ page }) => {
      await page.getByRole("button", { name: /^Remove Maximiliane/ }).click();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      // The row's going moves the link, and a press on something that moves may be lost.
      await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Removed prospects" }).click();
      await expect(page.getByRole("button", { name: /^Restore Maximiliane/ })).toBeVisible();
    },
  },
  {
    name: "the tracker's form with a duplicate",
    as: "trainee",
    address: "/tracker",
    prepare: someProspects,
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Add New Prospect" }).click();
      await page.getByLabel("First Name").fill("Ann");
      await page.getByLabel("Last Name").fill("Sample");
      await page.getByLabel("Call Date").selectOption("Custom Date");
      await expect(page.getByText("with this name and country already exists")).toBeVisible();
    },
  },
  {
    name: "the tracker's edit form",
    as: "admin",
    address: "/tracker",
    prepare: someProspects,
    reach: ({ page }) => page.getByRole("button", { name: "Edit Ann Sample" }).click(),
  },
  {
    name: "a prospect's page",
    as: "trainee",
    address: "/tracker",
    prepare: someProspects,
    reach: async ({ page }) => {
      await page.getByRole("link", { name: "Ann Sample" }).click();
      await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
    },
  },
  {
    name: "a prospect's call being booked",
    as: "trainee",
    address: "/tracker",
    prepare: someProspects,
    reach: async ({ page }) => {
      await page.getByRole("link", { name: "Ann Sample" }).click();
      await page.getByRole("button", { name: "Booked" }).click();
      await page.getByRole("button", { name: "Eastern" }).click();
      await expect(page.getByRole("list", { name: "Free times" })).toBeVisible();
    },
  },
  { name: "outcomes missing", as: "trainee", address: "/tracker/outcomes-missing" },
  {
    name: "a setter's own pay with an entry open",
    as: "trainee",
    address: "/tracker/pay",
    prepare: somePay,
    reach: ({ page }) => page.getByText("Where this comes from").first().click(),
  },
  { name: "a statement", as: "trainee", address: "/tracker/pay/statement", prepare: somePay },
  { name: "everyone's pay", as: "admin", address: "/admin/pay", prepare: somePay },
  {
    name: "the tracker's admin login",
    as: "trainee",
    address: "/tracker",
    reach: ({ page }) => page.getByRole("button", { name: "Admin Login" }).click(),
  },
  {
    name: "the panel with its tables open and a filter that finds nobody",
    as: "admin",
    address: "/training/adminpanel?q=nobody",
    reach: async ({ page }) => {
      for (const summary of await page.getByText("As a table").all()) await summary.click();
    },
  },
  {
    name: "the report dialog",
    as: "admin",
    address: "/training/adminpanel",
    reach: async ({ page, trainee }) => {
      await page.getByRole("link", { name: `Report of ${trainee.name}` }).click();
      await expect(page.getByRole("dialog", { name: "Generate Progress Report" })).toBeVisible();
    },
  },
  { name: "the report tool", as: "visitor", address: "/generate-evidence" },
  {
    name: "the account page",
    as: "admin",
    address: "/account",
  },
  {
    name: "the account page with a key to be scanned",
    as: "admin",
    address: "/account",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Set up" }).click();
      await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    },
  },
  {
    name: "the account page with recovery codes",
    as: "admin",
    address: "/account",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Set up" }).click();
      const key = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
      await page.getByLabel("Code shown in the app").fill(appCode(key));
      await page.getByRole("button", { name: "Turn on" }).click();
      await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
    },
  },
  {
    name: "the account page of a trainee",
    as: "trainee",
    address: "/account",
  },
  { name: "asking for a code by mail", as: "visitor", address: "/auth/mail" },
  {
    name: "entering a code by mail",
    as: "visitor",
    address: "/auth/mail",
    reach: async ({ page }) => {
      await page.getByLabel("Email address").fill("somebody.with.a.long.name@company.example");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Send another email" })).toBeVisible();
    },
  },
  { name: "the second step of signing in", as: "visitor", address: "/auth/confirm" },
  {
    name: "the panel that asks for re-authentication",
    as: "admin",
    address: "/training/adminpanel",
    prepare: ({ product }) =>
      product.query("update sessions set proven_at = now() - interval '1 hour'"),
    reach: async ({ page, trainee }) => {
      await page.getByRole("button", { name: `Copy access code of ${trainee.name}` }).click();
      await expect(page.getByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
    },
  },
  {
    name: "an invitation over the people",
    as: "admin",
    address: "/admin/people",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Invite" }).click();
      await expect(page.getByRole("dialog", { name: "Invite" })).toBeVisible();
    },
  },
  {
    name: "whom sign-in links would reach",
    as: "admin",
    address: "/admin/people",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Send sign-in links" }).click();
      await expect(page.getByText("have an email address")).toBeVisible();
    },
  },
  {
    name: "the administrators with a trainee found",
    as: "admin",
    address: "/admin/administrators?search=t",
  },
  {
    name: "the administrators with a new code",
    as: "admin",
    address: "/admin/administrators?search=t",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: /^Make administrator:/ }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: "Make administrator" })
        .click();
      await expect(page.getByRole("dialog", { name: /^New access code of/ })).toBeVisible();
    },
  },
  {
    name: "the videos page",
    as: "admin",
    address: "/admin/upload-videos",
    prepare: ({ product }) => product.setVideo(2, "still"),
  },
  {
    name: "the moments of all lessons",
    as: "admin",
    address: "/admin/lesson-moments",
    prepare: someWatching,
  },
  {
    name: "the moments of a lesson",
    as: "admin",
    address: "/admin/lesson-moments?lesson=1",
    prepare: someWatching,
  },
  { name: "the script", as: "visitor", address: "/script" },
  {
    name: "the script in the middle, with a draft",
    as: "visitor",
    address: "/script?path=just-starting.us.none.yes",
    reach: async ({ page }) => {
      await page.getByLabel("Prospect's response").fill("Is this a scam?");
      await page.getByRole("button", { name: "Generate" }).click();
      await expect(page.getByText("From the script", { exact: true })).toBeVisible();
    },
  },
  {
    name: "the script outside the US",
    as: "visitor",
    address: "/script?path=just-starting.outside",
  },
  {
    name: "the script's end with its dialog",
    as: "visitor",
    address: "/script?path=what-is-it.full-time.income.extra.fair.good.today",
    reach: async ({ page }) => {
      await expect(page.getByRole("dialog", { name: "Congratulations" })).toBeVisible();
    },
  },
  {
    name: "the script asking for a name",
    as: "visitor",
    address: "/script",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Copy: Open the conversation" }).click();
      await expect(page.getByRole("dialog", { name: "Who is this for?" })).toBeVisible();
    },
  },
  { name: "the script as plain text", as: "visitor", address: "/script?mode=text" },
];

type LooksPage = { page: Page; faults: Faults };

/** One page for all looks of a worker: opening one, and loading axe and the scripts into it, takes as long as the look. */
const test = base.extend<{ looksPage: LooksPage }, { shared: LooksPage }>({
  shared: [
    async ({ browser, started }, use) => {
      const context = await browser.newContext({ baseURL: started.url, ...STILL });
      const faults: Faults = { seen: [], expected: [] };
      await watch(context, faults);
      context.on("page", waitForScripts);
      await use({ page: await pageOf(context), faults });
      await context.close();
    },
    { scope: "worker" },
  ],
  looksPage: async ({ shared, product, faults }, use, { errors }) => {
    await use(shared);
    // A page that failed stays as it was: it is described in the report, and no other test gets it.
    if (errors.length === 0) await forget(shared.page, product.url);
    faults.seen.push(...shared.faults.seen.splice(0));
  },
});

for (const look of LOOKS) {
  test(`LOOKS ${look.name} is accessible and fits its screen`, async ({
    looksPage,
    openBrowser,
    product,
    trainee,
    expectFault,
  }) => {
    expectFault(/status of 40[034]/);
    const page = look.alone ? await pageOf(await openBrowser(STILL)) : looksPage.page;
    const accessCode = { visitor: null, trainee: trainee.accessCode, admin: ADMIN_CODE }[look.as];
    if (accessCode) await enter(page.context(), product, accessCode);
    const scene = { product, trainee, page };
    await page.emulateMedia({ colorScheme: "light" });
    await look.prepare?.(scene);
    await page.goto(look.address);
    await look.reach?.(scene);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, width);
      if (ACCESSIBLE_AT.includes(width)) await expectAccessible(page, width);
    }
    await page.evaluate(withLargeText);
    for (const width of LARGE_TEXT_AT) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, width);
    }
  });
}

async function pageOf(browser: BrowserContext): Promise<Page> {
  await browser.addInitScript(withoutTransitions);
  // A page may still have the advertising of the look before.
  await browser.route(/^https:\/\/connect\.facebook\.net\//, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  return browser.newPage();
}

/** Resets the page to a new one. */
async function forget(page: Page, origin: string): Promise<void> {
  if (page.url() === "about:blank") return;
  await page.evaluate(() => sessionStorage.clear());
  // From a page of another site, the next one would start a process.
  await page.goto(`${origin}/robots.txt`);
  await page.unrouteAll();
  await page.setViewportSize(FIRST_SIZE);
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "cookies,local_storage,indexeddb,cache_storage",
  });
  await session.detach();
}

/** In both themes: the page that is there is drawn again, and only its colors are others. */
async function expectAccessible(page: Page, width: number): Promise<void> {
  // What is under a sticky bar depends on the scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const found = await violationsOf(page, { recolored: theme !== THEMES[0] });
    expect(found, `at ${width} px, ${theme}`).toEqual([]);
  }
}

/** Colors change instantly: with transitions, each inherited one would start after the one it comes from, frame after frame. */
function withoutTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition-property: none !important }");
  document.adoptedStyleSheets.push(still);
}

/** As wide as before, which is more than zooming the page asks for: on a phone it is what a reader's letter size does. */
function withLargeText(): void {
  document.documentElement.style.fontSize = "200%";
}

async function bookAs(page: Page, mail: string): Promise<void> {
  await hydrated(page);
  await page.locator("[data-time]").first().click();
  await page.getByLabel("Your name").fill("Maximiliane-Charlotte von Hohenlohe-Langenburg");
  await page.getByLabel("Email address").fill(mail);
  await page.getByRole("button", { name: "Book this time" }).click();
}

async function someItems({ product }: Scene): Promise<void> {
  const query = (text: string, values?: unknown[]) => product.query(text, values);
  await aSubmission(query, { hoursAgo: 30, mail: `${"long.".repeat(15)}address@example.com` });
  await aFailedMail(query, await aSubmission(query, { hoursAgo: 20, status: "open" }));
  await anApplication(query, {
    fields: [
      { label: "Why do you want this?", value: "I set appointments. ".repeat(30) },
      { label: "Profile", value: "x".repeat(300) },
    ],
  });
  await anApplication(query, { name: "Nora Not", qualified: false, status: "declined" });
  await aBooking(query);
  await aBooking(query, { name: "Called Off", cancelled: true });
}

/** Sets parts of the settings, with stand-ins for the hosts they name. */
async function setSettings(
  { product, page }: Scene,
  { slots = {}, pixel = {} }: { slots?: object; pixel?: object },
): Promise<void> {
  const empty = '<!doctype html><html lang="en"><title>A provider</title>';
  await page.route(/^https:\/\/calendly\.com\//, (route) =>
    route.fulfill({ contentType: "text/html", body: empty }),
  );
  await page.route(/^https:\/\/connect\.facebook\.net\//, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await product.setSettings({ slots, pixel });
}

async function someProspects({ product, trainee }: Scene): Promise<void> {
  await product.addProspect(trainee, { firstName: "Ann", lastName: "Sample" });
  await product.addProspect(trainee, {
    firstName: "Maximiliane-Charlotte-Wilhelmine",
    lastName: "Donaudampfschifffahrtsgesellschaftskapitän",
    score: "",
    country: "Other",
  });
}

/** A closed deal whose entry is disputed. */
async function somePay(scene: Scene): Promise<void> {
  await someProspects(scene);
  const { product, trainee } = scene;
  await product.query(
    `with closed as (
       update prospects set status = 'closed', deal_amount_cents = 250000, closed_at = now(), showed_at = now(),
         version = version + 1
       where user_id = $1 returning id, version
     )
     insert into events (actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, before, after, audited)
       select 'system', 'Command line', 'prospects.edit', 'prospect', id, 'Prospect',
         '{"status": "pending", "dealCents": null, "rescheduledDate": null}',
         jsonb_build_object('version', version, 'status', 'closed', 'dealCents', 250000, 'rescheduledDate', null), false
       from closed`,
    [trainee.userId],
  );
  const visitor = await product.visitor(trainee.accessCode);
  const page = await visitor.page("/tracker/pay");
  const entry = /name="entry" value="(\d+)"/.exec(page)?.[1] ?? "";
  const reason = "The contract says $3,000, and it was signed in October.";
  await visitor.form("/tracker/pay", { intent: "dispute", entry, reason });
}

/** Six of whom each has gone back and stopped in the first lesson, and one has begun the second. */
async function someWatching({ product }: Scene): Promise<void> {
  const made = await Promise.all(Array.from({ length: 6 }, () => product.createTrainee()));
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       last_watched_at, watched, watched_seconds, rewatched, length_seconds)
     select id, lesson, 200, 202, 600, now() - interval '2 hours', '{[0,200)}'::int4multirange, 200, '{[101,104)}'::int4multirange, 600
     from unnest($1::text[]) with ordinality as t(id, nth), generate_series(1, 2) as lesson where lesson = 1 or nth = 1`,
    [made.map(({ userId }) => userId)],
  );
  await product.query(SAID);
}

async function someProgress({ product, trainee }: Scene): Promise<void> {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await product.setProgress(trainee.userId, 2, { seconds: 12 });
}

async function someCards({ product }: Scene): Promise<void> {
  await product.addCard("Check the forms", "Monday", { tags: ["web", "a-tag-".repeat(10)] });
  await product.addCard("x".repeat(200), "Wednesday");
  await product.query(
    "update operations_cards set status = 'complete', notes = 'See https://example.com/a-long-address-that-has-to-break-somewhere-on-a-narrow-screen' where day_column = 'Monday'",
  );
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const beyond = () =>
    page.evaluate((wide) => {
      const page = document.documentElement;
      if (page.clientWidth <= wide - 20) return null;
      // A fixed bar makes no page wider: what sticks out of it cannot even be scrolled to.
      const apart = "[role=dialog], [role=alertdialog], nav[data-bar], [data-toasts]";
      const boxes = [page, ...document.querySelectorAll(apart)];
      return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
    }, width);
  await expect.poll(beyond, `scrolls sideways at ${width} px`).toBe(0);
}
