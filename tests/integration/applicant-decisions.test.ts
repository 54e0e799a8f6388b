/** Scorecards, the decision and its email (APPL-3). */

import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { mailsDue } from "../kit/due-jobs";
import { anApplication, anInterview } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let product: TestProduct;
let mail: SmtpStub;
let admin: Visitor;
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  return started.stop;
});
beforeEach(async () => {
  mail.forget();
  await product.query("delete from applicants");
  await product.query("delete from submissions");
});

const CARD = {
  intent: "score",
  recommendation: "3",
  note: "Would hire",
  ...Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`score ${at}`, String((at % 4) + 1)])),
  "note 0": "Asked back twice",
};

async function act(id: string, fields: Record<string, string>, who = admin) {
  const response = await who.form(`/admin/applicants/${id}.data`, fields);
  return { status: response.status, text: await response.text() };
}

async function colleague(): Promise<Visitor> {
  const { visitor, userId } = await product.signedIn(
    await product.createTrainee("Cory", "Colleague"),
  );
  await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
  return visitor;
}

async function recordOf(id: string) {
  const [row] = await product.query<{ stage: string; version: number; trainee_id: string | null }>(
    "select stage, version, trainee_id from applicants where id = $1",
    [id],
  );
  return { stage: row?.stage, version: String(row?.version), traineeId: row?.trainee_id ?? null };
}

async function textTo(address: string): Promise<string> {
  const found = () => mail.mails.find(({ to }) => to === address);
  for (let count = mail.mails.length; !found(); count = mail.mails.length)
    await mail.until(count + 1);
  return mailParts(found()?.source ?? "").text;
}

describe("scorecards", () => {
  test("APPL-3 others are hidden until one's own is sent, each person sends one, and the interview has taken place", async () => {
    const id = await anApplication(product.query);
    const other = await colleague();
    expect((await act(id, CARD)).text).toContain("Scorecard sent");
    expect((await recordOf(id)).stage).toBe("interviewed");
    const before = await other.page(`/admin/applicants/${id}`);
    expect(before).toContain("One other scorecard is");
    expect(before).not.toMatch(/Asked back twice|Would hire/);
    expect((await act(id, CARD)).status).toBe(409);
    await act(id, { ...CARD, note: "Not for me", recommendation: "1" }, other);
    const after = await other.page(`/admin/applicants/${id}`);
    for (const said of ["Asked back twice", "Would hire", "Not for me", "Strong no"])
      expect(after).toContain(said);
  });

  test("APPL-3 a criterion without a score, or one above 4, is refused", async () => {
    const id = await anApplication(product.query);
    expect((await act(id, { ...CARD, "score 2": "" })).text).toContain("Score every criterion");
    expect((await act(id, { ...CARD, "score 2": "5" })).status).toBe(400);
    expect((await act(id, { ...CARD, recommendation: "0" })).status).toBe(400);
    expect(
      await product.query("select 1 from applicant_scores where applicant_id = $1", [id]),
    ).toEqual([]);
  });
});

