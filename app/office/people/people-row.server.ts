/** One row of a sheet as a trainee; an address that is none is left out and named (PEOPLE-5). */
import { mailAddress } from "~/auth/auth.server";
import { holdsNoPerson, knownMapping, type Mapping } from "~/imports/imports.server";
import type { SheetRow } from "~/platform/csv/rows";
import { recipientsIn } from "~/platform/mail/recipients";
import { calledName, namesBeside } from "~/platform/text/person-name";
import { PEOPLE_COLUMNS, type PeopleColumn } from "./people-columns";
import { isTitleLine } from "./title-line";

/** `email`: empty for none. `leftOut`: cells that could not be read, in words. */
export type ReadPerson = {
  firstName: string;
  lastName: string;
  email: string;
  coach: string;
  cohort: string;
  leftOut: { field: PeopleColumn; cell: string }[];
};
/** `why`: nobody can be told from it; empty: the line holds no person. */
export type PersonReading = { line: number; name: string } & (ReadPerson | { why: string[] });

type Sheet = { headings: readonly string[]; mapping: Mapping };

const NAMED_ADDRESS = /^([^<]*)<(?:mailto:)?([^<>\s@]+@[^<>\s@]+)>/;
const FORMULA = "A name does not begin with “=”: this is a formula of a spreadsheet";
const NOTHING = /^(?:n\/?a|none|null|tbd|[-–—.]+)$/i;

export function readPerson({ line, cells, fault }: SheetRow, sheet: Sheet): PersonReading {
  const columns = knownMapping(sheet.mapping, PEOPLE_COLUMNS);
  const given = (field: PeopleColumn) => plainCell(cells[columns.indexOf(field)] ?? "");
  const whole = wholeIn(given("name"));
  const typed = { firstName: given("firstName"), lastName: given("lastName") };
  const { firstName = "", lastName = "" } = namesBeside(whole.name, typed);
  // One name is what people are called by.
  const called = firstName === "" ? { firstName: lastName, lastName: "" } : { firstName, lastName };
  const name = `${called.firstName} ${called.lastName}`.trim();
  if (fault) return { line, name, why: [fault] };
  if (holdsNoPerson(cells, sheet) || isTitle(cells, sheet)) return { line, name, why: [] };
  if (name.startsWith("=")) return { line, name, why: [FORMULA] };
  const { data, error } = calledName.safeParse(called);
  if (!data || !/[\p{L}\p{N}]/u.test(name)) {
    const why = name === "" ? "It has no name" : (error?.issues[0]?.message ?? "This is no name");
    return { line, name: name || given("email") || whole.email, why: [why] };
  }
  const { email, cell } = addressIn(given("email"), whole.email);
  const leftOut = [
    ...(cell === null ? [] : [{ field: "email" as const, cell }]),
    ...(whole.others === "" ? [] : [{ field: "name" as const, cell: whole.others }]),
  ];
  const optional = (field: "coach" | "cohort") => (NOTHING.test(given(field)) ? "" : given(field));
  const person = { ...data, email, coach: optional("coach"), cohort: optional("cohort"), leftOut };
  return { line, name: `${data.firstName} ${data.lastName}`.trim(), ...person };
}

/** In a list without headings, all that its line says is what the list is called. */
function isTitle(cells: readonly string[], { headings }: Sheet): boolean {
  const [only = "", another] = cells.filter((cell) => cell.trim() !== "");
  return headings.every((heading) => heading === "") && !another && isTitleLine(only);
}

function plainCell(cell: string): string {
  return cell
    .replace(/[\u200b-\u200f\ufeff\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A name, with the address that may stand in the same cell; `others`: what else is there. */
function wholeIn(cell: string): { name: string; email: string; others: string } {
  const [first, ...more] = cell.includes("@") ? recipientsIn(cell) : [];
  if (!first)
    return { name: unquoted(cell.replace(/(?<![\s;,])[\s;,]+$/, "")), email: "", others: "" };
  const others = [first.rest, ...more.map(({ name, email }) => `${name} ${email}`.trim())];
  return { ...first, others: others.filter(Boolean).join(", ") };
}

function unquoted(text: string): string {
  const plain = text.trim();
  return /^["']/.test(plain) ? plain.replace(/^["']+|(?<!["'])["']+$/g, "").trim() : plain;
}

/** `cell`: what is no address. */
function addressIn(typed: string, beside: string): { email: string; cell: string | null } {
  const text = typed || beside;
  if (text === "") return { email: "", cell: null };
  const [, , inside] = NAMED_ADDRESS.exec(text) ?? [];
  // Of several, the first.
  const [first = "", ...more] = (inside ?? text).replace(/^mailto:/i, "").split(/[\s;,|]+/);
  const others = text
    .replace(/[\s;,|]+/g, " ")
    .trim()
    .split(" ");
  const areAll = inside !== undefined || others.every((each) => each.includes("@"));
  const read = mailAddress.safeParse(areAll ? first : text);
  const left = areAll ? more.filter((each) => each !== "").join(", ") : "";
  return read.success ? { email: read.data, cell: left || null } : { email: "", cell: text };
}
