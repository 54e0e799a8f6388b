import { describe, expect, test } from "vitest";
import {
  type Puzzle,
  SOLUTION_HEADER,
  solvePuzzle,
  writeSolution,
} from "../../app/platform/proof-of-work/puzzle";
import { builtProduct } from "../kit/built-product";
import { METRICS_TOKEN, scrape } from "../kit/metrics";
import { ADMIN_CODE, startForTest, type TestProduct, type Trainee } from "../kit/test-product";
import type { Visitor, VisitorOptions } from "../kit/visitor";

const PROXIED = { TRUST_PROXY: "1" };
const SIGN_IN = "/api/auth/sign-in/access-code";
const CLOSED = "trainees cannot sign in on new devices";

/** The puzzle in the data of a page, or in JSON, that was refused with it. */
function puzzleIn(text: string): Puzzle {
  const [, token = ""] = /([\da-f-]{36}\.\d{13}\.\d+\.[\w-]{43})/.exec(text) ?? [];
  return { stamp: token, difficulty: Number(token.split(".")[2]) };
}

function from(address: string): VisitorOptions {
  return { headers: { "X-Forwarded-For": address } };
}

/** As many as there are connections: on a busy machine, a request that waits three seconds for one is refused. */
const AT_ONCE = 10;

/** Wrong codes from one address after another, until no new device may enter one. */
async function exhaust(product: TestProduct): Promise<void> {
  for (let number = 0; number < 12; number += 1)
    await product.visitor(from(`10.5.0.${number}`)).signIn("1");
}

/** A used-up limit is remembered for a second. */
async function whenCompared(product: TestProduct): Promise<void> {
  await product.query("delete from rate_limits");
  const tries = () => product.visitor(from("10.99.0.1")).signIn("1");
  await expect.poll(async () => (await tries()).status, { timeout: 10_000 }).toBe(401);
  await product.query("delete from rate_limits");
}

async function statuses(count: number, attempt: (number: number) => Promise<Response>) {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) all.push((await attempt(number)).status);
  return all;
}

