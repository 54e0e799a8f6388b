/** What ends an account's old code or address ends everything that was sent out or begun and would still open it. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveRole } from "../kit/people";
import { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
});
afterAll(() => mail.stop());

const PANEL = "/training/adminpanel.data";
const PEOPLE = "/admin/people.data";
const ADDRESS = "pat@company.example";
const OTHER = "pat@home.example";

/** What lets someone in or lets them go on. */
const WAYS = [
  "mailed code",
  "mailed code on their device",
  "code for another address",
  "mailed link",
  "link handed over",
  "second step",
  "session",
  "re-authentication",
] as const;
type Way = (typeof WAYS)[number];

type Person = { product: TestProduct; admin: Visitor; own: Visitor; userId: string };
/** `staff`: a coach, otherwise a trainee. `after`: what lets the person be tried at all. `stays`: all that still works. */
type Cause = {
  staff?: true;
  does: (person: Person) => Promise<Response | undefined>;
  after?: (person: Person) => Promise<unknown>;
  stays: readonly Way[];
};

const OF_ANOTHER_ADDRESS: readonly Way[] = ["link handed over", "session", "re-authentication"];

/** As if the address had never changed. */
async function addressBack({ product, userId }: Person) {
  for (const [table, id] of [
    ["users", "id"],
    ["training_credentials", "user_id"],
  ])
    await product.query(`update ${table} set email = $1 where ${id} = $2`, [ADDRESS, userId]);
}

const CAUSES: Record<string, Cause> = {
  "nothing at all": { does: async () => undefined, stays: WAYS },
  "someone else's new code": {
    does: async ({ product, admin }) =>
      admin.form(PANEL, { intent: "rotate", userId: (await product.signedIn()).userId }),
    stays: WAYS,
  },
  "a new code for a trainee": {
    does: async ({ admin, userId }) => admin.form(PANEL, { intent: "rotate", userId }),
    stays: [],
  },
  "short codes replaced": {
    does: async ({ product, admin, userId }) => {
      const short = "update training_credentials set access_code_digits = 4 where user_id = $1";
      await product.query(short, [userId]);
      return admin.form("/admin/people/codes.data", { intent: "replace", count: "1" });
    },
    stays: [],
  },
  "a new code for one of the staff": {
    staff: true,
    does: async ({ admin, userId }) => admin.form(PEOPLE, { intent: "new-code", userId }),
    stays: [],
  },
  "their own new code": {
    staff: true,
    does: async ({ own }) => own.form("/account.data", { intent: "new-code" }),
    stays: ["session", "re-authentication"],
  },
  "a role given": {
    does: async ({ product, userId }) => void (await giveRole(product, "coach", userId)),
    stays: [],
  },
  "a role taken": {
    staff: true,
    does: async ({ admin, userId }) =>
      admin.form("/admin/administrators.data", { intent: "demote", userId }),
    stays: ["session"],
  },
  "deactivated, and active again": {
    does: async ({ admin, userId }) => admin.form(PANEL, { intent: "deactivate", userId }),
    after: ({ admin, userId }) => admin.form(PANEL, { intent: "activate", userId }),
    stays: [],
  },
  "another address given by staff": {
    does: async ({ admin, userId }) =>
      admin.form(PEOPLE, { intent: "address", userId, email: "new@company.example" }),
    after: addressBack,
    stays: OF_ANOTHER_ADDRESS,
  },
  "their own address removed": {
    does: async ({ own }) => own.form("/account.data", { intent: "remove-address" }),
    after: addressBack,
    stays: OF_ANOTHER_ADDRESS,
  },
  "their own address changed": {
    does: async ({ own }) =>
      own.form("/account.data", {
        intent: "prove-address",
        email: OTHER,
        code: mail.mails.filter(({ to }) => to === OTHER).flatMap(codesIn)[0] ?? "",
      }),
    after: addressBack,
    stays: OF_ANOTHER_ADDRESS,
  },
  "deleted, and their address given to someone new": {
    does: async ({ admin, userId }) => admin.form(PANEL, { intent: "delete", userId }),
    after: ({ admin }) => create(admin),
    stays: [],
  },
  "erased, and their address given to someone new": {
    does: async ({ admin, userId }) =>
      admin.form("/admin/personal-data.data", { intent: "erase", kind: "trainee", id: userId }),
    after: ({ admin }) => create(admin),
    stays: [],
  },
};

