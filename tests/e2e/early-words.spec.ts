/** What is typed before a page's scripts run, on a slow phone: it stays, and the page knows of it (C9). */
import type { Page } from "@playwright/test";
import { aRun } from "../kit/prospects";
import { expect, test } from "./fixtures";
import { hydrated } from "./steps";

/** Opens the page and acts on it while its scripts are on their way, then lets them run. */
async function beforeScripts(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const arrive = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  const opened = page.goto(address);
  await act();
  arrive.resolve();
  await opened;
  await hydrated(page);
  await page.unroute(scripts);
}

const KEPT = [
  ["/training/practice/objections", "Your reply"],
  ["/training/practice/eager-beginner", "Your message"],
] as const;

for (const [address, label] of KEPT)
  test(`PRAC-2 PRAC-4 words typed at ${address} before its scripts run are kept, behind those of an earlier page`, async ({
    traineePage: page,
  }) => {
    const field = page.getByLabel(label);
    await beforeScripts(page, address, async () => {
      await field.pressSequentially("I get why");
      await field.press("Home");
    });
    await expect(field).toHaveValue("I get why");
    await expect(field).toBeFocused();
    await page.keyboard.type("Yes. ");
    await expect(field).toHaveValue("Yes. I get why");
    await page.reload();
    await expect(field).toHaveValue("Yes. I get why");
    await beforeScripts(page, address, () => field.pressSequentially("you say it"));
    await expect(field).toHaveValue("Yes. I get why\nyou say it");
    await page.reload();
    await expect(field).toHaveValue("Yes. I get why\nyou say it");
  });

test("DAY-3 TRK-4 C9 what is typed over stored words, chosen and searched before the scripts run stays, and is known", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.addProspect(trainee);
  await product.query("update prospects set notes = 'Asked about the hours.'");
  const [row] = await product.query<{ id: string }>("select id from prospects");
  const notes = page.getByLabel("Notes");
  const platform = page.getByLabel("Platform");
  await beforeScripts(page, `/tracker/${row?.id}`, async () => {
    await notes.fill("Asked about the pay.");
    await platform.selectOption("Instagram");
  });
  await expect(notes).toHaveValue("Asked about the pay.");
  await expect(platform).toHaveValue("Instagram");
  // Both are kept by the page, which has heard of them.
  await page.reload();
  await expect(notes).toHaveValue("Asked about the pay.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await product.query("select notes, platform from prospects")).toEqual([
    { notes: "Asked about the pay.", platform: "Instagram" },
  ]);
  const search = page.getByRole("searchbox");
  await beforeScripts(page, "/tracker", () => search.fill("nobody of this name"));
  await expect(search).toHaveValue("nobody of this name");
  await expect(page).toHaveURL(/q=nobody/);
});

test("PRAC-5 C9 an answer that is typed or chosen before the scripts run stays, and is there after a reload", async ({
  traineePage: page,
}) => {
  const questions = page.getByRole("region", { name: "Check yourself" });
  const typed = questions.getByRole("textbox").first();
  const choice = questions.getByRole("radio").nth(1);
  await beforeScripts(page, "/training/lesson10", async () => {
    await typed.fill("three");
    await choice.check();
  });
  await expect(typed).toHaveValue("three");
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(typed).toHaveValue("three");
  await expect(choice).toBeChecked();
});

test("SCR-2 C9 a page in the middle of the script leaves the focus in the field where something is typed already", async ({
  traineePage: page,
}) => {
  const address = `/script?path=${aRun().split(".")[0]}`;
  const pasted = page.getByRole("textbox", { name: /prospect/i }).last();
  await beforeScripts(page, address, () => pasted.pressSequentially("is it "));
  await expect(pasted).toBeFocused();
  await page.keyboard.type("2 hours");
  await expect(pasted).toHaveValue("is it 2 hours");
  await expect(page).toHaveURL(address);
});
