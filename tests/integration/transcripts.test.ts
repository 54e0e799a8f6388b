/** Transcripts of lessons: pasted or uploaded, edited, taken back, and given to players (MED-5). */
// cspell:ignore Français
import { describe, expect, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { LiveListener } from "../kit/live-listener";
import { upload } from "../kit/media";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/admin/upload-videos/7/transcript";
const VTT = `WEBVTT

00:00.000 --> 00:02.000
Welcome, I am Jon Snowe.

00:02.000 --> 00:04.000
Type <b>yes</b> & --&gt; go.
`;

const stored = (product: TestProduct) =>
  product.query<{ start: number; end: number; words: string; chapter: string | null }>(
    `select start_seconds as start, end_seconds as end, words, chapter from lesson_cues
     where lesson_number = 7 order by position`,
  );
const wordsOf = async (product: TestProduct) => (await stored(product)).map(({ words }) => words);

async function uploaded(admin: Visitor, content: Uint8Array<ArrayBuffer> | string, name = "a.srt") {
  const body = new FormData();
  body.set("file", new Blob([content]), name);
  return admin.fetch(PAGE, { method: "POST", body });
}

const first = { at: "0", start: "0", end: "2", was: "Welcome, I am Jon Snowe.", of: "" };

describe("a transcript", () => {
  test("MED-5 is pasted, edited in place, shows as captions and chapters, and each change is taken back and logged", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn();
    const captions = async (name = "captions") =>
      (await visitor.get(`/training/lesson7/${name}.vtt`)).text();
    expect(await captions()).toBe("WEBVTT\n");
    expect((await admin.form(PAGE, { pasted: VTT })).status).toBe(200);
    expect(await captions()).toBe(
      "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nWelcome, I am Jon Snowe.\n\n" +
        "00:00:02.000 --> 00:00:04.000\nType yes &amp; --&gt; go.\n",
    );
    const acts: [fields: Record<string, string>, words: string[]][] = [
      [
        { intent: "replace", find: "snowe", put: "Snow" },
        ["Welcome, I am Jon Snow.", "Type yes & --> go."],
      ],
      [{ intent: "undo" }, ["Welcome, I am Jon Snowe.", "Type yes & --> go."]],
      [{ intent: "split", ...first }, ["Welcome, I am", "Jon Snowe.", "Type yes & --> go."]],
      [{ intent: "undo" }, ["Welcome, I am Jon Snowe.", "Type yes & --> go."]],
      [{ intent: "merge", ...first }, ["Welcome, I am Jon Snowe. Type yes & --> go."]],
      [{ intent: "undo" }, ["Welcome, I am Jon Snowe.", "Type yes & --> go."]],
      [{ intent: "delete", ...first }, ["Type yes & --> go."]],
      [{ intent: "undo" }, ["Welcome, I am Jon Snowe.", "Type yes & --> go."]],
      [{ intent: "clear" }, []],
      [{ intent: "undo" }, ["Welcome, I am Jon Snowe.", "Type yes & --> go."]],
    ];
    for (const [fields, words] of acts) {
      const [last] = await product.query<{ id: string }>(
        "select max(id)::text as id from lesson_cue_changes",
      );
      const sent = fields.intent === "undo" ? { ...fields, change: last?.id ?? "" } : fields;
      expect((await admin.form(PAGE, sent)).status, fields.intent).toBe(200);
      expect(await wordsOf(product), fields.intent).toEqual(words);
    }
    const changed = {
      intent: "change",
      ...first,
      begins: "0:00.5",
      ends: "1.75",
      words: "Hi <i>all</i>",
      chapter: "Hello",
    };
    expect((await admin.form(PAGE, changed)).status).toBe(200);
    // From a window that still shows the cue as it was.
    const late = await admin.form(`${PAGE}.data`, { ...changed, words: "Mine" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Hi <i>all</i>");
    expect((await stored(product))[0]).toEqual({
      start: 0.5,
      end: 1.75,
      words: "Hi <i>all</i>",
      chapter: "Hello",
    });
    expect(await captions("chapters")).toBe("WEBVTT\n\n00:00:00.500 --> 00:00:04.000\nHello\n");
    expect(await captions()).toContain("Hi &lt;i&gt;all&lt;/i&gt;");
    const logged = await product.query<{ verb: string }>(
      "select verb from events where verb like 'transcripts.%' order by at",
    );
    expect(Map.groupBy(logged, ({ verb }) => verb).get("transcripts.undo")).toHaveLength(5);
    expect(logged).toHaveLength(12);
    const page = await visitor.page("/training/lesson7?tab=transcript");
    expect(page).toContain("Hi &lt;i&gt;all&lt;/i&gt;");
    expect(page).not.toContain("<i>all</i>");
  });

  test("MED-5 what is typed into a cue is not lost by what is done to it: it is saved first, and stays if that is taken back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect((await admin.form(PAGE, { pasted: VTT })).status).toBe(200);
    const before = await stored(product);
    const typed = {
      begins: "0:00.5",
      ends: "0:01.5",
      words: "Hi, I am Jon Snow",
      chapter: "Hello",
    };
    const second = "Type yes & --> go.";
    const acts: [intent: string, more: Record<string, string>, words: string[]][] = [
      ["split", { letter: "3" }, ["Hi,", "I am Jon Snow", second]],
      ["merge", {}, [`Hi, I am Jon Snow ${second}`]],
      ["delete", {}, [second]],
    ];
    const undo = async () => {
      const [last] = await product.query<{ id: string }>(
        "select max(id)::text as id from lesson_cue_changes",
      );
      const form = { intent: "undo", change: last?.id ?? "" };
      expect((await admin.form(PAGE, form)).status).toBe(200);
    };
    for (const [intent, more, words] of acts) {
      expect((await admin.form(PAGE, { intent, ...first, ...typed, ...more })).status).toBe(200);
      expect(await wordsOf(product), intent).toEqual(words);
      await undo();
      const kept = { start: 0.5, end: 1.5, words: "Hi, I am Jon Snow", chapter: "Hello" };
      expect((await stored(product))[0], intent).toEqual(kept);
      await undo();
      expect(await stored(product), intent).toEqual(before);
    }
    // Nothing new is one change, and times that move the cue take the act with them.
    const shown = { begins: "00:00:00.000", ends: "00:00:02.000", words: first.was, chapter: "" };
    expect((await admin.form(PAGE, { intent: "delete", ...first, ...shown })).status).toBe(200);
    await undo();
    expect(await stored(product)).toEqual(before);
    const moved = { ...typed, begins: "0:08", ends: "0:09" };
    expect(
      (await admin.form(PAGE, { intent: "split", ...first, ...moved, letter: "3" })).status,
    ).toBe(200);
    expect(await wordsOf(product)).toEqual([second, "Hi,", "I am Jon Snow"]);
  });

  test("MED-5 an act on a cue that cannot be done saves nothing of what is typed, and what is to go need not be right", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect((await admin.form(PAGE, { pasted: VTT })).status).toBe(200);
    const before = await stored(product);
    const typed = { begins: "0:00", ends: "0:02", words: "Hi", chapter: "" };
    const refused: Record<string, string>[] = [
      { intent: "split", ...typed },
      { intent: "split", ...typed, ends: "soon" },
      { intent: "merge", ...typed, words: " " },
      { intent: "merge", ...typed, begins: "0:03" },
      { intent: "merge", ...typed, was: "Another's" },
    ];
    for (const fields of refused)
      expect((await admin.form(PAGE, { ...first, ...fields })).status).toBeGreaterThanOrEqual(400);
    expect(await stored(product)).toEqual(before);
    for (const wrong of [{ words: "" }, { ends: "soon" }, { begins: "0:03" }]) {
      const fields = { intent: "delete", ...first, ...typed, ...wrong };
      expect((await admin.form(PAGE, fields)).status).toBe(200);
      expect(await wordsOf(product)).toEqual(["Type yes & --> go."]);
      const [last] = await product.query<{ id: string }>(
        "select max(id)::text as id from lesson_cue_changes",
      );
      expect((await admin.form(PAGE, { intent: "undo", change: last?.id ?? "" })).status).toBe(200);
    }
  });

  test("MED-5 is read in any encoding, and what cannot be read is named by its line and changes nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const srt =
      "1\r\n00:00:00,000 --> 00:00:02,000\r\nCafé, naïve\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nÜber\r\n";
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(srt, (sign) => sign.charCodeAt(0))]).buffer,
    );
    for (const content of [
      srt,
      `\ufeff${srt}`,
      utf16,
      new Uint8Array(Buffer.from(srt, "latin1")),
    ]) {
      await product.query("delete from lesson_cues");
      expect((await uploaded(admin, content)).status).toBe(200);
      expect(await wordsOf(product)).toEqual(["Café, naïve", "Über"]);
    }
    const refused: [body: Response, why: RegExp][] = [
      [await uploaded(admin, "1\n00:00:00,000 --> later\na"), /Line (<!-- -->)?2/],
      [await admin.form(PAGE, { pasted: "Just some words.\nAnd more." }), /has no times/],
      [await uploaded(admin, new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])), /compressed file/],
      [await admin.form(PAGE, { pasted: " " }), /Choose a file/],
    ];
    for (const [response, why] of refused) {
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(why);
    }
    expect(await wordsOf(product)).toEqual(["Café, naïve", "Über"]);
  });

  test("MED-5 a change of what someone else has changed is refused, and open pages hear of the others", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn();
    const live = await LiveListener.open(visitor, "videos");
    expect((await admin.form(PAGE, { pasted: VTT })).status).toBe(200);
    await live.until(() => JSON.stringify(live.heard).includes('"transcript"'));
    expect((await admin.form(PAGE, { intent: "replace", find: "Snowe", put: "Snow" })).status).toBe(
      200,
    );
    expect((await admin.form(PAGE, { intent: "delete", ...first })).status).toBe(409);
    expect((await admin.form(PAGE, { intent: "undo", change: "1" })).status).toBe(409);
    expect(await wordsOf(product)).toHaveLength(2);
    expect((await admin.get("/admin/upload-videos/999/transcript")).status).toBe(404);
    expect((await product.visitor().get("/training/lesson7/captions.vtt")).status).toBe(302);
  });

  test("MED-5 of 10,000 cues is given, corrected and taken back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const time = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23);
    const cues = Array.from(
      { length: 10_000 },
      (_, at) => `${time(at * 4)} --> ${time(at * 4 + 3)}\nWords ${at}\n`,
    );
    expect((await uploaded(admin, ["WEBVTT\n", ...cues].join("\n"), "long.vtt")).status).toBe(200);
    const split = { intent: "split", at: "0", start: "0", end: "3", was: "Words 0", of: "" };
    expect((await admin.form(PAGE, split)).status).toBe(200);
    expect(await wordsOf(product)).toHaveLength(10_001);
    const [last] = await product.query<{ id: string }>(
      "select max(id)::text as id from lesson_cue_changes",
    );
    expect((await admin.form(PAGE, { intent: "undo", change: last?.id ?? "" })).status).toBe(200);
    const words = await wordsOf(product);
    expect([words.length, words[0], words.at(-1)]).toEqual([10_000, "Words 0", "Words 9999"]);
  });
});

