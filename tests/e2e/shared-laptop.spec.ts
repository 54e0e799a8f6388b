/** Two people on one browser: what the first could not send is never sent as the second's, and is not lost. */
import { enter, expect, test } from "./fixtures";
import { advance, openVideo, playerOf } from "./steps";

test("VID-5 MED-7 what a person left unsent waits in the browser for that person, no matter who signs in between", async ({
  product,
  trainee,
  traineeBrowser: browser,
  expectFault,
}) => {
  expectFault(/net::ERR|status of 40[13]/);
  const second = await product.createTrainee("Sam", "Second");
  const saves = /\/training\/(?:progress|notes)$/;
  const sent: { userId: string; status: number }[] = [];
  browser.on("response", async (response) => {
    if (!saves.test(response.url())) return;
    const { userId } = response.request().postDataJSON();
    sent.push({ userId, status: response.status() });
  });
  await browser.route(saves, (route) => route.abort());
  const page = await browser.newPage();
  const frame = await openVideo(page, product, "still");
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: /^Note at/ }).fill("Only mine");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Not saved on the server yet")).toBeVisible();
  await advance(frame, 6);
  const kept = () => page.evaluate(() => Object.keys(localStorage).join("\n"));
  await expect.poll(kept).toContain(`progress ${trainee.userId} 1`);

  // The first person's page is still open.
  await browser.clearCookies();
  await enter(browser, product, second.accessCode);
  await browser.unroute(saves);
  const other = await browser.newPage();
  await other.goto("/training");
  await expect(other.getByText("Welcome, Sam Second")).toBeVisible();
  await other.goto("/training/lesson1?tab=notes");
  await expect(other.getByText("No notes to this lesson yet.")).toBeVisible();
  await expect(other.getByText("Only mine")).toHaveCount(0);
  await advance(await playerOf(other), 3);
  await expect.poll(async () => (await product.progressOf(second.userId))?.furthest).toBe(3);
  expect(await product.progressOf(trainee.userId), "not under another's session").toBeNull();
  expect(sent.filter(({ userId, status }) => userId !== second.userId && status < 400)).toEqual([]);
  expect(await product.query("select user_id from lesson_notes")).toEqual([]);
  await other.close();
  await page.close();

  await browser.clearCookies();
  await enter(browser, product, trainee.accessCode);
  const back = await browser.newPage();
  await back.goto("/training/lesson1?tab=notes");
  await expect(back.getByText("Only mine")).toBeVisible();
  await expect.poll(async () => (await product.progressOf(trainee.userId))?.furthest).toBe(6);
  await expect
    .poll(() => product.query("select user_id, words from lesson_notes"))
    .toEqual([{ user_id: trainee.userId, words: "Only mine" }]);
  expect((await product.progressOf(second.userId))?.furthest).toBe(3);
});
