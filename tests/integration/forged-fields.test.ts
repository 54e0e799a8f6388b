/** Forms that no page sends: whoever forged them, or has an old page open, is told in plain words (S16). */
import { expect, test } from "vitest";
import { declaredActs } from "../kit/declared-acts";
import { startForTest } from "../kit/test-product";

const LONG = "x".repeat(200_000);
/** How the library says it. */
const ITS_WORDS =
  /invalid (?:input|option|string|uuid|email|url|iso|type|element|key)|\bexpected\b|too (?:big|small)|unrecognized|\bundefined\b|\bNaN\b/i;

function* forged(fields: readonly string[]): Generator<FormData> {
  const values = [undefined, "", "x", "-1", "1e99", "[object Object]", '{"a":[]}', "\u0000", LONG];
  for (const value of [...values, new File(["x"], "x.csv")]) {
    const all = new FormData();
    for (const name of fields) if (value !== undefined) all.append(name, value);
    yield all;
    all.append("stray", "x");
    yield all;
  }
  for (const name of fields) {
    const twice = new FormData();
    for (const each of ["x", new File(["x"], "x"), LONG]) twice.append(name, each);
    yield twice;
    twice.append(`${name}[]`, "x");
    yield twice;
  }
}

test("S16 no form of any act, however forged, is answered in the words of a library", async () => {
  const acts = await declaredActs();
  expect(acts.length).toBeGreaterThan(100);
  let refusals = 0;
  for (const { path, intent, fields, read } of acts)
    for (const form of forged(fields)) {
      const found = read(form);
      if (!("issues" in found)) continue;
      refusals += 1;
      for (const { message } of found.issues)
        expect(message, `${path} ${intent}: ${[...form.keys()].join()}`).not.toMatch(ITS_WORDS);
    }
  expect(refusals).toBeGreaterThan(acts.length);
});

test("S16 such a form is refused where it is sent, and an ordinary one is not", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const path = "/tracker/outcomes-missing.data";
  const id = crypto.randomUUID();
  for (const outcome of ["x", LONG, ""]) {
    const response = await visitor.form(path, { intent: "outcome", id, outcome });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(ITS_WORDS);
  }
  const ordinary = await visitor.form(path, { intent: "outcome", id, outcome: "held" });
  expect(ordinary.status).toBe(403);
});
