import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { calendarFields } from "../../app/settings/calendar-form";
import { calendarSchema, SHIPPED_CALENDARS } from "../../app/settings/calendars";
import { aHost, formAt, RULES, setCalendars } from "../kit/calendars";
import { aKnownGuest } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { save } from "../kit/settings-form";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";

const NOW = Date.parse("2037-11-19T14:00:00Z");
const AT = "2037-11-23T14:00:00.000Z";
const ROOM = "https://meet.example.com/our-room";

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
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  for (const table of ["bookings", "hosts", "rate_limits", "mail_outbox"])
    await product.query(`delete from ${table}`);
  await aKnownGuest(product.query, "ann@guests.example");
  mail.mails.length = 0;
});
afterEach(() => vi.useRealTimers());

/** Books, and returns the response and the address of the meeting. */
async function book(changes: Record<string, string> = {}) {
  const visitor = product.visitor();
  const fields = { name: "Ann Sample", mail: "ann@guests.example", message: "", ...changes };
  const form = await formAt(product, "discovery", AT);
  const response = await visitor.form("/schedule/discovery", { ...form, ...fields });
  return { response, visitor, address: `/booking/${visitor.cookies.get("booked")}` };
}

const wordsOf = (page: string) => page.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("CALL-1 where it takes place", () => {
  test.each([
    ["video", ROOM, ROOM, `Where: ${ROOM}`, ROOM],
    [
      "host",
      "",
      "https://meet.example.com/dana",
      "Where: https://meet.example.com/dana",
      "https://meet.example.com/dana",
    ],
    [
      "address",
      "1 Main Street, Tampa",
      "1 Main Street, Tampa",
      "Where: 1 Main Street, Tampa",
      null,
    ],
    ["phone", "", "We call you at +1 555 010 0199", "Where: We call you at +1 555 010 0199", null],
  ])(
    "CALL-1 %s is on the confirmation and the meeting page, in the file, both mails and the inbox",
    async (place, placeText, shown, line, url) => {
      const host = await aHost(product, {
        name: "Dana Host",
        link: "https://meet.example.com/dana",
      });
      await setCalendars(product, { discovery: { ...RULES, place, placeText, hosts: [host] } });
      const phone: Record<string, string> = place === "phone" ? { phone: "+1 555 010 0199" } : {};
      const { response, visitor, address } = await book(phone);
      expect(response.status).toBe(302);
      for (const path of ["/book/next-steps?booked=1", address]) {
        const words = wordsOf(await visitor.page(path));
        expect(words).toMatch(/\bWhere\b/);
        expect(words).toContain(shown);
        expect(words).toContain("Dana Host");
      }
      const file = unfolded(await (await visitor.get(`${address}/meeting.ics`)).text());
      expect(file).toContain(`LOCATION:${shown.replaceAll(",", "\\,")}`);
      if (url) expect(file).toContain(`URL:${url}`);
      await expect.poll(() => mail.mails.length).toBe(2);
      for (const each of mail.mails) {
        expect(mailParts(each.source).text).toContain("With: Dana Host");
        expect(mailParts(each.source).text).toContain(line);
      }
      const [row] = await product.query<{ id: string }>(
        "select id from bookings where confirmed_at is null",
      );
      const item = wordsOf(await (await product.admin()).page(`/admin/inbox/booking/${row?.id}`));
      expect(item).toContain("Dana Host");
      expect(item).toContain(shown);
    },
  );

  test("CALL-1 DASH-4 a trainee who is late still finds the place, on the dashboard and the session's page", async () => {
    await setCalendars(product, { oneOnOne: { ...RULES, place: "video", placeText: ROOM } });
    const { visitor, userId } = await product.signedIn();
    const [id, [from, to]] = [
      crypto.randomUUID(),
      [-5, 25].map((at) => new Date(NOW + at * 60_000)),
    ];
    await product.query(
      `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller, trainee_id)
       values ($1, 'oneOnOne', $3, $4, 'Tess', 'tess@example.com', 'UTC', 'caller', $2)`,
      [id, userId, from, to],
    );
    const page = await visitor.page("/training");
    expect(page).toContain(`href="${ROOM}"`);
    const address = /\/training\/sessions\/booked\/[\w.-]+/.exec(page)?.[0] ?? "none";
    expect(address).toContain(id);
    expect(wordsOf(await visitor.page(address))).toMatch(/\bWhere\b/);
    vi.setSystemTime(NOW + 26 * 60_000);
    expect(wordsOf(await visitor.page(address))).not.toMatch(/\bWhere\b/);
  });

  test("CALL-1 a video link with a password from before stays while other fields are saved or copied, and is named; a new one is refused", async () => {
    const old = "https://ann:secret@meet.example.com/room";
    await setCalendars(product, { discovery: { ...RULES, place: "video", placeText: old } });
    const admin = await product.admin();
    const path = "/admin/settings/calendars/discovery";
    const stored = () => product.query("select calendars->'discovery' as now from settings");
    const part = "discovery";
    const calendar = { ...SHIPPED_CALENDARS.discovery, ...RULES, place: "video", placeText: old };
    const sent = calendarFields(calendarSchema.parse(calendar));
    expect(wordsOf(await admin.page(path))).toContain(
      "The saved link has a user or a password in it",
    );
    const saved = await save(admin, { path, part, fields: { ...sent, lengthMinutes: "45" } });
    expect(saved.status).toBe(303);
    expect(await stored()).toMatchObject([{ now: { lengthMinutes: 45, placeText: old } }]);
    for (const [place, placeText] of [
      ["video", `${old}2`],
      ["", `${old}2`],
    ] as const) {
      const refused = await save(admin, { path, part, fields: { ...sent, place, placeText } });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain("without a user or a password");
    }
    const mended = { ...sent, placeText: ROOM };
    expect((await save(admin, { path, part, fields: mended })).status).toBe(303);
    expect(await stored()).toMatchObject([{ now: { placeText: ROOM } }]);
  });

  test("CALL-1 guests see no place until someone has set one", async () => {
    await setCalendars(product, { discovery: RULES });
    const { visitor, address } = await book();
    expect(wordsOf(await visitor.page(address))).not.toMatch(/\bWhere\b/);
    expect(await (await visitor.get(`${address}/meeting.ics`)).text()).not.toContain("LOCATION");
  });
});

