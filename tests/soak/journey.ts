/** Everything that people do with the product, over HTTP, by people who are easy to find in a log. */

import type { IntakeField, IntakeForm } from "../../app/forms/form";
import { APPLICATION } from "../../app/hiring/copy/application";
import {
  COMPANY_EMAIL,
  COMPANY_FACEBOOK,
  CRM,
  LEGAL,
} from "../../app/onboarding/copy/request-forms";
import { WELCOME } from "../../app/onboarding/copy/welcome-form";
import { SUPPORT_REQUEST } from "../../app/support/copy/support-request";
import type { AiStub } from "../kit/ai-stub";
import { appCode, enrol, wrongCode } from "../kit/authenticator";
import { FUNCTION } from "../kit/board-client";
import { formTokenFor } from "../kit/form-tokens";
import { added, anEdit, aProspect, TRACKER } from "../kit/prospects";
import type { SmtpStub } from "../kit/smtp-stub";
import { aSave, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

/** What a log must not contain, each with its description. */
export type Secrets = Map<string, string>;

const PERSON = {
  first: "Zephyrine",
  last: "Quillfeather",
  mail: "zephyrine.q@private.example",
  phone: "+1 512 555 0147",
  message: "My landlord Hortensius must not hear of this",
};
export const SETTINGS = {
  OPERATIONS_PASSWORD: "a password of the whole staff",
  TRACKER_ADMIN_CODE: "open sesame for our closers",
};
const STAFF_MAIL = "leonhard.admin@staff.example";
const CARD = { title: "Ring Ottokar about his invoice", day_column: "Monday" };
const INVITE = "https://join.slack.com/t/our-team/shared_invite/zt-1a2b3c4d5-QrStUvWxYz";

/** Tokens, signatures and codes in the product's responses. */
const TOKENS = [
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /(?<=[\da-f-]{36}\.)[\w-]{20,}/g,
  /\b[A-Z2-7]{32}\b|\b[A-Z2-7]{5}-[A-Z2-7]{5}\b|(?<=")[A-Z2-7]{12}(?=")/g,
];

export type Stage = {
  product: TestProduct;
  mail: SmtpStub;
  ai: AiStub;
  secrets: Secrets;
  /** How often each status came. */
  statuses: Map<number, number>;
};

/** A visitor whose cookies, and everything issued to them, are secrets from then on. */
class Watched extends Visitor {
  constructor(
    private readonly stage: Stage,
    address: string,
  ) {
    super(stage.product.url, { headers: { "X-Forwarded-For": address } });
    stage.secrets.set(address, "network address");
  }

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { secrets, statuses } = this.stage;
    const response = await super.fetch(path, init);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    for (const [name, value] of this.cookies)
      if (value.length >= 16 && name !== "notice") {
        secrets.set(value, `cookie ${name}`);
        secrets.set(decodeURIComponent(value), `cookie ${name}`);
      }
    if (!response.headers.get("Content-Type")?.match(/html|json|x-script/)) return response;
    const text = await response.clone().text();
    for (const shape of TOKENS)
      for (const [token] of text.matchAll(shape)) secrets.set(token, `token of ${path}`);
    return response;
  }
}

let people = 0;
function someone(stage: Stage): Visitor {
  people += 1;
  return new Watched(stage, `203.0.${people >> 8}.${people & 255}`);
}

function entryOf({ kind, options, sender }: IntakeField): string {
  if (options) return options[0]?.value ?? "";
  if (sender === "name") return `${PERSON.first} ${PERSON.last}`;
  if (kind === "checkbox") return "yes";
  if (kind === "date") return "2027-03-04";
  const entries = { email: PERSON.mail, tel: PERSON.phone, url: "https://private.example/z-quill" };
  return kind in entries ? entries[kind as keyof typeof entries] : PERSON.message;
}

const FORMS: [path: string, form: IntakeForm][] = [
  ["/hiring/dmsetters", APPLICATION],
  ["/request-company-email", COMPANY_EMAIL.form],
  ["/request-company-facebook", COMPANY_FACEBOOK.form],
  ["/crm-request", CRM.form],
  ["/legal-team-form", LEGAL.form],
  ["/join-slack", WELCOME],
  ["/support", SUPPORT_REQUEST],
];

/** Sends each form correctly, once more with a fault, and its two steps without a script. */
async function sendForms(stage: Stage): Promise<void> {
  for (const [path, form] of FORMS) {
    const visitor = someone(stage);
    const entries = Object.fromEntries(form.fields.map((field) => [field.name, entryOf(field)]));
    const formToken = await formTokenFor(form.name);
    stage.secrets.set(formToken.stamp, "form token");
    await visitor.form(path, { ...entries, ...formToken });
    await visitor.form(path, { ...entries, mail: "zephyrine.q@@private", email: "no" });
    await visitor.form(path, entries);
    await visitor.form(`${path}?mail=${PERSON.mail}`, entries);
  }
}

