/** Strangers use up every sign-in limit that they can reach, and the company's own people still get in. */
import { expect, onTestFinished, test } from "vitest";
import {
  SOLUTION_HEADER,
  solvePuzzle,
  writeSolution,
} from "../../app/platform/proof-of-work/puzzle";
import { startAiStub } from "../kit/ai-stub";
import { FUNCTION, PASSWORD } from "../kit/board-client";
import { figure } from "../kit/figures";
import { from } from "../kit/flood";
import { formTokenFor } from "../kit/form-tokens";
import { aProspect, TRACKER } from "../kit/prospects";
import { puzzleIn } from "../kit/puzzle-in";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, aSave, startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";
import { CALENDARS, FORM, guestAt } from "../kit/workers";
import { within } from "../kit/workplace";

const SIGN_IN = "/api/auth/sign-in/access-code";
const STRANGERS = 600;
const AT_ONCE = 50;
const KNOWN = 30;
const EMAIL = "ann@company.example";
/** The strangers come again while the company's people sign in. */
const OFFICE = 900_000;
const SIGNED_IN_MS = 5_000;
const [FORM_PATH, BOOKING_PATH] = ["/crm-request", "/schedule/weekly-group"];
const [FORM_NAME, BOOKING_NAME] = ["crm", "booking-weekly-group"];
const DRAFT_PATH = "/api/functions/generate-setter-response";
const DRAFT = {
  prospectResponse: "Is this an MLM?",
  currentContext: "Just starting out",
  currentNodeMessage: "How does that sound?",
};
const MODEL_CALLS = 100;
/** A form that arrives as the work rises is resent, as the page does. */
const SENDINGS = 5;

test("S5 strangers from hundreds of addresses use up every limit", async () => {
  const mail = await SmtpStub.start();
  onTestFinished(() => mail.stop());
  const ai = await startAiStub();
  onTestFinished(() => ai.stop());
  const settings = {
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
    OPERATIONS_PASSWORD: PASSWORD,
    AI_DAILY_LIMIT: String(MODEL_CALLS),
  };
  const product = await startProduct({ ...mail.env, ...ai.env, ...settings });
  onTestFinished(product.stop);
  await product.query("insert into settings (calendars) values ($1)", [CALENDARS]);
  await product.running.settings.readAgain();
  const company = await companyOf(product, mail);
  const ending = new AbortController();
  await attack(product);
  const goingOn = attackUntil(product, ending.signal);
  try {
    await administratorsGetIn(product);
    await knownDevicesGetIn(company.known);
    await signedInPeopleWork(company.trainee);
    await boardOpens(product, company.trainee.visitor);
    await formsArrive(product, company.trainee.visitor);
    await newcomerGetsIn(product, company.newcomer);
  } finally {
    ending.abort();
    await goingOn;
  }
});

type Person = { visitor: Visitor; userId: string };
type Known = { device: Visitor; accessCode: string };

/** An administrator with an address, people on their own devices, one who is signed in and one who is new. */
async function companyOf(product: TestProduct, mail: SmtpStub) {
  const admin = await product.admin();
  await admin.form("/account.data", { intent: "ask-address", email: EMAIL });
  const fields = { intent: "prove-address", email: EMAIL, code: await mail.codeOf(1) };
  expect((await admin.form("/account.data", fields)).status).toBe(200);
  const known: Known[] = [];
  for (let number = 0; number < KNOWN; number += 1) {
    const { accessCode } = await product.createTrainee(`Person${number}`);
    const device = product.visitor(from(800_000 + number));
    expect((await device.signIn(accessCode)).status).toBe(302);
    await device.form("/auth/sign-out", {});
    known.push({ device, accessCode });
  }
  const trainee = await product.signedInByCode();
  const newcomer = await product.createTrainee("New");
  const [row] = await product.query<{ id: string }>(
    "select user_id as id from training_credentials where email = $1",
    [newcomer.email],
  );
  return { known, trainee, newcomer: { ...newcomer, userId: row?.id ?? "" } };
}

