/** Bad input in every place of every address, from seeds that are new each time, for minutes. */
import { test } from "vitest";
import { figure } from "../kit/figures";
import { fuzz, startFuzzer } from "../kit/fuzzing";

const RUNS = 3_000;

const fuzzer = await startFuzzer();

test("bad input never gets a 5xx, changes nothing that it should not, and reveals no internals", async () => {
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
