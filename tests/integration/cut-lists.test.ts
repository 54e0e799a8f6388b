/** Lists that are cut: what is wanted is never hidden by what is not, and a cut list says so (LIST-1). */

import { expect, test } from "vitest";
import { momentCell } from "../../app/platform/csv/csv-response.server";
import { aCohort, aMessage } from "../kit/cohorts";
import { aSubmission, INBOX } from "../kit/inbox-items";
import { added } from "../kit/prospects";
import { seedTrainees } from "../kit/seeded-trainees";
import { save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

/** Rows of others, all newer or older than the wanted one: as many as a list shows, and around that. */
type Others = { product: TestProduct; count: number; visitor: Visitor; userId: string };

type CutList = {
  name: string;
  /** How many rows the list shows, or once showed before it filtered. */
  limit: number;
  /** Adds the wanted row and then `count` others; returns where it must be found, and as what. */
  fill: (others: Others) => Promise<{ path: string; shows: string | RegExp; asTrainee?: boolean }>;
};

const LINES = JSON.stringify(["Me: Hi", "Them: Hi", "Me: A role."]);

const CUT_LISTS: CutList[] = [
  {
    name: "what waits for a coach, behind what is done",
    limit: 200,
    async fill({ product, count, userId }) {
      await product.query(
        `with sent as (insert into coach_conversations (user_id, lines, sent_at)
           select $1, $2::jsonb, now() - make_interval(days => 1) from generate_series(1, $3::int) returning id)
         insert into coach_scores select id, $1, '[]', '[]', true, '' from sent`,
        [userId, LINES, count],
      );
      const [row] = await product.query<{ id: string }>(
        "insert into coach_conversations (user_id, lines) values ($1, $2::jsonb) returning id",
        [userId, LINES],
      );
      return { path: "/admin/coaching", shows: `/admin/coaching/${row?.id}` };
    },
  },
  {
    name: "a trainee's passes, behind the runs of another",
    limit: 2_000,
    async fill({ product, count, userId }) {
      const other = await product.signedIn(await product.createTrainee("Busy", "Body"));
      const run = `insert into practice_runs (user_id, prospect, attempt, version, seed, issued, messages, passed, result, finished_at)
        select $1, (array['under-18', 'eager-beginner', 'price-first'])[1 + n % 3], n, 0, n, true, '["hi"]', true,
          jsonb_build_object('ending', (array['declined', 'booked', 'booked'])[1 + n % 3]), now() - make_interval(mins => $3::int)
        from generate_series(1, $2::int) n`;
      await product.query(run, [userId, 3, 60]);
      await product.query(run, [other.userId, count, 0]);
      const fields = {
        lessons: "no",
        questions: "no",
        drill: "no",
        practice: "yes",
        agreement: "no",
      };
      const form = { path: "/admin/settings/practice", part: "practice" };
      const all = { ...fields, questionsRequired: "no", signOff: "no" };
      await save(await product.admin(), { ...form, fields: all });
      return {
        path: "/admin/readiness",
        shows: /Tess Trainee(?:(?!Busy Body)[\s\S])*Cleared to set/,
      };
    },
  },
  {
    name: "an old run that someone sends to a coach",
    limit: 50,
    async fill({ product, count, userId }) {
      await product.query(
        `insert into practice_runs (user_id, prospect, attempt, version, seed, issued, messages, passed, result, finished_at)
         select $1, 'eager-beginner', n, 0, n, true, $3::jsonb, true, '{}', now() from generate_series(0, $2::int) n`,
        [userId, count, JSON.stringify(["The words of the first attempt"])],
      );
      const path = "/training/practice/eager-beginner?run=0";
      return { path, shows: "The words of the first attempt", asTrainee: true };
    },
  },
  {
    name: "an unread announcement, behind read ones",
    limit: 20,
    async fill({ product, count, userId }) {
      const id = await aMessage(product, userId);
      await product.query(
        "update messages set title = 'The unread one', at = now() - interval '1 day' where id = $1",
        [id],
      );
      for (let number = 0; number < count; number += 1) await aMessage(product, userId);
      await product.query("update message_recipients set read_at = now() where message_id <> $1", [
        id,
      ]);
      return { path: "/training", shows: "The unread one", asTrainee: true };
    },
  },
  {
    name: "when an item was answered, behind the changes of another",
    limit: 5_000,
    async fill({ product, count }) {
      const changed = (id: string) => [id, JSON.stringify({ status: "done" })];
      const [wanted, other] = [
        await aSubmission(product.query, { status: "done", hoursAgo: 400, name: "Wanted Sender" }),
        await aSubmission(product.query, { status: "done", hoursAgo: 400 }),
      ];
      const event = `insert into events (at, actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, after, audited)
        select now() - make_interval(hours => $3::int), 'system', 'Setpoint', 'inbox.change', 'request', $1, 'x', $2::jsonb, true from generate_series(1, $4::int)`;
      await product.query(event, [...changed(wanted), 300, 1]);
      await product.query(event, [...changed(other), 0, count]);
      await product.query("update submissions set changed_at = now()");
      const [row] = await product.query<{ at: Date }>(
        "select max(at) as at from events where subject_id = $1",
        [wanted],
      );
      return {
        path: `${INBOX}.csv`,
        shows: momentCell(row?.at ?? null, "America/New_York") ?? "no event",
      };
    },
  },
  {
    name: "who has read an announcement, behind the readers of another",
    limit: 30,
    async fill({ product, count, userId }) {
      await seedTrainees(product.query, count);
      const [first, second] = [await aMessage(product, userId), await aMessage(product, userId)];
      await product.query(
        "insert into message_recipients select $1::uuid, user_id, now() from training_credentials where user_id like 'seed-%'",
        [second],
      );
      await product.query(
        "update messages set title = 'The quiet one', at = at - interval '1 day' where id = $1",
        [first],
      );
      return {
        path: "/admin/cohorts",
        shows:
          /The quiet one[\s\S]*Read by (?:<!-- -->)?0(?:<!-- -->)? of (?:<!-- -->)?1\b[\s\S]*Tess Trainee/,
      };
    },
  },
  {
    name: "a prospect with the same handle, behind namesakes",
    limit: 3,
    async fill({ product, count, visitor }) {
      const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
      const same = { firstName: "Zed", lastName: "Handle", handle: "@same" };
      const wanted = await added(product, other, same);
      const namesake = { firstName: "Nora", lastName: "Name" };
      for (let number = 0; number < count; number += 1) await added(product, other, namesake);
      const own = await added(product, visitor, { ...namesake, handle: "@same" });
      return { path: `/tracker/${own.id}`, shows: wanted.id, asTrainee: true };
    },
  },
  {
    name: "a prospect's first change, behind later ones",
    limit: 200,
    async fill({ product, count }) {
      const admin = await product.admin();
      const { id } = await added(product, admin);
      const state = {
        status: "pending",
        dealCents: null,
        rescheduledDate: null,
        nextContactAt: null,
      };
      await product.query(
        `insert into events (at, actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, before, after, audited)
         select now(), 'system', 'Setpoint', 'prospects.edit', 'prospect', $1, 'x', $2::jsonb,
           $2::jsonb || jsonb_build_object('status', 'no_show', 'version', n + 1), true from generate_series(1, $3::int) n`,
        [id, JSON.stringify({ ...state, closedAt: null, showedAt: null }), count],
      );
      await product.query("update prospects set version = $2, status = 'no_show' where id = $1", [
        id,
        count + 1,
      ]);
      const undone = await admin.form(`/tracker/${id}`, { intent: "undo-change", change: "2" });
      return {
        path: `/tracker/${id}`,
        shows: undone.status === 200 ? "Undone" : `undone with ${undone.status}`,
      };
    },
  },
];

const around = ({ limit, ...list }: CutList) =>
  [limit - 1, limit, limit + 1].map((count) => ({ ...list, count }));

test.each(CUT_LISTS.flatMap(around))("LIST-1 $name ($count others)", async ({ fill, count }) => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const { path, shows, asTrainee } = await fill({ product, count, visitor, userId });
  const page = await (asTrainee ? visitor : await product.admin()).page(path);
  expect(typeof shows === "string" ? page.includes(shows) : shows.test(page)).toBe(true);
});

