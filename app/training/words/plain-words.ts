/** The words of a cue without what only colors and places it: tags, styles and written-out signs. Pure. */

/** What captions may have; anything else in angle brackets is text. */
const TAG =
  /<(?:\/?(?:c|i|b|u|s|v|lang|ruby|rt|font|em|strong|span|p|div)(?:[.\s][^<>]{0,200})?|\d[\d:.]{4,20})>/gi;
const SPEAKER = /<v(?:\.[^<>\s]{1,100})?\s+([^<>]{1,100})>/gi;
/** The end of a line, or a space that is none, as web pages and Advanced SubStation write them. */
const BREAK = /<br\s*\/?>|\\[Nnh]/gi;
/** Of Advanced SubStation, which some programs leave in SubRip files. */
const STYLE = /\{\\[^{}]{1,200}\}/g;
const SIGN = /&(?:(amp|lt|gt|quot|apos|nbsp|lrm|rlm)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lrm: "",
  rlm: "",
};
const LAST_POINT = 0x10ffff;

export function plainWords(said: string): string {
  return said
    .replace(SPEAKER, (_, name: string) => `${name.trim()}: `)
    .replace(BREAK, " ")
    .replace(TAG, "")
    .replace(STYLE, "")
    .replace(SIGN, (written, name?: string, decimal?: string, hex?: string) => {
      if (name) return SIGNS[name.toLowerCase()] ?? written;
      const point = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return isText(point) ? String.fromCodePoint(point) : "";
    });
}

function isText(point: number): boolean {
  return point > 0 && point <= LAST_POINT && !(point >= 0xd800 && point <= 0xdfff);
}
