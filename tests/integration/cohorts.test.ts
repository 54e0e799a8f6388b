import { describe, expect, test } from "vitest";
import { batch } from "../kit/batches";
import { aCohort, beganFrom, dayFrom } from "../kit/cohorts";
import { LiveListener } from "../kit/live-listener";
import { assignCoach, giveRole } from "../kit/people";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const COHORTS = "/admin/cohorts";

async function trainee(product: TestProduct, firstName: string) {
  const made = await product.createTrainee(firstName, "Example");
  return { ...made, ...(await product.signedIn(made)) };
}

async function coachOf(product: TestProduct, firstName: string) {
  const { userId } = await trainee(product, firstName);
  const visitor = product.visitor();
  await visitor.signIn(await giveRole(product, "coach", userId));
  return { visitor, userId };
}

/** A cohort created on its page, with two dates; returns its page's address. */
async function made(admin: Visitor, fields: Record<string, string> = {}): Promise<string> {
  const response = await admin.form(COHORTS, {
    intent: "create",
    name: "January",
    startsOn: dayFrom(-20),
    coachId: "",
    "by.4": dayFrom(-3),
    "by.26": dayFrom(30),
    ...fields,
  });
  return response.headers.get("Location") ?? `${response.status}`;
}

async function listed(person: Visitor, address: string): Promise<string[]> {
  const page = await person.page(`/training/adminpanel${address}`);
  return [...page.matchAll(/aria-label="Lessons of ([^"]*)"/g)].map(([, name = ""]) => name).sort();
}

