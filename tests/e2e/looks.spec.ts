import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ADMIN_CODE, type JourneyProduct, type Trainee } from "./product";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const CHECKED_WIDTHS = [360, 768, 1280];
const WIDEST = 2560;

type Scene = { product: JourneyProduct; trainee: Trainee; page: Page };

type Look = {
  name: string;
  as: "visitor" | "trainee" | "admin";
  address: string;
  prepare?: (scene: Scene) => Promise<void>;
  /** What is done on the page, once it is there, to see this look of it. */
  reach?: (scene: Scene) => Promise<void>;
};

const LOOKS: Look[] = [
  { name: "the home page", as: "visitor", address: "/" },
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
    name: "the videos page",
    as: "admin",
    address: "/admin/upload-videos",
    prepare: ({ product }) => product.setVideo(2, "still"),
  },
];

for (const look of LOOKS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`LOOKS ${look.name} in ${colorScheme} is accessible and fits every width`, async ({
      openBrowser,
      product,
      trainee,
      expectFault,
    }) => {
      expectFault(/status of 40[04]/);
      const code = { visitor: undefined, trainee: trainee.accessCode, admin: ADMIN_CODE }[look.as];
      const page = await (await openBrowser({ as: code, reducedMotion: "reduce" })).newPage();
      const scene = { product, trainee, page };
      await page.emulateMedia({ colorScheme });
      await look.prepare?.(scene);
      await page.goto(look.address);
      await look.reach?.(scene);
      for (const width of CHECKED_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, width);
        const { violations } = await new AxeBuilder({ page: page as AxePage })
          .withTags(RULES)
          .analyze();
        expect(violations.map(inShort), `at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: WIDEST, height: 1_300 });
      await expectNoSidewaysScroll(page, WIDEST);
    });
  }
}

async function someProgress({ product, trainee }: Scene): Promise<void> {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await product.setProgress(trainee.userId, 2, { seconds: 12 });
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(client).toBeGreaterThan(width - 20);
  expect(scroll, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(client);
}

/** The checker's types come with a browser driver of another version. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]["page"];
type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function inShort({ id, nodes }: Violation): string {
  const places = nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`);
  return `${id}: ${places.slice(0, 4).join("\n")}`;
}
