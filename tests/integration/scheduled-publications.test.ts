/** A scheduled publication against what others publish before its time, by requests on a running product (CONT-5). */
import { describe, expect, test } from "vitest";
import { FAQ } from "../../app/site/copy/faq.server";
import { aDraft } from "../kit/content";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const FORM = "/admin/content/faq";
const SCHEDULE = `${FORM}/schedule`;
const AT = { intent: "schedule", at: "2099-07-01T09:00", zone: "America/New_York", note: "" };

async function scheduled(product: TestProduct, admin: Visitor, fields: Record<string, string>) {
  await aDraft(product.query, "faq", fields);
  expect((await admin.form(SCHEDULE, AT)).status).toBe(303);
  await admin.form(FORM, { do: "discard", sure: "yes" });
}

async function publish(product: TestProduct, admin: Visitor, fields: Record<string, string>) {
  await aDraft(product.query, "faq", fields);
  expect((await admin.form(FORM, { do: "publish", note: "", sure: "yes" })).status).toBe(303);
}

async function makeDue({ query }: TestProduct): Promise<void> {
  await query("update jobs set run_at = now(), retry_at = null");
  await query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
}

const left = async ({ query }: TestProduct) =>
  (
    await query<{ state: string }>(
      "select case when done_at is not null then 'done' when failed_at is not null then 'stopped' else 'open' end as state from jobs",
    )
  ).map(({ state }) => state);

const textOf = async (person: Visitor, address: string) =>
  (await person.page(address)).replaceAll(/<script[\s\S]*?<\/script>/g, "");

async function live({ query }: TestProduct): Promise<Record<string, string>> {
  const [row] = await query<{ fields: Record<string, string> | null }>(
    "select fields from content_versions where key = 'faq' order by id desc limit 1",
  );
  return { ...FAQ.shippedFields, ...row?.fields };
}

/** As the release before this one queued it: all of the document's fields. */
async function scheduledEarlier({ query }: TestProduct, fields: Record<string, string>) {
  const whole = { ...FAQ.shippedFields, ...fields };
  await query(
    `insert into jobs (kind, key, label, run_at, payload)
     values ('content.publish', 'content.publish faq then', 'Publish FAQ', now() + interval '1 day', $1)`,
    [{ key: "faq", note: "", authorId: null, fields: whole }],
  );
}

describe.each([
  ["of this release", scheduled],
  [
    "queued by the release before",
    (product: TestProduct, _admin: Visitor, fields: Record<string, string>) =>
      scheduledEarlier(product, fields),
  ],
] as const)("a publication %s", (_, schedule) => {
  test("CONT-5 leaves what others published meanwhile live", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await schedule(product, admin, { heading: "In summer" });
    await publish(product, admin, { subline: "Warm", "questions.1.answer": "Yes, always." });
    await makeDue(product);
    await expect.poll(() => left(product)).toEqual(["done"]);
    expect(await live(product)).toMatchObject({
      heading: "In summer",
      subline: "Warm",
      "questions.1.answer": "Yes, always.",
    });
  });

  test("CONT-5 stops with a question when its own words have moved, and either answer is final", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const [answer, heading] of [
      ["keep", "Right now 1"],
      ["anyway", "In summer"],
    ] as const) {
      await product.query("delete from jobs");
      await schedule(product, admin, { heading: "In summer", subline: "Sun" });
      await publish(product, admin, { heading: answer === "keep" ? "Right now 1" : "Right now 2" });
      await makeDue(product);
      await expect.poll(() => left(product)).toEqual(["stopped"]);
      expect((await live(product)).subline, "nothing of it is live").not.toBe("Sun");
      const page = await admin.page(SCHEDULE);
      for (const words of [
        "In summer",
        "Right now",
        "Publish anyway",
        "Keep what is live",
        "Heading",
      ])
        expect(page).toContain(words);
      expect(await admin.page("/admin/content")).toContain("Schedule stopped");
      expect(await admin.page(FORM)).toContain("A scheduled publication stopped");
      expect(await admin.page("/admin/jobs")).toContain("Nothing was published");
      const [, id = ""] = /name="id" value="([\w-]+)"/.exec(page) ?? [];
      const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
      if (answer === "anyway") {
        const stale = await admin.form(SCHEDULE, { intent: answer, id, version: "0" });
        expect([stale.status, await stale.text()]).toEqual([
          409,
          expect.stringContaining("Compare once more"),
        ]);
      }
      expect((await admin.form(SCHEDULE, { intent: answer, id, version })).status).toBe(303);
      expect((await live(product)).heading).toBe(heading);
      expect(await left(product)).toEqual([]);
      expect((await admin.form(SCHEDULE, { intent: answer, id, version })).status).toBe(409);
    }
    expect((await live(product)).subline).toBe("Sun");
  });
});

const ORDER = FAQ.shippedFields.questions?.split(" ") ?? [];
const WITHOUT_3 = ORDER.filter((id) => id !== "3");

