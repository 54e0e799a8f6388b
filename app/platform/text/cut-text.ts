/** The beginning of a text, with no half of a character at its end: an emoji is two in a text. Pure; runs anywhere. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isFirstHalf ? most - 1 : most);
}
