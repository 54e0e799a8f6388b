/** A request form as data, and the one check that follows from it, on both sides (SLOT-2). */
import { asciiMail, isMailAddress } from "~/platform/mail/names";
import { SOLUTION_FIELDS } from "~/platform/proof-of-work/puzzle";
import { isDay } from "~/platform/time/zones";
import { parsedUrl } from "~/platform/web/json";

export const SENDER_NAME: IntakeField = {
  name: "name",
  label: "Your name",
  kind: "text",
  required: true,
  maxLength: 100,
  autoComplete: "name",
  sender: "name",
};
export const SENDER_MAIL: IntakeField = {
  name: "mail",
  label: "Your email address",
  kind: "email",
  required: true,
  hint: "We reply to this address.",
  autoComplete: "email",
  sender: "mail",
};

export type IntakeField = {
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "url" | "date" | "long" | "select" | "radio" | "checkbox";
  required?: boolean;
  /** For a `select` or `radio`: nothing else is accepted. */
  options?: readonly { value: string; label: string }[];
  hint?: string;
  /** In characters: 200 by default, 4,000 for `long`. */
  maxLength?: number;
  autoComplete?: string;
  /** Whether this is the sender's name or email address. */
  sender?: "name" | "mail";
};

/** `name`: in lowercase with hyphens, one of its own; it is kept with what was sent. `submit`: the words on the button. */
export type IntakeForm = {
  name: string;
  title: string;
  submit: string;
  fields: readonly IntakeField[];
  receipt: { heading: string; text: string };
};

export type IntakeValues = Record<string, string>;

/** What the page shows of a form that has not been received. */
export type IntakeResponse =
  | {
      state: "faults";
      /** 0 if the server was not reached. */
      status: 0 | 400 | 429;
      faults: Record<string, string>;
      values: IntakeValues;
      message?: string;
      /** With 429: when there is room for one more. */
      retryAfterSeconds?: number;
      /** Only the token was invalid: the same form may be sent with a new one. */
      stale?: true;
    }
  /**
   * The same form once more, to review and send with this token: without JavaScript, and if something was in the
   * honeypot (`doubted`).
   */
  | {
      state: "confirm";
      status: 200;
      values: IntakeValues;
      token: string;
      message?: string;
      doubted?: true;
    };

/**
 * Sent with a form in addition to its fields. People do not see `honeypot`, but some password managers fill it in: then
 * `person` is asked, instead of it.
 */
export const HIDDEN_FIELDS = {
  ...SOLUTION_FIELDS,
  honeypot: "topic",
  person: "by_a_person",
} as const;

export const DOUBT =
  "Nothing has been sent yet. Something filled in a field that people do not see, as programs do. Please check the box that says you are a person, then send it again.";

/** Whether only a program may have filled this in: what people do not see, and no word that a person did. */
export function isDoubtful(sent: Readonly<Record<string, string>>): boolean {
  const { [HIDDEN_FIELDS.honeypot]: honeypot = "", [HIDDEN_FIELDS.person]: person } = sent;
  return honeypot !== "" && person !== TICKED;
}

/** The value of a ticked box. */
export const TICKED = "yes";

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
  return read(field, given.replace(/\r\n?/g, "\n").trim());
}

type Read = { value: string; fault: string | null };

function read(field: IntakeField, text: string): Read {
  if (text === "") return { value: "", fault: field.required ? missing(field) : null };
  const longest = longestOf(field);
  if (text.length > longest) {
    const fault = `Please keep this to ${longest.toLocaleString("en")} characters; it has ${text.length.toLocaleString("en")}`;
    return { value: text, fault };
  }
  if (CONTROL.test(text) || (field.kind !== "long" && /[\t\n]/.test(text)))
    return { value: text, fault: "Please leave out line breaks and control characters" };
  return RULES[field.kind](text, field);
}

const free = (value: string): Read => ({ value, fault: null });
const chosen = (value: string, { options = [] }: IntakeField): Read => {
  const known = options.some((option) => option.value === value);
  return { value, fault: known ? null : CHOOSE };
};

const RULES: Record<IntakeField["kind"], (text: string, field: IntakeField) => Read> = {
  text: free,
  long: free,
  email: (given) => {
    const value = asciiMail(given);
    const right = isMailAddress(value);
    return {
      value,
      fault: right ? null : "Please enter an email address, such as ann@example.com",
    };
  },
  tel: (value) => {
    const digits = value.replace(/\D/g, "").length;
    const right = /^[+\d(][\d\s().\-/ext]*$/i.test(value) && digits >= 7 && digits <= 20;
    return { value, fault: right ? null : "Please enter a phone number, such as +1 555 010 0199" };
  },
  url: (given) => {
    const value = /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`;
    const url = parsedUrl(value);
    const right = url && /^https?:$/.test(url.protocol) && /.\../.test(url.hostname);
    return {
      value,
      fault: right ? null : "Please enter a web address, such as https://example.com",
    };
  },
  date: (value) => {
    return { value, fault: isDay(value) ? null : "Please enter a day" };
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

/** A value as people read it. */
export function shownValue({ kind, options = [] }: IntakeField, value: string): string {
  if (kind === "checkbox") return value === TICKED ? "Yes" : "No";
  return options.find((option) => option.value === value)?.label ?? value;
}
