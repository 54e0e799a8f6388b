/** An applicant's own page, behind a signed link (APPL-2). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formTokenFor } from "../kit/form-tokens";
import { anApplication } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";

const SUITS = { citizenship: "us", age: "adult", hours: "4-to-6", equipment: "all" };
const ROLE = "/hiring/dmsetters";

let product: TestProduct;
let mail: SmtpStub;
beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct(mail.env);
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});
beforeEach(async () => {
  await product.query("delete from applicants");
  await product.query("delete from submissions");
  await product.query("delete from bookings");
  await product.query("delete from rate_limits");
});

async function apply(email: string, answers: Record<string, string> = SUITS) {
  const formToken = await formTokenFor("application", { withoutWork: true });
  const name = "Ann Applicant";
  return product.visitor().form(ROLE, { ...answers, name, email, ...formToken });
}

const mailsTo = (address: string) =>
  mail.mails.filter(({ to }) => to === address).map(({ source }) => mailParts(source).text);

/** The text of the newest email to an address that contains this. */
async function mailTo(address: string, says: RegExp): Promise<string> {
  const newest = () => mailsTo(address).findLast((text) => says.test(text));
  for (let count = mail.mails.length; !newest(); count = mail.mails.length)
    await mail.until(count + 1);
  return newest() ?? "";
}

async function linkFor(address: string): Promise<string> {
  const text = await mailTo(address, /\/apply\//);
  return /\/apply\/[\w.-]+/.exec(text)?.[0] ?? "";
}

async function stageOf(address: string): Promise<string | undefined> {
  const [row] = await product.query<{ stage: string }>(
    "select stage from applicants where mail = $1 order by created_at desc",
    [address],
  );
  return row?.stage;
}

async function book(path: string, choose: (times: string[]) => string | undefined) {
  const page = await product.visitor().page(`${path}?ask=book&zone=UTC`);
  const formToken = await formTokenFor("booking-interview", { withoutWork: true });
  const response = await product.visitor().get("/schedule/interview/times");
  const { times } = (await response.json()) as { times: { at: string }[] };
  const at = choose(times.map((each) => each.at)) ?? "";
  const fields = { at, zone: "UTC", name: "Somebody Else", mail: "else@example.com", ...formToken };
  return { page, response: await product.visitor().form(`${path}?ask=book`, fields) };
}

describe("the receipt", () => {
  test("APPL-2 who qualifies gets a link to a page of their own; who does not gets another email without one", async () => {
    await apply("ann@qualified.example");
    const path = await linkFor("ann@qualified.example");
    const response = await product.visitor().get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
    const page = await response.text();
    expect(page).toContain("You meet the requirements");
    expect(page).toContain("Book your interview");
    expect(await product.visitor().page("/sitemap.xml")).not.toContain("/apply");
    await apply("bob@declined.example", { ...SUITS, hours: "under-4" });
    const text = await mailTo("bob@declined.example", /requirements of this role/);
    expect(text).not.toContain("/apply/");
  });
});

describe("the page", () => {
  test("APPL-2 the interview is booked in the applicant's name without retyping, and cannot be booked twice", async () => {
    await apply("cara@books.example");
    const path = await linkFor("cara@books.example");
    const { page, response } = await book(path, (times) => times[0]);
    expect(page).toContain("Setter interview");
    expect(response.status).toBe(302);
    const rows = "select guest_name, guest_mail, held_until from bookings";
    const booked = [
      { guest_name: "Ann Applicant", guest_mail: "cara@books.example", held_until: null },
    ];
    expect(await product.query(rows)).toEqual(booked);
    expect(await stageOf("cara@books.example")).toBe("interview booked");
    const after = await product.visitor().page(path);
    expect(after).toContain("Your interview is booked");
    expect(after).toMatch(/href="\/booking\/[^"]+\?ask=move"/);
    await book(path, (times) => times[1]);
    expect(await product.query(rows)).toEqual(booked);
  });

  test("APPL-2 withdrawing asks first, cancels the interview, and is over", async () => {
    await apply("dan@withdraws.example");
    const path = await linkFor("dan@withdraws.example");
    await book(path, (times) => times[2]);
    expect(await product.visitor().page(`${path}?ask=withdraw`)).toContain("Yes, withdraw");
    expect(await stageOf("dan@withdraws.example")).toBe("interview booked");
    expect((await product.visitor().form(path, { act: "withdraw" })).status).toBe(302);
    expect(await stageOf("dan@withdraws.example")).toBe("withdrawn");
    expect(await product.query("select cancelled_at is null as open from bookings")).toEqual([
      { open: false },
    ]);
    const page = await product.visitor().page(path);
    expect(page).toContain("You withdrew your application");
    expect(page).not.toMatch(/href="[^"]*\?ask=/);
    const events = await product.query(
      "select actor_kind from events where verb = 'applicants.withdraw'",
    );
    expect(events).toEqual([{ actor_kind: "guest" }]);
  });
});

