import { aQuestion } from "../kit/content";
import { expect, test } from "./fixtures";

test("READ-11 an entry opens in the editor with the question, and what was typed just before is kept", async ({
  adminPage: page,
  product,
}) => {
  const question = "Do you take people with a felony?";
  await aQuestion((text, values) => product.query(text, values), { question, asked: 3 });
  await page.goto("/admin/content/objections?open=questions.how-many-hours");
  const typed = page.locator("[name='.questions.how-many-hours.ask']");
  await typed.fill("What would your week allow for?");
  await page
    .getByRole("form", { name: question })
    .getByRole("button", { name: "Make an entry" })
    .click();
  await expect(page).toHaveURL(/open=questions\.\w+#/);
  await expect(page.getByRole("button", { name: question, expanded: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true }).nth(0)).toHaveValue(question);
  await expect(page.getByRole("link", { name: "In the draft" })).toBeVisible();
  await page.goto("/admin/content/objections?open=questions.how-many-hours");
  await expect(typed).toHaveValue("What would your week allow for?");
});

test("READ-11 WEEK-8 on a laptop at 150 % the entry stands in the window, below items that were never drawn", async ({
  adminPage: page,
  product,
}) => {
  await page.setViewportSize({ width: 853, height: 480 });
  const question = "Do the giraffes pay rent?";
  await aQuestion((text, values) => product.query(text, values), {
    question,
    asked: 1,
    kind: "help",
  });
  await page.goto("/admin/content/help");
  await page
    .getByRole("form", { name: question })
    .getByRole("button", { name: "Make an entry" })
    .click();
  await expect(page).toHaveURL(/open=/);
  const entry = page.locator(":focus");
  await expect(entry).toHaveAttribute("id", /-item$/);
  await expect.poll(async () => (await entry.boundingBox())?.y ?? -1).toBeLessThan(300);
  await expect(entry).toBeInViewport();
});
