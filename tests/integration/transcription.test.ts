/** Transcripts that an endpoint makes of uploaded videos (MED-5). */
import { expect, onTestFinished, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { builtProduct } from "../kit/built-product";
import { upload } from "../kit/media";
import { save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";
import { startTranscribeStub } from "../kit/transcribe-stub";
import type { Visitor } from "../kit/visitor";

const PAGE = "/admin/upload-videos/7/transcript";

async function stub() {
  const endpoint = await startTranscribeStub();
  onTestFinished(endpoint.stop);
  return endpoint;
}

/** Lesson 7 plays an uploaded video, whose sound the uploader's browser has sent too. */
async function setOwnVideo(product: TestProduct, admin: Visitor) {
  const id = await upload(admin, aVideo(2_000));
  const sound = { method: "PUT", headers: { "Content-Type": "audio/ogg" }, body: aVideo(900) };
  expect((await admin.fetch(`/media/${id}/audio`, sound)).status).toBe(204);
  await product.query(
    `insert into lesson_videos (lesson_number, host, library_id, video_id, embed_code)
     values (7, 'own', '', $1, '/media/' || $1 || '/video')`,
    [id],
  );
}

const ask = (admin: Visitor, more = {}) => admin.form(PAGE, { intent: "transcribe", ...more });
const ended = (product: TestProduct) =>
  expect
    .poll(() => product.query("select 1 from lesson_transcriptions where ended_at is not null"))
    .toHaveLength(1);
const wordsOf = async (product: TestProduct) =>
  (await product.query<{ words: string }>("select words from lesson_cues order by position")).map(
    ({ words }) => words,
  );

test("MED-5 an endpoint's segments become the transcript, never in place of what was edited by hand unasked", async () => {
  const endpoint = await stub();
  const product = await startForTest(endpoint.env);
  const admin = await product.admin();
  expect((await ask(admin)).status).toBe(409);
  await setOwnVideo(product, admin);
  endpoint.answers({
    body: {
      segments: [
        { start: 0, end: 2, text: " Hello there. " },
        { start: 2, end: 2, text: "<b>Hi</b>" },
      ],
    },
  });
  expect((await ask(admin)).status).toBe(200);
  await ended(product);
  expect(await wordsOf(product)).toEqual(["Hello there.", "<b>Hi</b>"]);
  expect(endpoint.heard).toEqual([
    {
      authorization: "Bearer key-of-the-tests",
      model: "whisper-1",
      format: "verbose_json",
      bytes: 900,
      name: "sound.ogg",
    },
  ]);
  // What an endpoint made may be replaced by it; a correction may not.
  endpoint.answers({ body: { segments: [{ start: 0, end: 2, text: "Hello, Jon" }] } });
  expect((await ask(admin)).status).toBe(200);
  await expect.poll(() => wordsOf(product)).toEqual(["Hello, Jon"]);
  await ended(product);
  expect((await admin.form(PAGE, { intent: "replace", find: "Jon", put: "Ann" })).status).toBe(200);
  expect((await ask(admin)).status).toBe(409);
  expect(await wordsOf(product)).toEqual(["Hello, Ann"]);
  expect((await ask(admin, { replace: "on" })).status).toBe(200);
  await expect.poll(() => wordsOf(product)).toEqual(["Hello, Jon"]);
  expect(await product.query("select 1 from events where verb = 'transcripts.ask'")).toHaveLength(
    3,
  );
});

test("MED-5 an answer of more than 10 MB is not read to its end, and one of less is", async () => {
  const endpoint = await stub();
  const product = await startForTest(endpoint.env);
  const admin = await product.admin();
  await setOwnVideo(product, admin);
  const said = (megabytes: number) =>
    endpoint.answers({ body: { segments: [], more: " ".repeat(megabytes * 1024 * 1024) } });
  said(9);
  await ask(admin);
  await ended(product);
  expect(await product.query("select fault from lesson_transcriptions")).toEqual([
    { fault: "The endpoint heard no words" },
  ]);
  said(11);
  await ask(admin);
  await ended(product);
  await expect
    .poll(() => product.query("select fault from lesson_transcriptions"))
    .toEqual([{ fault: "The endpoint answered with more than 10 MB" }]);
});

test("MED-5 an endpoint's fault is told in its own words, and changes nothing", async () => {
  const endpoint = await stub();
  const product = await startForTest(endpoint.env);
  const admin = await product.admin();
  await setOwnVideo(product, admin);
  const faults: [answer: { status?: number; body: unknown }, words: string][] = [
    [
      { status: 413, body: { error: { message: "Maximum content size limit exceeded" } } },
      "The endpoint refused with status 413: Maximum content size limit exceeded",
    ],
    [{ body: { text: "no times" } }, "The endpoint gave no times"],
    [{ body: { choices: [{ message: { content: "Hi" } }] } }, "answer is no transcription"],
    [{ body: "<!doctype html><title>Welcome</title>" }, "answer is no transcription"],
    [{ body: { segments: [] } }, "The endpoint heard no words"],
  ];
  for (const [answer, words] of faults) {
    endpoint.answers(answer);
    expect((await ask(admin)).status).toBe(200);
    await ended(product);
    expect(await admin.page(PAGE)).toContain(words);
  }
  await endpoint.stop();
  expect((await ask(admin)).status).toBe(200);
  await ended(product);
  expect(await admin.page(PAGE)).toContain("The endpoint could not be reached");
  expect(await wordsOf(product)).toEqual([]);
});

test("MED-5 what a service that is no such endpoint answers is not shown, only its status", async () => {
  const endpoint = await stub();
  const admin = await (await startForTest()).admin();
  const tried = async () => {
    const fields = { transcribeUrl: endpoint.url, transcribeModel: "small", intent: "try" };
    return (await save(admin, { path: "/admin/settings/ai", part: "transcribe", fields })).text();
  };
  const secret = "the internal token is 4711";
  for (const body of [
    secret,
    `<h1>${secret}</h1>`,
    { message: secret },
    { error: secret },
    { error: { message: { told: secret } } },
    [{ error: { message: secret } }],
  ]) {
    endpoint.answers({ status: 500, body });
    const page = await tried();
    expect(page).toContain("The endpoint refused with status 500, and gave no reason");
    expect(page).not.toContain("4711");
  }
  endpoint.answers({ status: 400, body: { error: { message: `${"a".repeat(200)}4711` } } });
  const page = await tried();
  expect(page).toContain(`The endpoint refused with status 400: ${"a".repeat(200)}`);
  expect(page).not.toContain("4711");
});

test("MED-5 while the endpoint listens no transaction is open; a product that stops gives the work to the next", async () => {
  const endpoint = await stub();
  const product = await startForTest(endpoint.env);
  const admin = await product.admin();
  await setOwnVideo(product, admin);
  const answer = endpoint.hold();
  endpoint.answers({ body: { segments: [{ start: 0, end: 2, text: "Hello" }] } });
  expect((await ask(admin)).status).toBe(200);
  await expect.poll(() => endpoint.heard).toHaveLength(1);
  const free = await product.query("select kind from jobs for update skip locked");
  expect(free).toContainEqual({ kind: "transcription" });
  await product.running.stop();
  const { start, parseConfig } = await builtProduct();
  product.running = await start(parseConfig({ ...product.env, LOG_LEVEL: "error" }));
  await expect.poll(() => endpoint.heard).toHaveLength(2);
  answer();
  await ended(product);
  expect(await wordsOf(product)).toEqual(["Hello"]);
});

test("MED-5 without an endpoint the page says that no model is shipped; one is tried and set in the browser, its key sealed", async () => {
  const endpoint = await stub();
  const product = await startForTest();
  const admin = await product.admin();
  expect(await admin.page(PAGE)).toContain("No speech model comes with this product");
  const fields = {
    transcribeUrl: endpoint.url,
    transcribeModel: "small",
    transcribeKey: "our-own-key",
  };
  const settings = (more = {}) =>
    save(admin, { path: "/admin/settings/ai", part: "transcribe", fields: { ...fields, ...more } });
  expect(await (await settings({ intent: "try" })).text()).toContain(
    "answered a second of silence with no words",
  );
  endpoint.answers({ status: 401, body: { error: { message: "Bad key: our-own-key" } } });
  expect(await (await settings({ intent: "try" })).text()).toContain(
    "The endpoint refused with status 401: Bad key: …",
  );
  expect((await settings()).status).toBe(303);
  const stored = JSON.stringify(await product.query("select * from settings"));
  expect(stored).not.toContain("our-own-key");
  await setOwnVideo(product, admin);
  endpoint.answers({ body: { segments: [{ start: 0, end: 1, text: "Set here" }] } });
  expect((await ask(admin)).status).toBe(200);
  await expect.poll(() => wordsOf(product)).toEqual(["Set here"]);
  expect(endpoint.heard.at(-1)).toMatchObject({
    model: "small",
    authorization: "Bearer our-own-key",
  });
});
