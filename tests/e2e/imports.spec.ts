/** A large import, seen by the person who waits for it. */
import { manyRows } from "../kit/imports";
import { inlineRows, workbook } from "../kit/workbooks";
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";

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

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const LEADS = workbook({
  sheets: [
    { name: "Notes", rows: inlineRows([["What we agreed"], ["Call them first"]]) },
    {
      name: "Leads",
      rows: `${inlineRows([
        ["First name", "Last name", "Handle", "Platform", "Next contact"],
        ["Ann", "Workbook", "@ann.wb", "Instagram", "Jan 5, 2027"],
      ])}<row r="3">${["Ben", "Workbook", "@ben.wb"]
        .map((text, at) => `<c r="${"ABC"[at]}3" t="str"><v>${text}</v></c>`)
        .join("")}<c r="E3" s="1"><v>46357.5625</v></c></row>`,
      merged: ["D2:D3"],
    },
  ],
  formats: [22],
});

test("LEAD-1 LEAD-5 an Excel workbook is read in the browser, by prospects and people alike, and a broken one is refused beside its field", async ({
  product,
  trainee,
  openBrowser,
}) => {
  // A setter far away, whose first page of the tracker this is.
  const browser = await openBrowser({ as: trainee.accessCode, timezoneId: "Asia/Manila" });
  const page = await browser.newPage();
  await page.goto("/tracker/import");
  const file = page.getByLabel("Excel or CSV file");
  const choose = (on: typeof page, bytes: Uint8Array) =>
    on.getByLabel("Excel or CSV file").setInputFiles({
      name: "may.xlsx",
      mimeType: XLSX,
      buffer: Buffer.from(bytes),
    });
  await choose(page, LEADS.slice(0, 900));
  await expect(page.getByRole("alert")).toContainText("This workbook is damaged.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Columns" })).toHaveCount(0);
  await choose(page, LEADS);
  await page.getByLabel("Sheet of the workbook").selectOption("Leads (3 rows)");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("2 new, 0 to update")).toBeVisible();
  // Without a time it is nine in the morning where they are, and the preview says so.
  await expect(page.getByText(/next contact Jan 5, 2027, 9:00 AM GMT\+8/)).toBeVisible();
  await page.getByRole("button", { name: "Import 2 prospects" }).click();
  await expect(page.getByText("Imported: 2 added.")).toBeVisible();
  expect(
    await product.query(
      "select first_name, handle, platform, next_contact_at at from prospects order by first_name",
    ),
  ).toEqual([
    {
      first_name: "Ann",
      handle: "ann.wb",
      platform: "Instagram",
      at: new Date("2027-01-05T01:00:00Z"),
    },
    {
      first_name: "Ben",
      handle: "ben.wb",
      platform: "Instagram",
      at: new Date("2026-12-01T05:30:00Z"),
    },
  ]);
  await page.goto("/tracker/import");
  await file.setInputFiles({
    name: "leads.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("First name,Handle\nCleo,@cleo"),
  });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("1 new, 0 to update")).toBeVisible();
  const office = await (await openBrowser({ as: ADMIN_CODE })).newPage();
  await office.goto("/admin/people/import");
  const people = workbook({
    sheets: [
      {
        name: "Class",
        rows: inlineRows([
          ["Name", "Email"],
          ["Dan Class", "dan@example.com"],
        ]),
      },
    ],
  });
  await choose(office, people);
  await expect(office.getByText("Read: Class, 2 rows.")).toBeVisible();
  await office.getByRole("button", { name: "Preview" }).click();
  await expect(office.getByText("1 new, 0 the same, 0 in conflict")).toBeVisible();
});
