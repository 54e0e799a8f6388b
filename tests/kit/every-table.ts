/** Every table of the product filled by its own acts, and one act of each kind done again, for tests of backups. */
import { expect } from "vitest";
import { HOUR_MS } from "../../app/platform/time/durations";
import { signedOpening } from "../../app/training/coverage/opening.server";
import { ADDRESS_RULES, NARROWER_ACTS, RULES } from "../integration/authorization-rules";
import { aVideo } from "./a-video";
import { ACTS, type Act, type Sent, VISITORS_ACTS } from "./acts";
import { type AddressValues, ALL_OPEN, addressValues, tokenToJoin } from "./address-values";
import { filled } from "./addresses";
import { startAiStub } from "./ai-stub";
import { enrol } from "./authenticator";
import { formAt, freeAt, setCalendars, RULES as WEEK } from "./calendars";
import { aNudge, dayFrom } from "./cohorts";
import { freePort } from "./free-port";
import { aBooking, anApplication, aSubmission } from "./inbox-items";
import { begin, upload } from "./media";
import { OidcStub } from "./oidc-stub";
import { aDeal, closing, PAY, thisPeriod } from "./pay";
import { allPeople, type People, type Person, type PersonName } from "./people";
import { added, anEdit } from "./prospects";
import { SmtpStub } from "./smtp-stub";
import { aSave, PLAYER_ORIGIN, type TestProduct } from "./test-product";
import { Visitor } from "./visitor";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** What the product calls: a mail server, a company's sign-on, a model. */
export type Outside = { env: Record<string, string>; stop: () => Promise<void> };

/** Settings with which every table can be filled. */
export async function everythingOutside(): Promise<Outside> {
  const [mail, company, ai] = [await SmtpStub.start(), await OidcStub.start(), await startAiStub()];
  const port = { PORT: String(await freePort()) };
  return {
    env: { ...ALL_OPEN, ...mail.env, ...company.env, ...ai.env, ...port, TRUST_PROXY: "loopback" },
    stop: async () => {
      await Promise.all([mail.stop(), company.stop(), ai.stop()]);
    },
  };
}

/** The people of a product, and values for its addresses. */
export type Cast = { people: People; values: AddressValues };

export async function castOf(product: TestProduct): Promise<Cast> {
  const people = await allPeople(product);
  return { people, values: await addressValues(product, people.trainee) };
}

/** The same people with their sessions, at another product that has their rows. */
export function moved({ people, values }: Cast, product: TestProduct): Cast {
  const entries = Object.entries(people).map(([name, person]): [string, Person] => {
    const { visitor: before, headers } = person;
    return [name, { ...person, visitor: new Visitor(product.url, { headers }).take(before) }];
  });
  // The same names as before.
  return { people: Object.fromEntries(entries) as People, values };
}

/** Does one act of each kind, each as someone who may; throws with all that were refused. `times`: how often each. */
export async function actOnEverything(
  product: TestProduct,
  cast: Cast,
  times: (act: Act) => number = () => 1,
): Promise<number> {
  const refused: string[] = [];
  let done = 0;
  for (const act of [...VISITORS_ACTS, ...ACTS]) {
    for (let left = times(act); left > 0; left -= 1) {
      const fault = await faultOf(product, cast, act);
      if (fault === null) done += 1;
      else refused.push(`${act.path} ${act.name}: ${fault}`);
    }
  }
  expect(refused).toEqual([]);
  return done;
}

async function faultOf(product: TestProduct, { people, values }: Cast, act: Act) {
  const asking = people[personFor(act)];
  try {
    const sent = await act.prepare({ product, owner: people.trainee, asking });
    const path = filled(act.path, sent.values ?? values[act.path]);
    const init = { method: "POST", ...bodyOf(sent) };
    const response = await asking.visitor.fetch(path, fromAnywhere(init));
    const to = response.headers.get("Location") ?? "";
    return response.status >= 400 || to.startsWith("/auth") ? `${response.status} ${to}` : null;
  } catch (error) {
    return String(error);
  }
}

