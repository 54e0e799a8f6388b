/** From a script run to its prospect, and who sees the outcome. */
import { describe, expect, test } from "vitest";
import { aBooking } from "../kit/inbox-items";
import { assignCoach, giveRole } from "../kit/people";
import { added, anEdit, aRun } from "../kit/prospects";
import { save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const pathOf = (run: string, more = "") => `/tracker/run?path=${run}&v=0${more}`;

async function linkedRun(person: Visitor, prospect: string, run = aRun()): Promise<string> {
  const id = crypto.randomUUID();
  const response = await person.form(pathOf(run), { intent: "link", id, prospect });
  if (response.status !== 303) throw new Error(`A run was refused with ${response.status}`);
  return id;
}

describe("a script run and its prospect (DAY-5)", () => {
  test("DAY-5 a finished run links to one of the setter's prospects or a new one, once, and is counted as booked", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const { id } = await added(product, visitor, { firstName: "Ida", lastName: "Known" });
    const page = await visitor.page(pathOf(aRun(), `&prospect=${id}`));
    expect(page).toMatch(new RegExp(`checked=""[^>]*value="${id}"|value="${id}"[^>]*checked=""`));
    expect(await other.page(pathOf(aRun(), `&prospect=${id}`))).not.toContain("Ida Known");
    const act = { intent: "link", id: crypto.randomUUID(), prospect: id };
    const first = await visitor.form(pathOf(aRun()), act);
    expect([first.status, first.headers.get("Location")]).toEqual([303, `/tracker/${id}`]);
    await visitor.form(pathOf(aRun()), act);
    expect((await other.form(pathOf(aRun()), { ...act, id: crypto.randomUUID() })).status).toBe(
      409,
    );
    const created = {
      intent: "create",
      id: crypto.randomUUID(),
      firstName: "Nia",
      lastName: "New",
    };
    await visitor.form(pathOf(aRun()), created);
    await visitor.form(pathOf(aRun()), created);
    expect(
      await product.query("select first_name, script_path, version from prospects order by 1"),
    ).toEqual([
      { first_name: "Ida", script_path: aRun(), version: 2 },
      { first_name: "Nia", script_path: aRun(), version: 2 },
    ]);
    for (const nowhere of ["no-such-answer", aRun().split(".")[0] ?? "", ""]) {
      const refused = await visitor.form(pathOf(nowhere), { ...act, id: crypto.randomUUID() });
      expect([nowhere, refused.status]).toEqual([nowhere, 400]);
    }
    expect(await visitor.page(`/script?path=${aRun()}`)).toContain("Link to a prospect");
  });
});

