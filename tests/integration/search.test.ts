/** Wherever people search, accents and case do not matter; the database folds letters as the application does. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainText } from "../../app/platform/text/plain-text";
import { aBooking, anApplication } from "../kit/inbox-items";
import { added } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

// cspell:ignore lukasz dangelo
// cspell:disable
const TEXTS = [
  "",
  "Ann 100%_\\",
  "José Núñez",
  "JOSÉ",
  "Jose\u0301",
  "Ångström",
  "D’Angelo",
  "O`Neil",
  "Łukasz ŻÓŁĆ",
  "SØREN",
  "Straße ẞ",
  "ŒUVRE Æsir",
  "İstanbul ıŞıK",
  "Đorđe",
  "ﬁ Ⅷ ½",
  "ΣΊΣΥΦΟΣ σίσυφος",
  "ЙОЖИК Ёлка ЇЖАК Ґ",
  "王小明",
  "👩‍🚀 Ann",
  "ŊƏÞ ŋəþ",
  "É\u0323",
];
// cspell:enable

test("ADM-7 a text without accents is the same in the database and in the application", async () => {
  const product = await startForTest();
  const rows = await product.query<{ plain: string }>(
    "select plain_text(text) as plain from unnest($1::text[]) with ordinality t(text, at) order by at",
    [TEXTS],
  );
  expect(rows.map(({ plain }) => plain)).toEqual(TEXTS.map(plainText));
  expect(await product.query("select plain_text(null) as plain")).toEqual([{ plain: null }]);
});

test("ADM-7 ADM-9 SLOT-2 TRK-5 a person is found without accents, in any case, on every list", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await product.createTrainee("José", "D’Angelo-Łukasz");
  await product.createTrainee("Joan", "Dean");
  await added(product, admin, { firstName: "José", lastName: "D’Angelo-Łukasz" });
  await anApplication(product.query, { name: "José D’Angelo-Łukasz" });
  await aBooking(product.query, { name: "José D’Angelo-Łukasz" });
  const places = [
    "/training/adminpanel?q=",
    "/admin/administrators?search=",
    "/admin/personal-data?q=",
    "/admin/inbox?q=",
    "/admin/log?target=",
    "/tracker?q=",
  ];
  for (const place of places)
    for (const q of [
      "jose",
      "JOSÉ",
      "Jose\u0301 d'angelo",
      "josé D’ANGELO",
      "dangelo",
      "Dangelo lukasz",
      "angelo-l",
      "łukasz",
      "LUKASZ",
    ]) {
      const page = await admin.page(`${place}${encodeURIComponent(q)}`);
      expect(page, `${place}${q}`).toMatch(/José D’Angelo-Łukasz/);
      expect(page, `${place}${q}`).not.toContain("Joan Dean");
    }
});

test("ADM-2 ADM-9 TRK-5 two people of the same name are told apart wherever one is chosen", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const one = await product.signedIn(await product.createTrainee("Maria", "Lopez"));
  const other = await product.signedIn(await product.createTrainee("Maria", "Lopez"));
  await product.query(
    "update training_credentials set email = 'maria@lopez.example', created_at = '2026-03-08T12:00:00Z' where user_id = $1",
    [one.userId],
  );
  for (const { visitor } of [one, other])
    await added(product, visitor, { firstName: "Maria", lastName: "Lopez" });
  const since = "Sunday, March 8, 2026 at 12:00 PM UTC";
  const detail = "Created Mar 8, 2026, 12:00 PM UTC, maria@lopez.example";
  for (const page of ["/admin/administrators?search=maria", "/admin/personal-data?q=maria"])
    expect((await admin.page(page)).split(`${detail}<`), page).toHaveLength(2);
  expect(await admin.page("/training/adminpanel")).toContain("maria@lopez.example");
  expect(await admin.page("/training/adminpanel")).not.toContain("@trainees.invalid");
  expect(await admin.page("/tracker")).toContain(`Maria Lopez (since ${since})`);
});

test("ADM-9 TRK-5 people of an earlier release are found and sorted as new ones are", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await product.createTrainee("Émile", "O’Brien-Łuk");
  await product.createTrainee("Zoe", "Last");
  await added(product, admin, { firstName: "Émile", lastName: "O’Brien-Łuk" });
  const stored = () =>
    product.query<{ search: string; key: string }>(
      `select search, name_key as key from trainee_overviews
       union all select search::text, name_key from prospects order by 1, 2`,
    );
  const now = await stored();
  await product.query(
    `update trainee_overviews set name_key = lower(name),
       search = plain_text(name || ' ' || (select email from training_credentials as c where c.user_id = trainee_overviews.user_id))`,
  );
  await product.query(
    "update prospects set search = array_to_tsvector(string_to_array(name_key, ' '))",
  );
  expect(await stored()).not.toEqual(now);
  const migration = readFileSync("db/migrations/0113_names_without_marks.sql", "utf8");
  // In one session, as migrations run.
  await product.query(migration);
  expect(await stored()).toEqual(now);
});
