/** One thing that people ask, answered in full, on a fresh install. `also`: more words for the search, never shown. */
export type PassageText = {
  id: string;
  title: string;
  text: string;
  points?: readonly string[];
  link?: { href: string; label: string };
  also?: string;
};

export type TopicText = { name: string; title: string; passages: readonly PassageText[] };
