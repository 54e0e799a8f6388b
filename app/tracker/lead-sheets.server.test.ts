// cspell:ignore tmrw
/** Lead sheets as setters have them: every cell with the value that a careful assistant would enter. */
import { describe, expect, test } from "vitest";
import { parseMoney } from "~/platform/money/money";
import { typedKeys } from "~/platform/web/typed-keys";
import {
  type Read,
  readColumns,
  type Score,
  type Sheet,
  scored,
  sheetsIn,
  strangerLeads,
  sum,
} from "../../tests/kit/sheets";
import { chosenOver, withSupposed } from "../imports/doubts";
import { COLUMNS, type ColumnName } from "./import-columns";
import { understood } from "./import-doubts.server";
import { readRow } from "./import-row.server";
import { supposedColumns } from "./supposed-columns";

const TODAY = "2026-11-26";
const FIELDS = [
  "firstName",
  "lastName",
  "handle",
  "platform",
  "profile",
  "country",
  "annualIncome",
  "score",
  "callDate",
  "nextContact",
  "status",
  "notes",
];
const DAY_FIELDS: ReadonlySet<string> = new Set(["callDate", "nextContact", "rescheduledDate"]);
const COUNTRIES: Readonly<Record<string, string>> = {
  US: "United States",
  UK: "United Kingdom",
  Canada: "Canada",
};
/** The half that was looked at while the rules were written; the other was read blind first. */
const LOOKED_AT = /^(?:0[1-9]|10|2[1-9]|30)-/;

