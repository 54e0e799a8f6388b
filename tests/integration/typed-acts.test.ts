/** Words about prospects that were typed without a connection, as the server takes them (DAY-1, TRK-5). */
import { expect, test } from "vitest";
import type { Typing } from "../../app/tracker/acts/typed-acts";
import { added } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

type Result = { id: string; refused?: string };

async function scene() {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const send = async (...acts: object[]) => {
    const response = await visitor.json("/tracker/acts", { userId, acts });
    return ((await response.json()) as { results: Result[] }).results;
  };
  const typed = (kind: "add" | "correct", typing: Typing, prospect?: string) => ({
    kind,
    id: crypto.randomUUID(),
    ageSeconds: 60,
    typing,
    ...(prospect && { prospect, zone: "America/New_York" }),
  });
  const rows = () =>
    product.query<Record<string, unknown>>(
      "select id, first_name, notes, handle, score, country, version, next_contact_at from prospects order by first_name",
    );
  return { product, visitor, userId, send, typed, rows };
}

const over = (to: string, from = "") => ({ from, to });

test("DAY-1 TRK-2 a prospect typed offline is added once, by the outbox, by the form, or by both", async () => {
  const { product, visitor, userId, send, typed, rows } = await scene();
  const act = typed("add", {
    firstName: over("Ann"),
    handle: over("@ann"),
    notes: over("Met at a fair"),
  });
  expect(await send(act, act)).toEqual([{ id: act.id }, { id: act.id }]);
  expect(await send(act)).toEqual([{ id: act.id }]);
  const form = { intent: "add", firstName: "Ann", act: act.id };
  expect((await visitor.form("/tracker", form)).status).toBe(200);
  expect(await rows()).toMatchObject([
    { first_name: "Ann", handle: "@ann", notes: "Met at a fair" },
  ]);
  const [event] = await product.query<{ age: number; by: string }>(
    "select extract(epoch from now() - at)::int age, actor_id by from events where verb = 'prospects.add'",
  );
  expect(event?.age).toBeGreaterThan(55);
  expect(event?.by).toBe(userId);
  // The other way round: the form came first, its response was lost.
  const again = crypto.randomUUID();
  await visitor.form("/tracker", { intent: "add", firstName: "Ben", act: again });
  await send({ ...typed("add", { firstName: over("Ben") }), id: again });
  expect(await rows()).toHaveLength(2);
  // What the form would refuse is refused in its words, and what comes after it is done.
  const nobody = typed("add", { country: over("Canada") });
  const late = typed("add", { firstName: over("Cleo") });
  expect(await send(nobody, late)).toEqual([
    { id: nobody.id, refused: "First name and last name are required" },
    { id: late.id },
  ]);
});

test("DAY-1 TRK-5 a correction typed offline changes its own fields alone, once, and never what someone else changed since", async () => {
  const { product, visitor, send, typed, rows } = await scene();
  const admin = await product.admin();
  const { id } = await added(product, visitor, { firstName: "Ann", notes: "", score: "720" });
  const correct = (typing: Typing) => typed("correct", typing, id);
  const note = correct({
    notes: over("Line one\nline two"),
    nextContact: over("2027-01-04T09:30"),
  });
  // An outcome of one's own in between moves the version, not these words.
  const outcome = { kind: "outcome", id: crypto.randomUUID(), ageSeconds: 90, prospect: id };
  expect(await send({ ...outcome, outcome: "replied" })).toEqual([{ id: outcome.id }]);
  await product.query("update prospects set next_contact_at = null");
  expect(await send(note, note)).toEqual([{ id: note.id }, { id: note.id }]);
  expect(await rows()).toMatchObject([
    { notes: "Line one\nline two", next_contact_at: new Date("2027-01-04T14:30:00Z"), version: 3 },
  ]);
  const theirs = (changes: Record<string, string>, version: number) =>
    admin.form(`/tracker/${id}`, {
      intent: "correct",
      version: String(version),
      firstName: "Ann",
      lastName: "Prospect",
      country: "US",
      score: "720",
      notes: "Line one\nline two",
      ...changes,
    });
  expect((await theirs({ handle: "@theirs" }, 3)).status).toBe(200);
  // Another field: both changes stay.
  const score = correct({ score: over("640", "720") });
  expect(await send(score)).toEqual([{ id: score.id }]);
  expect(await rows()).toMatchObject([{ handle: "@theirs", score: "640" }]);
  // The same field: the newer words stay until the person decides.
  const mine = correct({ handle: over("@mine"), score: over("600", "640") });
  expect(await send(mine)).toEqual([{ id: mine.id, refused: "Changed in the meantime: Handle" }]);
  expect(await rows()).toMatchObject([{ handle: "@theirs", score: "640" }]);
  // Decided: typed over what is there now.
  const decided = correct({ handle: over("@mine", "@theirs") });
  expect(await send(decided)).toEqual([{ id: decided.id }]);
  // The same words that someone else typed too are no dispute, and no change.
  const same = correct({ handle: over("@mine", "@theirs") });
  expect(await send(same)).toEqual([{ id: same.id }]);
  expect(await rows()).toMatchObject([{ handle: "@mine", version: 6 }]);
  const faulty = correct({ callDate: over("not a day") });
  expect((await send(faulty))[0]?.refused).toBe("Enter a real date");
});

test("DAY-1 TRK-5 words about another's prospect, or a removed one, are refused", async () => {
  const { product, visitor, send, typed } = await scene();
  const { visitor: other } = await product.signedIn();
  const { id } = await added(product, other, { firstName: "Olga" });
  const note = () => typed("correct", { notes: over("Mine now") }, id);
  const refused = "This prospect no longer exists, or someone else added it";
  expect((await send(note()))[0]?.refused).toBe(refused);
  const own = await added(product, visitor, { firstName: "Own" });
  await visitor.form("/tracker", { intent: "remove", id: own.id, version: "1" });
  const late = typed("correct", { notes: over("Too late") }, own.id);
  expect((await send(late))[0]?.refused).toBe(refused);
  const notes = await product.query("select notes from prospects where notes is not null");
  expect(notes).toEqual([]);
});
