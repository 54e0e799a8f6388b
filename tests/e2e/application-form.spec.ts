import { violationsOf } from "../kit/accessibility";
import { anApplication, anInterview } from "../kit/inbox-items";
import { expect, test } from "./fixtures";

const NARROW = { width: 360, height: 740 };

test("OWN-4 at 360 px an owner asks another question, and applicants see it at once", async ({
  adminPage: page,
  visitorPage: visitor,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto("/admin/content/application?open=questions.citizenship");
  const question = page.locator("[id='questions.citizenship-item']");
  await question.getByLabel("Question", { exact: true }).fill("Do you live in the UK?");
  await question.getByLabel("Kind of answer").selectOption("Yes or no");
  await question.getByLabel("Of yes or no").selectOption("Yes");
  expect(await violationsOf(page)).toEqual([]);
  const sideways = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(sideways)).toBe(0);
  const published = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes(".data"),
  );
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  expect((await published).status()).toBeLessThan(400);
  await visitor.setViewportSize(NARROW);
  await visitor.goto("/hiring/dmsetters#apply");
  const asked = visitor.getByRole("group", { name: "Do you live in the UK?" });
  await expect(asked.getByRole("radio")).toHaveCount(2);
  expect(await violationsOf(visitor)).toEqual([]);
  expect(await visitor.evaluate(sideways)).toBe(0);
});

test("OWN-4 declining says that the interview is canceled; adding and changing applicants at 360 px", async ({
  adminPage: page,
  product,
}) => {
  const query = product.query.bind(product);
  const id = await anApplication(query, { mail: "dialog@journey.example" });
  await anInterview(query, { mail: "dialog@journey.example" });
  await page.setViewportSize(NARROW);
  await page.goto(`/admin/applicants/${id}`);
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Start date (optional)")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Change contact" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Phone number (optional)").fill("+1 555 010 0123");
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByRole("link", { name: "+1 555 010 0123" })).toBeVisible();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(dialog).toContainText("is canceled. They get one email");
  await dialog.getByLabel(/^Words about the interview/).fill("The role is filled.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("None booked.")).toBeVisible();
  await page.goto("/admin/applicants");
  await page.getByRole("button", { name: "Add applicant" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Hanna Hand");
  await dialog.getByLabel("Email address").fill("hanna@journey.example");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("link", { name: "Hanna Hand" }).first()).toBeVisible();
});
