/** One prospect's page: contact, history, undo of each change, duplicates and merging. */
import { describe, expect, test } from "vitest";
import { aCorrection, added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const pageOf = ({ id }: { id: string }) => `/tracker/${id}`;
const contact = (version: number, changes: Record<string, string>) => ({
  intent: "contact",
  version: String(version),
  ...changes,
});
const undo = (change: number) => ({ intent: "undo-change", change: String(change) });
const rowOf = async (product: TestProduct, { id }: { id: string }) =>
  (await product.query("select * from prospects where id = $1", [id]))[0];
const duplicates = async (person: Visitor, query: Record<string, string>) => {
  const response = await person.get(`/tracker/duplicates?${new URLSearchParams(query)}`);
  return ((await response.json()) as { duplicates: { id: string; same: string }[] }).duplicates;
};

describe("a prospect's page (DAY-3)", () => {
  test("DAY-3 contact, notes and the next contact on the setter's clocks are kept; others see neither them nor the history", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const prospect = await added(product, owner);
    const fields = {
      handle: "@Paula.P",
      platform: "Instagram",
      notes: "Two kids\nprefers mornings",
      nextContact: "2026-03-08T02:30",
      zone: "America/New_York",
    };
    expect((await owner.form(pageOf(prospect), contact(1, fields))).status).toBe(200);
    // The clocks of New York skip that time.
    expect(await rowOf(product, prospect)).toMatchObject({
      handle: "@Paula.P",
      platform: "Instagram",
      notes: fields.notes,
      next_contact_at: new Date("2026-03-08T07:00:00Z"),
    });
    const page = await owner.page(pageOf(prospect));
    expect(page).toContain("Paula Prospect</h1>");
    expect(page).toMatch(/Timeline<\/h2>.*Platform.*Instagram.*Added/s);
    const theirs = await other.page(pageOf(prospect));
    expect(theirs).toContain("Paula Prospect</h1>");
    expect(theirs).not.toMatch(/Paula\.P|mornings|Timeline<\/h2>/);
    expect((await other.form(pageOf(prospect), contact(2, fields))).status).toBe(403);
    const kept = await product.query("select before, after from events");
    expect(JSON.stringify(kept)).not.toMatch(/paula\.p|mornings/i);
    expect((await owner.get("/tracker/no-such-prospect")).status).toBe(404);
    for (const [name, value] of [
      ["platform", "Fax"],
      ["nextContact", "soon"],
      ["notes", "x".repeat(2_001)],
    ] as const)
      expect((await owner.form(pageOf(prospect), contact(2, { [name]: value }))).status).toBe(400);
  });

  test("DAY-3 LEAD-4 what the import would leave out is refused with the same words, and nothing changes", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const prospect = await added(product, owner);
    const before = await rowOf(product, prospect);
    const correct = (fields: Record<string, string>) =>
      owner.form(pageOf(prospect), {
        intent: "correct",
        version: "1",
        firstName: "Paula",
        lastName: "Prospect",
        country: "US",
        ...fields,
      });
    for (const [fields, words] of [
      [{ firstName: "", lastName: "" }, "It has no name, handle or profile address"],
      [{ firstName: "", lastName: "", profile: "not an url" }, "Enter the address of a profile"],
      [{ callDate: "1969-01-01" }, "Enter a date from 1970 to 2099"],
    ] as const) {
      const response = await correct(fields);
      expect(response.status, words).toBe(400);
      expect(await response.text()).toContain(words);
    }
    expect(await rowOf(product, prospect)).toEqual(before);
    const found = { firstName: "", lastName: "", profile: "instagram.com/paula", score: "" };
    expect((await correct(found)).status).toBe(200);
    const lost = await owner.form(pageOf(prospect), contact(2, { profile: "" }));
    expect([lost.status, await lost.text()]).toEqual([
      400,
      expect.stringContaining("It has no name, handle or profile address"),
    ]);
    expect(await rowOf(product, prospect)).toMatchObject({ profile: "instagram.com/paula" });
  });

  test("TRK-6 what an older rule let in keeps no one from changing other fields, and is judged when it is changed", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const prospect = await added(product, owner);
    const { id } = prospect;
    const old = {
      profile: "not an url",
      scheduled_call_date: "1960-01-01",
      first_name: "",
      last_name: "Sample",
    };
    const { scheduled_call_date: _, ...kept } = old;
    const store = async (values: Partial<typeof old>) => {
      for (const [column, value] of Object.entries(values))
        await product.query(`update prospects set ${column} = $2 where id = $1`, [id, value]);
    };
    await store(old);
    let version = 1;
    const shown = {
      firstName: "",
      lastName: "Sample",
      country: "US",
      callDate: "1960-01-01",
      profile: "not an url",
      handle: "",
      platform: "",
    };
    const correct = async (fields: Record<string, string>, intent = "correct") => {
      const form = { intent, version: String(version), ...fields };
      const response = await owner.form(pageOf(prospect), form);
      if (response.status === 200) version += 1;
      return [response.status, await response.text()] as const;
    };
    expect((await correct({ ...shown, notes: "called\r\ntwice" }))[0]).toBe(200);
    expect((await correct({ profile: "not an url", notes: "again" }, "contact"))[0]).toBe(200);
    expect(await rowOf(product, prospect)).toMatchObject({ ...kept, notes: "again" });
    for (const [changed, words] of [
      [{ profile: "neither" }, "Enter the address of a profile"],
      [{ callDate: "1961-01-01" }, "Enter a date from 1970 to 2099"],
      [{ profile: "neither", callDate: "1961-01-01" }, "Enter a date from 1970 to 2099"],
    ] as const)
      expect(await correct({ ...shown, ...changed })).toEqual([
        400,
        expect.stringContaining(words),
      ]);
    expect(await rowOf(product, prospect)).toMatchObject({ ...kept, notes: "again", version });
    expect((await correct({ ...shown, profile: "instagram.com/sample" }))[0]).toBe(200);
    await store({ first_name: "Ann", profile: "not an url" });
    expect(await correct({ ...shown, notes: "x" })).toEqual([
      400,
      expect.stringContaining("First name and last name are required"),
    ]);
  });

  test("TRK-6 without a script the page says what is wrong at its field and keeps what was typed", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const prospect = await added(product, owner);
    const form = { intent: "correct", version: "1", country: "US", profile: "" };
    for (const [names, words] of [
      [{ firstName: "", lastName: "Typed-Here" }, "First name and last name are required"],
      [{ firstName: "", lastName: "" }, "It has no name, handle or profile address"],
    ] as const) {
      const page = await (await owner.form(pageOf(prospect), { ...form, ...names })).text();
      expect(page.split(words).length, words).toBeGreaterThan(1);
      expect(page).toMatch(
        /aria-invalid="true"[^>]*name="firstName"|name="firstName"[^>]*aria-invalid="true"/,
      );
      expect(page).toContain(`value="${names.lastName}"`);
    }
    const other = await owner.form(pageOf(prospect), { intent: "undo-change", change: "9" });
    expect(await other.text()).toMatch(/role="alert"[^>]*>Failed to undo/);
  });

  test("DAY-3 one change is undone as a new event, and refused with both values where something newer changed the same field", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor: owner } = await product.signedIn();
    const prospect = await added(product, owner);
    await owner.form(pageOf(prospect), contact(1, { notes: "first", handle: "@one" }));
    await admin.form(TRACKER, anEdit({ ...prospect, version: 2 }));
    await owner.form(pageOf(prospect), contact(3, { handle: "@two" }));
    const refused = await owner.form(pageOf(prospect), undo(2));
    expect(refused.status).toBe(409);
    expect(await refused.text()).toMatch(/@one.*@two/);
    expect(await rowOf(product, prospect)).toMatchObject({ version: 4, notes: "first" });
    expect((await owner.form(pageOf(prospect), undo(3))).status).toBe(403);
    expect((await owner.form(pageOf(prospect), undo(4))).status).toBe(200);
    expect((await owner.form(pageOf(prospect), undo(2))).status).toBe(200);
    expect(await rowOf(product, prospect)).toMatchObject({
      version: 6,
      notes: null,
      handle: null,
      status: "closed",
    });
    expect((await admin.form(pageOf(prospect), undo(3))).status).toBe(200);
    expect(await rowOf(product, prospect)).toMatchObject({ status: "pending", closed_at: null });
    const verbs = await product.query("select verb from events where subject_id = $1 order by at", [
      prospect.id,
    ]);
    expect(verbs.map(({ verb }) => String(verb).split(".")[1])).toEqual([
      "add",
      "correct",
      "edit",
      "correct",
      "undo",
      "undo",
      "undo",
    ]);
  });
});

