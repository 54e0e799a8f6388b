/** What a number in a workbook is: a day, a time, or a number with zeros in front; its style says which. Pure. */
import { DAY_MS } from "../time/durations";
import { attribute, xmlPieces } from "./xml";

export type Shape = { kind: "number" } | { kind: "padded"; width: number } | { kind: "moment" };

const NUMBER: Shape = { kind: "number" };
const MOMENT: Shape = { kind: "moment" };

/** Excel's own formats of days and times, which files name only by a number; in Asian versions a few more. */
const isMoment = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** The shape of each style, in the order cells name them. */
export function shapesIn(styles: string): Shape[] {
  const formats = new Map<string, string>();
  const shapes: Shape[] = [];
  let isOfCells = false;
  for (const piece of xmlPieces(styles)) {
    if (!("tag" in piece)) continue;
    const { tag, isEnd, attributes } = piece;
    if (tag === "cellXfs") isOfCells = !isEnd;
    else if (isEnd) continue;
    else if (tag === "numFmt") {
      const [id, code] = [attribute(attributes, "numFmtId"), attribute(attributes, "formatCode")];
      if (id !== null && code !== null) formats.set(id, code);
    } else if (tag === "xf" && isOfCells)
      shapes.push(shapeOf(attribute(attributes, "numFmtId") ?? "0", formats));
  }
  return shapes;
}

function shapeOf(id: string, formats: ReadonlyMap<string, string>): Shape {
  const code = formats.get(id);
  if (code === undefined) return isMoment(Number(id)) ? MOMENT : NUMBER;
  if (/^0{2,20}$/.test(code)) return { kind: "padded", width: code.length };
  const [first = ""] = code.split(";");
  const signs = signsOf(first);
  return /[dmy]|[hs]/i.test(signs) && !/general/i.test(signs) ? MOMENT : NUMBER;
}

/** Without words in quotation marks, single signs after a backslash, and colors and conditions in brackets. */
function signsOf(code: string): string {
  let signs = "";
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? "";
    const end = sign === '"' || sign === "[" ? code.indexOf(sign === "[" ? "]" : '"', at + 1) : -1;
    // Hours that count on beyond a day stand in brackets too.
    const inside = sign === "[" ? code.slice(at + 1, end) : "";
    if (end > 0) {
      at = end;
      signs += /^[hms]+$/i.test(inside) ? inside : "";
    } else if (sign === "\\") at += 1;
    else signs += sign;
  }
  return signs;
}

/** As people write it: a day in ISO form, with its time if it has one; a time alone. `is1904`: days of old Macs. */
export function numberText(value: string, shape: Shape, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  if (shape.kind === "padded" && Number.isInteger(number) && number >= 0)
    return String(number).padStart(shape.width, "0");
  if (shape.kind === "moment" && number >= 0 && number < 2_958_466)
    return momentText(number, is1904);
  // As Excel shows it: 15 digits.
  return String(Number(number.toPrecision(15)));
}

/** Day 60 is February 29, 1900, which was none; nobody has a call before. */
const [DAY_0, DAY_0_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
const MINUTE_MS = 60_000;

function momentText(number: number, is1904: boolean): string {
  const start = is1904 ? DAY_0_1904 : DAY_0;
  const minutes = Math.round((number * DAY_MS) / MINUTE_MS);
  const iso = new Date(start + minutes * MINUTE_MS).toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (number < 1) return time;
  return time === "00:00" ? day : `${day} ${time}`;
}
