import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signedOpening } from "../../app/training/coverage/opening.server";
import { seedTrainees } from "../kit/seeded-trainees";
import { aSave, PLAYER_ORIGIN, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const LENGTH = 600;

type Watching = { userId: string; lessonNumber?: number; epoch?: number };

/** What the server says of a page that was opened so long ago. */
function openedAgo(product: TestProduct, { userId, ...of }: Watching, seconds: number): string {
  const { vault } = product.running.auth;
  const at = new Date(Date.now() - seconds * 1_000);
  const watching = { userId, lessonNumber: 1, epoch: 0, ...of };
  return signedOpening(vault.hmac, watching, at);
}

async function rowOf(product: TestProduct, userId: string, lessonNumber = 1) {
  const [row] = await product.query<{
    watched: string;
    watched_seconds: number;
    unrecorded_seconds: number;
    rewatched: string;
    completed: boolean;
    progress_seconds: number;
  }>(
    "select watched, watched_seconds, unrecorded_seconds, rewatched, completed, progress_seconds from lesson_progress where user_id = $1 and lesson_number = $2",
    [userId, lessonNumber],
  );
  return row;
}

/** In this product, seconds watched complete a lesson. */
async function countCoverage(product: TestProduct, percent = 90): Promise<void> {
  await product.query(
    `insert into settings (practice) values ($1)
     on conflict (id) do update set practice = excluded.practice`,
    [JSON.stringify({ completion: "coverage", watchedPercent: percent })],
  );
  await product.running.settings.readAgain();
}

function saver(product: TestProduct, visitor: Visitor, userId: string) {
  return (changes: Record<string, unknown>) =>
    visitor.json(
      "/training/progress",
      aSave(userId, {
        positionSeconds: 0,
        progressSeconds: 0,
        durationSeconds: LENGTH,
        opening: openedAgo(product, { userId }, 3_600),
        ...changes,
      }),
    );
}

describe("what is credited (MED-4)", () => {
  test("MED-4 a lesson's page is opened with the server's word, with which what is played then is credited", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const page = await visitor.page("/training/lesson1.data");
    const opening = /\d{13}\.[\w-]{43}/.exec(page)?.[0] ?? "";
    const save = saver(product, visitor, userId);
    const began = Date.now();
    // An hour of video, in the moment since the page was opened.
    const response = await save({ opening, durationSeconds: 3_600, watched: [[0, 3_600]] });
    expect(response.status).toBe(204);
    const most = 2 * ((Date.now() - began) / 1_000 + 5);
    expect((await rowOf(product, userId))?.watched_seconds).toBeLessThanOrEqual(most);
  });
  test("MED-4 nothing is credited without it, with a forged one, or with another person's, lesson's or earlier one", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    const own = openedAgo(product, { userId }, 3_600);
    for (const opening of [
      undefined,
      "",
      "x",
      `1${own}`,
      own.slice(0, -1),
      own.replace(/^\d/, "0"),
      openedAgo(product, { userId: "another" }, 3_600),
      openedAgo(product, { userId, lessonNumber: 2 }, 3_600),
      openedAgo(product, { userId, epoch: 1 }, 3_600),
    ]) {
      expect((await save({ opening, watched: [[0, 60]] })).status).toBe(204);
      expect((await rowOf(product, userId))?.watched, opening).toBe("{}");
    }
    await save({ opening: own, watched: [[0, 60]] });
    expect((await rowOf(product, userId))?.watched).toBe("{[0,60)}");
  });
  test("MED-4 what cannot be spans of seconds is refused, and stores nothing", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    const many = Array.from({ length: 301 }, (_, index) => [index * 2, index * 2 + 1]);
    for (const watched of [
      "all",
      [[0]],
      [[0, 5, 6]],
      [[5, 5]],
      [[9, 2]],
      [[-1, 5]],
      [[0, 43_201]],
      [[0, 1e300]],
      [[0.5, 2]],
      [[null, 5]],
      [["0", "5"]],
      [Number.NaN],
      many,
    ])
      expect((await save({ watched })).status, JSON.stringify(watched)).toBe(400);
    expect(await rowOf(product, userId)).toBeUndefined();
    expect((await save({ watched: many.slice(0, 300) })).status).toBe(204);
    expect((await rowOf(product, userId))?.watched_seconds).toBe(300);
  });
  test("MED-4 repeated, reordered and overlapping saves credit each second once, and none after the video's end", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    const saves = [
      { watched: [[300, 320]], ageSeconds: 0 },
      { watched: [[0, 30]], ageSeconds: 500 },
      { watched: [[0, 30]], ageSeconds: 500 },
      { watched: [[20, 40]], rewatched: [[20, 30]], ageSeconds: 400 },
      { watched: [[590, 900]], ageSeconds: 9 },
    ];
    for (const each of [...saves, ...saves.toReversed()]) await save(each);
    expect(await rowOf(product, userId)).toMatchObject({
      watched: "{[0,40),[300,320),[590,600)}",
      watched_seconds: 70,
      rewatched: "{[20,30)}",
    });
  });
  test("MED-4 several devices at once credit no more than one person can play", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    // Each of twelve pages, open for a minute, says that it played two.
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save({
          lessonNumber: index + 1,
          watched: [[0, 120]],
          opening: openedAgo(product, { userId, lessonNumber: index + 1 }, 60),
        }),
      ),
    );
    const [row] = await product.query<{ sum: string }>(
      "select sum(watched_seconds) from lesson_progress where user_id = $1",
      [userId],
    );
    expect(Number(row?.sum)).toBeGreaterThanOrEqual(119);
    expect(Number(row?.sum)).toBeLessThanOrEqual(2 * 75);
  });
  test("MED-4 what was watched offline on one device is credited, though another one has saved since", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    await save({
      lessonNumber: 2,
      watched: [[0, 300]],
      opening: openedAgo(product, { userId, lessonNumber: 2 }, 310),
    });
    await save({
      watched: [[0, 590]],
      ageSeconds: 400,
      opening: openedAgo(product, { userId }, 900),
    });
    expect((await rowOf(product, userId))?.watched).toBe("{[0,590)}");
  });
  test("MED-4 in generated days of pages, jumps, retries and late saves, credited is never above played, and honest time always is", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const stretch = fc.record({
      lesson: fc.integer({ min: 1, max: 3 }),
      from: fc.nat(LENGTH - 1),
      length: fc.integer({ min: 1, max: 200 }),
      rate: fc.constantFrom(1, 1.5, 2),
      // As many times as the truth, for someone who forges.
      claimed: fc.constantFrom(1, 1, 1, 3),
      times: fc.constantFrom(1, 1, 2),
      late: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stretch, { minLength: 1, maxLength: 8 }), async (day) => {
        await product.query("delete from lesson_progress where user_id = $1", [userId]);
        await product.query("delete from watch_credits where user_id = $1", [userId]);
        const wall = day.reduce((sum, { length, rate }) => sum + length / rate, 0);
        const claims = day.map(({ lesson, from, length, claimed }) => ({
          lesson,
          from,
          to: Math.min(LENGTH, from + length * claimed),
        }));
        const order = day.flatMap(({ late, times }, index) =>
          Array.from({ length: times }, () => ({ index, late })),
        );
        const sent = [...order.filter(({ late }) => !late), ...order.filter(({ late }) => late)];
        const values = sent.map(({ index }) => claims[index]).filter((each) => each !== undefined);
        // The page was open for exactly as long as was played.
        const saved = await product.query<{ ok: boolean }>(
          `select bool_and(save_progress($1, lesson::smallint, 0, 0, 0, ${LENGTH}, false, false, 30, 0, 0,
             int4multirange(int4range(first, last)), '{}', now() - make_interval(secs => $2), null)) as ok
           from unnest($3::int[], $4::int[], $5::int[]) as claim(lesson, first, last)`,
          [
            userId,
            wall,
            values.map(({ lesson }) => lesson),
            values.map(({ from }) => from),
            values.map(({ to }) => to),
          ],
        );
        expect(saved).toEqual([{ ok: true }]);
        const [row] = await product.query<{ sum: number }>(
          "select coalesce(sum(watched_seconds), 0)::int as sum from lesson_progress where user_id = $1",
          [userId],
        );
        const credited = row?.sum ?? 0;
        expect(credited).toBeLessThanOrEqual(2 * wall + 1e-6);
        if (day.some(({ claimed }) => claimed > 1)) return;
        const honest = new Set(
          claims.flatMap(({ lesson, from, to }) =>
            Array.from({ length: to - from }, (_, at) => `${lesson} ${from + at}`),
          ),
        );
        expect(credited).toBe(honest.size);
      }),
      { numRuns: 200 },
    );
  });
});