describe("a prospect that changed often (DAY-3)", () => {
  test("DAY-3 the page shows the newest changes, says how many there are, and shows them on request", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const prospect = await added(product, owner);
    for (let version = 1; version <= 24; version += 1)
      await owner.form(
        pageOf(prospect),
        contact(version, { notes: `Note number ${version}.`, nextContact: "", zone: "UTC" }),
      );
    const words = async (query: string) => {
      const page = await owner.page(pageOf(prospect) + query);
      const text = page.slice(page.indexOf("Timeline</h2>"));
      const entries = text.match(/id="change-/g)?.length;
      return {
        entries,
        shown: /Showing \d+ of \d+ changes/.exec(text)?.[0],
        next: /href="[^"]*(\?rows=\d+)"[^>]*>Show more/.exec(text)?.[1],
      };
    };
    const first = { entries: 20, shown: "Showing 20 of 25 changes", next: "?rows=40" };
    for (const query of ["", "?rows=-3", "?rows=x"]) expect(await words(query)).toEqual(first);
    expect(await words("?rows=24")).toEqual({
      entries: 24,
      shown: "Showing 24 of 25 changes",
      next: "?rows=44",
    });
    for (const query of ["?rows=40", "?rows=1000000"])
      expect(await words(query)).toEqual({ entries: 25, shown: undefined, next: undefined });
  });

  test("DAY-3 a person changes 300 times an hour, in every way together, and blocks no one else", async () => {
    const product = await startForTest();
    const [busy, other] = [await product.signedIn(), await product.signedIn()];
    const [mine, twin, theirs] = [
      await added(product, busy.visitor),
      await added(product, busy.visitor),
      await added(product, other.visitor),
    ];
    const note = (version: number) => contact(version, { notes: `Note ${version}` });
    expect((await busy.visitor.form(pageOf(mine), note(1))).status).toBe(200);
    const [bucket] = await product.query(
      "update rate_limits set tokens = 0, refilled_at = now() where key like 'prospect-changes-of-account%' returning most, refill_seconds",
    );
    expect(bucket).toEqual({ most: 300, refill_seconds: 3_600 });
    const stored = JSON.stringify(await product.query("select * from prospects order by id"));
    const merge = { version: "2", with: twin.id, withVersion: "1" };
    const link = { intent: "link-meeting", booking: crypto.randomUUID() };
    for (const [path, fields] of [
      [pageOf(mine), note(2)],
      [pageOf(mine), undo(2)],
      [pageOf(mine), link],
      [`${pageOf(mine)}/merge?with=${twin.id}`, merge],
      [TRACKER, { ...aCorrection({ id: mine.id, version: 2 }, { score: "650" }) }],
      [TRACKER, { intent: "remove", id: mine.id, version: "2" }],
    ] as const) {
      const refused = await busy.visitor.form(path, fields);
      expect([path, refused.status]).toEqual([path, 429]);
      expect(await refused.text()).toContain("You have made too many changes for now");
    }
    expect(JSON.stringify(await product.query("select * from prospects order by id"))).toBe(stored);
    expect((await other.visitor.form(pageOf(theirs), note(1))).status).toBe(200);
  });
});