async function create(admin: Visitor): Promise<string> {
  const person = { firstName: "Pat", lastName: "Person", email: ADDRESS };
  const made = await admin.json("/api/functions/create-training-user", person);
  expect(made.status).toBe(201);
  return ((await made.json()) as { accessCode: string }).accessCode;
}

function codesIn({ source }: { source: string }): string[] {
  return source.match(/^\d{6}\r?$|(?<= )\d{6}(?=[ .\r])/gm) ?? [];
}

/** Someone with an address, signed in on a device of theirs, and everything that would let one in. */
async function everythingOpen(staff: boolean) {
  mail.forget();
  const product = await startForTest({ ...mail.env });
  const admin = await product.admin();
  let accessCode = await create(admin);
  const [row] = await product.query<{ id: string }>("select id from users where email = $1", [
    ADDRESS,
  ]);
  const userId = row?.id ?? "";
  if (staff) accessCode = await giveRole(product, "coach", userId);
  const own = product.visitor();
  await own.signIn(accessCode);
  await own.form("/account.data", { intent: "ask-address", email: OTHER });
  await mail.codeOf(1);
  await product.visitor().form("/auth/mail", { email: ADDRESS });
  const strangers = await mail.codeOf(2);
  const [, mailed = ""] = (await mail.linkTo("/auth/link#")).split("#");
  // Without the session, with which no one is asked for a code.
  const known = [...own.cookies].filter(([name]) => name.endsWith("device"));
  expect(known).toHaveLength(1);
  const Cookie = known.map(([name, value]) => `${name}=${value}`).join("; ");
  const device = product.visitor({ headers: { Cookie } });
  await device.form("/auth/mail", { email: ADDRESS });
  const devices = await mail.codeOf(3);
  const token = crypto.randomUUID();
  const hash = createHash("sha256").update(token).digest("base64url");
  for (const table of ["sign_in_links", "sign_in_challenges"])
    await product.query(
      `insert into ${table} (token_hash, user_id, expires_at) values ($1, $2, now() + interval '9 minutes')`,
      [hash, userId],
    );
  const person = { product, admin, own, userId };
  const enter = (visitor: Visitor, code: string) =>
    visitor.form("/auth/mail", { email: ADDRESS, code });
  const byLink = (given: string) => product.visitor().form("/auth/link", { token: given });
  const count = async (text: string) => (await product.query(text, [userId])).length > 0;
  const ways: Record<Way, () => Promise<boolean>> = {
    "mailed code": async () => (await enter(product.visitor(), strangers)).status === 302,
    "mailed code on their device": async () => (await enter(device, devices)).status === 302,
    "code for another address": () =>
      count(
        "select 1 from verifications where identifier like 'mail-code address%' and user_id = $1",
      ),
    "mailed link": async () => (await byLink(mailed)).status === 302,
    "link handed over": async () => (await byLink(token)).status === 302,
    // No code is right, but there is someone whose it could be.
    "second step": async () =>
      (
        await product
          .visitor({ headers: { Cookie: `challenge=${token}` } })
          .form("/auth/confirm", { code: "000000" })
      ).status === 401,
    session: async () => (await own.get("/training")).status === 200,
    "re-authentication": () =>
      count(
        "select 1 from sessions where user_id = $1 and proven_at > now() - interval '10 minutes'",
      ),
  };
  return { person, ways };
}

test.each(Object.entries(CAUSES))(
  "AUTH-1 AUTH-7 PEOPLE-6 what still lets someone in: %s",
  async (_, cause) => {
    const { person, ways } = await everythingOpen(cause.staff ?? false);
    const response = await cause.does(person);
    expect(response?.status ?? 200).toBeLessThan(303);
    await cause.after?.(person);
    // An instance is told of a session's end.
    if (!cause.stays.includes("session")) await expect.poll(ways.session).toBe(false);
    const open: Way[] = [];
    // Last to first: the ways in would begin sessions that are fresh.
    for (const way of WAYS.toReversed()) if (await ways[way]()) open.unshift(way);
    expect(open).toEqual(cause.stays);
  },
);
