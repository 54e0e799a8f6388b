import { aCohort, dayFrom } from "../kit/cohorts";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { advance, hydrated, lessonCard, playerOf, turn } from "./steps";

test("DASH-1 the keyboard can skip the header, and the content of the next page has the focus", async ({
  traineePage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/training");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await lessonCard(page, 1).getByRole("link").click();
  await expect(page).toHaveURL(/\/lesson1$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("p[aria-live=polite]").filter({ hasText: "Lesson 1" })).toHaveCount(1);
});

test("DASH-3 what is watched in one tab shows in another and on another device, live", async ({
  traineeBrowser,
  openBrowser,
  product,
  trainee,
}) => {
  await product.setVideo(1, "still");
  const dashboard = await traineeBrowser.newPage();
  const phone = await (await openBrowser({ as: trainee.accessCode })).newPage();
  for (const page of [dashboard, phone]) {
    await page.goto("/training");
    await expect(lessonCard(page, 1).getByText("Start", { exact: true })).toBeVisible();
  }
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(2);
  const lesson = await traineeBrowser.newPage();
  await lesson.goto("/training/lesson1");
  const frame = await playerOf(lesson);
  const saved = traineeBrowser.waitForEvent("response", (response) =>
    response.url().endsWith("/training/progress"),
  );
  await advance(frame, 20);
  await saved;
  await Promise.all(
    [dashboard, phone].map((page) =>
      expect(lessonCard(page, 1).getByText("Continue", { exact: true })).toBeVisible(),
    ),
  );
  await expect(phone.getByRole("progressbar", { name: "Overall progress" })).toHaveText("2%");
});

test("DASH-3 TEAM-2 other target dates and another coach show on an open dashboard", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  const query: JourneyProduct["query"] = (text, values) => product.query(text, values);
  const cohort = await aCohort({ query }, trainee.userId, { 2: 5 });
  await page.goto("/training");
  await expect(page.getByText("Finish through lesson 2 by")).toBeVisible();
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await product.query("update cohorts set targets = $1::jsonb where id = $2", [
    JSON.stringify([{ lesson: 3, by: dayFrom(5) }]),
    cohort,
  ]);
  await expect(page.getByText("Finish through lesson 3 by")).toBeVisible();
  await product.query("delete from cohorts where id = $1", [cohort]);
  await expect(page.getByText("Finish through lesson")).toHaveCount(0);
});

test("DASH-3 the dashboard fetches again on focus, and when it becomes visible", async ({
  traineePage: page,
  product,
  trainee,
}) => {
  await page.route(/\/live\?/, (route) => route.fulfill({ contentType: "text/event-stream" }));
  const listening = page.waitForRequest(/\/live\?/);
  await page.goto("/training");
  await expect(lessonCard(page, 1).getByText("Start", { exact: true })).toBeVisible();
  await listening;
  await product.setProgress(trainee.userId, 1, { seconds: 10 });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(lessonCard(page, 1).getByText("Continue", { exact: true })).toBeVisible();
  await product.setProgress(trainee.userId, 2, { seconds: 10 });
  await turn(page, "visible");
  await expect(lessonCard(page, 2).getByText("Continue", { exact: true })).toBeVisible();
});

test("C9 RT-1 a page whose stream is open is loaded again without asking whether the server is there", async ({
  traineePage: page,
  product,
  trainee,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await product.setProgress(trainee.userId, 1, { seconds: 10 });
  await expect(lessonCard(page, 1).getByText("Continue", { exact: true })).toBeVisible();
  const loaded = page.waitForResponse(/\/training\.data(\?|$)/);
  await turn(page, "visible");
  await loaded;
  expect(asked).not.toContain("/readyz");
});

test("RT-1 eight tabs of one browser all load and share one event stream", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  const streams: string[] = [];
  traineeBrowser.on("request", (request) => {
    if (new URL(request.url()).pathname === "/live") streams.push(request.url());
  });
  const pages = [];
  for (let tab = 0; tab < 8; tab += 1) {
    const page = await traineeBrowser.newPage();
    await page.goto("/training");
    pages.push(page);
    // The first one leads, so the others follow once it does.
    await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  }
  for (const page of pages) await expect(page.getByRole("article")).toHaveCount(26);
  expect(streams).toHaveLength(1);
  expect(product.streamsOf(trainee.userId)).toBe(1);

  await product.setProgress(trainee.userId, 5, { seconds: 10 });
  for (const page of pages)
    await expect(lessonCard(page, 5).getByText("Continue", { exact: true })).toBeVisible();

  await pages[0]?.close();
  await expect.poll(() => streams.length).toBe(2);
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await product.setProgress(trainee.userId, 6, { seconds: 10 });
  for (const page of pages.slice(1))
    await expect(lessonCard(page, 6).getByText("Continue", { exact: true })).toBeVisible();
});

test("RT-1 a page catches up automatically after the product was restarted", async ({
  traineePage: page,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/net::ERR_|status of 503/);
  await product.setProgress(trainee.userId, 2, { seconds: 10 });
  const refreshed = page.waitForResponse(/\/training\.data(\?|$)/);
  await page.goto("/training");
  await refreshed;
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await product.restart();
  // While it stopped, the product refused requests, and logged that it did.
  product.faults.length = 0;
  await product.setProgress(trainee.userId, 1, { seconds: 10 });
  await expect(lessonCard(page, 1).getByText("Continue", { exact: true })).toBeVisible();
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
});

test("NAV-4 a fault shows the reference that is in the log, on a page that was loaded and on one that was gone to", async ({
  traineePage: page,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 500/);
  await product.setProgress(trainee.userId, 2, { seconds: 10 });
  const refreshed = page.waitForResponse(/\/training\.data(\?|$)/);
  await page.goto("/training");
  await refreshed;
  await product.query("alter table lesson_progress rename to hidden_progress");
  await lessonCard(page, 1).getByRole("link").click();
  const reference = page.locator("code");
  await expect(reference).toHaveText(/^[\da-f-]{36}$/);
  const first = await reference.textContent();
  await page.reload();
  await expect(reference).toHaveText(/^[\da-f-]{36}$/);
  await page.waitForLoadState("networkidle");
  const second = await reference.textContent();
  await product.query("alter table hidden_progress rename to lesson_progress");
  expect(second).not.toBe(first);
  for (const id of [first, second])
    expect(product.faults.filter((line) => line.includes(`"requestId":"${id}"`))).not.toEqual([]);
  product.faults.length = 0;
});

test("LOAD-2 a page that failed for want of room says so, with and after its scripts", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 503/);
  await product.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await product.query(
    "create trigger no_room before insert on unanswered_questions for each row execute function no_room()",
  );
  await page.goto("/help?q=quetzalcoatl");
  await hydrated(page);
  await expect(page.getByText("The server has no room left, so nothing was saved.")).toBeVisible();
  await product.query("drop function no_room cascade");
  product.faults.length = 0;
});