async function completed(product: TestProduct, userId: string, lessons: number) {
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       completed, completed_at, last_watched_at)
     select $1, n, 97, 97, 100, true, now(), now() from generate_series(1, $2::int) n`,
    [userId, lessons],
  );
}

describe("cohorts (TEAM-2)", () => {
  test("TEAM-2 a cohort has its own name, a start and dates that are not before it", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = await made(admin);
    expect(page).toMatch(/^\/admin\/cohorts\/[\da-f-]{36}$/);
    expect(await admin.page(COHORTS)).toContain("January");
    expect(await made(admin, { name: "january" })).toBe("409");
    expect(await made(admin, { name: "Early", "by.4": dayFrom(-21) })).toBe("400");
    expect(await made(admin, { name: "" })).toBe("400");
    expect((await admin.get(`${COHORTS}/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await admin.form(page, { intent: "delete" })).headers.get("Location")).toBe(COHORTS);
    expect(await admin.page(COHORTS)).toContain("There are no cohorts yet.");
  });

  test("TEAM-2 a save that someone else has overtaken changes nothing, says what is stored, and may then replace it", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = await made(admin);
    const mark = beganFrom(await admin.page(page));
    const save = (name: string, began: string) =>
      admin.form(page, { intent: "save", name, startsOn: dayFrom(0), coachId: "", mark: began });
    expect((await save("February", mark)).status).toBe(200);
    const refused = await save("March", mark);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("Stored now: Name: February");
    const names = () => product.query("select name from cohorts");
    expect(await names()).toEqual([{ name: "February" }]);
    expect((await save("March", beganFrom(await admin.page(page)))).status).toBe(200);
    expect(await names()).toEqual([{ name: "March" }]);
  });

  test("TEAM-2 members come by search, by paste and from the panel's list; what names no one is given back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = await made(admin);
    for (const name of ["Ana", "Ben", "Eva", "Eva", "Zoe"]) await trainee(product, name);
    expect(await admin.page(`${page}?search=ana`)).toContain('aria-label="Add Ana Example"');
    const people = "ana example\n\nBen Example\nEva Example\nNobody Known\n";
    const pasted = await admin.form(page, { intent: "paste", people });
    const text = await pasted.text();
    expect(text).toContain("Added 2, not found: 1, more than one match: 1");
    expect(text).toContain("Nobody Known\nEva Example");
    const cohortId = page.split("/").at(-1) ?? "";
    expect(await listed(admin, `?cohort=${cohortId}`)).toEqual(["Ana Example", "Ben Example"]);
    const cohort = {
      list: "trainees",
      act: "cohort",
      view: "?q=zoe",
      input: { cohortId },
    } as const;
    await batch(admin, cohort);
    await expect.poll(() => listed(admin, "?cohort=none")).toHaveLength(2);
    expect(await listed(admin, "?cohort=none")).toEqual(["Eva Example", "Eva Example"]);
  });

  test("TEAM-2 people are pasted as mail programs and notes write them, and those who leave another cohort are counted", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const [first, second] = [await made(admin), await made(admin, { name: "April" })];
    for (const name of ["Ana", "Ben", "Zoe", "Cy (sample)"]) await trainee(product, name);
    await product.query(
      "update users set email = lower(split_part(name, ' ', 1)) || '@mail.example' where name like 'Ana%' or name like 'Zoe%'",
    );
    const plain = "ana example\nBen Example";
    await admin.form(first, { intent: "paste", people: plain });
    const asWritten = `"Example, Ana" <ANA@mail.example>; Zoe <zoe@mail.example>\n• Example, Ben\nCy (sample) Example;\nDan <dan@mail.example>`;
    const moved = await admin.form(second, { intent: "paste", people: asWritten });
    const text = await moved.text();
    expect(text).toContain("Added 4, 2 of them out of January, not found: 1");
    expect(text).toContain("Dan &lt;dan@mail.example&gt;");
  });

  test("TEAM-2 whom other dates make late, and who no longer is, is said as they are saved; so is who joins late", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = await made(admin, { "by.4": dayFrom(5) });
    for (const name of ["Ana", "Ben", "Cleo", "Dora", "Eva", "Finn"])
      await product.createTrainee(name, "Example");
    const gus = await trainee(product, "Gus");
    await completed(product, gus.userId, 4);
    const text = async (fields: Record<string, string>) =>
      (await (await admin.form(page, fields)).text()).replace(/<!-- -->/g, "");
    const save = async (by: number, name = "January") =>
      text({ intent: "save", name, startsOn: dayFrom(-20), coachId: "", "by.4": dayFrom(by) });
    const people = "Ana Example\nBen Example\nGus Example";
    const joined = await text({ intent: "paste", people });
    expect(joined).toContain("Added 3");
    expect(joined).not.toMatch(/late now|no longer late/);
    expect(await save(-3)).toContain("Ana Example and Ben Example are late now.");
    const renamed = await save(-3, "Renamed");
    expect(renamed).toContain("Saved");
    expect(renamed).not.toMatch(/late now|no longer late/);
    expect(await save(3)).toContain("2 are no longer late.");
    await save(-3);
    const more = "Cleo Example\nDora Example\nEva Example\nFinn Example";
    expect(await text({ intent: "paste", people: more })).toContain(
      "Cleo Example, Dora Example, Eva Example and Finn Example are late now.",
    );
    expect(await save(3)).toContain("6 are no longer late.");
    expect(await save(-3)).toContain(
      "Ana Example, Ben Example, Cleo Example, Dora Example, Eva Example and 1 more are late now.",
    );
  });

  test("TEAM-2 who has missed a date is late, with the step that is missing, on the page and in the list", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = await made(admin);
    await product.createTrainee("Nils", "Never");
    const begun = await trainee(product, "Ben");
    await begun.visitor.json("/training/progress", aSave(begun.userId));
    const done = await trainee(product, "Dora");
    await completed(product, done.userId, 4);
    const people = "Nils Never\nBen Example\nDora Example";
    await admin.form(page, { intent: "paste", people });
    const text = (await admin.page(page)).replace(/<!-- -->/g, "");
    const late = /<h2 id="late".*?<\/section>/s.exec(text)?.[0] ?? "";
    expect(late).toContain("Never signed in since");
    expect(late).toContain("At lesson 1 since");
    expect(late).not.toContain("Dora");
    expect(await listed(admin, "?late=yes")).toEqual(["Ben Example", "Nils Never"]);
    const dashboard = (await begun.visitor.page("/training")).replace(/<!-- -->/g, "");
    expect(dashboard).toContain("4 lessons overdue: everything through lesson 4 was due");
    expect(await done.visitor.page("/training")).toContain("22 lessons to go");
  });

  test("TEAM-2 RT-1 a trainee's open dashboard is told of another cohort, coach or target date, and of nothing else", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const coach = await coachOf(product, "Carla");
    const member = await trainee(product, "Ben");
    const other = await trainee(product, "Ana");
    const id = await aCohort(product, member.userId, { 2: 5 });
    // What came before has been told.
    await expect.poll(() => product.query("select id from live_outbox")).toEqual([]);
    const own = await LiveListener.open(member.visitor, "sessions");
    const others = await LiveListener.open(other.visitor, "sessions");
    const told = (stream: LiveListener) =>
      stream.heard.flatMap(({ data }) => (data.event === "trainee" ? data.data : []));
    const page = `/admin/cohorts/${id}`;
    const save = (name: string, by: number) =>
      admin.form(page, {
        intent: "save",
        name,
        startsOn: dayFrom(-30),
        coachId: "",
        "by.2": dayFrom(by),
      });
    await save("January", 5);
    await save("January again", 5);
    const before = told(own).length;
    await save("January again", 9);
    await own.until(() => told(own).length > before);
    const dated = told(own).length;
    await assignCoach(product, member, coach);
    await own.until(() => told(own).length > dated);
    const coached = told(own).length;
    await admin.form(page, { intent: "remove", userId: member.userId });
    await own.until(() => told(own).length > coached);
    expect(told(own)).toEqual(Array(told(own).length).fill({ userId: member.userId }));
    expect(before).toBe(0);
    expect(told(others)).toEqual([]);
    for (const stream of [own, others]) stream.close();
  });

  test("TEAM-2 OWN-3 who is late since a lesson was moved is told like any other change, to administrators and coaches", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const coach = await coachOf(product, "Carla");
    const member = await trainee(product, "Ben");
    await assignCoach(product, member, coach);
    await aCohort(product, member.userId, { 2: -3 });
    await completed(product, member.userId, 4);
    await product.query("delete from lesson_progress where lesson_number = 3");
    const late = async () => [
      await listed(admin, "?late=yes"),
      await listed(coach.visitor, "?late=yes"),
    ];
    expect(await late()).toEqual([[], []]);
    const streams = [
      await LiveListener.open(admin, "trainees"),
      await LiveListener.open(coach.visitor, "trainees"),
    ];
    // Lessons 2 and 4 change places: nobody's row in the panel looks different.
    const [before] = await product.query("select heat from trainee_overviews where completed > 0");
    await product.query(
      "update lesson_catalog set numbers = array[1, 4, 3, 2]::smallint[] || numbers[5:]",
    );
    expect(await product.query("select heat from trainee_overviews where completed > 0")).toEqual([
      before,
    ]);
    for (const stream of streams) {
      await stream.until(() => stream.heard.some(({ data }) => data.event === "trainee"));
      stream.close();
    }
    expect(await late()).toEqual([["Ben Example"], ["Ben Example"]]);
  });

  test("TEAM-2 TEAM-1 a coach sees and addresses their own cohorts alone, and a cohort's coach its members", async () => {
    const product = await startForTest();
    const coach = await coachOf(product, "Carla");
    const [own, other] = [await trainee(product, "Olga"), await trainee(product, "Otto")];
    await assignCoach(product, own, coach);
    const mine = await aCohort(product, own.userId);
    const theirs = await aCohort(product, other.userId);
    await assignCoach(product, own, { userId: "" });
    expect(await listed(coach.visitor, "")).toEqual(["Olga Example"]);
    expect((await coach.visitor.get(`${COHORTS}/${mine}`)).status).toBe(200);
    expect((await coach.visitor.get(`${COHORTS}/${theirs}`)).status).toBe(404);
    const news = { intent: "announce", title: "News", body: "We moved." };
    const send = (id: string) =>
      coach.visitor.form(`${COHORTS}/${id}`, { ...news, id: crypto.randomUUID() });
    expect((await send(mine)).status).toBe(200);
    expect((await send(theirs)).status).toBe(404);
    const refused = await coach.visitor.form(COHORTS, { ...news, id: crypto.randomUUID() });
    expect(refused.headers.get("Location")).toBe("/training");
    expect(await own.visitor.page("/training")).toContain("We moved.");
    expect(await other.visitor.page("/training")).not.toContain("We moved.");
  });

  test("TEAM-2 an announcement is sent once, and says who has read it, and when, to those who sent it", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const [reader, other] = [await trainee(product, "Rita"), await trainee(product, "Otto")];
    const id = crypto.randomUUID();
    const news = { intent: "announce", id, title: "News", body: "We moved." };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await admin.form(COHORTS, news)).status).toBe(200);
    const read = { intent: "read", id };
    expect((await reader.visitor.form("/training", read)).headers.get("Location")).toBe(
      "/training",
    );
    expect((await admin.form("/training", read)).status).toBe(403);
    const page = await admin.page(COHORTS);
    expect(page).toContain("Read by 1 of 2");
    expect(page).toMatch(/Rita Example<\/span><span>: <\/span><time/);
    expect(page).toMatch(/Otto Example<\/span><span>: <\/span><span[^>]*>not read/);
    const theirs = await other.visitor.page("/training");
    expect(theirs).toContain("Mark as read: News");
    expect(theirs).not.toContain("Rita");
    expect(await reader.visitor.page("/training")).toContain("Announcements you have read");
  });
});
