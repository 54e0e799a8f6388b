/** The structure of an iCalendar file (RFC 5545), read leniently: what makes no sense is passed over. */
import { Unreadable } from "../web/unreadable";

export type Property = { value: string; params: ReadonlyMap<string, string> };

/** A calendar, an event, a time zone. Its lines are read only when asked for: most never are. */
export class Component {
  readonly parts: Component[] = [];
  readonly #lines: string[] = [];

  constructor(readonly kind: string) {}

  /** `line`: an unfolded property. */
  add(line: string): void {
    this.#lines.push(line);
  }

  has(name: string): boolean {
    return this.#lines.some((line) => isNamed(line, name));
  }

  all(name: string): Property[] {
    const own = this.#lines.filter((line) => isNamed(line, name));
    return own.map((line) => propertyIn(name, line));
  }

  first(name: string): Property | undefined {
    const line = this.#lines.find((each) => isNamed(each, name));
    return line === undefined ? undefined : propertyIn(name, line);
  }

  /** The first value; empty if there is none. */
  text(name: string): string {
    return this.first(name)?.value.trim() ?? "";
  }

  partsOf(kind: string): Component[] {
    return this.parts.filter((part) => part.kind === kind);
  }
}

function isNamed(line: string, name: string): boolean {
  const end = line[name.length];
  if (end !== ":" && end !== ";") return false;
  return line.startsWith(name) || line.slice(0, name.length).toUpperCase() === name;
}

const IN_CALENDAR = new Set(["VEVENT", "VFREEBUSY", "VTIMEZONE", "VTODO", "VJOURNAL"]);
const IN_ZONE = new Set(["STANDARD", "DAYLIGHT"]);

/** The calendars of a file, in order. Throws `Unreadable` if it is not a calendar, or ends within one. */
export function calendarsIn(text: string): Component[] {
  const found: Component[] = [];
  let calendar: Component | null = null;
  let part: Component | null = null;
  let rule: Component | null = null;
  /** How many components are open that no one asks for, such as alarms: what is in them is theirs. */
  let hidden = 0;
  for (const line of linesIn(text)) {
    const edge = line.length > LONGEST_EDGE ? null : EDGE.exec(line);
    const kind = edge?.[2]?.toUpperCase() ?? "";
    const begins = edge?.[1]?.toUpperCase() === "BEGIN";
    if (found.length === 0 && !(begins && kind === "VCALENDAR")) throw new Unreadable(NO_CALENDAR);
    if (edge === null) {
      if (hidden === 0) (rule ?? part ?? calendar)?.add(line);
    } else if (kind === "VCALENDAR") {
      [calendar, part, rule, hidden] = [begins ? new Component(kind) : null, null, null, 0];
      if (calendar) found.push(calendar);
    } else if (IN_CALENDAR.has(kind)) {
      // The end of the one before may be missing.
      [part, rule, hidden] = [begins && calendar ? new Component(kind) : null, null, 0];
      if (part) calendar?.parts.push(part);
    } else if (part?.kind === "VTIMEZONE" && IN_ZONE.has(kind)) {
      [rule, hidden] = [begins ? new Component(kind) : null, 0];
      if (rule) part.parts.push(rule);
    } else hidden = begins ? hidden + 1 : Math.max(0, hidden - 1);
  }
  if (found.length === 0) throw new Unreadable(NO_CALENDAR);
  if (calendar) throw new Unreadable("It is cut off before its end.");
  return found;
}

const EDGE = /^\s*(BEGIN|END):\s*([\w-]+)\s*$/i;
/** Longer lines are never looked at. */
const LONGEST_EDGE = 200;
const NO_CALENDAR = "It is not a calendar.";

/** Without blank lines, and with those put together that were folded. */
function* linesIn(text: string): Generator<string> {
  const separator = text.includes("\n") ? "\n" : "\r";
  let line = "";
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf(separator, at);
    let end = found < 0 ? text.length : found;
    const next = end + 1;
    if (text[end - 1] === "\r") end -= 1;
    const sign = text[at];
    if (sign === " " || sign === "\t") line += text.slice(at + 1, end);
    else if (end > at) {
      if (line !== "") yield line;
      line = text.slice(at, end);
    }
    at = next;
  }
  if (line !== "") yield line;
}

const OF_TIME = /^(?:DT|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)/;
const TIMES = /^[\dTZPWDHMS+\-:/,. ]*$/i;

function propertyIn(name: string, line: string): Property {
  let colon = endOfParams(line);
  // A zone's name may contain a colon, and a quote may never be closed.
  if (colon < 0 || (OF_TIME.test(name) && !TIMES.test(line.slice(colon + 1))))
    colon = line.lastIndexOf(":");
  return { value: line.slice(colon + 1), params: paramsIn(line.slice(name.length, colon)) };
}

function paramsIn(text: string): Property["params"] {
  if (text === "") return NO_PARAMS;
  const params = new Map<string, string>();
  for (const [, key = "", value = ""] of text.matchAll(PARAM))
    params.set(key.toUpperCase(), value.replaceAll('"', "").trim());
  return params;
}

const NO_PARAMS: Property["params"] = new Map();
const PARAM = /;([\w-]+)=("[^"]*"?|[^;]*)/g;

/** The first colon outside quotes, or -1. */
function endOfParams(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '"') quoted = !quoted;
    else if (sign === ":" && !quoted) return at;
  }
  return -1;
}
