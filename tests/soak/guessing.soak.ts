/** No flood of guesses gets more compared than a day's limit, and no one who is known waits for it. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { triesADay } from "../../app/auth/access-code";
import {
  SOLUTION_HEADER,
  solvePuzzle,
  writeSolution,
} from "../../app/platform/proof-of-work/puzzle";
import { appCode, enrol } from "../kit/authenticator";
import { FUNCTION, PASSWORD } from "../kit/board-client";
import { builtProduct } from "../kit/built-product";
import { figure } from "../kit/figures";
import { type Flood, flood, from, restartable } from "../kit/flood";
import { TRACKER } from "../kit/prospects";
import { puzzleIn } from "../kit/puzzle-in";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const CODES = 4_000;
const KNOWN = 50;
const DAY_MS = 86_400_000;

/** What may be compared in that time: a day's attempts, plus the refill. */
function allowed(tries: number, { ms }: Flood): number {
  return tries + Math.floor((ms * tries) / DAY_MS);
}

function report(what: string, found: Flood, tries: number): void {
  const { compared, refused, others } = found;
  const most = allowed(tries, found);
  figure({
    what,
    target: `at most ${most} compared`,
    measured: `${compared} compared, ${refused} refused unseen`,
    held: compared > 0 && compared <= most && others.length === 0,
  });
}

function wrongCode(number: number, digits: number): string {
  return String(number)
    .padStart(digits - 1, "0")
    .padStart(digits, "9");
}

type Known = { device: Visitor; accessCode: string };

/** People who have signed in on a device of theirs, and left. */
async function knownPeople(product: TestProduct): Promise<Known[]> {
  const people: Known[] = [];
  for (let number = 0; number < KNOWN; number += 1) {
    const { accessCode } = await product.createTrainee(`Person${number}`);
    people.push({ device: await leftBehind(product, number, accessCode), accessCode });
  }
  return people;
}

async function leftBehind(product: TestProduct, number: number, code: string): Promise<Visitor> {
  const device = product.visitor(from(100_000 + number));
  expect((await device.signIn(code)).status).toBe(302);
  await device.form("/auth/sign-out", {});
  return device;
}

/** Signs each one in, one after another; returns how long each took, in ms. */
async function signInAll(people: readonly Known[]): Promise<number[]> {
  const times: number[] = [];
  for (const { device, accessCode } of people) {
    for (;;) {
      const begun = performance.now();
      const response = await device.signIn(accessCode).catch(() => null);
      if (response?.status === 302) times.push(performance.now() - begun);
      // While the product restarts there is nothing to ask.
      if (response && response.status !== 503) break;
      await pause(100);
    }
    await pause(50);
  }
  return times.toSorted((one, other) => one - other);
}

/** Different codes with the current length, belonging to no one. */
function guessesBeside(taken: readonly string[], digits: number): string[] {
  return Array.from({ length: CODES * 2 }, (_, number) => wrongCode(number, digits))
    .filter((code) => !taken.includes(code))
    .slice(0, CODES);
}

function budgetOf(codes: readonly string[]): number {
  const lengths = Map.groupBy(codes, ({ length }) => length);
  return triesADay([...lengths].map(([digits, all]) => ({ digits, codes: all.length })));
}

test("AUTH-1 4,000 different codes from 4,000 addresses, through a restart", async () => {
  const product = await restartable();
  const people = await knownPeople(product);
  const newcomer = await product.createTrainee("New");
  const knownAdmin = await leftBehind(product, 100_000, ADMIN_CODE);
  const taken = [...people.map(({ accessCode }) => accessCode), newcomer.accessCode];
  const guesses = guessesBeside(taken, newcomer.accessCode.length);
  let link = "";
  const knownOnes = signInAll(people);
  const found = await flood(
    product,
    CODES,
    (number) =>
      product
        .visitor(from(number))
        .json("/api/auth/sign-in/access-code", { accessCode: guesses[number] ?? "" }),
    async () => {
      const { signInLink, parseConfig } = await builtProduct();
      link = (await signInLink(parseConfig(product.env))) ?? "";
    },
  );
  const times = await knownOnes;
  report("4,000 codes from 4,000 addresses, a restart in between", found, budgetOf(taken));
  const [bucket] = await product.query<{ tokens: number }>(
    "select tokens from rate_limits where key like 'sign-in-code %'",
  );
  figure({
    what: "Tries left in the budget then, as the database has it",
    target: "less than one",
    measured: (bucket?.tokens ?? -1).toFixed(2),
    held: bucket !== undefined && bucket.tokens >= 0 && bucket.tokens < 1,
  });
  const within = (part: number) => times[Math.floor(KNOWN * part)]?.toFixed(0);
  figure({
    what: `${KNOWN} people on known devices who sign in during the flood`,
    target: `${KNOWN} signed in`,
    measured: `${times.length}; half within ${within(0.5)} ms, 95 % within ${within(0.95)} ms`,
    held: times.length === KNOWN,
  });
  await expectAnHonestRefusal(product, newcomer.accessCode);
  await expectWaysIn(product, {
    knownAdmin,
    link,
    userId: await userIdOf(product, newcomer.email),
  });
});

