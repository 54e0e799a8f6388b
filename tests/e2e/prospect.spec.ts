import { expect, test } from "./fixtures";
import { hydrated } from "./steps";

test("WEEK-8 'Saved' at the button of a prospect's form keeps the focus, so Tab goes on from there", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.addProspect(trainee, { firstName: "Paula", lastName: "Prospect" });
  const [prospect] = await product.query<{ id: string }>("select id from prospects");
  await page.goto(`/tracker/${prospect?.id}`);
  await hydrated(page);
  await page.getByLabel("Notes").fill("Asked what the work is.");
  await page.getByLabel("Notes").press("Tab");
  await page.keyboard.press("Enter");
  const saved = page.getByRole("status").filter({ hasText: /^Saved$/ });
  await expect(saved).toBeFocused();
  await expect(saved).toBeInViewport();
  // Nothing that is loaded again takes it away.
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
  await expect(saved).toBeFocused();
});
