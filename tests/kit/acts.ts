/**
 * A valid request for each guarded address that changes something, as its page would send it, so anyone who is admitted
 * does change something.
 */
import { randomBytes } from "node:crypto";
import { anAskedBatch } from "./address-values";
import type { ParameterValues } from "./addresses";
import { aHost } from "./calendars";
import { aConversation, aDispute, aFinishedRun, anUnreadMessage, aScore } from "./coaching";
import { aMessage, aNudge, anAnnouncement, dayFrom } from "./cohorts";
import { aDraft, aFailedJob, aQuestion } from "./content";
import { formTokenFor } from "./form-tokens";
import { aBooking, aFailedMail, anApplication, aSubmission } from "./inbox-items";
import { INTAKE_FORMS, rightValue } from "./known-fields";
import { anEntry, aRule } from "./pay";
import type { Person } from "./people";
import { aPicture } from "./pictures";
import { aCorrection, added, anEdit, aProspect, aRun } from "./prospects";
import { aSave, PLAYER_ORIGIN, type TestProduct } from "./test-product";

export type Fields = Record<string, string>;

/** `owner`: the trainee whose things are requested; `asking`: who asks. */
export type Scene = { product: TestProduct; owner: Person; asking: Person };

/** The body, a form, a file or JSON, and the parameters of the address if it is about something made for this act. */
export type Sent = { values?: ParameterValues } & (
  | { fields: Fields }
  | { json: object }
  | { file: Uint8Array<ArrayBuffer> }
);

/**
 * `path`: the address as in the route table. `prepare` creates the rows it is about; `personal`: for this person alone.
 */
export type Act = {
  path: string;
  name: string;
  prepare: (scene: Scene) => Promise<Sent>;
  personal?: true;
};

const PANEL = "/training/adminpanel";
const WITHOUT_WORK = { withoutWork: true };
const ITEM = "/admin/inbox/:kind/:id";

