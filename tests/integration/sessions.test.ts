/** Trainees book sessions inside the portal. */
import { describe, expect, test } from "vitest";
import { formTokenFor } from "../kit/form-tokens";
import { anApplication } from "../kit/inbox-items";
import { LiveListener } from "../kit/live-listener";
import { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const TIMES = "/training/sessions/one-on-one";
const GROUP = "/training/sessions/weekly-group";

async function freeTimes(product: TestProduct, calendar = "one-on-one"): Promise<string[]> {
  const response = await product.visitor().get(`/schedule/${calendar}/times`);
  const { times } = (await response.json()) as { times: { at: string }[] };
  return times.map(({ at }) => at);
}

async function book(
  visitor: Visitor,
  at = "",
  changes: Record<string, string> = {},
  path = TIMES,
): Promise<Response> {
  const formToken = await formTokenFor(`booking-${path.split("/").at(-1)}`, { withoutWork: true });
  const fields = { name: "Tess Trainee", mail: "tess@guests.example", zone: "Asia/Kathmandu" };
  return visitor.form(path, { ...fields, ...formToken, at, ...changes });
}

async function booked(visitor: Visitor, at = "", path = TIMES): Promise<string> {
  const response = await book(visitor, at, {}, path);
  expect(response.status).toBe(302);
  const next = response.headers.get("Location") ?? "";
  expect(next).toMatch(/^\/training\/sessions\/booked\/[\w.-]+\?booked=1$/);
  return next.replace("?booked=1", "");
}

const wordsOf = (page: string) =>
  page
    .replace(/<(script|style|select)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe("sessions in the portal (DASH-4)", () => {
  test("DASH-4 booked, moved and canceled by links and forms, each shown on the dashboard in the trainee's zone", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const [first = "", , third = ""] = await freeTimes(product);
    const before = await visitor.page("/training");
    expect(before).toContain(`href="${TIMES}"`);
    expect(before).toContain(`href="${GROUP}"`);
    const form = await visitor.page(`${TIMES}?${new URLSearchParams({ at: first })}`);
    expect(form).toMatch(
      /name="name"[^>]*value="Tess Trainee"|value="Tess Trainee"[^>]*name="name"/,
    );
    expect(wordsOf(form)).toContain("Back to Training");

    const session = await booked(visitor, first);
    const rows = () =>
      product.query("select trainee_id, guest_name, guest_mail, cancelled_at from bookings");
    expect(await rows()).toEqual([
      {
        trainee_id: userId,
        guest_name: "Tess Trainee",
        guest_mail: "tess@guests.example",
        cancelled_at: null,
      },
    ]);
    const back = `${TIMES}?${new URLSearchParams({ at: first })}`;
    const again = await visitor.page(back);
    expect(wordsOf(again)).toContain("You have booked this time");
    expect(again).toContain(`href="${session}"`);
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    expect(wordsOf(await other.page(back))).toContain("That time is no longer free");
    const page = wordsOf(await visitor.page(`${session}?booked=1`));
    expect(page).toContain("Your 1-on-1 session is booked");
    expect(page).toContain("It is on your training dashboard");
    const dashboard = await visitor.page("/training");
    expect(wordsOf(dashboard)).toContain("GMT+5:45");
    expect(dashboard).toContain(`href="${session}?ask=cancel"`);
    expect(dashboard).toContain(`<time dateTime="${first}"`);

    expect(await visitor.page(`${session}?ask=move`)).toContain("Move your meeting");
    await visitor.form(`${session}?ask=move`, { act: "move", at: third, zone: "UTC" });
    expect(await visitor.page("/training")).toContain(`<time dateTime="${third}"`);
    const canceled = await visitor.form(`${session}?ask=cancel`, { act: "cancel" });
    expect(canceled.headers.get("Location")).toBe(session);
    expect(await visitor.page(session)).toContain(`href="${TIMES}"`);
    const after = await visitor.page("/training");
    expect(after).not.toContain(session);
    expect(wordsOf(after)).toContain("Choose a time");
  });

  test("DASH-4 name, account and known address are the trainee's, whatever the form says", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { userId: other } = await product.signedIn(await product.createTrainee("Anna"));
    const id = await anApplication(product.query, { mail: "tess@applied.example" });
    await product.query("update submissions set trainee_id = $1 where id = $2", [userId, id]);
    const [first] = await freeTimes(product);
    expect(await visitor.page(`${TIMES}?${new URLSearchParams({ at: first ?? "" })}`)).toContain(
      'value="tess@applied.example"',
    );
    expect((await book(visitor, first, { traineeId: other })).status).toBe(400);
    const forged = { name: "Somebody https://evil.example", mail: "stranger@guests.example" };
    expect((await book(visitor, first, forged)).status).toBe(302);
    expect(await product.query("select trainee_id, guest_name, guest_mail from bookings")).toEqual([
      {
        trainee_id: userId,
        guest_name: "Tess Trainee",
        guest_mail: "tess@applied.example",
      },
    ]);
  });

  test("DASH-4 the page of a session is its trainee's alone, and only sessions are booked here", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const [first] = await freeTimes(product);
    const session = await booked(visitor, first);
    expect((await other.get(session)).headers.get("Location")).toBe("/training");
    expect((await other.form(session, { act: "cancel" })).headers.get("Location")).toBe(
      "/training",
    );
    expect((await visitor.get(session.slice(0, -1))).status).toBe(404);
    expect(await other.page("/training")).not.toContain(session);
    expect((await product.visitor().get(session)).headers.get("Location")).toMatch(/^\/auth/);
    expect((await product.visitor().form(`${TIMES}/bookings`, {})).status).toBe(401);
    expect((await visitor.get("/training/sessions/discovery")).status).toBe(404);
    expect(await product.query("select cancelled_at from bookings")).toEqual([
      { cancelled_at: null },
    ]);
  });

  test("DASH-4 a time that was just taken is said with the free ones, and one trainee takes one seat", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const [first] = await freeTimes(product);
    await booked(other, first);
    const late = await book(visitor, first);
    expect(late.status).toBe(409);
    expect(wordsOf(await late.text())).toContain("That time was just taken");
    const [group] = await freeTimes(product, "weekly-group");
    const seat = await booked(visitor, group, GROUP);
    expect(await booked(visitor, group, GROUP)).toBe(seat);
    expect(await product.query("select 1 from bookings where calendar = 'weeklyGroup'")).toEqual([
      expect.anything(),
    ]);
  });

  test("DASH-4 with mail a new address of a trainee is not held, and both hear about the session", async () => {
    const mail = await SmtpStub.start();
    const product = await startForTest(mail.env);
    const { visitor } = await product.signedIn();
    const [first] = await freeTimes(product);
    const session = await booked(visitor, first);
    expect(await product.query("select held_until from bookings")).toEqual([{ held_until: null }]);
    expect(wordsOf(await visitor.page(session))).toContain("We emailed you these details");
    await expect
      .poll(() => mail.mails.map(({ to }) => to).toSorted())
      .toEqual(["support@setpoint.example", "tess@guests.example"]);
    await mail.stop();
  });

  test("DASH-4 a session that the team cancels is heard by its trainee's dashboard and by no other", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const mine = await LiveListener.open(visitor, "sessions");
    const theirs = await LiveListener.open(other, "sessions");
    await booked(visitor, (await freeTimes(product))[0]);
    await booked(other, (await freeTimes(product))[0]);
    const heard = ({ heard }: LiveListener) =>
      heard.filter(({ data }) => data.event === "sessions").length;
    await mine.until(() => heard(mine) === 1);
    await theirs.until(() => heard(theirs) === 1);
    await product.query("update bookings set cancelled_at = now()");
    await mine.until(() => heard(mine) === 2);
    await theirs.until(() => heard(theirs) === 2);
    mine.close();
    theirs.close();
  });

  test("DASH-4 a company's own calendar is framed inside the portal", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await product.query("insert into settings (slots) values ($1)", [
      JSON.stringify({
        oneOnOne: { provider: "calendly", address: "https://calendly.com/us/one" },
      }),
    ]);
    await product.running.settings.readAgain();
    const response = await visitor.get(TIMES);
    expect(response.headers.get("Content-Security-Policy")).toContain("https://calendly.com");
    expect(await response.text()).toContain("https://calendly.com/us/one");
  });
});
