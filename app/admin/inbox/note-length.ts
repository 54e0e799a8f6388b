/** Characters of a note at most. */
export const LONGEST_NOTE = 5_000;