export const ACTS: readonly Act[] = [
  act("/account", "end-session", async ({ product, owner }) => {
    const again = product.visitor();
    await again.signIn(owner.accessCode);
    const [session] = await product.query<{ id: string }>(
      "select id from sessions where user_id = $1 order by created_at desc limit 1",
      [owner.userId],
    );
    return { fields: { intent: "end-session", sessionId: session?.id ?? "" } };
  }),
  personalAct("/account/reauthentication", "code", async ({ asking }) => ({
    fields: { code: asking.accessCode },
  })),
  ...["promote", "coach", "operations", "setter"].map((intent) =>
    act("/admin/administrators", intent, async ({ product }) => ({
      fields: { intent, userId: await aTrainee(product) },
    })),
  ),
  act("/admin/cohorts", "create", async () => ({
    fields: {
      intent: "create",
      name: `Cohort ${crypto.randomUUID()}`,
      startsOn: "2027-01-04",
      coachId: "",
    },
  })),
  act("/admin/cohorts/:id", "add", async ({ product }) => ({
    fields: { intent: "add", userId: await aTrainee(product) },
  })),
  act("/admin/cohorts/:id", "announce", async () => ({
    fields: { intent: "announce", id: crypto.randomUUID(), title: "News", body: "We moved." },
  })),
  act(ITEM, "assign", async ({ product }) => ({
    values: { kind: "request", id: await aSubmission(product.query) },
    fields: { intent: "assign", assigneeId: await aReader(product) },
  })),
  act("/account", "announcement-mails", async ({ product }) => {
    await product.query("delete from announcement_refusals");
    return { fields: { intent: "announcement-mails", wanted: "no" } };
  }),
  act("/admin/cohorts/:id", "edit", async ({ product, asking }) => {
    const id = await anAnnouncement(product, asking.userId);
    return { fields: { intent: "edit", id, title: crypto.randomUUID(), body: "We stayed." } };
  }),
  act("/admin/cohorts/:id", "unsend", async ({ product, asking }) => ({
    fields: { intent: "unsend", id: await anAnnouncement(product, asking.userId) },
  })),
  act("/admin/batches", "inbox", async ({ product }) => ({
    fields: {
      intent: "inbox",
      act: "done",
      view: "",
      row: await aSubmission(product.query),
    },
  })),
  act("/admin/batches/:id", "begin", async ({ product, owner }) => {
    const id = await anAskedBatch(product, owner.userId);
    // Its job would change rows while others act.
    await product.query(
      `insert into jobs (kind, key, label, run_at, payload, done_at) values ('batch', 'batch ' || $1::text, '', now(), '{}', now())`,
      [id],
    );
    return { values: { id }, fields: { intent: "begin", total: "1" } };
  }),
  act("/admin/attendance", "assign", async ({ product, owner }) => {
    const booking = await aBooking(product.query, {
      calendar: "weeklyGroup",
      traineeId: owner.userId,
    });
    const who = crypto.randomUUID();
    const [row] = await product.query<{ starts_at: Date }>(
      `insert into call_events (id, calendar, starts_at, kind, meeting, stay, participant, name, mail, at)
       select $2, calendar, starts_at, 'joined', 'a call', $2, $2, 'iPhone', '', starts_at
       from bookings where id = $1 returning starts_at`,
      [booking, who],
    );
    const startsAt = row?.starts_at.toISOString() ?? "";
    return { fields: { intent: "assign", calendar: "weeklyGroup", startsAt, who, booking } };
  }),
  act("/admin/attendance", "mark", async ({ product, owner }) => {
    const calendar = "weeklyGroup";
    const booking = await aBooking(product.query, { calendar, traineeId: owner.userId });
    const [row] = await product.query<{ starts_at: Date }>(
      `update bookings set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
       where id = $1 returning starts_at`,
      [booking],
    );
    const startsAt = row?.starts_at.toISOString() ?? "";
    return { fields: { intent: "mark", calendar, startsAt, booking, mark: "came", was: "none" } };
  }),
  act("/admin/coaching", "label", async ({ product, owner }) => {
    const message = `Blue elephants ${crypto.randomUUID()}`;
    await anUnreadMessage(product.query, owner.userId, message);
    return { fields: { intent: "label", message, label: "small-talk", second: "" } };
  }),
  act("/admin/coaching", "decide", async ({ product, owner }) => {
    const run = await aDispute(product.query, owner.userId);
    return { fields: { intent: "decide", run, at: "0", label: "ask-location", second: "" } };
  }),
  act("/admin/coaching", "take-back", async ({ product }) => {
    const [label] = await product.query<{ number: number }>(
      `insert into message_labels (message, labels) values ($1, '["insult"]') returning number`,
      [`You keep every dollar ${crypto.randomUUID()}`],
    );
    return { fields: { intent: "take-back", number: String(label?.number) } };
  }),
  act("/admin/coaching", "sentence", async () => ({
    fields: {
      intent: "sentence",
      sentence: `You keep every dollar ${crypto.randomUUID()}`,
      label: "none",
      second: "",
    },
  })),
  act("/admin/nudges", "save", async () => ({ fields: aNudge({ body: crypto.randomUUID() }) })),
  act("/training", "nudges-off", async ({ product }) => {
    await product.query("delete from nudge_refusals");
    return { fields: { intent: "nudges-off" } };
  }),
  act("/training", "read", async ({ product, owner }) => ({
    fields: { intent: "read", id: await aMessage(product, owner.userId) },
  })),
  act("/admin/content/publish", "publish", async ({ product }) => {
    await aDraft(product.query, "faq", { heading: `Asked ${crypto.randomUUID()}` });
    return { fields: { key: "faq", note: "" } };
  }),
  act("/admin/content/import", "import", async ({ product }) => {
    const [newest] = await product.query<{ id: string }>(
      "select coalesce(max(id), 0)::text as id from content_versions",
    );
    const documents = { claims: { earningsNote: `Results vary. ${crypto.randomUUID()}` } };
    const content = JSON.stringify({ format: 1, documents });
    return { fields: { intent: "import", content, generation: newest?.id ?? "" } };
  }),
  act("/admin/content/:key/schedule", "schedule", async ({ product }) => {
    await aDraft(product.query, "faq", { heading: `Asked ${crypto.randomUUID()}` });
    const at = `2099-01-01T${new Date().toISOString().slice(11, 16)}`;
    await product.query("delete from jobs");
    return { values: { key: "faq" }, fields: { intent: "schedule", at, zone: "UTC", note: "" } };
  }),
  ...["entry", "dismiss"].map((intent) =>
    act("/admin/content/:key/unanswered", intent, async ({ product }) => ({
      values: { key: "objections" },
      fields: { intent, id: await aQuestion(product.query), list: "questions" },
    })),
  ),
  personalAct("/admin/content/mails/preview/:mail", "send-test", async ({ product, asking }) => {
    await product.query("update users set email_verified = true where id = $1", [asking.userId]);
    return { values: { mail: "booked" }, fields: { intent: "send-test" } };
  }),
  act("/admin/agenda", "outcome", async ({ product }) => ({
    fields: {
      intent: "outcome",
      id: await aBooking(product.query, { inHours: -2 }),
      outcome: "held",
    },
  })),
  act("/admin/hosts", "add-host", async () => ({
    fields: { intent: "add-host", name: `Host ${crypto.randomUUID()}` },
  })),
  act("/admin/hosts/:host", "add-days-off", async ({ product }) => ({
    values: { host: await aHost(product, { name: "Dana Host" }) },
    fields: { intent: "add-days-off", fromDay: "2099-01-04", toDay: "", name: "" },
  })),
  act("/admin/jobs", "try-again", async ({ product }) => ({
    fields: { intent: "try-again", id: await aFailedJob(product.query) },
  })),
  act("/admin/content/:key/history", "restore", async ({ product }) => {
    // The previous act's job may be retried at any time.
    await product.query("delete from jobs");
    await product.query(
      `insert into content_versions (key, fields, hash, batch)
       values ('terms', '{"title": "Ours"}', '', gen_random_uuid())`,
    );
    return { values: { key: "terms" }, fields: { intent: "restore", version: "shipped" } };
  }),
  act("/admin/log", "erase-name", async ({ product }) => {
    const userId = await aTrainee(product);
    await (await product.admin()).form(PANEL, { intent: "delete", userId });
    return { fields: { intent: "erase-name", userId } };
  }),
  ...["export", "erase"].map((intent) =>
    act("/admin/personal-data", intent, async ({ product }) => ({
      fields: { intent, kind: "trainee", id: await aTrainee(product) },
    })),
  ),
  act("/admin/upload-videos", "video", async () => ({
    fields: { lessonNumber: "3", embedCode: `${PLAYER_ORIGIN}/embed/7/${crypto.randomUUID()}` },
  })),
  act("/admin/media", "remove", async ({ product }) => ({
    fields: { intent: "remove", id: await aMediaFile(product) },
  })),
  act("/tracker", "add", async () => ({ fields: aProspect() })),
  act("/tracker", "edit", async ({ product, owner }) => ({
    fields: anEdit(await added(product, owner.visitor)),
  })),
  act("/tracker", "correct", async ({ product, owner }) => ({
    fields: aCorrection(await added(product, owner.visitor), { score: "650" }),
  })),
  act("/tracker", "remove", async ({ product, owner }) => {
    const { id, version } = await added(product, owner.visitor);
    return { fields: { intent: "remove", id, version: String(version) } };
  }),
  act("/tracker", "undo", async ({ product, owner }) => {
    const prospect = await added(product, owner.visitor);
    await (await product.admin()).form("/tracker", anEdit(prospect));
    const version = String(prospect.version + 1);
    return { fields: { intent: "undo", id: prospect.id, version } };
  }),
  act("/tracker", "contact", async ({ product, owner }) => {
    const { id, version } = await added(product, owner.visitor);
    return { fields: { intent: "contact", id, version: String(version), handle: "@paula" } };
  }),
  act("/tracker/import", "preview", async () => ({
    fields: { intent: "preview", key: "handle", pasted: "Name,Handle\nAnn Sample,@ann" },
  })),
  act("/tracker/today", "entry", async () => ({
    fields: { intent: "entry", id: crypto.randomUUID(), counter: "replies", by: "1" },
  })),
  act("/admin/people", "invite", async () => ({
    fields: {
      intent: "invite",
      firstName: "Nora",
      lastName: "New",
      email: `${crypto.randomUUID()}@example.com`,
      role: "trainee",
    },
  })),
  act("/admin/people", "address", async ({ product }) => ({
    fields: {
      intent: "address",
      userId: await aTrainee(product),
      email: `${crypto.randomUUID()}@example.com`,
    },
  })),
  act("/admin/batches", "people", async ({ product }) => ({
    fields: { intent: "people", act: "links", view: "", row: await aTrainee(product) },
  })),
  act("/admin/people/codes", "replace", async ({ product }) => {
    // Only theirs: whose code is replaced is signed out.
    await product.query(
      `update training_credentials set access_code_digits = case when user_id = $1 then 2 else 12 end
       where access_code_digits is not null`,
      [await aTrainee(product)],
    );
    return { fields: { intent: "replace", count: "1" } };
  }),
  act("/admin/people/import", "preview", async () => ({
    fields: { intent: "preview", pasted: "Ann Sample" },
  })),
  act("/tracker/run", "create", async () => ({
    values: { "?": `path=${aRun()}` },
    fields: {
      intent: "create",
      id: crypto.randomUUID(),
      firstName: "Rita",
      lastName: "Run",
    },
  })),
  act("/tracker/:prospect", "link-meeting", async ({ product, owner }) => {
    const { id } = await added(product, owner.visitor);
    const booking = await aBooking(product.query, { name: "Paula Prospect" });
    return { values: { prospect: id }, fields: { intent: "link-meeting", booking } };
  }),
  act("/tracker/:prospect", "name-meeting", async ({ product, owner }) => {
    const { id } = await added(product, owner.visitor);
    const fields = { intent: "name-meeting", contact: "gus@example.com", day: dayFrom(-1) };
    return { values: { prospect: id }, fields };
  }),
  act("/tracker/acts", "entry", async ({ owner }) => {
    const done = { kind: "entry", id: crypto.randomUUID(), ageSeconds: 0 };
    return { json: { userId: owner.userId, acts: [{ ...done, counter: "replies", by: 1 }] } };
  }),
  act("/tracker/:prospect", "contact", async ({ product, owner }) => {
    const { id, version } = await added(product, owner.visitor);
    const fields = { intent: "contact", version: String(version), notes: "Prefers mornings" };
    return { values: { prospect: id }, fields };
  }),
  act("/tracker/:prospect", "correct", async ({ product, owner }) => {
    const prospect = await added(product, owner.visitor);
    const { id: _, ...fields } = aCorrection(prospect, { score: "650" });
    return { values: { prospect: prospect.id }, fields };
  }),
  act("/tracker/:prospect", "edit", async ({ product, owner }) => {
    const prospect = await added(product, owner.visitor);
    const { id: _, ...fields } = anEdit(prospect);
    return { values: { prospect: prospect.id }, fields };
  }),
  act("/tracker/:prospect", "take-back", async ({ product, owner }) => {
    const { id: prospect } = await added(product, owner.visitor);
    const message = crypto.randomUUID();
    const done = { kind: "message", id: message, ageSeconds: 0, prospect };
    const acts = [{ ...done, from: "follow-ups", line: "nudge" }];
    await owner.visitor.json("/tracker/acts", { userId: owner.userId, acts });
    return { values: { prospect }, fields: { intent: "take-back", message } };
  }),
  act("/tracker/outcomes-missing", "outcome", async ({ product, owner }) => {
    const { id } = await added(product, owner.visitor);
    const booking = await aBooking(product.query, { inHours: -2 });
    const link = { intent: "link-meeting", booking };
    await (await product.admin()).form(`/tracker/${id}`, link);
    return { fields: { intent: "outcome", id: booking, outcome: "no-show" } };
  }),
  act("/tracker/outcomes-missing", "undo", async ({ product, owner }) => {
    const { id } = await added(product, owner.visitor);
    const booking = await aBooking(product.query, { inHours: -2 });
    const link = { intent: "link-meeting", booking };
    await (await product.admin()).form(`/tracker/${id}`, link);
    const fields = { id: booking, outcome: "no-show" };
    await owner.visitor.form("/tracker/outcomes-missing", { intent: "outcome", ...fields });
    return { fields: { intent: "undo", ...fields } };
  }),
  act("/tracker/:prospect", "undo-change", async ({ product, owner }) => {
    const prospect = await added(product, owner.visitor);
    await owner.visitor.form("/tracker", aCorrection(prospect, { score: "650" }));
    const fields = { intent: "undo-change", change: String(prospect.version + 1) };
    return { values: { prospect: prospect.id }, fields };
  }),
  act("/tracker/:prospect/merge", "merge", async ({ product, owner }) => {
    const one = await added(product, owner.visitor);
    const other = await added(product, owner.visitor);
    const fields = { version: "1", with: other.id, withVersion: "1" };
    return { values: { prospect: one.id, "?": `with=${other.id}` }, fields };
  }),
  act("/tracker/pay", "dispute", async ({ product, owner }) => ({
    fields: { intent: "dispute", entry: await anEntry(product, owner), reason: "It was $3,000" },
  })),
  act("/admin/pay", "rule", async () => ({ fields: aRule("show", "100", dayFrom(1)) })),
  act("/admin/pay", "mark-paid", async ({ product, owner }) => {
    await product.query("delete from pay_payments");
    await product.query(
      `insert into pay_periods (period, state, zone, hash, closed_at) values ('2001-01', 'closed', 'UTC', '', now())
       on conflict do nothing`,
    );
    await product.query(
      `insert into pay_statements (period, setter_id, entries, cents, hash) values ('2001-01', $1, 1, 100, '')
       on conflict do nothing`,
      [owner.userId],
    );
    return { fields: { intent: "mark-paid", period: "2001-01" } };
  }),
  act("/tracker/removed", "restore", async ({ product, owner }) => {
    const { id, version } = await added(product, owner.visitor);
    await owner.visitor.form("/tracker", { intent: "remove", id, version: String(version) });
    return { fields: { intent: "restore", id, version: String(version + 1) } };
  }),
  act(PANEL, "create", async () => ({
    fields: { intent: "create", firstName: "Nora", lastName: "New" },
  })),
  act(PANEL, "rename", async ({ product }) => ({
    fields: {
      intent: "rename",
      userId: await aTrainee(product),
      firstName: "Nora",
      lastName: "Renamed",
    },
  })),
  act(PANEL, "coach", async ({ product }) => ({
    fields: { intent: "coach", userId: await aTrainee(product), coachId: "" },
  })),
  ...["rotate", "deactivate", "link", "delete"].map((intent) =>
    act(PANEL, intent, async ({ product }) => ({
      fields: { intent, userId: await aTrainee(product) },
    })),
  ),
  act("/admin/content/:key", "add", async () => ({
    values: { key: "lessons" },
    fields: { marks: "{}", do: "add lessons" },
  })),
  act("/admin/content/:key/draft", "save", async () => ({
    values: { key: "lessons" },
    json: {
      lists: [{ path: "lessons", act: "add", id: crypto.randomUUID().slice(0, 8) }],
      values: [],
    },
  })),
  act(ITEM, "note", async ({ product }) => {
    const id = await aSubmission(product.query);
    return {
      values: { kind: "request", id },
      fields: { intent: "note", version: "1", note: "Called back" },
    };
  }),
  act(ITEM, "delete", async ({ product }) => {
    const id = await aSubmission(product.query);
    return { values: { kind: "request", id }, fields: { intent: "delete" } };
  }),
  act(ITEM, "try-again", async ({ product }) => {
    const id = await aSubmission(product.query);
    const mail = await aFailedMail(product.query, id);
    return { values: { kind: "request", id }, fields: { intent: "try-again", mail } };
  }),
  act("/admin/applicants/:id", "move", async ({ product }) => {
    const mail = `${crypto.randomUUID()}@example.com`;
    const id = await anApplication(product.query, { mail });
    return { values: { id }, fields: { intent: "move", version: "1", stage: "interviewed" } };
  }),
  act("/admin/applicants", "add", async () => ({
    fields: { intent: "add", name: "Hanna Hand", mail: `${crypto.randomUUID()}@example.com` },
  })),
  act("/admin/applicants/:id", "contact", async ({ product }) => {
    const mail = `${crypto.randomUUID()}@example.com`;
    const id = await anApplication(product.query, { mail });
    const fields = { intent: "contact", version: "1", name: "New Name", mail: `new-${mail}` };
    return { values: { id }, fields };
  }),
  act("/admin/applicants/:id", "send-link", async ({ product }) => {
    const mail = `${crypto.randomUUID()}@example.com`;
    const id = await anApplication(product.query, { mail });
    return { values: { id }, fields: { intent: "send-link" } };
  }),
  act("/admin/mail", "try-again", async ({ product }) => {
    const mail = await aFailedMail(product.query, await aSubmission(product.query));
    return { fields: { intent: "try-again", mail } };
  }),
  act("/admin/settings/slots", "slot", async ({ product }) =>
    settingsForm(product, "/admin/settings/slots", "groupOnboarding", {
      pasted: `https://calendly.com/north-desk/${crypto.randomUUID()}`,
    }),
  ),
  ...connectionActs(),
  act("/admin/settings/calendars/:calendar?", "calendar", async ({ product }) => ({
    values: { calendar: "setup" },
    ...(await settingsForm(product, "/admin/settings/calendars/setup", "setup", aCalendar())),
  })),
  act("/admin/settings/:section", "links", async ({ product }) => ({
    values: { section: "links" },
    ...(await settingsForm(product, "/admin/settings/links", "links", {
      linkedIn: "",
      testimonials: "",
      booking: "",
      slackInvite: "",
      website: `https://north.example/${crypto.randomUUID()}`,
    })),
  })),
  act("/admin/content/pictures", "upload", async () => ({ file: await aPicture() })),
  act("/training/progress", "save", async ({ owner }) => ({
    // Another lesson each time, and none of the first five, whose video or epoch other acts change.
    json: aSave(owner.userId, { lessonNumber: 6 + Math.floor(Math.random() * 21) }),
  })),
  act("/training/notes", "note", async ({ owner }) => ({
    json: {
      userId: owner.userId,
      id: crypto.randomUUID(),
      lessonNumber: 4,
      atSeconds: 7,
      words: "Ask this first.",
      ageSeconds: 0,
    },
  })),
  act("/admin/upload-videos/:lesson/transcript", "transcript", async () => ({
    values: { lesson: "4" },
    fields: {
      pasted: `WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome ${crypto.randomUUID()}`,
      language: "es",
    },
  })),
  act("/training/:lesson", "answer", async () => ({
    values: { lesson: "lesson10" },
    fields: { question: "1", answer: "two" },
  })),
  act("/training/practice/save", "save", async () => ({
    json: {
      prospect: "price-first",
      attempt: 0,
      seed: 7,
      stopped: false,
      messages: ["Hi Priya! Where are you based?"],
    },
  })),
  act("/training/practice/:prospect", "say", async () => ({
    values: { prospect: "burned-by-a-scam" },
    fields: { intent: "say", attempt: "0", at: "0", seed: "", message: "Hi! Where are you based?" },
  })),
  personalAct("/training/practice/:prospect", "not-meant", async ({ product, owner, asking }) => {
    const account = "select id from users where id = $1";
    const [known] = await product.query<{ id: string }>(account, [asking.userId]);
    const { attempt } = await aFinishedRun(product.query, known?.id ?? owner.userId);
    return {
      values: { prospect: "eager-beginner" },
      fields: { intent: "not-meant", attempt: String(attempt), at: "0" },
    };
  }),
  personalAct("/training/practice/:prospect", "meant", async ({ product, owner, asking }) => {
    const account = "select id from users where id = $1";
    const [known] = await product.query<{ id: string }>(account, [asking.userId]);
    const { id, attempt } = await aFinishedRun(product.query, known?.id ?? owner.userId);
    await product.query(
      "insert into message_disputes (run_id, at, moves) values ($1, 0, '[\"ask-location\"]')",
      [id],
    );
    return {
      values: { prospect: "eager-beginner" },
      fields: { intent: "meant", attempt: String(attempt), at: "0" },
    };
  }),
  act("/training/coaching", "send", async () => ({
    fields: { conversation: `Me: Hello\nThem: Hi ${crypto.randomUUID()}`, names: "" },
  })),
  act("/admin/coaching/:id", "score", async ({ product, owner }) => ({
    values: { id: await aConversation(product.query, owner.userId) },
    fields: { ...aScore("yes"), feedback: "Ask one question." },
  })),
  act("/admin/readiness", "revoke", async ({ product, owner }) => {
    await product.query(
      "insert into clearances (user_id, cleared_by) values ($1, $1) on conflict (user_id) do update set revoked_at = null",
      [owner.userId],
    );
    return { fields: { intent: "revoke", userId: owner.userId, reason: "Two complaints" } };
  }),
  act("/training/practice/objections", "reply", async () => ({
    fields: { objection: "proof", tries: "0", zone: "Europe/Berlin", reply: "Look at our site." },
  })),
  ...["/training/sessions/:calendar", "/training/sessions/:calendar/bookings"].map((path, at) =>
    act(path, "book", async ({ product }) => {
      const response = await product.visitor().get("/schedule/weekly-group/times");
      const { times } = (await response.json()) as { times: { at: string }[] };
      const guest = { name: "Tess Trainee", mail: "tess@guests.example", zone: "Europe/Berlin" };
      const formToken = await formTokenFor("booking-weekly-group", WITHOUT_WORK);
      return {
        values: { calendar: "weekly-group" },
        fields: { ...guest, ...formToken, at: times[at]?.at ?? "" },
      };
    }),
  ),
  act("/training/sessions/booked/:reference", "cancel", async ({ product, owner }) => {
    const id = await aBooking(product.query, { traineeId: owner.userId });
    const reference = `${id}.${product.running.auth.vault.hmac(`booking ${id}`)}`;
    return { values: { reference }, fields: { act: "cancel" } };
  }),
  act("/api/functions/create-training-user", "create", async () => ({
    json: { firstName: "Nora", lastName: "New" },
  })),
  act("/api/functions/:functionName", "create_card", async () => ({
    json: { action: "create_card", data: { title: "A card", day_column: "Monday" } },
  })),
  act("/booking/:reference", "cancel", async ({ product }) => {
    const id = await aBooking(product.query);
    const reference = `${id}.${product.running.auth.vault.hmac(`booking ${id}`)}`;
    return { values: { reference }, fields: { act: "cancel" } };
  }),
  act("/apply/:token", "withdraw", async ({ product }) => {
    const token = await anApplyToken(product);
    return { values: { token }, fields: { act: "withdraw" } };
  }),
  act("/apply/:token/bookings", "book", async ({ product }) => {
    const token = await anApplyToken(product);
    await withoutBookings(product);
    const response = await product.visitor().get("/schedule/interview/times");
    const { times } = (await response.json()) as { times: { at: string }[] };
    const formToken = await formTokenFor("booking-interview", WITHOUT_WORK);
    const chosen = times[Math.floor(Math.random() * times.length)];
    return {
      values: { token },
      fields: { ...formToken, at: chosen?.at ?? "", zone: "Europe/Berlin" },
    };
  }),
  act("/booking/confirm/:reference", "confirm", async ({ product }) => {
    const id = await aBooking(product.query, { held: true });
    const reference = `${id}.${product.running.auth.vault.hmac(`confirm-booking ${id}`)}`;
    return { values: { reference }, fields: { act: "confirm" } };
  }),
];

