/** One row of a sheet as the fields of a prospect; an optional cell that cannot be read is left out and named (LEAD-3, LEAD-4). Pure; runs anywhere. */
import { holdsNoPerson } from "~/imports/imports.server";
import type { SheetRow } from "~/platform/csv/rows";
import { cutText } from "~/platform/text/cut-text";
import { withoutNameLabel } from "~/platform/text/greeting-name";
import { oneLine } from "~/platform/text/one-line";
import { isAddress } from "~/platform/text/person-name";
import { readIncome, readScore } from "~/reading/amounts";
import { readPlace, saysMoreThanCountry } from "~/reading/places";
import { dealHints, readDeal } from "./deal-cell";
import { COLUMNS, type ColumnName, isEmail } from "./import-columns";
import { countryIn, type SheetReading } from "./import-doubts.server";
import { statusIn, takesShowed } from "./import-status";
import { namedHandle, readPlatform, saysCountry } from "./import-words";
import { phoneIn } from "./phone-in";
import { platformAt, readProfile } from "./profile-address";
import { COUNTRIES, type Typed } from "./prospect";
import { LONGEST, NOBODY } from "./prospect-form";
import { HIDDEN, isHiddenRow, type LeftOut, type ReadRow, type SheetState } from "./read-lead";
import { readNextContact, readSheetDay } from "./row-days.server";
import {
  bareCell,
  firstCells,
  isAddressOfPage,
  isBlankWord,
  isBroken,
  isNoHandle,
  lossHints,
  namesWith,
  timeHints,
  writtenOut,
} from "./sheet-cells";

/** Without `fields`: `why` nobody can be told from it, all reasons; none: the line holds no person. */
export type RowReading = ({ name: string } & ReadRow) | { name: string; why: string[] };

export function readRow({ cells, fault }: SheetRow, sheet: SheetReading): RowReading {
  if (fault) return { name: firstCells(cells), why: [fault] };
  if (holdsNoPerson(cells, sheet)) return { name: firstCells(cells), why: [] };
  const reader = new RowReader(sheet);
  for (const [at, column] of sheet.mapping.entries()) {
    const cell = sheet.isOwnFile ? (cells[at]?.trim() ?? "") : bareCell(cells[at] ?? "");
    if (column && cell !== "") reader.take(column, cell, at);
  }
  const read = reader.end();
  const { firstName = "", lastName = "", handle, profile } = read.fields;
  const name = `${firstName} ${lastName}`.trim();
  if (name === "" && !handle && !profile) return { name: firstCells(cells), why: [NOBODY] };
  return { name: name || handle || profile || "", ...read };
}

class RowReader {
  readonly #fields: Partial<Typed> = {};
  readonly #state: SheetState = {};
  readonly #leftOut: LeftOut[] = [];
  readonly #noted: string[] = [];
  readonly #hints: string[] = [];
  readonly #later: (() => void)[] = [];
  #whole = "";
  constructor(private readonly sheet: SheetReading) {}

  take(field: ColumnName, cell: string, at: number): void {
    if (this.sheet.isOwnFile ? this.#asKept(field, cell) : this.#read(field, cell, at)) return;
    this.#leave(field, cell, at);
  }

  /** What cannot be read is left out, or kept in the notes if its owner says so. */
  #leave(field: ColumnName, cell: string, at: number): void {
    const isKept = this.sheet.isUnreadNoted && field !== "notes" && !isBroken(cell);
    if (isKept) this.#note(cell, at, COLUMNS[field].label);
    else this.#leftOut.push({ field, cell: cutText(cell.replace(/\s+/g, " "), 60) });
  }

