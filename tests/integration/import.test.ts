/** Importing prospects: the plan of each row, the import, and undoing it. */
import { describe, expect, test } from "vitest";
import { act, IMPORT_PAGE as PAGE, previewed } from "../kit/imports";
import { added } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";

const stored = ({ query }: TestProduct) =>
  query(
    "select first_name, last_name, country, handle, profile, notes, score from prospects order by first_name",
  );

describe("importing prospects (DAY-4)", () => {
  test("DAY-4 each row says what it would do and why not; the import does that, once, and is undone", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const ann = { firstName: "Ann", lastName: "Old", handle: "@ann", country: "Canada" };
    await added(product, visitor, ann);
    await added(product, visitor, { firstName: "Bea", lastName: "Same", handle: "@bea" });
    await added(product, other, { firstName: "Theirs", lastName: "Row", handle: "@theirs" });
    const cells = [
      "First Name;Last Name;Username;Notes;Salary",
      '@Ann;New;https://instagram.com/ANN/;"Two ""lines""\nof notes";',
      "Bea;Same;@bea;;",
      "Cleo;First;@cleo;;65k",
      "Cleo;Again;@CLEO;;",
      "Dora;Nameless;;;",
      ";Noname;@x;;",
      "Theirs;Row;@theirs;mine now;",
    ];
    const { id, status } = await previewed(visitor, cells.join("\n").replace("@Ann", "Ann"));
    expect(status).toBe(303);
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    expect(page).toContain("3 new, 1 to update, 1 the same, 2 in conflict");
    for (const why of [
      "Same as line 5",
      "Someone else added",
      "Changes last name, platform, profile address, notes",
      "US, cleo",
    ])
      expect(page).toContain(why);
    expect(await other.page(`${PAGE}?id=${id}`)).not.toContain("Cleo");
    expect(await act(other, "import", id)).toMatch(/^409/);
    expect(await stored(product)).toHaveLength(3);

    expect(await act(visitor, "import", id)).toBe("303 Imported: 3 added, 1 updated.");
    expect(await act(visitor, "import", id)).toMatch(/^409/);
    expect(await stored(product)).toMatchObject([
      { first_name: "Ann", country: "Canada", notes: 'Two "lines"\nof notes', score: "720" },
      { first_name: "Bea" },
      { first_name: "Cleo", country: "US", handle: "cleo" },
      { first_name: "Dora", last_name: "Nameless", handle: null },
      { first_name: "Noname", last_name: "", handle: "x" },
      { first_name: "Theirs", notes: null },
    ]);
    expect(await product.query("select 1 from import_parts")).toEqual([]);
    expect(await product.query("select plan->'shown' shown from imports")).toEqual([{ shown: [] }]);
    expect(await product.query("select 1 from jobs where kind like 'imports%'")).toEqual([]);
    expect(await visitor.page("/tracker?q=new")).toContain("Ann New");

    expect(await act(other, "undo", id)).toMatch(/^409/);
    const undone = "303 Undone: 4 reversed.";
    expect(await act(visitor, "undo", id)).toBe(undone);
    expect(await act(visitor, "undo", id)).toMatch(/^409/);
    expect(await stored(product)).toMatchObject([
      { first_name: "Ann", notes: null },
      { first_name: "Bea" },
      { first_name: "Theirs" },
    ]);
    expect(await visitor.page("/tracker?q=ann")).toContain("Ann Old");
  });

  test("LEAD-1 LEAD-4 a list typed on a phone is read, shown and imported by the page", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const typed = [
      "Leads from tonight 🔥",
      "",
      "1. Ann Lee - @ann.lee - wants to think, call her thursday",
      "• bo ray ig: bo_ray",
      "@cy_fit (mom of 3)",
    ];
    const { id, status } = await previewed(visitor, typed.join("\n"));
    expect(status).toBe(303);
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    expect(page).toContain("3 new");
    for (const name of ["Ann Lee", "bo ray", "cy_fit"]) expect(page).toContain(name);
    expect(await act(visitor, "import", id)).toBe("303 Imported: 3 added.");
    expect(await stored(product)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ first_name: "Ann", last_name: "Lee", handle: "ann.lee" }),
        expect.objectContaining({ handle: "bo_ray" }),
        expect.objectContaining({ handle: "cy_fit", notes: "mom of 3" }),
      ]),
    );
    expect(await act(visitor, "undo", id)).toBe("303 Undone: 3 reversed.");
  });

  test("DAY-4 what makes no sense is refused in words, and a mapping is changed before anything is stored", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    for (const [pasted, why] of [
      ["", "Choose a file, or paste cells"],
      ["Name,Handle", "There is no row under the headings"],
      [`Name,${"x".repeat(130_000)}\nAnn,@ann`, "has more"],
    ] as const)
      expect((await previewed(visitor, pasted)).text).toContain(why);
    const { id } = await previewed(visitor, "Who\tWhere they are\nAnn Sample\t@ann");
    expect(await visitor.page(`${PAGE}?id=${id}`)).toContain("Import 1 prospect<");
    const body = new FormData();
    for (const [name, value] of [
      ["intent", "preview"],
      ["id", id],
      ["key", "name"],
      ["column", "name"],
      ["column", "handle"],
    ])
      body.append(name ?? "", value ?? "");
    await visitor.fetch(PAGE, { method: "POST", body, redirect: "manual" });
    expect(await act(visitor, "import", id)).toBe("303 Imported: 1 added.");
    await product.query("update imports set imported_at = now() - interval '31 days'");
    expect(await act(visitor, "undo", id)).toMatch(/^409/);
  });

  test("DAY-4 two people with numeric profiles are two prospects; another first and last name is a conflict", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const [first, second] = [1, 2].map(
      (n) => `https://www.facebook.com/profile.php?id=10000000000000${n}`,
    );
    const ann = await previewed(visitor, `First name,Last name,Link\nAnn,Kappa,${first}`);
    await act(visitor, "import", ann.id);
    const { id } = await previewed(
      visitor,
      [
        "First name,Last name,Link",
        `Bob,Lambda,${second}`,
        `Carl,Mu,${first}&sk=photos`,
        `Anna,Nu,m.facebook.com/people/Any/100000000000003`,
      ].join("\n"),
    );
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    expect(page).toContain("2 new, 0 to update, 0 the same, 1 in conflict");
    expect(page).toContain("This is Ann Kappa in the tracker. If Carl Mu is the same person");
    const married = await previewed(visitor, `First name,Last name,Link\nAnn,Kappa-Xi,${first}`);
    expect(await visitor.page(`${PAGE}?id=${married.id}`)).toContain("Changes last name");
    expect(await act(visitor, "import", married.id)).toBe("303 Imported: 1 updated.");
    expect(await stored(product)).toMatchObject([{ first_name: "Ann", profile: first }]);
  });

  test("DAY-4 a handle without a platform may be a person on any; two platforms are two people", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await added(product, visitor, { firstName: "Ann", lastName: "One", handle: "@ann" });
    await added(product, visitor, {
      firstName: "Bea",
      lastName: "Two",
      handle: "@bea",
      platform: "X",
    });
    const { id } = await previewed(
      visitor,
      "First name,Last name,Handle,Platform\nAnn,One,instagram.com/ann,\nBea,Three,@bea,TikTok\nBea,Two,bea,",
    );
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    expect(page).toContain("1 new, 1 to update, 0 the same, 1 in conflict");
    expect(page).toContain("Same as line 3");
  });

  test("DAY-4 a row without a handle joins nobody who has one, and a known handle stays on its platform", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const mp = { firstName: "Marcus", lastName: "Park", handle: "@mp", platform: "Instagram" };
    await added(product, visitor, mp);
    const texts = [
      "Name,State,Platform\nMarcus Park,California,Facebook",
      "Name,Platform\nMarcus Park,Facebook",
    ];
    const [byHandle = "", byName = ""] = texts;
    const said = async (text: string, key: string) => {
      const { id } = await previewed(visitor, text, key);
      return { id, page: (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "") };
    };
    const named = await said(byName, "name");
    expect(named.page).toContain("0 new, 0 to update, 1 the same, 0 in conflict");
    expect(named.page).toContain("platform “Facebook”");
    const other = await said(byHandle, "handle");
    expect(other.page).toContain("1 new, 0 to update, 0 the same");
    expect(await act(visitor, "import", other.id)).toBe("303 Imported: 1 added.");
    const people = await product.query("select handle, platform from prospects order by handle");
    expect(people).toEqual([
      { handle: "@mp", platform: "Instagram" },
      { handle: null, platform: "Facebook" },
    ]);
    for (const text of [byHandle, "Name,Handle,Platform\nMarcus Park,@mp,Instagram"])
      expect((await said(text, "handle")).page, text).toContain("0 new, 0 to update, 1 the same");
  });

  test.each([
    ["windows-1252", Buffer.from("First name;Last name;Handle\nZo\xeb;M\xfcller;@zoe", "latin1")],
    [
      "utf-16le",
      Buffer.from("\ufeffFirst name\tLast name\tHandle\r\nZoë\tMüller\t@zoe", "utf16le"),
    ],
    ["utf-8", Buffer.from("\ufeffFirst name,Last name,Handle\nZoë\0,Müller,@zoe")],
  ])(
    "DAY-4 a file in %s keeps its letters, and the page says how it was read",
    async (encoding, bytes) => {
      const product = await startForTest();
      const { visitor } = await product.signedIn();
      const { id, status } = await previewed(visitor, bytes);
      expect(status).toBe(303);
      const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
      expect(page).toContain("Zoë Müller");
      expect(page.includes("If letters look wrong below")).toBe(encoding !== "utf-8");
      if (encoding.startsWith("utf-16")) expect(page).toContain("The file is “Unicode text”");
      expect(await act(visitor, "import", id)).toBe("303 Imported: 1 added.");
      expect(await product.query("select first_name, last_name from prospects")).toEqual([
        { first_name: "Zoë", last_name: "Müller" },
      ]);
    },
  );

  test("DAY-4 a person has one upload at a time, and so many uploads and imported rows a day", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const cells = (n: number) => `First name,Last name,Handle\nAnn,Sample,@ann${n}`;
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) => previewed(visitor, cells(n))),
    );
    for (const { status, text } of many)
      expect(status === 303 || (status === 429 && text.includes("Several files"))).toBe(true);
    expect(await product.query("select 1 from imports")).toHaveLength(1);
    const { id } = await previewed(visitor, cells(21));
    expect(await act(visitor, "import", id)).toMatch(/^303 Imported/);
    // So far below that nothing fills it meanwhile, on a busy machine either.
    await product.query("update rate_limits set tokens = -most where key like 'imported-rows-%'");
    const next = await previewed(visitor, cells(22));
    expect(await act(visitor, "import", next.id)).toMatch(
      /^429 You have imported too many prospects/,
    );
    expect(await product.query("select 1 from prospects")).toHaveLength(1);
    await product.query("update rate_limits set tokens = 100000 where key like 'imported-rows-%'");
    expect(await act(visitor, "import", next.id)).toMatch(/^303 Imported/);
    await product.query(
      "update rate_limits set tokens = -most where key like 'uploads-of-account%'",
    );
    const last = await previewed(visitor, cells(23));
    expect([last.status, last.text.includes("You have uploaded too many files")]).toEqual([
      429,
      true,
    ]);
  });

  test("LEAD-5 next contact, status and profile address have columns; a deal is for administrators, and an undo gives all of it back", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const boss = await product.admin();
    await added(product, visitor, { firstName: "Ann", lastName: "Old", handle: "@ann" });
    const sheet = [
      "Lead;IG handle 👇;Next follow up??;DM status;Profile address",
      "Ann;@ann;11/27/2026 3pm;not interested;https://instagram.com/ann/",
      "Bea Sol;@bea;soon;closed $3k;",
      ";https://tiktok.com/@Cleo;12-1-2026;no show;",
    ].join("\n");
    const read = async () =>
      product.query(
        `select first_name, last_name, handle, platform, profile, status, deal_amount_cents::int cents,
           to_char(next_contact_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') next
         from prospects order by lower(handle)`,
      );
    const { id } = await previewed(visitor, sheet);
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    for (const told of [
      "Changes platform, profile address, next contact, status",
      "Left out: next contact “soon”. Only administrators set: status “Closed”, deal amount",
      "Import 3 prospects",
      "IG handle 👇",
      "11/27/2026 3pm · soon · 12-1-2026",
    ])
      expect(page).toContain(told);
    expect(await act(visitor, "import", id)).toBe("303 Imported: 2 added, 1 updated.");
    const [ann, bea, cleo] = await read();
    expect(ann).toMatchObject({
      last_name: "Old",
      status: "not_interested",
      platform: "Instagram",
    });
    expect(ann?.next).toMatch(/^2026-11-27 /);
    expect(bea).toMatchObject({ status: "pending", cents: null, next: null });
    expect(cleo).toMatchObject({
      first_name: "",
      handle: "Cleo",
      platform: "TikTok",
      status: "no_show",
    });
    expect(await visitor.page("/tracker")).toContain(">Cleo<");
    expect(await act(visitor, "undo", id)).toBe("303 Undone: 3 reversed.");
    expect(await read()).toMatchObject([
      { last_name: "Old", status: "pending", next: null, profile: null, platform: null },
    ]);
    const bosses = await previewed(
      boss,
      sheet.replaceAll("@ann", "@dora").replace("instagram.com/ann", "instagram.com/dora"),
    );
    expect(await act(boss, "import", bosses.id)).toBe("303 Imported: 3 added.");
    expect(await read()).toContainEqual(
      expect.objectContaining({ first_name: "Bea", status: "closed", cents: 300_000 }),
    );
  });

  test("LEAD-6 the exported file has every field and imports again to the same prospects, with the same bytes when exported again", async () => {
    const product = await startForTest();
    const boss = await product.admin();
    const odd = [
      "",
      "=1+1",
      "@x",
      "a,b",
      'say "x"',
      " Zoë ",
      "65k",
      "about 60k",
      "700+",
      "11/12/26",
      "x;=2",
      "None",
      "李",
    ];
    let at = 0;
    const any = () => {
      at = (at * 31 + 7) % 997;
      return odd[at % odd.length] ?? "";
    };
    for (let n = 0; n < 40; n += 1)
      await product.query(
        `insert into prospects (user_id, first_name, last_name, country, annual_income, score, handle, platform, profile,
           notes, status, deal_amount_cents, closed_at, showed_at, next_contact_at, scheduled_call_date, created_at)
         select user_id, $1, trim($2), $3, nullif(trim($4), ''), nullif(trim($5), ''), nullif($6, ''), $7, nullif(trim($8), ''), nullif(trim($9), ''),
           $10, $11, case when $10 = 'closed' then now() end, case when $10 = 'closed' then now() end, $12, $13, now() - $14 * interval '1 hour'
         from training_credentials limit 1`,
        [
          `N${n}`,
          any(),
          ["US", "Canada", "UK", "Other"][n % 4],
          any(),
          any(),
          n % 3 === 0 ? "" : `@h${n}`,
          [null, "Instagram", "X"][n % 3],
          any(),
          n % 4 === 1 ? `two\nlines, ${any()}` : any(),
          ["pending", "closed", "no_show", "rescheduled", "disqualified"][n % 5],
          n % 5 === 1 ? 250_000 + n : null,
          n % 2 === 0 ? null : `2026-12-0${(n % 9) + 1}T15:0${n % 6}:12.345Z`,
          n % 2 === 0 ? null : "2026-12-09",
          n,
        ],
      );
    // Keys and what is derived are made by a first round of the product itself.
    const exported = async () => (await boss.get("/tracker/prospects.csv")).text();
    const bytes = (text: string) => new TextEncoder().encode(text);
    const round = async (text: string) => {
      await product.query("delete from prospects");
      const { id } = await previewed(boss, bytes(text));
      expect(await act(boss, "import", id)).toBe("303 Imported: 40 added.");
      return exported();
    };
    const first = await round(await exported());
    const withoutAdded = (text: string) =>
      text.replace(/20\d\d-\d\d-\d\dT[\d:.]+Z(?=,(?!Yes|$))/gm, "");
    const sorted = (text: string) => withoutAdded(text).split("\r\n").sort();
    const second = await round(first);
    expect(sorted(second)).toEqual(sorted(first));
    const again = await previewed(boss, bytes(second));
    const page = (await boss.page(`${PAGE}?id=${again.id}`)).replaceAll("<!-- -->", "");
    expect(page).toContain("0 new, 0 to update, 40 the same, 0 in conflict");
    expect(await exported()).toBe(second);
  });

  test("LEAD-1 the preview says of each row all that was read, that a country is missing, and where notes are cut", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { id } = await previewed(
      visitor,
      [
        "Name,IG,Income,Score,Next contact,Status,Email,Notes",
        `Ann Lee,@ann,65k,+715,12/3/2026 5pm,not interested,ann@x.com,${"warm ".repeat(500)}`,
        "Bo Ray,@bo,,,,Call Booked,,",
      ].join("\n"),
    );
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    for (const said of [
      "US, Instagram ann, income 65k, score 715, next contact Dec 3, 2026, 5:00 PM EST",
      "status Not interested, notes “Email: ann@x.com warm warm",
      "Notes are cut to 2,000 characters",
      "No country is given, so US",
      "status Pending",
      "Phone, email or other, into Notes",
    ])
      expect(page, said.slice(0, 40)).toContain(said);
    expect(page).not.toContain("Left out");
    await act(visitor, "import", id);
    expect(await product.query("select length(notes) from prospects where handle = 'ann'")).toEqual(
      [{ length: 2000 }],
    );
  });

  test("LEAD-6 a setter's own file of any filter is all the same: closed ones who never showed, names alone and other setters' too", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const sheetOf = (who: string) =>
      [
        "First name,Last name,Handle,Platform,Country",
        ...["good-time 12 (sample)", "O'Neil-Ray 1 1", "Caller 1 (sample)", "Twin", "Twin"].flatMap(
          (name, n) => [
            `${who},${name},,,${n % 2 ? "UK" : "US"}`,
            `${who},${name} H,@${who}${n},X,US`,
          ],
        ),
      ].join("\n");
    for (const [person, who] of [
      [visitor, "mine"],
      [other, "theirs"],
    ] as const) {
      const { id } = await previewed(person, sheetOf(who));
      await act(person, "import", id);
    }
    await product.query(
      `update prospects set status = 'closed', deal_amount_cents = 250000, closed_at = now() where last_name like 'Caller%'`,
    );
    await product.query(
      "update prospects set status = 'not_interested' where last_name like 'good%'",
    );
    const [me] = await product.query(
      "select user_id from prospects where first_name = 'mine' limit 1",
    );
    for (const filter of [
      "",
      `owner=${me?.user_id}`,
      "status=closed",
      "status=pending",
      "qualified=no",
      "q=sample",
    ]) {
      const file = await (await visitor.get(`/tracker/prospects.csv?${filter}`)).text();
      const rows = file.trim().split("\r\n").length - 1;
      expect(rows, filter).toBeGreaterThan(2);
      for (const key of ["handle", "name"]) {
        const { id } = await previewed(visitor, new TextEncoder().encode(file), key);
        const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
        const counts = /[\d,]+ new, [^.]* in conflict/.exec(page)?.[0];
        expect(counts, `${filter} ${key}`).toBe(
          `0 new, 0 to update, ${rows} the same, 0 in conflict`,
        );
      }
    }
  });
});
