import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated } from "./steps";

/** Pages with every kind of bar, square, tab and chosen link. */
const PAGES = [
  "/training",
  "/training/adminpanel",
  "/admin/funnel",
  "/admin/inbox",
  "/admin/applicants",
  "/admin/agenda",
  "/tracker/outcomes",
  "/script",
  "/book",
];

test("WEB-4 with the system's own few colors, buttons, bars and what is current can still be told from the rest", async ({
  product,
  trainee,
  adminPage: page,
}) => {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await product.setProgress(trainee.userId, 2, { seconds: 10 });
  for (const path of PAGES) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(path);
    await page.evaluate(noteDrawings);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(lost), path).toEqual([]);
  }
});

test("WEB-4 CALL-8 the choice of a time zone has an arrow in the system's own text color", async ({
  visitorPage: page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/schedule/discovery");
    await hydrated(page);
    const field = page.locator("label", { has: page.getByRole("combobox", { name: "Time zone" }) });
    const colors = await field.evaluate((label) => {
      const arrow = label.querySelector("input ~ span svg");
      return [arrow, label].map((each) => each && getComputedStyle(each).color);
    });
    expect(colors[0], colorScheme).toBe(colors[1]);
    await expect(field.locator("input ~ span svg")).toBeVisible();
  }
});

test("SLOT-1 no field on a phone is so small that iOS zooms into it", async ({
  openBrowser,
  product,
}) => {
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
  const browser = await openBrowser({ ...phone, as: (await product.createTrainee()).accessCode });
  const page = await browser.newPage();
  for (const path of [
    "/book",
    "/support",
    "/help",
    "/auth",
    "/tracker",
    "/tracker/import",
    "/account",
  ]) {
    await page.goto(path);
    expect(await smallFields(page), path).toEqual([]);
  }
});

function smallFields(page: Page): Promise<string[]> {
  return page.locator("input, select, textarea").evaluateAll((fields) =>
    fields
      .filter(
        (field) =>
          field.checkVisibility() &&
          !/^(?:checkbox|radio|hidden|file)$/.test((field as HTMLInputElement).type),
      )
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );
}

/** Runs in the page: marks what is drawn by a background alone. */
function noteDrawings(): void {
  for (const element of document.querySelectorAll<HTMLElement>("main *")) {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    const isShape = element.childElementCount === 0 && !element.textContent?.trim();
    if (!isShape || width === 0 || height === 0 || height > 48 || element.closest("svg")) continue;
    // What stands in for data that is still on its way says nothing.
    if (/^(?:INPUT|IFRAME|IMG|VIDEO)$/.test(element.tagName)) continue;
    if (element.closest(".sr-only, .animate-pulse")) continue;
    if (backgroundColor.endsWith(", 0)")) continue;
    const around = getComputedStyle(element.parentElement ?? element).backgroundColor;
    if (backgroundColor !== around) element.dataset.drawing = "";
  }
}

/** Runs in the page: what can no longer be told from its surroundings. */
function lost(): string[] {
  const style = (element: Element) => getComputedStyle(element);
  const backOf = (element: Element | null): string => {
    if (!element) return "none";
    const { backgroundColor } = style(element);
    return backgroundColor.endsWith(", 0)") ? backOf(element.parentElement) : backgroundColor;
  };
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const hasLine = (element: Element) =>
    Number.parseFloat(style(element).borderBottomWidth) > 0 &&
    style(element).borderBottomStyle !== "none";
  const drawings = [...document.querySelectorAll("[data-drawing]")].filter(
    (each) => backOf(each) === backOf(each.parentElement) && !hasLine(each),
  );
  const buttons = [...document.querySelectorAll(".button")].filter((each) => !hasLine(each));
  const marked =
    "[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]";
  const current = [...document.querySelectorAll(marked)].filter(
    (each) => each.checkVisibility() && backOf(each) === backOf(each.parentElement),
  );
  return [...drawings, ...buttons, ...current].map(name);
}
