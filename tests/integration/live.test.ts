import { describe, expect, onTestFinished, test } from "vitest";
import { type LessonProgress, nextLesson } from "../../app/training/lesson";
import { FUNCTION, PASSWORD } from "../kit/board-client";
import { builtProduct } from "../kit/built-product";
import { LiveListener } from "../kit/live-listener";
import { loaderData } from "../kit/loader-data";
import { aProspect, TRACKER } from "../kit/prospects";
import { aSave, startForTest, startProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

function changesOf(listener: LiveListener) {
  return listener.heard.filter(({ event }) => event === "change").map(({ data }) => data);
}

describe("the event stream", () => {
  test("RT-1 DASH-3 a save reaches the same person's streams, and no one else's", async () => {
    const product = await startForTest();
    const [one, other] = [await product.signedIn(), await product.signedIn()];
    const mine = await LiveListener.open(product.visitor().take(one.visitor), "progress");
    const theirs = await LiveListener.open(other.visitor, "progress");
    await one.visitor.json("/training/progress", aSave(one.userId, { lessonNumber: 4 }));
    await mine.until(() => changesOf(mine).length > 0);
    expect(changesOf(mine)[0]).toMatchObject({
      event: "progress",
      data: {
        userId: one.userId,
        lessonNumber: 4,
        progressSeconds: 10,
        completed: false,
        removed: false,
      },
    });
    await other.visitor.json("/training/progress", aSave(other.userId));
    await theirs.until(() => changesOf(theirs).length > 0);
    expect(changesOf(theirs).map(({ data }) => data?.userId)).toEqual([other.userId]);
    mine.close();
    theirs.close();
  });

  test("AUTH-5 RT-1 topics are admitted by the server: visitors none, trainees only their own", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const status = async (person: Visitor, topics: string) => {
      const listener = await LiveListener.open(person, topics);
      listener.close();
      return listener.status;
    };
    expect(await status(product.visitor(), "progress")).toBe(401);
    expect(await status(visitor, "trainees")).toBe(403);
    expect(await status(visitor, "progress:someone")).toBe(403);
    expect(await status(visitor, "access")).toBe(403);
    expect(await status(visitor, "__proto__")).toBe(403);
    expect(await status(await product.admin(), "trainees,progress,videos")).toBe(200);
  });

  test("C4 RT-1 a stream of topics that are not all the viewer's own is opened for those that are, and names the others", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "progress,trainees,everything");
    expect([stream.status, stream.heard[0]]).toMatchObject([
      200,
      { event: "refused", data: { topics: ["trainees", "everything"] } },
    ]);
    stream.close();
  });

  test("AUTH-2 AUTH-6 a deactivated trainee's stream ends, and so does a logged-out one", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "progress");
    await (await product.admin()).form("/training/adminpanel", { intent: "deactivate", userId });
    await stream.until(() => stream.closed);
    expect(stream.heard.at(-1)?.event).toBe("ended");

    const leaving = await product.signedIn();
    const left = await LiveListener.open(product.visitor().take(leaving.visitor), "progress");
    await leaving.visitor.form("/auth/sign-out", {});
    await left.until(() => left.closed);
  });

  test("DASH-3 an administrator's reset is sent lesson by lesson", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await visitor.json("/training/progress", aSave(userId, { lessonNumber: 1 }));
    await visitor.json("/training/progress", aSave(userId, { lessonNumber: 2 }));
    const stream = await LiveListener.open(visitor, "progress");
    await (await product.admin()).form("/training/adminpanel", { intent: "reset", userId });
    // The saves may arrive late, too.
    const removed = () => changesOf(stream).filter(({ data }) => data?.removed);
    await stream.until(() => removed().length === 2);
    expect(
      removed()
        .map(({ data }) => data?.lessonNumber)
        .sort(),
    ).toEqual([1, 2]);
    stream.close();
  });

  test("ADM-5 a reset of somebody who has no progress is sent, to them alone", async () => {
    const product = await startForTest();
    const [one, other] = [await product.signedIn(), await product.signedIn()];
    const mine = await LiveListener.open(one.visitor, "progress");
    const theirs = await LiveListener.open(other.visitor, "progress");
    const admin = await product.admin();
    await admin.form("/training/adminpanel", { intent: "reset", userId: one.userId });
    await mine.until(() => changesOf(mine).some(({ event }) => event === "reset"));
    await other.visitor.json("/training/progress", aSave(other.userId));
    await theirs.until(() => changesOf(theirs).length > 0);
    expect(changesOf(theirs).map(({ event }) => event)).toEqual(["progress"]);
    mine.close();
    theirs.close();
  });

  test("CONT-6 RT-1 trainees are told of published lessons once their instance has them, and of no other words", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "videos");
    for (const title of ["One", "Two", "Three"]) {
      const heard = () => changesOf(stream).filter(({ event }) => event === "lessons").length;
      const before = heard();
      await product.query(
        `insert into content_versions (key, fields, hash, batch) values
          ('faq', '{}', '', gen_random_uuid()), ('lessons', $1, '', gen_random_uuid())`,
        [JSON.stringify({ "lessons.1.title": title })],
      );
      await stream.until(() => heard() > before);
      expect(await visitor.page("/training/lesson1")).toContain(`>${title}</h1>`);
    }
    expect(new Set(changesOf(stream).map(({ event }) => event))).toEqual(new Set(["lessons"]));
    stream.close();
  });

  test("RT-1 no notification carries a code, a token or an email address", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const stream = await LiveListener.open(admin, "trainees,videos");
    const { trainee } = await product.signedIn();
    await stream.until(() => changesOf(stream).length >= 1);
    const heard = JSON.stringify(stream.heard);
    expect(heard).not.toContain(trainee.accessCode);
    expect(heard).not.toContain(trainee.email);
    stream.close();
  });
});