  end(): ReadRow {
    for (const read of this.#later) read();
    const names = this.#fields;
    if (!this.sheet.isOwnFile) Object.assign(names, platformAt(names, this.sheet.site));
    Object.assign(names, namesWith(this.#whole, names, this.sheet.isOwnFile));
    const [state, leftOut, noted] = [this.#state, this.#leftOut, this.#noted];
    return { fields: names, state, leftOut, noted, hints: this.#hints };
  }

  /** False: the cell cannot be read. */
  #read(field: ColumnName, cell: string, at: number): boolean {
    if (isBlankWord(cell) && field !== "notes") return true;
    if (isBroken(cell)) return false;
    switch (field) {
      case "name":
      case "firstName":
      case "lastName":
        return this.#name(field, cell);
      case "handle":
        return this.#handle(cell, at);
      case "profile":
        return this.#profile(cell, at);
      case "platform":
        return this.#put("platform", readPlatform(cell));
      case "country":
        return this.#country(cell, at);
      case "annualIncome":
        this.#hints.push(...(cell.includes("€") ? lossHints(cell) : []));
        return this.#put("annualIncome", readIncome(writtenOut(cell), this.sheet.incomes));
      case "score":
        return this.#put("score", readScore(writtenOut(cell)));
      case "callDate":
        return this.#put("callDate", this.#day(field, cell));
      case "nextContact":
        return this.#nextContact(cell);
      case "status":
        return this.#status(cell);
      case "dealAmount":
        return this.#deal(cell);
      case "rescheduledDate":
        return this.#keep("rescheduledDate", this.#day(field, cell));
      case "showed":
        this.#later.push(() => {
          if (!takesShowed(this.#state, cell, this.sheet)) this.#leftOut.push({ field, cell });
        });
        return /^(?:y|yes|n|no)$/i.test(cell);
      case "reach":
        this.#hints.push(...lossHints(cell));
        return this.#notes(writtenOut(cell, true), at, isEmail(cell) ? "Email" : "Phone");
      case "notes":
        return this.#notes(cell);
    }
  }

  /** A file of the tracker's own says what was typed, however odd that was. */
  #asKept(field: ColumnName, given: string): boolean {
    if (given === HIDDEN && (field === "handle" || isHiddenRow(this.#leftOut))) return false;
    const cell = given.replace(/(^|[;\t\r\n])'(?="*[=+\-@\t\r＝＋－＠])/g, "$1");
    switch (field) {
      case "firstName":
      case "lastName":
      case "annualIncome":
      case "score":
      case "handle":
      case "profile":
        return this.#put(field, cell === HIDDEN ? null : cell);
      case "country":
        return this.#put("country", COUNTRIES.find((each) => each === cell) ?? null);
      case "nextContact":
        return this.#keep("nextContact", Number.isNaN(Date.parse(cell)) ? null : cell);
      default:
        return this.#read(field, cell, 0);
    }
  }

  #put<Field extends keyof Typed>(field: Field, value: Typed[Field] | null): boolean {
    if (value === null) return false;
    if (typeof value === "string" && value.length > LONGEST[field]) return false;
    this.#fields[field] = (typeof value === "string" ? oneLine(value) : value) as Typed[Field];
    return true;
  }

  #keep<Field extends keyof SheetState>(field: Field, value: SheetState[Field] | null): boolean {
    if (value === null || value === undefined) return false;
    this.#state[field] = value;
    return true;
  }

  #name(field: "name" | "firstName" | "lastName", cell: string): boolean {
    if (/^@[\w.]+$/.test(cell))
      return this.#fields.handle ? true : this.#put("handle", cell.slice(1));
    const text = oneLine(withoutNameLabel(this.#withoutProfile(cell)));
    if (text === "" && this.#fields.profile) return true;
    if (!/[\p{L}\p{N}]/u.test(text) || text.length > LONGEST.firstName) return false;
    // Under the same heading twice stand the parts of one name.
    if (field === "name") this.#whole = `${this.#whole} ${text}`.trim();
    else this.#fields[field] = text;
    return true;
  }

  /** Some write where they are found next to their names. */
  #withoutProfile(cell: string): string {
    const words = cell.split(/\s+/).filter((word) => {
      const profile = readProfile(word);
      if (profile?.handle) this.#profile(profile.address);
      return !profile?.handle && !isAddressOfPage(word) && !isAddress(word);
    });
    return this.#withoutPhone(words.join(" "));
  }

  /** Nor a phone number, which is for the notes with what stands behind it. */
  #withoutPhone(text: string): string {
    const found = this.sheet.isOwnFile ? null : phoneIn(text);
    if (!found || !/\p{L}/u.test(found.before)) return text;
    this.#notes(`Phone: ${found.phone}${found.after}`);
    return found.before;
  }

  #handle(cell: string, at: number): boolean {
    const isPhone = !this.sheet.platforms[at] && phoneIn(cell)?.phone === cell;
    if (isEmail(cell) || isPhone) return this.#read("reach", cell, at);
    if (isNoHandle(cell)) return false;
    const profile = readProfile(cell);
    if (profile) return this.#profile(cell);
    const { handle, platform } = namedHandle(cell);
    const on = platform ?? this.sheet.platforms[at] ?? null;
    if (handle === "" || !/[\p{L}\p{N}]/u.test(handle)) return false;
    if (on && !this.#fields.platform) this.#fields.platform = on;
    // Only some sites know people by names of several words.
    if (/\s/.test(handle)) return this.#spaced(handle, cell, at);
    // Of two columns, the first that has one.
    return this.#fields.handle ? true : this.#put("handle", handle);
  }

  #spaced(handle: string, cell: string, at: number): true {
    this.#later.push(() => {
      const { platform } = this.#fields;
      const isName = platform === "Facebook" || platform === "LinkedIn" || platform === "WhatsApp";
      if (!isName || !this.#put("handle", handle)) this.#leave("handle", cell, at);
    });
    return true;
  }

  /** What a column of handles or of platforms says counts more than the address. */
  #profile(cell: string, at = -1): boolean {
    const profile = readProfile(cell);
    if (!profile) return this.#fields.handle ? false : this.#handle(cell, at);
    const { address, handle, platform } = profile;
    if (handle && !this.#fields.handle) {
      this.#put("handle", handle);
      if (platform) this.#fields.platform = platform;
    }
    if (platform && !this.#fields.platform) this.#fields.platform = platform;
    const known = readProfile(this.#fields.profile ?? "");
    // Of two, the one that names somebody.
    return known?.handle || (known && !handle) ? true : this.#put("profile", address);
  }

  /** A city or a state tells the country, and is kept in the notes. */
  #country(cell: string, at: number): boolean {
    const place = readPlace(cell);
    if (place === null) return this.#unknownPlace(cell, at);
    // A code of a country is one, whatever it means in other columns.
    const isKnown = this.#fields.country !== undefined && place === "either";
    if (!isKnown && !this.#put("country", countryIn(cell, place, this.sheet, at))) return false;
    const isCode = this.sheet.places[at] === "countries" && this.#fields.country !== "Other";
    return isCode || !saysMoreThanCountry(cell) || this.#note(cell, at, "Location");
  }

  /** A town that is not known by name, if another column says the country. */
  #unknownPlace(cell: string, at: number): true {
    this.#later.push(() => {
      if (this.#fields.country) return this.#note(cell, at, "Location");
      this.#leave("country", cell, at);
      // A country that is not known by its name is hardly this one.
      return saysCountry(this.sheet.headings[at]) && this.#put("country", "Other");
    });
    return true;
  }

  #note(cell: string, at: number, label: string): boolean {
    this.#noted.push(cutText(oneLine(cell), 60));
    return this.#notes(cell, at, label);
  }

  #day(field: ColumnName, cell: string): string | null {
    const read = readSheetDay(cell, { field, missingYear: "nearest" }, this.sheet);
    if (!this.sheet.isOwnFile) this.#hints.push(...timeHints(cell, read));
    return read?.day ?? null;
  }

