/** What was understood of a message, disputed by who wrote it and decided by a coach (READ-6). */
// cspell:ignore Tunde
import { describe, expect, test } from "vitest";
import { aDispute, aFinishedRun, anUnreadMessage } from "../kit/coaching";
import { assignCoach, giveRole } from "../kit/people";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/training/practice/outside-the-us";
const SAVE = "/training/practice/save";
const COACHING = "/admin/coaching";
const PROMISE = "I can guarantee you results, no matter what.";
const MESSAGES = [
  "Hi Tunde! Where are you based?",
  PROMISE,
  "Thanks for telling me. This is only open to people in the US right now, so I can't take you further. All the best!",
];
/** A page never knows more labels than there are. */
const ALL = { labels: 1_000_000 };
const ASIDE = "1 set aside until a coach has looked";

type Row = { id: string; attempt: number; passed: boolean | null; labels: number };

const runs = ({ query }: TestProduct) =>
  query<Row>("select id, attempt, passed, labels from practice_runs order by started_at, attempt");
const save = (visitor: Visitor, attempt: number, more: object = {}) =>
  visitor.json(SAVE, {
    prospect: "outside-the-us",
    attempt,
    seed: null,
    messages: MESSAGES,
    stopped: false,
    ...more,
  });
const dispute = async (visitor: Visitor, attempt: number, at = 1) =>
  (await visitor.form(PAGE, { intent: "not-meant", attempt: String(attempt), at: String(at) }))
    .status;
const decide = async (visitor: Visitor, run: string, label: string, at = 1) =>
  (
    await visitor.form(COACHING, {
      intent: "decide",
      run,
      at: String(at),
      label,
      second: "",
    })
  ).status;

const asHtml = (text: string) => text.replaceAll("'", "&#x27;");
const listOf = (page: string) => page.split("Labels in force").at(1)?.split("</main>").at(0) ?? "";

/** A trainee, and their coach. */
async function pair(product: TestProduct) {
  const trainee = await product.signedIn();
  const made = await product.signedIn(await product.createTrainee("Carla", "Coach"));
  const coach = product.visitor();
  await coach.signIn(await giveRole(product, "coach", made.userId));
  await assignCoach(product, trainee, made);
  return { visitor: trainee.visitor, coach };
}

