/** The keyboard goes through pages with videos as they are read: down, and from left to right, on a phone and on a desk. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { SHIPPED_LESSONS } from "~/training/copy/shipped-lessons";
import { expect, test } from "./fixtures";

const WIDTHS = [360, 1280];
const VTT = "WEBVTT\n\n00:01.000 --> 00:12.000\nAsk one question\n\n00:12.000 --> 00:14.000\nWait";

/** Where what the keyboard comes to next stands above, or to the left on the same line; a column to the right may begin above. */
function stepsBack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reached = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a[href], button, input, select, textarea, video, iframe, summary, [tabindex='0'])",
      ),
    ].filter((each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.checkVisibility());
    const named = (each: HTMLElement) => each.ariaLabel ?? (each.innerText || each.tagName);
    return reached.slice(1).flatMap((next, at) => {
      const before = reached[at];
      if (!before) return [];
      const [one, other] = [before.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBeside = other.left >= one.right - 1;
      const isAbove = other.bottom <= one.top + 1 && !isBeside;
      const isOnLine = other.top < one.bottom - 1 && other.bottom > one.top + 1;
      const isLeft = isOnLine && other.right <= one.left + 1;
      return isAbove || isLeft ? `${named(before)} → ${named(next)}` : [];
    });
  });
}

async function expectInOrder(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => stepsBack(page), `${what} at ${width}`).toEqual([]);
  }
}

test("MED-2 MED-5 MED-6 the keyboard goes through a lesson, its words and the search as they are read", async ({
  product,
  adminPage: page,
}) => {
  await product.useUpload(1, new Uint8Array(await readFile("demo/player/clip.webm")));
  await page.goto("/admin/upload-videos/1/transcript");
  await page.getByLabel("Or paste its text").fill(VTT);
  await page.getByRole("button", { name: "Save transcript" }).click();
  await page.getByRole("link", { name: "Edit the cue at 0:12" }).click();
  await expect(page.getByLabel("Words", { exact: true })).toBeFocused();
  await expectInOrder(page, "a cue's form");
  for (const summary of ["Upload or paste another", "Find and replace"])
    await page.getByText(summary).click();
  await expectInOrder(page, "all of a transcript's forms");
  for (const tab of ["overview", "transcript", "notes"]) {
    await page.goto(`/training/lesson1?tab=${tab}`);
    await expect(page.locator("video")).toBeVisible();
    if (tab === "notes") await page.getByRole("button", { name: "Add a note" }).click();
    await expectInOrder(page, `a lesson's ${tab}`);
  }
  for (const address of ["/training/search?q=question", "/admin/lesson-moments"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectInOrder(page, address);
  }
  // What the check is to find.
  await page.goto("/training/search?q=question");
  await page
    .getByRole("main")
    .locator("form")
    .first()
    .evaluate((form: HTMLElement) => {
      Object.assign(form.style, { display: "flex", flexDirection: "column-reverse" });
    });
  await expect.poll(() => stepsBack(page)).not.toEqual([]);
});

test("MED-1 MED-3 the keyboard goes through all lessons' videos and 26 files as they are read, and a thumb hits each number", async ({
  adminPage: page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showOpenFilePicker"));
  await page.goto("/admin/upload-videos");
  await expectInOrder(page, "all lessons");
  await page.setViewportSize({ width: 360, height: 800 });
  const numbers = page.getByRole("region", { name: /^Missing Videos/ }).getByRole("link");
  const sizes = await numbers.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );
  expect(sizes).toHaveLength(26);
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24);

  await page.goto("/admin/upload-videos/many");
  const buffer = await readFile(path.resolve("tests/kit/videos/plain.webm"));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(
    SHIPPED_LESSONS.map(({ title }, at) => ({
      name: `${at % 5 === 0 ? "take" : `${at + 1} ${title}`}.webm`.replaceAll(/[:/]/g, "_"),
      mimeType: "video/webm",
      buffer,
    })),
  );
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(26);
  await expect(page.getByText("being checked")).toHaveCount(0);
  await expectInOrder(page, "26 files");
});
