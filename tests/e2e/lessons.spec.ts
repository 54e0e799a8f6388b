import { expect, test } from "./fixtures";
import { toast } from "./steps";

const item = (id: number) => `[id='lessons.${id}-item']`;

test("OWN-3 lessons are moved by keyboard and pointer, copied, hidden and published alone, and trainees see places as numbers", async ({
  adminPage: page,
  traineePage,
  product,
}) => {
  await page.goto("/admin/content/lessons");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const row = (id: number) => page.locator(item(id));
  const more = row(7).getByRole("button", { name: "More for Lesson 7" });
  await more.scrollIntoViewIfNeeded();
  await more.press("Enter");
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await page.getByLabel("Position").fill("1");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(toast(page, "“The 4 Buyer Types” is now lesson 1 of 26")).toContainText(
    "Under Foundation and Appointment Setting",
  );
  await expect(row(7).getByRole("button", { name: /^More for/ })).toBeFocused();
  await row(26)
    .locator("[draggable]")
    .dragTo(row(24), { targetPosition: { x: 40, y: 4 } });
  await expect(toast(page, "“The Future of Sales” is now lesson 24 of 26")).toBeVisible();
  await row(5).press("Alt+ArrowUp");
  await expect(toast(page, "“The Buyer's Decision Cycle” is now lesson 5 of 26")).toBeVisible();

  await row(2)
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  const copy = page.locator(item(27));
  await expect(copy).toContainText("Appointment Setting - LinkedIn Job Offer (copy)");
  await expect(copy).toContainText("Draft");
  await row(9).getByRole("button", { name: "Anti Spam" }).click();
  await row(9).getByLabel("State").selectOption("Hidden");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toast(page, "Published")).toContainText("(copy)” (It is a draft)");

  await traineePage.goto("/training");
  const first = traineePage.getByRole("article").first();
  await expect(first).toContainText("Lesson 1");
  await expect(first.getByRole("link")).toHaveAttribute("href", "/training/lesson7");
  await expect(traineePage.getByText("0 of 25 lessons completed")).toBeVisible();

  await copy.locator("[id='lessons.27.title']").fill("LinkedIn, told anew");
  await copy.getByRole("button", { name: "Publish this lesson" }).click();
  await expect(toast(page, /is published$/)).toBeVisible();
  await traineePage.reload();
  await expect(traineePage.getByText("0 of 26 lessons completed")).toBeVisible();
  await traineePage.getByRole("link", { name: "LinkedIn, told anew" }).click();
  await expect(traineePage).toHaveURL(/lesson27$/);
  expect(product.faults).toEqual([]);
});

test("OWN-3 each Undo of a move offers the one before it", async ({ adminPage: page }) => {
  await page.goto("/admin/content/lessons");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const rows = () =>
    page.locator("[id^='lessons.'][id$='-item']").evaluateAll((all) => all.map(({ id }) => id));
  const before = await rows();
  for (const id of [5, 9, 12]) {
    await page.locator(item(id)).focus();
    await page.locator(item(id)).press("Alt+ArrowUp");
    await expect(toast(page, / is now lesson /)).toHaveCount(1);
  }
  expect(await rows()).not.toEqual(before);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  for (let left = 3; left > 0; left -= 1) await undo.click();
  await expect(undo).toHaveCount(0);
  expect(await rows()).toEqual(before);
});

test("WEEK-8 a lesson moved over the edge of its block by keyboard keeps the focus on what was pressed", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/content/lessons");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const blockOf = (id: number) =>
    page
      .locator(item(id))
      .evaluate((row) => row.closest("ol")?.previousElementSibling?.textContent);
  const before = await blockOf(7);
  const down = page.locator(`${item(7)} button[value="down lessons.7"]`);
  await down.focus();
  for (let step = 0; step < 8 && (await blockOf(7)) === before; step += 1) {
    await page.keyboard.press("Enter");
    await expect(down).toBeFocused();
  }
  expect(await blockOf(7)).not.toBe(before);
  const up = page.locator(`${item(7)} button[value="up lessons.7"]`);
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  expect(await blockOf(7)).toBe(before);
  await page.locator(item(7)).press("Alt+ArrowDown");
  await expect(page.locator(item(7))).toBeFocused();
});

test("OWN-3 a pasted list of videos is saved after a look at what goes where", async ({
  adminPage: page,
  player,
}) => {
  await page.goto("/admin/upload-videos");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const lines = [
    player.address("one"),
    `7, ${player.address("seven")}`,
    `The Trust Pyramid: ${player.address("one")}`,
    "https://videos.example/watch?v=abc",
    `lesson 40 ${player.address("forty")}`,
  ];
  await page.getByLabel("Addresses").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("3 videos of 5 to save")).toBeVisible();
  await expect(page.getByText("The same video as Lesson 1.")).toBeVisible();
  await expect(page.getByText(/Videos of videos.example do not work here/)).toBeVisible();
  await expect(page.getByText("There is no lesson 40.")).toBeVisible();
  await page.getByLabel("Addresses").press("End");
  await page.getByLabel("Addresses").pressSequentially("x");
  await expect(page.getByRole("button", { name: "Save 3 videos" })).toHaveCount(0);
  await expect(page.getByText("Preview it again to save it")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Save 3 videos" }).click();
  await expect(page.getByText("3 videos saved")).toBeVisible();
  await expect(page.getByText("3 of 26 videos configured")).toBeVisible();
  const missing = page.getByRole("region", { name: "Missing Videos (23 remaining)" });
  await missing.getByRole("link", { name: "8", exact: true }).click();
  await expect(page).toHaveURL(/#lesson-8$/);
});
