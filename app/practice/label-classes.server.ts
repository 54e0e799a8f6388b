/** The classes that coaches choose from (READ-6). */
import { NO_CLASS } from "./labels";
import { MOVE_NAMES, type Move } from "./message-classifier";
import { FAULT_MOVES } from "./message-rules";

export const LABELS: readonly string[] = [...MOVE_NAMES, NO_CLASS];

const ENDINGS: readonly Move[] = ["kind-no", "give-space", "follow-up"];
const isFault = (label: Move) => FAULT_MOVES.includes(label);
const isQuestion = (label: Move) => label.startsWith("ask-") && !isFault(label);

/** As people choose from them: faults apart from all else, because a row too far would accuse everyone who says it. */
export const LABEL_GROUPS: readonly { name: string; labels: readonly Move[] }[] = [
  { name: "Questions", labels: MOVE_NAMES.filter(isQuestion) },
  {
    name: "Statements",
    labels: MOVE_NAMES.filter((each) => !isQuestion(each) && !isFault(each) && !isEnding(each)),
  },
  { name: "Endings", labels: MOVE_NAMES.filter(isEnding) },
  { name: "Faults", labels: MOVE_NAMES.filter(isFault) },
];

/** Those that end a conversation or count against who wrote it: a person is asked before one is given. */
export const GRAVE_LABELS: readonly Move[] = MOVE_NAMES.filter(
  (label) => isFault(label) || isEnding(label),
);

function isEnding(label: Move): boolean {
  return ENDINGS.includes(label);
}