async function expectAnHonestRefusal(product: TestProduct, rightCode: string): Promise<void> {
  const response = await product.visitor(from(300_000)).signIn(rightCode);
  const honest =
    /Too many attempts\. Try again in \d+ (seconds|minutes|hours), or ask your administrator for a sign-in link\./;
  const words = honest.exec((await response.text()).replaceAll("<!-- -->", ""))?.[0];
  figure({
    what: "A right code on a new device then",
    target: "429, when to try again, and the way round it",
    measured: `${response.status}, ${words ?? "other words"}`,
    held:
      response.status === 429 &&
      Number(response.headers.get("Retry-After")) > 0 &&
      words !== undefined,
  });
}

type WaysIn = { knownAdmin: Visitor; link: string; userId: string };

async function expectWaysIn(product: TestProduct, { knownAdmin, link, userId }: WaysIn) {
  await knownAdmin.signIn(ADMIN_CODE);
  const inside = (await knownAdmin.get("/training/adminpanel")).status === 200;
  const follow = async (address: string) => {
    const token = /\/auth\/link#([\w-]{43})/.exec(address)?.[1] ?? "";
    return (await product.visitor(from(400_000)).form("/auth/link", { token })).status === 302;
  };
  const byLink = await follow(link);
  const handed = await knownAdmin.form("/training/adminpanel.data", { intent: "link", userId });
  const newcomer = await follow(await handed.text());
  const told = (isIn: boolean) => (isIn ? "in" : "out");
  figure({
    what: "An administrator on a known device, and by the operator's sign-in link on a new one; the new person by the administrator's link",
    target: "in, in; in",
    measured: `${told(inside)}, ${told(byLink)}; ${told(newcomer)}`,
    held: inside && byLink && newcomer,
  });
}

async function userIdOf(product: TestProduct, email: string): Promise<string> {
  const [row] = await product.query<{ id: string }>(
    "select user_id as id from training_credentials where email = $1",
    [email],
  );
  return row?.id ?? "";
}

/** Guesses at the board that are paid for with work: enough for it to rise three times, which shows after a second at the latest. */
const PAID = 15;
const [LEAST_BITS, RISEN_BITS] = [16, 19];

test("OPS-2 S5 the board's password", async () => {
  const product = await restartable({ OPERATIONS_PASSWORD: PASSWORD });
  const ask = (number: number, password: string, headers = {}) =>
    product.visitor(from(number)).json(FUNCTION, { action: "log_in", password }, { headers });
  const editor = (await (await ask(900_000, PASSWORD)).json()) as { token: string };
  const found = await flood(product, 1_000, (number) => ask(number, `wrong${number}`));
  report("1,000 passwords of the board from 1,000 addresses, a restart in between", found, 300);
  const afterWork = async (number: number, password: string) => {
    const puzzle = puzzleIn(await (await ask(number, password)).text());
    const headers = { [SOLUTION_HEADER]: writeSolution(await solvePuzzle(puzzle)) };
    return { status: (await ask(number, password, headers)).status, bits: puzzle.difficulty };
  };
  const paid: { status: number; bits: number }[] = [];
  for (let number = 0; number < PAID; number += 1)
    paid.push(await afterWork(1_000 + number, `paid${number}`));
  const bits = paid.map((each) => each.bits);
  const rises = bits.every((each, at) => each >= (bits[at - 1] ?? LEAST_BITS));
  figure({
    what: `${PAID} more that come with a proof of work: compared, and the zero bits that it needs`,
    target: `at most ${PAID}, from ${LEAST_BITS} to ${RISEN_BITS} or more`,
    measured: `${paid.filter(({ status }) => status === 401).length}, ${bits.join(" ")}`,
    held: rises && bits[0] === LEAST_BITS && (bits.at(-1) ?? 0) >= RISEN_BITS,
  });
  const { visitor: trainee } = await product.signedInByCode();
  const signedIn = await trainee.json(FUNCTION, { action: "log_in", password: PASSWORD });
  const card = { title: "Still here", day_column: "Monday" };
  const edits = await product
    .visitor(from(900_001))
    .json(
      FUNCTION,
      { action: "create_card", data: card },
      { headers: { Authorization: `Bearer ${editor.token}` } },
    );
  const right = (await ask(900_002, PASSWORD)).status;
  const begun = performance.now();
  const worked = (await afterWork(900_002, PASSWORD)).status;
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const told = (status: number) => (status === 200 ? "in" : String(status));
  figure({
    what: "Then the right password: without work, with work, by a signed-in person; and by a login from before",
    target: "429, in, in; edits",
    measured: `${right}, ${told(worked)} after ${seconds} s, ${told(signedIn.status)}; ${edits.status === 201 ? "edits" : edits.status}`,
    held: right === 429 && worked === 200 && signedIn.status === 200 && edits.status === 201,
  });
});