describe("CALL-2 the guest form", () => {
  const question = {
    id: "0123abcd",
    text: "Do you live in the US?",
    kind: "yesno",
    options: [],
    required: true,
    refuses: ["No"],
    refusal: "We only work with people in the US.",
  };

  test("CALL-2 a phone number is required where the place is a phone", async () => {
    await setCalendars(product, { discovery: { ...RULES, place: "phone" } });
    for (const phone of ["", "12", "٠١٢", "call me", "5".repeat(41)]) {
      const { response } = await book({ phone });
      expect([phone, response.status]).toEqual([phone, 400]);
      expect(await response.text()).toContain("Please enter");
    }
    expect((await book({ phone: "(555) 010-0199" })).response.status).toBe(302);
  });

  test("CALL-2 an answer is kept with the words of its question, and shown in inbox, mail and CSV", async () => {
    await setCalendars(product, { discovery: { ...RULES, questions: [question] } });
    expect((await book()).response.status).toBe(400);
    expect((await book({ "answer-0123abcd": "Perhaps" })).response.status).toBe(400);
    expect((await book({ "answer-0123abcd": "Yes" })).response.status).toBe(302);
    await setCalendars(product, { discovery: { ...RULES, questions: [] } });
    const [row] = await product.query<{ id: string; answers: object }>(
      "select id, answers from bookings where confirmed_at is null",
    );
    expect(row?.answers).toEqual([{ question: "Do you live in the US?", answer: "Yes" }]);
    const admin = await product.admin();
    const item = wordsOf(await admin.page(`/admin/inbox/booking/${row?.id}`));
    expect(item).toMatch(/Do you live in the US\?\s+Yes/);
    expect(await (await admin.get("/admin/inbox.csv")).text()).toContain(
      "Do you live in the US?: Yes",
    );
    await expect
      .poll(() => mail.mails.map(({ source }) => mailParts(source).text).join())
      .toMatch(/Do you live in the US\?\s+Yes/);
  });

  test("FORM-1 CALL-2 a guest whose page asked in other words gets those of now, with a script and without, and books by them", async () => {
    const ours = { ...question, options: [] };
    const other = { ...ours, text: "Do you work in the US?" };
    await setCalendars(product, { discovery: { ...RULES, questions: [ours] } });
    const at = "/schedule/discovery";
    const page = await product.visitor().page(`${at}?at=${encodeURIComponent(AT)}`);
    const shown = /name="questions_shown" value="(\w+)"/.exec(page)?.[1] ?? "";
    expect(shown).not.toBe("");
    await setCalendars(product, { discovery: { ...RULES, questions: [other] } });
    // Does not fit, and is not asked about any more.
    const sent = { questions_shown: shown, [`answer-${question.id}`]: "No" };
    const { response } = await book(sent);
    expect(response.status).toBe(409);
    const again = await response.text();
    expect(again).toContain("The questions have changed since you opened this page.");
    expect(again).toContain("Do you work in the US?");
    expect(again).toContain('value="Ann Sample"');
    const form = await formAt(product, "discovery", AT);
    const picked = await product.visitor().form(`${at}/bookings`, {
      ...form,
      ...sent,
      name: "Ann Sample",
      mail: "ann@guests.example",
    });
    expect(await picked.json()).toMatchObject({ asked: { questions: [{ text: other.text }] } });
    const now = /name="questions_shown" value="(\w+)"/.exec(again)?.[1] ?? "";
    const right = { questions_shown: now, [`answer-${question.id}`]: "Yes" };
    expect((await book(right)).response.status).toBe(302);
    const [row] = await product.query<{ answers: object }>(
      "select answers from bookings where confirmed_at is null",
    );
    expect(row?.answers).toEqual([{ question: other.text, answer: "Yes" }]);
  });

  test("CALL-2 an answer that does not fit leads to a page with a kind word, and books nothing", async () => {
    await setCalendars(product, { discovery: { ...RULES, questions: [question] } });
    const { response, visitor } = await book({ "answer-0123abcd": "No" });
    expect(response.status).toBe(302);
    const page = wordsOf(await visitor.page(response.headers.get("Location") ?? ""));
    expect(page).toContain("We only work with people in the US.");
    expect(await product.query("select 1 from bookings where confirmed_at is null")).toEqual([]);
    expect(wordsOf(await visitor.page("/schedule/discovery?unfit=ffffffff"))).not.toContain(
      "only work",
    );
  });
});