/** The owner of the things that acts are about, if they may; otherwise the first who may. */
function personFor({ path, name }: Act): PersonName {
  const rule = NARROWER_ACTS[`${path} ${name}`] ?? ADDRESS_RULES[path]?.change ?? "everyone";
  const admitted: readonly PersonName[] = RULES[rule];
  if (rule === "everyone") return "visitor";
  const [first = "administrator"] = admitted;
  return admitted.includes("trainee") ? "trainee" : first;
}

/** Each request from an address of its own: what one address may send is limited. */
function fromAnywhere({ headers, ...init }: RequestInit): RequestInit {
  const part = () => Math.floor(Math.random() * 256);
  const address = `198.${18 + (part() % 2)}.${part()}.${part()}`;
  return {
    ...init,
    headers: { ...Object.fromEntries(new Headers(headers)), "X-Forwarded-For": address },
  };
}

function bodyOf(sent: Sent): Pick<RequestInit, "body" | "headers"> {
  if ("json" in sent)
    return { body: JSON.stringify(sent.json), headers: { "Content-Type": "application/json" } };
  if ("fields" in sent) return { body: new URLSearchParams(sent.fields) };
  const body = new FormData();
  body.set("file", new Blob([sent.file]), "picture.png");
  return { body };
}

/** What `ACTS` leaves empty, each by the act that fills it; once for each product. */
export async function actOnTheRest(product: TestProduct, cast: Cast): Promise<void> {
  const { people } = cast;
  const { trainee, administrator } = people;
  await ok(product.visitor().get("/.well-known/jwks.json"));
  await ok(product.visitor().get("/", { headers: { "User-Agent": BROWSER } }));
  await resetProgress(product, people["another trainee"]);
  await completeLesson(trainee);
  await replaceWatchedVideo(product, cast);
  await importProspects(trainee.visitor);
  await importPeople(administrator.visitor);
  await inviteSomeone(administrator.visitor);
  await previewed(trainee.visitor, "/tracker/import", {
    key: "handle",
    pasted: "Name,Handle\nOla Open,@ola",
  });
  await closeOwnDeal(product, people["tracker elevation"].visitor);
  await holdMeetings(product, administrator.visitor);
  await replyFromTheInbox(product, administrator.visitor);
  await attend(product, trainee);
  await scoreApplicant(product, administrator.visitor);
  await signOnWithCompany(administrator.visitor);
  const email = `${crypto.randomUUID()}@company.example`;
  await ok(people.coach.visitor.form("/account.data", { intent: "ask-address", email }));
  await enrol(people["operations staff"].visitor);
  await ok(product.visitor().signIn(people["operations staff"].accessCode));
  await askModel(product.visitor());
  await nudge(product, people["another trainee"]);
  await nameZone(trainee);
  await product.query(
    "insert into lesson_transcriptions (lesson_number, replaces, ended_at) values (3, false, now())",
  );
  await closePeriod(product, trainee.visitor);
  await upload(administrator.visitor, aVideo(1_000));
  await ok(begin(administrator.visitor, 1_000));
}

async function ok(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  const to = response.headers.get("Location") ?? "";
  expect(
    response.status < 400 && !to.includes("failed"),
    `${response.url} ${response.status} ${to}`,
  ).toBe(true);
  return response;
}

async function replyFromTheInbox(product: TestProduct, admin: Visitor): Promise<void> {
  const id = await aSubmission(product.query);
  const reply = { intent: "reply", id: crypto.randomUUID(), subject: "Re: it", body: "Done." };
  await ok(admin.form(`/admin/inbox/request/${id}`, reply));
}

async function resetProgress(product: TestProduct, { userId }: Person): Promise<void> {
  const admin = await product.admin();
  await ok(admin.form("/training/adminpanel", { intent: "reset", userId }));
}

