/** Imports and deletions at the same moment as something else: nothing is added twice, stuck or deleted unseen. */
import { describe, expect, onTestFinished, test } from "vitest";
import { builtProduct } from "../kit/built-product";
import { act, IMPORT_PAGE, PEOPLE_PAGE, previewed, reached, uploadedPeople } from "../kit/imports";
import { giveRole } from "../kit/people";
import { added } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const WAITING =
  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** Holds something in a session of its own until it is let go of. */
async function holding({ running }: TestProduct, statement: string, values: unknown[] = []) {
  const session = await running.database.pool.connect();
  await session.query("begin");
  await session.query(statement, values);
  let isHeld = true;
  const letGo = async () => {
    if (isHeld) await session.query("rollback");
    if (isHeld) session.release();
    isHeld = false;
  };
  onTestFinished(letGo);
  return letGo;
}

const waiters = async ({ query }: TestProduct) => (await query(WAITING)).length;

/** Another instance on the same database, as this person. */
async function elsewhere(product: TestProduct, person: Visitor): Promise<Visitor> {
  const { start, parseConfig } = await builtProduct();
  const other = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  onTestFinished(other.stop);
  return new Visitor(other.url).take(person);
}

/** Both acts have looked at what is there before either writes, if nothing makes one wait for the other. */
async function atOnce<Result>(
  product: TestProduct,
  table: string,
  acts: (() => Promise<Result>)[],
) {
  const letGo = await holding(product, `lock table ${table} in share mode`);
  const results = acts.map((run) => run());
  await expect.poll(() => waiters(product)).toBe(acts.length);
  await letGo();
  return Promise.all(results);
}

describe("the same sheet at the same moment (DAY-4)", () => {
  test("DAY-4 two administrators who import the same people at once add each once", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    const second = product.visitor();
    await second.signIn(await giveRole(product, "promote", userId));
    const other = await elsewhere(product, second);
    const sheet = "First name,Last name\nAda,Twice\nBo,Twice";
    const [mine, theirs] = [await uploadedPeople(admin, sheet), await uploadedPeople(other, sheet)];
    const send = (person: Visitor, id: string) => async () =>
      (await person.form(PEOPLE_PAGE, { intent: "import", id })).status;
    expect(await atOnce(product, "users", [send(admin, mine), send(other, theirs)])).toEqual([
      200, 200,
    ]);
    expect(
      await product.query("select name from users where name like '% Twice' order by 1"),
    ).toEqual([{ name: "Ada Twice" }, { name: "Bo Twice" }]);
    expect(await product.query("select added from imports order by added")).toEqual([
      { added: 0 },
      { added: 2 },
    ]);
    // Someone else's sheet with one more person adds that one.
    const more = await uploadedPeople(other, `${sheet}\nCy,Twice`);
    expect(await send(other, more)()).toBe(200);
    expect(await product.query("select 1 from users where name like '% Twice'")).toHaveLength(3);
  });

  test("DAY-4 two setters who import the same leads at once add each once", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: anna } = await product.signedIn(await product.createTrainee("Anna"));
    const other = await elsewhere(product, anna);
    const sheet = "First name,Last name,Handle,Country\nAda,Lead,@ada_lead,US\nBo,Lead,@bo_lead,US";
    const [{ id: mine }, { id: theirs }] = [
      await previewed(visitor, sheet),
      await previewed(other, sheet),
    ];
    const ended = await atOnce(product, "prospects", [
      () => act(visitor, "import", mine),
      () => act(other, "import", theirs),
    ]);
    for (const each of ended) expect(each).toMatch(/^303 /);
    expect(await product.query("select first_name from prospects order by 1")).toEqual([
      { first_name: "Ada" },
      { first_name: "Bo" },
    ]);
    expect(await product.query("select added from imports order by added")).toEqual([
      { added: 0 },
      { added: 2 },
    ]);
  });
});

