/** The tracker's file and back, for prospects with odd texts in every field (LEAD-6). */
import { expect, test } from "vitest";
import { act, previewed } from "../kit/imports";
import { aCorrection, added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

const PROSPECTS = 40;
/** When a prospect was added is the only thing that an import does not bring back. */
const ADDED = /20\d\d-\d\d-\d\dT[\d:.]+Z(?=,(?!Yes|$))/gm;

/** What spreadsheets, files and pages may take for something else. */
const ODD_TEXTS = [
  "Zoë",
  "李小龍",
  "מרים",
  "👩🏽‍💻 Dev",
  "O’Neil, Jr.",
  'say "x"',
  "=1+1",
  "+cmd",
  "-2",
  "@x",
  "'quoted",
  "a;b|c",
  "NULL",
  "None",
  "0123",
  "1e5",
  "11/12/26",
  "TRUE",
  "Name",
] as const;

/** The same sequence of numbers for the same seed. */
function choices(seed: number) {
  let state = seed;
  return <List extends readonly [unknown, ...unknown[]]>(list: List): List[number] => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] ?? list[0];
  };
}

function typedBy(pick: ReturnType<typeof choices>, n: number): Record<string, string> {
  const text = () => pick(ODD_TEXTS);
  return {
    firstName: `${text()} N${n}`,
    lastName: pick(["", text()]),
    country: pick(["US", "Canada", "UK", "Other"]),
    annualIncome: pick(["", "65k", "$60,000", "=60000", "about 70k", "60–70k", "none, yet", "０"]),
    score: pick(["", "720", "700+", "720ish", "+690", "'680", "N/A"]),
    callDate: pick(["", "2026-03-08", "2026-12-31", "2099-01-01"]),
    handle: n % 5 === 0 ? "" : `${pick(["", "@", "=", "-"])}odd.${n}_ünï`,
    platform: pick(["", "Instagram", "LinkedIn", "X"]),
    profile: pick(["", 'https://instagram.com/a,b/?x="1"', "linkedin.com/in/ann"]),
    notes: pick(["", "two\nlines", `${text()}\n\n=2+2;"end`, "x".repeat(2_000)]),
  };
}

const OUTCOMES = [
  ["pending", "", ""],
  ["closed", "2,500.01", ""],
  ["closed", "0", ""],
  ["no_show", "", ""],
  ["not_interested", "", ""],
  ["disqualified", "", ""],
  ["rescheduled", "", "2026-12-24"],
] as const;

test("LEAD-6 prospects with odd texts in every field are the same rows after a round through the file, and the file has the same bytes", async () => {
  const product = await startForTest();
  const boss = await product.admin();
  const exported = async () => (await boss.get("/tracker/prospects.csv")).text();
  const rows = () =>
    product.query(
      `select first_name, last_name, country, annual_income, annual_income_cents, score, score_points, qualified,
         scheduled_call_date, status, deal_amount_cents, rescheduled_date, handle, handle_key, platform, profile, notes,
         next_contact_at, name_key, showed_at is not null showed
       from prospects order by substring(first_name from ' N([0-9]+)$')::int`,
    );
  const changed = async (fields: Record<string, string>) => {
    const response = await boss.form(TRACKER, fields);
    expect(response.status, JSON.stringify(fields)).toBe(200);
  };
  const lines = (text: string) => text.replace(ADDED, "").split("\r\n").sort();
  const pick = choices(1);
  for (let n = 0; n < PROSPECTS; n += 1) {
    const typed = typedBy(pick, n);
    const row = await added(product, boss, typed);
    const nextContact = pick(["", "2026-11-30T09:30", "2027-03-14T02:30"]);
    const zone = pick(["America/New_York", "Asia/Kathmandu", "UTC"]);
    await changed(aCorrection(row, { ...typed, nextContact, zone }));
    const [now] = await product.query<{ version: number }>(
      "select version from prospects where id = $1",
      [row.id],
    );
    const [status, dealAmount, rescheduledDate] = pick(OUTCOMES);
    const edit = { status, dealAmount, rescheduledDate };
    await changed(anEdit({ id: row.id, version: now?.version ?? 0 }, edit));
  }
  const [before, file] = [await rows(), await exported()];
  await product.query("delete from prospects");
  const { id } = await previewed(boss, new TextEncoder().encode(file));
  expect(await act(boss, "import", id)).toBe(`303 Imported: ${PROSPECTS} added.`);
  expect(await rows()).toEqual(before);
  expect(lines(await exported())).toEqual(lines(file));
});
