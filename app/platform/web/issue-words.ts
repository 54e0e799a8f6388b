/** Words for what is wrong with a field whose own rule has none: no page and no address says those of the library. */
import type { z } from "zod";

/** Of a form, whose page may be older than the server. */
export const issueWords = issueWordsOr("This page is out of date. Reload it and try again.");

/** `otherwise`: what no person could have sent by hand. */
export function issueWordsOr(otherwise: string) {
  return (issue: z.core.$ZodRawIssue): string => wordsOf(issue) ?? otherwise;
}

function wordsOf(issue: z.core.$ZodRawIssue): string | null {
  if (issue.code === "invalid_value") return "Choose one of the options";
  const origin = "origin" in issue ? issue.origin : "";
  if (issue.code === "too_big")
    return `At most ${issue.maximum}${origin === "string" ? " characters" : ""}`;
  if (issue.code !== "too_small") return null;
  return origin === "string" ? "Enter something here" : `At least ${issue.minimum}`;
}

/** Several sentences as one text, each once; a single one stays as it is. */
export function oneText(sentences: readonly string[]): string {
  const all = [...new Set(sentences)];
  return all.length > 1 ? all.map((each) => each.replace(/\.$/, "")).join(". ") : all.join();
}
