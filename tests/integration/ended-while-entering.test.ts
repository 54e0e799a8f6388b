/** Whatever ends someone's sessions while they, or whoever has their code, are signing in leaves none of those sessions. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { appCode, enrol, middleOfStep } from "../kit/authenticator";
import { builtProduct } from "../kit/built-product";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const STAFF = "/admin/administrators.data";
const PANEL = "/training/adminpanel.data";
const EACH = 7;

beforeEach(() => void vi.setSystemTime(middleOfStep()));
afterEach(() => void vi.useRealTimers());

/** A product of two instances, and browsers that go to both. */
async function twoInstances() {
  const product = await startForTest();
  const { start, parseConfig } = await builtProduct();
  const second = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  const browsers = () =>
    Array.from({ length: EACH }, (_, index) => new Visitor(index % 2 ? second.url : product.url));
  return { product, browsers, [Symbol.asyncDispose]: () => second.stop() };
}

async function aStaffMember(product: TestProduct) {
  const { userId } = await product.signedIn(await product.createTrainee("Ada", "Admin"));
  const promoted = await (await product.admin()).form(STAFF, { intent: "promote", userId });
  return { userId, code: codeIn(await promoted.text()) };
}

async function newCode(product: TestProduct, userId: string): Promise<string> {
  return codeIn(
    await (await (await product.admin()).form(STAFF, { intent: "new-code", userId })).text(),
  );
}

function codeIn(text: string): string {
  return /"([A-Z2-7]{12})"/.exec(text)?.[1] ?? "";
}

async function links(product: TestProduct, userId: string): Promise<string[]> {
  const admin = await product.admin();
  const made: string[] = [];
  for (let index = 0; index < EACH; index += 1) {
    const text = await (await admin.form(PANEL, { intent: "link", userId })).text();
    made.push(/\/auth\/link#([\w-]{43})/.exec(text)?.[1] ?? "");
  }
  return made;
}

/** What still lets someone in or knows them. */
async function left(product: TestProduct, userId: string): Promise<number> {
  const tables = ["sessions", "known_devices", "sign_in_links", "sign_in_challenges"];
  const counts = tables.map(
    (table) => `select id from (select user_id as id from ${table}) as ${table}`,
  );
  const rows = await product.query(
    `select id from (${counts.join(" union all ")}) as everything where id = $1`,
    [userId],
  );
  return rows.length;
}

describe("a code that is replaced while it signs people in", () => {
  test("AUTH-1 PEOPLE-6 leaves no session, device or link of the old one, on any instance", async () => {
    await using scene = await twoInstances();
    const { product } = scene;
    let { userId, code } = await aStaffMember(product);
    for (let round = 0; round < 3; round += 1) {
      const entering = scene.browsers().map((each) => each.signIn(code));
      const [next, ...responses] = await Promise.all([newCode(product, userId), ...entering]);
      expect(next).toHaveLength(12);
      for (const { status } of responses) expect([302, 401]).toContain(status);
      expect(await left(product, userId)).toBe(0);
      code = next;
    }
    expect((await product.visitor().signIn(code)).status).toBe(302);
  });

  test("AUTH-7 PEOPLE-6 nor does a second step that was under way", async () => {
    await using scene = await twoInstances();
    const { product } = scene;
    const { userId, code } = await aStaffMember(product);
    const person = product.visitor();
    await person.signIn(code);
    const { recoveryCodes } = await enrol(person);
    const waiting = scene.browsers();
    for (const each of waiting) expect((await each.signIn(code)).status).toBe(302);
    const entering = waiting.map((each, index) =>
      each.form("/auth/confirm", { code: recoveryCodes[index] ?? "" }),
    );
    const [, ...responses] = await Promise.all([newCode(product, userId), ...entering]);
    for (const { status } of responses) expect(status).toBeLessThan(500);
    expect(await left(product, userId)).toBe(0);
  });

  test("PEOPLE-6 and who has just been signed out everywhere does not come back by a code of their own", async () => {
    await using scene = await twoInstances();
    const { product } = scene;
    const { userId, code } = await aStaffMember(product);
    const intruders = scene.browsers();
    for (const each of intruders) expect((await each.signIn(code)).status).toBe(302);
    const asking = intruders.map((each) => each.form("/account.data", { intent: "new-code" }));
    const [given] = await Promise.all([newCode(product, userId), ...asking]);
    // Theirs may have come first, and then it ended with everything else.
    expect((await product.visitor().signIn(given)).status).toBe(302);
    const [row] = await product.query("select 1 from sessions where user_id = $1", [userId]);
    expect(row).toBeDefined();
    for (const each of intruders) expect((await each.get("/training")).status).toBe(302);
  });
});

test("AUTH-2 a trainee who is deactivated while they sign in by code and by link has no session when they are back", async () => {
  await using scene = await twoInstances();
  const { product } = scene;
  const trainee = await product.createTrainee();
  const { userId } = await product.signedIn(trainee);
  const admin = await product.admin();
  const tokens = await links(product, userId);
  const entering = scene
    .browsers()
    .map((each, index) =>
      index % 2
        ? each.signIn(trainee.accessCode)
        : each.form("/auth/link", { token: tokens[index] ?? "" }),
    );
  const [switched, ...responses] = await Promise.all([
    admin.form(PANEL, { intent: "deactivate", userId }),
    ...entering,
  ]);
  expect(switched.status).toBe(200);
  for (const { status } of responses) expect([302, 401]).toContain(status);
  expect(await left(product, userId)).toBe(0);
  await admin.form(PANEL, { intent: "activate", userId });
  expect((await product.visitor().signIn(trainee.accessCode)).status).toBe(302);
});

test("AUTH-7 whoever signs in with a code while the second step is turned on has no session without it", async () => {
  await using scene = await twoInstances();
  const { product } = scene;
  const admin = product.visitor();
  await admin.signIn(ADMIN_CODE);
  const begun = await (await admin.form("/account.data", { intent: "enrol" })).text();
  const key = /\b[A-Z2-7]{32}\b/.exec(begun)?.[0] ?? "";
  const entering = scene.browsers();
  const [verified] = await Promise.all([
    admin.form("/account.data", { intent: "verify", code: appCode(key) }),
    ...entering.map((each) => each.signIn(ADMIN_CODE)),
  ]);
  expect(verified.status).toBe(200);
  const sessions = await product.query("select 1 from sessions");
  expect(sessions).toHaveLength(1);
  for (const each of entering) expect((await each.get("/training")).status).toBe(302);
  expect((await admin.get("/training")).status).toBe(200);
});