/** The same for what visitors send in: forms with a token, and a booking. */
export const VISITORS_ACTS: readonly Act[] = [
  ...Object.entries(INTAKE_FORMS).map(([path, form]) =>
    act(path, form.name, async () => {
      const fields = form.fields.map((field) => [field.name, rightValue(field)]);
      return {
        fields: { ...Object.fromEntries(fields), ...(await formTokenFor(form.name, WITHOUT_WORK)) },
      };
    }),
  ),
  act("/schedule/:calendar", "book", async ({ product }) => {
    await withoutBookings(product);
    const response = await product.visitor().get("/schedule/discovery/times");
    const { times } = (await response.json()) as { times: { at: string }[] };
    const guest = { name: "Ann Sample", mail: "ann@guests.example", message: "Until then" };
    const formToken = await formTokenFor("booking-discovery", WITHOUT_WORK);
    return { fields: { ...guest, ...formToken, at: times[0]?.at ?? "", zone: "Europe/Berlin" } };
  }),
];

function act(path: string, name: string, prepare: Act["prepare"]): Act {
  return { path, name, prepare };
}

function personalAct(path: string, name: string, prepare: Act["prepare"]): Act {
  return { path, name, prepare, personal: true };
}

/** One address may only have a few upcoming meetings: those that earlier acts booked do not count. */
async function withoutBookings({ query }: TestProduct): Promise<void> {
  await query("delete from bookings where caller <> 'caller'");
}

