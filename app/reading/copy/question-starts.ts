/** How a part of a text begins that asks something. */
export const QUESTION_STARTS =
  "what whats how hows when whens where wheres who whos whom which why can could do does did is are am will would should may might must have has was if whether";

/** What may stand before it. */
export const BEFORE_A_QUESTION =
  "so and but um uh ok okay hey hi well also plus or then like please just anyway now sorry";
