import { expect, test } from "./fixtures";

test("TEAM-3 an administrator sees whom a nudge would reach, turns it on, and its trainee wants no more", async ({
  adminPage: page,
  product,
  trainee,
  traineePage: theirs,
}) => {
  await product.query(
    "update training_credentials set last_login_at = now() - interval '4 days' where user_id = $1",
    [trainee.userId],
  );
  await page.goto("/admin/nudges");
  const rule = page.getByRole("region", { name: "No progress" });
  await expect(rule.getByText("Today it would reach no trainees.")).toBeVisible();
  await rule.getByLabel("Days").fill("3");
  await rule.getByLabel("Title").fill("Where were we?");
  await rule.getByRole("button", { name: "Preview" }).click();
  await expect(rule.getByText("Today it would reach 1 trainee")).toBeVisible();
  await expect(rule.getByRole("link", { name: trainee.name })).toBeVisible();
  await expect(rule.getByText("Off", { exact: true })).toBeVisible();
  await expect(rule.getByLabel("Title")).toHaveValue("Where were we?");
  await rule.getByLabel("On", { exact: true }).check();
  await rule.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").getByText("Saved. This nudge is on.")).toBeVisible();
  await expect(rule.getByText("Today it reaches 1 trainee")).toBeVisible();
  await page.goto("/admin/jobs");
  await expect(page.getByText(/^Nudges of /)).toBeVisible();

  await theirs.goto("/training");
  await product.query(
    `with sent as (
       insert into messages (kind, audience, title, body) values ('nudge', 'No progress', 'Where were we?', 'Go on.')
       returning id
     ), got as (
       insert into message_recipients (message_id, user_id) select id, $1 from sent
     ) insert into nudges (rule, user_id, since, day, message_id, held_back)
       select 'idle', $1, now(), current_date, id, false from sent`,
    [trainee.userId],
  );
  await expect(theirs.getByRole("heading", { name: "Where were we?" })).toBeVisible();
  await page.goto("/admin/nudges");
  await expect(page.getByRole("list", { name: "Log" })).toContainText(trainee.name);
  await theirs.getByRole("button", { name: "Mark as read: Where were we?" }).click();
  await expect(page.getByRole("list", { name: "Log" })).toContainText("Sent, read");
  await theirs.getByText(/Announcements you have read/).click();
  await expect(theirs.getByRole("heading", { name: "Where were we?" })).toBeVisible();
  await theirs.getByRole("button", { name: "No more reminders" }).click();
  await expect(theirs.getByText("Reminders are off.")).toBeVisible();
});