describe("a message that was not meant so", () => {
  test("READ-6 sets its mark aside and waits; the coach's label decides the run, and applies from then on", async () => {
    const product = await startForTest();
    const { visitor, coach } = await pair(product);
    expect((await save(visitor, 0)).status).toBe(200);
    const before = await visitor.page(`${PAGE}?run=0`);
    expect(before).toContain("Read as: asked where they live");
    expect(before).toContain("Read as: promised a result");
    expect(before).not.toContain(ASIDE);
    expect(await dispute(visitor, 0)).toBe(302);
    expect(await dispute(visitor, 0), "twice is once").toBe(302);
    const after = await visitor.page(`${PAGE}?run=0`);
    expect(after).toContain(ASIDE);
    expect(after).toContain("Not passed yet");
    expect(after).not.toContain("Nothing was missing");
    expect(after).toMatch(/\d+ of \d+ (<!-- -->)?other (<!-- -->)?checks/);
    expect(after).toContain("A coach looks at the message that you did not mean so.");
    expect(await runs(product)).toMatchObject([{ passed: false }]);

    const [run] = await runs(product);
    const queue = await coach.page(COACHING);
    expect(queue).toContain("Read as: promised a result");
    expect(queue, "who wrote it, and to whom").toMatch(/Tess Trainee.*Tunde/s);
    for (const line of MESSAGES)
      expect(queue, "the conversation around it").toContain(asHtml(line));
    expect(await decide(coach, run?.id ?? "", "set-expectations")).toBe(200);
    const admin = await product.admin();
    const second = await admin.form(COACHING, {
      intent: "decide",
      run: run?.id ?? "",
      at: "1",
      label: "none",
      second: "",
    });
    expect(second.status, "decided already").toBe(409);
    const told = await second.text();
    expect(told, "what the first chose").toContain(
      "Carla Coach labeled this message “Set expectations” first",
    );
    expect(told, "and it waits no longer").toContain("Nothing is disputed.");
    expect(await runs(product)).toMatchObject([{ passed: true }]);
    const decided = await visitor.page(`${PAGE}?run=0`);
    expect(decided).toContain("Read as: was honest about results");
    expect(decided).toContain("A coach read it another way.");
    expect(decided).not.toContain(ASIDE);
    expect(await coach.page(COACHING)).toContain("The reader agrees with 0 of 1 labels.");

    const other = await product.signedIn(await product.createTrainee("Otto", "Other"));
    expect((await save(other.visitor, 0, ALL)).status).toBe(200);
    expect((await runs(product)).at(-1)).toMatchObject({ passed: true });
  });

  test("READ-6 says what it sets aside before and after, and is taken back until a coach has decided", async () => {
    const product = await startForTest();
    const { visitor, coach } = await pair(product);
    await save(visitor, 0);
    const title = "“Did you avoid promising results?”";
    expect(await visitor.page(`${PAGE}?run=0`)).toMatch(
      new RegExp(`Sets aside until a coach has looked: (<!-- -->)?${title.replace("?", "\\?")}`),
    );
    await dispute(visitor, 0);
    const after = await visitor.page(`${PAGE}?run=0`);
    expect(after).toContain(`Set aside until then: ${title}.`);
    expect(after).toContain(ASIDE);
    const meant = (at: string) => visitor.form(PAGE, { intent: "meant", attempt: "0", at });
    expect((await meant("1")).status).toBe(302);
    expect((await meant("1")).status, "twice is once").toBe(302);
    expect(await visitor.page(`${PAGE}?run=0`)).not.toContain(ASIDE);
    expect(await coach.page(COACHING)).toContain("Nothing is disputed.");

    await dispute(visitor, 0);
    const [run] = await runs(product);
    await decide(coach, run?.id ?? "", "guarantee");
    expect((await meant("1")).status, "a coach has decided").toBe(409);
    expect(await visitor.page(`${PAGE}?run=0`)).toContain("A coach read it the same way.");
  });

  test("READ-6 keeps its mark if the coach's label is what was read", async () => {
    const product = await startForTest();
    const { visitor, coach } = await pair(product);
    await save(visitor, 0);
    await dispute(visitor, 0);
    const [run] = await runs(product);
    expect(await decide(coach, run?.id ?? "", "guarantee")).toBe(200);
    expect(await runs(product)).toMatchObject([{ passed: false }]);
    const page = await visitor.page(`${PAGE}?run=0`);
    expect(page).toContain("A coach read it the same way.");
    expect(page).not.toContain(ASIDE);
  });

  test("READ-6 is one's own, of a conversation that has ended, and a coach decides only about trainees of theirs", async () => {
    const product = await startForTest();
    const { visitor } = await pair(product);
    const other = await product.signedIn(await product.createTrainee("Otto", "Other"));
    await save(visitor, 0, { messages: MESSAGES.slice(0, 2) });
    expect(await dispute(visitor, 0), "it goes on").toBe(409);
    await save(visitor, 0);
    expect(await dispute(other.visitor, 0), "of someone else").toBe(409);
    expect(await dispute(visitor, 0, 3), "no such message").toBe(409);
    expect(await dispute(visitor, 0)).toBe(302);
    const [run] = await runs(product);
    const stranger = await product.signedIn(await product.createTrainee("Sam", "Strange"));
    const coach = product.visitor();
    await coach.signIn(await giveRole(product, "coach", stranger.userId));
    expect(await coach.page(COACHING)).toContain("Nothing is disputed.");
    expect(await decide(coach, run?.id ?? "", "none")).toBe(409);
    expect(await runs(product)).toMatchObject([{ passed: false }]);
  });
});

