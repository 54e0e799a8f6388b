import { wordsMark } from "~/forms/forms";
import { asciiMail, isMailAddress, looksLikeAddress } from "~/platform/mail/names";
import { oneLine } from "~/platform/text/one-line";
import { NO_PHONE_NUMBER, phoneNumber } from "~/platform/text/plain-digits";
import { knownZone } from "~/platform/time/zones";
import type { Question } from "~/settings/settings.server";

export const LONGEST_MESSAGE = 1_000;

export const YES_OR_NO = ["Yes", "No"];

const UNLIKELY_NAME = /[<>]/u;

type Entries = { name: string; mail: string; zone: string; message: string; phone: string };
type Guest = Entries & { answers: { question: string; answer: string }[] };

/** By form field: an entry, or the answer to a question. */
export type GuestFaults = Readonly<Record<string, string>>;

/** What a calendar asks its guests besides name and address (CALL-1, CALL-2). */
export type BookingQuestions = {
  phone: boolean;
  questions: readonly Pick<Question, "id" | "text" | "kind" | "options" | "required">[];
};

/** Of the words that are kept with the answers. */
export function askedMark({ questions }: BookingQuestions): string {
  return wordsMark(questions.flatMap(({ id, text, options }) => [id, text, ...options]));
}

const LONGEST_ANSWER = 500;

export function answerField({ id }: Pick<Question, "id">): string {
  return `answer-${id}`;
}

/**
 * Who books, checked the same on both sides (SLOT-2): in the one way that it is kept, or what is wrong by field. A
 * trainee's name is the account's, whatever it looks like.
 */
export function checkGuest(
  given: URLSearchParams,
  isTrainee: boolean,
  asked: BookingQuestions,
): { guest: Guest; faults: null } | { guest: null; faults: GuestFaults } {
  const text = (name: string) => oneLine(given.get(name) ?? "");
  const zone = knownZone(text("zone"));
  const [name, mail, message] = [
    text("name"),
    asciiMail(text("mail")),
    (given.get("message") ?? "").trim(),
  ];
  const typed = asked.phone ? text("phone") : "";
  const phone = phoneNumber(typed) ?? typed;
  const answers = asked.questions.map((question) => ({
    question,
    answer: text(answerField(question)),
  }));
  const found: Record<string, string | false> = {
    name: !isTrainee && faultOfName(name),
    mail: faultOfMail(mail),
    zone: zone === null && "Please choose a time zone from the list",
    message: message.length > LONGEST_MESSAGE && "Please use at most 1,000 characters",
    phone: asked.phone && faultOfPhone(phone),
    ...Object.fromEntries(
      answers.map(({ question, answer }) => [
        answerField(question),
        faultOfAnswer(question, answer),
      ]),
    ),
  };
  const faults = Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  );
  if (zone === null || Object.keys(faults).length > 0) return { guest: null, faults };
  const written = answers.filter(({ answer }) => answer !== "");
  return {
    guest: {
      name,
      mail,
      zone,
      message,
      phone,
      answers: written.map(({ question, answer }) => ({ question: question.text, answer })),
    },
    faults: null,
  };
}

function faultOfPhone(phone: string): string | false {
  if (phone === "") return "Please enter your phone number so we can call you";
  return phoneNumber(phone) === null && NO_PHONE_NUMBER;
}

function faultOfAnswer(
  { kind, options, required }: BookingQuestions["questions"][number],
  answer: string,
): string | false {
  if (answer === "") return required && "Please answer this question";
  if (kind === "text") return answer.length > LONGEST_ANSWER && "Please use at most 500 characters";
  const known = kind === "yesno" ? YES_OR_NO : options;
  return !known.includes(answer) && "Please choose one of the answers";
}

function faultOfName(name: string): string | false {
  if (name === "") return "Please enter your name";
  if (name.length > 80) return "Please use at most 80 characters";
  // It goes out in our emails, where an address would become a link (S9).
  if (UNLIKELY_NAME.test(name) || looksLikeAddress(name))
    return "Please enter your name without an address: no @, no colon, no slash, and a space after a dot";
  return false;
}

function faultOfMail(mail: string): string | false {
  if (mail.length > 200) return "Please use at most 200 characters";
  return !isMailAddress(mail) && "Please enter an email address such as name@example.com";
}

/** An instant as addresses and forms carry it, in milliseconds; null if it is not one. */
export function instantIn(text: string | null | undefined): number | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
