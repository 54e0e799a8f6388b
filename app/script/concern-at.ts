/** The concern of what a prospect says, at the place in the script where it is said (READ-3). */
import { type Concern, concernIn, isTold } from "~/reading/concerns";
import { wordsIn } from "~/reading/words";
import type { ScriptNode } from "./copy/conversation";
import { withHours } from "./hours";
import { inEnglish } from "./mixed-words";
import { closeNo } from "./moments";

/** A plain no is not longer. */
const FEW_WORDS = 8;

/** `place`: null if only the words are known. */
export function concernAt(typed: string, place: ScriptNode | null): Concern | null {
  const said = withHours(typed, place);
  const concern = concernIn(said);
  // A partner's plain no, in few words, is none that only weights would tell of: "he said no", "the hubby vetoed this".
  const isPlainNo = wordsIn(said).length <= FEW_WORDS && closeNo(inEnglish(said)) !== null;
  return concern && isPlainNo && !isTold(concern, said) ? null : concern;
}
