/** What a good reply to an objection has, for the page and the grade. */

export const DRILL_PAGE = "/training/practice/objections";

/** The parts of a good reply, in display order. `hint`: what to do where one is missing. */
export const MOVES = {
  acknowledges: {
    label: "Acknowledges the objection first",
    hint: "Acknowledge it first",
    why: "People listen once they know they were heard.",
  },
  point: {
    label: "Makes a point that answers it",
    hint: "Answer what was said",
    why: "A kind reply without an answer leaves the doubt where it was.",
  },
  asks: {
    label: "Ends with one question",
    hint: "End with one question",
    why: "A question keeps the conversation going and shows what is really in the way.",
  },
  honest: {
    label: "Makes no promises and invents no figures",
    hint: "Leave out promises, and figures that the company cannot prove",
    why: "No one can promise a result, and every figure has to be one the company can prove.",
  },
  written: {
    label: "Is written in sentences",
    hint: "Write it in whole sentences",
    why: "Words that form no sentence say nothing, even the right ones.",
  },
  short: {
    label: "Stays under 60 words",
    hint: "Say it in fewer than 60 words",
    why: "People skip long messages.",
  },
} as const;

export type Move = keyof typeof MOVES;

export const LONGEST_REPLY = 1_000;
