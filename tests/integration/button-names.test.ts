/** Buttons that stand next to each of several things: their names say which one, for those who hear them one by one. */
import { expect, test } from "vitest";
import { aHost } from "../kit/calendars";
import { aDraft } from "../kit/content";
import { act, IMPORT_PAGE, previewed } from "../kit/imports";
import { added } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

/** The names of a page's buttons and links that look like one, as they are read out. */
function buttonNames(page: string): string[] {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(page.replaceAll("<!-- -->", "")) ?? [];
  const buttons = main.matchAll(/<(button|a)\b([^>]*class="button[^>]*)>([\s\S]*?)<\/\1>/g);
  return [...buttons].map(([, , attributes = "", inside = ""]) => {
    const [, label] = /aria-label="([^"]*)"/.exec(attributes) ?? [];
    return (label ?? inside.replaceAll(/<[^>]+>/g, "")).replaceAll(/\s+/g, " ").trim();
  });
}

test("WEB-4 of two feeds, schedules, jobs, imports or duplicates, each has buttons with a name of its own", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  const host = await aHost(product, { name: "Hanna" });
  for (const name of ["one", "other"]) {
    const address = `https://calendar.example.com/${name}.ics`;
    await admin.form(`/admin/hosts/${host}`, { intent: "add-busy-feed", address });
  }
  for (const [at, heading] of [
    ["2099-07-01T09:00", "Summer"],
    ["2099-08-01T09:00", "Fall"],
  ] as const) {
    await aDraft(product.query, "faq", { heading });
    const schedule = { intent: "schedule", at, zone: "America/New_York", note: "", sure: "yes" };
    await admin.form("/admin/content/faq/schedule", schedule);
  }
  for (const label of ["First job", "Second job"])
    await product.query(
      `insert into jobs (kind, key, label, run_at, payload, attempts, last_error, failed_at)
       values ('unknown', gen_random_uuid(), $1, now(), '{}', 1, 'It broke', now())`,
      [label],
    );
  for (const handle of ["@ann", "@ben"]) {
    const { id } = await previewed(visitor, `Name,Handle\nAnn Sample,${handle}`);
    await act(visitor, "import", id);
    await product.query(
      "update imports set begun_at = begun_at - interval '1 hour', imported_at = imported_at - interval '1 hour'",
    );
  }
  const same = { firstName: "Dora", lastName: "Double" };
  const { id: double } = await added(product, visitor, same);
  await added(product, visitor, { ...same, firstName: "DORA" });
  await added(product, visitor, { ...same, lastName: "DOUBLE" });
  for (const [person, address, verb] of [
    [admin, `/admin/hosts/${host}`, "Remove"],
    [admin, "/admin/content/faq/schedule", "Cancel schedule"],
    [admin, "/admin/jobs", "Try again"],
    [visitor, IMPORT_PAGE, "Undo import"],
    [visitor, `/tracker/${double}`, "Compare and merge"],
  ] as const) {
    const names = buttonNames(await person.page(address)).filter((name) => name.startsWith(verb));
    expect(names.length, address).toBeGreaterThan(1);
    expect(new Set(names).size, names.join(" | ")).toBe(names.length);
  }
});
