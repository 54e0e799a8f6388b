import type { Locator, Page, Route } from "@playwright/test";
import { aBooking, aSubmission, INBOX } from "../kit/inbox-items";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { toast } from "./steps";

function queryOf(product: JourneyProduct) {
  return (text: string, values?: unknown[]) => product.query(text, values);
}

/** The line of this person in the list. */
function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("link", { name }) });
}

/** A browser of someone who became an administrator. */
async function secondAdministrator(
  product: JourneyProduct,
  openBrowser: (options: { as: string }) => Promise<{ newPage: () => Promise<Page> }>,
): Promise<Page> {
  const { userId, accessCode } = await product.createTrainee("Second", "Administrator");
  await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
  return (await openBrowser({ as: accessCode })).newPage();
}

test("SLOT-2 what comes in shows right away, is filtered by the address, and its status can be undone", async ({
  adminPage: page,
  openBrowser,
  product,
}) => {
  const query = queryOf(product);
  await page.goto("/training/adminpanel");
  await aBooking(query, { hoursAgo: 30 });
  await page.getByRole("link", { name: "Inbox 1 new" }).click();
  await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
  await aSubmission(query, { form: "crm-access", hoursAgo: 0 });
  const rita = rowOf(page, "Rita Request");
  await expect(rita).toContainText("Request: CRM access");
  await expect(page.getByRole("link", { name: "Requests 1 new" })).toBeVisible();
  await page.getByLabel("Over 24 hours").check();
  await expect(page).toHaveURL(/late=yes/);
  await expect(rita).toHaveCount(0);
  await expect(rowOf(page, "Gus Guest")).toContainText("overdue 6 h");
  await page.getByRole("link", { name: "Clear" }).click();
  const other = await secondAdministrator(product, openBrowser);
  await other.goto(`${INBOX}?status=new`);
  await rita.getByRole("button", { name: "Mark done: CRM access of Rita Request" }).click();
  await expect(rita).toContainText("Done");
  await expect(rowOf(other, "Rita Request")).toHaveCount(0);
  await toast(page, "Marked as done").getByRole("button", { name: "Undo" }).click();
  await expect(rita).toContainText("New");
  await expect(rowOf(other, "Rita Request")).toBeVisible();
});

test("SLOT-2 RT-1 what was fetched for one view of the inbox stays out of the next", async ({
  adminPage: page,
  product,
}) => {
  const query = queryOf(product);
  await page.goto(INBOX);
  const sent = Promise.withResolvers<void>();
  let read = false;
  const holding = async (route: Route) => {
    const response = await route.fetch();
    read = true;
    await sent.promise;
    await route.fulfill({ response });
  };
  await page.route("**/admin/inbox-items?*", holding, { times: 1 });
  // What arrives before the page listens is in its list without being fetched.
  const isFetched = async () => {
    await aSubmission(query, { form: "crm-access", hoursAgo: 0 });
    return read;
  };
  await expect.poll(isFetched).toBe(true);
  await page.getByLabel("Over 24 hours").check();
  await expect(page).toHaveURL(/late=yes/);
  await expect(rowOf(page, "Rita Request")).toHaveCount(0);
  const arrived = page.waitForResponse(/inbox-items/);
  sent.resolve();
  await (await arrived).finished();
  await aBooking(query, { hoursAgo: 30 });
  await expect(rowOf(page, "Gus Guest")).toBeVisible();
  await expect(rowOf(page, "Rita Request")).toHaveCount(0);
});

test("SLOT-2 if two administrators edit a note, the second gets a message, and decides", async ({
  adminPage: page,
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/status of 409.*inbox/);
  const id = await aSubmission(queryOf(product));
  const other = await secondAdministrator(product, openBrowser);
  for (const each of [page, other]) await each.goto(`${INBOX}/request/${id}?q=rita`);
  await other.getByRole("textbox", { name: "Note" }).fill("Wrote to her");
  await page.getByRole("textbox", { name: "Note" }).fill("Called her");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Note saved")).toBeVisible();
  await expect(other.getByText("Changed inbox item")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Note" })).toHaveValue("Wrote to her");
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(other.getByRole("alert")).toContainText("Called her");
  await other.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Wrote to her");
  await page.getByRole("button", { name: "Delete request" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`${INBOX}?q=rita`);
  await expect(page.getByText("No items match")).toBeVisible();
});

test("SLOT-2 HIRE-1 from the application to the trainee: sent in, accepted once, signed in by code and mailed link", async ({
  adminPage: page,
  visitorPage: visitor,
  openBrowser,
  product,
}) => {
  const other = await secondAdministrator(product, openBrowser);
  await page.goto(`${INBOX}?kind=application`);
  await visitor.goto("/hiring/dmsetters");
  for (const answer of ["Canada", "18 or older", "4 to 6", "Yes, all three"])
    await visitor.getByRole("radio", { name: answer, exact: true }).check();
  await visitor.getByLabel("Your name").fill("Ann van der Berg");
  await visitor.getByLabel("Your email address").fill("ann@applicant.example");
  await visitor.getByRole("button", { name: "Apply and book your interview" }).click();
  await expect(visitor).toHaveURL(/\/thank-you/);
  await expect(rowOf(page, "Ann van der Berg")).toContainText("Qualified");
  await page.getByRole("link", { name: "Ann van der Berg" }).click();
  await expect(page.getByText("Canada", { exact: true })).toBeVisible();
  await other.goto(page.url());
  await page.getByRole("button", { name: "Accept and create trainee" }).click();
  const dialog = page.getByRole("dialog", { name: "Accept and create trainee" });
  await expect(dialog.getByLabel("First Name")).toHaveValue("Ann");
  await expect(dialog.getByLabel("Last Name")).toHaveValue("van der Berg");
  await dialog.getByLabel("First Name").fill("Anna");
  await dialog.getByRole("button", { name: "Accept and create trainee" }).dblclick();
  const code = await page.locator("code").textContent();
  await expect(other.getByRole("link", { name: "Anna van der Berg" })).toBeVisible();
  await expect(other.locator("code")).toHaveCount(0);
  const trainees = await product.query(
    "select 1 from training_credentials where first_name = 'Anna'",
  );
  expect(trainees).toHaveLength(1);
  const applicant = await (await openBrowser({ as: code ?? "" })).newPage();
  await applicant.goto("/training");
  await expect(applicant).toHaveURL("/training");
  const mailed = () =>
    product.mail.mails.filter(
      ({ to, source }) => to === "ann@applicant.example" && source.includes("is ready"),
    );
  await page.getByRole("button", { name: "Email sign-in link" }).click();
  await expect(toast(page, "The sign-in link is on its way")).toBeVisible();
  await expect.poll(() => mailed().length).toBe(1);
  const source = mailed()[0]?.source.replace(/=\r\n/g, "").replaceAll("=3D", "=") ?? "";
  const link = /https?:\S+\/auth\/link#\S+/.exec(source)?.[0] ?? "";
  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(new URL(link).pathname + new URL(link).hash);
  await elsewhere.getByRole("button", { name: "Sign in as Anna van der Berg" }).click();
  await expect(elsewhere).toHaveURL("/training");
});
