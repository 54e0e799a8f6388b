/** Bad input in every place of every address, from seeds that are new each time, for minutes. */
import { afterAll, beforeAll, test } from "vitest";
import { type AiStub, startAiStub } from "../kit/ai-stub";
import { figure } from "../kit/figures";
import { Fuzzer, fuzz } from "../kit/fuzzing";
import { OidcStub } from "../kit/oidc-stub";
import { SmtpStub } from "../kit/smtp-stub";

const RUNS = 3_000;

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

test("bad input never gets a 5xx, changes nothing that it should not, and is told nothing of the inside", async () => {
  const kinds = [
    ["queries, paths, cookies and headers of every GET", fuzzer.reads()],
    ["fields of every form and function", fuzzer.forms()],
    ["bodies and content types of every change", fuzzer.bodies()],
    ["acts that are right but for one field", await fuzzer.almostRight()],
  ] as const;
  for (const [what, input] of kinds) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    console.log(`${what}: seed ${seed}`);
    await fuzz(fuzzer, input, { seed, runs: RUNS });
    const measured = `none of ${RUNS.toLocaleString("en")} requests, seed ${seed}`;
    figure({
      what: `5xx, changes or internal words: ${what}`,
      measured,
      target: "none",
      held: true,
    });
  }
  const { requests, addresses, refused } = fuzzer.found;
  const share = Math.round((refused / requests) * 100);
  figure({ what: "requests", measured: `${requests.toLocaleString("en")}, ${share} % refused` });
  figure({
    what: "addresses and methods that were tried",
    measured: String(addresses),
    target: `all ${fuzzer.known}`,
    held: addresses === fuzzer.known,
  });
});