/** Opens the page of an applicant who qualifies. */
async function anApplyToken({ query, running }: TestProduct): Promise<string> {
  const id = await anApplication(query, { mail: `${crypto.randomUUID()}@example.com` });
  return `${id}.4000000000.${running.auth.vault.hmac(`apply ${id} 4000000000`)}`;
}

/** A trainee whom no one will miss. */
async function aTrainee(product: TestProduct): Promise<string> {
  const { email } = await product.createTrainee("Victor", "Victim");
  const [row] = await product.query<{ user_id: string }>(
    "select user_id from training_credentials where email = $1",
    [email],
  );
  return row?.user_id ?? "";
}

/** One of the staff who read the inbox. */
async function aReader({ query }: TestProduct): Promise<string> {
  const [row] = await query<{ user_id: string }>(
    "select user_id from user_roles where role = 'admin'",
  );
  return row?.user_id ?? "";
}

async function settingsForm(product: TestProduct, path: string, part: string, fields: Fields) {
  const page = await (await product.admin()).page(path);
  const beside = `name="part" value="${part}"/><input type="hidden" name="mark" value="([^"]+)"`;
  const mark = new RegExp(beside).exec(page)?.[1] ?? "";
  return { fields: { part, mark, ...fields } };
}

let codeLength = 0;

