/** Who may go on to an interview, by the answers of an application (HIRE-1). */

import { numberIn } from "~/platform/text/number";
import type { Question } from "./copy/application.server";
import { boundIn, latestDay } from "./questions/answer-bounds";

type Values = Readonly<Record<string, string | undefined>>;

/** `unread`: no answer to this question, so the form is refused. */
type Fit = "fits" | "unfit" | "unread";

/** Whether every question has an answer that fits; nothing else counts. */
export function qualifies(questions: readonly Question[], values: Values): boolean {
  return questions.every((question) => fitOf(question, values[question.id]) === "fits");
}

/** Whether one of these answers is to leave no trace, as those of minors: asked before anything is stored. */
export function leavesNoTrace(questions: readonly Question[], posted: FormData): boolean {
  return questions.some(
    (question) =>
      question.unfit === "unkept" &&
      posted
        .getAll(question.id)
        .some((answer) => typeof answer === "string" && fitOf(question, answer) === "unfit"),
  );
}

/** The names of the questions whose answers did not fit. */
export function unfitIn(questions: readonly Question[], values: Values): string[] {
  return questions.filter((each) => fitOf(each, values[each.id]) === "unfit").map(({ id }) => id);
}

/** What applicants are told about the answers that did not fit. */
export function refusalsOf(questions: readonly Question[], values: Values): string[] {
  return questions.flatMap((question) =>
    question.refusal && fitOf(question, values[question.id]) === "unfit" ? question.refusal : [],
  );
}

function fitOf(question: Question, answer = "", today = new Date()): Fit {
  const given = answer.trim();
  if (given === "") return question.required ? "unread" : "fits";
  const { kind, answers, accepted } = question;
  switch (kind) {
    case "choice":
      return told(answers.find(({ id }) => id === given)?.fits);
    case "yesno":
      if (given !== "yes" && given !== "no") return "unread";
      return told(accepted.yesno === "either" || accepted.yesno === given);
    case "number":
      return within(numberIn(given), accepted, numberIn);
    case "date":
      return within(dayIn(given, accepted, today), accepted, (text) => boundIn(text, today));
    case "place":
      return told(isKnownPlace(given, answers));
    case "text":
    case "long":
      return "fits";
  }
}

/** A day of birth to come is a slip, which the form asks again. */
function dayIn(given: string, accepted: Question["accepted"], today: Date): string | null {
  const latest = latestDay(accepted, today);
  return latest !== null && given > latest ? null : boundIn(given, today);
}

function told(fits: boolean | undefined): Fit {
  if (fits === undefined) return "unread";
  return fits ? "fits" : "unfit";
}

function within<Value extends number | string>(
  given: Value | null,
  { from, to }: Question["accepted"],
  read: (text: string) => Value | null,
): Fit {
  if (given === null) return "unread";
  const [least, most] = [from, to].map((text) => (text === null ? null : read(text)));
  if (least != null && given < least) return "unfit";
  return most != null && given > most ? "unfit" : "fits";
}

/**
 * A place is as good as what its parts name: "Leeds, United Kingdom" is in the United Kingdom. Where some places
 * qualify, no other does.
 */
function isKnownPlace(given: string, answers: Question["answers"]): boolean {
  const parts = given.split(/[,;/]/).map(plainPlace);
  const named = answers.filter(({ text }) => parts.includes(plainPlace(text)));
  if (named.some(({ fits }) => !fits)) return false;
  return named.length > 0 || !answers.some(({ fits }) => fits);
}

function plainPlace(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[.\s]+/g, " ").trim();
}
