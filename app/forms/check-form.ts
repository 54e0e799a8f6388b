/** The one check that follows from a form, on both sides (SLOT-2): a browser loads it once someone touches the form. */
import { asciiMail, isMailAddress } from "~/platform/mail/names";
import { numberIn } from "~/platform/text/number";
import { oneLine } from "~/platform/text/one-line";
import { isAddress, NO_ADDRESS } from "~/platform/text/person-name";
import { isPlainAddress } from "~/platform/text/plain-address";
import { NO_PHONE_NUMBER, phoneNumber } from "~/platform/text/plain-digits";
import { isDay } from "~/platform/time/zones";
import { parsedUrl } from "~/platform/web/json";
import { type IntakeField, type IntakeForm, type IntakeValues, TICKED } from "./form";

const LONGEST = 200;
const LONGEST_TEXT = 4_000;
const LONGEST_MAIL = 254;
const CHOOSE = "Please choose one of these";
/** All but tab and line feed. */
const CONTROL = /[\p{Cc}--[\t\n]]/v;

/** How many characters a field takes. */
export function longestOf({ kind, maxLength }: IntakeField): number {
  if (kind === "email") return LONGEST_MAIL;
  return maxLength ?? (kind === "long" ? LONGEST_TEXT : LONGEST);
}

type Checked =
  | { values: IntakeValues; faults: null }
  | { faults: Record<string, string>; unknown: boolean };

/** The normalized values, or what is wrong with them by field. `unknown`: there were more fields than the form has. */
export function checkForm(form: IntakeForm, given: Readonly<Record<string, unknown>>): Checked {
  const values: IntakeValues = {};
  const faults: Record<string, string> = {};
  for (const field of form.fields) {
    const { value, fault } = checkField(field, given[field.name]);
    values[field.name] = value;
    if (fault !== null) faults[field.name] = fault;
  }
  const unknown = Object.keys(given).some((name) => !Object.hasOwn(values, name));
  if (unknown || Object.keys(faults).length > 0) return { faults, unknown };
  return { values, faults: null };
}

function checkField(field: IntakeField, given: unknown = ""): Read {
  if (typeof given !== "string") return { value: "", fault: "Please enter text" };
  const text = field.kind === "long" ? given.replace(/\r\n?/g, "\n").trim() : oneLine(given);
  return read(field, text);
}

type Read = { value: string; fault: string | null };

function read(field: IntakeField, text: string): Read {
  if (text === "") return { value: "", fault: field.required ? missing(field) : null };
  const longest = longestOf(field);
  if (text.length > longest) {
    const fault = `Please keep this to ${longest.toLocaleString("en")} characters; it has ${text.length.toLocaleString("en")}`;
    return { value: text, fault };
  }
  if (CONTROL.test(text)) return { value: text, fault: "Please leave out control characters" };
  return RULES[field.kind](text, field);
}

const free = (value: string): Read => ({ value, fault: null });
const chosen = (value: string, { options = [] }: IntakeField): Read => {
  const known = options.some((option) => option.value === value);
  return { value, fault: known ? null : CHOOSE };
};

const RULES: Record<IntakeField["kind"], (text: string, field: IntakeField) => Read> = {
  text: (value, { sender }) => {
    const fault = sender === "name" && isAddress(value) ? NO_ADDRESS : null;
    return { value, fault };
  },
  long: free,
  email: (given) => {
    const value = asciiMail(given);
    const right = isMailAddress(value);
    return {
      value,
      fault: right ? null : "Please enter an email address, such as ann@example.com",
    };
  },
  tel: (given) => {
    const value = phoneNumber(given);
    return value === null ? { value: given, fault: NO_PHONE_NUMBER } : free(value);
  },
  url: (given) => {
    const value = /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`;
    const url = parsedUrl(value);
    const right =
      url && /^https?:$/.test(url.protocol) && /.\../.test(url.hostname) && isPlainAddress(url);
    return {
      value,
      fault: right ? null : "Please enter a web address, such as https://example.com",
    };
  },
  date: (value, { latest }) => {
    if (!isDay(value)) return { value, fault: "Please enter a day" };
    const toCome = latest !== undefined && value > latest;
    return { value, fault: toCome ? "This day is still to come. Please check the year." : null };
  },
  number: (given) => {
    const number = numberIn(given);
    if (number !== null) return { value: String(number), fault: null };
    return { value: given, fault: "Please enter one number in digits, such as 4, 1.5 or 1500" };
  },
  select: chosen,
  radio: chosen,
  checkbox: (value) => ({
    value,
    fault: value === TICKED ? null : "Please check the box or leave it empty",
  }),
};

/** A nonexistent day, such as February 30, would be read as a later one. */
function missing({ kind }: IntakeField): string {
  if (kind === "checkbox") return "Please check this box to continue";
  return kind === "select" || kind === "radio" ? CHOOSE : "Please fill this in";
}