describe("outcomes (DAY-5)", () => {
  /** A setter's runs with meetings, `shown` of which were held. */
  async function runs(
    product: TestProduct,
    person: Visitor,
    { path, shown, met }: { path: string; shown: number; met: number },
  ) {
    for (let n = 0; n < met; n += 1) {
      const { id } = await added(product, person, { firstName: "Run", lastName: `Number${n}` });
      await linkedRun(person, id, path);
      const booking = await aBooking(product.query, { inHours: -n - 1 });
      await product.query("update bookings set outcome = $2 where id = $1", [
        booking,
        n < shown ? "held" : "no-show",
      ]);
      await product.query(
        "insert into prospect_meetings (booking_id, prospect_id) values ($1, $2)",
        [booking, id],
      );
    }
  }

  test("DAY-3 DAY-5 meetings and runs follow a prospect through two merges, and each undo brings back its own", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const people: { id: string; booking: string }[] = [];
    for (const [at, lastName] of ["First", "Second", "Third"].entries()) {
      const { id } = await added(product, visitor, { lastName });
      await linkedRun(visitor, id, aRun(at));
      const booking = await aBooking(product.query, { inHours: -at - 1 });
      await product.query(
        "insert into prospect_meetings (booking_id, prospect_id) values ($1, $2)",
        [booking, id],
      );
      people.push({ id, booking });
    }
    await product.query("update bookings set outcome = 'held'");
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error("Somebody is missing");
    const links = async () => {
      const rows = await product.query("select booking_id, prospect_id from prospect_meetings");
      return people.map(
        ({ booking }) => rows.find((row) => row.booking_id === booking)?.prospect_id,
      );
    };
    const merge = async (gone: { id: string }, kept: { id: string }) => {
      const rows = await product.query("select id, version from prospects");
      const versionOf = ({ id }: { id: string }) =>
        String(rows.find((row) => row.id === id)?.version);
      const fields = { version: versionOf(kept), with: gone.id, withVersion: versionOf(gone) };
      const done = await visitor.form(`/tracker/${kept.id}/merge?with=${gone.id}`, fields);
      expect(done.status).toBe(303);
      return String(Number(versionOf(kept)) + 1);
    };
    const intoSecond = await merge(first, second);
    const intoThird = await merge(second, third);
    expect(await links()).toEqual([third.id, third.id, third.id]);
    expect(await visitor.page("/tracker/outcomes")).toContain("1, 100% (21–100%)");
    const histories = await visitor.page(`/tracker/${third.id}`);
    for (const lastName of ["First", "Second", "Third"])
      expect(histories).toMatch(new RegExp(`Last name(?:<[^>]*>|[: ])*${lastName}<`));
    const undo = async (of: { id: string }, change: string) =>
      (await visitor.form(`/tracker/${of.id}`, { intent: "undo-change", change })).status;
    expect(await undo(third, intoThird)).toBe(200);
    expect(await links()).toEqual([second.id, second.id, third.id]);
    expect(await undo(second, intoSecond)).toBe(200);
    expect(await links()).toEqual([first.id, second.id, third.id]);
    expect(await visitor.page("/tracker/outcomes")).toContain("3, 100% (44–100%)");
  });

  test("DAY-5 /admin/outcomes joins runs to shown and closed, for everyone's, a coach's own and one's own", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect(await admin.page("/admin/outcomes")).toContain("No finished conversation is linked");
    const own = await product.signedIn(await product.createTrainee("Olga"));
    const other = await product.signedIn(await product.createTrainee("Otto"));
    const { userId } = await product.signedIn(await product.createTrainee("Carla"));
    const coach = product.visitor();
    await coach.signIn(await giveRole(product, "coach", userId));
    await assignCoach(product, own, { userId });
    await runs(product, own.visitor, { path: aRun(0), shown: 2, met: 3 });
    await runs(product, other.visitor, { path: aRun(1), shown: 1, met: 4 });
    const [closed] = await product.query<{ id: string; version: number }>(
      "select id, version from prospects where user_id = $1 limit 1",
      [own.userId],
    );
    if (closed) await admin.form("/tracker", anEdit(closed));
    const shownTo = async (person: Visitor, address = "/admin/outcomes") =>
      [
        // The table of follow-up lines comes after.
        ...(await person.page(address))
          .split('id="follow-up-lines"', 1)
          .join()
          .matchAll(/data-label="(\w+)"[^>]*><div>(?:<span[^>]*>)?([^<]*)/g),
      ].map(([, label, text]) => `${label} ${text}`);
    const first = ["Runs 3", "Meetings 3", "Shown 2, 67% (21–94%)", "Closed 1, 33% (6–79%)"];
    const second = ["Runs 4", "Meetings 4", "Shown 1, 25% (5–70%)", "Closed 0, 0% (0–49%)"];
    expect(await shownTo(admin)).toEqual([...second, ...first]);
    expect(await shownTo(coach)).toEqual(first);
    expect(await shownTo(other.visitor, "/tracker/outcomes")).toEqual(second);
    const page = await admin.page("/admin/outcomes");
    expect(page).toContain("Nothing is ranked yet");
    expect(page).not.toContain("Olga");
    const settings = { path: "/admin/settings/tracker", part: "tracker" };
    await save(admin, { ...settings, fields: { nameSetters: "yes" } });
    // Otto had more meetings, Olga more shows.
    expect(await admin.page("/admin/outcomes")).toMatch(/Olga Trainee.*Otto Trainee/s);
    expect(await coach.page("/admin/outcomes")).not.toContain("Otto");
  });
});
