/** A setter's day in a browser: keys, offline, and a second browser. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { JourneyProduct, Trainee } from "./product";
import { hydrated } from "./steps";

const PAGE = "/tracker/today";
const numbers = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");

async function due(product: JourneyProduct, trainee: Trainee, names: readonly string[]) {
  for (const [at, firstName] of names.entries()) {
    await product.addProspect(trainee, { firstName, lastName: "Due" });
    await product.query(
      `update prospects set next_contact_at = now() - make_interval(hours => $1)
       where first_name = $2 and user_id = $3`,
      [30 - at, firstName, trainee.userId],
    );
  }
}

test("DAY-1 a follow-up takes at most six keys: next, copy, and what came of it; the next one opens by itself", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await due(product, trainee, ["Ann", "Ben", "Cleo"]);
  const browser = await openBrowser({ as: trainee.accessCode });
  await browser.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await browser.newPage();
  await page.goto(PAGE);
  await hydrated(page);
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  const card = (name: string) => page.getByRole("heading", { name: `${name} Due` });
  await press("n");
  await expect(card("Ann")).toBeVisible();
  await press("c");
  await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Ann");
  await press("3");
  await expect(card("Ben")).toBeVisible();
  expect(keys).toBeLessThanOrEqual(6);
  keys = 0;
  // A reply that the script knows: its line comes next, and is copied too.
  await press("ArrowDown", "Enter", "c", "1");
  await expect(card("Cleo")).toBeVisible();
  expect(keys).toBeLessThanOrEqual(6);
  await press("u");
  await expect(page.getByText("Undone: Follow up in 1 day.")).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: "Ben Due" }).first()).toBeVisible();
  await press("?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toContainText(
    "Follow up in 7 days",
  );
});

test("DAY-1 DAY-2 acts done offline are kept, sent once when the connection is back, and live in another browser", async ({
  product,
  trainee,
  openBrowser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to fetch/);
  await due(product, trainee, ["Ann", "Ben"]);
  const browser = await openBrowser({ as: trainee.accessCode });
  const page = await browser.newPage();
  const other = await (await openBrowser({ as: trainee.accessCode })).newPage();
  for (const each of [page, other]) {
    await each.goto(PAGE);
    await hydrated(each);
  }
  await browser.setOffline(true);
  for (const key of ["n", "1", "7"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Add one to replies" }).click();
  await expect(numbers(page, "Follow-ups").first()).toHaveText("2");
  await expect(page.getByText("3 not sent yet")).toBeVisible();
  await expect(numbers(other, "Follow-ups").first()).toHaveText("0");
  await browser.setOffline(false);
  await expect(numbers(other, "Follow-ups").first()).toHaveText("2");
  await expect(numbers(other, "Replies").first()).toHaveText("1");
  await expect(page.getByText("not sent yet")).toBeHidden();
  await expect(page.getByText("Nothing is due")).toBeVisible();
  await page.reload();
  await expect(numbers(page, "Follow-ups").first()).toHaveText("2");
});
