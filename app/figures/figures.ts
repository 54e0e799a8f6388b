/** Client-safe door of the figures room. */
import { FIGURES, type FigureName } from "./shipped-figures";

export { EARNINGS_NOTE, FIGURES } from "./shipped-figures";
export { figuresIn, isSameFigure, SIX_FIGURES } from "./stated-figures";
export type { FigureName };

/** The figure alone, for use in a sentence. */
export function figure(name: FigureName): string {
  return FIGURES[name].figure;
}
