/** Who came to group sessions: by their own links, and by what Zoom tells (WEEK-6). */
import { createHmac } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { bookingJobs } from "../../app/booking/booking.server";
import { contextOutside } from "../../app/pages.server";
import { tokenToJoin } from "../kit/address-values";
import { everything } from "../kit/all-rows";
import { aHost, setCalendars } from "../kit/calendars";
import { aCohort } from "../kit/cohorts";
import { queuesMail } from "../kit/due-jobs";
import { aBooking } from "../kit/inbox-items";
import { assignCoach, giveRole } from "../kit/people";
import { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";
import {
  ZOOM_ROOM as ROOM,
  ZOOM_SECRET as SECRET,
  sendZoom,
  type Told,
  zoomBody,
} from "../kit/zoom";

const MINUTE_MS = 60_000;
const PAGE = "/admin/attendance";

let product: TestProduct;
async function start(env: Record<string, string> = { ZOOM_SECRET_TOKEN: SECRET }) {
  product = await startForTest(env);
  await setCalendars(product, { weeklyGroup: { place: "video", placeText: ROOM } });
}

type Guest = { name: string; mail: string; userId: string; visitor: Visitor; booking: string };

/** A session of 90 minutes that began `ago` minutes ago, booked by trainees of these names. */
async function aSession(ago: number, ...names: string[]) {
  const startsAt = Math.floor((Date.now() - ago * MINUTE_MS) / 1_000) * 1_000;
  const guests = await Promise.all(
    names.map(async (name, at): Promise<Guest> => {
      const { email: mail, ...made } = await product.createTrainee(name, "Example");
      const person = await product.signedIn({ email: mail, ...made });
      const { userId } = person;
      const booking = await aBooking(product.query, {
        name: `${name} Example`,
        traineeId: userId,
        calendar: "weeklyGroup",
      });
      await product.query(
        "update bookings set starts_at = $2, ends_at = $3, guest_mail = $4, seat = $5 where id = $1",
        [
          booking,
          new Date(startsAt),
          new Date(startsAt + 90 * MINUTE_MS),
          `${name.toLowerCase()}@example.com`,
          at + 1,
        ],
      );
      return { ...person, name, mail, userId, booking };
    }),
  );
  return { startsAt, guests };
}

const linkOf = ({ booking, userId }: Guest) => `/join/${tokenToJoin(product, booking, userId)}`;
const seen = () =>
  product.query<{ first_at: Date; last_at: Date; minutes: number | null }>(
    "select first_at, last_at, minutes from attendance",
  );
const wordsOf = (page: string) =>
  page
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const sent = (body: string, signing?: Parameters<typeof sendZoom>[2]) =>
  sendZoom(product, body, signing);

describe("a link to a group session", () => {
  test("WEEK-6 leads to the meeting without a sign-in and counts the first and the last time, once a person", async () => {
    await start();
    const { guests } = await aSession(3, "Ann");
    const [ann] = guests;
    if (!ann) throw new Error("No guest");
    const path = linkOf(ann);
    expect(await ann.visitor.page("/training")).toContain(path);
    await product.visitor().fetch(path, { method: "HEAD" });
    await product.visitor().get(path, { headers: { "Sec-Purpose": "prefetch" } });
    expect(await seen()).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      const response = await product.visitor().get(path);
      expect([response.status, response.headers.get("Location")]).toEqual([302, ROOM]);
    }
    const rows = await seen();
    expect(rows).toHaveLength(1);
    expect(+(rows[0]?.last_at ?? 0)).toBeGreaterThan(+(rows[0]?.first_at ?? 0));
    expect(wordsOf(await ann.visitor.page("/training"))).toContain("1 of 1 live sessions attended");
  });

  test("WEEK-6 says before it when it begins, and asks again by itself; after it, that it is over", async () => {
    await start();
    const early = await aSession(-60, "Ann");
    const waiting = await product.visitor().get(linkOf(early.guests[0] as Guest));
    expect(waiting.status).toBe(200);
    const seconds = Number(waiting.headers.get("Refresh"));
    expect(seconds).toBeGreaterThan(44 * 60);
    expect(seconds).toBeLessThanOrEqual(45 * 60);
    const page = wordsOf(await waiting.text());
    expect(page).toContain("You are early");
    expect(page).not.toContain("zoom.us");
    const over = await aSession(106, "Bo");
    const late = await product.visitor().get(linkOf(over.guests[0] as Guest));
    expect(late.status).toBe(200);
    expect(wordsOf(await late.text())).toContain("This session is over");
    expect(await seen()).toEqual([]);
  });

  test("WEEK-6 cannot be guessed, and ends with its account", async () => {
    await start();
    const { guests } = await aSession(3, "Ann", "Bo", "Cy");
    const [ann, bo, cy] = guests as [Guest, Guest, Guest];
    const { vault } = product.running.auth;
    await product.query("update training_credentials set is_active = false where user_id = $1", [
      bo.userId,
    ]);
    const closed = [
      `/join/${ann.booking}.${vault.hmac(`booking ${ann.booking}`)}`,
      `/join/${ann.booking}.${tokenToJoin(product, ann.booking, bo.userId).split(".")[1]}`,
      `/join/${ann.booking}`,
      "/join/x",
      linkOf(bo),
    ];
    const gone = linkOf(cy);
    await (await product.admin()).form("/training/adminpanel", {
      intent: "delete",
      userId: cy.userId,
    });
    for (const path of [...closed, gone]) {
      const response = await product.visitor().get(path);
      expect(response.status, path).toBe(404);
      expect(wordsOf(await response.text())).toContain(
        "This link doesn't open a meeting".replace("'", "&#x27;"),
      );
    }
    expect((await product.visitor().get(linkOf(ann))).status).toBe(302);
    expect(await seen()).toHaveLength(1);
  });

  test("WEEK-6 deletion cancels what is ahead, as by anyone, and every address in the mail ends with the account", async () => {
    const mail = await SmtpStub.start();
    onTestFinished(() => mail.stop());
    await start(mail.env);
    onTestFinished(queuesMail());
    const host = await aHost(product, { name: "Hannah", mail: "hannah@hosts.example" });
    const ahead = await aSession(-24 * 60, "Ann", "Bo");
    const now = await aSession(3, "Cy");
    await product.query("update bookings set host_id = $1", [host]);
    const [ann, bo, cy] = [...ahead.guests, ...now.guests] as [Guest, Guest, Guest];
    const admin = await product.admin();
    const { vault } = product.running.auth;
    const page = ({ booking }: Guest) => `/booking/${booking}.${vault.hmac(`booking ${booking}`)}`;
    const waysIn = (guest: Guest) => [page(guest), `${page(guest)}/meeting.ics`, linkOf(guest)];
    const before = new Map([ann, bo, cy].map((guest) => [guest, waysIn(guest)]));
    const opened = async (guest: Guest) => {
      const paths = before.get(guest) ?? [];
      const answers = await Promise.all(paths.map((path) => product.visitor().get(path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      const own = answers.map(({ headers }, at) =>
        Boolean(headers.get("Location") ?? texts[at]?.includes("/join/")),
      );
      return { statuses: answers.map(({ status }) => status), leads: own.some(Boolean) };
    };
    const act = (intent: string, { userId }: Guest) =>
      admin.form("/training/adminpanel", { intent, userId });
    expect(await opened(ann)).toEqual({ statuses: [200, 200, 200], leads: true });
    expect(await opened(cy)).toEqual({ statuses: [200, 200, 302], leads: true });
    await act("deactivate", ann);
    expect(await opened(ann)).toEqual({ statuses: [404, 404, 404], leads: false });
    await act("activate", ann);
    expect((await opened(ann)).leads).toBe(true);
    await product.query("delete from jobs");
    for (const gone of [ann, cy]) expect((await act("delete", gone)).status).toBe(200);
    for (const gone of [ann, cy]) expect((await opened(gone)).leads).toBe(false);
    expect((await opened(bo)).leads).toBe(true);
    expect(
      await product.query(
        "select guest_name, cancelled_at is null as stands from bookings order by guest_name",
      ),
    ).toEqual([
      { guest_name: "Ann Example", stands: false },
      { guest_name: "Bo Example", stands: true },
      { guest_name: "Cy Example", stands: false },
    ]);
    const told = await product.query<{ recipient: string; subject: string }>(
      "select recipient, subject from mail_outbox where subject ilike '%cancel%' order by recipient",
    );
    expect(told.map(({ recipient }) => recipient)).toEqual([
      "ann@example.com",
      "hannah@hosts.example",
    ]);
  });

  test("WEEK-6 stands in the reminder, in place of the meeting's own", async () => {
    const mail = await SmtpStub.start();
    await start(mail.env);
    const { startsAt, guests } = await aSession(-55, "Ann");
    const [ann] = guests as [Guest];
    onTestFinished(queuesMail());
    const { db } = product.running.database;
    const remind = bookingJobs(contextOutside(product.running))["bookings.remind"];
    const payload = { booking: ann.booking, startsAt: new Date(startsAt), hours: 1 };
    await db.transaction(async (tx) => remind?.(tx, payload, { createdAt: new Date() }));
    const [row] = await product.query<{ body: string }>("select body from mail_outbox");
    expect(row?.body).toContain(`Where: ${product.origin}${linkOf(ann)}`);
    expect(row?.body).not.toContain(ROOM);
    await mail.stop();
  });
});

describe("Zoom's webhooks", () => {
  test("WEEK-6 are answered only where the secret is set, signed and readable", async () => {
    await start();
    const validation = (plainToken?: string) =>
      JSON.stringify({ event: "endpoint.url_validation", payload: { plainToken }, event_ts: 1 });
    const answered = await sent(validation("abc"));
    expect(answered.status).toBe(200);
    expect(await answered.json()).toEqual({
      plainToken: "abc",
      encryptedToken: createHmac("sha256", SECRET).update("abc").digest("hex"),
    });
    expect((await sent(validation("abc"), { secret: "another secret" })).status).toBe(401);
    for (const secondsAgo of [2 * 3_600, -240])
      expect((await sent(validation("abc"), { secondsAgo })).status).toBe(200);
    for (const secondsAgo of [4 * 3_600, -600, -4 * 3_600, Number.NaN])
      expect((await sent(validation("abc"), { secondsAgo })).status).toBe(401);
    for (const body of ["{", "[]", validation()]) expect((await sent(body)).status).toBe(400);
    expect((await sent(zoomBody(Date.now(), { event: "sharing_started", at: 0 }))).status).toBe(
      200,
    );
    await start({});
    expect((await sent(validation("abc"))).status).toBe(404);
  });

  test("WEEK-6 count minutes of whoever can be matched, in any order and doubled; the rest is assigned by hand", async () => {
    await start();
    const { startsAt, guests } = await aSession(100, "Ann", "Bo", "Cy");
    const [ann, bo, cy] = guests as [Guest, Guest, Guest];
    const told: Told[] = [
      { event: "ended", at: 91 },
      { event: "participant_left", user: "Phone", email: "ann@example.com", at: 40 },
      { event: "participant_joined", user: "iPhone", at: 20 },
      { event: "participant_joined", user: "Phone", email: "ann@example.com", at: -5 },
      { event: "participant_joined", user: "bo example", at: 12 },
      { event: "participant_left", user: "bo example", at: 52 },
      { event: "participant_joined", user: "A Stranger", email: "stranger@example.net", at: 0 },
    ];
    for (const each of [...told, ...told.slice(0, 4)])
      expect((await sent(zoomBody(startsAt, each))).status).toBe(200);
    const other = zoomBody(startsAt, told[2] as Told).replace("86012345678", "99912345678");
    expect((await sent(other)).status).toBe(200);
    const minutes = () =>
      product.query(
        "select guest_name, minutes from attendance a join bookings b on b.id = a.booking_id order by 1",
      );
    expect(await minutes()).toEqual([
      { guest_name: "Ann Example", minutes: 45 },
      { guest_name: "Bo Example", minutes: 40 },
    ]);

    const admin = await product.admin();
    const page = wordsOf(await admin.page(PAGE));
    expect(page).toContain("2 of 3 came, 1 late, 1 absent");
    expect(page).toMatch(/Not matched.*iPhone.*71 minutes/);
    const assignment = {
      intent: "assign",
      calendar: "weeklyGroup",
      startsAt: new Date(startsAt).toISOString(),
      who: "uuid-iPhone",
      booking: cy.booking,
    };
    expect((await admin.form(PAGE, { ...assignment, who: "nobody" })).status).toBe(409);
    expect((await admin.form(PAGE, assignment)).status).toBe(200);
    expect(await minutes()).toContainEqual({ guest_name: "Cy Example", minutes: 71 });
    await sent(zoomBody(startsAt, { event: "participant_left", user: "iPhone", at: 30 }));
    expect(await minutes()).toContainEqual({ guest_name: "Cy Example", minutes: 10 });
    expect(
      await product.query("select subject_label from events where verb = 'attendance.assign'"),
    ).toEqual([{ subject_label: "Cy Example" }]);

    const { who: _, ...assigned } = { ...assignment, intent: "release" };
    expect(await admin.page(PAGE)).toContain("Take back what was assigned to Cy Example");
    expect((await admin.form(PAGE, assigned)).status).toBe(200);
    expect((await admin.form(PAGE, assigned)).status).toBe(409);
    expect(await minutes()).toContainEqual({ guest_name: "Cy Example", minutes: null });
    expect(wordsOf(await admin.page(PAGE))).toMatch(/Not matched.*iPhone.*10 minutes/);

    const cohort = await aCohort(product, bo.userId);
    const ofCohort = await admin.page(`${PAGE}.csv?cohort=${cohort}`);
    expect(ofCohort).toMatch(/^Weekly group training,[^,]+,Bo Example,Cohort [^,]+,Late,40,/m);
    expect(ofCohort).not.toContain("Ann");

    const coach = product.visitor();
    const { userId } = await product.signedIn(await product.createTrainee("Cora", "Coach"));
    await coach.signIn(await giveRole(product, "coach", userId));
    await assignCoach(product, ann, { userId });
    const own = wordsOf(await coach.page(PAGE));
    expect(own).toContain("Ann Example");
    expect(own).not.toMatch(/Bo Example|Stranger/);
    expect(await coach.page(`/training/adminpanel/report/${ann.userId}`)).toContain(
      "1 of 1 live sessions attended",
    );
    expect((await coach.form(PAGE, assignment)).headers.get("Location")).toContain("/training");

    const erased = { intent: "erase", kind: "trainee", id: ann.userId };
    expect((await admin.form("/admin/personal-data.data", erased)).status).toBe(200);
    expect(await everything(product)).not.toContain("ann@example.com");
  });

  test("WEEK-6 those who run a session correct who came, and undo it, if they saw it as it stands; it is kept with who and when", async () => {
    await start();
    const { startsAt, guests } = await aSession(100, "Ann", "Bo");
    const [ann, bo] = guests as [Guest, Guest];
    const admin = await product.admin();
    const coach = product.visitor();
    const { userId } = await product.signedIn(await product.createTrainee("Cora", "Coach"));
    await coach.signIn(await giveRole(product, "coach", userId));
    await assignCoach(product, ann, { userId });
    const correction = (guest: Guest, mark: string, was = "none") => ({
      intent: "mark",
      calendar: "weeklyGroup",
      startsAt: new Date(startsAt).toISOString(),
      booking: guest.booking,
      mark,
      was,
    });
    const counts = async () =>
      wordsOf(await admin.page(PAGE)).match(/\d of 2 came[^.]*absent/)?.[0];
    expect(await counts()).toBe("0 of 2 came, 2 absent");
    expect((await coach.form(PAGE, correction(bo, "came"))).status).toBe(409);
    expect((await coach.form(PAGE, correction(ann, "late"))).status).toBe(200);
    expect(await counts()).toBe("1 of 2 came, 1 late, 1 absent");
    expect((await admin.form(PAGE, correction(ann, "absent"))).status).toBe(409);
    expect((await admin.form(PAGE, correction(bo, "came"))).status).toBe(200);
    expect(await counts()).toBe("2 of 2 came, 1 late, 0 absent");
    expect(wordsOf(await admin.page(PAGE))).toMatch(/By Cora Coach, .*Undo/);
    expect(await admin.page(`${PAGE}.csv`)).toMatch(
      /Ann Example,.*,Late,.*,ann@example.com,Cora Coach/,
    );
    expect(wordsOf(await ann.visitor.page("/training"))).toContain("1 of 1 live sessions attended");
    expect((await admin.form(PAGE, correction(ann, "none", "late"))).status).toBe(200);
    expect(await counts()).toBe("1 of 2 came, 1 absent");
    expect(
      await product.query(
        "select subject_label, before ->> 'attendance' as was, after ->> 'attendance' as is from events where verb = 'attendance.mark' order by at",
      ),
    ).toEqual([
      { subject_label: "Ann Example", was: null, is: "late" },
      { subject_label: "Bo Example", was: null, is: "came" },
      { subject_label: "Ann Example", was: "late", is: null },
    ]);
    const ahead = await aSession(-60, "Cy");
    const early = { ...correction(ahead.guests[0] as Guest, "came") };
    early.startsAt = new Date(ahead.startsAt).toISOString();
    expect((await admin.form(PAGE, early)).status).toBe(409);
  });

  test("WEEK-6 two guests of one name are told apart by what else is known of them", async () => {
    await start();
    const { guests } = await aSession(100, "Ann", "Bo");
    await product.query("update bookings set guest_name = 'Sam Example'");
    const page = wordsOf(await (await product.admin()).page(PAGE));
    for (const { name } of guests)
      expect(page).toMatch(new RegExp(`Sam Example ${name.toLowerCase()}@example.com, booked `));
  });

  test("WEEK-6 READY-1 a live session counts for readiness only if the company says so", async () => {
    await start();
    const { guests } = await aSession(3, "Ann");
    const [ann] = guests as [Guest];
    const ready = async () => wordsOf(await ann.visitor.page("/training/readiness"));
    expect(await ready()).not.toContain("live group session");
    await product.query("update settings set practice = $1", [
      JSON.stringify({ parts: ["attendance"], signOff: true }),
    ]);
    await product.running.settings.readAgain();
    expect(await ready()).toMatch(/A live group session attended.*0 of 1/);
    await product.visitor().get(linkOf(ann));
    expect(await ready()).toContain("Everything is done");
  });
});
