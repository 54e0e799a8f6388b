/** Who may go on to an interview, by the answers of an application (HIRE-1). */
import { QUESTIONS } from "./copy/application";

/** Whether every question has a suitable answer; unasked questions do not count. */
export function qualifies(answers: Readonly<Record<string, string | undefined>>): boolean {
  return QUESTIONS.every(({ name, options }) =>
    options.some(({ value, suits }) => suits && value === answers[name]),
  );
}

/** Nothing is stored about minors, so this is asked before anything is stored. */
export function isUnderAge(posted: FormData): boolean {
  return posted.getAll("age").includes("minor");
}