describe("two pages of one person (MED-4)", () => {
  const page = fc.constantFrom(1, 2);
  const act = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("play" as const),
        page,
        seconds: fc.integer({ min: 1, max: 90 }),
        rate: fc.constantFrom(1, 2),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("send" as const), page }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("open" as const), page }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("wait" as const), page, seconds: fc.nat(30) }),
    },
  );

  test("MED-4 in generated sequences of two devices, each offline for as long as it likes, all that was played is credited, and a liar gets no more than could have been", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const { db } = product.running.database;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), fc.boolean(), async (acts, lies) => {
        // In one transaction the database's clock stands: the pages are moved into the past instead.
        await db.transaction(async (tx) => {
          await tx.execute(sql`delete from lesson_progress where user_id = ${userId}`);
          await tx.execute(sql`delete from watch_credits where user_id = ${userId}`);
          const pages = [1, 2].map((lesson) => ({
            lesson,
            age: 0,
            oldest: null as number | null,
            at: 0,
            sent: 0,
          }));
          const pass = async (seconds: number) => {
            for (const each of pages) {
              each.age += seconds;
              if (each.oldest !== null) each.oldest += seconds;
            }
            const by = sql`make_interval(secs => ${seconds}::float8)`;
            await tx.execute(
              sql`update watch_credits set opened_at = opened_at - interval '1000 days' - ${by}`,
            );
            await tx.execute(
              sql`update watch_credits set opened_at = opened_at + interval '1000 days'`,
            );
          };
          const send = async (each: (typeof pages)[number]) => {
            const to = lies ? LENGTH * 10 : each.at;
            if (to <= each.sent) return;
            await tx.execute(sql`select save_progress(${userId}, ${each.lesson}::smallint, 0, 0, 0, 40000, false, false, 30, 0, 0,
              int4multirange(int4range(${each.sent}, ${to})), '{}', now() - make_interval(secs => ${each.oldest ?? each.age}::float8), null)`);
            if (!lies) each.sent = to;
            each.oldest = null;
          };
          let elapsed = 0;
          for (const { kind, ...given } of acts) {
            const each = pages[given.page - 1];
            if (!each) continue;
            if (kind === "send") await send(each);
            if (kind === "open") each.age = 0;
            if (!("seconds" in given)) continue;
            // What is kept was played since the first page that kept any of it was opened.
            if (kind === "play") each.oldest = Math.max(each.oldest ?? 0, each.age);
            const seconds = "rate" in given ? given.seconds / given.rate : given.seconds;
            await pass(seconds);
            elapsed += seconds;
            if (kind === "play") each.at += given.seconds;
          }
          for (const each of pages) await send(each);
          const { rows } = await tx.execute<{ sum: number }>(
            sql`select coalesce(sum(watched_seconds), 0)::int as sum from lesson_progress where user_id = ${userId}`,
          );
          const credited = rows[0]?.sum ?? 0;
          expect(credited).toBeLessThanOrEqual(2 * elapsed);
          if (!lies) expect(credited).toBe(pages.reduce((sum, { at }) => sum + at, 0));
        });
      }),
      { numRuns: 60 },
    );
  });
  test("MED-4 of hundreds of pages fifty are told apart, and the bound holds", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    await product.query(
      "select note_credit($1, now() - make_interval(secs => 1000 - at), 3) from generate_series(1, 300) as at",
      [userId],
    );
    expect(
      await product.query(
        "select count(*)::int as pages, sum(seconds)::int as seconds, seconds_allowed($1, now() - interval '1 hour') as allowed from watch_credits",
        [userId],
      ),
    ).toEqual([{ pages: 50, seconds: 900, allowed: 6_300 }]);
  });
});

