/** A setter's day in a browser: keys, offline, and a second browser. */
import type { Page } from "@playwright/test";
import { Visitor } from "../kit/visitor";
import { expect, test } from "./fixtures";
import { ADMIN_CODE, type JourneyProduct, type Trainee } from "./product";
import { actsSent, hydrated } from "./steps";

const PAGE = "/tracker/today";
const numbers = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");

async function due(product: JourneyProduct, trainee: Trainee, names: readonly string[]) {
  for (const [at, firstName] of names.entries()) {
    await product.addProspect(trainee, { firstName, lastName: "Due" });
    await product.query(
      `update prospects set next_contact_at = now() - make_interval(hours => $1)
       where first_name = $2 and user_id = $3`,
      [30 - at, firstName, trainee.userId],
    );
  }
}

test("DAY-1 WEEK-1 WEEK-3 a follow-up takes at most five keys, a booked call too; the next one opens by itself", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await due(product, trainee, ["Ann", "Ben", "Cleo"]);
  const browser = await openBrowser({ as: trainee.accessCode });
  await browser.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await browser.newPage();
  await page.goto(PAGE);
  await hydrated(page);
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  const card = (name: string) => page.getByRole("heading", { name: `${name} Due` });
  await press("n");
  // Whoever listens hears who it is, and Tab goes on from there.
  await expect(card("Ann")).toBeFocused();
  await press("c");
  await expect(page.getByText("Copied!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Ann");
  await press("3");
  await expect(card("Ben")).toBeVisible();
  expect(keys).toBeLessThanOrEqual(5);
  keys = 0;
  // A reply that the script knows: its line comes next, and is copied too.
  await press("ArrowDown", "Enter", "c", "1");
  await expect(card("Cleo")).toBeVisible();
  expect(keys).toBeLessThanOrEqual(5);
  await press("u");
  await expect(page.getByText("Undone: Follow up in 1 day.")).toBeVisible();
  // Whose act it was stands there again.
  await expect(card("Ben")).toBeVisible();
  await press("n");
  await expect(card("Cleo")).toBeVisible();
  keys = 0;
  // Whoever books gets a free time by its number, and the line that confirms it.
  await press("b");
  const dialog = page.getByRole("dialog", { name: "Book the call" });
  // Nothing says where Cleo is, so nobody's zone is taken for theirs.
  await expect(dialog.getByRole("combobox")).toHaveValue("");
  await press("e");
  await expect(dialog.getByRole("list", { name: "Free times" })).toBeVisible();
  await press("1", "c");
  await expect(dialog.getByText("All set, Cleo: the call is on")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("All set, Cleo");
  const invitation = dialog.getByRole("link", { name: "Download invitation" });
  const [file] = await Promise.all([page.waitForEvent("download"), invitation.click()]);
  expect(file.suggestedFilename()).toBe("call.ics");
  await press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list").filter({ hasText: "Cleo Due" }).first()).toBeVisible();
  expect(keys).toBeLessThanOrEqual(5);
  await expect(page.getByRole("list").filter({ hasText: "Ben Due" }).first()).toBeVisible();
  await press("?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toContainText(
    "Follow up in 7 days",
  );
  // The same keys act on the row of the list that the keyboard reached.
  await page.goto("/tracker");
  await hydrated(page);
  await page.getByRole("row", { name: /^Details of Ben|Ben Due/ }).focus();
  await press("ArrowDown", "ArrowUp");
  await press("c");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("where are you based?");
  await press("7");
  await expect(page.getByText("Follow up in 7 days: Ben Due.")).toBeVisible();
  await press("?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toContainText("Open the profile");
});

test("WEEK-1 WEEK-3 WEEK-5 behind an open dialog no key acts, its form says why a time cannot be, and an outcome that comes early says so", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await due(product, trainee, ["Ann", "Ben"]);
  await product.query(
    "update prospects set scheduled_call_date = current_date + 9 where first_name = 'Ben'",
  );
  await product.query("update prospects set notes = 'State: TX' where first_name = 'Ann'");
  const page = await (await openBrowser({ as: trainee.accessCode })).newPage();
  await page.goto(PAGE);
  await hydrated(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Ann Due" })).toBeVisible();
  const acts = () =>
    product.query<{ outcome: string }>(
      "select after->>'outcome' outcome from events where verb = 'prospects.follow-up'",
    );
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog", { name: "Book the call" });
  const zone = dialog.getByRole("combobox");
  await expect(zone).toHaveValue("America/Chicago");
  await zone.fill("Sydney");
  await page.getByRole("option", { name: "Sydney" }).click();
  await expect(zone).toHaveValue("Australia/Sydney");
  await zone.fill("Los Angeles");
  await page.getByRole("option", { name: "Los Angeles" }).click();
  for (const [day, time, fault] of [
    ["2027-03-14", "02:30", "does not exist on that day"],
    ["2026-03-09", "02:30", "This time has passed"],
  ] as const) {
    await dialog.getByLabel("Another day").fill(day);
    await dialog.getByLabel("Time", { exact: true }).fill(time);
    await dialog.getByRole("button", { name: "Book this time" }).click();
    await expect(dialog.getByRole("alert")).toContainText(fault);
  }
  await dialog.getByRole("list", { name: "Free times" }).getByRole("button").first().click();
  await expect(dialog.getByText("the call is booked")).toBeVisible();
  await expect.poll(acts).toEqual([{ outcome: "booked" }]);
  // Wherever the focus is: the next prospect stands behind the dialog.
  for (const leave of [false, true]) {
    if (leave) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ["3", "x", "n", "u", "?"]) await page.keyboard.press(key);
  }
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ben Due" })).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByText("Showed up: Ben Due. The call was still to come: ")).toBeVisible();
  await expect.poll(acts).toEqual([{ outcome: "booked" }, { outcome: "showed" }]);
});

test("DAY-1 a prospect who was followed up does not come back while the page loads again", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await due(product, trainee, ["Ann", "Ben", "Cleo"]);
  const page = await (await openBrowser({ as: trainee.accessCode })).newPage();
  await page.goto(PAGE);
  await hydrated(page);
  // The first reload, with the browser's time zone, is over.
  await expect(page.getByText("the company's time zone")).toHaveCount(0);
  await expect(page.getByText(/^Times in/)).toBeVisible();
  const held = Promise.withResolvers<void>();
  // A load that began before the act has nothing to do with it.
  const isActed = actsSent(page);
  await page.route("**/tracker/today.data**", async (route) => {
    if (isActed()) await held.promise;
    await route.continue();
  });
  const reload = page.waitForRequest((request) => isActed() && /today\.data/.test(request.url()));
  await page.keyboard.press("n");
  await page.keyboard.press("3");
  await reload;
  await expect(page.getByRole("heading", { name: "Ben Due" })).toBeVisible();
  await page.keyboard.press("3");
  await expect(page.getByRole("heading", { name: "Cleo Due" })).toBeVisible();
  held.resolve();
  await expect(page.getByText("not sent yet")).toBeHidden();
  await expect(numbers(page, "Follow-ups").first()).toHaveText("2");
});