test("READ-6 a label is listed with who gave it, and taking it back judges what was read with it again", async () => {
  const product = await startForTest();
  const { visitor, coach } = await pair(product);
  await save(visitor, 0);
  await dispute(visitor, 0);
  const [run] = await runs(product);
  await decide(coach, run?.id ?? "", "set-expectations");
  expect((await save(visitor, 1, ALL)).status).toBe(200);
  expect(await runs(product)).toMatchObject([{ passed: true }, { passed: true }]);
  const listed = listOf(await coach.page(COACHING));
  expect(listed).toContain(PROMISE);
  expect(listed).toContain("Set expectations, by");
  expect(listed).toContain("Carla Coach");
  for (const q of ["GUARANTEE", "set expect"])
    expect(listOf(await coach.page(`${COACHING}?q=${q}`)), q).toContain(PROMISE);
  expect(listOf(await coach.page(`${COACHING}?q=zebra`))).not.toContain(PROMISE);

  // Many others since, in which nobody said so.
  await product.query(
    `insert into practice_runs select (jsonb_populate_record(run, jsonb_build_object('id', gen_random_uuid(), 'user_id', $1::text,
       'attempt', n, 'messages', '["hello"]'::jsonb, 'finished_at', now() + n * interval '1 s'))).*
     from practice_runs run, generate_series(10, 1300) n where attempt = 1`,
    [(await product.signedIn(await product.createTrainee("Mia", "Many"))).userId],
  );
  const [label] = await product.query<{ number: number }>("select number from message_labels");
  const fields = { intent: "take-back", number: String(label?.number) };
  const stranger = await product.signedIn(await product.createTrainee("Sam", "Strange"));
  const other = product.visitor();
  await other.signIn(await giveRole(product, "coach", stranger.userId));
  expect((await other.form(COACHING, fields)).status, "of a trainee they do not see").toBe(409);
  const taken = await coach.form(COACHING, fields);
  expect(taken.status).toBe(200);
  const page = await taken.text();
  expect(page).toContain("Taken back, and 2 conversations are judged again");
  expect(listOf(page)).not.toContain(PROMISE);
  expect(page, "the dispute waits again").toContain("The trainee says it was not that.");
  await product.query(`delete from practice_runs where messages = '["hello"]'::jsonb`);
  expect(await runs(product)).toMatchObject([{ passed: false }, { passed: false }]);
  expect(await visitor.page(`${PAGE}?run=1`)).toContain("Read as: promised a result");
  expect((await coach.form(COACHING, fields)).status, "once").toBe(409);
  expect((await save(visitor, 2, ALL)).status).toBe(200);
  expect((await runs(product)).at(-1)).toMatchObject({ passed: false });
  expect(
    await product.query(
      "select verb, actor_name, subject_label from events where verb like 'labels.%' order by at",
    ),
    "in the log, without the trainee's words",
  ).toEqual(
    ["labels.give", "labels.take"].map((verb) => ({
      verb,
      actor_name: "Carla Coach",
      subject_label: "Message read as Set expectations",
    })),
  );
});

test("READ-6 a line stands once on the page, and again under 'Not understood' when its label is taken back", async () => {
  const product = await startForTest();
  const { userId } = await product.signedIn();
  const admin = await product.admin();
  await aDispute(product.query, userId, "Blue elephants");
  await anUnreadMessage(product.query, userId, "Blue elephants");
  await anUnreadMessage(product.query, userId, "Red elephants");
  const page = await admin.page(COACHING);
  expect(page).toContain("Decide: Blue elephants");
  expect(page).not.toContain("Label: Blue elephants");
  expect(page).toContain("Label: Red elephants");
  const label = { intent: "label", message: "Red elephants", label: "insult", second: "" };
  const given = await (await admin.form(COACHING, label)).text();
  expect(given, "undo stands where it is said").toMatch(/value="take-back"[^>]*>Undo</);
  expect(given).not.toContain("Label: Red elephants");
  const [stored] = await product.query<{ number: number }>("select number from message_labels");
  await admin.form(COACHING, { intent: "take-back", number: String(stored?.number) });
  expect(await admin.page(COACHING)).toContain("Label: Red elephants");
});

