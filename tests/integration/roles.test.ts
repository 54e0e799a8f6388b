import { describe, expect, test } from "vitest";
import { batch } from "../kit/batches";
import { LiveListener } from "../kit/live-listener";
import { assignCoach, giveRole } from "../kit/people";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PANEL = "/training/adminpanel";
const STAFF = "/admin/administrators";

async function trainee(product: TestProduct, firstName: string, lastName = "Example") {
  const made = await product.createTrainee(firstName, lastName);
  return { ...made, ...(await product.signedIn(made)) };
}

async function staff(product: TestProduct, role: "coach" | "operations", firstName: string) {
  const { userId } = await trainee(product, firstName, "Staff");
  const visitor = product.visitor();
  await visitor.signIn(await giveRole(product, role, userId));
  return { visitor, userId };
}

async function listed(person: Visitor, address = ""): Promise<string[]> {
  const page = await person.page(`${PANEL}${address}`);
  return [...page.matchAll(/aria-label="Lessons of ([^"]*)"/g)].map(([, name = ""]) => name).sort();
}

async function coached() {
  const product = await startForTest();
  const own = await trainee(product, "Olga");
  const other = await trainee(product, "Otto");
  const coach = await staff(product, "coach", "Carla");
  await assignCoach(product, own, coach);
  return { product, own, other, coach, admin: await product.admin() };
}

describe("roles (TEAM-1)", () => {
  test("TEAM-1 a coach reads list, report and files of their own trainees, never a code", async () => {
    const { own, other, coach } = await coached();
    expect(await listed(coach.visitor)).toEqual(["Olga Example"]);
    const page = await coach.visitor.page(PANEL);
    for (const absent of [
      own.accessCode,
      "Access Code",
      "Create User",
      "Otto",
      "Copy Sign-in Link",
    ])
      expect(page).not.toContain(absent);
    const found = await coach.visitor.form(PANEL, {
      intent: "find",
      q: own.accessCode,
      status: "",
      active: "",
      progress: "",
      stalled: "",
      sort: "created",
    });
    expect(found.headers.get("Location")).toBe(`${PANEL}?person=nobody`);
    const report = (userId: string) => coach.visitor.get(`${PANEL}/report/${userId}`);
    expect((await report(own.userId)).status).toBe(200);
    expect(await (await report(other.userId)).text()).not.toContain("Otto");
    const file = await coach.visitor.get("/admin/trainees.csv");
    expect((await file.text()).match(/Olga|Otto/g)).toEqual(["Olga"]);
    for (const intent of ["code", "rotate", "link", "reset", "deactivate", "delete"]) {
      const response = await coach.visitor.form(PANEL, { intent, userId: own.userId });
      expect([intent, response.headers.get("Location")]).toEqual([intent, "/training"]);
    }
  });

  test("TEAM-1 RT-1 a coach hears about their own trainees, and of one who leaves them", async () => {
    const { product, own, other, coach } = await coached();
    const stream = await LiveListener.open(coach.visitor, "trainees");
    await other.visitor.json("/training/progress", aSave(other.userId));
    await own.visitor.json("/training/progress", aSave(own.userId));
    const heard = () =>
      stream.heard.flatMap(({ event, data }) => (event === "change" ? [data.data?.userId] : []));
    await stream.until(() => heard().length > 0);
    expect(new Set(heard())).toEqual(new Set([own.userId]));
    const before = heard().length;
    await assignCoach(product, own, { userId: "" });
    await stream.until(() => heard().length > before);
    expect(await listed(coach.visitor)).toEqual([]);
    stream.close();
  });

  test("TEAM-1 the chart of completions counts the coach's own trainees", async () => {
    const { product, own, other, coach, admin } = await coached();
    for (const { userId } of [own, other, other])
      await product.query(
        `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
           completed, completed_at, last_watched_at)
         select $1, coalesce(max(lesson_number), 0) + 1, 97, 97, 100, true, now(), now()
         from lesson_progress where user_id = $1`,
        [userId],
      );
    expect(await coach.visitor.page(PANEL)).toContain("1 in the last 30 days");
    expect(await admin.page(PANEL)).toContain("3 in the last 30 days");
  });

  test("TEAM-1 whose coach leaves is listed as without one", async () => {
    const { own, coach, admin } = await coached();
    expect(await listed(admin, `?coach=${coach.userId}`)).toEqual(["Olga Example"]);
    expect(await listed(admin, "?coach=none")).toEqual(["Otto Example"]);
    const { status } = await admin.form(STAFF, { intent: "demote", userId: coach.userId });
    expect(status).toBe(200);
    expect((await coach.visitor.get(PANEL)).headers.get("Location")).toBe("/training");
    expect(await listed(admin, "?coach=none")).toEqual([
      "Carla Staff",
      "Olga Example",
      "Otto Example",
    ]);
    const fields = { intent: "coach", userId: own.userId, coachId: coach.userId };
    expect((await admin.form(PANEL, fields)).status).toBe(409);
  });

  test("TEAM-1 everyone in a view gets a coach at once", async () => {
    const { product, coach, admin } = await coached();
    const input = { coachId: coach.userId };
    await batch(admin, { list: "trainees", act: "coach", view: "?coach=none", input });
    await expect.poll(() => listed(coach.visitor)).toEqual(["Olga Example", "Otto Example"]);
    const rows = await product.query<{ subject_label: string; after: unknown }>(
      "select subject_label, after from events where verb = 'coaches.assign' order by at",
    );
    expect(rows).toEqual([
      { subject_label: "Olga Example", after: { coach: coach.userId } },
      { subject_label: "Otto Example", after: { coach: coach.userId } },
    ]);
  });

  test("TEAM-1 a setter stays in the list with their code; operations staff and coaches do not", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const setter = await trainee(product, "Sara");
    await setter.visitor.json("/training/progress", aSave(setter.userId));
    await giveRole(product, "setter", setter.userId);
    const operations = await staff(product, "operations", "Olaf");
    await staff(product, "coach", "Carla");
    expect(await listed(admin)).toEqual(["Sara Example"]);
    expect(await admin.page(PANEL)).toContain(">Setter<");
    expect((await product.visitor().signIn(setter.accessCode)).status).toBe(302);
    const [row] = await product.query<{ begun: number }>("select begun from trainee_overviews");
    expect(row?.begun).toBe(1);
    expect((await operations.visitor.get("/admin/inbox")).status).toBe(200);
    const again = await admin.form(STAFF, { intent: "setter", userId: setter.userId });
    expect(again.status).toBe(409);
    await giveRole(product, "coach", setter.userId);
    expect(await listed(admin)).toEqual([]);
  });
});