test("MED-5 captions name their language: chosen with the transcript or later, and that of other lessons by default", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  const id = await upload(admin, aVideo(300));
  await product.query(
    `insert into lesson_videos (lesson_number, host, library_id, video_id, embed_code)
     select lesson, 'own', '', $1, '/media/' || $1 || '/video' from unnest(array[3, 7]) lesson`,
    [id],
  );
  const track = async (lesson = 7) => {
    const page = await visitor.page(`/training/lesson${lesson}?tab=transcript`);
    const [said = ""] = /<track kind="captions"[^>]*>/.exec(page) ?? [];
    const [, language] = /srcLang="([^"]+)"/i.exec(said) ?? [];
    const [, label] = /label="([^"]+)"/.exec(said) ?? [];
    expect(page).toContain(`<div lang="${language}">`);
    return [language, label];
  };
  const give = (lesson: number, more = {}) =>
    admin.form(`/admin/upload-videos/${lesson}/transcript`, { pasted: VTT, ...more });
  expect((await give(7)).status).toBe(200);
  expect(await track()).toEqual(["en", "English"]);
  expect((await give(7, { language: "es" })).status).toBe(200);
  expect(await track()).toEqual(["es", "Español"]);
  expect((await admin.form(PAGE, { intent: "language", language: "xx" })).status).toBe(400);
  expect((await visitor.form(PAGE, { intent: "language", language: "fr" })).status).not.toBe(200);
  expect((await admin.form(PAGE, { intent: "language", language: "fr" })).status).toBe(200);
  expect(await track()).toEqual(["fr", "Français"]);
  expect((await give(3)).status).toBe(200);
  expect(await track(3)).toEqual(["fr", "Français"]);
  const changes = await product.query(
    "select after from events where verb = 'transcripts.edit' order by at, id",
  );
  expect(changes).toEqual([{ after: { language: "es" } }, { after: { language: "fr" } }]);
});

