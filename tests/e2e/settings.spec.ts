import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";
import { toast } from "./steps";

const SETTINGS = "/admin/settings";
const SAVED = "Saved, and live everywhere";

test("NAV-1 NAV-2 the brand is seen while it is chosen, and then on the whole site", async ({
  adminPage: page,
  visitorPage: visitor,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await page.goto("/training/adminpanel");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Brand" }).last().click();
  await page.getByLabel("Company name").fill("North Desk");
  const swatch = page.locator("[data-preview=Light] span");
  const color = () => swatch.evaluate((element) => element.style.backgroundColor);
  expect(await color()).toContain("262");
  await page.getByLabel("Hue", { exact: true }).fill("400");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a whole number from 0 to 360")).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("North Desk");
  await page.getByLabel("Hue on the color wheel").fill("30");
  expect(await color()).toContain("30");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("North Desk");
  await visitor.goto("/");
  await expect(visitor.getByRole("banner")).toContainText("North Desk");
  await expect(visitor.locator("html")).toHaveAttribute("style", /--brand-hue:\s*30/);
});

test("SLOT-1 OWN-3 a slot takes a pasted embed, keeps the input if it is not one, and can be emptied and filled again", async ({
  adminPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 40[03]/);
  await page.goto(`${SETTINGS}/slots`);
  const card = page.locator("#discovery");
  const field = card.getByLabel("Embed code or address");
  await field.fill("https://evil.example/frame");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("alert").first()).toContainText("Nothing was saved");
  await expect(field).toHaveValue("https://evil.example/frame");
  await expect(page.getByRole("alert")).toHaveCount(2);

  await product.query("update sessions set proven_at = now() - interval '1 hour'");
  await field.fill("https://calendly.com/north-desk/discovery");
  await card.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Access Code").fill(ADMIN_CODE);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(card.getByText(SAVED)).toBeVisible();
  await expect(card.getByText("Now: https://calendly.com/north-desk/discovery")).toBeVisible();
  await expect(field).toHaveValue("");
  await card.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("Built-in calendar")).toBeVisible();
  await expect(card.getByRole("button", { name: "Remove" })).toBeHidden();
  await toast(page, /removed$/)
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(card.getByText("Now: https://calendly.com/north-desk/discovery")).toBeVisible();
});

test("BOOK-1 two administrators change a calendar: the second sees both, and replaces nothing unseen", async ({
  adminPage: page,
  adminBrowser,
  expectFault,
}) => {
  expectFault(/status of 40[09]/);
  const address = `${SETTINGS}/calendars/interview`;
  await page.goto(address);
  const other = await adminBrowser.newPage();
  await other.goto(address);
  await other.getByLabel("Seats").fill("3");
  await setMonday(page, "10:00", "12:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await expect(other.getByText("Someone else just changed this")).toBeVisible();
  await expect(other.getByLabel("Seats")).toHaveValue("3");
  await setMonday(other, "14:00", "16:00");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Someone else changed this in the meantime")).toBeVisible();
  await expect(other.getByText("Stored now: 10:00-12:00")).toBeVisible();
  await expect(other.getByLabel("Monday: from")).toHaveValue("14:00");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText(SAVED)).toBeVisible();
  await expect(page.getByLabel("Monday: from")).toHaveValue("14:00");
  await page.getByRole("button", { name: "Restore defaults" }).click();
  await expect(page.getByLabel("Monday: to")).toHaveValue("18:00");
});

async function setMonday(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel("Monday: from").fill(from);
  await page.getByLabel("Monday: to").fill(to);
}

