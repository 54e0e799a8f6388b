/** The rubric of a fresh install. `script`: the name of the message or objection whose words are the better line. */
import type { Measure } from "./terms";

type ShippedCheck = {
  measure: Measure;
  title: string;
  cost: string;
  bare?: string;
  better: string;
  script?: string;
  needed: boolean;
};

export const SHIPPED_RUBRIC: readonly ShippedCheck[] = [
  {
    measure: "asks-first",
    title: "Did you ask before you explained anything?",
    cost: "You pitched to someone you knew nothing about, so they heard an ad.",
    better: "Quick one before I send you anything: have you done something like this before?",
    script: "Open the conversation",
    needed: true,
  },
  {
    measure: "one-question",
    title: "Did each message ask one thing?",
    cost: "People answer one question and drop the rest. You lost the answer and some patience.",
    better: "One thing first: what has you looking for something new right now?",
    needed: false,
  },
  {
    measure: "short",
    title: "Was each message under 60 words?",
    cost: "Long messages are skimmed in a chat, and each one costs patience.",
    better: "Thanks for telling me. What would you like to know first?",
    needed: false,
  },
  {
    measure: "location",
    title: "Did you ask where they live?",
    cost: "We only work with people in the US. Without this, the call may be wasted for both sides.",
    better: "Where are you based? We only work with people in the US right now.",
    script: "Just starting: ask where they live",
    needed: true,
  },
  {
    measure: "age",
    title: "Did you ask if they are 18 or older?",
    cost: "We do not work with anyone under 18, and they won't tell you unless you ask.",
    better: "One I ask everyone, since you need to be 18 for this: how old are you?",
    needed: true,
  },
  {
    measure: "income",
    title: "Did you ask for their income, with a reason?",
    cost: "Without their income the team cannot see which options suit them.",
    bare: "Without a reason it feels like prying, and people stop answering.",
    better:
      "So the team can see which options suit you: roughly what do you earn a year? A ballpark is fine.",
    needed: false,
  },
  {
    measure: "credit",
    title: "Did you ask for their credit score, with a reason?",
    cost: "Without their credit score the team cannot see which options suit them.",
    bare: "A bare question about credit makes careful people stop answering.",
    better:
      "So the team can see which options suit you: roughly what's your credit score? A ballpark is enough.",
    needed: false,
  },
  {
    measure: "why",
    title: "Did you find out why they are looking, or what they want?",
    cost: "Without their reason you have nothing to come back to when they hesitate.",
    better: "What has you looking for something new right now?",
    script: "Why now",
    needed: true,
  },
  {
    measure: "hours",
    title: "Did you ask about their work or their hours?",
    cost: "Under 15 hours a week it doesn't work, and you'd only find out after the call.",
    better: "How much time could you put into this in a normal week?",
    script: "What they do now, and their hours",
    needed: false,
  },
  {
    measure: "no-guarantee",
    title: "Did you avoid promising results?",
    cost: "A promise is the fastest way to lose a careful person, and it is not yours to make.",
    better: "I can't promise you a number, and be careful with anyone who does.",
    script: "How much will I make?",
    needed: true,
  },
  {
    measure: "no-figure",
    title: "Did every figure come from the company's claims?",
    cost: "A figure you made up is a promise the company did not make.",
    better:
      "It depends on your results, so I can't promise you a number. The team goes through the pay with you.",
    needed: true,
  },
  {
    measure: "mirrors",
    title: "Did you acknowledge how they felt before you gave a fact?",
    cost: "A fact that comes first sounds like an argument. They stop listening.",
    better: "I hear you, I get why you're careful.",
    needed: false,
  },
  {
    measure: "objections",
    title: "Did you answer every objection?",
    cost: "An objection you pass over does not go away. They take it with them.",
    better: "I hear you, let me answer that before anything else.",
    needed: true,
  },
  {
    measure: "no-pressure",
    title: "Did you avoid pressure?",
    cost: "Deadlines and last spots read as a scam and cost trust that you do not get back.",
    better: "Take the time you need. What would you like to know before that?",
    script: "Not a good time",
    needed: true,
  },
  {
    measure: "no-praise",
    title: "Did you avoid empty compliments?",
    cost: "Empty praise convinces no one, and the second time it annoys.",
    better: "Thanks for telling me that.",
    needed: false,
  },
  {
    measure: "no-repeats",
    title: "Did you avoid asking anything twice?",
    cost: "Asking again shows that you did not read the answer.",
    better: "Right, you told me that already, thanks.",
    needed: false,
  },
  {
    measure: "private",
    title: "Did you steer clear of documents, cards, passwords, lies and insults?",
    cost: "That ends the conversation, and rightly so.",
    better: "I'll never ask for documents, card numbers or your social security number in a chat.",
    script: "Do you need my personal data?",
    needed: true,
  },
  {
    measure: "says-call",
    title: "Did you say what the call is?",
    cost: "People skip calls that feel vague.",
    better: "The call is free and without commitment: you ask your questions, they ask theirs.",
    script: "Am I committing to anything?",
    needed: true,
  },
  {
    measure: "day-time-zone",
    title: "Did you book with a day, a time and a time zone?",
    cost: "Without all three, one of you will miss the call.",
    better: "Great, then tomorrow at 5 pm Central, your time. I'll send you the link.",
    script: "Offer the call",
    needed: true,
  },
  {
    measure: "ending",
    title: "Did it end the way it should have?",
    cost: "A call that should not happen costs everyone an hour. One that should have happened is a person you did not help.",
    bare: "You let them go before you knew whether they fit. Ask first, then end it kindly.",
    better:
      "The call is free and without commitment. Would tomorrow at 5 pm your time work for you?",
    needed: true,
  },
];