async function completeLesson({ visitor, userId }: Person): Promise<void> {
  const whole = { progressSeconds: 600, positionSeconds: 600, durationSeconds: 600 };
  await ok(visitor.json("/training/progress", aSave(userId, { lessonNumber: 1, ...whole })));
}

/** What was watched of a video is kept when the lesson gets another one. */
async function replaceWatchedVideo(product: TestProduct, { people }: Cast): Promise<void> {
  const { userId, visitor } = people.trainee;
  const put = async () => {
    const embedCode = `${PLAYER_ORIGIN}/embed/7/${crypto.randomUUID()}`;
    const fields = { lessonNumber: "5", embedCode };
    await ok(people.administrator.visitor.form("/admin/upload-videos.data", fields));
  };
  await put();
  const [{ epoch = 0 } = {}] = await product.query<{ epoch: number }>(
    "select progress_epoch + (select epoch from lesson_epochs where lesson_number = 5) as epoch from training_credentials where user_id = $1",
    [userId],
  );
  const opening = signedOpening(
    product.running.auth.vault.hmac,
    { userId, lessonNumber: 5, epoch },
    new Date(Date.now() - HOUR_MS),
  );
  const save = aSave(userId, { lessonNumber: 5, epoch, opening, watched: [[0, 30]] });
  await ok(visitor.json("/training/progress", save));
  await product.query("update media_renditions set checked_at = now(), is_missing = true");
  // What a store that cannot be reached leaves.
  await product.query(
    "insert into media_removals (name, is_content, held_until, written_until) values (repeat('b', 64), true, now() + interval '1 hour', now() + interval '2 hours')",
  );
  await put();
}

async function nameZone({ visitor, userId }: Person): Promise<void> {
  const acts = [
    { kind: "entry", id: crypto.randomUUID(), ageSeconds: 0, counter: "replies", by: 1 },
  ];
  await ok(visitor.json("/tracker/acts", { userId, zone: "Europe/Berlin", acts }));
}

/** Two files: the first stays, the second is undone. */
export async function importProspects(visitor: Visitor): Promise<void> {
  for (const ends of [["import"], ["import", "undo"]]) {
    const handle = crypto.randomUUID().slice(0, 8);
    const pasted = `Name,Handle\nAnn Import,@ann-${handle}\nBea Import,@bea-${handle}`;
    const id = await previewed(visitor, "/tracker/import", { key: "handle", pasted });
    for (const intent of ends) await ok(visitor.form("/tracker/import", { intent, id }));
  }
}

/** Its pay waits for another person. */
async function closeOwnDeal(product: TestProduct, elevated: Visitor): Promise<void> {
  await ok(elevated.form("/tracker", anEdit(await added(product, elevated))));
  await ok(elevated.get("/tracker/pay"));
}

async function importPeople(visitor: Visitor): Promise<void> {
  const pasted = `Ann ${crypto.randomUUID().replaceAll(/[\d-]/g, "")}`;
  const id = await previewed(visitor, "/admin/people/import", { pasted });
  await ok(visitor.form("/admin/people/import", { intent: "import", id }));
}

async function inviteSomeone(visitor: Visitor): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  const person = { firstName: "Lena", lastName: "Link", email, role: "trainee" };
  await ok(visitor.form("/admin/people", { intent: "invite", ...person }));
}

async function previewed(visitor: Visitor, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "preview", ...fields }))
    body.set(name, value);
  const { headers } = await ok(visitor.fetch(path, { method: "POST", body }));
  return /id=([\da-f-]{36})/.exec(headers.get("Location") ?? "")?.[1] ?? "";
}

