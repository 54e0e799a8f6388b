/** Pages on paper: what a screen needs is not printed, and the text is dark whatever the theme (PAY-3, OWN-1). */
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

for (const theme of ["light", "dark"])
  test(`PAY-3 in the ${theme} theme pages print dark on white, without navigation, on as many pages as they need`, async ({
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