test("TRK-4 the tracker's admin code", async () => {
  const word = "open sesame for closers";
  const product = await restartable({ TRACKER_ADMIN_CODE: word });
  const { visitor } = await product.signedInByCode();
  const enter = (number: number, code: string) =>
    product.visitor(from(number)).take(visitor).form(TRACKER, { intent: "elevate", code });
  const found = await flood(product, 600, (number) => enter(number, `wrong${number}`));
  report(
    "600 admin codes of the tracker by one person from 600 addresses, a restart in between",
    found,
    10,
  );
  const guesser = (await enter(900_000, word)).status;
  const { visitor: colleague } = await product.signedInByCode();
  const other = (await colleague.form(TRACKER, { intent: "elevate", code: word })).status;
  figure({
    what: "Then the right code, by that person and by another one",
    target: "429, in",
    measured: `${guesser}, ${other === 200 ? "in" : other}`,
    held: guesser === 429 && other === 200,
  });
});

test("AUTH-7 the second step: codes of the app and recovery codes", async () => {
  const product = await restartable();
  const admin = await product.admin();
  const { key, recoveryCodes } = await enrol(admin);
  const near = new Set([-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((steps) => appCode(key, steps)));
  const wrong = Array.from({ length: 1_000 }, (_, number) => wrongCode(number, 6)).filter(
    (code) => !near.has(code),
  );
  const halfway: Visitor[] = [];
  for (let number = 0; number < 40; number += 1) {
    const visitor = product.visitor(from(number));
    await visitor.signIn(ADMIN_CODE);
    halfway.push(visitor);
  }
  const confirm = (number: number, code: string) =>
    product
      .visitor(from(number))
      .take(halfway[number % halfway.length] as Visitor) // there are forty
      .form("/auth/confirm", { code });
  const found = await flood(product, 400, (number) =>
    confirm(number, number % 2 === 0 ? (wrong[number] ?? "") : `AAAAA-${wrongCode(number, 5)}`),
  );
  report(
    "400 second steps of one person, half of them recovery codes, a restart in between",
    found,
    10,
  );
  const right = [
    (await confirm(900_000, appCode(key, 1))).status,
    (await confirm(900_001, recoveryCodes[0] ?? "")).status,
  ];
  const inside = (await admin.get("/training/adminpanel")).status;
  figure({
    what: "Then a right code of the app, a right recovery code, and who is signed in already",
    target: "429, 429, in",
    measured: `${right.join(", ")}, ${inside === 200 ? "in" : "out"}`,
    held: right.join() === "429,429" && inside === 200,
  });
});

test("AUTH-7 codes by email", async () => {
  const mail = await SmtpStub.start();
  onTestFinished(() => mail.stop());
  const product = await restartable(mail.env);
  const email = "ann@company.example";
  const admin = await product.admin();
  await admin.form("/account.data", { intent: "ask-address", email });
  const fields = { intent: "prove-address", email, code: await mail.codeOf(1) };
  expect((await admin.form("/account.data", fields)).status).toBe(200);
  await product.visitor(from(800_000)).form("/auth/mail", { email });
  const code = await mail.codeOf(2);
  const enter = (number: number, tried: string) =>
    product.visitor(from(number)).form("/auth/mail", { email, code: tried });
  const wrong = Array.from({ length: 1_000 }, (_, number) => wrongCode(number, 6)).filter(
    (each) => each !== code,
  );
  const found = await flood(product, 400, (number) => enter(number, wrong[number] ?? ""));
  report("400 codes by mail for one address from 400 addresses, a restart in between", found, 10);
  const right = (await enter(900_000, code)).status;
  const otherWay = (await product.visitor(from(900_001)).signIn(ADMIN_CODE)).status;
  figure({
    what: "Then the right code, and the same person's access code",
    target: "429, in",
    measured: `${right}, ${otherWay === 302 ? "in" : "out"}`,
    held: right === 429 && otherWay === 302,
  });
});
