// cspell:ignore objecton
import { corpusCues, storeCues } from "../kit/media-search";
import { expect, test } from "./fixtures";
import { playerOf } from "./steps";

test("MED-6 from the dashboard to the second in which something is said, by keyboard", async ({
  traineePage: page,
  product,
  player,
}) => {
  await storeCues(product, corpusCues());
  await product.setVideo(18, "still");
  await page.goto("/training");
  await page.getByRole("link", { name: "Search lessons" }).click();
  const field = page.getByRole("searchbox");
  await field.fill("price objecton");
  await field.press("Enter");
  const best = page.getByRole("region", { name: "Best matches" });
  const result = best.getByRole("link", { name: /Lesson 18/ }).first();
  await expect(result.locator("mark").first()).toHaveText(/price/i);
  const second = /t=(\d+)$/.exec((await result.getAttribute("href")) ?? "")?.[1];
  await result.focus();
  await page.keyboard.press("Enter");
  await playerOf(page);
  expect(player.asked.at(-1)?.searchParams.get("t")).toBe(second);
  await page.getByRole("link", { name: "Search lessons" }).click();
  await expect(page.getByRole("heading", { name: "Search lessons" })).toBeVisible();
});