/** A host with days off and a busy feed holds a meeting that a guest books. */
async function holdMeetings(product: TestProduct, admin: Visitor): Promise<void> {
  const made = await ok(admin.form("/admin/hosts", { intent: "add-host", name: "Hanna Host" }));
  const page = made.headers.get("Location") ?? "";
  const host = page.split("/").at(-1) ?? "";
  await ok(
    admin.form(page, { intent: "add-days-off", fromDay: dayFrom(300), toDay: "", name: "" }),
  );
  const address = "webcal://localhost.example/a.ics";
  await ok(admin.form(page, { intent: "add-busy-feed", address }));
  // What a feed says comes from the Internet, which a test does not have.
  await product.query(
    `insert into busy_spans (feed_id, starts_at, ends_at)
     select id, now() + interval '200 days', now() + interval '201 days' from busy_feeds limit 1`,
  );
  await setCalendars(product, { discovery: { ...WEEK, hosts: [host] } });
  const [free] = await freeAt(product, "discovery");
  const form = await formAt(product, "discovery", free?.at ?? "");
  const guest = { name: "Hugo Guest", mail: "hugo@guests.example", message: "" };
  await ok(product.visitor().form("/schedule/discovery", { ...form, ...guest }));
}

/** Opens the link to a group session that is on. */
async function attend(product: TestProduct, { userId }: Person): Promise<void> {
  const booking = await aBooking(product.query, {
    calendar: "weeklyGroup",
    inHours: 0,
    traineeId: userId,
  });
  await ok(product.visitor().get(`/join/${tokenToJoin(product, booking, userId)}`));
  // Zoom's webhooks are signed; how they are read is tested with attendance.
  await product.query("insert into call_registrants values ($1, 'Ann', 'ann@example.com')", [
    crypto.randomUUID(),
  ]);
}

async function scoreApplicant(product: TestProduct, admin: Visitor): Promise<void> {
  const id = await anApplication(product.query, { mail: `${crypto.randomUUID()}@example.com` });
  const scores = [0, 1, 2, 3, 4].map((at) => [`score ${at}`, "3"]);
  const card = { intent: "score", recommendation: "3", note: "", ...Object.fromEntries(scores) };
  await ok(admin.form(`/admin/applicants/${id}.data`, card));
}

/** Linked to the provider's account, and a sign-on that is begun and left. */
async function signOnWithCompany(admin: Visitor): Promise<void> {
  const first = await ok(admin.form("/account", { intent: "link-company" }));
  const there = await fetch(first.headers.get("Location") ?? "", { redirect: "manual" });
  await ok(admin.get(there.headers.get("Location") ?? ""));
  await ok(new Visitor(admin.origin).get("/auth/company"));
}

async function askModel(visitor: Visitor): Promise<void> {
  const asked = { prospectResponse: "How much is it?", path: "" };
  await ok(visitor.json("/api/functions/generate-setter-response", asked));
}

/** Someone who has not watched for weeks hears about it. */
async function nudge(product: TestProduct, { visitor, userId }: Person): Promise<void> {
  const admin = await product.admin();
  await ok(visitor.json("/training/progress", aSave(userId, { lessonNumber: 2, epoch: 1 })));
  await ok(admin.form("/admin/nudges", aNudge({ body: crypto.randomUUID() })));
  for (const weeksPass of [
    "update lesson_progress set last_watched_at = now() - interval '20 days' where user_id = $1",
    "update training_credentials set last_login_at = now() - interval '20 days', created_at = now() - interval '30 days' where user_id = $1",
  ])
    await product.query(weeksPass, [userId]);
  await product.query(
    "update jobs set run_at = now() where kind = 'nudges.send' and done_at is null",
  );
  await product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
  await expect.poll(() => product.query("select 1 from nudges")).not.toEqual([]);
}

/** The month is closed with what was earned in it, and without the outcomes that are missing. */
async function closePeriod(product: TestProduct, setter: Visitor): Promise<void> {
  const admin = await product.admin();
  await aDeal(product, setter);
  const period = await thisPeriod(product);
  await ok(admin.form(PAY, { ...(await closing(admin, period)), intent: "review" }));
  const asked = await admin.form(PAY, await closing(admin, period));
  const missing = /name="missing" value="([\da-f]{64})"/.exec(await asked.text())?.[1] ?? "";
  const reason = "They never wrote back";
  await ok(admin.form(PAY, { ...(await closing(admin, period)), missing, reason }));
}
