import type { Audience } from "../help";

/** One thing that people ask, answered in full, on a fresh install. `also`: more words for the search, never shown. */
export type PassageText = {
  id: string;
  title: string;
  text: string;
  points?: readonly string[];
  link?: { href: string; label: string };
  also?: string;
  /** Of the topic, where it has none. */
  audience?: Audience;
};

export type TopicText = {
  name: string;
  title: string;
  audience: Audience;
  passages: readonly PassageText[];
};