describe("guessing", () => {
  test("AUTH-1 200 wrong codes from 200 addresses: no more than the limit are compared, and a right one is refused too", async () => {
    const product = await startForTest(PROXIED);
    const trainee = await product.createTrainee();
    const known = product.visitor(from("10.9.9.9"));
    await known.signIn(trainee.accessCode);
    const statuses: number[] = [];
    const guess = async (number: number) => {
      const visitor = product.visitor(from(`10.0.0.${number}`));
      const response = await visitor.json("/api/auth/sign-in/access-code", {
        accessCode: String(100_000 + number),
      });
      statuses.push(response.status);
      await response.arrayBuffer();
    };
    for (let start = 0; start < 200; start += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => guess(start + index)));
    }
    const compared = statuses.filter((status) => status === 401).length;
    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBe(200 - compared);

    const stranger = await product.visitor(from("10.8.8.8")).signIn(trainee.accessCode);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get("Retry-After"))).toBeGreaterThan(60);
    await known.form("/auth/sign-out", {});
    expect((await known.signIn(trainee.accessCode)).status).toBe(302);
  });

  test("AUTH-1 a restart refills nothing", async () => {
    const product = await startForTest(PROXIED);
    await whenCompared(product);
    const trainee = await product.createTrainee();
    for (let number = 0; number < 12; number += 1) {
      await product.visitor(from(`10.1.0.${number}`)).signIn("111111");
    }
    await product.running.stop();
    const { start, parseConfig } = await builtProduct();
    const again = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
    try {
      const response = await fetch(`${again.url}/api/auth/sign-in/access-code`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.2.0.1" },
        body: JSON.stringify({ accessCode: trainee.accessCode }),
      });
      expect(response.status).toBe(429);
    } finally {
      await again.stop();
    }
  });

  test("AUTH-1 one address may use half of the limit, an IPv6 subscriber counts as one", async () => {
    const product = await startForTest(PROXIED);
    const statuses: number[] = [];
    for (let number = 1; number <= 8; number += 1) {
      const visitor = product.visitor(from(`2001:db8:1:2::${number}`));
      statuses.push((await visitor.signIn("222222")).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await product.visitor(from("2001:db8:1:3::1")).signIn("222222")).status).toBe(401);
  });

  test("AUTH-1 without a trusted proxy a forged X-Forwarded-For changes nothing", async () => {
    const product = await startForTest();
    const statuses: number[] = [];
    for (let number = 1; number <= 7; number += 1) {
      statuses.push((await product.visitor(from(`10.3.0.${number}`)).signIn("222222")).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("AUTH-1 right codes cost nothing, however many sign in at once", async () => {
    const product = await startForTest();
    const trainees = await Promise.all(
      Array.from({ length: 30 }, (_, index) => product.createTrainee(`Person${index}`)),
    );
    const responses = await Promise.all(
      trainees.map(({ accessCode }) => product.visitor().signIn(accessCode)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(302));
  });

  test("AUTH-1 an administrator's link signs in past an exhausted limit, once", async () => {
    const product = await startForTest(PROXIED);
    const { userId } = await product.signedIn();
    const admin = await product.admin();
    for (let number = 0; number < 12; number += 1)
      await product.visitor(from(`10.6.0.${number}`)).signIn("1");
    const response = await admin.form("/training/adminpanel.data", { intent: "link", userId });
    const link = /\/auth\/link#([\w-]{43})/.exec(await response.text());
    const token = link?.[1] ?? "";
    const guest = product.visitor(from("10.7.0.1"));
    expect((await guest.form("/auth/link", { token })).headers.get("Location")).toBe("/training");
    expect((await guest.get("/training")).status).toBe(200);
    expect((await product.visitor().form("/auth/link", { token })).status).toBe(401);
    const stored = await product.query("select 1 from sign_in_links where token_hash = $1", [
      token,
    ]);
    expect(stored).toEqual([]);
  });

  test("S5 C7 an administrator's code signs in on a new device when strangers have used up the limit of digits", async () => {
    const product = await startForTest(PROXIED);
    await whenCompared(product);
    await exhaust(product);
    const trainee = await product.createTrainee();
    expect((await product.visitor(from("10.8.0.1")).signIn(trainee.accessCode)).status).toBe(429);
    const admin = product.visitor(from("10.8.0.1"));
    expect((await admin.signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("S5 many wrong codes with letters require proof of work from that address, and lock no one out", async () => {
    const product = await startForTest(PROXIED);
    const at = from("10.9.0.1");
    const guess = (number: number) =>
      product.visitor(at).json(SIGN_IN, { accessCode: `WRONGWRONG${number}` });
    const responses: Response[] = [];
    for (let start = 0; start < 70; start += AT_ONCE)
      responses.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => guess(start + index)))),
      );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(60);
    const closed = responses.filter(({ status }) => status === 429);
    expect(closed).toHaveLength(10);
    const puzzle = puzzleIn((await closed[0]?.text()) ?? "");
    const solution = writeSolution(await solvePuzzle(puzzle));
    const withSolution = (visitor: Visitor) =>
      visitor.json(
        SIGN_IN,
        { accessCode: ADMIN_CODE },
        { headers: { [SOLUTION_HEADER]: solution } },
      );
    expect((await withSolution(product.visitor(at))).status).toBe(200);
    expect((await withSolution(product.visitor(at))).status, "a solution counts once").toBe(429);
    expect((await product.visitor(from("10.9.0.2")).signIn(ADMIN_CODE)).status).toBe(302);

    const page = product.visitor(at);
    const { token, proof } = await solvePuzzle(
      puzzleIn(await (await page.signIn(ADMIN_CODE)).text()),
    );
    expect((await page.form("/auth", { accessCode: ADMIN_CODE, stamp: token, proof })).status).toBe(
      302,
    );
  });

  test("S5 the panel says that a limit is used up, until when and what helps", async () => {
    const product = await startForTest(PROXIED);
    await whenCompared(product);
    const admin = await product.admin();
    expect(await admin.page("/training/adminpanel")).not.toContain("Sign-in on new devices");
    await statuses(5, () => product.visitor(from("10.5.1.1")).signIn("1"));
    const oneNetwork = await admin.page("/training/adminpanel");
    expect(oneNetwork).toContain("Too many wrong access codes came from one network");
    expect(oneNetwork).not.toContain(CLOSED);
    await exhaust(product);
    const page = await admin.page("/training/adminpanel");
    expect(page).toContain(CLOSED);
    const [, next = ""] = /possible at (?:<\/span>)?<time dateTime="([^"]+)"/.exec(page) ?? [];
    const minutes = (Date.parse(next) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(100);
    expect(minutes).toBeLessThan(145);
    expect(page).toContain("copy a sign-in link");
  });

  test("S3 ten wrong codes on new devices raise one alarm where they come from three networks, none from two", async () => {
    const product = await startForTest({ ...PROXIED, METRICS_TOKEN });
    const alarms = () => product.logged.filter((line) => line.includes('"alarm":"new-devices"'));
    const guess = (network: number) => product.visitor(from(`10.5.0.${network}`)).signIn("1");
    await whenCompared(product);
    await statuses(12, (number) => guess(number % 2));
    expect(alarms()).toEqual([]);
    await whenCompared(product);
    await statuses(14, (number) => guess(number % 3));
    expect(alarms()).toHaveLength(1);
    expect(JSON.parse(alarms()[0] ?? "")).toMatchObject({ level: 40, networks: 3 });
    expect(alarms()[0]).not.toContain("10.5.0.");
    const { of } = await scrape(product);
    expect(of('sign_in_alarms_total{kind="new-devices"}')).toBeGreaterThan(0);
  });
});

/** A page would redirect someone who is signed in, whatever the code. */
function enterCode(device: Visitor, { accessCode }: Trainee): Promise<Response> {
  return device.json(SIGN_IN, { accessCode });
}

/** A browser on which both have signed in, and where no one else can sign in with a code of digits. */
async function sharedDevice(product: TestProduct) {
  await whenCompared(product);
  const [one, other] = [await product.createTrainee("One"), await product.createTrainee("Other")];
  const device = product.visitor(from("10.4.0.1"));
  await enterCode(device, one);
  expect((await enterCode(device, other)).status).toBe(200);
  await exhaust(product);
  return { one, other, device };
}

async function noticesOf(product: TestProduct, trainee: Trainee) {
  const rows = await product.query<{ facts: { misses: number } }>(
    `select facts from account_notices join training_credentials using (user_id)
     where email = $1 and kind = 'wrong-codes'`,
    [trainee.email],
  );
  return rows.map(({ facts }) => facts.misses);
}

describe("guessing on known devices", () => {
  test("AUTH-1 a device forgets its people after five misses, and serves several people", async () => {
    const product = await startForTest(PROXIED);
    await whenCompared(product);
    const [one, other] = [await product.createTrainee("One"), await product.createTrainee("Other")];
    const shared = product.visitor(from("10.4.0.1"));
    await shared.signIn(one.accessCode);
    await shared.form("/auth/sign-out", {});
    expect((await shared.signIn(other.accessCode)).status).toBe(302);
    await shared.form("/auth/sign-out", {});
    for (let number = 0; number < 12; number += 1)
      await product.visitor(from(`10.5.0.${number}`)).signIn("1");
    expect((await shared.signIn(one.accessCode)).status).toBe(302);
    await shared.form("/auth/sign-out", {});
    for (let miss = 0; miss < 5; miss += 1)
      expect((await shared.signIn("333333")).status).toBe(401);
    expect((await shared.signIn(one.accessCode)).status).toBe(429);
  });

  test("AUTH-1 five misses end a device that tries many codes at once, too", async () => {
    const product = await startForTest(PROXIED);
    await whenCompared(product);
    const { visitor, trainee } = await product.signedInByCode();
    await visitor.form("/auth/sign-out", {});
    for (let number = 0; number < 12; number += 1)
      await product.visitor(from(`10.6.0.${number}`)).signIn("1");
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => product.visitor().take(visitor).signIn("333333")),
    );
    // A known device gets "wrong" while a stranger has to wait.
    const compared = responses.filter(({ status }) => status === 401);
    expect(compared).toHaveLength(5);
    expect((await visitor.signIn(trainee.accessCode)).status).toBe(429);
  });

  test("S3 signing in between guesses clears only one's own count: a colleague's code is compared five times", async () => {
    const product = await startForTest({ ...PROXIED, METRICS_TOKEN });
    const { one, other, device } = await sharedDevice(product);
    const guess = () => device.json(SIGN_IN, { accessCode: "333333" });
    expect(await statuses(4, guess)).toEqual([401, 401, 401, 401]);
    expect((await enterCode(device, one)).status).toBe(200);
    expect((await guess()).status).toBe(401);
    expect(await noticesOf(product, other)).toEqual([5]);
    expect((await enterCode(device, other)).status, "not known there any more").toBe(401);
    const own = product.visitor(from("10.4.0.2"));
    await own.form("/auth/link", { token: await linkFor(product, other) });
    expect((await own.signIn(other.accessCode)).status, "on a device of their own").toBe(302);
  });

  test("S3 after ten wrong codes in a day, a person's code is no longer compared on that device, which is logged and reported", async () => {
    const product = await startForTest({ ...PROXIED, METRICS_TOKEN });
    const { one, other, device } = await sharedDevice(product);
    const guess = () => device.json(SIGN_IN, { accessCode: "333333" });
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(round < 2 ? 4 : 2, guess)).not.toContain(429);
      if (round < 2) expect((await enterCode(device, one)).status).toBe(200);
    }
    expect((await guess()).status, "a stranger's device, for now").toBe(429);
    expect((await enterCode(device, one)).status).toBe(429);
    expect(await noticesOf(product, one)).toEqual([10]);
    const alarms = product.logged.filter((line) => line.includes('"alarm":"device"'));
    expect(alarms).toHaveLength(1);
    const { level, device: hashedDevice, person } = JSON.parse(alarms[0] ?? "");
    expect({ level, hashedDevice, person }).toEqual({
      level: 40,
      hashedDevice: expect.stringMatching(/^[\w-]{12}$/),
      person: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect((await scrape(product)).of('sign_in_alarms_total{kind="device"}')).toBeGreaterThan(0);
    await product.query("update rate_limits set refilled_at = refilled_at - interval '1 day'");
    await exhaust(product);
    expect((await enterCode(device, one)).status, "the next day").toBe(200);
    expect(await noticesOf(product, other)).toEqual([5]);
  });

  test("S3 a person's notices of wrong codes come once a day, and no one else's sign-in resets that", async () => {
    const product = await startForTest(PROXIED);
    const { one, other, device } = await sharedDevice(product);
    const link = await linkFor(product, other);
    const guess = () => device.json(SIGN_IN, { accessCode: "333333" });
    await statuses(4, guess);
    await enterCode(device, one);
    await statuses(1, guess);
    await device.form("/auth/link", { token: link });
    await statuses(3, guess);
    expect((await enterCode(device, one)).status).toBe(200);
    await statuses(2, guess);
    expect(await noticesOf(product, other)).toEqual([5]);
    expect((await enterCode(device, other)).status).not.toBe(200);
  });
});

async function linkFor(product: TestProduct, { email }: Trainee): Promise<string> {
  const [row] = await product.query<{ user_id: string }>(
    "select user_id from training_credentials where email = $1",
    [email],
  );
  const admin = await product.admin();
  const fields = { intent: "link", userId: row?.user_id ?? "" };
  const response = await admin.form("/training/adminpanel.data", fields);
  return /\/auth\/link#([\w-]{43})/.exec(await response.text())?.[1] ?? "";
}