describe("what completes a lesson (MED-4)", () => {
  test("MED-4 as shipped the furthest point does, and seconds are counted all the same", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await saver(product, visitor, userId)({ positionSeconds: 540, progressSeconds: 540 });
    expect(await rowOf(product, userId)).toMatchObject({ completed: true, watched_seconds: 0 });
  });
  test("MED-4 where seconds watched count, a forged end, a forged length and a short clip complete nothing; watching does", async () => {
    const product = await startForTest();
    await countCoverage(product);
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    const end = { positionSeconds: 600, progressSeconds: 600 };
    await save(end);
    await save({ ...end, opening: undefined });
    await save({
      positionSeconds: 10,
      progressSeconds: 10,
      durationSeconds: 10,
      watched: [[0, 10]],
    });
    expect(await rowOf(product, userId)).toMatchObject({ completed: false, watched_seconds: 0 });
    // The first to watch another lesson, whose player shows a clip of 15 s first.
    const clip = {
      lessonNumber: 2,
      opening: openedAgo(product, { userId, lessonNumber: 2 }, 3_600),
    };
    await save({ ...clip, durationSeconds: 15, positionSeconds: 15, watched: [[0, 15]] });
    expect(await rowOf(product, userId, 2)).toMatchObject({ completed: false });
    await save({ ...clip, positionSeconds: 5, watched: [[0, 5]] });
    expect(await rowOf(product, userId, 2)).toMatchObject({ completed: false, watched: "{[0,5)}" });
    await save({ watched: [[0, 539]] });
    expect(await rowOf(product, userId)).toMatchObject({ completed: false });
    const dashboard = await visitor.page("/training");
    expect(dashboard).toMatch(/aria-label="Progress of lesson 1"[^>]*aria-valuenow="90"/);
    await save({ watched: [[539, 540]] });
    expect(await rowOf(product, userId)).toMatchObject({ completed: true });
  });
  test("MED-4 a length under half a minute is said only of a file of ours, whatever a browser says", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    const page = () => visitor.page("/training/lesson1");
    await product.query(
      "insert into lesson_videos (lesson_number, library_id, video_id, embed_code) values (1, '12', 'ab-cd', $1)",
      [`${PLAYER_ORIGIN}/embed/12/ab-cd`],
    );
    await save({ durationSeconds: 20, watched: [[0, 20]] });
    expect((await rowOf(product, userId))?.watched_seconds).toBe(20);
    expect(await page()).not.toContain("You watched");
    const id = "aaaaaaaaaaaaaaaaaaaaaa";
    await product.query(
      `insert into media_files (id, name, content_type, bytes, duration_seconds, created_by, state, sha256)
       values ($1, 'Short.mp4', 'video/mp4', 9, 20, $2, 'ready', repeat('a', 64))`,
      [id, userId],
    );
    await product.query(
      "update lesson_videos set host = 'own', library_id = '', video_id = $1, embed_code = '/media/' || $1 || '/video'",
      [id],
    );
    expect(await page()).toMatch(/You watched (?:<!-- -->)?100 percent/);
    await product.query("update media_files set duration_seconds = 40");
    expect(await page()).not.toContain("You watched");
    await save({ durationSeconds: 40 });
    expect(await page()).toMatch(/You watched (?:<!-- -->)?50 percent/);
  });
  test("MED-4 a length that others know is believed, not the one a browser says", async () => {
    const product = await startForTest();
    await countCoverage(product);
    for (let person = 0; person < 3; person += 1) {
      const { visitor, userId } = await product.signedIn(
        await product.createTrainee("Wit", "Ness"),
      );
      await saver(product, visitor, userId)({ watched: [[0, 60]] });
    }
    const { visitor, userId } = await product.signedIn(await product.createTrainee("For", "Ger"));
    const short = { durationSeconds: 40, positionSeconds: 40, progressSeconds: 40 };
    await saver(product, visitor, userId)({ ...short, watched: [[0, 40]] });
    expect(await rowOf(product, userId)).toMatchObject({ completed: false, watched_seconds: 0 });
  });
  test("MED-4 questions that are required hold a watched lesson too", async () => {
    const product = await startForTest();
    await countCoverage(product);
    await product.query(
      `update settings set practice = practice || '{"questionsRequired": true}'::jsonb`,
    );
    const { visitor, userId } = await product.signedIn();
    await product.running.settings.readAgain();
    await saver(product, visitor, userId)({ watched: [[0, 600]] });
    expect(await rowOf(product, userId)).toMatchObject({ completed: false, watched_seconds: 600 });
  });
  test("MED-4 switching is in the log, keeps completions, and changes every percentage at once", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    const second = {
      lessonNumber: 2,
      opening: openedAgo(product, { userId, lessonNumber: 2 }, 60),
    };
    await save({ positionSeconds: 600, progressSeconds: 600 });
    await save({ ...second, positionSeconds: 300, progressSeconds: 300, watched: [[0, 60]] });
    const percentOf = async (lesson: number) =>
      new RegExp(`aria-label="Progress of lesson ${lesson}"[^>]*aria-valuenow="(\\d+)"`).exec(
        await visitor.page("/training"),
      )?.[1];
    const overview = () =>
      product.query("select percent, completed, heat from trainee_overviews where user_id = $1", [
        userId,
      ]);
    expect([await percentOf(1), await percentOf(2)]).toEqual(["100", "50"]);
    const heat = (digits: string) => digits.padEnd(26, "0");
    expect(await overview()).toEqual([{ percent: 6, completed: 1, heat: heat("94") }]);
    const admin = await product.admin();
    const page = await admin.page("/admin/settings/practice");
    const mark = /name="mark" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const shown = Object.fromEntries(
      ["lessons", "questions", "drill", "practice"].map((part) => [part, "yes"]),
    );
    const form = {
      part: "practice",
      mark,
      ...shown,
      agreement: "no",
      attendance: "no",
      signOff: "no",
      questionsRequired: "no",
      completion: "coverage",
      watchedPercent: "80",
    };
    await admin.form("/admin/settings/practice", { ...form, watchedPercent: "20" });
    expect(await percentOf(2)).toBe("50");
    await admin.form("/admin/settings/practice", form);
    await expect.poll(() => percentOf(2)).toBe("10");
    expect(await percentOf(1)).toBe("100");
    expect(await overview()).toEqual([{ percent: 4, completed: 1, heat: heat("91") }]);
    const log = await admin.page("/admin/log");
    expect(log).toContain("coverage");
  });
});