test("DAY-1 DAY-2 acts done offline are kept, sent once when the connection is back, and live in another browser", async ({
  product,
  trainee,
  openBrowser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to fetch/);
  await due(product, trainee, ["Ann", "Ben"]);
  const browser = await openBrowser({ as: trainee.accessCode });
  const page = await browser.newPage();
  const other = await (await openBrowser({ as: trainee.accessCode })).newPage();
  for (const each of [page, other]) {
    await each.goto(PAGE);
    await hydrated(each);
  }
  await browser.setOffline(true);
  // There is nothing to take off.
  const less = page.getByRole("button", { name: "Subtract one from replies" });
  await less.dblclick({ force: true });
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await expect(numbers(page, "Replies").first()).toHaveText("0");
  for (const key of ["n", "1", "7"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Add one to replies" }).click();
  await expect(numbers(page, "Follow-ups").first()).toHaveText("2");
  await expect(page.getByText("3 not sent yet")).toBeVisible();
  await expect(numbers(other, "Follow-ups").first()).toHaveText("0");
  await browser.setOffline(false);
  await expect(numbers(other, "Follow-ups").first()).toHaveText("2");
  await expect(numbers(other, "Replies").first()).toHaveText("1");
  await expect(page.getByText("not sent yet")).toBeHidden();
  await expect(page.getByText("Nothing is due")).toBeVisible();
  await page.reload();
  await expect(numbers(page, "Follow-ups").first()).toHaveText("2");
});

test("DAY-5 the script, opened from a prospect and taken to the booking link, is linked to them", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await due(product, trainee, ["Lina"]);
  const page = await (await openBrowser({ as: trainee.accessCode })).newPage();
  await page.goto("/tracker");
  await page.getByRole("link", { name: "Lina Due" }).click();
  await hydrated(page);
  await page.getByRole("link", { name: "Open the script" }).click();
  await expect(page).toHaveURL(/\/script/);
  const awaited = page.getByText("This prospect has not answered yet");
  await expect(awaited).toBeVisible();
  const path = "what-is-it.full-time.income.extra.fair.good";
  await page.goto(`/script?path=${path}`);
  await hydrated(page);
  await expect(awaited).toBeHidden();
  await page.getByRole("link", { name: "Today works" }).click();
  const dialog = page.getByRole("dialog", { name: "Congratulations" });
  await expect(dialog).toContainText("and link this conversation to the prospect");
  await dialog.getByRole("link", { name: "Link to a prospect" }).click();
  await expect(page.getByRole("radio", { name: /Lina Due/ })).toBeChecked();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(page.getByText("Conversation linked, one call booked")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lina Due" })).toBeVisible();
  await page.goto("/tracker/outcomes");
  await expect(numbers(page, ".*Today works").nth(1)).toHaveText("1");
});

test("DAY-3 what is typed about a prospect stays while others change it; a field that both changed is decided", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await product.addProspect(trainee, { firstName: "Shared", lastName: "Between" });
  const read = async () => {
    const [row] = await product.query<{ id: string; version: number; notes: string }>(
      "select id, version, notes from prospects where first_name = 'Shared'",
    );
    if (!row) throw new Error("The prospect is not there");
    return row;
  };
  const { id } = await read();
  const admin = new Visitor(product.url);
  await admin.signIn(ADMIN_CODE);
  const changeElsewhere = async (changes: Record<string, string>) => {
    const { version } = await read();
    await admin.form(`/tracker/${id}`, { intent: "contact", version: String(version), ...changes });
  };
  const page = await (await openBrowser({ as: trainee.accessCode })).newPage();
  await page.goto(`/tracker/${id}`);
  await hydrated(page);
  const [notes, handle] = [page.getByLabel("Notes"), page.getByLabel("Handle")];
  await notes.fill("Prefers mornings \nnot Mondays");
  await changeElsewhere({ handle: "@shared" });
  await expect(handle).toHaveValue("@shared");
  await expect(notes).toHaveValue("Prefers mornings \nnot Mondays");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(notes, "as the server has tidied it").toHaveValue("Prefers mornings\nnot Mondays");
  await expect(conflict).toHaveCount(0);
  expect((await read()).notes).toBe("Prefers mornings\nnot Mondays");
  for (const [mine, button, left] of [
    ["Prefers evenings", "Save mine", "Prefers evenings"],
    ["Prefers nights", "Keep theirs", "Call on Friday"],
  ] as const) {
    await notes.fill(mine);
    await changeElsewhere({ notes: "Call on Friday" });
    await expect(conflict.getByRole("row", { name: `Notes Call on Friday ${mine}` })).toBeVisible();
    await page.getByRole("button", { name: button }).click();
    await expect(conflict).toHaveCount(0);
    await expect(notes).toHaveValue(left);
    await expect.poll(async () => (await read()).notes).toBe(left);
  }
  // Both are changed again before the page has loaded what a save left.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/tracker/${id}.data*`, async (route) => {
    if (route.request().method() === "GET") await held;
    await route.continue();
  });
  await notes.fill("Has an hour at noon");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await read()).notes).toBe("Has an hour at noon");
  await notes.fill("Has an hour at one");
  await changeElsewhere({ notes: "Call on Monday" });
  release();
  await expect(
    conflict.getByRole("row", { name: "Notes Call on Monday Has an hour at one" }),
  ).toBeVisible();
});