test("OWN-8 a calendar's hours are chosen, typed and copied, its zone is searched, and its questions are added and moved", async ({
  adminPage: page,
}) => {
  const address = `${SETTINGS}/calendars/interview`;
  await page.goto(address);
  await setMonday(page, "10:00", "12:00");
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await page.getByLabel("Monday, 2: to").fill("00:00");
  await page.getByLabel("Copy to other days from Monday", { exact: true }).click();
  for (const day of ["Tuesday", "Sunday"]) await page.getByRole("checkbox", { name: day }).check();
  await page.getByRole("button", { name: "Copy Monday to the chosen days" }).click();
  await expect(page.getByLabel("Sunday, 2: to")).toHaveValue("00:00");
  await page.getByRole("button", { name: "Type the hours" }).click();
  await page.getByRole("textbox", { name: "Friday" }).fill("9am-5pm");
  await page.getByRole("button", { name: "Choose the hours" }).click();
  await expect(page.getByLabel("Friday: to")).toHaveValue("17:00");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  const cities = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await cities.promise;
    await route.continue();
  });
  await zone.fill("mumbai");
  await zone.press("Enter");
  cities.resolve();
  await expect(zone).toHaveValue("Asia/Kolkata");
  for (const [at, text] of ["First?", "Second?", "Third?"].entries()) {
    await page.getByRole("button", { name: "Add a question" }).click();
    await expect(page.getByLabel("Question", { exact: true }).nth(at)).toBeFocused();
    await page.keyboard.type(text);
  }
  const place = (number: number, way: "up" | "down") =>
    page.getByRole("button", { name: `Move question ${number} ${way}` });
  await place(3, "up").focus();
  for (const number of [2, 1, 1]) {
    await page.keyboard.press("Enter");
    await expect(place(number, "up")).toBeFocused();
  }
  await place(1, "down").press("Enter");
  await expect(place(2, "down")).toBeFocused();
  await page.getByRole("button", { name: "Remove question 1" }).press("Enter");
  await expect(page.locator("summary", { hasText: "Question 1" })).toBeFocused();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Sunday: from")).toHaveValue("10:00");
  await expect(page.getByLabel("Friday: to")).toHaveValue("17:00");
  await expect(zone).toHaveValue("Asia/Kolkata");
  const questions = page.getByLabel("Question", { exact: true });
  await expect(questions).toHaveCount(2);
  await expect(questions.first()).toHaveValue("Third?");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Restore defaults" }).click();
  await expect(questions).toHaveCount(0);
});

test("OWN-2 a trial keeps what is typed, and leaving it unsaved asks, by link and by the way back", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/status of 4(00|22)/);
  await page.goto(SETTINGS);
  const tabs = page.getByRole("navigation", { name: "Settings" });
  await tabs.getByRole("link", { name: "Videos", exact: true }).click();
  await expect(page).toHaveURL("/admin/settings/videos");
  await expect(page.getByLabel("Video hosts")).not.toBeEditable();
  const key = page.getByLabel("Token key");
  await key.fill("never sent back");
  await page.getByLabel("Test with this video").fill("https://elsewhere.example/embed/1/a");
  await page.getByRole("button", { name: "Test video" }).click();
  await expect(page.getByRole("alert")).toContainText("is not among the video hosts");
  await expect(key).toHaveValue("never sent back");

  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Pixel", exact: true }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(key).toHaveValue("never sent back");
  await page.goBack();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/settings\/videos$/);
  await page.locator("#videos").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText("Saved. Type a new one to replace it")).toBeVisible();
  await expect(key).toHaveValue("");
  await page.getByRole("link", { name: "Pixel", exact: true }).click();
  await page.getByLabel("Pixel id").fill("12345");
  await page.getByRole("link", { name: "Privacy", exact: true }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Privacy", exact: true })).toBeVisible();
});

test("NAV-1 the longest company name is read whole in the header of the site and the portal, in other scripts, too", async ({
  adminPage: page,
}) => {
  const nameBox = () =>
    page.evaluate(() => {
      const header = document.querySelector("header");
      const name = header?.querySelector("a > span");
      if (!header || !name) return null;
      const text = document.createRange();
      text.selectNodeContents(name);
      const [outer, inner] = [header, text].map((each) => each.getBoundingClientRect());
      if (!outer || !inner) return null;
      return {
        isWhole:
          inner.top >= outer.top &&
          inner.bottom <= outer.bottom &&
          inner.right <= window.innerWidth,
        isUncut: name.scrollHeight <= name.clientHeight + 1,
        height: outer.height,
        side: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
  const names = ["預約設定".repeat(15), "Wilhelmina ".repeat(5).padEnd(60, "W"), "W".repeat(60)];
  const shipped = "Setpoint";
  for (const name of [...names, shipped]) {
    await page.goto(`${SETTINGS}/brand`);
    await page.getByLabel("Company name").fill(name);
    await page.locator("#brand").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    if (name === shipped) break;
    for (const path of ["/", "/training"]) {
      await page.goto(path);
      for (const width of [320, 360, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await nameBox();
        expect(found, `${name} on ${path} at ${width}`).toMatchObject({
          isWhole: true,
          isUncut: true,
        });
        expect(found?.height).toBeLessThan(160);
        expect(found?.side).toBeLessThanOrEqual(0);
      }
    }
  }
});