describe("streams of visitors", () => {
  const live = "/live?topics=operations";

  test("S1 so many come from one address block; others and signed-in people are heard all the same", async () => {
    const product = await startForTest({ TRUST_PROXY: "loopback" });
    const from = (address: string) => product.visitor({ headers: { "X-Forwarded-For": address } });
    const ending = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: 101 }, (_, at) =>
        from(`2001:db8::${at.toString(16)}`).get(live, { signal: ending.signal }),
      ),
    );
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(100);
    const refused = await from("2001:db8::ffff").get(live);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect(await refused.json()).toEqual({ error: "Too many open streams" });
    for (const other of [from("2001:db8:1::1"), (await product.signedIn()).visitor])
      streams.push(await other.get(live, { signal: ending.signal }));
    expect(streams.slice(-2).map(({ status }) => status)).toEqual([200, 200]);
    // They are held until here: an unreferenced response is closed by garbage collection.
    expect(streams).toHaveLength(103);
    ending.abort();
    await expect
      .poll(async () => (await from("2001:db8::1").fetch(live, { method: "HEAD" })).status)
      .toBe(200);
  });
});

describe("two instances on one database", () => {
  test("RT-1 AUTH-2 saves, revocation and the limit on wrong codes are the same on both", async () => {
    const product = await startForTest();
    const { start, parseConfig } = await builtProduct();
    const second = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
    try {
      const { visitor, userId } = await product.signedIn();
      const elsewhere = new Visitor(second.url).take(visitor);
      expect((await elsewhere.get("/training")).status).toBe(200);
      const stream = await LiveListener.open(elsewhere, "progress");
      await visitor.json("/training/progress", aSave(userId, { lessonNumber: 9 }));
      await stream.until(() => changesOf(stream).length > 0);
      await (await product.admin()).form("/training/adminpanel", { intent: "deactivate", userId });
      await stream.until(() => stream.closed);
      expect((await elsewhere.get("/training")).status).toBe(302);
      const misses = async (visitors: Visitor) => (await visitors.signIn("777777")).status;
      const statuses: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        statuses.push(await misses(product.visitor()), await misses(new Visitor(second.url)));
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    } finally {
      await second.stop();
    }
  });
});

test("C3 DASH-2 if the database has another time zone, a change and a page show the same times", async () => {
  const product = await startProduct({ OPERATIONS_PASSWORD: PASSWORD });
  onTestFinished(product.stop);
  const { visitor, userId } = await product.signedIn();
  const [row] = await product.query<{ name: string }>("select current_database() as name");
  await product.query(`alter database "${row?.name}" set timezone = 'America/New_York'`);
  await product.running.stop();
  const { start, parseConfig } = await builtProduct();
  const again = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  onTestFinished(again.stop);
  const person = new Visitor(again.url).take(visitor);
  const stream = await LiveListener.open(person, "progress,tracker,operations");
  for (const lessonNumber of [3, 5, 4])
    await person.json("/training/progress", aSave(userId, { lessonNumber }));
  await person.form(`${TRACKER}.data`, aProspect());
  const card = {
    action: "create_card",
    password: PASSWORD,
    data: { title: "Both", day_column: "Monday" },
  };
  await person.json(FUNCTION, card);
  const told = (name: string) =>
    changesOf(stream)
      .filter(({ event }) => event === name)
      .map(({ data }) => data ?? {});
  await stream.until(
    () => told("progress").length > 2 && told("prospect").length > 0 && told("card").length > 0,
  );
  const page = loaderData(await person.page("/training.data"));
  const loaded = Object.values(page).flatMap(
    ({ data }) => data?.progress ?? [],
  ) as LessonProgress[];
  const watched = (all: readonly LessonProgress[]) =>
    all.map(({ lessonNumber, lastWatchedAt }) => ({ lessonNumber, lastWatchedAt }));
  const heard = told("progress") as unknown as LessonProgress[];
  expect(watched(loaded)).toEqual(
    watched(heard.toSorted((a, b) => a.lessonNumber - b.lessonNumber)),
  );
  const lessons = Array.from({ length: 26 }, (_, index) => index + 1);
  expect([nextLesson(heard, lessons), nextLesson(loaded, lessons)]).toEqual([4, 4]);
  const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  expect(told("prospect")[0]?.createdAt).toMatch(INSTANT);
  expect(told("card")[0]?.card).toMatchObject({ updated_at: expect.stringMatching(INSTANT) });
  expect((await again.database.pool.query("show timezone")).rows).toEqual([{ TimeZone: "UTC" }]);
});
