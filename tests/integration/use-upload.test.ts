import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { loaderData } from "../kit/loader-data";
import { begin, upload } from "../kit/media";
import { seedTrainees } from "../kit/seeded-trainees";
import { PLAYER_ORIGIN, startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const use = (visitor: Visitor, media: string, lesson = "3") =>
  visitor.form("/admin/upload-videos", { intent: "use-upload", lesson, media });

test("MED-9 the same file uploaded again keeps what was watched, also after its deletion; another one begins anew", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { userId } = await product.signedIn();
  const [file, other] = [aVideo(300), aVideo(300)];
  const watched = async () =>
    (
      await product.query<{ watched: string }>(
        "select watched from lesson_progress where lesson_number = 3",
      )
    ).map((row) => row.watched);
  const first = await upload(admin, file);
  await use(admin, first);
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       last_watched_at, watched, watched_seconds, length_seconds)
     values ($1, 3, 28, 28, 600, now(), '{[20,28)}', 8, 600)`,
    [userId],
  );
  expect((await use(admin, await upload(admin, file))).status).toBe(200);
  expect(await watched()).toEqual(["{[20,28)}"]);
  for (const { id } of await product.query<{ id: string }>("select id from media_files"))
    expect((await admin.form("/admin/media", { intent: "remove", id })).status).toBe(200);
  expect(await product.query("select 1 from media_files")).toEqual([]);
  expect((await use(admin, await upload(admin, file))).status).toBe(200);
  expect(await watched()).toEqual(["{[20,28)}"]);
  expect((await use(admin, await upload(admin, other))).status).toBe(200);
  expect(await watched()).toEqual([]);
});

test("MED-9 removing a video that was uploaded says that its file stays", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await use(admin, await upload(admin, aVideo(300)));
  const removing = { intent: "remove", lessonNumber: "3" };
  const removed = await admin.form("/admin/upload-videos", removing);
  expect(await removed.text()).toContain("Its file stays under Media.");
  expect(await product.query("select 1 from media_files")).toHaveLength(1);
});

test("MED-9 the card, Upload many and a pasted list say what another video does to trainees and transcript before it is set", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const people = await Promise.all([1, 2, 3].map(() => product.signedIn()));
  await use(admin, await upload(admin, aVideo(300)));
  for (const [at, { userId }] of people.entries())
    await product.query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, completed, completed_at, last_watched_at)
       values ($1, 3, 28, 28, $2, case when $2 then now() end, now())`,
      [userId, at === 2],
    );
  const vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n";
  await admin.form("/admin/upload-videos/3/transcript", { pasted: vtt });
  const said =
    "Replaces this lesson’s video: 2 trainees in progress start over, and those who completed it stay completed. Its transcript stays until you remove it";
  const pages = await admin.page("/admin/upload-videos");
  expect(pages.split(said)).toHaveLength(2);
  const many = await (await admin.get("/admin/upload-videos/many.data")).text();
  const data = JSON.stringify(Object.values(loaderData(many)).map((route) => route.data));
  expect(data).toContain(
    '"replacement":{"hasVideo":true,"hasTranscript":true,"fileName":"lesson.mp4","inProgress":2}',
  );
  expect(data.split('"hasVideo":true')).toHaveLength(2);
  const plan = await admin.form("/admin/upload-videos?list=open", {
    intent: "preview",
    text: `3 ${PLAYER_ORIGIN}/embed/7/other`,
  });
  expect(await plan.text()).toContain("2 trainees in progress start over");
});

test("MED-9 videos of several lessons are replaced at the same moment, while many people have watched each", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const files = await Promise.all([301, 302, 303, 304].map((size) => upload(admin, aVideo(size))));
  const lessons = ["3", "4", "5", "6"];
  // Each another file: those who take the same one wait for it anyway.
  const replaceAll = (turn: number) =>
    Promise.all(
      lessons.map((lesson, at) => use(admin, files[(at + turn) % files.length] ?? "", lesson)),
    );
  await replaceAll(0);
  await seedTrainees(product.query, 200);
  for (const turn of [1, 2, 3]) {
    // In another order for each lesson: what each has watched is taken back in the order in which it is stored.
    for (const lesson of lessons)
      await product.query(
        `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
           completed, completed_at, last_watched_at, watched, watched_seconds, length_seconds)
         select 'seed-' || n, $1::int, 28, 28, 300, true, now(), now(), '{[0,28)}', 28, 300
         from generate_series(1, 200) n order by md5(n || $1::text)
         on conflict (user_id, lesson_number) do update set position_seconds = 28, watched = excluded.watched,
           watched_seconds = 28, length_seconds = 300`,
        [lesson],
      );
    const replaced = await replaceAll(turn);
    expect(replaced.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await product.query("select 1 from lesson_progress where watched_seconds > 0")).toEqual(
      [],
    );
  }
});

