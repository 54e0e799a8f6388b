import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { median } from "../../bench/statistics";
import { FUNCTION } from "../kit/board-client";
import { endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { ADMIN_CODE, BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";
import { limits } from "./instances/limits";
import { liveChanges } from "./instances/live-changes";
import {
  OPERATIONS_PASSWORD,
  type Pair,
  startPair,
  TRACKER_CODE,
  timeUntil,
} from "./instances/pair";
import { revocations } from "./instances/revocations";
import { settingsChanges } from "./instances/settings-changes";

const LONGEST_MS = 1_000;
const PEOPLE = 20;
const MAILS = 100;
const STARTERS = 5;

/** Times from a change on one instance until the other agrees. */
function tellTimes(what: string, times: readonly number[], ways = ""): void {
  const most = Math.max(...times);
  const spread = `${median(times).toFixed(0)} ms, at most ${most.toFixed(0)} of ${times.length}`;
  const measured = spread + ways;
  figure({ what, measured, target: `under ${LONGEST_MS} ms`, held: most < LONGEST_MS });
}

describe("two instances on one PostgreSQL", () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(() => pair.stop());

  test("AUTH-2 AUTH-6 a session of one is a session of the other, and ends on both", async () => {
    const admitted: number[] = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      const [first, second] = pair.stranger();
      const [here, there] = n % 2 === 0 ? [first, second] : [second, first];
      await here.signIn((await pair.trainee()).accessCode);
      admitted.push((await there.take(here).get("/training")).status);
    }
    const right = admitted.filter((status) => status === 200).length;
    const what = "Sessions begun on one and good on the other with the next request";
    figure({ what, measured: `${right}`, target: `${PEOPLE}`, held: right === PEOPLE });
    for (const { what: how, times } of await revocations(pair))
      tellTimes(`${how}: refused, and the stream ended, on the other`, times);
  });

  test("RT-1 ADM-6 TRK-1 OPS-1 what changes on one is heard on the other", async () => {
    for (const { what, times } of await liveChanges(pair))
      tellTimes(`${what}: heard on the other`, times);
  });

  test("NAV-2 SLOT-1 settings changed on one are those of the other", async () => {
    for (const { what, times, requests } of await settingsChanges(pair))
      tellTimes(`${what}: shown by the other`, times, `, in ${requests} requests`);
  });

  test("AUTH-7 a token of one is proved by the keys of the other", async () => {
    const { both } = await pair.trainee();
    const tokens = await Promise.all(both.map((each) => each.get("/account/token")));
    const published = await Promise.all(both.map((each) => each.page("/.well-known/jwks.json")));
    for (const response of tokens) {
      const { token } = (await response.json()) as { token: string };
      const head = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
      for (const keys of published) expect(keys).toContain(head.kid);
    }
  });

  test("TRK-4 OPS-2 the tracker's admin access and the board's login hold and end on both", async () => {
    const { both } = await pair.trainee();
    const mayEdit = async (at: 0 | 1) =>
      (await both[at].page("/tracker")).includes("End admin access");
    expect(await mayEdit(1)).toBe(false);
    await both[0].form("/tracker", { intent: "elevate", code: TRACKER_CODE });
    expect(await mayEdit(1)).toBe(true);
    await both[1].form("/tracker", { intent: "end-access" });
    expect(await mayEdit(0)).toBe(false);

    const [here, there] = pair.stranger();
    const login = await here.json(FUNCTION, { action: "log_in", password: OPERATIONS_PASSWORD });
    const { token } = (await login.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const card = { action: "create_card", data: { title: "Both", day_column: "Monday" } };
    expect((await there.json(FUNCTION, card, { headers })).status).toBe(201);
    await there.json(FUNCTION, { action: "log_out" }, { headers });
    expect((await here.json(FUNCTION, card, { headers })).status).toBe(401);
    const what = "The tracker's admin access and the board's login";
    figure({ what, measured: "begin and end on both with the next request" });
  });

  test("SLOT-2 every mail is sent once, whichever instance sends it", async () => {
    pair.mail.forget();
    const startedAt = performance.now();
    await pair.query(
      `insert into mail_outbox (recipient, subject, body)
       select 'to' || n || '@example.com', 'Mail ' || n, 'A text' from generate_series(1, $1::int) n`,
      [MAILS],
    );
    await pair.query("select raise_live(array['mail'], 'mail', 'queued', '{}')");
    await timeUntil(() => pair.mail.mails.length >= MAILS, 30_000);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const sent = pair.mail.mails.map(({ to }) => to);
    const once = sent.length === MAILS && new Set(sent).size === MAILS;
    const what = `${MAILS} mails queued, two instances sending: sent, and to how many people`;
    const measured = `${sent.length} to ${new Set(sent).size}, in ${seconds} s`;
    figure({ what, measured, target: `${MAILS} to ${MAILS}`, held: once });
  });

  // Last, because it uses up everyone's limits.
  test("AUTH-1 SLOT-2 AI-2 BOOK-1 OPS-2 TRK-4 what is limited is limited once, not twice", async () => {
    for (const { what, allowed, passed, of } of await limits(pair))
      figure({
        what,
        measured: `${passed} of ${of}`,
        target: `${allowed}`,
        held: passed === allowed,
      });
  });

  test("CFG-3 five instances that start at once on an empty database migrate it once", async () => {
    const database = await createDatabase(inject("templates"), { empty: true });
    const startedAt = performance.now();
    const children = await Promise.all(
      Array.from({ length: STARTERS }, () => spawnProduct({ ...BASE_ENV, ...database.env })),
    );
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const statuses = await Promise.all(
      children.map(async ({ url }) => (await new Visitor(url).signIn(ADMIN_CODE)).status),
    );
    await Promise.all(children.map((child) => endChild(child, "SIGTERM")));
    await database.drop();
    const what = `${STARTERS} instances starting at once on an empty database`;
    const up = statuses.filter((status) => status === 302).length;
    figure({
      what,
      measured: `${up} up, after ${seconds} s`,
      target: `${STARTERS} up`,
      held: up === STARTERS,
    });
  });
});