describe("the decision", () => {
  test("APPL-3 accepting creates the trainee once, and sends the edited email with a link that signs in", async () => {
    const id = await anApplication(product.query, { mail: "ann@accepted.example" });
    const { version } = await recordOf(id);
    const fields = {
      intent: "accept",
      version,
      firstName: "Ann",
      lastName: "Berg",
      reason: "Listens",
    };
    const mailFields = {
      send: "yes",
      subject: "Welcome aboard",
      text: "Dear Ann,\n\nStart here: {link}\n\nYour code: {code}.",
    };
    const lost = await act(id, { ...fields, ...mailFields, text: "No link" });
    expect(lost.status).toBe(400);
    expect((await recordOf(id)).traineeId).toBeNull();
    expect((await act(id, { ...fields, ...mailFields })).text).toContain(
      "Ann Berg is now a trainee",
    );
    const { stage, traineeId } = await recordOf(id);
    expect(stage).toBe("accepted");
    expect(traineeId).not.toBeNull();
    expect((await act(id, { ...fields, ...mailFields })).status).toBe(409);
    const link = await mail.linkTo("/auth/link");
    const sent = mail.mails.find(({ to }) => to === "ann@accepted.example");
    const letter = mailParts(sent?.source ?? "").text;
    expect(letter).toContain("Dear Ann");
    const code = /Your code: (\d+)\./.exec(letter)?.[1] ?? "";
    expect((await product.visitor().signIn(code)).status, "PEOPLE-3").toBe(302);
    const known = "select email_verified from users where email = 'ann@accepted.example'";
    expect(await product.query(known), "PEOPLE-2").toEqual([{ email_verified: false }]);
    const page = await admin.page(`/admin/applicants/${await anApplication(product.query)}`);
    expect(page, "the shipped letter").toMatch(/access code: \{code\}.*\/auth\/mail/s);
    expect(link).toContain("/auth/link");
    expect(await product.query("select status from submissions where id = $1", [id])).toEqual([
      { status: "accepted" },
    ]);
    expect(await admin.page(`/admin/applicants/${id}`)).toContain("Listens");
  });

  test("OWN-4 accepting gives cohort, coach and first day, which the letter names, and settles the interview", async () => {
    const id = await anApplication(product.query, { mail: "placed@accepted.example" });
    const booking = await anInterview(product.query, { mail: "placed@accepted.example" });
    const coach = await product.signedIn(await product.createTrainee("Cole", "Coach"));
    await product.query("insert into user_roles (user_id, role) values ($1, 'coach')", [
      coach.userId,
    ]);
    const [cohort] = await product.query<{ id: string }>(
      "insert into cohorts (name, starts_on) values ('January', '2027-01-11') returning id",
    );
    const page = await admin.page(`/admin/applicants/${id}`);
    for (const words of ["January", "2027-01-11", "Cole Coach", "{start}"])
      expect(page).toContain(words);
    const fields = {
      intent: "accept",
      version: (await recordOf(id)).version,
      firstName: "Pia",
      lastName: "Placed",
      send: "yes",
      subject: "Welcome",
      text: "In.{start} {link} {code}",
      cohortId: cohort?.id ?? "",
      coachId: coach.userId,
      startsOn: "2027-01-11",
    };
    for (const wrong of [
      { cohortId: crypto.randomUUID() },
      { coachId: "nobody" },
      { startsOn: "soon" },
    ]) {
      const { status } = await act(id, { ...fields, ...wrong });
      expect(status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
    }
    expect((await recordOf(id)).traineeId).toBeNull();
    expect((await act(id, fields)).text).toContain("Pia Placed is now a trainee");
    const { traineeId } = await recordOf(id);
    const places = `select m.cohort_id, p.coach_id from trainee_places p join cohort_members m using (user_id) where user_id = $1`;
    expect(await product.query(places, [traineeId])).toEqual([
      { cohort_id: cohort?.id, coach_id: coach.userId },
    ]);
    expect(await textTo("placed@accepted.example")).toContain(
      "In. You start on Monday, January 11.",
    );
    expect(await admin.page(`/admin/applicants/${id}`)).toContain("Monday, January 11");
    expect(await product.query("select status from bookings where id = $1", [booking])).toEqual([
      { status: "done" },
    ]);
    const [at] = await product.query<{ day: string }>(
      "select to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD') as day from bookings where id = $1",
      [booking],
    );
    const agenda = await admin.page(`/admin/agenda?day=${at?.day}`);
    expect(agenda).toContain(`/admin/inbox/booking/${booking}`);
    expect(agenda).not.toContain("Not confirmed<");
  });

  test("OWN-4 declining cancels an upcoming interview in one act, with words to the guest", async () => {
    const id = await anApplication(product.query, { mail: "late@declined.example" });
    const booking = await anInterview(product.query, { mail: "late@declined.example" });
    expect(await admin.page(`/admin/applicants/${id}`)).toContain("Decline");
    const fields = {
      intent: "decline",
      version: (await recordOf(id)).version,
      words: "We have filled the role.",
    };
    expect((await act(id, { ...fields, version: "99" })).status).toBe(409);
    const open = "select cancelled_at is null as stands from bookings where id = $1";
    expect(await product.query(open, [booking])).toEqual([{ stands: true }]);
    expect((await act(id, fields)).text).toContain("the interview is canceled");
    expect(await product.query(open, [booking])).toEqual([{ stands: false }]);
    expect((await recordOf(id)).stage).toBe("declined");
    // To the guest, and to the company.
    await mail.until(2);
    const letter = await textTo("late@declined.example");
    expect(letter).toContain("We have filled the role.");
    expect(letter).toContain("is canceled");
    for (const invitation of ["another time", "/schedule/"])
      expect(letter).not.toContain(invitation);
    const events =
      "select actor_kind from events where verb = 'bookings.cancel' and subject_id = $1";
    expect(await product.query(events, [booking])).toEqual([{ actor_kind: "user" }]);
  });

  test("OWN-4 declining with a letter and an interview to come sends one email that says both", async () => {
    const address = "both@declined.example";
    const id = await anApplication(product.query, { mail: address });
    await anInterview(product.query, { mail: address });
    const text = "Hello Ada,\r\n\r\nWe chose someone else.\r\n\r\nSetpoint";
    const letter = { send: "yes", subject: "Your application", text, words: "It was close." };
    const version = (await recordOf(id)).version;
    expect((await act(id, { intent: "decline", version, ...letter })).status).toBe(200);
    // To the guest, and to the company.
    await mail.until(2);
    const told = await textTo(address);
    const at = ["Hello Ada,", "someone else.", "It was close.", "is canceled", "Setpoint"].map(
      (words) => told.indexOf(words),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((one, other) => one - other));
    for (const invitation of ["another time", "/schedule/"]) expect(told).not.toContain(invitation);
    const queued = "select subject from mail_outbox where recipient = $1";
    const sent = mail.mails.filter(({ to }) => to === address);
    expect(sent.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])).toEqual([
      "Your application",
    ]);
    expect(sent[0]?.source, "it leaves their calendar").toContain("text/calendar");
    expect(await product.query(queued, [address])).toEqual([{ subject: "Your application" }]);
  });

  test.each([
    ["behind", -1],
    ["ahead", 1],
  ])(
    "OWN-6 a letter waits its two minutes also if the clock of the instance is an hour %s",
    async (_, hours) => {
      const id = await anApplication(product.query, { mail: "held@declined.example" });
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
      const letter = { send: "yes", subject: "An answer", text: "Ours.", reason: "" };
      const answer = await act(id, { intent: "decline", version: "1", ...letter });
      expect(answer.text).toContain("the letter is on its way");
      const [held] = await product.query<{ seconds: number }>(
        "select round(extract(epoch from run_at - created_at))::int as seconds from jobs where kind = 'mail' and done_at is null",
      );
      // From the moment of the decision, however long a slow machine takes to store it.
      expect(held?.seconds).toBeGreaterThanOrEqual(120);
      expect(held?.seconds).toBeLessThan(240);
      await product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
      const back = { intent: "take-back", version: "2", stage: "new", letter: "yes" };
      expect((await act(id, back)).text).toContain("The letter is not sent");
      expect(mail.mails).toEqual([]);
    },
  );

  test("APPL-3 declining sends its email only if chosen, with the words that were edited", async () => {
    const [quiet, told] = [
      await anApplication(product.query, { mail: "quiet@declined.example" }),
      await anApplication(product.query, { mail: "told@declined.example" }),
    ];
    const page = await admin.page(`/admin/applicants/${quiet}`);
    expect(page).toContain("We have decided to move forward with other applicants");
    const fields = {
      intent: "decline",
      version: "1",
      reason: "",
      subject: "An answer",
      text: "Ours.",
    };
    expect((await act(quiet, fields)).text).toContain("Declined");
    const { text } = await act(told, { ...fields, send: "yes" });
    expect(text).toContain("the letter is on its way");
    const stored = () => product.query("select recipient from mail_outbox where sent_at is null");
    const back = { intent: "take-back", version: "2", stage: "new", letter: "yes" };
    expect((await act(told, { ...back, version: "1" })).status).toBe(409);
    expect(await stored()).toHaveLength(1);
    expect((await act(told, back)).text).toContain("The letter is not sent");
    expect(await stored()).toEqual([]);
    expect((await recordOf(told)).stage).toBe("new");
    const again = { ...fields, version: "3", send: "yes" };
    expect((await act(told, again)).status).toBe(200);
    await mailsDue(product.query);
    await mail.until(1);
    await expect.poll(stored).toEqual([]);
    const late = await act(told, { ...back, version: "4" });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining("The letter has left")]);
    expect((await recordOf(told)).stage).toBe("declined");
    expect(mail.mails.map(({ to }) => to)).toEqual(["told@declined.example"]);
    expect(mailParts(mail.mails[0]?.source ?? "").text).toContain("Ours.");
    expect((await recordOf(quiet)).stage).toBe("declined");
  });
});
