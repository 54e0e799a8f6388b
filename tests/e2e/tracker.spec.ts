import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { TRACKER_CODE } from "./product";
import { toast } from "./steps";

const names = (page: Page) =>
  page.getByRole("row").locator("td:first-child a[dir=auto]").allTextContents();

/** The deal's cell of a row, by the row's name. */
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function addByForm(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole("button", { name: "Add New Prospect" }).first().click();
  await page.getByLabel("First Name").fill(first);
  await page.getByLabel("Last Name").fill(last);
  await page.getByLabel("Annual Income").fill("$65,000");
  await page.getByLabel("Credit Score").fill("720");
  await page.getByRole("button", { name: "Add Prospect" }).click();
  await expect(toast(page, "Prospect added successfully")).toBeVisible();
}

async function editByForm(page: Page, name: string, status: string, deal: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Status" }).selectOption(status);
  await page.getByLabel("Deal Amount").fill(deal);
  await page.getByRole("button", { name: "Save" }).click();
}

test("TRK-1 TRK-2 a prospect added by form shows right away on another's tracker, cards included, without income and score", async ({
  product,
  traineePage,
  openBrowser,
  expectFault,
}) => {
  expectFault(/status of 400/);
  const other = await product.createTrainee("Otto", "Other");
  const watching = await (await openBrowser({ as: other.accessCode })).newPage();
  await watching.goto("/tracker");
  await expect(watching.getByText("No prospects yet")).toBeVisible();
  await traineePage.goto("/tracker");
  await expect(traineePage.getByText("Tess Trainee").first()).toBeVisible();
  await traineePage.getByRole("button", { name: "Add New Prospect" }).first().click();
  await traineePage.getByRole("button", { name: "Add Prospect" }).click();
  await expect(traineePage.getByRole("alert")).toHaveText("First name and last name are required");
  await traineePage.getByRole("button", { name: "Cancel" }).click();
  const fetches: string[] = [];
  watching.on("request", (request) => {
    if (/\/tracker(\.data|\/rows)/.test(request.url())) fetches.push(request.url());
  });
  await addByForm(traineePage, "Paula", "Prospect");
  await expect(row(watching, "Paula Prospect")).toBeVisible();
  await expect(row(watching, "Paula Prospect")).toContainText("Hidden");
  await expect(row(watching, "Paula Prospect")).not.toContainText(/65,000|720/);
  await expect(watching.getByText("of 1 added")).toBeVisible();
  expect(fetches, "the row came with the notification").toEqual([]);
  await expect(row(traineePage, "Paula Prospect")).toContainText("$65,000");
});

test("TRK-2 the form offers the setter's own days, and the day chosen is the day kept", async ({
  product,
  trainee,
  openBrowser,
}) => {
  // Late on the evening before the clocks go forward in New York: in UTC it is already the next day.
  const browser = await openBrowser({ as: trainee.accessCode, timezoneId: "America/New_York" });
  const page = await browser.newPage();
  await page.clock.setFixedTime(new Date("2026-03-08T04:30:00Z"));
  await page.goto("/tracker");
  await page.getByRole("button", { name: "Add New Prospect" }).first().click();
  const days = page.getByLabel("Call Date").locator("option");
  await expect(days).toHaveText([
    "Today, Sat, Mar 7",
    "Sun, Mar 8",
    "Mon, Mar 9",
    "Custom Date",
    "No call yet",
  ]);
  await page.getByLabel("First Name").fill("Dawn");
  await page.getByLabel("Last Name").fill("Saving");
  await page.getByLabel("Call Date").selectOption("Sun, Mar 8");
  await page.getByRole("button", { name: "Add Prospect" }).click();
  await expect(row(page, "Dawn Saving")).toContainText("Sun, Mar 8");
  const [stored] = await product.query("select scheduled_call_date::text as day from prospects");
  expect(stored?.day).toBe("2026-03-08");
});

test("TRK-1 an evening's day stays while the page is taken over, and a page without scripts has it too", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await product.addProspect(trainee, { firstName: "Eve", lastName: "Evening" });
  // In New York it is still Friday.
  await product.query("update prospects set created_at = '2026-11-28T03:30:00Z'");
  const browser = await openBrowser({ as: trainee.accessCode, timezoneId: "America/New_York" });
  const page = await browser.newPage();
  await page.goto("/tracker");
  await page.reload();
  const sent = await (await browser.request.get("/tracker")).text();
  const [served] = /Nov \d\d, 2026/.exec(sent) ?? [];
  expect(served).toBe("Nov 27, 2026");
  await expect(page.locator("time.moment", { hasText: "Nov 27, 2026" }).first()).toBeAttached();
  await expect(page.locator("time.moment", { hasText: "Nov 28" })).toHaveCount(0);
});

