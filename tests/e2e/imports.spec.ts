/** A large import, seen by the person who waits for it. */
import { manyRows } from "../kit/imports";
import { expect, test } from "./fixtures";

test("DAY-4 WEEK-8 a large import and its undo show by themselves how far they are, and what they did, at the top of the page", async ({
  traineePage: page,
}) => {
  await page.goto("/tracker/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "leads.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Leads of May\n\n${manyRows(1_500)}`),
  });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator(":focus")).toHaveText("Columns");
  await expect(page.getByLabel("Row with the headings")).toHaveValue("2");
  await expect(page.getByText("1,500 new, 0 to update")).toBeVisible();
  await page.getByRole("button", { name: "Import 1,500 prospects" }).click();
  const notice = page.getByRole("main").getByRole("status").first();
  await expect(notice).toHaveText("Imported: 1,500 added.", { timeout: 30_000 });
  await expect(notice).toBeFocused();
  await page.reload();
  await expect(notice).toHaveText("Imported: 1,500 added.");
  await page
    .getByRole("button", { name: /^Undo import of / })
    .first()
    .click();
  const asked = page.getByRole("alertdialog", { name: "Undo this import?" });
  await expect(asked).toContainText("1,500 added prospects are removed. Anything");
  await asked.getByRole("button", { name: "Undo import" }).click();
  await expect(notice).toHaveText("Undone: 1,500 reversed.", { timeout: 30_000 });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
});
