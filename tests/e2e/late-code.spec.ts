/** Code that comes after its page: what is pressed meanwhile does nothing behind what is being opened (WEEK-1). */
import { expect, test } from "./fixtures";
import { builtScriptWith, hydrated } from "./steps";

test("WEEK-1 DAY-1 keys pressed while a dialog's code is on its way are no outcomes of the page behind it", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.addProspect(trainee);
  await product.query("update prospects set next_contact_at = now() - interval '1 hour'");
  const arrive = Promise.withResolvers<void>();
  await page.route(`**${await builtScriptWith("min(30rem,calc(100vw-2rem))")}`, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto("/tracker/today");
  await hydrated(page);
  await page.keyboard.press("n");
  const heading = page.getByRole("heading", { name: "Paula Prospect" });
  await expect(heading).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog")).toHaveText("Loading");
  await page.keyboard.type("1x");
  arrive.resolve();
  await expect(page.getByRole("dialog", { name: "Book the call" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading).toBeVisible();
  expect(await product.query("select id from events where verb = 'prospects.follow-up'")).toEqual(
    [],
  );
});
