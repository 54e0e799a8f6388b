import { describe, expect, test } from "vitest";
import { seedTrainees } from "../kit/seeded-trainees";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PANEL = "/training/adminpanel";
const FIND = {
  intent: "find",
  q: "",
  status: "",
  active: "",
  progress: "",
  stalled: "",
  sort: "created",
};

/** Names in the order of the list. */
async function listed(admin: Visitor, address: string): Promise<string[]> {
  const page = await admin.page(`${PANEL}${address}`);
  return [...page.matchAll(/aria-label="Lessons of ([^"]*)"/g)].map(([, name = ""]) => name);
}

async function watch(product: TestProduct, email: string, lessons: number, daysAgo = 0) {
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds,
       duration_seconds, completed, completed_at, last_watched_at)
     select user_id, n, 97, 97, 100, true, now() - make_interval(days => $3), now() - make_interval(days => $3)
     from training_credentials, generate_series(1, $2::int) n where email = $1`,
    [email, lessons, daysAgo],
  );
}

/** Ann: half way; Bo: not begun, deactivated; Cy: all done; Di: begun 20 days ago, stalled. */
async function fourTrainees() {
  const product = await startForTest();
  const admin = await product.admin();
  const ann = await product.createTrainee("Ann", "Alpha");
  const bo = await product.createTrainee("Bo", "Beta_100%");
  const cy = await product.createTrainee("Cy", "Çelik");
  const di = await product.createTrainee("Di", "Delta");
  await product.signedIn(ann);
  await watch(product, ann.email, 14);
  await watch(product, cy.email, 26);
  await watch(product, di.email, 2, 20);
  await product.query("update training_credentials set is_active = false where email = $1", [
    bo.email,
  ]);
  return { product, admin, ann, bo, cy, di };
}

describe("the list (ADM-7)", () => {
  test("ADM-7 searches, filters and sorts on the server; the address holds the view", async () => {
    const { admin, ann, di, product } = await fourTrainees();
    const [ANN, BO, CY, DI] = ["Ann Alpha", "Bo Beta_100%", "Cy Çelik", "Di Delta"];
    const cases: [address: string, names: unknown[]][] = [
      ["", [DI, CY, BO, ANN]],
      ["?order=up", [ANN, BO, CY, DI]],
      ["?sort=name", [ANN, BO, CY, DI]],
      ["?sort=progress", [CY, ANN, DI, BO]],
      ["?q=aLPHa", [ANN]],
      ["?q=%C3%87elik", [CY]],
      ["?q=_100%25", [BO]],
      ["?q=%25", [BO]],
      [`?q=${encodeURIComponent(ann.email)}`, [ANN]],
      ["?q=nobody", []],
      ["?status=complete", [ANN]],
      ["?status=pending&active=yes", [DI, CY]],
      ["?active=no", [BO]],
      ["?progress=none", [BO]],
      ["?progress=going", [DI, ANN]],
      ["?progress=begun", [DI]],
      ["?progress=half", [ANN]],
      ["?progress=done", [CY]],
      ["?stalled=14", [DI]],
      ["?stalled=30", []],
      ["?progress=nonsense&stalled=-1&sort=x&page=99", [DI, CY, BO, ANN]],
    ];
    for (const [address, names] of cases) {
      expect(await listed(admin, address), address).toEqual(names);
    }
    expect((await listed(admin, "?sort=login"))[0]).toBe(ANN);
    expect((await listed(admin, "?sort=login&order=up"))[3]).toBe(ANN);
    const empty = await admin.page(`${PANEL}?q=nobody`);
    expect(empty).toContain("No users match your search and filters.");
    const leave = "update training_credentials set is_active = false where email = $1";
    await product.query(leave, [di.email]);
    expect(await listed(admin, "?stalled=14"), "deactivated").toEqual([]);
    await product.query("delete from lesson_progress");
    expect(await listed(admin, "?progress=none")).toHaveLength(4);
  });

  test("ADM-3 without a script, the menu of a row says that it needs one", async () => {
    const product = await startForTest();
    await product.signedIn();
    const page = await (await product.admin()).page("/training/adminpanel");
    expect(page).toContain("Changing a trainee needs JavaScript.");
  });

  test("ADM-7 an exact code finds its trainee, deactivated too, and comes into no address", async () => {
    const { admin, bo, ann } = await fourTrainees();
    const search = async (q: string) =>
      (await admin.form(PANEL, { ...FIND, q })).headers.get("Location") ?? "";
    for (const code of [bo.accessCode, ` ${bo.accessCode.replace(/^(...)/, "$1 ")} `]) {
      const found = await search(code);
      expect(found).toMatch(/^\/training\/adminpanel\?person=[\w-]{36}$/);
      expect(await listed(admin, found.replace(PANEL, ""))).toEqual(["Bo Beta_100%"]);
    }
    const other = bo.accessCode === "000000" ? "111111" : "000000";
    expect(other === ann.accessCode).toBe(false);
    expect(await search(other)).toBe(`${PANEL}?person=nobody`);
    expect(await listed(admin, "?person=nobody")).toEqual([]);
    const typed = await admin.get(`${PANEL}?q=${bo.accessCode}&sort=name`);
    expect(typed.headers.get("Location")).toMatch(
      /^\/training\/adminpanel\?person=[\w-]{36}&sort=name$/,
    );
    expect(await search("ann")).toBe(`${PANEL}?q=ann`);
    const refused: Record<string, string>[] = [
      { q: "x".repeat(101) },
      { sort: "x" },
      { extra: "1" },
      { stalled: "x" },
    ];
    for (const bad of refused)
      expect((await admin.form(PANEL, { ...FIND, ...bad })).status).toBe(400);
  });

  test("ADM-7 many trainees come in pages that keep the view, and a page too far is the last", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await seedTrainees(product.query, 60);
    expect(await listed(admin, "?sort=name")).toHaveLength(25);
    expect((await admin.page(PANEL)).length).toBeLessThanOrEqual(120_000);
    expect(await listed(admin, "?sort=name&page=3")).toHaveLength(10);
    expect(await listed(admin, "?sort=name&page=99")).toEqual(
      await listed(admin, "?sort=name&page=3"),
    );
    const page = await admin.page(`${PANEL}?sort=name&q=number&page=2`);
    expect(page).toContain("?q=number&amp;sort=name&amp;page=3");
    expect(page.replaceAll("<!-- -->", "")).toContain("Page 2 of 3");
    const all = [1, 2, 3].map((number) => listed(admin, `?sort=progress&page=${number}`));
    expect(new Set((await Promise.all(all)).flat()).size).toBe(60);
  });

  test("ADM-7 the overviews follow every change of accounts, roles and progress", async () => {
    const { product, ann, cy } = await fourTrainees();
    const expected = `
      select c.user_id, c.first_name || ' ' || c.last_name as name, c.is_active, c.account_setup_complete as setup_complete,
        floor(coalesce(sum(case when p.completed then 100 when p.duration_seconds > 0 then least(100, p.progress_seconds / p.duration_seconds * 100) else 0 end), 0) / 26 + 0.5)::int as percent,
        count(p.user_id) filter (where p.completed)::int as completed
      from training_credentials c left join lesson_progress p using (user_id)
      where not exists (select 1 from user_roles r where r.user_id = c.user_id)
      group by c.id order by c.user_id`;
    const kept =
      "select user_id, name, is_active, setup_complete, percent::int, completed::int from trainee_overviews order by user_id";
    const same = async () =>
      expect(await product.query(kept)).toEqual(await product.query(expected));
    await same();
    const { visitor, userId } = await product.signedIn(cy);
    await same();
    const saves = Array.from({ length: 12 }, (_, index) =>
      visitor.json(
        "/training/progress",
        aSave(userId, { lessonNumber: index + 1, positionSeconds: 30 }),
      ),
    );
    await Promise.all(saves);
    await same();
    await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
    await same();
    await product.query("delete from user_roles where user_id = $1", [userId]);
    await same();
    await product.query("update training_credentials set last_name = 'New' where email = $1", [
      ann.email,
    ]);
    await product.query(
      "update lesson_progress set progress_seconds = 50, completed = false, completed_at = null where lesson_number % 2 = 0",
    );
    await same();
    await product.query("delete from lesson_progress where lesson_number < 5");
    await same();
    await product.query("delete from users where id = $1", [userId]);
    await same();
    const states = (from: string, number: string) =>
      product.query(
        `select is_active, setup_complete, begun, stopped_at, ${number}::int as trainees from ${from} group by 1, 2, 3, 4 having ${number} <> 0 order by 1, 2, 3, 4`,
      );
    const counted = await states("trainee_overviews", "count(*)");
    expect(await states("trainee_counts", "sum(trainees)")).toEqual(counted);
    await product.query(
      "delete from trainee_counts where trainees = 1; select sum_trainee_counts()",
    );
    expect(await states("trainee_counts", "sum(trainees)")).toEqual(counted);
    expect(await product.query("select 1 from trainee_counts")).toHaveLength(counted.length);
    const days =
      "select day::text, sum(completions)::int as completions from completion_days group by 1 having sum(completions) <> 0 order by 1";
    expect(await product.query(days)).toEqual(
      await product.query(
        "select (completed_at at time zone 'UTC')::date::text as day, count(*)::int as completions from lesson_progress where completed group by 1 order by 1",
      ),
    );
  });

  test("ADM-7 DASH-2 watched time beyond the end of a shorter, newer video counts as 100 percent, in panel and dashboard", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await product.query(
      "insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, last_watched_at) values ($1, 1, 780, 100, 100, now())",
      [userId],
    );
    const [overview] = await product.query<{ percent: number }>(
      "select percent::int from trainee_overviews where user_id = $1",
      [userId],
    );
    expect(overview?.percent).toBe(4);
    expect(await visitor.page("/training")).toMatch(
      /aria-label="Overall progress"[^>]* aria-valuenow="4"/,
    );
  });

  test("DASH-2 ADM-7 fifty tabs of one trainee saving at once complete 26 of 26: 100 percent everywhere", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        visitor.json(
          "/training/progress",
          aSave(userId, {
            lessonNumber: (index % 26) + 1,
            positionSeconds: 95,
            progressSeconds: 95,
          }),
        ),
      ),
    );
    const rows = await product.query(
      "select percent, completed, heat, stopped_at from trainee_overviews",
    );
    expect(rows).toEqual([{ percent: 100, completed: 26, heat: "9".repeat(26), stopped_at: null }]);
    expect(await visitor.page("/training")).toMatch(
      /aria-label="Overall progress"[^>]* aria-valuenow="100"/,
    );
    const admin = await product.admin();
    for (const address of [PANEL, `${PANEL}/report/${userId}`])
      expect(await admin.page(address)).toMatch(/100(?:<!-- -->)?%/);
    expect(await (await admin.get("/admin/trainees.csv")).text()).toContain(",100,26,");
  });
});

describe("pictures and files (ADM-7)", () => {
  test("ADM-7 the pictures count states, completions and where trainees stop", async () => {
    const { admin } = await fourTrainees();
    const page = (await admin.page(PANEL)).replaceAll("<!-- -->", "");
    const cells = [
      ...page.matchAll(
        /<th scope="row"[^>]*>(?:<a[^>]*>)?(?:<span[^>]*><\/span>)?([^<]+)(?:<\/a>)?<\/th><td[^>]*>(\d+)<\/td>/g,
      ),
    ].map(([, name, value]) => [name, Number(value)] as const);
    const read = new Map(cells);
    expect(cells).toHaveLength(5 + 30 + 26);
    expect([read.get("Pending Setup"), read.get("Not started"), read.get("In progress")]).toEqual([
      0, 0, 2,
    ]);
    expect([read.get("All completed"), read.get("Deactivated")]).toEqual([1, 1]);
    expect(read.get(new Date().toISOString().slice(0, 10))).toBe(40);
    expect([read.get("Lesson 15"), read.get("Lesson 3"), read.get("Lesson 1")]).toEqual([1, 1, 0]);
  });

  test("ADM-7 the files hold what the view finds, neutralize formulas, and are for administrators", async () => {
    const { product, admin, bo } = await fourTrainees();
    await product.createTrainee('=HYPERLINK("evil")', '@Sum, "Q"');
    const read = async (path: string) => {
      const response = await admin.get(path);
      expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
      expect(response.headers.get("Content-Disposition")).toMatch(
        /^attachment; filename="[\w-]+\.csv"$/,
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      return new TextDecoder().decode(bytes).trimEnd().split("\r\n");
    };
    const everybody = await read("/admin/trainees.csv?sort=name");
    expect(everybody[0]).toBe(
      "Name,Email,Account Status,Active,Progress %,Completed Lessons,Last Login,Created",
    );
    expect(everybody).toHaveLength(6);
    expect(everybody.join("\n")).toContain(
      `"'=HYPERLINK(""evil"") @Sum, ""Q""",,Pending Setup,Active,0,0,,20`,
    );
    // Who has no address has none in the file, and a time is one that a spreadsheet knows.
    expect(everybody.join("\n")).not.toContain("@trainees.invalid");
    for (const line of everybody.slice(1)) expect(line).toMatch(/,20\d\d-\d\d-\d\d \d\d:\d\d$/);
    expect(everybody.join("\n")).not.toContain(bo.accessCode);
    expect(await read("/admin/trainees.csv?progress=done")).toHaveLength(2);
    const matrix = await read("/admin/progress.csv?q=di+delta");
    expect(matrix).toHaveLength(2);
    expect(matrix[0]).toContain(",1 Appointment Setting - Facebook,");
    expect(matrix[1]).toMatch(/^Di Delta,,Completed,Completed,{24}$/);
    const { visitor } = await product.signedIn();
    for (const path of ["/admin/trainees.csv", "/admin/progress.csv"]) {
      expect((await visitor.get(path)).headers.get("Location")).toBe("/training");
      expect((await product.visitor().get(path)).headers.get("Location")).toContain(
        "/auth?redirect=",
      );
    }
  });

  test("ADM-7 a file of more than one portion is whole", async () => {
    const product = await startForTest();
    await seedTrainees(product.query, 700);
    const file = await (await (await product.admin()).get("/admin/trainees.csv?sort=name")).text();
    const names = file
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(names).toHaveLength(700);
    expect(names).toEqual(names.toSorted());
  });

  test("WEAK ADM-7 a file in any order is read part by part: everyone once, either way round", async () => {
    const product = await startForTest();
    await seedTrainees(product.query, 1_100);
    const admin = await product.admin();
    const names = async (query: string) => {
      const path = `/admin/trainees.csv?${query}`;
      const lines = (await (await admin.get(path)).text()).trimEnd().split("\r\n");
      return lines.slice(1).map((line) => line.split(",")[0]);
    };
    for (const sort of ["created", "name", "progress", "status", "active", "login"]) {
      const [up, down] = [
        await names(`sort=${sort}&order=up`),
        await names(`sort=${sort}&order=down`),
      ];
      expect(new Set(up).size, sort).toBe(1_100);
      expect(up, sort).toHaveLength(1_100);
      expect(down, sort).toEqual(up.toReversed());
    }
  });
});

describe("acts (ADM-5)", () => {
  test("ADM-5 a replaced code signs in, the old one and its sessions do not, and the log knows no code", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId, trainee } = await product.signedIn();
    const response = await (await admin.form(`${PANEL}.data`, { intent: "rotate", userId })).text();
    const code = /New code for Tess Trainee: (\d+)/.exec(response)?.[1] ?? "";
    expect(code).not.toBe(trainee.accessCode);
    expect((await visitor.get("/training")).status).toBe(302);
    expect((await product.visitor().signIn(trainee.accessCode)).status).not.toBe(302);
    expect((await product.visitor().signIn(code)).status).toBe(302);
    const rows = await product.query(
      "select verb, before, after from events order by at desc limit 1",
    );
    expect(rows).toEqual([{ verb: "codes.replace", before: null, after: { digits: 6 } }]);
    const [boss] = await product.query<{ user_id: string }>("select user_id from user_roles");
    for (const id of [boss?.user_id ?? "", "nobody"])
      expect((await admin.form(PANEL, { intent: "rotate", userId: id })).status).toBe(409);
  });

  test("ADM-8 a renamed trainee has the new name in list, report, file and own pages, and the log keeps both", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const admin = await product.admin();
    const rename = (firstName: string, who = admin) =>
      who.form(PANEL, { intent: "rename", userId, firstName, lastName: "Renamed" });
    expect((await rename(" ")).status).toBe(400);
    await rename("Mallory", visitor);
    expect(await admin.page(PANEL)).toContain("Tess Trainee");
    expect((await rename("Nora")).status).toBe(200);
    expect((await rename("Nora")).status).toBe(200);
    const stale = { intent: "rename", userId, was: "Tess Trainee", lastName: "Overtaken" };
    const refused = await admin.form(PANEL, { ...stale, firstName: "Tessa" });
    expect(await refused.text()).toContain("renamed this user to Nora Renamed");
    for (const address of [PANEL, `${PANEL}/report/${userId}`, `${PANEL}?q=nora`])
      expect(await admin.page(address)).toContain("Nora Renamed");
    expect(await (await admin.get("/admin/trainees.csv")).text()).not.toContain("Tess");
    await expect.poll(() => visitor.page("/training")).toContain("Nora");
    const log = await product.query(
      "select subject_label, before, after from events where verb = 'trainees.rename'",
    );
    expect(log).toEqual([
      {
        subject_label: "Nora Renamed",
        before: { firstName: "Tess", lastName: "Trainee" },
        after: { firstName: "Nora", lastName: "Renamed" },
      },
    ]);
  });

  test("ADM-5 a deletion that fails half-way leaves everything", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId } = await product.signedIn();
    await visitor.json("/training/progress", aSave(userId));
    const state = () =>
      product.query(
        `select (select row_to_json(c) from training_credentials c where user_id = $1) as c,
           (select json_agg(s) from sessions s where user_id = $1) as s,
           (select json_agg(l) from lesson_progress l where user_id = $1) as l,
           (select row_to_json(o) from trainee_overviews o where user_id = $1) as o,
           (select count(*) from events) as a`,
        [userId],
      );
    const before = await state();
    await product.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'interrupted'; end $$",
    );
    for (const table of ["sessions", "lesson_progress", "users", "trainee_overviews"]) {
      await product.query(
        `create trigger refuse after delete on ${table} for each row execute function refuse()`,
      );
      expect((await admin.form(PANEL, { intent: "delete", userId })).status, table).toBe(500);
      expect(await state(), table).toEqual(before);
      await product.query(`drop trigger refuse on ${table}`);
    }
    expect((await admin.form(PANEL, { intent: "delete", userId })).status).toBe(200);
  });

  test("ADM-3 names of any script are kept, listed and found", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const name of [
      "محمد",
      "שָׁלוֹם",
      "Ấn",
      "ก็ค่ะ",
      "👩‍🚀",
      "a\u0301\u0323\u0302".repeat(20),
      "x".repeat(100),
    ]) {
      await product.createTrainee(name, "Script");
      const kept = name.normalize("NFC");
      expect(await listed(admin, `?q=${encodeURIComponent(kept)}`)).toEqual([`${kept} Script`]);
    }
  });

  test("AUTH-3 who was signed out comes back to the page, not to its data", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    const asked = [
      await visitor.get(`${PANEL}.data?q=ann&_routes=office%2Fpanel%2Fpanel-page`),
      await visitor.form(`${PANEL}.data?q=ann`, { intent: "delete", userId: "x" }),
    ];
    const [read = "", acted = ""] = await Promise.all(asked.map((response) => response.text()));
    expect(read).toContain('"/auth?redirect=%2Ftraining%2Fadminpanel%3Fq%3Dann"');
    expect(acted).toContain('"/auth?redirect=%2Ftraining%2Fadminpanel"');
  });

  test("ADM-5 the panel says that it could not read the list, and nothing of why", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await admin.get(PANEL);
    await product.query("alter table trainee_overviews rename to away");
    const response = await admin.get(PANEL);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain("Failed to fetch credentials");
    expect(text).not.toContain("trainee_overviews");
  });
});