/** Books through the page without a script, views it by its signed address, moves and cancels it. */
async function book(stage: Stage): Promise<void> {
  const visitor = someone(stage);
  const schedule = "/schedule/discovery";
  const given = await visitor.get(`${schedule}/times`);
  const { times = [] } = (await given.json().catch(() => ({}))) as { times?: { at: string }[] };
  const at = times[Math.floor(Math.random() * times.length)]?.at ?? "2027-01-04T15:00:00.000Z";
  const page = await visitor.page(
    `${schedule}?${new URLSearchParams({ at, zone: "Europe/Berlin" })}`,
  );
  const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, value]));
  const guest = {
    name: `${PERSON.first} ${PERSON.last}`,
    mail: PERSON.mail,
    message: PERSON.message,
  };
  await visitor.form(schedule, { ...fields, at, ...guest, mail: "nonsense of Quillfeather" });
  await visitor.form(schedule, { ...fields, at, ...guest });
  await visitor.form(`${schedule}/bookings`, { ...fields, at, ...guest });
  const reference = visitor.cookies.get("booked") ?? `${crypto.randomUUID()}.${"x".repeat(43)}`;
  stage.secrets.set(reference, "signed reference");
  const address = `/booking/${reference}`;
  for (const path of ["", "?ask=move", "/meeting.ics", ".data"]) await visitor.get(address + path);
  await visitor.form(address, { act: "move", at: times.at(-1)?.at ?? at });
  await visitor.form(address, { act: "cancel" });
  await visitor.get(`/booking/${crypto.randomUUID()}.${"forged-signature".repeat(2)}`);
}

/** Asks the script and the help page, with an endpoint that responds, refuses and returns nonsense. */
async function ask(stage: Stage): Promise<void> {
  const visitor = someone(stage);
  for (const behavior of [
    { says: ["Dear Zephyrine, ", "tell Hortensius nothing."] },
    { refuses: 500, message: PERSON.message },
    { garbles: `no JSON: ${PERSON.message}` },
    { garbles: `{"choices":"${PERSON.message}"}` },
    { cuts: [PERSON.message], how: "reset" as const },
  ]) {
    stage.ai.behave(behavior);
    for (const Accept of ["text/event-stream", "application/json"]) {
      const init = { headers: { Accept } };
      const conversation = { currentContext: PERSON.message, currentNodeMessage: PERSON.message };
      const draft = { prospectResponse: PERSON.message, ...conversation };
      const drafted = await visitor.json("/api/functions/generate-setter-response", draft, init);
      await drafted.text();
      const question = { question: PERSON.message };
      const told = await visitor.json("/api/functions/answer-help-question", question, init);
      await told.text();
    }
  }
  await visitor.get(`/help?q=${encodeURIComponent(PERSON.message)}`);
}

/** Signs in wrongly and correctly, by code and by link; watches, adds prospects, enters the tracker's code, signs out. */
async function train(stage: Stage): Promise<void> {
  const { product, secrets } = stage;
  const admin = await product.admin();
  const made = await admin.json("/api/functions/create-training-user", {
    firstName: PERSON.first,
    lastName: PERSON.last,
  });
  const { accessCode = "", email = "" } = (await made.json().catch(() => ({}))) as Record<
    string,
    string
  >;
  if (accessCode) secrets.set(accessCode, "access code").set(email, "address of an account");
  const visitor = someone(stage);
  for (const wrong of ["918273", "WRONGCODE7", "9 1 8 2 7 4", PERSON.mail])
    await someone(stage).signIn(wrong);
  await visitor.json("/api/auth/sign-in/access-code", { accessCode: "918275" });
  await visitor.json("/api/auth/sign-in/access-code", { accessCode: [PERSON.mail] });
  await visitor.form(`/auth?redirect=/training/lesson2?who=${PERSON.mail}`, { accessCode });
  const userId = await idOf(product, email);
  const handed = await admin.form("/training/adminpanel.data", { intent: "link", userId });
  const token = /\/auth\/link#([\w-]{43})/.exec(await handed.text())?.[1] ?? "t".repeat(43);
  secrets.set(token, "sign-in link");
  await visitor.form("/auth/link", { token: `${token.slice(1)}x` });
  await someone(stage).form("/auth/link", { token });
  await visitor.get(`/auth/link/${token}`);
  await visitor.get(`/auth/link?token=${token}&code=${accessCode}`);
  await visitor.page("/training");
  await visitor.json("/training/progress", aSave(userId));
  await visitor.json("/training/progress", { userId: PERSON.mail });
  const prospect = { firstName: "Wendelgard", lastName: "Ostrowski", annualIncome: "$64,321" };
  const row = await added(product, visitor, prospect).catch(() => null);
  await visitor.form(TRACKER, aProspect({ ...prospect, callDate: PERSON.message }));
  await visitor.form(TRACKER, { intent: "elevate", code: "a wrong word for closers" });
  await visitor.form(TRACKER, { intent: "elevate", code: SETTINGS.TRACKER_ADMIN_CODE });
  if (row) await visitor.form(TRACKER, anEdit(row, { dealAmount: "$9,876" }));
  await visitor.get(`${TRACKER}?search=Wendelgard&firstName=Ostrowski`);
  await visitor.get(`/tracker/duplicates?firstName=Wendelgard&lastName=Ostrowski`);
  const { token: statement = "" } = (await (
    await visitor.get("/account/token")
  )
    .json()
    .catch(() => ({}))) as Record<string, string>;
  if (statement) secrets.set(statement, "token for other services");
  await visitor.form("/auth/theme", { theme: "dark" });
  await visitor.form("/auth/sign-out", {});
  await visitor.get("/training");
  const panel = "/training/adminpanel";
  await admin.form(panel, { intent: "find", q: accessCode, state: "all", sort: "name" });
  await admin.get(`${panel}?q=${PERSON.last}`);
  for (const intent of ["code", "rotate", "reset", "deactivate", "activate", "delete"])
    await admin.form(`${panel}.data`, { intent, userId });
}

