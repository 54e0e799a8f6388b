/** Answers to the questions after a lesson on a bad connection (PRAC-5). */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { hydrated } from "./steps";

const LESSON = "/training/lesson10";
const WAITS =
  "Kept in this browser. It is sent from any training page once the connection is back.";

const first = (page: Page) =>
  page.getByRole("region", { name: "Check yourself" }).getByRole("listitem").first();
const field = (page: Page) => first(page).getByRole("textbox");
const stored = (product: JourneyProduct) =>
  product.query<{ answer: string }>("select answer from lesson_answers");

test.beforeEach(({ expectFault }) =>
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/),
);

test("PRAC-5 an answer sent without a connection goes out by itself, and takes the focus from nothing", async ({
  product,
  traineePage: page,
}) => {
  await page.goto(LESSON);
  await hydrated(page);
  await field(page).fill("two");
  await page.context().setOffline(true);
  await first(page).getByRole("button", { name: "Answer" }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await expect(field(page)).toHaveValue("two");
  expect(await stored(product)).toEqual([]);
  const other = page.getByRole("region", { name: "Check yourself" }).getByRole("radio").first();
  await other.focus();
  await page.context().setOffline(false);
  await expect(first(page).getByText("Right", { exact: true })).toBeVisible();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  await expect(other).toBeFocused();
  expect(await stored(product)).toEqual([{ answer: "two" }]);
});

test("PRAC-5 an answer sent without a connection goes out when its lesson is opened again", async ({
  product,
  traineeBrowser: browser,
}) => {
  const page = await browser.newPage();
  await page.goto(LESSON);
  await hydrated(page);
  await field(page).fill("nine");
  await browser.setOffline(true);
  await first(page).getByRole("button", { name: "Answer" }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  // Another one takes its place.
  await field(page).fill("two");
  await first(page).getByRole("button", { name: "Answer" }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.close();
  await browser.setOffline(false);
  const later = await browser.newPage();
  await later.goto(LESSON);
  await expect(first(later).getByText("Right", { exact: true })).toBeVisible();
  expect(await stored(product)).toEqual([{ answer: "two" }]);
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("answer "));
  await expect.poll(() => later.evaluate(kept)).toEqual([]);
});

test("PRAC-5 PRAC-4 D1 an answer and a drill's reply without a connection go out from another page, which leads to them", async ({
  product,
  traineeBrowser: browser,
}) => {
  const [lesson, drill] = [await browser.newPage(), await browser.newPage()];
  await lesson.goto(LESSON);
  await drill.goto("/training/practice/objections");
  for (const page of [lesson, drill]) await hydrated(page);
  await field(lesson).fill("two");
  await drill.getByLabel("Your reply").fill("Trust me.");
  await browser.setOffline(true);
  await first(lesson).getByRole("button", { name: "Answer" }).click();
  await drill.getByRole("button", { name: "Check" }).click();
  await expect(lesson.getByText(WAITS)).toBeVisible();
  await expect(
    drill.getByText("It is kept in this browser, and sent from any training page"),
  ).toBeVisible();
  for (const page of [lesson, drill]) await page.close();
  await browser.setOffline(false);
  const other = await browser.newPage();
  await other.goto("/training");
  const told = other.getByText("What you sent without a connection has arrived");
  await expect(told).toHaveCount(2);
  expect(await stored(product)).toEqual([{ answer: "two" }]);
  const replies = await product.query<{ reply: string }>("select reply from drill_reviews");
  expect(replies).toEqual([{ reply: "Trust me." }]);
  const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith("form "));
  expect(await other.evaluate(waiting)).toEqual([]);
  // In the order in which they have arrived.
  await other.getByRole("button", { name: "Open it" }).first().click();
  await expect(other).toHaveURL(/lesson10$|shown=/);
});

test("PRAC-5 a wrong answer says so once, and what is typed after it stays after a reload", async ({
  product,
  traineePage: page,
}) => {
  await page.goto(LESSON);
  await field(page).fill("nine");
  await first(page).getByRole("button", { name: "Answer" }).click();
  await expect(first(page).getByText("Not quite")).toBeVisible();
  await field(page).fill("perhaps");
  await page.reload();
  await expect(field(page)).toHaveValue("perhaps");
  await expect(first(page).getByText("Not quite")).toBeVisible();
  expect(await stored(product)).toEqual([{ answer: "nine" }]);
});

test("PRAC-5 WEEK-8 a result that comes late leaves the focus in the field where somebody goes on typing", async ({
  traineePage: page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.goto(LESSON);
  await page.route(/lesson10\.data/, async (route) => {
    if (route.request().method() === "POST") await answered.promise;
    await route.continue();
  });
  const choices = page.getByRole("region", { name: "Check yourself" }).getByRole("radio");
  await choices.first().check();
  await page.getByRole("button", { name: "Answer" }).nth(1).click();
  await field(page).fill("th");
  answered.resolve();
  await expect(page.getByText(/^(Right|Not quite)$/)).toBeVisible();
  await page.keyboard.type("ree");
  await expect(field(page)).toHaveValue("three");
});
