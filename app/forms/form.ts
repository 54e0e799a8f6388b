/** A request form as data (SLOT-2). */
import { SOLUTION_FIELDS } from "~/platform/proof-of-work/puzzle";

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
  kind:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "date"
    | "number"
    | "long"
    | "select"
    | "radio"
    | "checkbox";
  required?: boolean;
  /** For a `select` or `radio`: nothing else is accepted. */
  options?: readonly { value: string; label: string }[];
  hint?: string;
  /** Of a day: one after it is asked again. */
  latest?: string;
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
      /** The questions have changed since the page was opened. */
      changed?: true;
    };

/**
 * Sent with a form in addition to its fields. People do not see `honeypot`, but some password managers fill it in: then
 * `person` is asked, instead of it. `questions`: the mark of those that the page shows.
 */
export const HIDDEN_FIELDS = {
  ...SOLUTION_FIELDS,
  honeypot: "topic",
  person: "by_a_person",
  questions: "questions_shown",
} as const;

/**
 * A mark of words that are kept with the answers to them. A page sends that of the words it shows; where others hold by
 * then, nothing is kept, and the page shows those with what was typed (OWN-4).
 */
export function wordsMark(words: readonly string[]): string {
  let mark = 0;
  for (const letter of JSON.stringify(words))
    mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return mark.toString(36);
}

export function questionsMark({ fields }: Pick<IntakeForm, "fields">): string {
  return wordsMark(
    fields.flatMap(({ name, label, options = [] }) => [
      name,
      label,
      ...options.flatMap((option) => [option.value, option.label]),
    ]),
  );
}

export const QUESTIONS_CHANGED =
  "The questions have changed since you opened this page. Nothing has been sent yet, and what you entered is still here. Please read the questions again, then send your answers.";

export const DOUBT =
  "Nothing has been sent yet. Something filled in a field that people do not see, as programs do. Please check the box that says you are a person, then send it again.";

/** Whether only a program may have filled this in: what people do not see, and no word that a person did. */
export function isDoubtful(sent: Readonly<Record<string, string>>): boolean {
  const { [HIDDEN_FIELDS.honeypot]: honeypot = "", [HIDDEN_FIELDS.person]: person } = sent;
  return honeypot !== "" && person !== TICKED;
}

/** The value of a ticked box. */
export const TICKED = "yes";

/** What people quote of a form: short enough to read out. */
export function shortReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/** A value as people read it. */
export function shownValue({ kind, options = [] }: IntakeField, value: string): string {
  if (kind === "checkbox") return value === TICKED ? "Yes" : "No";
  return options.find((option) => option.value === value)?.label ?? value;
}
