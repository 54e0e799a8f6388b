/** Two people of one name in an import: named in the preview, and their owner decides. */
import { expect, test } from "vitest";
import { act, IMPORT_PAGE, previewed } from "../kit/imports";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PEOPLE_PAGE = "/admin/people/import";

async function sent(person: Visitor, page: string, fields: readonly (readonly [string, string])[]) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const response = await person.fetch(page, { method: "POST", body, redirect: "manual" });
  const location = response.headers.get("Location");
  const text = await (location ? person.page(location) : response.text());
  const id = /id=([\da-f-]{36})/.exec(location ?? "")?.[1] ?? "";
  return { id, text: text.replaceAll("<!-- -->", "") };
}

const namesIn = async (product: TestProduct, table: string) => {
  const rows = await product.query<{ name: string }>(
    `select trim(first_name || ' ' || last_name) as name from ${table}`,
  );
  return rows.map(({ name }) => name).sort();
};

test("LEAD-6 prospects of one name, in the sheet or the tracker, are named, and imported or skipped as chosen", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const first = await previewed(visitor, "First name,Last name,Handle\nEve,Stone,@eve.old");
  expect(await act(visitor, "import", first.id)).toBe("303 Imported: 1 added.");
  const rows = Array.from({ length: 120 }, (_, n) => `Other${n},Person,@other${n}`);
  const sheet = [
    "First name,Last name,Handle",
    "Ann,Lee,@ann.one",
    "Eve,Stone,@eve.new",
    ...rows,
    "ANN,Lee,@ann.two",
  ].join("\n");
  const { id } = await previewed(visitor, sheet);
  const page = (await visitor.page(`${IMPORT_PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
  for (const shown of [
    "123 new, 0 to update, 0 the same, 0 in conflict",
    "Two rows are named ANN Lee",
    "In the tracker already: Eve Stone",
    "Another prospect in the tracker is named Eve Stone",
  ])
    expect(page).toContain(shown);
  const skipped = await sent(visitor, IMPORT_PAGE, [
    ["intent", "preview"],
    ["id", id],
    ["column", "firstName"],
    ["column", "lastName"],
    ["column", "handle"],
    ["answer", "same-name:rows keep=skip"],
    ["answer", "same-name:list keep=keep"],
  ]);
  expect(skipped.text).toContain("122 new, 0 to update, 0 the same, 1 in conflict");
  expect(skipped.text).toContain("Same name as line 2, skipped");
  expect(await act(visitor, "import", id)).toBe("303 Imported: 122 added.");
  const names = await namesIn(product, "prospects");
  expect(names.filter((name) => /ann lee|eve stone/i.test(name))).toEqual([
    "Ann Lee",
    "Eve Stone",
    "Eve Stone",
  ]);
});

test("LEAD-4 LEAD-6 handles without a name share none: nobody is asked whether they are one", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const { id } = await previewed(visitor, "Handle,Country\n@ann.one,US\n@bo.two,US\n@cy.six,UK");
  const page = (await visitor.page(`${IMPORT_PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
  expect(page).toContain("3 new, 0 to update, 0 the same, 0 in conflict");
  expect(page).not.toContain("Two rows are named");
  expect(page).not.toContain("Same name as");
});

test("PEOPLE-5 trainees of one name, in the sheet or the list, are named, and added or skipped as chosen", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await product.createTrainee("Cleo", "Stone");
  const pasted = [
    "Name,Email",
    "Ann Lee,ann.one@example.com",
    "Ann Lee,ann.two@example.com",
    "Bo Ray,",
    "bo ray,",
    "Cleo Stone,cleo@example.com",
  ].join("\n");
  const { id, text } = await sent(admin, PEOPLE_PAGE, [
    ["intent", "preview"],
    ["pasted", pasted],
  ]);
  for (const shown of [
    "3 new, 1 the same, 1 in conflict",
    "Two rows are named Ann Lee",
    "Two rows are named bo ray",
    "In the list already: Cleo Stone",
    "Same name as line 2",
  ])
    expect(text).toContain(shown);
  const chosen = [
    ["id", id],
    ["column", "name"],
    ["column", "email"],
    ["answer", "same-name:rows keep=skip"],
    ["answer", "same-name:rows skip=keep"],
    ["answer", "same-name:list skip=keep"],
  ] as const;
  const next = await sent(admin, PEOPLE_PAGE, [["intent", "preview"], ...chosen]);
  expect(next.text).toContain("4 new, 0 the same, 1 in conflict");
  await sent(admin, PEOPLE_PAGE, [["intent", "import"], ...chosen]);
  const names = await namesIn(product, "training_credentials");
  expect(names.filter((name) => /ann lee|bo ray|cleo stone/i.test(name))).toEqual([
    "Ann Lee",
    "Bo Ray",
    "Cleo Stone",
    "Cleo Stone",
    "bo ray",
  ]);
});