describe("coverage over time (MED-4)", () => {
  test("MED-4 what was watched before seconds were recorded counts to its furthest point, and is shown as such", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await product.query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, last_watched_at)
       values ($1, 1, 200.5, 100, 600, now())`,
      [userId],
    );
    await product.query(
      "insert into lesson_videos (lesson_number, library_id, video_id, embed_code) values (1, '12', 'ab-cd', $1)",
      [`${PLAYER_ORIGIN}/embed/12/ab-cd`],
    );
    const words = "Up to 3:20 you watched before this was recorded";
    expect(await visitor.page("/training/lesson1")).toContain(words);
    await saver(product, visitor, userId)({ watched: [[190, 260]] });
    expect(await rowOf(product, userId)).toMatchObject({
      watched: "{[0,260)}",
      watched_seconds: 260,
      unrecorded_seconds: 200,
      progress_seconds: 200.5,
    });
    expect(await visitor.page("/training/lesson1")).toContain(words);
  });
  test("MED-4 MED-9 a deleted video keeps coverage; another one begins a new count and keeps the old", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const put = (video: string) =>
      admin.form("/admin/upload-videos.data", {
        lessonNumber: "1",
        embedCode: `${PLAYER_ORIGIN}/embed/12/${video}`,
      });
    await put("first");
    const { visitor, userId } = await product.signedIn();
    const save = saver(product, visitor, userId);
    await save({ watched: [[0, 60]] });
    await admin.form("/admin/upload-videos.data", { lessonNumber: "1", intent: "remove" });
    expect(await rowOf(product, userId)).toMatchObject({ watched: "{[0,60)}" });
    await put("second");
    expect(await rowOf(product, userId)).toBeUndefined();
    expect((await save({ watched: [[60, 90]] })).status).toBe(409);
    await save({
      epoch: 1,
      watched: [[60, 90]],
      opening: openedAgo(product, { userId, epoch: 1 }, 90),
    });
    expect(await rowOf(product, userId)).toMatchObject({ watched: "{[60,90)}" });
    expect(
      await product.query("select lesson_number, epoch, watched from lesson_coverage"),
    ).toEqual([{ lesson_number: 1, epoch: 0, watched: "{[0,60)}" }]);
    const file = await admin.get(`/admin/personal-data?kind=trainee&id=${userId}&file=1`);
    expect(file.status).toBeLessThan(500);
  });
});

describe("moments of a lesson (MED-8)", () => {
  /** `people` trainees go back to 100 s, and stop at 200 s. */
  async function watchedBy(product: TestProduct, people: number, lesson = 1): Promise<string[]> {
    const made = await Promise.all(
      Array.from({ length: people }, async () => {
        const { userId } = await product.signedIn(await product.createTrainee("Mo", "Ment"));
        return userId;
      }),
    );
    await product.query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
         last_watched_at, watched, watched_seconds, rewatched, length_seconds)
       select id, $2, 200, 202, 600, now() - interval '2 hours', '{[0,200)}', 200, '{[101,104)}', 600
       from unnest($1::text[]) as id`,
      [made, lesson],
    );
    return made;
  }

  test("MED-8 an administrator sees where people go back and stop, with what is said there; of a few, nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = () => admin.page("/admin/lesson-moments?lesson=1");
    await watchedBy(product, 4);
    expect(await page()).toContain("Moments show from 5 people on");
    expect(await page()).not.toContain("1:40");
    await watchedBy(product, 2);
    await product.query(
      `insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
       values (1, 0, 98, 106, 'Ask about the <price> first')`,
    );
    const html = (await page()).replaceAll("<!-- -->", "");
    expect(html).toContain("1:40 to 1:45");
    expect(html).toContain("6 people");
    expect(html).toContain("Ask about the &lt;price&gt; first");
    expect(html).toContain("3:20 to 3:25");
    expect(html).toContain('href="/training/lesson1?t=100"');
    expect((await admin.get("/admin/lesson-moments?lesson=999")).status).toBe(404);
    const { visitor } = await product.signedIn();
    expect((await visitor.get("/admin/lesson-moments")).status).toBe(302);
  });
  test("MED-8 all lessons stand on one page, those that most people stop in first; of a few, only how many they are", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const page = async () => (await admin.page("/admin/lesson-moments")).replaceAll("<!-- -->", "");
    expect(await page()).toContain("No one has begun a lesson yet");
    const made = await watchedBy(product, 6, 7);
    await product.query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
         last_watched_at, watched, watched_seconds, completed, completed_at, length_seconds)
       select id, 1, 600, 600, 600, now() - interval '2 hours', '{[0,600)}'::int4multirange, 600, true, now(), 600
       from unnest($1::text[]) as id
       union all
       select id, 3, 30, 30, 600, now(), '{[0,30)}'::int4multirange, 30, false, null, 600 from unnest($2::text[]) as id`,
      [made, made.slice(0, 2)],
    );
    const html = await page();
    expect([...html.matchAll(/href="[^"]*\?lesson=(\d+)"/g)].map(([, id]) => id)).toEqual([
      "7",
      "1",
    ]);
    expect(html).toContain("6 (100%)");
    expect(html).toContain("Most at 3:20: 6");
    expect(html).toContain("Most at 1:40: 6");
    expect(html).toContain("2 people have begun this lesson.");
    expect(html).toContain("No one has begun the other 23 of 26 lessons.");
  });
  test("MED-8 a lesson's own page counts everyone whom the page of all lessons counts, however many they are", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await seedTrainees(product.query, 2_100);
    // Those who watched first are the ones who stopped.
    await product.query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
         last_watched_at, watched, watched_seconds, length_seconds, completed, completed_at)
       select 'seed-' || n, 4, 600, case when n <= 90 then 300 else 600 end, 600,
         now() - interval '1 day' + n * interval '1 second', '{[0,300)}'::int4multirange, 300, 600, n > 90, case when n > 90 then now() end
       from generate_series(1, 2100) n`,
    );
    const page = async (query: string) =>
      (await admin.page(`/admin/lesson-moments${query}`)).replaceAll("<!-- -->", "");
    const all = await page("");
    expect(all).toContain("2,100");
    expect(all).toContain("90 (4%)");
    expect(all).toContain("2,010 (96%)");
    const own = await page("?lesson=4");
    expect(own).toContain("2,100 people have begun this lesson. 2,010 (96%) completed it.");
    expect(own).toContain("90 (4%) stopped on the way");
    expect(own).toContain("90 people");
  });
  test("MED-8 a lesson of whose video no player has said the length says so, and not that more people are missing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await watchedBy(product, 6);
    await product.query(
      "update lesson_progress set duration_seconds = null, length_seconds = null",
    );
    for (const address of ["/admin/lesson-moments?lesson=1", "/admin/lesson-moments"]) {
      const html = (await admin.page(address)).replaceAll("<!-- -->", "");
      expect(html).toContain(
        "6 people have begun this lesson. No player has said yet how long its video is.",
      );
    }
  });
  test("MED-8 after a video was replaced, those who have only watched the one before are told apart", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const made = await watchedBy(product, 6);
    await product.query(
      "update lesson_progress set completed = true, completed_at = now() where user_id = $1",
      [made[0]],
    );
    const put = (video: string) =>
      admin.form("/admin/upload-videos.data", {
        lessonNumber: "1",
        embedCode: `${PLAYER_ORIGIN}/embed/12/${video}`,
      });
    await put("first");
    await product.query("update lesson_progress set watched = '{[0,200)}', watched_seconds = 200");
    await put("second");
    const told =
      "No one has begun the video that is here now. 6 people watched only the one before it";
    for (const address of ["/admin/lesson-moments?lesson=1", "/admin/lesson-moments"])
      expect(await admin.page(address)).toContain(told);
  });
  test("MED-8 a coach sees the moments of their own trainees only", async () => {
    const product = await startForTest();
    const mine = await watchedBy(product, 5);
    await watchedBy(product, 3);
    const { visitor: coach, userId } = await product.signedIn(
      await product.createTrainee("Co", "Ach"),
    );
    await product.query("insert into user_roles (user_id, role) values ($1, 'coach')", [userId]);
    await product.query(
      "insert into trainee_places (user_id, coach_id) select id, $2 from unnest($1::text[]) as id",
      [mine, userId],
    );
    await expect
      .poll(async () => (await coach.get("/admin/lesson-moments?lesson=1")).status)
      .toBe(200);
    const html = (await coach.page("/admin/lesson-moments?lesson=1")).replaceAll("<!-- -->", "");
    expect(html).toContain("5 people");
    expect(html).not.toContain("8 people");
    const all = (await coach.page("/admin/lesson-moments")).replaceAll("<!-- -->", "");
    expect(all).toContain("Most at 3:20: 5");
  });
});
