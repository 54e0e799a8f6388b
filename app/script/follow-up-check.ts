/** What keeps a follow-up line from being published: it is read on a phone by someone who did not answer (WEEK-2). */
import { idsIn } from "./script-check";

const MOST_WORDS = 60;

/** The first fault of each field, by its path. */
export function followUpFaults(fields: Readonly<Record<string, string>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const id of idsIn(fields, "lines"))
    for (const name of ["message", "reminder"]) {
      const path = `lines.${id}.${name}`;
      const fault = faultOf(fields[path] ?? "");
      if (fault) faults[path] = fault;
    }
  return faults;
}

function faultOf(text: string): string | null {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words > MOST_WORDS)
    return `A follow-up has at most ${MOST_WORDS} words; this one has ${words}`;
  const questions = text.split("?").length - 1;
  return questions > 1 ? `A follow-up asks one thing; this one asks ${questions}` : null;
}
