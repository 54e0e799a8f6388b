/** Pay in a browser: from a closed deal to the statement, and a dispute on both sides. */
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";

test("PAY-1 PAY-2 PAY-3 a setter opens an entry to its event, disputes it, and reads the decision; an administrator decides and reads the statement", async ({
  product,
  trainee,
  openBrowser,
}) => {
  await product.addProspect(trainee, { firstName: "Paid", lastName: "Prospect" });
  await product.query(
    `with closed as (
       update prospects set status = 'closed', deal_amount_cents = 250000, closed_at = now(), showed_at = now(),
         qualified = true, version = version + 1
       where first_name = 'Paid' and user_id = $1 returning id, version
     )
     insert into events (actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, before, after, audited)
       select 'system', 'Command line', 'prospects.edit', 'prospect', id, 'Prospect',
         '{"status": "pending", "dealCents": null, "rescheduledDate": null}',
         jsonb_build_object('version', version, 'status', 'closed', 'dealCents', 250000, 'rescheduledDate', null), false
       from closed`,
    [trainee.userId],
  );
  const own = await (await openBrowser({ as: trainee.accessCode })).newPage();
  await own.goto("/tracker");
  await own.getByRole("link", { name: "My Pay" }).click();
  await expect(own.getByRole("heading", { name: "My Pay" })).toBeVisible();
  const share = own.getByRole("listitem").filter({ hasText: "10% of $2,500.00" });
  await expect(share).toContainText("$250.00");
  await share.getByText("Where this comes from").click();
  await expect(share.getByText("10% of closed deals")).toBeVisible();
  await share.getByLabel(/What is wrong with entry/).fill("The contract says $3,000.");
  await share.getByRole("button", { name: "Dispute" }).click();
  await expect(own.getByRole("status").getByText("Dispute opened.")).toBeVisible();

  const office = await (await openBrowser({ as: ADMIN_CODE })).newPage();
  await office.goto("/admin/pay");
  await expect(office.getByRole("button", { name: "Close period" })).toBeVisible();
  const dispute = office.getByRole("listitem").filter({ hasText: "The contract says $3,000." });
  await dispute.getByLabel("Explain the decision").fill("Right, sorry.");
  await dispute.getByLabel("Amount to pay, if accepted").fill("50");
  await dispute.getByRole("button", { name: "Accept" }).click();
  await expect(office.getByText("Dispute accepted")).toBeVisible();

  await own.goto("/tracker/pay");
  await expect(own.getByText("Right, sorry.")).toBeVisible();
  await own.getByRole("link", { name: "Statement" }).click();
  await expect(own.getByRole("heading", { name: "Statement" })).toBeVisible();
  await expect(own.getByText("$400.00")).toBeVisible();
  const downloading = own.waitForEvent("download");
  await own.getByRole("link", { name: "PDF" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/);
});