/** What strangers can request without an account, from one address each. */
function attacksOf(product: TestProduct, number: number): (() => Promise<Response>)[] {
  const stranger = product.visitor(from(number));
  const atOffice = product.visitor(from(OFFICE));
  return [
    () => stranger.json(SIGN_IN, { accessCode: String(10_000_000 + number) }),
    () => stranger.json(SIGN_IN, { accessCode: `WRONGWRONG${number}` }),
    () => atOffice.json(SIGN_IN, { accessCode: `OFFICE${number}` }),
    () => stranger.json(FUNCTION, { action: "log_in", password: `wrong${number}` }),
    () => stranger.form("/auth/mail", { email: EMAIL }),
    () => stranger.form("/auth/mail", { email: EMAIL, code: String(100_000 + number) }),
    async () => stranger.form(FORM_PATH, { ...FORM, ...(await withoutWork(FORM_NAME)) }),
    async () =>
      stranger.form(BOOKING_PATH, { ...guestAt(number), ...(await withoutWork(BOOKING_NAME)) }),
    () => stranger.json(DRAFT_PATH, DRAFT),
  ];
}

const withoutWork = (form: string) => formTokenFor(form, { withoutWork: true });

async function attack(product: TestProduct): Promise<void> {
  const refused = new Map<number, number>();
  let asked = 0;
  let next = 0;
  const stranger = async () => {
    while (next < STRANGERS) {
      const attempts = attacksOf(product, next++);
      for (const attempt of attempts) {
        const { status } = await attempt();
        asked += 1;
        refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, stranger));
  const [closed = 0, strange] = [
    refused.get(429),
    asked - [200, 302, 401, 429].reduce((sum, each) => sum + (refused.get(each) ?? 0), 0),
  ];
  figure({
    what: `Attempts of ${STRANGERS} strangers, of nine kinds: digits, letters, letters from the office's own address, the board's password, codes by mail asked for and entered, forms, bookings, drafts`,
    measured: `${asked}, of which ${closed} were not looked at`,
    target: "most are refused, none fails",
    held: strange === 0 && closed > asked / 3,
  });
}

async function attackUntil(product: TestProduct, signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1)
    for (const attempt of attacksOf(product, number % STRANGERS)) await attempt();
}

async function administratorsGetIn(product: TestProduct): Promise<void> {
  const times: number[] = [];
  for (let number = 0; number < 10; number += 1) {
    const begun = performance.now();
    const { status } = await product.visitor(from(910_000 + number)).signIn(ADMIN_CODE);
    times.push(status === 302 ? performance.now() - begun : Number.POSITIVE_INFINITY);
  }
  within("An administrator's code on 10 new devices: signed in", times, SIGNED_IN_MS);
  const begun = performance.now();
  const device = product.visitor(from(OFFICE));
  const refused = await device.signIn(ADMIN_CODE);
  const puzzle = puzzleIn(await refused.text());
  const { token, proof } = await solvePuzzle(puzzle);
  const fields = { accessCode: ADMIN_CODE, stamp: token, proof };
  const { status } = await device.form("/auth", fields);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  figure({
    what: "An administrator's code at the office's address, where strangers have used up the codes that cost nothing: with the work that the page does",
    measured: `${refused.status}, then ${status === 302 ? "in" : status} after ${seconds} s (${puzzle.difficulty} bits)`,
    target: "in",
    held: refused.status === 429 && status === 302,
  });
}

async function knownDevicesGetIn(known: readonly Known[]): Promise<void> {
  const times: number[] = [];
  for (const { device, accessCode } of known) {
    const begun = performance.now();
    const { status } = await device.signIn(accessCode);
    times.push(status === 302 ? performance.now() - begun : Number.POSITIVE_INFINITY);
  }
  within(`${KNOWN} people on devices that they have used: signed in`, times, SIGNED_IN_MS);
}

async function signedInPeopleWork({ visitor, userId }: Person): Promise<void> {
  const statuses = [
    (await visitor.get("/training")).status,
    (await visitor.json("/training/progress", aSave(userId))).status,
    (await visitor.form(`${TRACKER}.data`, aProspect())).status,
  ];
  figure({
    what: "Somebody signed in: a page, a save, a prospect",
    measured: statuses.join(", "),
    target: "200, 204, 200",
    held: statuses.join() === "200,204,200",
  });
}