test("TRK-2 a duplicate is warned of while typing, and 'Why not qualified' opens in words", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.addProspect(trainee, { firstName: "José", lastName: "Núñez", score: "650" });
  await page.goto("/tracker");
  await page.getByText("Not qualified", { exact: true }).last().click();
  await expect(page.getByText("The score is 650, and the minimum is 700")).toBeVisible();
  await page.getByRole("button", { name: "Add New Prospect" }).click();
  await page.getByLabel("First Name").fill("jose");
  await page.getByLabel("Last Name").fill("NUNEZ");
  const warning = page.getByText("A prospect with this name and country already exists");
  await expect(warning).toBeVisible();
  await page.getByLabel("Country").last().selectOption("UK");
  await expect(warning).toBeHidden();
});

test("TRK-4 the admin code opens editing for the session, and one click ends it", async ({
  product,
  trainee,
  traineePage: page,
  expectFault,
}) => {
  expectFault(/status of 401/);
  await product.addProspect(trainee);
  await page.goto("/tracker");
  await expect(page.getByRole("button", { name: "Remove Paula Prospect" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Paula Prospect" })).toHaveCount(0);
  await page.getByRole("button", { name: "Admin Login" }).click();
  await page.getByLabel("Admin code").fill("nonsense");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid admin code");
  await page.getByLabel("Admin code").fill(TRACKER_CODE);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(toast(page, "Admin access granted")).toBeVisible();
  await editByForm(page, "Paula Prospect", "Closed", "2,500");
  await expect(toast(page, "Prospect updated")).toBeVisible();
  await expect(page.getByText("$2,500.00 in deals", { exact: true }).first()).toBeVisible();
  // Her own act is not paid before someone else confirms it (PAY-4).
  await expect(page.getByText("$250.00")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo last change of Paula Prospect" }).click();
  await expect(row(page, "Paula Prospect")).toContainText("Pending");
  await page.getByRole("button", { name: "History of Paula Prospect" }).click();
  await expect(page.getByText("Undone by Tess Trainee")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "End admin access" }).click();
  await expect(page.getByRole("button", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Paula Prospect" })).toHaveCount(0);
});

test("TRK-6 the person who added a prospect corrects and removes it, and undoes that, while others watch", async ({
  product,
  trainee,
  traineePage: page,
  adminPage: other,
}) => {
  await product.addProspect(trainee, { firstName: "Pola" });
  await other.goto("/tracker");
  await page.goto("/tracker");
  await page.getByRole("button", { name: "Correct Pola Prospect" }).click();
  await page.getByLabel("First Name").fill("Paula");
  await page.getByLabel("Annual Income").fill("$99,000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row(other, "Paula Prospect")).toContainText("$99,000");
  await page.getByRole("button", { name: "Remove Paula Prospect" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row(other, "Paula Prospect")).toHaveCount(0);
  await toast(page, "Prospect removed").getByRole("button", { name: "Undo" }).click();
  await expect(row(other, "Paula Prospect")).toContainText("$99,000");
});

test("TRK-5 two administrators on one row: the second sees both values and decides", async ({
  product,
  trainee,
  adminPage,
  traineePage,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await product.addProspect(trainee);
  await traineePage.request.post("/tracker", {
    form: { intent: "elevate", code: TRACKER_CODE },
    headers: { Origin: product.url },
  });
  await traineePage.goto("/tracker");
  await adminPage.goto("/tracker");
  await traineePage.getByRole("button", { name: "Edit Paula Prospect" }).click();
  await editByForm(adminPage, "Paula Prospect", "No show", "10");
  await expect(toast(adminPage, "Prospect updated")).toBeVisible();
  await traineePage
    .getByRole("dialog")
    .getByRole("combobox", { name: "Status" })
    .selectOption("Closed");
  await traineePage.getByLabel("Deal Amount").fill("9000");
  await traineePage.getByRole("button", { name: "Save" }).click();
  const conflict = traineePage
    .getByRole("alert")
    .filter({ hasText: "Your changes were not saved" });
  await expect(conflict).toContainText(
    "Site Administrator has changed this prospect in the meantime",
  );
  await expect(conflict.getByRole("row", { name: "Deal amount" })).toHaveText(
    "Deal amount$10$9,000",
  );
  await expect(conflict.getByRole("row", { name: "Status" })).toHaveText("StatusNo showClosed");
  const stored = () =>
    product.query("select status, deal_amount_cents::int as cents from prospects");
  expect(await stored()).toEqual([{ status: "no_show", cents: 1_000 }]);
  await traineePage.getByRole("button", { name: "Save mine" }).click();
  await expect(toast(traineePage, "Prospect updated")).toBeVisible();
  expect(await stored()).toEqual([{ status: "closed", cents: 900_000 }]);
  await expect(row(adminPage, "Paula Prospect")).toContainText("$9,000");
});

test("TRK-5 search by `/`, filters and pages live in the address and survive a reload", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.addProspect(trainee, { firstName: "Ana", lastName: "Díaz" });
  await product.addProspect(trainee, { firstName: "Bo", lastName: "Anders", country: "UK" });
  await page.goto("/tracker");
  expect(await names(page)).toEqual(["Bo Anders", "Ana Díaz"]);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("diaz");
  await expect(page).toHaveURL(/\?q=diaz$/);
  await expect.poll(() => names(page)).toEqual(["Ana Díaz"]);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("combobox", { name: "Qualified" }).selectOption("Not qualified");
  await expect(page.getByText("No prospects match your search")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("diaz");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect.poll(() => names(page)).toHaveLength(2);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Oldest first");
  await expect.poll(() => names(page)).toEqual(["Ana Díaz", "Bo Anders"]);
});

test("RT-1 a prospect that is added while another view is on its way is there when it comes", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.addProspect(trainee, { lastName: "Before" });
  await page.goto("/tracker");
  await expect(row(page, "Paula Before")).toBeVisible();
  // What comes before the page listens is fetched, and that waits for the view that is on its way.
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  const [read, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/tracker\.data\?.*oldest/, async (route) => {
    const response = await route.fetch();
    read.resolve();
    await sent.promise;
    await route.fulfill({ response });
  });
  await page.getByRole("combobox", { name: "Order" }).selectOption("Oldest first");
  await read.promise;
  await product.addProspect(trainee, { lastName: "Meanwhile" });
  await expect(row(page, "Paula Meanwhile")).toBeVisible();
  sent.resolve();
  await expect.poll(() => names(page)).toEqual(["Paula Before", "Paula Meanwhile"]);
  // Another load may still be on its way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await product.addProspect(trainee, { lastName: "Later" });
  await expect.poll(() => names(page)).toEqual(["Paula Before", "Paula Meanwhile", "Paula Later"]);
});

test("D1 RT-1 TRK-1 a tab that slept through 200 changes without a network then shows exactly the database", async ({
  product,
  trainee,
  adminBrowser,
  adminPage: page,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch manifest patches/);
  for (let n = 1; n <= 5; n += 1) await product.addProspect(trainee, { lastName: `Number${n}` });
  await page.goto("/tracker");
  await expect(row(page, "Paula Number5")).toBeVisible();
  await adminBrowser.setOffline(true);
  // A load started now waits, and the page stays.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await product.query(
    `do $$ begin
       for n in 1..195 loop
         update prospects set version = version + 1, deal_amount_cents = n * 700, qualified = n % 2 = 0,
           status = case when n % 3 = 0 then 'closed' else 'no_show' end,
           closed_at = case when n % 3 = 0 then now() end
         where last_name = 'Number' || (1 + n % 5);
         insert into events (actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, after, audited)
           select 'system', 'Command line', 'prospects.edit', 'prospect', id, 'Prospect',
             jsonb_build_object('version', version), false
           from prospects where last_name = 'Number' || (1 + n % 5);
       end loop;
     end $$`,
  );
  for (let n = 6; n <= 10; n += 1) await product.addProspect(trainee, { lastName: `Number${n}` });
  await adminBrowser.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(row(page, "Paula Number10")).toBeVisible();
  await expect(page.getByText("You are offline")).toBeHidden();
  const stored = await product.query<{ name: string; deal: string; status: string }>(
    `select first_name || ' ' || last_name as name,
       coalesce('$' || trim(to_char(deal_amount_cents / 100, '999,999')), '–') as deal,
       case status when 'no_show' then 'No show' when 'closed' then 'Closed' else 'Pending' end as status
     from prospects order by created_at desc`,
  );
  const cells = (label: string) => page.locator(`td[data-label="${label}"]`).allTextContents();
  await expect.poll(() => names(page)).toEqual(stored.map(({ name }) => name));
  await expect.poll(() => cells("Deal amount")).toEqual(stored.map(({ deal }) => deal));
  await expect.poll(() => cells("Status")).toEqual(stored.map(({ status }) => status));
  const [figures] = await product.query<{ cents: number }>(
    "select coalesce(sum(deal_amount_cents), 0)::int as cents from prospects where status = 'closed'",
  );
  const commission = `$${((figures?.cents ?? 0) / 1_000).toFixed(2)}`;
  await expect(page.locator("dd").nth(2)).toContainText(commission);
});
