/** Where a document keeps what others name in braces, and a name for a new one. Pure. */

/** The group of the product's own, and the list of the company's. */
export const SHIPPED_CLAIMS = "figures";
export const OWN_CLAIMS = "own";

const MISSING = /^No claim has (.+?)\. Add it to the claims/;

/** The figure that a publication's fault misses; null for other faults. */
export function missingFigure(fault: string | undefined): string | null {
  return MISSING.exec(fault ?? "")?.[1] ?? null;
}

/** $9,000 -> figure9000 */
export function suggestedName(figure: string): string {
  const digits = figure.replace(/[^\dA-Za-z]/g, "").slice(0, 30);
  return `figure${digits.charAt(0).toUpperCase()}${digits.slice(1)}`;
}

/** The words after the figure, as far as its sentence goes. */
export function wordsAfter(text: string, figure: string): string {
  const at = text.indexOf(figure);
  const rest = at < 0 ? "" : text.slice(at + figure.length);
  return (/^[^.!?\n]*/.exec(rest)?.[0] ?? "").trim().slice(0, 160);
}

/** The text with the claim's name in the figure's place; null if it is written another way there. */
export function withClaim(text: string, figure: string, name: string): string | null {
  return text.includes(figure) ? text.replace(figure, `{${name}}`) : null;
}
