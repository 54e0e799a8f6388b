import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { NO_ADDRESS } from "../../app/platform/text/person-name";
import { builtProduct } from "../kit/built-product";
import { mailsDue, sweepDue } from "../kit/due-jobs";
import { formTokenFor } from "../kit/form-tokens";
import { publish } from "../kit/publish";
import { SmtpStub } from "../kit/smtp-stub";
import { advanceClock, startForTest, startProduct, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const PAGE = "/crm-request";
const ENTRIES = {
  name: "Ann Lee",
  mail: "ann@example.com",
  role: "setter",
  need: "access",
  details: "Two lines\nof my own",
};
const SUPPORT = "support@setpoint.example";
const RECEIVED = `${PAGE}?sent=1#crm`;
const PAGES = [
  ["/request-company-email", "company-email"],
  ["/request-company-facebook", "company-facebook"],
  ["/crm-request", "crm"],
  ["/legal-team-form", "legal"],
  ["/join-slack", "welcome"],
] as const;

type Row = {
  id: string;
  form: string;
  sender_name: string;
  sender_mail: string;
  status: string;
  caller: string;
  fields: { label: string; value: string }[];
};

/** Separate callers, so no test hits another's limits. */
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: "1" });
});
afterAll(() => product.stop());

let callers = 0;
function newVisitor(of: Pick<TestProduct, "url"> = product): Visitor {
  callers += 1;
  return new Visitor(of.url, { headers: { "X-Forwarded-For": `198.51.100.${callers}` } });
}

async function rows(of = product): Promise<Row[]> {
  return of.query<Row>("select * from submissions order by created_at");
}

async function added(act: () => Promise<unknown>): Promise<Row[]> {
  const before = new Set((await rows()).map(({ id }) => id));
  await act();
  return (await rows()).filter(({ id }) => !before.has(id));
}

