/** The terms that the documents and the engine share. */

export const ENDINGS = {
  booked: "The call is booked",
  declined: "The setter ends it kindly",
  later: "They agree on when to talk again",
} as const;
export type RightEnding = keyof typeof ENDINGS;

export const TEMPERS = {
  warm: "Warm: open and quick to answer",
  guarded: "Guarded: careful, punishes pressure twice",
  blunt: "Blunt: short, punishes long messages twice",
} as const;
export type Temper = keyof typeof TEMPERS;

/** How a prospect feels: it chooses the wording, and nothing else. */
export type Mood = "calm" | "hurt" | "annoyed" | "relieved";

/** What a check of the rubric can examine. A run is only graded on what it could show. */
export const MEASURES = {
  "asks-first": "Asks before explaining",
  "one-question": "One question at a time",
  short: "No message over 60 words",
  location: "Asks where the prospect lives",
  age: "Asks the prospect's age",
  income: "Asks for income with a reason",
  credit: "Asks for the credit score with a reason",
  why: "Asks for the reason or the goal",
  hours: "Asks about work or hours",
  "no-guarantee": "Makes no guarantees",
  "no-figure": "Uses only figures from the claims",
  mirrors: "Names what the prospect feels before a fact",
  objections: "Answers each objection",
  "no-pressure": "Applies no pressure",
  "no-praise": "Gives no empty compliments",
  "no-repeats": "Asks nothing a second time",
  private: "Asks for no documents, cards or passwords",
  "says-call": "Says what the call is",
  "day-time-zone": "Books with day, time and time zone",
  ending: "Ends the right way",
} as const;
export type Measure = keyof typeof MEASURES;