async function boardOpens(product: TestProduct, trainee: Visitor): Promise<void> {
  const logIn = (who: Visitor, headers = {}) =>
    who.json(FUNCTION, { action: "log_in", password: PASSWORD }, { headers });
  const signedIn = (await logIn(trainee)).status;
  const tab = product.visitor(from(920_000));
  const refused = await logIn(tab);
  const begun = performance.now();
  const solution = writeSolution(await solvePuzzle(puzzleIn(await refused.text())));
  const worked = (await logIn(tab, { [SOLUTION_HEADER]: solution })).status;
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  figure({
    what: "The board's password, by somebody signed in; in a new tab of nobody known, with the work that the page does",
    measured: `${signedIn === 200 ? "in" : signedIn}; ${refused.status}, then ${worked === 200 ? "in" : worked} after ${seconds} s`,
    target: "in; in",
    held: signedIn === 200 && worked === 200,
  });
}

/** Forms and bookings for which strangers have used up the cheap ones, and model drafts whose strangers' share is used up. */
async function formsArrive(product: TestProduct, trainee: Visitor): Promise<void> {
  const visitor = product.visitor(from(940_000));
  const draftOf = async (who: Visitor) =>
    ((await (await who.json(DRAFT_PATH, DRAFT)).json()) as { source: string }).source;
  const told = ({ status, bits }: Sent) => `${status === 302 ? "in" : status} (${bits} bits)`;
  const booking = { ...guestAt(STRANGERS), mail: "lee@guests.example" };
  const people = [
    { what: "Somebody signed in", who: trainee, target: "in, in, from the model", source: "ai" },
    { what: "A visitor", who: visitor, target: "in, in, from the script", source: "script" },
  ];
  for (const { what, who, target, source } of people) {
    const sent = [
      await sendWorked(who, { path: FORM_PATH, name: FORM_NAME, fields: FORM }),
      await sendWorked(who, { path: BOOKING_PATH, name: BOOKING_NAME, fields: booking }),
    ];
    const draft = await draftOf(who);
    figure({
      what: `${what}: a form and a booking, with the work that the page does; a draft`,
      measured: `${sent.map(told).join(", ")}, from the ${draft === "ai" ? "model" : draft}`,
      target,
      held: sent.every(({ status }) => status === 302) && draft === source,
    });
  }
}

type Sent = { status: number; bits: number };
type Form = { path: string; name: string; fields: Record<string, string> };

/** As the page sends it: with as much work as the product requires, and again if it requires more. */
async function sendWorked(who: Visitor, { path, name, fields }: Form): Promise<Sent> {
  let sent: Sent = { status: 0, bits: 0 };
  for (let sending = 0; sending < SENDINGS && sent.status !== 302; sending += 1) {
    const asked = await (await who.get(`/forms/${name}/stamp`)).json();
    const { difficulty } = asked as { difficulty: number };
    const formToken = await formTokenFor(name, { difficulty });
    sent = { status: (await who.form(path, { ...fields, ...formToken })).status, bits: difficulty };
  }
  return sent;
}

async function newcomerGetsIn(
  product: TestProduct,
  { userId, accessCode }: { userId: string; accessCode: string },
): Promise<void> {
  const device = product.visitor(from(930_000));
  const byCode = (await device.signIn(accessCode)).status;
  const admin = product.visitor(from(930_001));
  await admin.signIn(ADMIN_CODE);
  const made = await admin.form("/training/adminpanel.data", { intent: "link", userId });
  const token = /\/auth\/link#([\w-]{43})/.exec(await made.text())?.[1] ?? "";
  const byLink = (await device.form("/auth/link", { token })).status;
  figure({
    what: "A new trainee, whose short code strangers do close: by the code, by an administrator's link",
    measured: `${byCode}, ${byLink === 302 ? "in" : byLink}`,
    target: "429, in",
    held: byCode === 429 && byLink === 302,
  });
}
