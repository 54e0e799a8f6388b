import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { appCode } from "../kit/authenticator";
import { expect, test } from "./fixtures";
import { ADMIN_CODE, BOARD_PASSWORD, type JourneyProduct, type Trainee } from "./product";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS = [360, 768, 1280, 2560];
/** Where a page is laid out for a phone, and where for a desk. */
const LAYOUTS = [360, 1280];
/** What another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Scene = { product: JourneyProduct; trainee: Trainee; page: Page };

type Look = {
  name: string;
  as: "visitor" | "trainee" | "admin";
  address: string;
  prepare?: (scene: Scene) => Promise<unknown>;
  /** What is done on the page, once it is there, to see this look of it. */
  reach?: (scene: Scene) => Promise<void>;
};

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
  { name: "an unknown address", as: "visitor", address: "/no/such/page" },
  { name: "the dashboard", as: "trainee", address: "/training", prepare: someProgress },
  { name: "a lesson without a video", as: "trainee", address: "/training/lesson1" },
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
    prepare: ({ product }) => product.empty(),
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
      await page.getByRole("button", { name: `Delete ${trainee.name}` }).click();
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
  { name: "the audit log", as: "admin", address: "/admin/log" },
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
    name: "the tracker's form with a duplicate",
    as: "trainee",
    address: "/tracker",
    prepare: someProspects,
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Add New Prospect" }).click();
      await page.getByLabel("First Name").fill("Ann");
      await page.getByLabel("Last Name").fill("Sample");
      await page.getByLabel("Call Date").selectOption("Custom Date");
      await expect(page.getByText("of this name and country already")).toBeVisible();
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
      await page.getByRole("button", { name: `Report of ${trainee.name}` }).click();
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
      await page.getByLabel("Code that the app shows").fill(appCode(key));
      await page.keyboard.press("Enter");
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
      await page.getByLabel("E-mail address").fill("somebody.with.a.long.name@company.example");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Send another code" })).toBeVisible();
    },
  },
  { name: "the second step of signing in", as: "visitor", address: "/auth/confirm" },
  {
    name: "the panel that asks for proof",
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
      await expect(page.getByRole("region", { name: "New access code" })).toBeVisible();
    },
  },
  {
    name: "the videos page",
    as: "admin",
    address: "/admin/upload-videos",
    prepare: ({ product }) => product.setVideo(2, "still"),
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

for (const look of LOOKS) {
  test(`LOOKS ${look.name} is accessible in both themes and fits every width`, async ({
    openBrowser,
    product,
    trainee,
    expectFault,
  }) => {
    expectFault(/status of 40[034]/);
    const code = { visitor: undefined, trainee: trainee.accessCode, admin: ADMIN_CODE }[look.as];
    const page = await (await openBrowser({ as: code, reducedMotion: "reduce" })).newPage();
    const scene = { product, trainee, page };
    await page.emulateMedia({ colorScheme: "light" });
    await look.prepare?.(scene);
    await page.goto(look.address);
    await look.reach?.(scene);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, width);
      if (!LAYOUTS.includes(width)) continue;
      await expectAccessible(new AxeBuilder({ page: page as AxePage }).withTags(RULES), width);
      await page.emulateMedia({ colorScheme: "dark" });
      await settled(page);
      const colours = new AxeBuilder({ page: page as AxePage }).withRules(COLOUR_RULES);
      await expectAccessible(colours, width);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });
}

/** Every colour has become what it is in this theme. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function expectAccessible(checker: AxeBuilder, width: number): Promise<void> {
  const { violations } = await checker.analyze();
  expect(violations.map(inShort), `at ${width} px`).toEqual([]);
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
      const { scrollWidth, clientWidth } = document.documentElement;
      return clientWidth > wide - 20 ? scrollWidth - clientWidth : null;
    }, width);
  await expect.poll(beyond, `scrolls sideways at ${width} px`).toBe(0);
}

/** The checker's types come with a browser driver of another version. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]["page"];
type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function inShort({ id, nodes }: Violation): string {
  const places = nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`);
  return `${id}: ${places.slice(0, 4).join("\n")}`;
}
