/**
 * Whose questions a page answers: each reads its own passages and those of the ones before it. A setter's passages are
 * internal, and only signed-in people read them (HELP-1).
 */
export const AUDIENCES = ["visitor", "applicant", "setter"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** One thing that people ask, answered in full, on a fresh install. `also`: more words for the search, never shown. */
export type PassageText = {
  id: string;
  title: string;
  text: string;
  points?: readonly string[];
  link?: { href: string; label: string };
  also?: string;
  /** The topic's, if it has none. */
  audience?: Audience;
};

export type TopicText = {
  name: string;
  title: string;
  audience: Audience;
  passages: readonly PassageText[];
};