test("DAY-4 an import of someone who is deactivated waits, goes on when they are back, and hinders no later one", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor, userId, trainee } = await product.signedIn();
  const { id } = await previewed(visitor, "First name,Last name,Handle\nAda,Lead,@ada_lead");
  const panel = "/training/adminpanel";
  expect((await admin.form(panel, { intent: "deactivate", userId })).status).toBe(200);
  // As a large one that was begun.
  await product.query("update imports set begun_at = now() where id = $1", [id]);
  const job = `insert into jobs (kind, key, label, run_at, payload)
    values ('imports.prospects', 'imports.prospects at once', 'Import', now(), json_build_object('id', $1::text))`;
  await product.query(job, [id]);
  const wake = () => product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}')");
  await wake();
  const ofJob = () =>
    product.query(
      `select run_at > now() + interval '1 minute' later, failed_at, done_at is not null done
       from jobs where kind = 'imports.prospects'`,
    );
  await expect.poll(ofJob).toEqual([{ later: true, failed_at: null, done: false }]);
  expect(await product.query("select 1 from prospects")).toEqual([]);

  expect((await admin.form(panel, { intent: "activate", userId })).status).toBe(200);
  await product.query("update jobs set run_at = now() where kind = 'imports.prospects'");
  await wake();
  await reached(product, id, "imported_at");
  expect(await product.query("select first_name from prospects")).toEqual([{ first_name: "Ada" }]);
  const { visitor: back } = await product.signedIn(trainee);
  const later = await previewed(back, "First name,Last name,Handle\nBo,Lead,@bo_lead");
  expect(await act(back, "import", later.id)).toMatch(/^303 Imported: 1 added/);
  expect((await back.page(IMPORT_PAGE)).replaceAll("<!-- -->", "")).toContain("1 added");
});

describe("someone is deleted while their pay changes (PAY-2)", () => {
  /** A new person with one prospect, in an import of people; `undo`: its id. */
  async function newPerson(product: TestProduct) {
    const admin = await product.admin();
    const undo = await uploadedPeople(admin, "First name,Last name\nAda,Owed");
    expect((await admin.form(PEOPLE_PAGE, { intent: "import", id: undo })).status).toBe(200);
    const [{ id = "" } = {}] = await product.query<{ id: string }>(
      "select id from users where name = 'Ada Owed'",
    );
    const prospect = await added(product, admin);
    await product.query("update prospects set user_id = $2 where id = $1", [prospect.id, id]);
    return { admin, undo, id, prospect: prospect.id };
  }

  const DELETIONS = {
    "undoing an import of people": ({ undo }: { undo: string }) =>
      [PEOPLE_PAGE, { intent: "undo", id: undo }, 303] as const,
    Delete: ({ id }: { id: string }) =>
      ["/training/adminpanel", { intent: "delete", userId: id, pay: "" }, 200] as const,
    Erase: ({ id }: { id: string }) =>
      ["/admin/personal-data", { intent: "erase", kind: "trainee", id, pay: "" }, 200] as const,
  };

  for (const [name, deletionOf] of Object.entries(DELETIONS))
    test(`PAY-2 ${name} leaves nobody who is owed something that nobody has seen`, async () => {
      const product = await startForTest();
      const person = await newPerson(product);
      const { admin, id, prospect } = person;
      const [page, fields, status] = deletionOf(person);
      const row = "select 1 from training_credentials where user_id = $1 for update";
      const letGo = await holding(product, row, [id]);
      const deleted = admin.form(page, fields);
      await expect.poll(() => waiters(product)).toBe(1);
      let isChanged = false;
      const show = product
        .query("update prospects set showed_at = now(), version = version + 1 where id = $1", [
          prospect,
        ])
        .then(() => {
          isChanged = true;
        });
      await expect.poll(async () => isChanged || (await waiters(product)) === 2).toBe(true);
      await letGo();
      expect((await deleted).status).toBe(status);
      await show;
      const left = await admin.get(`/admin/pay/open?${new URLSearchParams({ person: id })}`);
      expect([
        await product.query("select 1 from users where id = $1", [id]),
        await left.json(),
      ]).toEqual([[], { open: null }]);
      expect(await product.query("select showed_at is null never from prospects")).toEqual([
        { never: false },
      ]);
    });
});
