/** Email that goes to many people holds up nothing else (MAIL-1, OWN-7). */
import { expect, onTestFinished, test } from "vitest";
import { aQueuedMail } from "../kit/due-jobs";
import { startMailing } from "../kit/mailing-product";
import { seedTrainees } from "../kit/seeded-trainees";

const MANY = 450;

test("MAIL-1 OWN-7 an announcement to hundreds is written with a few statements, and holds up no other email", async () => {
  const { mail, product, admin, stop } = await startMailing();
  onTestFinished(stop);
  await seedTrainees(product.query, MANY);
  await product.query("update users set email = id || '@people.example' where id like 'seed-%'");
  const holds = Array.from({ length: MANY }, (_, at) => mail.hold(`seed-${at + 1}@people.example`));
  // The product's own statements, counted by what each one writes.
  await product.query("create table written (count int)");
  await product.query(`create function note_written() returns trigger language plpgsql as
    $$ begin insert into written select count(*) from added; return null; end $$`);
  await product.query(
    "create trigger note_written after insert on mail_outbox referencing new table as added for each statement execute function note_written()",
  );
  const sent = await admin.form("/admin/cohorts", {
    intent: "announce",
    id: crypto.randomUUID(),
    title: "News\r\nBcc: all@evil.example",
    body: "We moved.",
    mail: "on",
  });
  expect(await sent.text()).toContain(`${MANY} by email`);
  expect(await product.query("select count from written")).toEqual([
    { count: 200 },
    { count: 200 },
    { count: 50 },
  ]);
  await expect.poll(() => mail.brought.length).toBe(1);
  await aQueuedMail(product.query, "ann@example.com", "Your code");
  await mail.until(1);
  expect(mail.mails[0]?.to).toBe("ann@example.com");
  for (const release of holds) release();
  await mail.until(6);
  expect(new Set(mail.mails.map(({ to }) => to)).size).toBe(mail.mails.length);
  for (const { source } of mail.mails) expect(source).not.toMatch(/^Bcc:/im);
});