/** The administrator's own account, settings, inbox and files. */
async function administer(stage: Stage): Promise<void> {
  const { product, mail, secrets } = stage;
  const admin = await product.admin();
  for (const [name, value] of admin.cookies) if (value.length > 15) secrets.set(value, name);
  await admin.get(`/admin/administrators?search=${PERSON.last}`);
  const items = (await admin.page("/admin/inbox")).matchAll(/\/admin\/inbox\/\w+\/[\da-f-]{36}/g);
  for (const [item] of [...items].slice(0, 3)) {
    await admin.form(item, { intent: "note", version: "1", note: PERSON.message });
    await admin.form(item, { intent: "accept", firstName: PERSON.first, lastName: PERSON.last });
    await admin.form(item, { intent: "mail" });
  }
  for (const file of ["/admin/inbox.csv", "/admin/trainees.csv", "/tracker/prospects.csv"])
    await admin.get(file);
  const links = "/admin/settings/links";
  const mark = /name="mark" value="([^"]*)"/.exec(await admin.page(links))?.[1] ?? "";
  const empty = { website: "", linkedIn: "", testimonials: "", booking: "" };
  for (const slackInvite of [INVITE, `${INVITE} of ${PERSON.mail}`])
    await admin.form(links, { part: "links", mark, ...empty, slackInvite });
  await admin.form("/account.data", { intent: "ask-address", email: STAFF_MAIL });
  await mail.until(1);
  for (const code of ["564738", lastCode(mail, secrets)])
    await admin.form("/account.data", { intent: "prove-address", email: STAFF_MAIL, code });
  const visitor = someone(stage);
  for (const email of [STAFF_MAIL, PERSON.mail]) await visitor.form("/auth/mail", { email });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await visitor.form("/auth/mail", { email: STAFF_MAIL, code: "665544" });
  await visitor.form("/auth/mail", { email: STAFF_MAIL, code: lastCode(mail, secrets) });
}

function lastCode(mail: SmtpStub, secrets: Secrets): string {
  const sent = mail.mails.findLast(({ to }) => to === STAFF_MAIL)?.source ?? "";
  const code = /\b\d{6}\b/.exec(sent.split("\r\n\r\n").slice(1).join("\n"))?.[0] ?? "123098";
  secrets.set(code, "code by mail");
  return code;
}

/** The second step, its recovery codes, and a company account. */
async function prove(stage: Stage): Promise<void> {
  const { product, secrets } = stage;
  const admin = await product.admin();
  const visitor = someone(stage);
  const linked = await admin.form("/account", { intent: "link-company" });
  await through(stage, admin, linked);
  await through(stage, visitor, await visitor.get("/auth/company?redirect=/training"));
  await visitor.get(`/api/auth/callback/company?code=stolen-code-1234567&state=forged-state-1234`);
  secrets.set("stolen-code-1234567", "code of a provider");
  await admin.form("/account.data", { intent: "remove" });
  const { key, recoveryCodes } = await enrol(admin);
  if (key === "") return;
  secrets.set(key, "key of two-step sign-in");
  for (const code of recoveryCodes) secrets.set(code, "recovery code");
  const person = someone(stage);
  await person.signIn(product.env.ADMIN_ACCESS_CODE ?? "");
  for (const code of [wrongCode(key), "ABCDE-FGHIJ", appCode(key, 1), recoveryCodes[0] ?? ""]) {
    secrets.set(code, "code of the second step");
    await person.form("/auth/confirm", { code });
  }
  await admin.form("/account/reauthentication", { code: recoveryCodes[1] ?? "" });
  for (const intent of ["recovery-codes", "end-others", "remove"])
    await admin.form("/account.data", { intent });
}

