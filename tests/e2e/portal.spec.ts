import { expect, test } from "./fixtures";

test("PORT-2 Ctrl+K opens a search, arrows choose and Enter opens, without the mouse", async ({
  adminPage: page,
  product,
}) => {
  await product.createTrainee("Penelope", "Finder");
  await page.goto("/training");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Search pages, lessons and people" });
  await expect(search).toBeFocused();
  await expect(page.getByRole("option", { name: "Training" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await search.fill("penelope");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/adminpanel\?person=/);
  await expect(page.getByText("Penelope Finder").first()).toBeVisible();

  await page.keyboard.press("Control+k");
  await search.fill("buyer");
  const second = page.getByRole("option").nth(1);
  await expect(second).toContainText("The 4 Buyer Types");
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
});

test("PORT-1 on a phone the navigation is at the bottom and covers neither toasts nor the page's end", async ({
  trainee,
  visitorPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A sign-in, unlike a session that was begun for the journey, leaves a toast.
  await page.context().request.post("/auth", { form: { accessCode: trainee.accessCode } });
  await page.goto("/training");
  const nav = page.getByRole("navigation", { name: "Portal" });
  const bar = await nav.boundingBox();
  expect(bar && Math.round(bar.y + bar.height)).toBe(640);
  const toast = await page.getByText("Logged in successfully").boundingBox();
  expect(toast && bar && toast.y + toast.height <= bar.y).toBe(true);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(footer && bar && footer.y + footer.height <= bar.y + 1).toBe(true);
  await nav.getByRole("link", { name: "Tracker" }).click();
  await expect(page.getByRole("heading", { name: "Prospect Tracker" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Tracker" })).toHaveAttribute("aria-current", "page");
});