describe("duplicates (DAY-3)", () => {
  test("DAY-3 the same handle however it is written, and the same name without accents, are found; nothing is blocked", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const first = await added(product, visitor, {
      firstName: "Zoë",
      lastName: "Müller",
      handle: "https://instagram.com/Zoe.M/",
    });
    const asked = { firstName: "zoe", lastName: "muller", country: "US" };
    expect(await duplicates(visitor, asked)).toMatchObject([{ id: first.id, same: "name" }]);
    const handle = { country: "UK", handle: "@zoe.m" };
    expect(await duplicates(visitor, handle)).toMatchObject([{ id: first.id, same: "handle" }]);
    expect(await duplicates(visitor, { ...handle, except: first.id })).toEqual([]);
    expect(await duplicates(visitor, { country: "US", handle: "@somebody" })).toEqual([]);
    const second = await added(product, visitor, { ...asked, handle: "zoe.m" });
    expect(await visitor.page(pageOf(second))).toContain("the same handle");
  });

  test("DAY-3 two are merged field by field with both histories, and the merge is undone", async () => {
    const product = await startForTest();
    const { visitor: owner } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const kept = await added(product, owner, { handle: "@old" });
    const gone = await added(product, owner, { handle: "@new", score: "650" });
    await owner.form(TRACKER, aCorrection(gone, { handle: "@newer", score: "651" }));
    const address = `${pageOf(kept)}/merge?with=${gone.id}`;
    expect(await owner.page(address)).toContain("@newer");
    const merge = { version: "1", with: gone.id, withVersion: "2", "field-handle": "other" };
    expect((await other.form(address, merge)).headers.get("location")).toBe("/training");
    expect((await owner.form(address, { ...merge, withVersion: "1" })).status).toBe(409);
    expect((await owner.form(address, merge)).status).toBe(303);
    expect(await rowOf(product, kept)).toMatchObject({ handle: "@newer", score: "720" });
    expect(await rowOf(product, gone)).toBeUndefined();
    const page = await owner.page(pageOf(kept));
    expect(page).toContain("before the merge");
    expect(page).toContain("@new</del>");

    expect((await owner.form(pageOf(kept), undo(2))).status).toBe(200);
    expect(await rowOf(product, kept)).toMatchObject({ handle: "@old", score: "720" });
    expect(await rowOf(product, gone)).toMatchObject({ handle: "@newer", score: "651" });
  });
});