/** To the identity provider and back; what travels between them is private. */
async function through({ secrets }: Stage, visitor: Visitor, first: Response): Promise<void> {
  const away = first.headers.get("Location") ?? "";
  if (!/^http/.test(away)) return;
  const back = (await fetch(away, { redirect: "manual" })).headers.get("Location") ?? "";
  for (const address of [away, back])
    for (const [name, value] of new URL(address).searchParams)
      if (/^(code|state|nonce|code_challenge)$/.test(name))
        secrets.set(value, `${name} of sign-on`);
  await visitor.get(back);
}

/** The board: a wrong password, the right one, a card and the end of the login. */
async function board(stage: Stage): Promise<void> {
  const visitor = someone(stage);
  const call = (body: object, token = "none") =>
    visitor.json(FUNCTION, body, { headers: { Authorization: `Bearer ${token}` } });
  for (const password of ["a wrong password of somebody", SETTINGS.OPERATIONS_PASSWORD]) {
    const response = await call({ action: "log_in", password });
    const { token = "" } = (await response.json().catch(() => ({}))) as { token?: string };
    if (token) stage.secrets.set(token, "login of the board");
    await call({ action: "create_card", data: CARD }, token);
    await call({ action: "create_card", data: CARD, password });
    await call({ action: "log_out" }, token);
  }
  await visitor.get("/operations");
}

/** Addresses that people should not type, and missing ones. */
async function strayAway(stage: Stage): Promise<void> {
  const visitor = someone(stage);
  for (const path of [
    `/${PERSON.mail}`,
    `/unsubscribe/${encodeURIComponent(PERSON.mail)}`,
    `/no/such/page?mail=${PERSON.mail}&code=918273`,
    `/live?topics=${PERSON.mail}`,
    `/api/functions/${PERSON.mail}`,
    `/logo/${PERSON.mail}`,
    `/og/${PERSON.mail}.png`,
  ])
    await visitor.get(path);
  await visitor.json("/api/auth/sign-up/email", { email: PERSON.mail, password: "918273" });
}

/** What is secret before anyone has done anything. */
export function knownSecrets({ env }: TestProduct): Secrets {
  const words = [PERSON.first, PERSON.last, "Hortensius", "Wendelgard", "Ostrowski", "Ottokar"];
  return new Map([
    ...words.map((word) => [word, "name or text of a person"] as const),
    ...[PERSON.mail, STAFF_MAIL, "private.example", "staff.example", "ann@company.example"].map(
      (mail) => [mail, "mail address"] as const,
    ),
    ...[PERSON.phone, "5550147", "64,321", "6432100", "987600"].map(
      (each) => [each, "phone number or income"] as const,
    ),
    ...["918273", "918274", "918275", "WRONGCODE7", "564738", "665544"].map(
      (code) => [code, "wrong code"] as const,
    ),
    ...["a wrong word for closers", "a wrong password of somebody"].map(
      (word) => [word, "wrong password"] as const,
    ),
    ...["AUTH_SECRET", "ADMIN_ACCESS_CODE", "AI_API_KEY", "OIDC_CLIENT_SECRET"].map(
      (name) => [env[name] ?? "", name] as const,
    ),
    ...Object.entries(SETTINGS).map(([name, value]) => [value, name] as const),
    [INVITE, "invitation"],
  ]);
}

/** Everything once; failures are part of it. */
export async function wholeJourney(stage: Stage): Promise<void> {
  // People who tried and asked in an earlier journey do not wait in this one.
  for (const table of ["rate_limits", "verifications", "ai_calls"])
    await stage.product.query(`delete from ${table}`).catch(() => undefined);
  for (const part of [train, sendForms, book, ask, board, strayAway, administer, prove])
    await part(stage).catch((error) => {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    });
}

async function idOf(product: TestProduct, email: string): Promise<string> {
  const rows = await product
    .query<{ id: string }>("select user_id as id from training_credentials where email = $1", [
      email,
    ])
    .catch(() => []);
  return rows[0]?.id ?? crypto.randomUUID();
}