test.each<[string, Record<string, string>, string]>([
  [
    "words of it",
    { "questions.3.answer": "Later." },
    `FAQ › Questions › Question “${FAQ.shippedFields["questions.3.question"]}” › Answer: removed in the meantime`,
  ],
  [
    "a new order",
    { questions: ["3", ...WITHOUT_3].join(" ") },
    "FAQ › Questions: changed in the meantime",
  ],
])(
  "CONT-5 what a publication removes does not come back with %s that a later one has: that is a question, without paths",
  async (_, later, why) => {
    const product = await startForTest();
    const admin = await product.admin();
    await aDraft(product.query, "faq", { questions: WITHOUT_3.join(" ") });
    expect((await admin.form(SCHEDULE, { ...AT, at: "2099-06-30T09:00" })).status).toBe(303);
    await admin.form(FORM, { do: "discard", sure: "yes" });
    await scheduled(product, admin, later);
    for (const states of [
      ["done", "open"],
      ["done", "stopped"],
    ]) {
      await product.query(
        `update jobs set run_at = now()
       where id = (select id from jobs where done_at is null order by run_at limit 1)`,
      );
      await product.query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
      await expect.poll(async () => (await left(product)).sort()).toEqual(states);
    }
    expect((await live(product)).questions).toBe(WITHOUT_3.join(" "));
    expect(await product.query("select last_error from jobs where failed_at is not null")).toEqual([
      { last_error: expect.stringContaining(why) },
    ]);
    for (const address of [SCHEDULE, "/admin/jobs", "/admin/content"])
      expect(await textOf(admin, address)).not.toContain("questions.3");
    expect(await textOf(admin, SCHEDULE)).toContain(why.replace(/^FAQ › |: .*$/g, ""));
  },
);

test("CONT-5 items that two people added to one list are a question, and published anyway both are there", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const order = FAQ.shippedFields.questions ?? "";
  const added = (id: string) => ({
    questions: `${id} ${order}`,
    [`questions.${id}.question`]: `Who is ${id}?`,
    [`questions.${id}.answer`]: `That is ${id}.`,
  });
  await scheduled(product, admin, added("ann"));
  await publish(product, admin, added("ben"));
  await makeDue(product);
  await expect.poll(() => left(product)).toEqual(["stopped"]);
  const page = await admin.page(SCHEDULE);
  expect(page).toContain("Who is ann?");
  const [, id = ""] = /name="id" value="([\w-]+)"/.exec(page) ?? [];
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  expect((await admin.form(SCHEDULE, { intent: "anyway", id, version })).status).toBe(303);
  expect((await live(product)).questions?.split(" ")).toEqual(
    expect.arrayContaining(["ann", "ben", ...order.split(" ")]),
  );
});

test("CONT-5 what is wrong with an item that only the draft has is said by its place in the form", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await aDraft(product.query, "faq", {
    questions: ["new", ...ORDER].join(" "),
    "questions.new.question": "Who?",
  });
  for (const [address, form] of [
    [SCHEDULE, AT],
    ["/admin/content/publish", { key: "faq", note: "" }],
  ] as const) {
    const page = await (await admin.form(address, form)).text();
    expect(page, address).toContain("FAQ › Questions › Question 1 › Answer: ");
    expect(page.split("<script")[0]).not.toContain("questions.new");
  }
});

describe("a publication while another one is scheduled", () => {
  const yes = { do: "publish", note: "", sure: "yes" };

  test("CONT-5 the form says when something is scheduled; publishing the same field asks first and names it, and others do not", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect(await textOf(admin, FORM)).not.toContain("Scheduled for");
    await scheduled(product, admin, { heading: "In summer", subline: "Sun" });
    const form = await textOf(admin, FORM);
    expect(form).toContain("Scheduled for Jul 1, 2099, 9:00 AM EDT");
    expect(form).toContain(`href="${SCHEDULE}"`);

    await aDraft(product.query, "faq", { "questions.1.answer": "Yes, always." });
    expect((await admin.form(FORM, { do: "publish", note: "" })).status).toBe(303);

    await aDraft(product.query, "faq", { heading: "Right now" });
    for (const [address, values] of [
      [FORM, { do: "publish", note: "" }],
      ["/admin/content/publish", { key: "faq", note: "" }],
      [SCHEDULE, { ...AT, at: "2099-06-30T09:00" }],
    ] as const) {
      const response = await admin.form(address, values);
      const page = await response.text();
      expect([response.status, address]).toEqual([200, address]);
      expect(page).toContain("Publish, and stop what is scheduled?");
      expect(page).toContain(
        "FAQ is scheduled for Wednesday, July 1, 2099 at 9:00 AM EDT. That will stop and ask, because this changes the same field: Heading.",
      );
    }
    expect((await live(product)).heading).toBe(FAQ.shippedFields.heading);
    expect((await admin.form(FORM, yes)).status).toBe(303);
    expect((await live(product)).heading).toBe("Right now");

    await aDraft(product.query, "faq", { subline: "Clouds" });
    const again = await admin.form(FORM, { do: "publish", note: "" });
    expect(again.status, "what stops anyway is no question").toBe(303);
    await makeDue(product);
    await expect.poll(() => left(product)).toEqual(["stopped"]);
    expect(await textOf(admin, FORM)).not.toContain("Scheduled for");
    await aDraft(product.query, "faq", { heading: "Later" });
    expect((await admin.form(FORM, { do: "publish", note: "" })).status).toBe(303);
  });

  test("CONT-5 restoring a version that changes the same field asks first, too", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await publish(product, admin, { heading: "Right now" });
    await scheduled(product, admin, { heading: "In summer" });
    const restore = { intent: "restore", version: "shipped" };
    const asked = await admin.form(`${FORM}/history`, restore);
    expect(await asked.text()).toContain("Publish, and stop what is scheduled?");
    expect((await admin.form(`${FORM}/history`, { ...restore, sure: "yes" })).status).toBe(303);
  });
});