test("MED-4 a video that no page had set is replaced like any other, and its transcript is called old", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { userId } = await product.signedIn();
  await product.query(
    `insert into lesson_videos (lesson_number, library_id, video_id, embed_code)
     values (3, '12', 'first', 'https://player.example/embed/12/first')`,
  );
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       completed, completed_at, last_watched_at)
     values ($1, 3, 30, 30, 30, true, now(), now())`,
    [userId],
  );
  const vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n";
  expect((await admin.form("/admin/upload-videos/3/transcript", { pasted: vtt })).status).toBe(200);
  const old = "Its transcript was written for the video before.";
  expect(await admin.page("/admin/upload-videos")).not.toContain(old);
  expect((await use(admin, await upload(admin, aVideo(300)))).status).toBe(200);
  expect(await product.query("select watched, completed from lesson_progress")).toEqual([
    { watched: "{}", completed: true },
  ]);
  expect(await product.query("select epoch from lesson_epochs")).toEqual([{ epoch: 1 }]);
  expect(await admin.page("/admin/upload-videos")).toContain(old);
  const tab = "/training/lesson3?tab=transcript";
  const told = "This transcript was written for the video before.";
  expect(await admin.page(tab)).toContain(told);
  expect(await (await product.signedIn()).visitor.page(tab)).not.toContain(told);
  const oldest = "was written for the video before.";
  expect(await admin.page("/admin/media")).toContain(oldest);
  expect(
    (await admin.form("/admin/upload-videos/3/transcript", { pasted: "Welcome." })).status,
  ).toBe(400);
  expect(
    (await admin.form("/admin/upload-videos/3/transcript", { pasted: vtt.replace("come", "met") }))
      .status,
  ).toBe(200);
  expect(await admin.page("/admin/upload-videos")).not.toContain(old);
  for (const page of [tab, "/admin/media"]) expect(await admin.page(page)).not.toContain(oldest);
});

test("MED-5 a transcript of the video before is removed, or said to fit, on its page, and both are undone", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const page = "/admin/upload-videos/3/transcript";
  const old = "This transcript was written for the video before.";
  const cue = (words: string, at: string) => `${at} --> ${at.slice(0, -1)}9\n${words}\n\n`;
  const vtt = `WEBVTT\n\n${cue("Welcome.", "00:01.000")}${cue("Goodbye.", "59:00.000")}`;
  await use(admin, await upload(admin, aVideo(300)));
  expect((await admin.form(page, { pasted: vtt })).status).toBe(200);
  const first = await admin.page(page);
  expect(first).not.toContain(old);
  expect(first).toContain("Begins after the video has ended");
  await use(admin, await upload(admin, aVideo(301)));
  const act = async (intent: string, more: Record<string, string> = {}) => {
    expect((await admin.form(page, { intent, ...more })).status).toBe(200);
    return admin.page(page);
  };
  const undo = async () => {
    const change = /name="change" value="(\d+)"/.exec(await admin.page(page))?.[1] ?? "";
    return act("undo", { change });
  };
  for (const label of ["Remove it", "It still fits"])
    expect(await admin.page(page)).toContain(label);
  const fits = await act("fits");
  expect(fits).not.toContain(old);
  expect(fits).toContain("Welcome.");
  expect(await undo()).toContain(old);
  const removed = await act("remove");
  expect(removed).not.toContain("Welcome.");
  expect(removed).not.toContain(old);
  const back = await undo();
  expect(back).toContain("Welcome.");
  expect(back).toContain(old);
});

test("MED-6 a second past the end of a lesson's video is none", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor, userId } = await product.signedIn();
  await use(admin, await upload(admin, aVideo(300)));
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, last_watched_at)
     values ($1, 3, 40, 40, now())`,
    [userId],
  );
  const startOf = async (t: string) => {
    const pages = Object.values(
      loaderData(await (await visitor.get(`/training/lesson3.data?t=${t}`)).text()),
    );
    return pages.find(({ data }) => data && "opensAt" in data)?.data.opensAt;
  };
  expect(await startOf("1:23")).toBe(83);
  expect(await startOf("9m59s")).toBe(599);
  for (const past of ["10:00", "1h", "99999"]) expect(await startOf(past), past).toBe(40);
});

test("MED-1 only a whole video of a lesson's length becomes a lesson's video", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const unfinished = await begin(admin, 500);
  const half = unfinished.headers.get("Location")?.split("/").at(-1) ?? "";
  // From before uploads were checked for it.
  const ofLength = async (seconds: number) => {
    const id = await upload(admin, aVideo(300));
    await product.query("update media_files set duration_seconds = $2 where id = $1", [
      id,
      seconds,
    ]);
    return id;
  };
  const [short, long] = [await ofLength(0.2), await ofLength(43_201)];
  const whole = await upload(admin, aVideo(300), { duration: "600" });
  for (const media of [half, short, long, "A".repeat(22)])
    expect((await use(admin, media)).status).toBe(409);
  expect((await use(admin, "../../etc/passwd")).status).toBe(400);
  expect((await use(admin, whole, "999")).status).toBe(404);
  expect((await use(admin, whole)).status).toBe(200);
  const page = await (await admin.fetch("/admin/upload-videos")).text();
  expect(page).toContain("Current file: lesson.mp4");
  expect(page).toContain("Duration: 10:00");
});

test("MED-9 of a file that is deleted while lessons take it, no lesson keeps what is not there", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const statuses = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const id = await upload(admin, aVideo(300));
    const acts = [1, 2, 3, 4].map((lesson) => () => use(admin, id, String(lesson)));
    acts.splice(round % 5, 0, () => admin.form("/admin/media", { intent: "remove", id }));
    for (const { status } of await Promise.all(acts.map((each) => each()))) statuses.add(status);
    expect(await product.query("select 1 from media_files")).toEqual([]);
    expect(await product.query("select lesson_number from lesson_videos")).toEqual([]);
  }
  // Gone before it was looked for, or between that and the lock; or taken, and then taken off.
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const [gone, id] = [await upload(admin, aVideo(300)), await upload(admin, aVideo(300))];
  const deleting = new pg.Client({ connectionString: product.env.DATABASE_URL });
  await deleting.connect();
  onTestFinished(() => deleting.end());
  await deleting.query("begin");
  await deleting.query("delete from media_files where id = $1", [gone]);
  const using = use(admin, gone);
  const waits =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => product.query(waits)).toHaveLength(1);
  await deleting.query("commit");
  expect(await (await using).text()).toContain("deleted in the meantime");
  expect((await use(admin, id)).status).toBe(200);
  expect(await product.query("select lesson_number from lesson_videos")).toEqual([
    { lesson_number: 3 },
  ]);
});