  #nextContact(cell: string): boolean {
    const read = readNextContact(cell, this.sheet);
    if (read?.hint) this.#hints.push(read.hint);
    return this.#keep("nextContact", read?.at);
  }

  #status(cell: string): boolean {
    const said = statusIn(cell, this.sheet);
    if (!said) return false;
    const { status, day, amount, hint } = said;
    const call = day && this.#day("callDate", day);
    if (call) this.#later.push(() => (this.#fields.callDate ??= call));
    // A column of its own counts more, wherever it stands.
    if (amount) this.#later.push(() => this.#dealIn(amount));
    if (hint) this.#hints.push(hint);
    return this.#keep("status", status);
  }

  #deal(cell: string): boolean {
    this.#hints.push(...dealHints(cell));
    return this.#keep("dealCents", readDeal(cell));
  }

  #dealIn(amount: string): void {
    if (this.#state.dealCents === undefined && !this.#deal(amount))
      this.#leftOut.push({ field: "dealAmount", cell: amount });
  }

  #notes(cell: string, at = -1, label = ""): boolean {
    const heading = oneLine(this.sheet.headings[at] ?? "") || label;
    const lines = `${heading && `${heading}: `}${cell}`.split(/\r?\n/).map(oneLine);
    const all = [this.#fields.notes, lines.join("\n").trim()].filter(Boolean).join("\n");
    this.#fields.notes = cutText(all, LONGEST.notes);
    return all.length <= LONGEST.notes;
  }
}
