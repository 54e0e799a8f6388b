/** What people ask us and answer us every day. */
import { PROSPECT_LINES } from "../../app/script/copy/prospect-lines";
import { QUESTION_LINES } from "../../app/support/copy/question-lines";

export const ASKED = [PROSPECT_LINES, QUESTION_LINES]
  .flatMap((lines) => Object.values(lines))
  .flatMap((lines) => lines.trim().split("\n"));
