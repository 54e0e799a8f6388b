/**
 * One thing that people ask, answered in full. `{supportMail}` and `{brand}` stand for what a company has set.
 * `also`: further words for the search, which nobody sees.
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