describe("links that open nothing", () => {
  test("APPL-2 forged, cut, expired and of another applicant: the same page, 404, and nothing is revealed or done", async () => {
    await apply("eve@forged.example");
    const path = await linkFor("eve@forged.example");
    const [id, until, signature] = path.replace("/apply/", "").split(".");
    const other = await anApplication(product.query, { mail: "other@example.com" });
    const { vault } = product.running.auth;
    const expired = `${id}.1700000000.${vault.hmac(`apply ${id} 1700000000`)}`;
    const tokens = [
      `${id}.${until}.${"A".repeat(43)}`,
      `${other}.${until}.${signature}`,
      `${id}.${Number(until) + 1}.${signature}`,
      expired,
      path.slice(7, -1),
      "nonsense",
    ];
    const responses = await Promise.all(
      tokens.map((each) => product.visitor().get(`/apply/${each}`)),
    );
    for (const response of responses) {
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain("This link doesn't open an application");
      expect(page).toContain("60 days");
      expect(page).not.toContain("Ann Applicant");
    }
    for (const token of tokens)
      expect((await product.visitor().form(`/apply/${token}`, { act: "withdraw" })).status).toBe(
        404,
      );
    expect(await stageOf("eve@forged.example")).toBe("qualified");
  });

  test("APPL-2 staff send a new link while there is a page to open, and it is in the log", async () => {
    const address = "late@example.com";
    const id = await anApplication(product.query, { mail: address });
    const admin = await product.admin();
    const send = () => admin.form(`/admin/applicants/${id}`, { intent: "send-link" });
    expect((await send()).status).toBe(200);
    expect((await product.visitor().get(await linkFor(address))).status).toBe(200);
    expect(await admin.page(`/admin/applicants/${id}`)).toContain("Sent the link");
    await product.query("update applicants set stage = 'declined' where id = $1", [id]);
    expect((await send()).status).toBe(409);
    expect(mailsTo(address)).toHaveLength(1);
  });

  test("APPL-2 a new link is mailed to who has applied, three times a day, with the same response to all", async () => {
    await anApplication(product.query, { mail: "fay@again.example" });
    const ask = (address: string) =>
      product.visitor().form("/apply/expired", { act: "link", mail: address });
    const [known, unknown] = await Promise.all(
      ["fay@again.example", "nobody@again.example"].map(async (each) => (await ask(each)).text()),
    );
    expect(known).toContain("a new link is on its way");
    expect(unknown).toContain("a new link is on its way");
    expect(await linkFor("fay@again.example")).not.toBe("");
    for (let times = 0; times < 4; times += 1) await ask("fay@again.example");
    const queued = await product.query(
      "select count(*)::int as mails from mail_outbox where recipient like '%@again.example'",
    );
    expect(queued).toEqual([{ mails: 3 }]);
    expect((await ask("no address")).status).toBe(400);
  });
});
