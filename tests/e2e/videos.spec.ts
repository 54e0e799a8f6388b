import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectToLast, playerOf, stopClock, toast } from "./steps";

const VIDEO = "32d140e2-e4f4-4eec-9d53-20371e9be607";

test("UPL-1 a pasted embed code becomes the lesson's video, counted and checked off", async ({
  adminPage: page,
  traineePage,
  player,
}) => {
  await page.clock.install();
  await page.goto("/admin/upload-videos");
  await expect(page.getByRole("heading", { name: "Manage Lesson Videos" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(26);
  await expect(page.getByText("0 of 26 videos configured", { exact: true })).toBeVisible();
  const missing = page.getByRole("region", { name: "Missing Videos (26 remaining)" });
  await expect(missing).toContainText(
    Array.from({ length: 26 }, (_, index) => index + 1).join(", "),
  );

  const card = cardOf(page, 3);
  await expect(card).toContainText("Why People Really Buy: Emotions vs Logic");
  await expect(card.getByRole("img", { name: "Configured" })).toHaveCount(0);
  await card
    .getByRole("textbox")
    .fill(
      `<div><iframe src="${player.address(VIDEO)}?autoplay=true&amp;loop=false" allow="autoplay"></iframe></div>`,
    );
  await stopClock(page);
  await card.getByRole("button", { name: "Save Video" }).click();
  const saved = toast(page, "✓ Video Saved");
  await expect(saved).toContainText("Lesson 3 video configured successfully!");
  await expectToLast(page, saved, 3_000);
  await expect(card).toContainText(`Current video ID: ${VIDEO}`);
  await expect(card.getByRole("img", { name: "Configured" })).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveValue("");
  await expect(page.getByText("1 of 26 videos configured", { exact: true })).toBeVisible();
  const left = page.getByRole("region", { name: "Missing Videos (25 remaining)" });
  await expect(left).toContainText("Lessons 1, 2, 4, 5,");

  await traineePage.goto("/training/lesson3");
  await playerOf(traineePage);
  expect(player.asked.at(-1)?.pathname).toBe(`/embed/100/${VIDEO}`);
  expect(player.asked.at(-1)?.searchParams.has("autoplay")).toBe(false);

  await card.getByRole("textbox").fill(player.address("another-one"));
  await card.getByRole("button", { name: "Update Video" }).click();
  await expect(card).toContainText("Current video ID: another-one");
});

test("UPL-1 another administrator's videos show without a reload, until nothing is missing", async ({
  adminPage: page,
  product,
}) => {
  await page.goto("/admin/upload-videos");
  await expect(page.getByText("0 of 26 videos configured")).toBeVisible();
  await product.setVideo(9, "still");
  await expect(page.getByText("1 of 26 videos configured")).toBeVisible();
  for (let lesson = 1; lesson <= 26; lesson += 1) await product.setVideo(lesson, `still-${lesson}`);
  await expect(page.getByText("26 of 26 videos configured", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Configured" })).toHaveCount(26);
  await expect(page.getByText(/Missing Videos/)).toHaveCount(0);
});

test("UPL-1 a card plays its video and shows the length that the player reports", {
  tag: "@window",
}, async ({ adminPage: page, product, player }) => {
  await product.setVideo(2, "still-preview");
  await product.setVideo(26, "still-last");
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 2);
  await expect(card).toContainText("Duration: 0:40");
  await expect(card.locator("iframe")).toHaveAttribute(
    "src",
    `${player.address("still-preview")}?playerId=preview-2`,
  );
  expect(player.asked.map(({ pathname }) => pathname)).not.toContain("/embed/100/still-last");
  await cardOf(page, 26).scrollIntoViewIfNeeded();
  await expect(cardOf(page, 26)).toContainText("Duration: 0:40");
  await product.setVideo(2, "still-another");
  await expect(card).toContainText("Current video ID: still-another");
  await expect(card.locator("iframe")).toHaveAttribute("src", /still-another/);
});

test("UPL-1 a video is removed after a question; an unreachable server is reported, and the pasted text is kept", async ({
  adminPage: page,
  product,
  player,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  await product.setVideo(4, "still");
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 4);
  await card.getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure you want to remove the video of lesson 4?");
  await expect(dialog).toContainText("their notes and the transcript stay");
  await dialog.getByRole("button", { name: "Remove Video" }).click();
  await expect(toast(page, "Video removed")).toBeVisible();
  await expect(card).toContainText("No video yet");
  await expect(card.locator("iframe")).toHaveCount(0);

  await card.getByRole("textbox").fill(player.address("still"));
  await page.route("**/admin/upload-videos*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await card.getByRole("button", { name: "Save Video" }).click();
  await expect(toast(page, "Save failed")).toContainText("The server cannot be reached");
  await expect(card.getByRole("textbox")).toHaveValue(player.address("still"));
});

function cardOf(page: Page, lesson: number): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByText(`Lesson ${lesson}`, { exact: true }) });
}