test("MED-5 a cue that ends after its video does is told", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const id = "aaaaaaaaaaaaaaaaaaaaaa";
  await product.query(
    `insert into media_files (id, name, content_type, bytes, duration_seconds, created_by, state, sha256)
     values ($1, 'Short.mp4', 'video/mp4', 9, 20, 'someone', 'ready', repeat('a', 64))`,
    [id],
  );
  await product.query(
    "insert into lesson_videos (lesson_number, host, library_id, video_id, embed_code) values (3, 'own', '', $1, '/media/' || $1 || '/video')",
    [id],
  );
  const path = "/admin/upload-videos/3/transcript";
  const late = "goes on after the video ends at 0:20: 1 cue ends later";
  const give = (end: string) =>
    admin.form(path, { pasted: `1\n00:00:15,000 --> ${end}\nHello there\n` });
  await give("00:00:20,800");
  expect(await admin.page(path)).not.toContain("goes on after");
  await give("00:00:45,000");
  expect(await admin.page(path)).toContain(late);
});

test("MED-5 captions that count from one hour on are moved to the beginning when asked, and back", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const times = async () => (await stored(product)).map(({ start, end }) => [start, end]);
  const captions = (from: string, to: string) => `1\n${from} --> ${to}\nHello there\n`;
  const move = (hours: string) => admin.form(PAGE, { intent: "earlier", hours });
  await admin.form(PAGE, { pasted: captions("00:59:59,900", "01:00:02,000") });
  expect(await admin.page(PAGE)).not.toContain("Nothing is said before");
  await admin.form(PAGE, {
    pasted: `${captions("01:00:00,040", "01:00:02,120")}\n${captions("01:59:00,000", "02:00:01,001")}`,
  });
  expect(await admin.page(PAGE)).toContain("Move all cues 1 hour earlier");
  expect((await move("2")).status).toBe(409);
  expect((await move("1")).status).toBe(200);
  expect(await times()).toEqual([
    [0.04, 2.12],
    [3_540, 3_601.001],
  ]);
  // The same button in another tab.
  expect((await move("1")).status).toBe(409);
  const page = await admin.page(PAGE);
  expect(page).not.toContain("Nothing is said before");
  expect(page).toContain("Moved all cues 1 hour earlier");
  const [last] = await product.query<{ id: number }>(
    "select max(id)::int as id from lesson_cue_changes",
  );
  await admin.form(PAGE, { intent: "undo", change: String(last?.id) });
  expect((await times())[0]).toEqual([3_600.04, 3_602.12]);
});