/** Lists that say how many rows there are: `found` rows, of which the page shows `step` at first. */
const TOLD = [
  {
    path: "/admin/readiness",
    step: 100,
    rest: "?page=2",
    fill: async ({ query }: TestProduct, count: number) => seedTrainees(query, count),
  },
  {
    path: "/admin/coaching",
    step: 100,
    rest: "?rows=200",
    fill: async ({ query }: TestProduct, count: number, userId: string) =>
      void (await query(
        "insert into coach_conversations (user_id, lines) select $1, $2::jsonb from generate_series(1, $3::int)",
        [userId, LINES, count],
      )),
  },
  {
    path: "/admin/mail",
    step: 100,
    rest: "?rows=200",
    fill: async ({ query }: TestProduct, count: number) =>
      void (await query(
        `insert into mail_outbox (id, recipient, subject, body, attempts, last_error, failed_at)
         select gen_random_uuid(), 'a@example.com', 'x', 'x', 1, 'no', now() from generate_series(1, $1::int)`,
        [count],
      )),
  },
  {
    path: "/admin/cohorts",
    step: 100,
    rest: "?rows=200",
    fill: async (product: TestProduct, count: number, userId: string) => {
      const cohort = await aCohort(product, userId, { 3: -5 });
      await product.query("delete from cohort_members");
      await seedTrainees(product.query, count);
      await product.query(
        "insert into cohort_members (user_id, cohort_id) select user_id, $1 from training_credentials where user_id like 'seed-%'",
        [cohort],
      );
    },
  },
] as const;

test.each(
  TOLD.flatMap((list) =>
    [list.step - 1, list.step, list.step + 1, 3 * list.step].map((count) => ({ ...list, count })),
  ),
)(
  "LIST-1 $path with $count rows says if it is cut, and offers the rest",
  async ({ path, step, rest, fill, count }) => {
    const product = await startForTest();
    // In the readiness, the trainee is a row of the list.
    const { userId } = await product.signedIn();
    await fill(product, count, userId);
    const found = path === "/admin/readiness" ? count + 1 : count;
    const admin = await product.admin();
    const page = await admin.page(path);
    const told = page.match(/Showing [\d,]+ of [\d,]+/g) ?? [];
    expect(told).toEqual(found > step ? [`Showing ${step} of ${found}`] : []);
    expect(page.includes(`href="${path}${rest}"`)).toBe(found > step);
    if (found <= step) return;
    const next = Math.min(found, rest.startsWith("?rows") ? 2 * step : step);
    const more = /Showing ([\d,]+) of/.exec(await admin.page(path + rest))?.[1];
    const isLast = rest.startsWith("?page") && found < 2 * step;
    expect(Number(more ?? found)).toBe(isLast ? found - step : next);
  },
);

test.each([
  [19, false],
  [20, false],
  [21, true],
])("LIST-1 a search that finds %i people says if there are more: %s", async (count, more) => {
  const product = await startForTest();
  await seedTrainees(product.query, count);
  const page = await (await product.admin()).page("/admin/personal-data?q=Number");
  expect(page.includes("There are more people like this")).toBe(more);
  expect(page.match(/aria-label="Export what is stored about/g)).toHaveLength(Math.min(count, 20));
});
