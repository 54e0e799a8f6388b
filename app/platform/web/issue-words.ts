/** Words for what is wrong with a field whose own rule has none: no page shows those of the library. */
import type { z } from "zod";

export function issueWords(issue: z.core.$ZodRawIssue): string {
  const isText = "origin" in issue && issue.origin === "string";
  if (issue.code === "too_big" && isText) return `At most ${issue.maximum} characters`;
  if (issue.code === "too_small" && isText) return "Enter something here";
  if (issue.code === "invalid_value") return "Choose one of the options";
  return "This page is out of date. Reload it and try again.";
}
