/** What the search over lessons finds: a second of one, or a page (MED-6). */
import type { Moment } from "~/training/find/find.server";
import type { Found } from "./entries.server";

type Kind = Moment["kind"] | "lesson" | "help" | "script";

/** `second`: where it is played, and `words` what is said or written there; a page of its own otherwise. */
export type Answer = {
  kind: Kind;
  name: string;
  to: string;
  outside: boolean;
  lesson: number | null;
  second: number | null;
  /** The same second as people read it. */
  clock: string | null;
  words: string;
};

export type Valued = { answer: Answer; value: number };

/**
 * `share`: of all that the question may be about; `likelihood`: the same if it is about any of it. `isFixed`: a reply that
 * must be given.
 */
export type ValuedPage = Valued & { share: number; likelihood: number; isFixed: boolean };

export function pageAnswer(kind: Kind, { name, to, outside, detail = "", copies }: Found): Answer {
  const lesson = kind === "lesson" ? Number(to.replace("/training/lesson", "")) : null;
  const words = copies ?? detail;
  const leaves = outside === true;
  return { kind, name, to, outside: leaves, lesson, second: null, clock: null, words };
}
