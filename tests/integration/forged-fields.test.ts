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

test("S16 no address that takes JSON answers in the words of a library, and each answers what it is for", async () => {
  const product = await startForTest({ OPERATIONS_PASSWORD: "a password of ours" });
  const admin = await product.admin();
  const strange = [null, true, -1, "", "x", "x".repeat(20_000), [], [{}], {}, { a: [] }];
  const card = { title: "A", day_column: "Monday" };
  const board = { action: "create_card", password: "a password of ours", data: card };
  const calls: [path: string, right: Record<string, unknown>][] = [
    ["/api/functions/create-training-user", { firstName: "Ann", lastName: "Sample" }],
    [
      "/api/functions/answer-help-question",
      { question: "What is it?", for: "applicant", before: [{ question: "a", answer: "b" }] },
    ],
    [
      "/api/functions/generate-setter-response",
      {
        prospectResponse: "hi",
        currentContext: "",
        currentNodeMessage: "",
        path: "",
        version: 0,
        style: "",
        draft: "",
        choice: "",
      },
    ],
    ["/api/functions/operations-operations", board],
    ["/api/functions/operations-operations", { ...board, action: "update_card" }],
    ["/api/auth/sign-in/access-code", { accessCode: "x" }],
    ["/api/auth/sign-in/link", { token: "x", attempt: "x" }],
    ["/api/auth/sign-in/second-factor", { code: "x" }],
    ["/training/notes", { lesson: 1, second: 1, words: "x" }],
    ["/training/progress", { lessonNumber: 1 }],
    ["/tracker/acts", { acts: [{}] }],
    ["/training/practice/save", { run: {} }],
  ];
  let refusals = 0;
  for (const [path, right] of calls) {
    const inside = Object.keys(right).flatMap((name) =>
      strange.map((value) => ({ ...right, [name]: value })),
    );
    const inCard = strange.map((value) => ({
      ...right,
      data: { ...card, title: value, tags: value, position: value, status: value, id: value },
    }));
    for (const sent of [...strange, ...inside, ...inCard, { ...right, stray: 1 }]) {
      const response = await admin.json(path, sent);
      if (response.status < 400) continue;
      refusals += 1;
      expect(await response.text(), `${path} ${JSON.stringify(sent).slice(0, 80)}`).not.toMatch(
        ITS_WORDS,
      );
    }
  }
  expect(refusals).toBeGreaterThan(100);
  const made = await admin.json(...(calls[0] ?? ["", {}]));
  expect([made.status, (await admin.json(...(calls[3] ?? ["", {}]))).status]).toEqual([201, 201]);
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
