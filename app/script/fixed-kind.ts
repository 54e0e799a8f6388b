import { type Concern, isTold } from "~/reading/concerns";
import type { FixedKind } from "./copy/fixed-replies";

/** Which of the fixed replies fits: who tells of harassment by one of our own people is never sent away (READ-3). */
export function fixedKind(concern: Concern, said: string): FixedKind {
  return concern === "abuse" && isTold("ours", said) ? "ours" : concern;
}