describe("LEAD-1 LEAD-2 LEAD-3 LEAD-4 LEAD-5 forty lead sheets", () => {
  test.each([
    ["the half that the rules were written with", true, 0.999],
    // Before any of them was looked at: 88.4 percent. What the rest showed was mended as a kind.
    ["the half that was read blind first", false, 0.98],
  ])("LEAD-1 LEAD-3 %s is read cell by cell", async (_, isLookedAt, least) => {
    const sheets = sheetsIn("leads").filter(({ name }) => LOOKED_AT.test(name) === isLookedAt);
    const score = sum(await Promise.all(sheets.map(scoreOf)));
    expect(sheets).toHaveLength(20);
    expect(score.right / score.all, score.wrong.join("\n")).toBeGreaterThanOrEqual(least);
  });

  test("LEAD-1 LEAD-2 LEAD-3 25 sheets of other kinds are read cell by cell", async () => {
    const score = sum(await Promise.all(strangerLeads().map(scoreOf)));
    // Before any of them was looked at: 93.5 percent. Five words such as “tmrw” were expected as days; when they were written is not known.
    expect(score.right / score.all, score.wrong.join("\n")).toBeGreaterThanOrEqual(0.995);
  });

  test.each<[string, Partial<Record<string, unknown>>, string[]]>([
    ["Name,IG\nAnn,@ann", { firstName: "Ann", handle: "ann", platform: "Instagram" }, []],
    ["Lead\tLink\nAnn Lee\thttps://x.com/AnnL", { handle: "AnnL", platform: "X" }, []],
    ["@ann\tAnn Lee\n@bo\tBo Ray", { handle: "ann", firstName: "Ann", lastName: "Lee" }, []],
    ["Name;City;$$/yr\nAnn;Houston TX;5k/mo", { country: "US", annualIncome: "$60,000" }, []],
    ["Name,Credit,Income\nAnn,720ish,65-70k", { firstName: "Ann" }, ["score", "annualIncome"]],
    ["Name,Next??\nAnn,28.11.2026\nBo,1.12.26", { nextContact: "2026-11-28T09:00" }, []],
    ["Name,Next??\nAnn,soon", { firstName: "Ann" }, ["nextContact"]],
    ["Name|Status\nAnn|didn't show", { status: "no_show" }, []],
    ["Name,Country\nAnn,somewhere warm", { firstName: "Ann" }, ["country"]],
    [`Name,Notes,IG\nAnn,${"x".repeat(100_000)},@a`, { notes: "x".repeat(2_000) }, ["notes"]],
    ["Name,IG,Score\nAnn,@a,+715", { score: "715" }, []],
    ["Name,Profile URL\nAnn,javascript:alert(1)", { firstName: "Ann" }, ["handle"]],
    [
      "Name,Given Name,Family Name\nJosé Ángel Castañeda,José,Castañeda",
      { firstName: "José Ángel", lastName: "Castañeda" },
      [],
    ],
    [
      "Name,Phone Number,E-mail 1,Notes\nAnn,(512) 555-0100,ann@x.com,warm",
      { notes: "Phone Number: (512) 555-0100\nE-mail 1: ann@x.com\nwarm" },
      [],
    ],
    [
      "Name,IG,Notes,Status\nbig mike 713-555-0142 no ig,,,",
      { firstName: "big", lastName: "mike", notes: "Phone: 713-555-0142 no ig" },
      [],
    ],
    [
      "Name,Location,Notes\nAnn,Austin TX,warm",
      { country: "US", notes: "Location: Austin TX\nwarm" },
      [],
    ],
    [
      'Name,Location\nAnn,"Columbus, Ohio"',
      { country: "US", notes: "Location: Columbus, Ohio" },
      [],
    ],
    ["Name,Location\nAnn,Toronto", { country: "Canada", notes: "Location: Toronto" }, []],
    [
      "Name,City,State,Country\nAnn,Pflugerville,TX,USA",
      { country: "US", notes: "State: TX\nCity: Pflugerville" },
      [],
    ],
    [
      "Name,Where from,Link\nAnn,IG,https://www.linkedin.com/in/ann-lee-4/",
      { handle: "ann-lee-4", platform: "LinkedIn" },
      [],
    ],
    [
      "Name,Link,Where from\nAnn,fb.com/ann.lee,IG",
      { handle: "ann.lee", platform: "Facebook" },
      [],
    ],
    [
      "Name,Handle,Where from,Link\nAnn,@ann,IG,https://www.linkedin.com/in/ann-lee-4/",
      { handle: "ann", platform: "Instagram" },
      [],
    ],
    ["Name,IG\nREAL NAME: Dominique W,@dw", { firstName: "Dominique", lastName: "W" }, []],
    ["Name,IG\nLisa & Tom Baker,@lt", { firstName: "Lisa & Tom", lastName: "Baker" }, []],
    ["Name,IG\njess (mom of 3),@jess", { firstName: "jess (mom of 3)", lastName: "" }, []],
    ["Name,IG\nNan Fox,@nan", { firstName: "Nan", lastName: "Fox" }, []],
    ["Name,IG,Score\nnan,@ann,nan", { handle: "ann" }, []],
    ["Name,Country\nAnn,Germany", { country: "Other", notes: "Country: Germany" }, []],
    ['Name,IG,Notes\nAnn,@a,"not closed', { handle: "a", notes: '"not closed' }, []],
  ])("LEAD-2 LEAD-4 a kind of sheet: %.60s", async (text, values, leftOut) => {
    const [first] = await readingsOf(new TextEncoder().encode(text));
    if (!first || !("fields" in first)) throw new Error("the row was not read");
    expect({ ...first.fields, ...first.state }).toMatchObject(values);
    expect(first.leftOut.map(({ field }) => field).sort()).toEqual([...leftOut].sort());
  });

  test.each(["us", "USA", "United States", "🇺🇸", "Canada", "UK", "england", "Other"])(
    "LEAD-3 a country alone adds nothing to the notes: %s",
    async (country) => {
      const [read] = await readingsOf(new TextEncoder().encode(`Name,Country\nAnn,${country}`));
      expect(read && "fields" in read && [read.fields.notes, read.noted]).toEqual([undefined, []]);
    },
  );

  test("LEAD-2 a doubt is asked once, and its answer counts for every row", async () => {
    const text =
      "Name,IG,State or country,Next,Status\nAnn,@a,CA,11/12/26,ghosted\nBo,@b,ca,12/11/26,Ghosted!";
    const { doubts } = await readSheet(new TextEncoder().encode(text), {});
    expect(doubts.map(({ key }) => key)).toEqual(["order:nextContact", "status:ghosted"]);
    const answers = { "order:nextContact": "day-first", "status:ghosted": "not_interested" };
    const read = await readingsOf(new TextEncoder().encode(text), answers);
    expect(read.map((each) => "state" in each && each.state)).toEqual([
      { nextContact: "2026-12-11T09:00", status: "not_interested" },
      { nextContact: "2026-11-12T09:00", status: "not_interested" },
    ]);
  });
});

