/** One row of a sheet as the fields of a prospect (DAY-4). */
import { headingTexts, knownMapping, type Mapping } from "~/imports/imports.server";
import type { SheetRow } from "~/platform/csv/rows";
import { splitName } from "~/platform/text/person-name";
import { handleKey } from "./identity";
import { COLUMNS, type ColumnName, PLATFORM_HEADINGS } from "./import-columns";
import { COUNTRIES, PLATFORMS, type Platform, type Typed } from "./prospect";
import { importedProspect } from "./prospect-form";

export type Fields = Partial<Typed> & Pick<Typed, "firstName" | "lastName">;

/** `platform`: that the heading of the handles names. */
type Sheet = { headings: readonly string[]; mapping: Mapping };
export type SheetColumns = { mapping: Mapping<ColumnName>; platform: Platform | null };

export function columnsOf({ headings, mapping }: Sheet): SheetColumns {
  const known = knownMapping(mapping, COLUMNS);
  return { mapping: known, platform: namedPlatform(headings[known.indexOf("handle")] ?? "") };
}

/** The platform that the heading of a column of handles names. */
function namedPlatform(heading: string): Platform | null {
  const texts = headingTexts(heading);
  const found = PLATFORM_HEADINGS.find(({ words }) => words.some((each) => texts.includes(each)));
  return found?.platform ?? null;
}

/** The fields of a row that are not empty. */
export function readRow(
  { cells, fault }: SheetRow,
  { mapping, platform }: SheetColumns,
): { name: string; fields: Fields } | { name: string; why: string } {
  const given = givenCells(cells, mapping);
  if (platform && isHandleAlone(given)) given.set("platform", platform);
  const hasCountry = given.has("country");
  const name = [given.get("firstName"), given.get("lastName")].filter(Boolean).join(" ");
  if (fault) return { name, why: fault };
  const { data, error } = importedProspect.safeParse(Object.fromEntries(given));
  if (!data) return { name, why: error.issues[0]?.message ?? "This row cannot be read" };
  const { firstName, lastName, ...others } = data;
  const filled = Object.entries(others).filter(
    ([field, value]) =>
      value !== null && value !== undefined && (field !== "country" || hasCountry),
  );
  return { name, fields: { firstName, lastName, ...Object.fromEntries(filled) } };
}

/** What is typed in each field, a whole name in its two. */
function givenCells(
  cells: readonly string[],
  mapping: Mapping<ColumnName>,
): Map<ColumnName, string> {
  const given = new Map<ColumnName, string>();
  for (const [at, column] of mapping.entries()) {
    const cell = cells[at]?.trim();
    if (column && cell) given.set(column, cell);
  }
  const { firstName, lastName } = splitName(given.get("name") ?? "");
  given.delete("name");
  if (firstName && !given.has("firstName")) given.set("firstName", firstName);
  if (lastName && !given.has("lastName")) given.set("lastName", lastName);
  const country = given.get("country");
  if (country) given.set("country", oneOf(COUNTRIES, country));
  const platform = given.get("platform");
  if (platform) given.set("platform", oneOf(PLATFORMS, platform));
  return given;
}

/** Whether nothing but the heading of its column says where this handle is. */
function isHandleAlone(given: ReadonlyMap<ColumnName, string>): boolean {
  const key = handleKey({ handle: given.get("handle") });
  return key !== null && !key.includes(":") && !given.has("platform");
}

/** The intended choice, ignoring case; Other if it is none of them. */
function oneOf(choices: readonly string[], typed: string): string {
  const plain = typed.toLowerCase();
  const same: Readonly<Record<string, string>> = {
    usa: "US",
    "united states": "US",
    "united kingdom": "UK",
    gb: "UK",
    ca: "Canada",
  };
  const meant = same[plain]?.toLowerCase() ?? plain;
  return choices.find((each) => each.toLowerCase() === meant) ?? "Other";
}
