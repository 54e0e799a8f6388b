/** Long lists are tables: everything in a row can be reached at every width, and arrow keys move between rows. */
import type { Page } from "@playwright/test";
import { aCohort } from "../kit/cohorts";
import { anApplication } from "../kit/inbox-items";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { hydrated } from "./steps";

const CARDS_BELOW = 900;
const WIDTHS = [320, 768, 900, 1024, 1280];
const LIST = "table:has(caption) > tbody";
const FOCUSED = () => document.activeElement?.getAttribute("aria-label");

test("TRK-1 ADM-3 the question mark shows the keys of the tracker and of the panel, but not in a field", async ({
  adminPage: page,
}) => {
  const sheet = page.getByRole("dialog", { name: "Shortcuts" });
  for (const address of ["/training/adminpanel", "/tracker"]) {
    await page.goto(address);
    await hydrated(page);
    await page.keyboard.press("?");
    await expect(sheet.getByText("From row to row, on the same button")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(page.getByRole("searchbox")).toHaveValue("?");
  await expect(sheet).toBeHidden();
});

test("TRK-1 the tracker is a table from 900 px on, and arrow keys move through it", async ({
  product,
  trainee,
  adminPage: page,
}) => {
  for (const firstName of ["Ann", "Bo", "Cy"]) await product.addProspect(trainee, { firstName });
  await product.query("update prospects set version = 2 where first_name <> 'Bo'");
  await page.goto("/tracker");
  await expectInSight(page, 3);
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("searchbox"), "a field keeps its arrows").toBeFocused();
  await page.getByRole("button", { name: "Edit Cy Prospect" }).focus();
  await press(page, "ArrowDown", "Edit Bo Prospect");
  await press(page, "ArrowRight", "History of Bo Prospect");
  await press(page, "ArrowLeft", "Edit Bo Prospect");
  await press(page, "End", "Edit Ann Prospect");
  await press(page, "ArrowRight", "Undo last change of Ann Prospect");
  await page.keyboard.press("ArrowUp");
  const rows = page.locator(`${LIST} > tr`);
  await expect(rows.nth(1), "the same button of this row is disabled").toBeFocused();
  await press(page, "Home", null);
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Cy Prospect" })).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(FOCUSED)).toBe("Edit Cy Prospect");
  await expect(
    page.locator(`${LIST} [tabindex='0']:visible`),
    "Tab goes through one row",
  ).toHaveCount(7);
  await page.getByRole("button", { name: "Remove Cy Prospect" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(question, "a dialog keeps its arrows").toBeVisible();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0), "the next row has the focus").toBeFocused();
});

test("ADM-2 the panel is a table from 900 px on, and arrow keys move through it", async ({
  product,
  adminPage: page,
}) => {
  for (const first of ["Ann", "Bo", "Cy"]) await product.createTrainee(first, "Alpha");
  await page.goto("/training/adminpanel");
  await expectInSight(page, 3);
  await page.getByRole("button", { name: "Lessons of Cy Alpha" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Lesson Progress Details" })).toBeVisible();
  await press(page, "ArrowDown", "Lessons of Bo Alpha");
  await press(page, "ArrowRight", "Select Bo Alpha");
  await press(page, "ArrowRight", "Copy access code of Bo Alpha");
  await press(page, "End", /^Copy access code of/);
  await press(page, "Home", "Copy access code of Cy Alpha");
  await press(page, "ArrowRight", "Report of Cy Alpha");
  await press(page, "ArrowRight", "More for Cy Alpha");
  await page.keyboard.press("Enter");
  const menu = page.locator("[popover]:popover-open");
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("button", { name: "Copy Sign-in Link" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  for (const before of ["Report of Cy Alpha", "Copy access code of Cy Alpha"])
    await press(page, "ArrowLeft", before);
  await press(page, "ArrowLeft", "Select Cy Alpha");
  await press(page, "ArrowLeft", "Lessons of Cy Alpha");
  await press(page, "ArrowLeft", null);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Lessons of Bo Alpha" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

async function press(page: Page, key: string, label: string | RegExp | null): Promise<void> {
  await page.keyboard.press(key);
  if (label instanceof RegExp) expect(await page.evaluate(FOCUSED)).toMatch(label);
  else expect(await page.evaluate(FOCUSED)).toBe(label);
}

/** Every button of the list is inside the window; the list has this many rows, which are cards on a narrow screen. */
async function expectInSight(page: Page, count: number): Promise<void> {
  await expect(page.locator(`${LIST} > tr`)).toHaveCount(count);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const head = await page
      .locator("table:has(caption) > thead")
      .evaluate((thead) => thead.clientHeight);
    expect(head > 1, `has its headings at ${width} px`).toBe(width >= CARDS_BELOW);
    // A card has two lines until it is opened.
    if (width < CARDS_BELOW) await foldAll(page, { open: true });
    const cut = await page.locator(LIST).evaluate((list) => {
      const frame = list.closest(".panel")?.getBoundingClientRect();
      const inside = (box: DOMRect) => frame && box.left >= frame.left && box.right <= frame.right;
      const all = [...list.querySelectorAll("button, summary")];
      return all
        .filter((each) => each.checkVisibility())
        .filter((each) => !inside(each.getBoundingClientRect()))
        .map((each) => each.outerHTML);
    });
    expect(cut, `is cut off at ${width} px`).toEqual([]);
    if (width < CARDS_BELOW) await foldAll(page, { open: false });
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(beyond), `sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Opens all cards of the list, or closes them. */
async function foldAll(page: Page, { open }: { open: boolean }): Promise<void> {
  const others = page.locator(`${LIST} button[aria-expanded=${!open}]:visible`);
  const labels = await others.evaluateAll((all) =>
    all.map((each) => each.getAttribute("aria-label")),
  );
  for (const name of labels) {
    const opener = page.getByRole("button", { name: String(name), exact: true });
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", String(open));
  }
}

test("TRK-1 ADM-2 on a phone 25 rows have two lines each, and open to show the rest", async ({
  product,
  trainee,
  adminPage: page,
}) => {
  for (let each = 0; each < 25; each += 1) {
    await product.addProspect(trainee, { firstName: `Maximiliane-${each}` });
    await product.createTrainee(`Maximiliane-${each}`, "von Hohenlohe");
  }
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/tracker", "/training/adminpanel"]) {
    await page.goto(path);
    await expect(page.locator(`${LIST} > tr`)).toHaveCount(25);
    const height = () => document.documentElement.scrollHeight;
    expect(await page.evaluate(height), path).toBeLessThanOrEqual(3_000);
    const label = path === "/tracker" ? "Deal amount" : "Last Login";
    await expect(page.locator(`${LIST} [data-label='${label}']`).first()).toBeHidden();
  }
  const actions = page.getByRole("button", { name: /^More for / });
  await expect(actions).toHaveCount(0);
  await page.getByText("Maximiliane-3 von Hohenlohe", { exact: true }).click();
  await expect(actions).toHaveCount(1);
});

test("ADM-2 TRK-1 names of 60 characters, in either direction, fit every list at 320 px", async ({
  product,
  adminPage: page,
}) => {
  const query: JourneyProduct["query"] = (text, values) => product.query(text, values);
  const long = ["Wolfeschlegelsteinhausenbergerd", "Featherstonehaugh-Cholmondeley"] as const;
  const fromRight = ["عبد الرحمن بن عبد الله", "الأنصاري الخزرجي المدني"] as const;
  for (const [firstName, lastName] of [long, fromRight]) {
    const trainee = await product.createTrainee(firstName, lastName);
    await product.addProspect(trainee, { firstName, lastName });
    const cohort = await aCohort({ query }, trainee.userId);
    await query("update cohorts set name = $1 where id = $2", [trainee.name, cohort]);
    await anApplication(query, { name: trainee.name, mail: `${trainee.userId}@example.com` });
    const host = { intent: "add-host", name: trainee.name };
    await page.request.post("/admin/hosts", { form: host });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of LISTS_OF_NAMES) {
    await page.goto(path);
    for (const [name] of [long, fromRight])
      await expect(page.getByText(name).filter({ visible: true }).first(), path).toBeVisible();
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(beyond), `${path} sideways`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(cutOff), path).toEqual([]);
  }
});

const LISTS_OF_NAMES = [
  "/training/adminpanel",
  "/tracker",
  "/admin/cohorts",
  "/admin/inbox",
  "/admin/applicants",
  "/admin/readiness",
  "/admin/hosts",
  "/admin/settings/calendars/discovery",
];

/** Runs in the page: texts cut off at the edge of their box without an ellipsis. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main [dir='auto']")]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
    .filter((each) => getComputedStyle(each).display !== "inline")
    .filter((each) => getComputedStyle(each).textOverflow !== "ellipsis")
    .map((each) => each.outerHTML);
}
