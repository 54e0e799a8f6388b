// cspell:disable
/** A sheet's names and numbers whatever its headings are called and its spreadsheet made of them (LEAD-1, LEAD-2, LEAD-3, PEOPLE-5). */
import { describe, expect, test } from "vitest";
import { readColumns } from "../../tests/kit/sheets";
import { PEOPLE_COLUMNS } from "../office/people/people-columns";
import { readPerson } from "../office/people/people-row.server";
import { COLUMNS } from "./import-columns";
import { understood } from "./import-doubts.server";
import { readRow } from "./import-row.server";

async function leads(text: string) {
  const { headings, mapping, rows } = await readColumns(new TextEncoder().encode(text), COLUMNS);
  const cells = rows.map((row) => row.cells);
  const { reading } = understood({
    headings,
    mapping,
    rows: cells,
    today: "2026-11-29",
    answers: {},
  });
  return rows.map((row) => {
    const each = readRow(row, reading);
    if (!("fields" in each)) throw new Error(JSON.stringify(each));
    return each;
  });
}

async function people(text: string) {
  const { headings, mapping, rows } = await readColumns(
    new TextEncoder().encode(text),
    PEOPLE_COLUMNS,
  );
  return rows.map((row) => readPerson(row, { headings, mapping }));
}

/** Headings of names, and how a sheet writes Ann Lee and Jan de la Cruz under them. */
const HALVES: readonly (readonly [string, readonly [string, string]])[] = [
  ["Name,Surname", ["Ann,Lee", "Jan,de la Cruz"]],
  ["Name,Last Name", ["Ann,Lee", "Jan,de la Cruz"]],
  ["First Name,Name", ["Ann,Lee", "Jan,de la Cruz"]],
  ["Name;Vorname", ["Lee;Ann", "de la Cruz;Jan"]],
  ["Name;Nachname", ["Ann;Lee", "Jan;de la Cruz"]],
  ["Nom;Prénom", ["Lee;Ann", "de la Cruz;Jan"]],
  ["Nome,Cognome", ["Ann,Lee", "Jan,de la Cruz"]],
  ["Nome;Sobrenome", ["Ann;Lee", "Jan;de la Cruz"]],
  ["Voornaam;Achternaam", ["Ann;Lee", "Jan;de la Cruz"]],
  ["Nombre;Apellidos", ["Ann;Lee", "Jan;de la Cruz"]],
  // Both in one column, and one of them once more.
  ["Name,First Name", ["Ann Lee,Ann", "Jan de la Cruz,Jan"]],
  ["Name;Last Name", ["Ann Lee;Lee", "Jan de la Cruz;de la Cruz"]],
  ["Full Name;First Name", ["Lee, Ann;Ann", "de la Cruz, Jan;jan"]],
  ["Full Name;First Name;Last Name", ["A. Lee;Ann;Lee", "J. Cruz;Jan;de la Cruz"]],
];

describe("a column that is only called a name, beside one of first or of last names", () => {
  test.each(HALVES)("LEAD-2 %s: no lead loses half of a name", async (headings, [one, two]) => {
    const separator = headings.includes(";") ? ";" : ",";
    const quoted = (row: string) => row.replace(/^(.*, .*);/, '"$1";');
    const sheet = [`${headings}${separator}Instagram`, one, two].map((row, at) =>
      at === 0 ? row : `${quoted(row)}${separator}@lead${at}`,
    );
    const read = await leads(sheet.join("\n"));
    expect(
      read.map(({ fields }) => `${fields.firstName} ${fields.lastName}`.toLowerCase()),
    ).toEqual(["ann lee", "jan de la cruz"]);
  });

  test.each(HALVES)("PEOPLE-5 %s: nor does a trainee", async (headings, [one, two]) => {
    const separator = headings.includes(";") ? ";" : ",";
    const quoted = (row: string) => row.replace(/^(.*, .*);/, '"$1";');
    const sheet = [`${headings}${separator}Email`, one, two].map((row, at) =>
      at === 0 ? row : `${quoted(row)}${separator}lead${at}@example.com`,
    );
    expect((await people(sheet.join("\n"))).map(({ name }) => name.toLowerCase())).toEqual([
      "ann lee",
      "jan de la cruz",
    ]);
  });

  test("LEAD-4 PEOPLE-5 one name alone stays one, in any of the columns", async () => {
    const sheet =
      "Name,First Name,Email\nAnn,Ann,a@example.com\n,Bo,b@example.com\nCy,,c@example.com";
    expect((await people(sheet)).map(({ name }) => name)).toEqual(["Ann", "Bo", "Cy"]);
    expect((await leads(sheet)).map(({ name }) => name)).toEqual(["Ann", "Bo", "Cy"]);
  });
});

test.each([
  ["Nombre;Apellidos;Correo electrónico;Grupo;Entrenador"],
  ["Prénom;Nom;Courriel;Groupe;Formatrice"],
  ["Nome;Cognome;Email;Gruppo;Allenatore"],
  ["Nome;Sobrenome;E-mail;Turma;Treinador"],
  ["Vorname;Nachname;E-Mail-Adresse;Gruppe;Trainer"],
  ["Voornaam;Achternaam;E-mailadres;Groep;Coach"],
])("PEOPLE-5 %s: every column is known by its own word", async (headings) => {
  const [person] = await people(`${headings}\nAnn;Lee;ann@example.com;April;Carla Coach`);
  expect(person).toMatchObject({
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.com",
    cohort: "April",
    coach: "Carla Coach",
  });
});

test.each([["65.000 $"], ["65.000,00 $"], ["$ 65.000"], ["65.000 USD"], ["65 000 $"]])(
  "LEAD-3 %s is 65,000 dollars, wherever their sign stands",
  async (income) => {
    const [lead] = await leads(`Name;Annual income\nAnn Lee;${income}`);
    expect([lead?.fields.annualIncome, lead?.leftOut]).toEqual(["$65,000", []]);
  },
);

test("LEAD-3 a phone number of which a spreadsheet has lost the end is kept and said, one that is whole is written out", async () => {
  const read = await leads(
    "Name;Phone\nAnn Lee;1,23E+10\nBo Ray;1.23E+10\nCy Orr;4.155550142E+9\nDi Fox;+1 415 555 0142",
  );
  expect(read.map(({ fields, hints }) => [fields.notes, hints.join()])).toEqual([
    ["Phone: 1,23E+10", "“1,23E+10” was shortened by the spreadsheet: its last digits are lost"],
    ["Phone: 1.23E+10", "“1.23E+10” was shortened by the spreadsheet: its last digits are lost"],
    ["Phone: 4155550142", ""],
    ["Phone: +1 415 555 0142", ""],
  ]);
});
