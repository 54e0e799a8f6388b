/** The short form of tests/prove/fuzzing.proof.ts: the same input every time, a few hundred requests. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AiStub, startAiStub } from "../kit/ai-stub";
import { Fuzzer, fuzz } from "../kit/fuzzing";
import { OidcStub } from "../kit/oidc-stub";
import { SmtpStub } from "../kit/smtp-stub";

const SHORT = { seed: 20_260_301, runs: Number(process.env.RUNS ?? 120) };

let mail: SmtpStub;
let ai: AiStub;
let company: OidcStub;
let fuzzer: Fuzzer;

beforeAll(async () => {
  [mail, ai, company] = await Promise.all([SmtpStub.start(), startAiStub(), OidcStub.start()]);
  fuzzer = await Fuzzer.start({ ...mail.env, ...ai.env, ...company.env });
});
afterAll(async () => {
  await fuzzer.product.stop();
  await Promise.all([mail.stop(), ai.stop(), company.stop()]);
});

test("AUTH-5 bad queries, paths, cookies and headers are answered without a fault, and change nothing", async () => {
  await fuzz(fuzzer, fuzzer.reads(), SHORT);
});

test("AUTH-5 forms with bad values, or with fields that are none, are answered without a fault, and change nothing", async () => {
  await fuzz(fuzzer, fuzzer.forms(), SHORT);
});

test("AUTH-5 bodies of any type and size are answered without a fault, and change nothing", async () => {
  await fuzz(fuzzer, fuzzer.bodies(), SHORT);
});

test("AUTH-5 what is right but for one field is answered without a fault, and changes what it says or nothing", async () => {
  await fuzz(fuzzer, await fuzzer.almostRight(), SHORT);
  expect(fuzzer.found.requests).toBeGreaterThanOrEqual(4 * SHORT.runs);
});
