import { describe, expect, test } from "vitest";
import { added } from "../kit/prospects";
import { aSave, PLAYER_ORIGIN, startForTest, type TestProduct } from "../kit/test-product";

const PANEL = "/training/adminpanel";

type Row = {
  actor_name: string;
  verb: string;
  subject_kind: string;
  subject_id: string;
  subject_label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

function rowsOf(product: TestProduct): Promise<Row[]> {
  return product.query<Row>(
    "select actor_name, verb, subject_kind, subject_id, subject_label, before, after from events where audited order by at, id",
  );
}

describe("the audit log (ADM-5)", () => {
  test("ADM-5 people of the same name are told apart in the log and the list of administrators, others are not", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const lastName of ["Twin", "Twin", "Single"]) await product.createTrainee("Ann", lastName);
    const log = await (await admin.get("/admin/log")).text();
    const details = log.match(/>Created \w+ \d+, /g) ?? [];
    expect(details).toHaveLength(2);
    const list = await (await admin.get("/admin/administrators")).text();
    expect(list).toMatch(/Site Administrator.*>Created \w+ \d+, /s);
  });

  test("ADM-5 every act leaves exactly one row with actor, target, before and after, and never a code", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId, trainee } = await product.signedIn();
    await visitor.json(
      "/training/progress",
      aSave(userId, { positionSeconds: 95, progressSeconds: 95 }),
    );
    for (const intent of ["link", "reset", "deactivate", "activate", "delete"])
      expect((await admin.form(PANEL, { intent, userId })).status, intent).toBe(200);
    const video = { lessonNumber: "3", embedCode: `${PLAYER_ORIGIN}/embed/7/first` };
    await admin.form("/admin/upload-videos", video);
    await admin.form("/admin/upload-videos", {
      ...video,
      embedCode: `${PLAYER_ORIGIN}/embed/7/second`,
    });
    const rows = await rowsOf(product);
    const done = rows.map(({ verb, before, after }) => ({ verb, before, after }));
    expect(done).toEqual([
      { verb: "trainees.create", before: null, after: { firstName: "Tess", lastName: "Trainee" } },
      { verb: "links.make", before: null, after: null },
      {
        verb: "progress.reset",
        before: { completed: 1, percent: 4 },
        after: { completed: 0, percent: 0 },
      },
      { verb: "trainees.deactivate", before: { active: true }, after: { active: false } },
      { verb: "trainees.activate", before: { active: false }, after: { active: true } },
      { verb: "trainees.delete", before: { active: true, completed: 0, percent: 0 }, after: null },
      { verb: "videos.set", before: null, after: { videoId: "first" } },
      { verb: "videos.set", before: { videoId: "first" }, after: { videoId: "second" } },
    ]);
    expect(new Set(rows.map(({ actor_name }) => actor_name))).toEqual(
      new Set(["Site Administrator"]),
    );
    for (const row of rows.slice(0, 6))
      expect(row).toMatchObject({ subject_id: userId, subject_label: "Tess Trainee" });
    expect(rows.at(-1)).toMatchObject({
      subject_kind: "lesson",
      subject_label: "Lesson 3: Why People Really Buy: Emotions vs Logic",
    });
    const everything = JSON.stringify(await product.query("select * from events"));
    expect(everything).not.toContain(trainee.accessCode);
    expect(everything).not.toContain(trainee.email);
  });

  test("ADM-5 what was refused or failed leaves no row, and an act without its row does not happen", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    const before = await rowsOf(product);
    expect((await admin.form(PANEL, { intent: "delete", userId: "nobody" })).status).toBe(409);
    expect((await admin.form(PANEL, { intent: "delete" })).status).toBe(400);
    await admin.form("/admin/upload-videos", { lessonNumber: "1", embedCode: "hello" });
    expect(await rowsOf(product)).toEqual(before);

    await product.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
    );
    await product.query(
      "create trigger refuse before insert on events for each row execute function refuse()",
    );
    expect((await admin.form(PANEL, { intent: "delete", userId })).status).toBe(500);
    expect(
      await product.query("select 1 from training_credentials where user_id = $1", [userId]),
    ).toHaveLength(1);
    const people = await product.query("select 1 from users");
    const made = await admin.json("/api/functions/create-training-user", {
      firstName: "No",
      lastName: "Body",
    });
    expect([made.status, await made.json()]).toEqual([500, { error: "Failed to create user" }]);
    expect(made.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    expect(await product.query("select 1 from users")).toHaveLength(people.length);
  });

  test("ADM-5 two administrators delete one trainee at once: one succeeds, the other gets a message, one row", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const other = product.visitor();
    await other.signIn(product.env.ADMIN_ACCESS_CODE ?? "");
    for (let round = 0; round < 5; round += 1) {
      const { userId } = await product.signedIn();
      const responses = await Promise.all(
        [admin, other].map((person) => person.form(PANEL, { intent: "delete", userId })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const rows = await product.query(
        "select 1 from events where verb = 'trainees.delete' and subject_id = $1",
        [userId],
      );
      expect(rows).toHaveLength(1);
    }
  });

  test("ADM-5 the database itself refuses to change, remove or empty the log", async () => {
    const product = await startForTest();
    await product.createTrainee();
    for (const statement of [
      "update events set actor_name = 'Nobody'",
      "delete from events",
      "truncate events",
    ])
      await expect(product.query(statement), statement).rejects.toThrow(/only added/);
    expect(await rowsOf(product)).toHaveLength(1);
  });

  test("ADM-5 C10 a deleted person's name is erased from every act, and the acts stay", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId, visitor } = await product.signedIn(
      await product.createTrainee("Greta", "Gone"),
    );
    await added(product, visitor);
    await product.createTrainee("Still", "There");
    await admin.form(PANEL, { intent: "deactivate", userId });
    const erase = () => admin.form("/admin/log.data", { intent: "erase-name", userId });
    expect((await erase()).status, "while there is an account").toBe(409);
    await admin.form(PANEL, { intent: "delete", userId });
    const before = await rowsOf(product);
    expect(await admin.page("/admin/log")).toContain("Erase the name Greta Gone");
    await product.query("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await erase()).status, "without re-authentication").toBe(403);
    await product.query("update sessions set proven_at = now()");
    expect((await erase()).status).toBe(200);
    expect(
      await product.query("select distinct actor_name from events where verb = 'prospects.add'"),
    ).toEqual([{ actor_name: "Former user" }]);
    const after = await rowsOf(product);
    expect(JSON.stringify(after)).not.toMatch(/Greta|Gone/);
    expect(JSON.stringify(after)).toContain("Still There");
    expect(after.slice(0, -1).map(({ verb, subject_id }) => [verb, subject_id])).toEqual(
      before.map(({ verb, subject_id }) => [verb, subject_id]),
    );
    expect(after.at(-1)).toMatchObject({ verb: "log.erase", subject_id: userId });
    expect(await admin.page("/admin/log")).not.toContain("Erase the name");
    expect((await erase()).status, "nothing is left").toBe(409);
  });

  test("ADM-5 C10 the database allows that erasure of a name and no other change", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    await product.createTrainee("Still", "There");
    const still = "subject_label = 'Still There'";
    const gone = `subject_id = '${userId}'`;
    const refused = (set: string, where: string) =>
      expect(product.query(`update events set ${set} where ${where}`), set).rejects.toThrow(
        /only added/,
      );
    await refused("subject_label = 'Former user'", still);
    await refused("actor_name = 'Former user'", still);
    await admin.form(PANEL, { intent: "delete", userId });
    await refused("subject_label = 'Somebody else'", gone);
    await refused("actor_name = 'Former user'", gone);
    await refused("subject_label = 'Former user', verb = 'trainees.activate'", gone);
    await refused("subject_label = 'Former user', at = now()", gone);
    await refused("subject_label = 'Former user', subject_id = 'x'", gone);
    await refused(`subject_label = 'Former user', after = '{"firstName":"Other"}'`, gone);
    await refused("before = before - 'active'", `${gone} and verb = 'trainees.delete'`);
    await expect(product.query(`delete from events where ${gone}`)).rejects.toThrow(/only added/);
  });

  test("C10 acts on a subject are found by an index", async () => {
    const product = await startForTest();
    const indexes = await product.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'events'",
    );
    expect(indexes.map(({ indexdef }) => indexdef).join("\n")).toContain(
      "(subject_kind, subject_id, at)",
    );
  });

  test("ADM-5 AUTH-5 /admin/log is for administrators, names deleted people, and holds its filters in the address", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId } = await product.signedIn(
      await product.createTrainee("Gone", "100%_\\Person"),
    );
    expect((await visitor.get("/admin/log")).headers.get("Location")).toBe("/training");
    expect((await product.visitor().get("/admin/log")).headers.get("Location")).toBe(
      "/auth?redirect=%2Fadmin%2Flog",
    );
    await admin.form(PANEL, { intent: "delete", userId });
    await product.createTrainee("Still", "There");
    const page = await admin.page("/admin/log");
    expect(page.indexOf("Still There")).toBeLessThan(page.indexOf("Gone 100%_\\Person"));
    const shown = async (filter: Record<string, string>) => {
      const text = await admin.page(`/admin/log?${new URLSearchParams(filter)}`);
      return ["Gone 100%_\\Person", "Still There"].filter((name) => text.includes(`>${name}<`));
    };
    const today = new Date().toISOString().slice(0, 10);
    expect(await shown({ target: "100%_\\" })).toEqual(["Gone 100%_\\Person"]);
    expect(await shown({ target: "%" })).toEqual(["Gone 100%_\\Person"]);
    expect(await shown({ act: "trainees.delete" })).toEqual(["Gone 100%_\\Person"]);
    expect(await shown({ actor: "site adm", from: today, to: today })).toHaveLength(2);
    expect(await shown({ actor: "somebody else" })).toEqual([]);
    expect(await shown({ to: "2020-01-01" })).toEqual([]);
    expect(await shown({ act: "nonsense", from: "tomorrow", page: "-4" })).toHaveLength(2);
  });

  test("ADM-7 the log is paged on the server", async () => {
    const product = await startForTest();
    await product.query(
      "insert into events (at, actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, audited) select now() - n * interval '1 minute', 'system', 'A', 'trainees.activate', 'trainee', 'x', 'Number ' || n || '.', true from generate_series(1, 120) n",
    );
    const admin = await product.admin();
    const first = await admin.page("/admin/log");
    expect(first).toContain("Number 50.");
    expect(first).not.toContain("Number 51.");
    const last = await admin.page("/admin/log?page=3&act=trainees.activate");
    expect(last).toContain("Number 120.");
    expect(last).not.toContain("Older");
    expect(last).toContain("act=trainees.activate&amp;page=2");
  });
});