describe("LEAD-2 what a sheet says in other words is named before it is written", () => {
  const read = async (text: string, answers: Readonly<Record<string, string>> = {}) => {
    const content = new TextEncoder().encode(text);
    const { doubts } = await readSheet(content, answers);
    const rows = (await readingsOf(content, answers)).flatMap((row) =>
      "fields" in row ? [row] : [],
    );
    return { doubts, rows };
  };

  test.each([
    ["Booked", "pending", "Pending"],
    ["DQ", "disqualified", "Disqualified"],
    ["sold", "closed", "Closed"],
    ["rebooked", "rescheduled", "Rescheduled"],
    ["passed", "not_interested", "Not Interested"],
  ])("a status that becomes another word, once: %s", async (word, status, label) => {
    const text = `Name,IG,Status\nAnn,@a,${word}\nBo,@b,${word.toUpperCase()}`;
    const { doubts, rows } = await read(text);
    expect(doubts.map(({ question }) => question.toLowerCase())).toEqual([
      `“${word.toLowerCase()}” under status becomes`,
    ]);
    expect(doubts[0]?.choices[0]?.label.toLowerCase()).toBe(label.toLowerCase());
    expect(rows.map(({ state }) => state.status)).toEqual([status, status]);
    const key = doubts[0]?.key ?? "";
    const other = await read(text, { [key]: "no_show" });
    expect(other.rows.map(({ state }) => state.status)).toEqual(["no_show", "no_show"]);
    const left = await read(text, { [key]: "" });
    expect(left.rows.map(({ state, leftOut }) => [state.status, leftOut.length])).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  test.each([
    ["call booked", "pending"],
    ["Booked call", "pending"],
    ["appt set for her", "pending"],
    ["set for a call next week", "pending"],
    ["signed up last night", "closed"],
    ["moved to next month", "rescheduled"],
    ["warm lead", undefined],
    ["seen it twice", undefined],
    ["wants a call after xmas", undefined],
  ])("words of several are asked about like one: %s", async (words, status) => {
    const { doubts, rows } = await read(`Name,IG,Status\nAnn,@a,${words}`);
    expect(doubts.map(({ key }) => key)).toEqual([`status:${words.toLowerCase()}`]);
    expect(doubts[0]?.choices[0]?.value).toBe(status ?? "");
    expect(rows[0]?.state.status).toBe(status);
  });

  test.each([
    ["Booked for 12/3/2026", "“Booked for 12/3/2026” is read as Pending"],
    ["Attended", "“Attended” is read as Showed up"],
    ["sold for $3,000", "“sold for $3,000” is read as Closed"],
    ["pending", undefined],
    ["Closed $3,000", undefined],
    ["Call booked", undefined],
  ])("where nobody is asked, the row says what they become: %s", async (cell, hint) => {
    const { rows } = await read(`Name;IG;Status\nAnn;@a;"${cell}"`);
    expect(rows[0]?.hints).toEqual(hint === undefined ? [] : [hint]);
  });

  test("of more words than are asked about, the others are named in their rows", async () => {
    const words = Array.from({ length: 20 }, (_, at) => `booked by ${"abcdefghijklmnopqrst"[at]}x`);
    const text = ["Name,IG,Status", ...words.map((word, at) => `Ann,@a${at},${word}`)].join("\n");
    const { doubts, rows } = await read(text);
    const hints = rows.flatMap((row) => row.hints);
    expect(doubts.length).toBeGreaterThan(0);
    expect(doubts.length + hints.length).toBe(20);
  });

  test.each([
    ["$2,500", 250_000, null],
    ["3k", 300_000, null],
    ["2500.5", 250_050, null],
    ["1.5k", 150_000, null],
    ["1,234", 123_400, null],
    ["1000000000", 100_000_000_000, null],
    ["1.234", undefined, null],
    ["$12.500", undefined, null],
    ["4.500,00", undefined, null],
    ["1,5", undefined, null],
    ["1e6", undefined, null],
    ["1E+06", undefined, null],
    ["2m", 200_000_000, null],
    ["999999999999", undefined, "A deal is at most $1,000,000,000"],
    ["2000m", undefined, "A deal is at most $1,000,000,000"],
  ])(
    "LEAD-3 an amount of a deal is read if it can mean one thing, else left out and named: %s",
    async (cell, cents, hint) => {
      const { rows } = await read(`Name;Status;Deal amount\nAnn;Closed;${cell}`);
      expect(rows[0]?.state.dealCents).toBe(cents);
      expect(rows[0]?.leftOut).toEqual(cents === undefined ? [{ field: "dealAmount", cell }] : []);
      expect(rows[0]?.hints).toEqual(hint === null ? [] : [hint]);
    },
  );

  test.each([
    ["Closed $3,000", 300_000, []],
    ["closed 3 k pif", 300_000, []],
    ["Closed (2500)", 250_000, []],
    ["closed - 1500.", 150_000, []],
    ["Closed 12/3/2026", undefined, []],
    ["closed on Nov 12", undefined, []],
    ["Closed Nov 2026", undefined, []],
    ["closed, paid 2 of 3", undefined, []],
    ["Closed $1.234", undefined, ["$1.234"]],
    ["closed 4.500,00", undefined, ["4.500,00"]],
    ["closed 1e6", undefined, ["1e6"]],
  ])(
    "LEAD-3 and so is the one in a status, which is no day and no count: %s",
    async (cell, cents, leftOut) => {
      const { rows } = await read(`Name;Status\nAnn;"${cell}"`);
      expect(rows[0]?.state).toEqual({
        status: "closed",
        ...(cents !== undefined && { dealCents: cents }),
      });
      expect(rows[0]?.leftOut.map((each) => each.cell)).toEqual(leftOut);
    },
  );

  test.each(["Pending", "closed", "Closed - won", "No show", "no-show", "Not interested"])(
    "and none for the tracker's own: %s",
    async (word) => {
      expect((await read(`Name,IG,Status\nAnn,@a,${word}`)).doubts).toEqual([]);
    },
  );

  test.each([
    ["Booked for 12/3/2026", "2026-12-03"],
    ["booked 12/3/2026", "2026-12-03"],
    ["Call set on Dec 3, 2026", "2026-12-03"],
    ["Booked", undefined],
    ["Closed 12/3/2026", undefined],
  ])("a booked one keeps its day as the call date: %s", async (cell, day) => {
    const { rows } = await read(`Name;IG;Status\nAnn;@a;"${cell}"`);
    expect(rows[0]?.fields.callDate).toBe(day);
  });

  test.each([
    ["12/1/2025", "Next contact December 1, 2025 has passed"],
    ["45992", "Next contact December 1, 2025 has passed"],
    ["12/1/2029", "Next contact December 1, 2029 is more than a year off"],
    ["12/1/2026", undefined],
  ])("a next contact that has passed or is far off: %s", async (cell, hint) => {
    const { rows } = await read(`Name,IG,Next contact\nAnn,@a,${cell}`);
    expect(rows[0]?.hints).toEqual(hint === undefined ? [] : [hint]);
    expect(rows[0]?.state.nextContact).toBeDefined();
  });

  test("a column of days that no heading names is the next contact, or what was chosen", async () => {
    const text = "Name,IG,when to write\nAnn,@a,12/1\nBo,@b,nxt tues";
    const { doubts, rows } = await read(text);
    expect(doubts.map(({ key }) => key)).toEqual([
      "column:2",
      "order:nextContact",
      "relative:nextContact",
      "unread:cells",
    ]);
    expect(rows.map(({ state, leftOut }) => state.nextContact ?? leftOut[0]?.cell)).toEqual([
      "2026-12-01T09:00",
      "nxt tues",
    ]);
    const noted = await read(text, { "column:2": "reach" });
    expect(noted.rows.map(({ fields }) => fields.notes)).toEqual([
      "when to write: 12/1",
      "when to write: nxt tues",
    ]);
    const left = await read(text, { "column:2": "" });
    expect(left.rows.map(({ state, fields }) => [state.nextContact, fields.notes])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  // Of each kind, two cells that its heading and they themselves tell.
  const KINDS: Readonly<Record<ColumnName | "days", readonly [string, string, string]>> = {
    name: ["Whole name", "Ann Lee", "Bo Ray"],
    firstName: ["First name", "Ann", "Bo"],
    lastName: ["Last name", "Lee", "Ray"],
    country: ["Country", "CA", "ca"],
    annualIncome: ["Annual income", "65k", "$60,000"],
    score: ["Credit score", "700", "650"],
    callDate: ["Call date", "11/12/26", "12/11/26"],
    nextContact: ["Next contact", "11/12/26", "12/11/26"],
    status: ["Status", "Booked", "ghosted"],
    handle: ["Handle", "@ann", "@bo"],
    profile: ["Profile address", "https://x.com/ann", "https://x.com/bo"],
    platform: ["Platform", "Instagram", "TikTok"],
    dealAmount: ["Deal amount", "$500", "$900"],
    rescheduledDate: ["Rescheduled date", "11/12/26", "12/11/26"],
    showed: ["Showed up", "Yes", "No"],
    reach: ["Email", "ann@x.com", "bo@x.com"],
    notes: ["Notes", "wants to work at night", "has two kids at home"],
    days: ["when to write", "12/1/2026", "12/2/2026"],
  };
  const GUESSED = { days: "nextContact" } as const;

  test.each(typedKeys(KINDS))(
    "LEAD-2 a column of %s is what was chosen for it, and nothing is asked about it as anything else",
    async (kind) => {
      const [heading, ...cells] = KINDS[kind];
      const text = [`ID code\t${heading}`, ...cells.map((cell, at) => `x${at}\t${cell}`)].join(
        "\n",
      );
      const content = new TextEncoder().encode(text);
      const { mapping } = await readSheet(content, {});
      expect(mapping[1]).toBe(kind === "days" ? GUESSED.days : kind);
      for (const chosen of FIELDS_AND_NONE) {
        const sent = { "column:1": "nextContact" };
        const { reading, doubts } = await readSheet(content, sent, [undefined, chosen]);
        const isKept = chosen === mapping[1];
        expect(reading.mapping[1], `${kind} as ${chosen}`).toBe(chosen);
        const about = doubts.map(({ key }) => key.split(":")[0]);
        expect(about.includes("column"), `${kind} as ${chosen}`).toBe(kind === "days" && isKept);
        if (chosen === null) expect(about).toEqual([]);
        const isDay = DAY_FIELDS.has(chosen ?? "");
        if (!isDay) expect(about).not.toContain("order");
        if (chosen !== "country") expect(about).not.toContain("place");
        if (chosen !== "status") expect(about).not.toContain("status");
      }
    },
  );

  const kinds = async (text: string, answers = {}) => {
    const content = new TextEncoder().encode(text);
    const { reading, doubts } = await readSheet(content, answers);
    const asked = doubts.filter(({ key }) => key.startsWith("column:"));
    return { mapping: reading.mapping, asked };
  };

  test.each([
    ["Name,IG,Last message\nAnn,@a,i work til 5 but sundays ok\nBo,@b,lol who is this", "reach"],
    ["Name,IG,her last msg\nAnn,@a,call me after six please\nBo,@b,no", "reach"],
    ["Name,IG,Last message\nAnn,@a,11/20/2026\nBo,@b,11/21/2026", null],
    ["Name,IG,Last message\nAnn,@a,seen\nBo,@b,sent", null],
    ["Name,IG,Followers\nAnn,@a,12\nBo,@b,900", null],
  ])("LEAD-2 what people wrote is offered for Notes: %s", async (text, field) => {
    const { mapping, asked } = await kinds(text);
    expect(mapping[2]).toBe(field);
    expect(asked.map(({ choices }) => choices.map(({ label }) => label))).toEqual(
      field === null ? [] : [["Notes", "Left out"]],
    );
    if (field) expect((await kinds(text, { "column:2": "" })).mapping[2]).toBeNull();
  });

  test.each([
    ["Name,IG,Date\nAnn,@a,11/20/2026\nBo,@b,12/22/2026", true],
    ["Handle;Date;Last message\n@a;11/20/2026;how much is it then\n@b;11/21/2026;nope", true],
    ["Name,IG,Call date\nAnn,@a,11/20/2026", false],
    ["Name,IG,Appt\nAnn,@a,12/20/2026", false],
    ["Name,IG,Date,Showed up\nAnn,@a,11/20/2026,Yes", false],
    ["Name,IG,Date,Call outcome\nAnn,@a,11/20/2026,Closed", false],
  ])(
    "LEAD-2 a “date” is asked about unless the sheet speaks of calls: %s",
    async (text, isAsked) => {
      const { mapping, asked } = await kinds(text);
      expect(mapping).toContain("callDate");
      expect(asked.some(({ question }) => question.includes("a column of days"))).toBe(isAsked);
      if (!isAsked) return;
      const at = mapping.indexOf("callDate");
      const to = async (field: string) =>
        (await kinds(text, { [`column:${at}`]: field })).mapping[at];
      expect(await to("callDate")).toBe("callDate");
      expect(await to("nextContact")).toBe("nextContact");
      expect(await to("reach")).toBe("reach");
      expect(await to("")).toBeNull();
    },
  );

  test("LEAD-2 a supposed column gives way to the one chosen for its field, and joins one that several may fill", async () => {
    const text = "Name\twhen to write\twhich\nAnn\t12/21/2026\tx\nBo\t12/22/2026\ty";
    const content = new TextEncoder().encode(text);
    const to = async (chosen: ColumnName, answers = {}) => {
      const { reading, doubts } = await readSheet(content, answers, [undefined, undefined, chosen]);
      const asked = doubts.map(({ key }) => key).filter((key) => key.startsWith("column:"));
      return [...reading.mapping.slice(1), ...asked];
    };
    expect(await to("nextContact")).toEqual([null, "nextContact", "column:1"]);
    expect(await to("callDate")).toEqual(["nextContact", "callDate", "column:1"]);
    expect(await to("reach", { "column:1": "reach" })).toEqual(["reach", "reach", "column:1"]);
    expect(await to("reach", { "column:1": "made up" })).toEqual([null, "reach", "column:1"]);
  });

  test.each(["Created", "Birthday", "Last contact", "Date added", ""])(
    "but not days of something else: %j",
    async (heading) => {
      const { doubts } = await read(`Name,IG,${heading}\nAnn,@a,12/1/2026\nBo,@b,12/2/2026`);
      expect(doubts.filter(({ key }) => key.startsWith("column:"))).toEqual([]);
    },
  );
});

/** `answers` and `chosen`: what the form says after the preview. */
async function readSheet(
  content: Uint8Array,
  sent: Readonly<Record<string, string>>,
  chosen: readonly (ColumnName | null | undefined)[] = [],
) {
  const { headings, mapping: guessed, rows } = await readColumns(content, COLUMNS);
  const cells = rows.map((row) => row.cells);
  const sheet = { headings, mapping: guessed, rows: cells };
  const { mapping, asked } = withSupposed(guessed, supposedColumns(sheet, TODAY));
  const by = mapping.map((name, at) => (chosen[at] === undefined ? name : chosen[at]));
  const now = chosenOver({ mapping, answers: asked }, { mapping: by, answers: sent }, COLUMNS);
  return { mapping, rows, ...understood({ headings, rows: cells, today: TODAY, ...now }) };
}

/** Each field, and none. */
const FIELDS_AND_NONE = [...typedKeys(COLUMNS), null];

async function readingsOf(content: Uint8Array, answers: Readonly<Record<string, string>> = {}) {
  const { rows, reading } = await readSheet(content, answers);
  return rows.map((row) => readRow(row, reading));
}

async function scoreOf(sheet: Sheet): Promise<Score> {
  const read = (await readingsOf(sheet.content)).flatMap((each): Read[] => {
    if (!("fields" in each)) return [];
    const { fields, state, leftOut } = each;
    const { country, annualIncome, score } = fields;
    const values = {
      ...fields,
      country: country && (COUNTRIES[country] ?? country),
      annualIncome: annualIncome ? (parseMoney(annualIncome) ?? 0) / 100 : null,
      score: score ? Number(score) : null,
      notes: fields.notes?.replace(REACH, "").replace(PLACE, "").trim() || undefined,
      nextContact: state.nextContact?.slice(0, 10),
      status: state.status?.replace("_", "-"),
    };
    return [{ values, leftOut: leftOut.map(({ field }) => field) }];
  });
  const rows = sheet.rows.map((row) => ({ ...row, country: kept(row.country) }));
  return scored({ ...sheet, rows }, read, FIELDS);
}

/** What other columns add to the notes. */
const REACH = /^[^:\n]*(?:mail|phone|mobile|cell|tel|number)[^:\n]*: .*$\n?/gim;
const PLACE =
  /^[^:\n]*(?:location|located|state|city|country|where|from|based|lives?|region|residence|town|land|loc)\b[^:\n]*: .*$\n?/gim;

/** The tracker knows three countries, and others. */
const kept = (country: unknown) =>
  typeof country === "string" && !Object.values(COUNTRIES).includes(country) ? "Other" : country;