/** From 6 to 12, a different one each time. */
function aLength(): number {
  codeLength += 1;
  return 6 + (codeLength % 7);
}

/** One form of each page, with another value each time. */
function connectionActs(): Act[] {
  const any = () => crypto.randomUUID();
  const forms: [page: string, part: string, fields: () => Fields][] = [
    [
      "mail",
      "mail",
      () => ({
        host: "127.0.0.1",
        sender: "us@company.example",
        replyTo: `${any()}@company.example`,
      }),
    ],
    ["ai", "ai", () => ({ baseUrl: "http://127.0.0.1:9/v1", model: any(), key: any() })],
    [
      "ai",
      "transcribe",
      () => ({ transcribeUrl: "http://127.0.0.1:9/v1/t", transcribeModel: any() }),
    ],
    ["access", "signIn", () => ({ twoStep: "no", codeLength: String(aLength()) })],
    ["videos", "videos", () => ({ tokenKey: any() })],
    ["webhooks", "webhooks", () => ({ webhookOrigins: `https://a${any()}.example` })],
    ["backups", "backups", () => ({ keepNewest: String(1 + Math.floor(Math.random() * 9_000)) })],
  ];
  return forms.map(([page, part, fields]) => {
    const path = `/admin/settings/${page}`;
    return act(path, part, ({ product }) => settingsForm(product, path, part, fields()));
  });
}

let calendarLength = 30;

/** A different one each time. */
function aCalendar(): Fields {
  calendarLength += 1;
  return {
    zone: "Europe/Berlin",
    monday: "9:00-18:00",
    tuesday: "",
    wednesday: "",
    thursday: "",
    friday: "",
    saturday: "",
    sunday: "",
    lengthMinutes: String(calendarLength),
    stepMinutes: "60",
    bufferMinutes: "0",
    noticeHours: "4",
    horizonDays: "21",
    dailyCap: "8",
    seats: "1",
  };
}

/** A file that no lesson uses, as the database knows it. */
async function aMediaFile({ query }: TestProduct): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await query(
    `insert into media_files (id, name, content_type, bytes, sha256, state, created_by)
     values ($1, 'a.mp4', 'video/mp4', 1, repeat('a', 64), 'ready', '')`,
    [id],
  );
  return id;
}
