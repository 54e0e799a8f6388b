import type { Locator, Page } from "@playwright/test";
import { TcpProxy } from "../kit/tcp-proxy";
import { expect, test } from "./fixtures";
import { BOARD_PASSWORD, type JourneyProduct } from "./product";
import { toast } from "./steps";

const BOARD = "/operations";

function dayOf(page: Page, day: string): Locator {
  return page.getByRole("region", { name: day, exact: true });
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title, exact: true });
}

async function expectDay(page: Page, day: string, titles: string[]): Promise<void> {
  await expect(dayOf(page, day).getByRole("heading", { level: 3 })).toHaveText(titles);
}

async function logIn(page: Page): Promise<void> {
  await page.goto(BOARD);
  await page.getByRole("button", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.getByLabel("Password").fill(BOARD_PASSWORD);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

async function someCards(product: JourneyProduct): Promise<void> {
  await product.addCard("One", "Monday", { position: 1, tags: ["web"] });
  await product.addCard("Two", "Monday", { position: 2, tags: ["team"] });
  await product.addCard("Three", "Monday", { position: 3, tags: ["web"] });
  await product.addCard("Four", "Tuesday", { position: 1 });
}

async function drag(page: Page, what: Locator, where: Locator, at = 0.75): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const [from, to] = [await what.boundingBox(), await where.boundingBox()];
  if (!from || !to) throw new Error("Not on the page");
  await page.mouse.move(from.x + 20, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * at, { steps: 6 });
  await page.mouse.up();
}

test("OPS-2 a wrong password is refused, the right one edits until the tab logs out", async ({
  visitorPage: page,
  expectFault,
}) => {
  expectFault(/status of 401/);
  await page.goto(BOARD);
  await expect(page.getByRole("heading", { name: "Operations Tracker", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /Add card/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.getByLabel("Password").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Invalid password");
  await dialog.getByLabel("Password").fill(BOARD_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Logged in")).toContainText("You can now edit the board");
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain(BOARD_PASSWORD);
  expect(kept).toContain("operations-login");
  await page.reload();
  await expect(page.getByRole("button", { name: "Add card to Monday" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(BOARD);
  await expect(other.getByRole("button", { name: "Login" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page, "Logged out")).toBeVisible();
  await expect(page.getByRole("button", { name: /Add card/ })).toHaveCount(0);
});

test("OPS-2 a login that has ended is said to have, and nothing is changed", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 401/);
  await someCards(product);
  await logIn(page);
  await product.query("delete from operations_logins");
  await page.getByRole("button", { name: "Complete: Four" }).click();
  await expect(toast(page, "Error")).toContainText("Your login has ended");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(cardOf(page, "Four")).toContainText("Incomplete");
});

test("OPS-3 a card is added, edited, completed and deleted, seen by others right away", async ({
  visitorPage: page,
  openBrowser,
}) => {
  const watcher = await (await openBrowser()).newPage();
  await watcher.goto(BOARD);
  await expect(dayOf(watcher, "Thursday")).toContainText("Nothing planned yet.");
  await logIn(page);
  await page.getByRole("button", { name: "Add card to Thursday" }).click();
  const form = page.getByRole("form", { name: "New card for Thursday" });
  await expect(form.getByLabel("Title")).toBeFocused();
  await form.getByLabel("Title").fill("   ");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByRole("alert")).toHaveText("Title required");
  await form.getByLabel("Title").fill(" Call the host ");
  await form.getByLabel("Tags").fill("web, ,urgent,");
  await form
    .getByLabel("Notes")
    .fill("See https://example.com/a. <b>Not bold</b> javascript:alert(1)");
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(toast(page, "Saved")).toContainText("Changes saved successfully");
  await expectDay(watcher, "Thursday", ["Call the host"]);
  const card = cardOf(watcher, "Call the host");
  await expect(card).toContainText("Incomplete");
  await expect(card).toContainText("<b>Not bold</b> javascript:alert(1)");
  await expect(card.getByText("urgent", { exact: true })).toBeVisible();
  const link = card.getByRole("link");
  await expect(link).toHaveAttribute("href", "https://example.com/a");
  await expect(link).toHaveAttribute("rel", /noopener noreferrer/);

  await page.getByRole("button", { name: "Complete: Call the host" }).click();
  await expect(card.getByText("Complete", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit Call the host" }).click();
  const edit = page.getByRole("form", { name: "Edit Call the host" });
  await expect(edit.getByLabel("Tags")).toHaveValue("web, urgent");
  await expect(edit.getByLabel("Status")).toHaveValue("complete");
  await edit.getByLabel("Title").fill("Call the web host");
  await edit.getByLabel("Day").selectOption("Friday");
  await edit.getByRole("button", { name: "Save" }).click();
  await expectDay(watcher, "Friday", ["Call the web host"]);
  await expectDay(watcher, "Thursday", []);

  await page.getByRole("button", { name: "Delete Call the web host" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delete this card?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectDay(watcher, "Friday", []);
  await expect(page.getByRole("button", { name: "Add card to Friday" })).toBeFocused();
  await toast(page, "Saved").getByRole("button", { name: "Undo" }).click();
  await expectDay(watcher, "Friday", ["Call the web host"]);
  await expect(cardOf(watcher, "Call the web host")).toContainText("urgent");
  await expect(
    cardOf(watcher, "Call the web host").getByText("Complete", { exact: true }),
  ).toBeVisible();
});

test("OPS-3 cards are dragged with a mouse within and between days, and put back", async ({
  visitorPage: page,
  product,
}) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await someCards(product);
  await page.clock.install();
  await logIn(page);
  await drag(page, cardOf(page, "One"), cardOf(page, "Two"));
  await expectDay(page, "Monday", ["Two", "One", "Three"]);
  await drag(page, cardOf(page, "Three"), cardOf(page, "Four"), 0.2);
  await expectDay(page, "Tuesday", ["Three", "Four"]);
  // Only the last move's toast is left to be undone.
  const saved = toast(page, "Saved");
  await expect(saved).toHaveCount(2);
  for (const left of [1, 0]) {
    await saved.getByRole("button", { name: "Dismiss" }).first().click();
    await expect(saved).toHaveCount(left);
  }
  await drag(page, cardOf(page, "Two"), dayOf(page, "Friday"), 0.5);
  await expectDay(page, "Friday", ["Two"]);
  await expect
    .poll(() => product.columns())
    .toMatchObject({
      Monday: ["One"],
      Tuesday: ["Three", "Four"],
      Friday: ["Two"],
    });
  await saved.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => product.columns()).toMatchObject({ Monday: ["Two", "One"] });
  await expectDay(page, "Monday", ["Two", "One"]);
});

test("OPS-3 a card is moved with a finger at its handle, and a finger elsewhere scrolls", async ({
  openBrowser,
  product,
}) => {
  await someCards(product);
  const browser = await openBrowser({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 1_600 },
  });
  const page = await browser.newPage();
  await logIn(page);
  const touch = await browser.newCDPSession(page);
  const put = async (type: string, x?: number, y?: number) => {
    const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
    // The protocol's own terms for a finger that touches, moves and lifts.
    const event = { type: type as "touchStart" | "touchMove" | "touchEnd", touchPoints };
    await touch.send("Input.dispatchTouchEvent", event);
  };
  const handle = await page.getByRole("button", { name: "Move One" }).boundingBox();
  const four = await cardOf(page, "Four").boundingBox();
  if (!handle || !four) throw new Error("Not on the page");
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await put("touchStart", x, y);
  for (let step = 1; step <= 8; step += 1)
    await put("touchMove", x - step, y + ((four.y + four.height - 4 - y) * step) / 8);
  await put("touchEnd");
  await expectDay(page, "Tuesday", ["Four", "One"]);
  await expect.poll(() => product.columns()).toMatchObject({ Tuesday: ["Four", "One"] });

  const title = await cardOf(page, "Two").getByRole("heading").boundingBox();
  if (!title) throw new Error("Not on the page");
  await put("touchStart", title.x + 20, title.y + 5);
  for (let step = 1; step <= 5; step += 1)
    await put("touchMove", title.x + 20, title.y + step * 60);
  await put("touchEnd");
  await expectDay(page, "Monday", ["Two", "Three"]);
});

test("OPS-3 a card is moved with keys, announced, and put back by Escape and by Undo", async ({
  visitorPage: page,
  product,
}) => {
  await someCards(product);
  await logIn(page);
  const spoken = page.locator("[aria-live=assertive].sr-only");
  await page.getByRole("button", { name: "Move One" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Move Two" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(spoken).toHaveText(/Picked up One from Monday, place 1 of 3/);
  await page.keyboard.press("ArrowDown");
  await expect(spoken).toHaveText("Monday, place 2 of 3.");
  await page.keyboard.press("Escape");
  await expect(spoken).toHaveText("One is back where it was.");
  await expectDay(page, "Monday", ["One", "Two", "Three"]);
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await expect(spoken).toHaveText("Tuesday, place 1 of 2.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(spoken).toHaveText(/Dropped One at Tuesday, place 2 of 2/);
  await expectDay(page, "Tuesday", ["Four", "One"]);
  await expect(page.getByRole("button", { name: "Move One" })).toBeFocused();
  await expect.poll(() => product.columns()).toMatchObject({ Tuesday: ["Four", "One"] });
  await toast(page, "Saved").getByRole("button", { name: "Undo" }).click();
  await expectDay(page, "Monday", ["One", "Two", "Three"]);
  await expect.poll(() => product.columns()).toMatchObject({ Monday: ["One", "Two", "Three"] });
});

test("OPS-1 the address holds the filter", async ({ visitorPage: page, product }) => {
  await someCards(product);
  await page.goto(BOARD);
  await page.getByLabel("Tag").selectOption("web");
  await expect(page).toHaveURL(`${BOARD}?tag=web`);
  await expectDay(page, "Monday", ["One", "Three"]);
  await page.getByLabel("Status").selectOption("complete");
  await expect(page).toHaveURL(`${BOARD}?tag=web&status=complete`);
  await expectDay(page, "Monday", []);
  await expect(dayOf(page, "Monday")).toContainText("No cards match the filter.");
  await page.goto(`${BOARD}?tag=team`);
  await expectDay(page, "Monday", ["Two"]);
  await expect(page.getByText("1 of 4 cards")).toBeVisible();
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect(page).toHaveURL(BOARD);
  await expectDay(page, "Monday", ["One", "Two", "Three"]);
});

test("OPS-3 shortcuts do what their sheet says, until they are switched off", async ({
  visitorPage: page,
  product,
}) => {
  await someCards(product);
  await page.goto(BOARD);
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press("l");
    await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await logIn(page);
  await page.getByRole("button", { name: "Complete: Two" }).focus();
  await page.keyboard.press("c");
  await expect(cardOf(page, "Two").getByText("Complete", { exact: true })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByRole("form", { name: "Edit Two" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit Two" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("alertdialog")).toContainText("Delete this card?");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit Four" }).focus();
  await page.keyboard.press("n");
  await page.getByLabel("Title").pressSequentially("next ?");
  await page.keyboard.press("Enter");
  await expectDay(page, "Tuesday", ["Four", "next ?"]);
  await expect(page.getByRole("form")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Tag")).toBeFocused();
  await page.getByRole("button", { name: "Shortcuts" }).focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Shortcuts" });
  await sheet.getByLabel("Use single keys").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.getByRole("form")).toHaveCount(0);
});

test("OPS-3 a key pressed right after a form has closed keeps the focus it asked for", async ({
  visitorPage: page,
  product,
}) => {
  await someCards(product);
  await logIn(page);
  await page.getByRole("button", { name: "Add card to Tuesday" }).click();
  await page.getByLabel("Title").fill("Five");
  const focused = await page.evaluate(async () => {
    document.querySelector<HTMLFormElement>("form[aria-label]")?.requestSubmit();
    const slash = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(slash);
    const drawn = () => new Promise(requestAnimationFrame);
    await drawn();
    await drawn();
    return document.activeElement?.getAttribute("name");
  });
  expect(focused).toBe("tag");
  await expectDay(page, "Tuesday", ["Four", "Five"]);
});

test("RT-1 OPS-1 a page that was cut off for a minute shows exactly the board afterward", async ({
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
  );
  await someCards(product);
  const network = new TcpProxy({ host: "127.0.0.1", port: Number(new URL(product.url).port) });
  await network.open();
  const page = await (await openBrowser({ baseURL: `http://127.0.0.1:${network.port}` })).newPage();
  await page.clock.install();
  await page.goto(BOARD);
  await product.query("update operations_cards set title = 'Uno' where title = 'One'");
  await expectDay(page, "Monday", ["Uno", "Two", "Three"]);
  await network.cut();
  for (let each = 0; each < 200; each += 1)
    await product.query(
      "update operations_cards set position = $1, title = title || '+' where id = (select id from operations_cards order by random() limit 1)",
      [each],
    );
  await product.query("delete from operations_cards where title like 'Two%'");
  await product.addCard("Five", "Wednesday");
  for (let seconds = 0; seconds < 60; seconds += 1) await page.clock.runFor(1_000);
  await network.open();
  for (let seconds = 0; seconds < 60; seconds += 1) await page.clock.runFor(1_000);
  const { Monday = [], Tuesday = [] } = await product.columns();
  await expectDay(page, "Monday", Monday);
  await expectDay(page, "Tuesday", Tuesday);
  await expectDay(page, "Wednesday", ["Five"]);
  await network.cut();
});

test("OPS-3 a board that could not be read says so, and comes when it can", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 500/);
  await someCards(product);
  await product.query("alter table operations_cards rename to hidden_cards");
  await page.goto(BOARD);
  await expect(page.getByRole("heading", { name: "Error loading cards" })).toBeVisible();
  await product.query("alter table hidden_cards rename to operations_cards");
  // Its stream or the window's focus may reload the board before anyone asks again.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(cardOf(page, "Four")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectDay(page, "Tuesday", ["Four"]);
  product.faults.length = 0;
});

test("OPS-3 D1 changes without a connection wait in this browser, also after a reload, and go out in their order", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|status of 409/);
  await someCards(product);
  await logIn(page);
  // The server has the first of them; its response is lost.
  let reached = 0;
  await page.route("**/api/functions/**", async (route) => {
    reached += 1;
    if (reached === 1) await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Add card to Monday" }).click();
  const form = page.getByRole("form", { name: "New card for Monday" });
  await form.getByLabel("Title").fill("Written in the tunnel");
  await form.getByLabel("Notes").fill("Before the bridge");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("1 change waits in this browser")).toBeVisible();
  await page.getByRole("button", { name: "Complete: Four" }).click();
  await page.getByRole("button", { name: "Edit Written in the tunnel" }).click();
  await page.getByLabel("Title").fill("Written in a tunnel");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("3 changes wait in this browser")).toBeVisible();
  await page.reload();
  await expect(cardOf(page, "Written in a tunnel")).toContainText("Before the bridge");
  await expect(cardOf(page, "Four").getByText("Complete", { exact: true })).toBeVisible();
  expect(await product.columns()).toMatchObject({ Tuesday: ["Four"] });
  await page.unroute("**/api/functions/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(toast(page, "Saved").first()).toBeVisible();
  await expect
    .poll(() =>
      product.query(
        "select title, status, notes from operations_cards where title in ('Four', 'Written in a tunnel') order by title",
      ),
    )
    .toEqual([
      { title: "Four", status: "complete", notes: null },
      { title: "Written in a tunnel", status: "incomplete", notes: "Before the bridge" },
    ]);
  await expect(page.getByText("in this browser, and will be sent")).toHaveCount(0);
  const { Monday = [] } = await product.columns();
  await expectDay(page, "Monday", Monday);
  expect(Monday).toHaveLength(4);
});

test("OPS-3 D1 what is typed into a card's form stays: beside another form, after Escape, a link, a reload and a refusal", async ({
  visitorPage: page,
  product,
  expectFault,
}) => {
  expectFault(/status of 401/);
  await someCards(product);
  await logIn(page);
  const add = page.getByRole("form", { name: "New card for Monday" });
  const edit = page.getByRole("form", { name: "Edit Four" });
  const begun = page.getByRole("button", { name: "Your new card for Monday" });
  await page.getByRole("button", { name: "Add card to Monday" }).click();
  await add.getByLabel("Title").fill("Half a card");
  await add.getByLabel("Notes").fill("Words of mine");
  await page.getByRole("button", { name: "Add card to Friday" }).click();
  await expect(add).toHaveCount(0);
  await page.getByRole("button", { name: "Edit Four" }).click();
  await edit.getByLabel("Description").fill("Half an edit");
  await page.keyboard.press("Escape");
  await expect(edit).toHaveCount(0);
  await expect(page.getByText("Your edit is not saved yet")).toBeVisible();
  await begun.click();
  await expect(add.getByLabel("Notes")).toHaveValue("Words of mine");
  await page.reload();
  await begun.click();
  await expect(add.getByLabel("Title")).toHaveValue("Half a card");
  await expect(add.getByLabel("Notes")).toHaveValue("Words of mine");
  await page.getByRole("button", { name: "Edit Four" }).click();
  await expect(edit.getByLabel("Description")).toHaveValue("Half an edit");

  await edit.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Your edit is not saved yet")).toHaveCount(0);
  await toast(page, "Not saved").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your edit is not saved yet")).toBeVisible();

  await product.query("delete from operations_cards where title = 'Four'");
  await page.getByRole("button", { name: "Your edit of Four" }).click();
  await expect(edit.getByLabel("Description")).toHaveValue("Half an edit");
  await edit.getByRole("button", { name: "Add as a new card" }).click();
  await expect(cardOf(page, "Four")).toContainText("Half an edit");
  await expect(page.getByRole("button", { name: "Your edit of Four" })).toHaveCount(0);
  // A card is shown before it is stored, and storing it needs the login.
  await expect(toast(page, "Saved")).toBeVisible();

  await product.query("delete from operations_logins");
  await begun.click();
  await add.getByRole("button", { name: "Add", exact: true }).click();
  await expect(toast(page, "Error")).toContainText("Your login has ended");
  await logIn(page);
  await begun.click();
  await expect(add.getByLabel("Notes")).toHaveValue("Words of mine");
  await add.getByRole("button", { name: "Add", exact: true }).click();
  await expect(cardOf(page, "Half a card")).toContainText("Words of mine");
  await expect(begun).toHaveCount(0);
});

test("OPS-3 D8 of a card that two people edit, all fields are kept, and the same one is shown to both", async ({
  visitorPage: one,
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await product.addCard("Call the host", "Thursday");
  const other = await (await openBrowser()).newPage();
  for (const page of [one, other]) {
    await logIn(page);
    await page.getByRole("button", { name: "Edit Call the host" }).click();
  }
  const form = (page: Page) => page.getByRole("form", { name: /^Edit Call/ });
  const save = (page: Page) => form(page).getByRole("button", { name: "Save" }).click();
  await form(one).getByLabel("Title").fill("Call the web host");
  await save(one);
  await expect(toast(one, "Saved")).toBeVisible();
  await form(other).getByLabel("Title").fill("Call them");
  await form(other).getByLabel("Notes").fill("Before noon");
  await save(other);
  const dialog = other.getByRole("dialog", { name: "Edit Call the web host" });
  await expect(dialog.getByRole("row")).toHaveText([
    "FieldTheirs, savedYours",
    "TitleCall the web hostCall them",
  ]);
  await expect(cardOf(one, "Call the web host")).toContainText("Before noon");
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(cardOf(one, "Call them")).toContainText("Before noon");
});

test("OPS-3 D1 an open card form keeps its words when someone else moves its card, then deletes it", async ({
  visitorPage: page,
  product,
}) => {
  await someCards(product);
  await logIn(page);
  await cardOf(page, "One").getByRole("button", { name: "Edit One" }).click();
  const form = page.getByRole("form", { name: "Edit One" });
  await form.getByLabel("Description").fill("Words of mine");
  await product.query("update operations_cards set day_column = 'Friday' where title = 'One'");
  await expect(dayOf(page, "Friday").getByRole("form", { name: "Edit One" })).toBeVisible();
  await expect(form.getByRole("alert")).toContainText("moved this card to Friday");
  await expect(form.getByLabel("Description")).toHaveValue("Words of mine");
  await expect(form.getByLabel("Day")).toHaveValue("Friday");
  await product.query("delete from operations_cards where title = 'One'");
  await expect(form.getByRole("alert")).toContainText("deleted this card");
  await expect(form.getByLabel("Description")).toHaveValue("Words of mine");
  await form.getByRole("button", { name: "Add as a new card" }).click();
  await expect(form).toHaveCount(0);
  await expect(toast(page, "Saved")).toBeVisible();
  expect(
    await product.query("select description, title from operations_cards where title = 'One'"),
  ).toEqual([{ description: "Words of mine", title: "One" }]);
});
