import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { CONTENT_DOCUMENTS } from "../kit/content-documents";
import { anSvg } from "../kit/pictures";
import { expect, test } from "./fixtures";
import { toast } from "./steps";

/** In ms: at once, while it is being saved, and after it was. */
const PAUSES = [0, 700, 4_000];

const bar = (page: Page) => page.locator("form p[role=status]").first();

async function statusOfPublishing(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes(".data"),
  );
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.clock.runFor(4_000);
  return (await answered).status();
}

/** The fields of an item as they are shown; runs in the page. */
function textsOf(item: Element): string[] {
  const fields = item.querySelectorAll<HTMLInputElement>("[name^='.']");
  return Array.from(fields, ({ name, value }) => `${name} ${value}`);
}

test("CONT-2 CONT-3 in documents of every shape an item is removed, brought back, moved, typed over and published, and the bar ends on Saved", async ({
  adminPage: page,
  product,
  expectFault,
}) => {
  // The script whose first step is moved.
  expectFault(/400 \(Bad Request\)/);
  await page.clock.install();
  for (const [index, { key, item }] of CONTENT_DOCUMENTS.entries()) {
    await page.goto(`/admin/content/${key}${item ? `?open=${item}` : ""}`);
    if (item) {
      const place = page.locator(`[id='${item}-item']`);
      const before = await place.evaluate(textsOf);
      await place
        .getByRole("button", { name: /^Remove / })
        .first()
        .click();
      await expect(place, key).toHaveCount(0);
      await page.clock.runFor(PAUSES[index % PAUSES.length] ?? 0);
      await toast(page, /removed$/)
        .last()
        .getByRole("button", { name: "Undo" })
        .click();
      await expect(place, key).toBeVisible();
      expect(await place.evaluate(textsOf), `${key} has its item back whole`).toEqual(before);
      await place
        .getByRole("button", { name: /^Move .* down$/ })
        .first()
        .click();
    }
    const field = page.locator("form [name^='.']:is(input:not([type]), textarea)").first();
    await field.fill(`${await field.inputValue()} `);
    const isPublished = (await statusOfPublishing(page)) < 400;
    await expect(bar(page), key).toContainText(/^Saved/);
    expect(isPublished, `${key} is published`).toBe(key !== "script");
    if (isPublished) continue;
    await expect(page.getByRole("alert")).toContainText("No answer leads here");
    await page
      .locator(`[id='${item}-item']`)
      .getByRole("button", { name: /^Move .* up$/ })
      .first()
      .click();
    expect(await statusOfPublishing(page), "with its first step in place").toBeLessThan(400);
  }
  expect(product.faults).toEqual([]);
});

test("CONT-3 a value that the server refuses is shown with its reason, and neither the rest nor Publish waits for it", async ({
  adminPage: page,
  product,
  expectFault,
}) => {
  expectFault(/400 \(Bad Request\)/);
  await page.goto("/admin/content/faq");
  await page.locator("#heading").fill("y".repeat(20_001));
  await page.locator("#subline").fill("Ask away");
  await expect(bar(page)).toHaveText("Saved, except one field below");
  await expect(page.locator("#heading-fault")).toHaveText("At most 120 characters");
  expect(await product.query("select path, value from content_drafts")).toEqual([
    { path: "subline", value: "Ask away" },
  ]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toast(page, "Left out of the publication")).toContainText("At most 120 characters");
  await expect(toast(page, "Published")).toBeVisible();
  await page.reload();
  await expect(bar(page)).toHaveText("Saved, except one field below");
  await page.getByRole("button", { name: "Use the saved text" }).click();
  await expect(bar(page)).toHaveText(/^Saved/);
  await expect(page.locator("#heading")).not.toHaveValue(/^y/);
});

test("CONT-3 what the release before kept in this browser is cleaned, and everything else in it is sent", async ({
  adminPage: page,
  product,
}) => {
  await page.goto("/admin/content/lessons");
  const [admin] = await product.query<{ id: string }>(
    "select user_id as id from user_roles where role = 'admin'",
  );
  await page.evaluate(
    ([name, kept]) => localStorage.setItem(name ?? "", kept ?? ""),
    [
      `content ${admin?.id} lessons`,
      JSON.stringify({
        lists: [{ path: "lessons", act: "add", id: "25", before: "26" }],
        values: {
          "lessons.25.overview.next": { value: "1 2 3", marks: ["a"] },
          "lessons.25.questions": { value: "1 2", marks: ["a"] },
        },
      }),
    ],
  );
  await page.reload();
  await expect(bar(page)).toHaveText(/^Saved/);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("content "))),
    )
    .toEqual([]);
});

test("NAV-4 a large logo is made smaller, and one over the limit is told the limit", async ({
  adminPage: page,
  expectFault,
}, info) => {
  expectFault(/413/);
  const { default: sharp } = await import("sharp");
  await page.goto("/admin/settings/brand");
  const card = page.locator("#logo");
  const picture = card.getByRole("img", { name: "The logo on light" });
  for (const [megabytes, side] of [
    [1.2, 640],
    [4.9, 1_280],
  ] as const) {
    const file = info.outputPath(`${side}.png`);
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const { size } = await sharp({
      create: { width: side, height: side, channels: 3, background: "#888", noise },
    })
      .png({ compressionLevel: 0 })
      .toFile(file);
    expect(size).toBeGreaterThan(megabytes * 1_000_000);
    const before = (await picture.count()) > 0 ? await picture.getAttribute("src") : null;
    await card.locator("input[type=file]").setInputFiles(file);
    await expect(card.getByText("Not saved yet")).toBeVisible();
    await expect(picture).toHaveAttribute("src", /^data:/);
    await card.getByRole("button", { name: "Upload" }).click();
    await expect(picture).toHaveAttribute("src", /^\/logo\//);
    await expect(picture).not.toHaveAttribute("src", before ?? "");
    await expect(card.getByText("Saved")).toBeVisible();
  }
  const large = info.outputPath("large.jpg");
  await writeFile(large, Buffer.alloc(16_000_000, 1));
  await card.locator("input[type=file]").setInputFiles(large);
  await expect(card.getByRole("alert")).toHaveText("The file is 15.3 MB. The limit is 10 MB");
  await card.getByRole("button", { name: "Upload" }).click();
  await expect(card).toContainText("at most 10 MB");
});

test("OWN-10 a logo is shown on both grounds before it is saved, with a warning where it cannot be seen", async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/settings/brand");
  const card = page.locator("#logo");
  const before = await card.getByRole("img").count();
  const choose = (fill: string) =>
    card.locator("input[type=file]").setInputFiles({
      name: "logo.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(anSvg(`<path d="M10 20h180v60h-180z" fill="${fill}"/>`)),
    });
  await choose("#111");
  await expect(
    card.getByText("On dark pages and in the footer this logo can hardly"),
  ).toBeVisible();
  await expect(card.getByRole("img", { name: "The logo on light" })).toBeVisible();
  await expect(card.getByRole("img", { name: "The logo on dark" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await choose("#fff");
  await expect(card.getByText("On light pages this logo can hardly be seen")).toBeVisible();
  await expect(card.getByText("On dark pages")).toHaveCount(0);
  await choose("#2f4fd8");
  await expect(card.getByText("can hardly be seen")).toHaveCount(0);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(card.getByRole("img")).toHaveCount(before);
});
