/** Undoing an import of prospects gives back only what this person may set today, and what pays keeps its meeting (DAY-4, PAY-4). */
import { expect, test } from "vitest";
import { act, IMPORT_PAGE, previewed } from "../kit/imports";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const HEADINGS = "First name,Handle,Status,Deal amount,Notes";

const standing = ({ query }: TestProduct) =>
  query(
    `select handle, status, deal_amount_cents::int cents, showed_at is not null showed, notes
     from prospects order by handle`,
  );

/** Uploads and imports these rows. */
async function imported(person: Visitor, ...rows: readonly string[]) {
  const { id } = await previewed(person, [HEADINGS, ...rows].join("\n"));
  const page = (await person.page(`${IMPORT_PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
  return { id, page, said: await act(person, "import", id) };
}

test("PAY-4 DAY-4 an administrator's undo gives everything back, a demoted one's leaves shows, deals and what closed", async () => {
  const product = await startForTest();
  const { visitor: boss, userId } = await product.signedIn();
  for (const firstName of ["Ann", "Bea", "Cleo"])
    await added(product, boss, { firstName, lastName: "", handle: `@${firstName.toLowerCase()}` });
  const before = await standing(product);
  for (const isDemoted of [false, true]) {
    await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
    const { id, said } = await imported(
      boss,
      "Ann,@ann,closed,2500,",
      "Bea,@bea,showed,,",
      "Cleo,@cleo,no show,,wants a later day",
      "Dora,@dora,closed,900,",
    );
    expect(said).toBe("303 Imported: 1 added, 3 updated.");
    if (isDemoted) await product.query("delete from user_roles where user_id = $1", [userId]);
    expect(await act(boss, "undo", id)).toBe(
      isDemoted
        ? "303 Undone: 2 reversed, 2 kept because only administrators change their status, show or deal."
        : "303 Undone: 4 reversed.",
    );
    const [ann, bea, cleo] = before;
    expect(await standing(product)).toEqual(
      isDemoted
        ? [
            { ...ann, status: "closed", cents: 250_000, showed: true },
            { ...bea, showed: true },
            cleo,
          ]
        : before,
    );
    await product.query("delete from user_roles where user_id = $1", [userId]);
  }
});

test("PAY-4 DAY-4 a setter's sheet takes no confirmed show back; without one, it says that they did not come", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor: setter } = await product.signedIn();
  const shown = await added(product, setter, { firstName: "Ann", lastName: "", handle: "@ann" });
  await added(product, setter, { firstName: "Bea", lastName: "", handle: "@bea" });
  const confirmed = anEdit(shown, { status: "pending", dealAmount: "", showed: "yes" });
  expect((await admin.form(TRACKER, confirmed)).status).toBe(200);
  const { page, said } = await imported(setter, "Ann,@ann,no show,,", "Bea,@bea,no show,,");
  expect(page).toContain("Only administrators set: status “No show”");
  expect(said).toBe("303 Imported: 1 updated.");
  expect(await standing(product)).toMatchObject([
    { status: "pending", showed: true },
    { status: "no_show", showed: false },
  ]);
});

test("PAY-4 DAY-4 a show that an import takes back leaves its meeting, and gets it again when that is undone", async () => {
  const product = await startForTest();
  const boss = await product.admin();
  const { id } = await added(product, boss, { firstName: "Ann", lastName: "", handle: "@ann" });
  const booking = crypto.randomUUID();
  await product.query(
    "update prospects set showed_at = '2026-03-02T15:00:00Z', showed_in = $2 where id = $1",
    [id, booking],
  );
  const meeting = () => product.query("select showed_at, showed_in from prospects");
  const held = await meeting();
  expect(held).toMatchObject([{ showed_in: booking }]);
  const one = await imported(boss, "Ann,@ann,,,notes alone");
  expect(await meeting()).toEqual(held);
  expect(await act(boss, "undo", one.id)).toBe("303 Undone: 1 reversed.");
  expect(await meeting()).toEqual(held);
  const other = await imported(boss, "Ann,@ann,no show,,");
  expect(await meeting()).toEqual([{ showed_at: null, showed_in: null }]);
  expect(await act(boss, "undo", other.id)).toBe("303 Undone: 1 reversed.");
  expect(await meeting()).toEqual(held);
});
