import type { Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { expect, test } from "./fixtures";
import { toast } from "./steps";

/** The first field of this label: the document's own, before those of its groups. */
const heading = (page: Page) => page.getByLabel("Heading").first();

test("CONT-2 CONT-4 an owner changes a heading, sees it in the preview and publishes it, by keyboard alone", async ({
  adminPage: page,
  visitorPage: visitor,
}) => {
  await page.goto("/admin/content");
  await expect(page.getByRole("heading", { name: "Content", level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "FAQ", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "FAQ", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Preview", exact: true }).focus();
  await page.keyboard.press("Enter");
  const shown = page.frameLocator("iframe[title='Preview of /']");
  await heading(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ask us anything");
  await expect(shown.getByRole("heading", { name: "Ask us anything" })).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCSS("width", "390px");
  await page.getByRole("button", { name: "Desktop" }).focus();
  await page.keyboard.press("Enter");
  await expect(frame).toHaveCSS("width", "1280px");
  await expect(shown.getByRole("heading", { name: "Ask us anything" })).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);

  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { name: "Ask us anything" })).toBeHidden();
  await page.getByRole("button", { name: "Publish" }).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Published")).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { name: "Ask us anything" })).toBeVisible();
});
