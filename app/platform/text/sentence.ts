/** Sentences made of what others wrote. Pure; runs anywhere. */

/** With its full stop, unless it ends in one, as after “Jr.”. */
export function endedSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
