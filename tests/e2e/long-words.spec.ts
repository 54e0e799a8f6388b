/** A word without a break, in every text that has room for it, moves no page sideways on a phone. */
import type { Page } from "@playwright/test";
import { placedFields } from "../../app/content/fields";
import { aBooking, anApplication, aSubmission } from "../kit/inbox-items";
import { publicPaths } from "../kit/public-paths";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";

const PHONE = { width: 360, height: 800 };
const WORD = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbau";
const TEXTS = ["text", "paragraph", "markdown"];

type Document = JourneyProduct["content"]["documents"][number];

function withWord({ root, shippedFields }: Document): Record<string, string> {
  const texts = placedFields(root, shippedFields).flatMap(({ field, path }) => {
    const value = shippedFields[path] ?? "";
    if (!("max" in field) || !TEXTS.includes(field.kind) || value === "") return [];
    // Some texts are addresses or take only a few values: they have no spaces.
    const longer = /^\S*$/.test(value) ? value : value.replace(" ", ` ${WORD} `);
    return longer.length <= (field.max ?? Number.POSITIVE_INFINITY) ? [[path, longer]] : [];
  });
  return Object.fromEntries(texts);
}

async function publishLongWords(product: JourneyProduct): Promise<void> {
  for (const document of product.content.documents)
    await product.query(
      "insert into content_versions (key, fields, hash, batch) values ($1, $2, '', gen_random_uuid())",
      [document.key, JSON.stringify(withWord(document))],
    );
  await product.content.readAgain();
}

/** The pages that scroll sideways, each with what is too wide. */
async function tooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const past = [...document.querySelectorAll("body *")].filter(
        (each) =>
          each.getBoundingClientRect().right > clientWidth + 1 &&
          ![...each.children].some(
            (child) => child.getBoundingClientRect().right > clientWidth + 1,
          ),
      );
      const names = past
        .slice(0, 4)
        .map(({ tagName, className, textContent }) =>
          [tagName, className, textContent?.slice(0, 40)].join(" | "),
        );
      return `${scrollWidth} px: ${names.join(" ; ")}`;
    });
    if (found) wide.push(`${path} ${found}`);
  }
  return wide;
}

test("WEB-5 a word of 57 letters in every text moves no public page sideways on a phone", async ({
  product,
  openBrowser,
}) => {
  await publishLongWords(product);
  const browser = await openBrowser({ viewport: PHONE, javaScriptEnabled: false });
  const page = await browser.newPage();
  const paths = publicPaths(await (await page.request.get("/sitemap.xml")).text());
  expect(paths.length).toBeGreaterThan(20);
  expect(await page.goto("/").then(() => page.getByText(WORD).count())).toBeGreaterThan(10);
  expect(await tooWide(page, paths)).toEqual([]);
});

const PORTAL = [
  "/training",
  "/training/lesson1",
  "/training/readiness",
  "/training/practice",
  "/script",
  "/tracker",
  "/tracker/today",
  "/tracker/pay",
  "/account",
  "/operations",
  "/admin",
  "/admin/inbox",
  "/admin/agenda",
  "/admin/attendance",
  "/admin/applicants",
  "/admin/people",
  "/admin/cohorts",
  "/admin/pay",
  "/admin/content",
  "/admin/content/claims",
  "/admin/settings/brand",
  "/admin/hosts",
  "/admin/log",
  "/admin/outcomes",
  "/training/adminpanel",
];

test("WEB-5 long words in texts, names and notes move no page of the portal sideways on a phone", async ({
  product,
  adminBrowser,
}) => {
  await publishLongWords(product);
  const trainee = await product.createTrainee("Tess", WORD);
  await product.addProspect(trainee, { firstName: WORD, lastName: WORD });
  await product.addCard(WORD, "Monday", { tags: [WORD] });
  const { query } = product;
  const ask = query.bind(product);
  await aBooking(ask, { name: WORD });
  await aBooking(ask, { name: WORD, calendar: "weeklyGroup", inHours: -48 });
  await aSubmission(ask, { hoursAgo: 2 });
  await anApplication(ask, { name: WORD, fields: [{ label: WORD, value: WORD }] });
  await ask("insert into cohorts (name, starts_on) values ($1, '2026-01-05')", [WORD]);
  const page = await adminBrowser.newPage();
  await page.setViewportSize(PHONE);
  expect(await tooWide(page, PORTAL)).toEqual([]);
});
