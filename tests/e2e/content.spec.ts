import type { Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { aPicture } from "../kit/pictures";
import { expect, test } from "./fixtures";
import { toast } from "./steps";

/** In the hero: other parts have one too. */
const heading = (page: Page) => page.getByRole("group", { name: "Hero" }).getByLabel("Heading");

/** The current minute, as typed into a date and time field. */
function typedMinute() {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${two(now.getMonth() + 1)}${two(now.getDate())}${now.getFullYear()}`;
  const time = `${two(now.getHours() % 12 || 12)}${two(now.getMinutes())}`;
  return { day, time: `${time}${now.getHours() < 12 ? "AM" : "PM"}` };
}

/** Items out of sight have an estimated size, so the check would see one on top of another; runs in the page. */
function drawn(items: Element[]): void {
  for (const item of items)
    if (item instanceof HTMLElement) item.style.contentVisibility = "visible";
}

test("CONT-2 CONT-4 CONT-5 an owner changes the hero's heading, publishes it, schedules the next one and restores the first, by keyboard alone", async ({
  adminPage: page,
  visitorPage: visitor,
}) => {
  await page.goto("/admin/content");
  await expect(page.getByRole("heading", { name: "Content", level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator("a[href='/admin/content/landing']").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeVisible();
  const before = await heading(page).inputValue();
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Preview");
  const preview = page.frameLocator("iframe[title='Preview of /']");
  const shown = preview.getByRole("heading", { level: 1, name: "Sell from anywhere" });
  await heading(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Sell from anywhere");
  await expect(shown).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCSS("width", "390px");
  await press("Desktop");
  await expect(frame).toHaveCSS("width", "1280px");
  await expect(shown).toBeVisible();

  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    before.replace("{weeks}", "12"),
  );
  await press("Publish");
  await expect(toast(page, "Published")).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Sell from anywhere");

  await heading(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Sell from home");
  await expect(page.getByText("1 change not published")).toBeVisible();
  await page.getByRole("link", { name: "Schedule", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Date and time").focus();
  const { day, time } = await page.evaluate(typedMinute);
  await page.keyboard.type(day);
  await page.keyboard.press("Tab");
  await page.keyboard.type(time);
  await press("Schedule");
  await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();
  const shownToVisitors = async () => {
    await visitor.goto("/");
    return visitor.getByRole("heading", { level: 1 }).textContent();
  };
  await expect.poll(shownToVisitors).toBe("Sell from home");

  await page.goto("/admin/content/landing/history");
  // The newest is live and has no button.
  const first = page.getByRole("button", { name: /^Restore version/ }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Restored, and live everywhere")).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Sell from anywhere");
});

test("CONT-4 a click on a text in the preview opens its field, and the preview keeps its place", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/content/faq?preview=1");
  const frame = page.frameLocator("iframe[title='Preview of /']");
  const question = frame.locator("details").nth(2);
  await question.locator("summary").click();
  const field = page.locator("[id='questions.3.question']");
  await expect(field).toBeFocused();
  const place = () =>
    question.evaluate(({ ownerDocument: { defaultView } }) => defaultView?.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await field.fill("What do graduates earn?");
  await expect(question.locator("summary")).toHaveText("What do graduates earn?");
  await expect(question).toHaveAttribute("open");
  expect(await place()).toBe(before);

  await page.setViewportSize({ width: 390, height: 800 });
  await question.locator("p").click();
  await expect(page.locator("[id='questions.3.answer']")).toBeFocused();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("CONT-3 what is typed without a connection survives a reload, and is sent when it is back", async ({
  adminPage: page,
  adminBrowser,
  product,
  expectFault,
}) => {
  expectFault(/Failed to load resource|ERR_/);
  await page.goto("/admin/content/faq");
  const field = page.locator("#heading");
  await page.route("**/admin/content/faq/draft", (route) => route.abort());
  await field.fill("Kept in the browser");
  await expect(page.getByText("Offline: saved in this browser")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Kept in the browser");
  await page.unroute("**/admin/content/faq/draft");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("1 change not published")).toBeVisible();
  expect(await product.query("select value from content_drafts")).toEqual([
    { value: "Kept in the browser" },
  ]);

  const other = await adminBrowser.newPage();
  await other.goto("/admin/content/faq");
  await other.locator("#subline").fill("Another field");
  await expect(page.locator("#subline")).toHaveValue("Another field");
});

test("CONT-2 items are added, moved and removed by keyboard, and a removal can be undone", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/content/faq");
  const first = page.locator("[id='questions.1-item']");
  await page.locator("[id='questions.1.question']").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(first.getByRole("heading")).toHaveText("Question 2");
  await expect(page.locator("[id='questions.1.question']")).toBeFocused();
  await page.getByRole("button", { name: "Remove Question 2", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveCount(0);
  await toast(page, "Question 2 removed").getByRole("button", { name: "Undo" }).click();
  await expect(first.getByRole("heading")).toHaveText("Question 2");
  await page.getByRole("button", { name: "Add question" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Who are you?");
  await expect(
    page.getByRole("group", { name: "Questions" }).getByLabel("Question", { exact: true }).last(),
  ).toHaveValue("Who are you?");
  await page.locator("li[id$='-item']").evaluateAll(drawn);
  expect(await violationsOf(page)).toEqual([]);
});

test("CONT-11 the script is edited by keyboard in an outline, and the map next to it follows", async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/content/script");
  expect(await violationsOf(page)).toEqual([]);
  const row = (name: string) => page.getByRole("button", { name, expanded: false });
  const map = page.getByRole("region", { name: "Map" });
  const fault = map.locator("text", { hasText: "Choose a message that exists" });
  await row("19 Offer the call").focus();
  await page.keyboard.press("ArrowDown");
  await expect(row("20 Send the booking link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const field = page.locator("[id='nodes.closing.title']");
  await expect(field).toBeVisible();
  await page.getByRole("button", { name: "Add answer" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Not this week");
  await expect(map.getByText("4. Not this week")).toBeVisible();
  await expect(fault).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Leads to").last()).toBeFocused();
  await page.keyboard.type("Send the booking");
  await expect(fault).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Answer 4" }).focus();
  await page.keyboard.press("Enter");
  await expect(map.getByText("4. Not this week")).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await map.locator("text", { hasText: "9. Why now" }).click();
  await expect(page.locator("[id='nodes.motivation.message']")).toBeVisible();
  await expect(page.getByRole("button", { name: "9 Why now", expanded: true })).toBeFocused();
});

test("OWN-10 an owner chooses a photo's focal point by a tap and by keyboard at 360 px, and sees its frames", async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/content/testimonials");
  const item = page.getByRole("group", { name: "Photo" }).first();
  await item.scrollIntoViewIfNeeded();
  await item.locator("input[type=file]").setInputFiles({
    name: "portrait.png",
    mimeType: "image/png",
    buffer: Buffer.from(await aPicture(300, 600)),
  });
  const point = item.getByRole("button", {
    name: /^Focal point: 50% from the left, 50% from the top/,
  });
  await expect(point).toBeVisible();
  // It takes its size when the picture is there, and is not there while the uploaded one takes the chosen one's place.
  let box = { width: 0, height: 0 };
  await expect
    .poll(async () => {
      box = (await point.boundingBox()) ?? box;
      return box.height;
    })
    .toBeGreaterThan(100);
  await point.click({ position: { x: box.width / 2, y: box.height / 5 } });
  const where = item.getByText(/% from the left, \d+% from the top$/);
  await expect(where).toHaveText(/^5\d% from the left, (19|20|21)% from the top$/);
  await item.getByRole("button", { name: "Center" }).press("Enter");
  await expect(where).toHaveText("50% from the left, 50% from the top");
  const button = item.getByRole("button", { name: /^Focal point/ });
  for (const key of ["ArrowUp", "ArrowUp", "ArrowLeft"]) await button.press(key);
  await button.press("Enter");
  await expect(where).toHaveText("45% from the left, 40% from the top");
  const frames = item.locator("img.object-cover");
  await expect(frames).toHaveCount(3);
  for (const frame of await frames.all())
    await expect(frame).toHaveCSS("object-position", "45% 40%");
  expect(await violationsOf(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
});