test("READ-12 a disputed message is listed, labeled and exported without what somebody can be reached by", async () => {
  const product = await startForTest();
  const { userId } = await product.signedIn();
  const admin = await product.admin();
  const said = "Where are you based? Text 813-555-0142";
  const run = await aDispute(product.query, userId, said);
  const left = "Where are you based? Text [number]";
  const page = await admin.page(COACHING);
  expect(page).toContain(`Decide: ${left}`);
  expect(page).not.toContain("0142");
  expect(await decide(admin, run, "ask-location", 0)).toBe(200);
  expect(listOf(await admin.page(COACHING))).toContain(left);
  expect(await admin.page(COACHING)).not.toContain("0142");
  const exported = await (await admin.get(`${COACHING}/messages.txt`)).text();
  expect(exported).toBe(`ask-location | ${left}\n`);
});

test("READ-6 nobody decides about their own, and a hundred messages a day are enough", async () => {
  const product = await startForTest();
  const made = await product.signedIn(await product.createTrainee("Ada", "Both"));
  const both = product.visitor();
  await both.signIn(await giveRole(product, "promote", made.userId));
  const own = await aDispute(product.query, made.userId);
  expect(await both.page(COACHING)).toContain("Nothing is disputed.");
  expect(await decide(both, own, "none", 0)).toBe(409);
  expect(await decide(await product.admin(), own, "none", 0)).toBe(200);

  const { visitor, userId } = await product.signedIn();
  const address = "/training/practice/eager-beginner";
  const statuses: number[] = [];
  for (let count = 0; count <= 100; count += 1) {
    const { attempt } = await aFinishedRun(product.query, userId);
    const form = { intent: "not-meant", attempt: String(attempt), at: "0" };
    statuses.push((await visitor.form(address, form)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 302), 429]);
  expect(
    await product.query(
      "select 1 from message_disputes join practice_runs on id = run_id where user_id = $1",
      [userId],
    ),
  ).toHaveLength(100);
});

describe("a label", () => {
  const sentence = (label: string) => ({
    intent: "sentence",
    sentence: PROMISE,
    label,
    second: "",
  });

  test("READ-6 changes no run that began before it: the same seed and messages, the same result", async () => {
    const product = await startForTest();
    const { visitor, coach } = await pair(product);
    await save(visitor, 0, { messages: MESSAGES.slice(0, 1) });
    expect((await coach.form(COACHING, sentence("set-expectations"))).status).toBe(200);
    expect((await save(visitor, 0)).status).toBe(200);
    expect((await save(visitor, 1)).status, "from a page that knew none").toBe(200);
    expect((await save(visitor, 2, ALL)).status, "more than there are").toBe(200);
    const [last] = await product.query<{ labels: number }>(
      "select number as labels from message_labels",
    );
    expect(await runs(product)).toMatchObject([
      { passed: false, labels: 0 },
      { passed: false, labels: 0 },
      { passed: true, ...last },
    ]);
    const from = await visitor.form(PAGE, { intent: "from", attempt: "2", at: "2" });
    expect(from.status).toBe(302);
    expect((await runs(product)).at(-1)).toMatchObject({ passed: null, ...last });
  });

  test("READ-6 is of the company that gave it: another product reads as before", async () => {
    const [one, other] = [await startForTest(), await startForTest()];
    expect((await (await one.admin()).form(COACHING, sentence("none"))).status).toBe(200);
    for (const product of [one, other]) {
      const { visitor } = await product.signedIn();
      expect((await save(visitor, 0, ALL)).status).toBe(200);
    }
    expect(await runs(one)).toMatchObject([{ passed: true }]);
    expect(await runs(other)).toMatchObject([{ passed: false, labels: 0 }]);
  });
});
