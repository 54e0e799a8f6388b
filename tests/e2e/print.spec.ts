/** Pages on paper: only what is to be read is printed, dark on white whatever the theme (PRINT-1). */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";

/** How light the text of an element is, from 0 to 255. */
async function lightness(page: Page, selector: string): Promise<number> {
  return page.evaluate((found) => {
    const element = document.querySelector(found);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!element || !canvas) return 255;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  }, selector);
}

async function pagesOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const OFFICE = { "/admin/attendance": 1, "/admin/funnel": 2, "/admin/pay": 2 };
const OWN = { "/tracker/pay": 1, "/tracker/pay/statement": 1, "/tracker": 2 };
/** Lists with filters and boxes, and pages where something is entered; each with what is to be read there. */
const READ = {
  "/tracker": "Printed Prospect",
  "/tracker/today": "Conversations",
  "/tracker/removed": "Removed",
  "/tracker/pay": "My Pay",
  "/admin/pay": "Rules",
  "/admin/applicants": "Applicants",
  "/admin/inbox": "Inbox",
  "/admin/people": "People",
  "/training/adminpanel": "Tess",
  "/admin/log": "Audit Log",
  "/admin/cohorts": "Cohorts",
};
const FIELDS =
  'input:not([type="hidden"]), select, textarea, kbd, [role="search"], button:has(> svg:only-child)';

for (const theme of ["light", "dark"])
  test(`PRINT-1 PAY-3 in the ${theme} theme pages print dark on white, without navigation, on as many pages as they need`, async ({
    product,
    trainee,
    openBrowser,
  }) => {
    await product.addProspect(trainee, { firstName: "Printed", lastName: "Prospect" });
    for (const [as, paths] of [
      [ADMIN_CODE, OFFICE],
      [trainee.accessCode, OWN],
    ] as const) {
      const browser = await openBrowser({ as });
      await browser.addCookies([{ name: "theme", value: theme, url: product.url }]);
      const page = await browser.newPage();
      for (const [path, most] of Object.entries(paths)) {
        await page.emulateMedia({ media: "screen" });
        await page.goto(path);
        await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
        await expect(page.getByRole("navigation").first()).toBeVisible();
        await page.emulateMedia({ media: "print" });
        for (const gone of ["nav", "body header", "footer", 'a[href="#content"]'])
          for (const each of await page.locator(`${gone}:not(main *)`).all())
            await expect(each, `${path} ${gone}`).toBeHidden();
        expect(await lightness(page, "h1"), path).toBeLessThan(110);
        for (const format of ["A4", "Letter"] as const)
          expect(await pagesOf(page, format), `${path} ${format}`).toBeLessThanOrEqual(most);
      }
    }
  });

test("PRINT-1 filters, boxes and empty fields are not printed, and what they found or hold is", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await product.addProspect(trainee, { firstName: "Printed", lastName: "Prospect" });
  const page = await (await openBrowser({ as: ADMIN_CODE })).newPage();
  const fields = async () =>
    (await page.locator(FIELDS).filter({ visible: true }).all()).map((each) => each.innerText());
  for (const [path, words] of Object.entries(READ)) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(
      page.locator("main").getByText(words).filter({ visible: true }).first(),
      path,
    ).toBeVisible();
    expect(await fields(), path).toEqual([]);
  }
  await page.emulateMedia({ media: "screen" });
  await page.goto("/admin/settings/brand");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Company name", { exact: true })).toBeVisible();
});