function wordsOf(page: string): string {
  return page.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const hiddenToken = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";

describe("a request form", () => {
  test("REQ-1 SLOT-2 what is sent is kept as it was entered, and the page says so with the 24 hours", async () => {
    const visitor = newVisitor();
    const formToken = await formTokenFor("crm");
    const [row, ...more] = await added(async () => {
      const response = await visitor.form(PAGE, { ...ENTRIES, ...formToken });
      expect([response.status, response.headers.get("Location")]).toEqual([302, RECEIVED]);
    });
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: formToken.stamp.split(".")[0],
      form: "crm",
      sender_name: "Ann Lee",
      sender_mail: "ann@example.com",
      status: "new",
    });
    expect(row?.fields).toEqual([
      { label: "Your name", value: "Ann Lee" },
      { label: "Your company email address", value: "ann@example.com" },
      { label: "Your role", value: "Appointment setter" },
      { label: "What do you need?", value: "First-time access" },
      { label: "In your own words", value: "Two lines\nof my own" },
    ]);
    expect(row?.caller).not.toContain("198.51");
    const receipt = await visitor.page(RECEIVED.replace(/#.*/, ""));
    expect(receipt).toContain("Your CRM request has arrived");
    expect(receipt).toContain("within 24 hours");
  });

  test("SLOT-2 sent twice, and twenty times at once, it is one row and the same receipt", async () => {
    const formToken = await formTokenFor("crm");
    const visitor = newVisitor();
    const send = async () => {
      const response = await visitor.form(PAGE, { ...ENTRIES, ...formToken });
      return response.headers.get("Location");
    };
    const found = await added(async () => {
      const responses = await Promise.all(Array.from({ length: 20 }, send));
      expect(new Set([...responses, await send()])).toEqual(new Set([RECEIVED]));
    });
    expect(found).toHaveLength(1);
  });

  test("SLOT-2 a used form token is refused: the browser has to fetch another", async () => {
    const formToken = await formTokenFor("crm");
    const visitor = newVisitor();
    const found = await added(async () => {
      await visitor.form(PAGE, { ...ENTRIES, ...formToken });
      const other = await visitor.form(PAGE, {
        ...ENTRIES,
        ...formToken,
        details: "Something else",
      });
      expect(other.status).toBe(400);
    });
    expect(found.map(({ fields }) => fields.at(-1)?.value)).toEqual([ENTRIES.details]);
  });

  test("SLOT-2 errors appear next to their fields, input is preserved, nothing is stored", async () => {
    const found = await added(async () => {
      const wrong = { ...ENTRIES, mail: "ann", need: "everything", name: "<b>Ann</b>" };
      const response = await newVisitor().form(PAGE, { ...wrong, ...(await formTokenFor("crm")) });
      const page = wordsOf(await response.text());
      expect(response.status).toBe(400);
      expect(page).toMatch(/id="crm-mail-fault"[^>]*>Please enter an email address/);
      expect(page).toMatch(/id="crm-need-fault"[^>]*>Please choose one of these/);
      expect(page).not.toContain("crm-name-fault");
      expect(page).toContain('value="ann"');
      expect(page).toContain("Two lines\nof my own</textarea>");
      expect(page).not.toContain("<b>Ann");
    });
    expect(found).toEqual([]);
  });

  test("SLOT-2 too long, unknown, doubled and huge fields are refused in clear words", async () => {
    const visitor = newVisitor();
    const formToken = await formTokenFor("crm");
    const post = async (fields: Record<string, string>) =>
      visitor.form(PAGE, { ...ENTRIES, ...formToken, ...fields });
    const found = await added(async () => {
      const long = await post({ name: "x".repeat(101) });
      expect(long.status).toBe(400);
      expect(await long.text()).toContain("Please keep this to 100 characters; it has 101");
      expect((await post({ details: "x".repeat(100_000) })).status).toBe(400);
      expect((await post({ details: "x".repeat(1_000_000) })).status).toBe(413);
      expect((await post({ status: "accepted" })).status).toBe(400);
      expect((await post({ traineeId: "1" })).status).toBe(400);
      const doubled = new URLSearchParams([
        ...Object.entries({ ...ENTRIES, ...formToken }),
        ["name", "B"],
      ]);
      expect((await visitor.fetch(PAGE, { method: "POST", body: doubled })).status).toBe(400);
      const file = new FormData();
      for (const [name, value] of Object.entries({ ...ENTRIES, ...formToken }))
        file.set(name, value);
      file.set("details", new File(["x"], "x.txt"));
      expect((await visitor.fetch(PAGE, { method: "POST", body: file })).status).toBe(400);
      const json = await visitor.json(PAGE, ENTRIES);
      expect(json.status).toBe(400);
    });
    expect(found).toEqual([]);
  });

  test("SLOT-2 bots: no token, no work, too quick, too old, forged, or another form's", async () => {
    const visitor = newVisitor();
    const good = await formTokenFor("crm");
    const tries: [Record<string, string>, number][] = [
      [{}, 200],
      [{ stamp: good.stamp }, 400],
      [{ ...good, proof: "1" }, 400],
      [await formTokenFor("crm", { ageMs: 25 * 3_600_000 }), 400],
      [await formTokenFor("crm", { secret: "a secret of somebody else" }), 400],
      [await formTokenFor("legal"), 400],
      [{ ...good, stamp: "x" }, 400],
    ];
    const found = await added(async () => {
      // As from a clock that is ahead: on a busy machine, what is made and sent in one go takes long enough.
      const quick = { ...ENTRIES, ...(await formTokenFor("crm", { ageMs: -60_000 })) };
      expect((await visitor.form(PAGE, quick)).status).toBe(400);
      for (const [fields, status] of tries) {
        const response = await visitor.form(PAGE, { ...ENTRIES, ...fields });
        expect(response.status, JSON.stringify(fields)).toBe(status);
      }
    });
    expect(found).toEqual([]);
  });

  test("SLOT-2 what a password manager fills into the hidden field is never received in appearance only: one more question, then it is", async () => {
    const visitor = newVisitor();
    const hidden = { topic: "Ann Lee" };
    const found = await added(async () => {
      const sent = { ...ENTRIES, ...(await formTokenFor("crm")), ...hidden };
      const asked = await visitor.form(PAGE, sent);
      const page = await asked.text();
      expect(asked.status).toBe(200);
      expect(page).toContain("Nothing has been sent yet");
      expect(page).toContain('value="ann@example.com"');
      expect(page).toMatch(/type="checkbox"[^>]* name="by_a_person"/);
      expect(page).not.toMatch(/name="topic"/);
      const again = await visitor.form(PAGE, { ...sent, by_a_person: "yes" });
      expect(again.status).toBe(302);
      const without = { ...ENTRIES, ...(await formTokenFor("crm")), by_a_person: "yes" };
      expect((await visitor.form(PAGE, without)).status).toBe(302);
    });
    expect(found).toHaveLength(2);
  });

  test("SLOT-2 an address may send twenty an hour; beyond that it gets a message, and no input is lost", async () => {
    const visitor = newVisitor();
    const found = await added(async () => {
      for (let sent = 0; sent < 20; sent += 1)
        await visitor.form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm")) });
      const over = await visitor.form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm")) });
      const page = await over.text();
      expect(over.status).toBe(429);
      expect(page).toContain("Please try again in 3 minutes");
      expect(page).toContain('value="ann@example.com"');
      const other = await newVisitor().form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm")) });
      expect(other.status).toBe(302);
    });
    expect(found).toHaveLength(21);
  });

  test("S5 a flood of strangers makes their forms cost more work; it closes nothing, and signed-in people notice nothing", async () => {
    const flooded = await startForTest({ TRUST_PROXY: "1" });
    const { visitor: trainee } = await flooded.signedIn();
    const send = async (visitor: Visitor, work: Parameters<typeof formTokenFor>[1] = {}) =>
      visitor.form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm", work)) });
    const workFor = async (visitor: Visitor) =>
      ((await (await visitor.get("/forms/crm/stamp")).json()) as { difficulty: number }).difficulty;
    expect((await send(newVisitor(flooded))).status).toBe(302);
    expect(await workFor(newVisitor(flooded))).toBe(14);
    await flooded.query("update rate_limits set tokens = 0 where key like 'form-crm %'");
    const light = await send(newVisitor(flooded));
    expect(light.status).toBe(400);
    expect(await light.text()).toContain("takes your browser a little longer");
    expect(await workFor(newVisitor(flooded))).toBe(16);
    expect((await send(newVisitor(flooded), { difficulty: 16 })).status).toBe(302);
    expect((await send(newVisitor(flooded), { difficulty: 16 })).status).toBe(302);
    expect(await workFor(newVisitor(flooded))).toBe(17);
    const without = await send(newVisitor(flooded), { withoutWork: true });
    expect(without.status).toBe(429);
    // The next of 120 an hour, minus the time since they were used up.
    const wait = Number(without.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    expect(await workFor(trainee)).toBe(14);
    expect((await send(trainee)).status).toBe(302);
  });

  test("SLOT-2 tokens are given for every form, and are all different", async () => {
    const responses = await Promise.all(
      [1, 2].map(async () => (await newVisitor().get("/forms/crm/stamp")).json()),
    );
    expect(responses[0]).toEqual({ stamp: expect.any(String), difficulty: 14 });
    expect(responses[0]).not.toEqual(responses[1]);
    expect((await newVisitor().get("/forms/CRM%20x/stamp")).status).toBe(404);
  });
});

describe("without JavaScript", () => {
  test("SLOT-2 the entries come again to be looked at, and one more press sends them once", async () => {
    const visitor = newVisitor();
    const found = await added(async () => {
      const first = await visitor.form(PAGE, { ...ENTRIES, stamp: "", proof: "" });
      const page = wordsOf(await first.text());
      expect(first.status).toBe(200);
      expect(page).toContain("Check your answers");
      expect(page).toContain("Send now");
      expect(page).toContain('value="Ann Lee"');
      const stamp = hiddenToken(page);
      const quick = await (await visitor.form(PAGE, { ...ENTRIES, stamp })).text();
      expect(quick).toContain("That was quick");
      expect(hiddenToken(quick)).toBe(stamp);
      advanceClock(2_050);
      for (let press = 0; press < 2; press += 1) {
        const sent = await visitor.form(PAGE, { ...ENTRIES, stamp });
        expect(sent.headers.get("Location")).toBe(RECEIVED);
      }
      const changed = await visitor.form(PAGE, { ...ENTRIES, stamp, details: "Another" });
      expect(changed.status).toBe(200);
      expect(hiddenToken(await changed.text())).not.toBe(stamp);
    });
    expect(found).toHaveLength(1);
  });

  test("S15 SLOT-2 a form from a clock that was an hour ahead gets a token that counts at once", async () => {
    const visitor = newVisitor();
    const { stamp } = await formTokenFor("crm", { withoutWork: true, ageMs: -3_600_000 });
    const again = hiddenToken(await (await visitor.form(PAGE, { ...ENTRIES, stamp })).text());
    expect(again).not.toBe(stamp);
    advanceClock(2_050);
    const sent = await visitor.form(PAGE, { ...ENTRIES, stamp: again });
    expect(sent.headers.get("Location")).toBe(RECEIVED);
  });

  test("SLOT-2 without proof of work fewer may be sent, and a day-old form token is replaced", async () => {
    const visitor = newVisitor();
    const withoutWork = () => formTokenFor("crm", { withoutWork: true });
    const old = await formTokenFor("crm", { withoutWork: true, ageMs: 25 * 3_600_000 });
    const again = await visitor.form(PAGE, { ...ENTRIES, ...old });
    expect(again.status).toBe(200);
    expect(hiddenToken(await again.text())).not.toBe(old.stamp);
    for (let sent = 0; sent < 6; sent += 1)
      expect((await visitor.form(PAGE, { ...ENTRIES, ...(await withoutWork()) })).status).toBe(302);
    expect((await visitor.form(PAGE, { ...ENTRIES, ...(await withoutWork()) })).status).toBe(429);
    expect((await visitor.form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm")) })).status).toBe(
      302,
    );
  });

  test.each(PAGES)("REQ-1 ONB-2 %s shows its whole form", async (path, form) => {
    const page = await newVisitor().page(path);
    expect(page).toMatch(new RegExp(`<form id="${form}"[^>]* method="post"`));
    expect(page).not.toMatch(/<button[^>]* disabled=/);
    const empty = await newVisitor().form(path, {});
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please fill this in");
  });
});

describe("mail", () => {
  async function withMail(env: Record<string, string> = {}) {
    const mail = await SmtpStub.start();
    onTestFinished(() => mail.stop());
    return { mail, sender: await startForTest({ ...mail.env, ...env }) };
  }
  const send = async (of: TestProduct, changes: Record<string, string> = {}) =>
    of.visitor().form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm")), ...changes });
  const hurry = (of: TestProduct) => mailsDue(of.query);

  test("OWN-2 where replies go is what the mail settings say, and a sender's own address stays theirs", async () => {
    const { mail, sender } = await withMail({ MAIL_REPLY_TO: "office@company.example" });
    await send(sender);
    await mail.until(2);
    const replyTo = ({ source }: { source: string }) => /^Reply-To: (.+)\r$/m.exec(source)?.[1];
    expect(Object.fromEntries(mail.mails.map((each) => [each.to, replyTo(each)]))).toEqual({
      [SUPPORT]: "ann@example.com",
      "ann@example.com": "office@company.example",
    });
  });

  test("SLOT-2 the support address gets the entries, the sender a receipt that holds none of them", async () => {
    const { mail, sender } = await withMail();
    const link = await send(sender, { name: "Click http://spam.example now" });
    expect([link.status, await link.text()]).toEqual([400, expect.stringContaining(NO_ADDRESS)]);
    await send(sender, { name: "Click spam now" });
    await mail.until(2);
    const [support, receipt] = [SUPPORT, "ann@example.com"].map((to) =>
      mail.mails.find((each) => each.to === to),
    );
    expect(mail.mails).toHaveLength(2);
    expect(support?.source).toMatch(/^Reply-To: ann@example.com\r$/m);
    expect(support?.source).toContain("of my own");
    expect(receipt?.source).toMatch(new RegExp(`^Reply-To: ${SUPPORT}\\r$`, "m"));
    expect(receipt?.source).toContain("within 24 hours");
    expect(receipt?.source).not.toMatch(/spam|of my own|Ann/);
    await expect
      .poll(() => sender.query("select * from mail_outbox where sent_at is null"))
      .toEqual([]);
    expect(sender.logged.join("")).not.toContain("ann@example.com");
  });

  test("CONT-1 SLOT-2 an email is sent in the words that are published", async () => {
    const { mail, sender } = await withMail();
    await publish(sender, "mails", {
      "formReceipt.subject": "Got it: {form}",
      "formReceipt.text": "Thanks from {legalName}.\n\nRemember {reference}.",
    });
    await send(sender);
    await mail.until(2);
    const receipt = mail.mails.find(({ to }) => to === "ann@example.com")?.source;
    expect(receipt).toMatch(/^Subject: Got it: CRM request\r$/m);
    expect(receipt).toContain(`Thanks from ${sender.running.settings.current().brand.legalName}.`);
    expect(receipt).toMatch(/Remember [\dA-Z-]{6,12}\./);
  });

  test("SLOT-2 only the two recipients are mailed, regardless of the input", async () => {
    const { mail, sender } = await withMail();
    for (const value of ["ann@example.com\r\nBcc: b@example.com", "ann@example.com,b@example.com"])
      expect((await send(sender, { mail: value })).status).toBe(400);
    expect((await send(sender, { name: "Ann\r\nBcc: b@example.com" })).status).toBe(400);
    const named = "Ann <b@example.com>, Bcc: b@example.com";
    expect((await send(sender, { name: named })).status).toBe(400);
    await send(sender, {
      name: "Ann <b>, Bcc: b",
      details: "\nBcc: b@x.y",
    });
    await mail.until(2);
    expect(mail.mails.map(({ to }) => to).toSorted()).toEqual(["ann@example.com", SUPPORT]);
    for (const { source } of mail.mails) expect(source.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
  });

  test("SLOT-2 one address gets at most five receipts a day, regardless of the sender", async () => {
    const { mail, sender } = await withMail({ TRUST_PROXY: "1" });
    for (let sent = 0; sent < 7; sent += 1)
      await newVisitor(sender).form(PAGE, { ...ENTRIES, ...(await formTokenFor("crm")) });
    await mail.until(12);
    expect(mail.mails.filter(({ to }) => to === "ann@example.com")).toHaveLength(5);
    expect(mail.mails).toHaveLength(12);
  });

  test("SLOT-2 with the mail server down forms are taken, and their mail goes out once it is back", async () => {
    const { mail, sender } = await withMail();
    const { port } = mail;
    await mail.stop();
    expect((await send(sender)).headers.get("Location")).toBe(RECEIVED);
    await expect
      .poll(() => sender.query("select 1 from mail_outbox where attempts > 0 and last_error <> ''"))
      .not.toEqual([]);
    const back = await SmtpStub.start(port);
    onTestFinished(() => back.stop());
    await hurry(sender);
    await back.until(2);
    expect(back.mails.map(({ to }) => to).toSorted()).toEqual(["ann@example.com", SUPPORT]);
  });

  test("SLOT-2 a refused mail waits longer each time and holds up no other; after three days it is given up", async () => {
    const { mail, sender } = await withMail();
    mail.refusing = true;
    await send(sender);
    const waits = () =>
      sender.query<{ attempts: number; seconds: number; last_error: string }>(
        `select mail_outbox.attempts, round(extract(epoch from run_at - now()))::int as seconds, mail_outbox.last_error
         from mail_outbox join jobs on jobs.payload->>'mail' = mail_outbox.id::text`,
      );
    for (const [attempts, least, most] of [
      [1, 25, 30],
      [2, 55, 60],
      [3, 115, 120],
    ] as const) {
      const settled = async () => {
        const found = await waits();
        return (
          found.length === 2 &&
          found.every(
            (each) => each.attempts === attempts && each.seconds > 0 && each.seconds <= most,
          )
        );
      };
      await expect.poll(settled).toBe(true);
      for (const { seconds, last_error } of await waits()) {
        expect(seconds).toBeGreaterThanOrEqual(least);
        expect(last_error).toBe("EMESSAGE 450");
      }
      if (attempts < 3) await hurry(sender);
    }
    mail.refusing = false;
    const days = await sender.query(
      "select distinct extract(day from expires_at - created_at)::int as days from mail_outbox",
    );
    expect(days).toEqual([{ days: 3 }]);
    await sender.query("update mail_outbox set expires_at = now() where recipient like 'ann%'");
    await hurry(sender);
    await mail.until(1);
    await send(sender, { mail: "bob@example.com" });
    await mail.until(3);
    expect(mail.mails.map(({ to }) => to)).not.toContain("ann@example.com");
  });

  test("SLOT-2 what was sent is kept for thirty days", async () => {
    const { mail, sender } = await withMail();
    await send(sender);
    await mail.until(2);
    await expect
      .poll(() => sender.query("select 1 from mail_outbox where sent_at is null"))
      .toEqual([]);
    await sender.query(
      "update mail_outbox set sent_at = now() - interval '31 days' where recipient like 'ann%'",
    );
    await sender.query(
      "update mail_outbox set sent_at = now() - interval '29 days' where recipient not like 'ann%'",
    );
    await sweepDue(sender.query);
    await expect.poll(async () => (await sender.query("select 1 from mail_outbox")).length).toBe(1);
  });

  test("SLOT-2 two instances share the limits, and send no mail twice", async () => {
    const { mail, sender } = await withMail();
    const { start, parseConfig } = await builtProduct();
    const second = await start(parseConfig({ ...sender.env, LOG_LEVEL: "silent" }));
    onTestFinished(second.stop);
    const instances = [sender.visitor(), new Visitor(second.url)];
    const forms = await Promise.all(Array.from({ length: 22 }, () => formTokenFor("crm")));
    const responses = await Promise.all(
      forms.map((formToken, at) =>
        instances[at % 2]?.form(PAGE, { ...ENTRIES, mail: `s${at}@example.com`, ...formToken }),
      ),
    );
    const statuses = responses.map((response) => response?.status);
    expect(statuses.sort()).toEqual([...Array(20).fill(302), 429, 429]);
    await mail.until(40);
    const unsent = "select 1 from mail_outbox where sent_at is null";
    await expect.poll(() => sender.query(unsent)).toEqual([]);
    expect(mail.mails).toHaveLength(40);
    const receipts = mail.mails.map(({ to }) => to).filter((to) => to !== SUPPORT);
    expect(new Set(receipts).size).toBe(20);
  });

  test("SLOT-2 without a mail server nothing is queued", async () => {
    const alone = await startForTest();
    expect((await send(alone)).status).toBe(302);
    expect(await alone.query("select 1 from mail_outbox")).toEqual([]);
  });
});

describe("the agreement's preview", () => {
  test("REQ-2 a notice, the document in a frame of 800 px and without it, and who to write to", async () => {
    const response = await product.visitor().get("/demo-agreement");
    const page = await response.text();
    expect(page).toContain("This is an informational preview.");
    expect(page).toMatch(/<iframe src="\/demo-agreement\/document"[^>]*style="height:800px"/);
    expect(page).toContain('<a href="/demo-agreement/document"');
    expect(page).toContain(`href="mailto:${SUPPORT}`);
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-src 'self';");
    const document = await product.visitor().get("/demo-agreement/document");
    expect(document.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    const policy = document.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    const text = await document.text();
    expect(text).toContain("reimbursement is guaranteed upon meeting the program requirements");
    expect(text).toContain("Setpoint Example LLC");
  });

  test("REQ-2 no other page may be framed", async () => {
    for (const path of ["/demo-agreement", "/join-slack", "/"]) {
      const { headers } = await product.visitor().get(path);
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    }
  });
});

describe("the welcome page", () => {
  test("ONB-2 both steps have an address; without an invitation it says who to write to", async () => {
    const first = await product.visitor().page("/join-slack");
    expect(first).toContain("Interview Passed");
    expect(first).toMatch(/href="\/join-slack\?step=2"[^>]*>Continue/);
    const second = await product.visitor().page("/join-slack?step=2");
    expect(second).toMatch(/<section[^>]*hidden=""[^>]*>.*Complete the form/s);
    expect(second).toContain("Don&#x27;t have an invitation yet?");
    expect(second).toContain('href="/training"');
  });

  test("ONB-2 REQ-1 SLOT-1 with an invitation and forms of the company's own, those stand there", async () => {
    const company = await startForTest();
    const invite = "https://join.slack.com/t/company/shared_invite/zt-1";
    const form = (id: string) => ({ provider: "tally", address: `https://tally.so/embed/${id}` });
    await company.query(
      "insert into settings (links, slots) values ($1, $2) on conflict (id) do update set links = excluded.links, slots = excluded.slots",
      [
        JSON.stringify({ slackInvite: invite }),
        JSON.stringify({ welcome: form("wA1b2C"), crm: form("cA1b2C") }),
      ],
    );
    await expect
      .poll(() => company.visitor().page("/join-slack?step=2"))
      .toContain(`href="${invite}" target="_blank" rel="noopener"`);
    for (const [path, id] of [
      ["/join-slack", "wA1b2C"],
      ["/crm-request", "cA1b2C"],
    ]) {
      const response = await company.visitor().get(path ?? "");
      const page = await response.text();
      expect(page).toContain(`https://tally.so/embed/${id}`);
      expect(page).not.toContain("<form");
      expect(response.headers.get("Content-Security-Policy")).toContain(
        "frame-src https://tally.so;",
      );
    }
    const own = await company.visitor().get("/legal-team-form");
    expect(own.headers.get("Content-Security-Policy")).toContain("frame-src 'none'");
  });
});
