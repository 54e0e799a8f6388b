/**
 * The items of a list of questions, as phrases (see the language in app/reading/copy/concerns.ts), and what makes a list
 * one of things that are only named.
 */
// cspell:disable
import type { ASKS } from "./setter-words";

const YOUR =
  "your|ur|yr|youre|the|a|rough|ballpark|current|present|monthly|free|weekly|and|household|annual|approximate";

export const ITEMS: Partial<Record<keyof typeof ASKS, readonly string[]>> = {
  "ask-location": [
    "what|which|whats|wat state|city|area|town",
    "where ... based|live|living|located|from|stay|staying",
    "where you|u at|based|live",
    "your|ur|yr location|state|city|town",
    `^ ${YOUR}? city|state|location $|lol|please|pls`,
    "live|living|based|located|are|you|youre in|inside the us|usa|states",
  ],
  "ask-age": [
    "how old",
    "over|above|least|past 18|eighteen|21",
    "you|youre|u|ur 18|eighteen|21",
    "18|eighteen|21 $",
    "your|ur|yr age",
    `^ ${YOUR}? age $|lol|please|pls`,
  ],
  "ask-income": [
    "income|salary",
    "make|earn|makes in|a|per|each|yearly|monthly a? year|month|yr|$",
  ],
  "ask-credit": ["credit score|range|rating|like|look|looking|rough|roughly|for", "credit $"],
  "ask-work": [
    "you|u do|doing for a? work|living",
    "your|ur|current|present job|occupation|profession|work $|and|please",
    "^ job|occupation|profession $",
  ],
  "ask-hours": [
    "how many|much hours|time|hrs",
    "have|youve|got|do|put 10|15|20|fifteen|ten|twenty|in hours|hrs",
    "your|ur|weekly hours|schedule|availability $|a|per|each|and",
  ],
};

/** By one of these alone, behind what it is for: "so they can see what fits, income?". */
export const BY_NAME = [
  ...Object.entries({
    "ask-location": "city|state|location",
    "ask-age": "age",
    "ask-income": "income|salary",
    "ask-credit": "credit",
    "ask-work": "job",
    "ask-hours": "hours",
  }).map(
    ([move, names]) => [move, `^ ${YOUR}? ${YOUR}? ${names} score|range|roughly|about? $`] as const,
  ),
  ["ask-income", "^ how much a|per|each|every? month|year|monthly|yearly|week $"] as const,
];

/** What is asked for without a question mark. */
export const ASKED_FOR: readonly string[] = [
  "need|send|share|give|drop|tell|kindly|please|pls ... your|ur|yr",
  "let me|us know|have",
  "may|can|could i|we know|ask|have|get",
  "few|couple|quick|three|four|3|4 things|questions|ones|qs",
];

/** Before the first item: the list only names what others ask, what is not asked or what was told. */
export const ONLY_NAMED: readonly string[] = [
  "team|they|theyll|closer|closers|company|coach ... ask|asks|asking|go|goes|over|talk|talks|check|checks",
  "dont|never|wont|not|didnt|nobody|noone ... need|ask|asks|want|care|keep|sell|share",
  "told|gave|shared|mentioned|sent me|us",
  "i|we|already|you asked",
  "thanks|thank for|you",
  "dont|no worry|worries|matter",
  "^ if|once|since|because you|youre|u|youve|ur",
  "need|must|have|got to? be",
];
