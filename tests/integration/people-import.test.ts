// cspell:ignore Inga Kowalski
/** Importing trainees: the plan of each row, the codes, and undoing it. */
import { describe, expect, test } from "vitest";
import { aCohort } from "../kit/cohorts";
import { loaderData } from "../kit/loader-data";
import { giveRole } from "../kit/people";
import { startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/admin/people/import";

async function previewed(person: Visitor, pasted: string, column: string[] = [], of = "") {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "preview", pasted, id: of }))
    body.set(name, value);
  for (const each of column) body.append("column", each);
  const response = await person.fetch(PAGE, { method: "POST", body, redirect: "manual" });
  const id = /id=([\da-f-]{36})/.exec(response.headers.get("Location") ?? "")?.[1] ?? "";
  const page = await (id ? person.page(`${PAGE}?id=${id}`) : response.text());
  return { status: response.status, id, page: page.replaceAll("<!-- -->", "") };
}
async function act(person: Visitor, intent: string, id: string) {
  const response = await person.form(PAGE, { intent, id });
  const next = response.headers.get("Location");
  const shown = response.status === 303 && next ? person.page(next) : response.text();
  const page = (await shown).replaceAll("<!-- -->", "");
  const codes = [
    ...page.matchAll(/scope="row"[^>]*>([^<]+)<\/th>(?:<td[^>]*>[^<]*<\/td>)?<td[^>]*>([^<]+)</g),
  ];
  return {
    status: response.status,
    page,
    text: /(?:Added|Undone|This import)[^<]*/.exec(page)?.[0],
    codes: new Map(codes.map(([, name = "", code = ""]) => [name, code])),
  };
}

