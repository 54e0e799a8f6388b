/**
 * One thing that people ask, answered in full. `{supportMail}` and `{brand}` are replaced with the company's settings.
 * `also`: more words for the search, never shown.
 */
export type Passage = {
  id: string;
  title: string;
  text: string;
  points?: readonly string[];
  link?: { href: string; label: string };
  also?: string;
};

export type Topic = { name: string; title: string; passages: readonly Passage[] };