describe("importing trainees (DAY-4)", () => {
  test("PEOPLE-5 an address that is somebody else's is named before the import, and stands beside no code after it", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn(await product.createTrainee("Vera", "Verified"));
    await product.query("update users set email = 'vera@example.com' where id = $1", [userId]);
    const { page, id } = await previewed(
      admin,
      [
        "Name,Email",
        "Ann Sample,ann@example.com",
        "Bea Sample,Vera@example.com",
        "Cleo Sample,ann@example.com",
        '"O\'Brien, Sean Jr.",sean@example.com',
        '"=HYPERLINK(""https://x.example"")",eve@example.com',
      ].join("\n"),
    );
    for (const shown of [
      "4 new, 0 the same, 1 in conflict",
      "Without vera@example.com: another account has this address",
      "Without ann@example.com: line 2 has this address",
      "this is a formula of a spreadsheet",
      "ann@example.com",
    ])
      expect(page).toContain(shown);
    const { page: sheet } = await act(admin, "import", id);
    const file = decodeURIComponent(
      /href="data:text\/csv[^,]*,([^"]+)"/.exec(sheet)?.[1]?.replaceAll("&#x27;", "'") ?? "",
    );
    const lines = file.split("\r\n").map((line) => line.replace(/"\d+"/, '"code"'));
    const taken = "None: another account has this address";
    expect(lines).toEqual([
      "Name,Email,Access code,Note",
      '"Ann Sample","ann@example.com","code",""',
      `"Bea Sample","","code","${taken}"`,
      `"Cleo Sample","","code","${taken}"`,
      '"Sean O\'Brien Jr.","sean@example.com","code",""',
    ]);
  });

  test("DAY-4 each row says what it would do; the import adds them with coach and cohort, and shows each code once", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId: coachId } = await product.signedIn(
      await product.createTrainee("Carla", "Coach"),
    );
    await giveRole(product, "coach", coachId);
    await product.createTrainee("Sam", "Same");
    const cohort = await aCohort(product, coachId);
    await product.query("update cohorts set name = 'January' where id = $1", [cohort]);
    const { page, id } = await previewed(
      admin,
      [
        "Name;Mentor;Group;E-Mail",
        "Ann Sample;carla COACH;january;Ann@Example.com",
        "Bea van den Berg;;;",
        "Ánn sample;;;",
        "Sam Same;;;",
        "Single;;;",
        "Dora Doe;Nobody Known;;",
        "Ella Ernst;;Nowhere;",
        "Fay Fine;;;fay at example",
      ].join("\n"),
    );
    expect(page).toContain("6 new, 1 the same, 1 in conflict");
    for (const shown of [
      "ann@example.com, coach Carla Coach, cohort January",
      "Same name as line 2",
      "A trainee with this name already exists",
      "without a coach: none is named Nobody Known",
      "without a cohort: none is named Nowhere",
      "Left out: email “fay at example”",
      "Import 6 trainees",
    ])
      expect(page).toContain(shown);
    const done = await act(admin, "import", id);
    expect([done.status, done.text]).toEqual([200, "Added 6 trainees. 1 cell was left out."]);
    expect([...done.codes.keys()]).toEqual([
      "Ann Sample",
      "Bea van den Berg",
      "Single",
      "Dora Doe",
      "Ella Ernst",
      "Fay Fine",
    ]);
    expect(done.page).toMatch(/Ann Sample<\/th><td[^>]*>ann@example\.com</);
    expect(done.page).toContain(encodeURIComponent('"Ann Sample","ann@example.com","'));
    expect(
      await product.query("select email_verified from users where email = 'ann@example.com'"),
      "PEOPLE-2",
    ).toEqual([{ email_verified: false }]);
    expect((await act(admin, "import", id)).status).toBe(409);
    expect(
      await product.query(
        `select last_name, coach_id, cohort_id from training_credentials t
         left join trainee_places p on p.user_id = t.user_id
         left join cohort_members m on m.user_id = t.user_id
         where t.user_id in (select user_id from person_imports) and last_name in ('Sample', 'van den Berg') order by 1`,
      ),
    ).toEqual([
      { last_name: "Sample", coach_id: coachId, cohort_id: cohort },
      { last_name: "van den Berg", coach_id: null, cohort_id: null },
    ]);
    const ann = product.visitor();
    await ann.signIn(done.codes.get("Ann Sample") ?? "");
    expect((await ann.get("/training")).status).toBe(200);
    const undone = await act(admin, "undo", id);
    expect(undone.text).toBe(
      "Undone: 5 deleted, 1 kept because they had signed in, are staff now or have open pay.",
    );
    expect((await act(admin, "undo", id)).status).toBe(409);
    expect(
      await product.query("select 1 from training_credentials where last_name like 'van%'"),
    ).toEqual([]);
    expect((await ann.get("/training")).status).toBe(200);
    expect(await product.query("select 1 from import_parts")).toEqual([]);
  });

  test("PEOPLE-5 recipients of a mail are one person each, whatever separates them, and every line that is nobody is named", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const pasted = [
      "Team list",
      'Bob Smith <bob@x.example>; "O\'Neil, Carol" <carol@x.example>; dave@x.example',
      "mailto:eva@x.example Eva Braunfels",
      "Tom van der Berg   tom@x.example (starts January)",
      "call them on Tuesday",
    ].join("\n");
    const { page, id } = await previewed(admin, pasted);
    for (const shown of [
      "4 new, 0 the same, 2 in conflict",
      "1 line holds no person",
      "dave@x.example",
      "It has no name",
      "Nobody can be told from this line",
      "“Column 3”",
      "starts January",
    ])
      expect(page).toContain(shown);
    const { codes } = await act(admin, "import", id);
    expect([...codes.keys()]).toEqual([
      "Bob Smith",
      "Carol O&#x27;Neil",
      "Eva Braunfels",
      "Tom van der Berg",
    ]);
  });

  test("DAY-4 200 pasted names need no heading; columns can be changed, and bad input is refused in words", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const names = Array.from({ length: 200 }, (_, n) => `Number${n} Pasted`);
    const { page, id } = await previewed(admin, names.join("\n"));
    expect(page).toContain("200 new, 0 the same, 0 in conflict");
    const { codes } = await act(admin, "import", id);
    expect(new Set(codes.values()).size).toBe(200);
    for (const [pasted, why] of [
      ["", "Choose a file, or paste cells"],
      ["Name", "There is no row under the headings"],
      [
        Array.from({ length: 501 }, () => "Ann Sample").join("\n"),
        "At most 500 rows can be imported at once. There are 501: split the file",
      ],
      [
        `Name,Email\n${Array.from({ length: 1_203 }, (_, n) => `Ann Sample,a${n}@b.example`).join("\n")}`,
        "There are 1,203: split the file",
      ],
    ] as const) {
      const refused = await previewed(admin, pasted);
      expect([refused.status, refused.page.includes(why)]).toEqual([400, true]);
    }
    const first = await previewed(admin, "Sample\tAnn\nSample\tBea");
    expect(first.page).toContain("Sample Ann");
    const changed = await previewed(admin, "", ["lastName", "firstName"], first.id);
    expect(changed.page).toContain("2 new");
    expect(changed.page).toContain("Ann Sample");
    const twice = await previewed(admin, "", ["name", "name"], first.id);
    expect(twice.page).toContain("Two columns fill the same field");
    expect((await act(admin, "import", first.id)).status).toBe(200);
  });

  test("PEOPLE-5 201 names get codes of one length, and a cohort that nobody made is made by one answer; a coach only with proof", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const names = Array.from({ length: 201 }, (_, n) => `Sample ${n}, Ann;January;Cara New`);
    const { id, page } = await previewed(admin, ["Name;Cohort;Coach", ...names].join("\n"));
    expect(page).toContain("No cohort is named January");
    expect(page).toContain("And 101 more rows.");
    const answered = async (...answers: string[]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ intent: "preview", id })) body.set(name, value);
      for (const column of ["name", "cohort", "coach"]) body.append("column", column);
      for (const answer of answers) body.append("answer", answer);
      await admin.fetch(PAGE, { method: "POST", body, redirect: "manual" });
      return (await admin.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    };
    expect(await answered("cohort:january=new", "coach:cara new=new")).toContain(
      "new coach Cara New, new cohort January",
    );
    expect((await act(admin, "import", id)).status).toBe(403);
    expect(await answered("coach:cara new=")).toContain("without a coach: none is named Cara New");
    const { codes } = await act(admin, "import", id);
    expect(codes.size).toBe(201);
    // As many digits as 201 people and the administrator's own count ask for, and no fewer for the first of them.
    expect([...new Set([...codes.values()].map((code) => code.length))]).toEqual([9]);
    expect(
      await product.query(
        "select c.name, count(*)::int n from cohorts c join cohort_members m on m.cohort_id = c.id group by 1",
      ),
    ).toEqual([{ name: "January", n: 201 }]);
  });

  test("PEOPLE-5 choices made after the preview count for the import; other columns are shown first", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const sheet = "Name;Cohort;Coach\nAnn Sample;January;Cara New\nBea Sample;May;";
    const { id } = await previewed(admin, sheet);
    const imported = (columns: string[], answers: string[]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ intent: "import", id, headings: "1" }))
        body.set(name, value);
      for (const column of columns) body.append("column", column);
      for (const answer of answers) body.append("answer", answer);
      return admin.fetch(PAGE, { method: "POST", body, redirect: "manual" });
    };
    const other = await imported(["name", "", "coach"], ["coach:cara new="]);
    expect(other.headers.get("Location")).toContain(`?id=${id}&unseen`);
    const page = await admin.page(other.headers.get("Location") ?? "");
    expect(page).toContain("nothing is imported yet");
    expect(page).not.toContain("No cohort is named January");
    expect(
      await product.query("select 1 from training_credentials where last_name = 'Sample'"),
    ).toEqual([]);
    await imported(["name", "cohort", "coach"], []);
    const done = await imported(
      ["name", "cohort", "coach"],
      ["cohort:january=new", "cohort:may=", "coach:cara new="],
    );
    expect(done.status).toBe(200);
    expect(
      await product.query(
        "select c.name, count(*)::int n from cohorts c join cohort_members m on m.cohort_id = c.id group by 1",
      ),
    ).toEqual([{ name: "January", n: 1 }]);
  });

  test.each([
    ["recipients of an email", "Jae Wun <js1@x.example>, Jae Tuu <js2@x.example>"],
    ["a list of names", "Ann Lee\nBo Ray"],
    ["a sheet", "Name,Email,Coach\nAnn Lee,ann@x.example,\nBo Ray,,"],
    ["a sheet without headings", "Ann,Lee,ann@x.example\nBo,Ray,bo@x.example"],
  ])("PEOPLE-5 %s is imported at once if nothing of the preview was changed", async (_, pasted) => {
    const product = await startForTest();
    const admin = await product.admin();
    const { id, page } = await previewed(admin, pasted);
    const body = new URLSearchParams({ intent: "import", id });
    for (const [, name = "", options = ""] of page.matchAll(
      /<select(?=[^>]* name="(\w+)")[^>]*>(.*?)<\/select>/gs,
    )) {
      const chosen = /<option(?=[^>]* value="([^"]*)")(?=[^>]* selected)/.exec(options);
      const first = /<option(?=[^>]* value="([^"]*)")/.exec(options);
      body.append(name, (chosen ?? first)?.[1]?.replaceAll("&amp;", "&") ?? "");
    }
    expect(body.getAll("column").length, page).toBeGreaterThan(0);
    const response = await admin.fetch(PAGE, { method: "POST", body, redirect: "manual" });
    expect([response.status, response.headers.get("Location")], `${body}`).toEqual([200, null]);
    expect(await product.query("select 1 from person_imports")).toHaveLength(2);
  });

  test("DAY-4 the import belongs to the administrator who sent it, and a second one at the same time does nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { id } = await previewed(admin, "Ann Sample\nBea Sample");
    const { visitor } = await product.signedIn();
    expect((await visitor.form(PAGE, { intent: "import", id })).headers.get("Location")).toBe(
      "/training",
    );
    const both = await Promise.all([act(admin, "import", id), act(admin, "import", id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await product.query("select 1 from person_imports")).toHaveLength(2);
  });

  test("PEOPLE-5 what is left out is counted in all rows and told before and after, and a line that is nobody is named", async () => {
    const admin = await (await startForTest()).admin();
    const rows = Array.from({ length: 150 }, (_, at) =>
      at % 40 === 39
        ? `Person ${letters(at)},person${at} @x.example`
        : `Person ${letters(at)},p${at}@x.example`,
    );
    const { id, page } = await previewed(admin, ["Name,Email", ...rows, "TOTAL,150"].join("\n"));
    expect(page).toContain("3 under Email (lines 41, 81, 121)");
    expect(page).toContain("person119 @x.example");
    expect(page).toContain("1 line holds no person: line 152 “TOTAL”.");
    const { page: after } = await act(admin, "import", id);
    expect(after).toContain("Added 150 trainees. 3 cells were left out.");
    expect(after, "next to it").toMatch(/Added 150 trainees\..{0,1200}Undo import/s);
  });

  test("PEOPLE-5 a column of last and first names is the name, whatever it is called; without any, one sentence says what to choose", async () => {
    const admin = await (await startForTest()).admin();
    const sheet = (names: readonly string[]) =>
      [
        "Client;Contact e-mail;Mobile;Mentor",
        ...names.map((name, at) => `"${name}";p${at}@x.example;5550${at};`),
      ].join("\n");
    const names = ["Kowalski, Inga", "Ruiz, Ana", "Lee, Bo"];
    const { page } = await previewed(admin, sheet(names));
    expect(page).toContain("3 new, 0 the same, 0 in conflict");
    expect(page).toContain("Inga Kowalski");
    const none = await previewed(admin, sheet(["7", "8", "9"]));
    expect(none.page).toContain("No column is taken for the name");
    expect(none.page).not.toContain("It has no name");
  });

  test("PEOPLE-5 undoing an import says what it made besides, and removes the cohorts that are empty then", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const pasted = ["Name,Coach,Cohort", "Ann Sample,Dana Wells,Alpha", "Bea Sample,,Beta"].join(
      "\n",
    );
    const { id } = await previewed(admin, pasted);
    const answers = ["coach:dana wells=new", "cohort:alpha=new", "cohort:beta=new"];
    await product.query("update sessions set proven_at = now()");
    const body = new URLSearchParams([
      ["intent", "import"],
      ["id", id],
      ["coaches", "new"],
      ...["name", "coach", "cohort"].map((each) => ["column", each]),
      ...answers.map((each) => ["answer", each]),
    ]);
    const response = await admin.fetch(PAGE, { method: "POST", body });
    const done = (await response.text()).replaceAll("<!-- -->", "");
    expect(done).toContain("Added 2 trainees");
    const late = await product.createTrainee("Cleo", "Late");
    const { userId } = await product.signedIn(late);
    await product.query(
      "insert into cohort_members (user_id, cohort_id) select $1, id from cohorts where name = 'Beta'",
      [userId],
    );
    const question = (await admin.page(PAGE)).replaceAll("<!-- -->", "");
    // The dialog is made of these when it opens.
    for (const name of ["Dana Wells", "Alpha", "Beta"]) expect(question).toContain(name);
    const { page } = await act(admin, "undo", id);
    expect(page).toContain("Dana Wells stays a coach");
    expect(page).toContain("Still there, with people in it: Beta.");
    expect(await product.query("select name from cohorts")).toEqual([{ name: "Beta" }]);
    const [deleted] = await product.query<{ label: string }>(
      "select subject_label as label from events where verb = 'cohorts.delete'",
    );
    expect(deleted?.label).toBe("Alpha");
  });

  test("PEOPLE-5 someone who became staff since is counted with those whom undoing keeps, before and after", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { id } = await previewed(admin, "Name\nAnn Sample\nBea Sample\nCleo Sample");
    await act(admin, "import", id);
    for (const [name, role] of [
      ["Ann", "coach"],
      ["Bea", "setter"],
    ])
      await product.query(
        "insert into user_roles select user_id, $2 from training_credentials where first_name = $1",
        [name, role],
      );
    const pages = Object.values(loaderData(await admin.page(`${PAGE}.data`)));
    const { kept } = pages.find(({ data }) => data && "kept" in data)?.data ?? {};
    expect(kept).toEqual({ [id]: { signedIn: 0, staff: 1, paid: 0 } });
    expect((await act(admin, "undo", id)).text).toMatch(/^Undone: 2 deleted, 1 kept because /);
    expect(
      await product.query("select first_name from training_credentials where last_name = 'Sample'"),
    ).toEqual([{ first_name: "Ann" }]);
  });
});

/** A name of its own for each number. */
function letters(at: number): string {
  return [...String(at)].map((digit) => "abcdefghij"[Number(digit)]).join("");
}
