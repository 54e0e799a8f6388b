/** Better lines that no document has: for an objection whose answer the company's replies lack, and for the end. */

/** The parts of a reply, as the company words them. */
export type Reply = { acknowledge: string; answer: string; ask: string };

/** By what settles the objection. */
export const REPLIES: Readonly<Record<string, Reply>> = {
  "explain-role": {
    acknowledge: "I get why you ask.",
    answer:
      "You don't sell anything: you write to people, you listen, and a closer takes the calls.",
    ask: "What else would you like to know?",
  },
  "explain-pay": {
    acknowledge: "Fair question.",
    answer: "It's $100 per qualified call plus 10% commission on deals that close.",
    ask: "What else would you like to know?",
  },
  "explain-call": {
    acknowledge: "Fair point.",
    answer:
      "The call is free and without commitment: you ask your questions, and the team asks theirs.",
    ask: "What else would you like to know?",
  },
  "state-cost": {
    acknowledge: "Fair question.",
    answer:
      "Talking to us is free. The training program is paid, and you see the price before you decide.",
    ask: "What else would you like to know?",
  },
  "state-terms": {
    acknowledge: "I get where that comes from.",
    answer: "You need to be 18 or older and based in the US for this, and that goes for everyone.",
    ask: "",
  },
  "set-expectations": {
    acknowledge: "I understand why you ask.",
    answer: "I can't promise you a number, and be careful with anyone who does.",
    ask: "",
  },
  "show-proof": {
    acknowledge: "I'd be careful too.",
    answer: "Don't take my word for it: look at our website and at what other setters say first.",
    ask: "What else would you like to know?",
  },
  "no-recruiting": {
    acknowledge: "Fair question.",
    answer: "No, you don't recruit anyone, and there is nothing to sell to friends.",
    ask: "What else would you like to know?",
  },
  "include-partner": {
    acknowledge: "I understand, that makes sense.",
    answer: "Bring them to the call, then you both hear the same thing.",
    ask: "Which evening would suit you both?",
  },
  "give-reason": {
    acknowledge: "Fair question.",
    answer: "We ask everyone because the team can then see which options suit you.",
    ask: "",
  },
  "give-space": {
    acknowledge: "I hear you, that sounds stressful.",
    answer: "Take the time you need, there's no rush.",
    ask: "",
  },
  "follow-up": {
    acknowledge: "I hear you.",
    answer: "I'll check back with you next month.",
    ask: "",
  },
  "kind-no": {
    acknowledge: "I'm sorry, that sounds really hard.",
    answer: "Right now this isn't a good fit for you, so I can't take you further.",
    ask: "",
  },
  "ask-past": {
    acknowledge: "I'm sorry, I get why you're careful.",
    answer: "What went wrong last time?",
    ask: "",
  },
  "ask-worry": {
    acknowledge: "I hear you.",
    answer: "What worries you most about it?",
    ask: "",
  },
  "ask-time": {
    acknowledge: "I hear you.",
    answer: "Which day and time would suit you?",
    ask: "",
  },
};

/** In short, to who opens with a question about it. */
export const FIRST_ANSWERS = {
  what: "You write to people and book calls, and a closer takes them.",
  cost: "Talking is free, the training is paid.",
  pay: "The pay is a commission, and it depends on your results.",
} as const;

/** Said before an answer whose own words acknowledge nothing. */
export const HEARD = "I hear you.";

/** To who asks for a moment. */
export const SPACE = "I hear you, take all the time you need.";

/** In place of what ends a conversation, where no document's line is about that. */
export const INSTEAD_OF = {
  insult: "Fair enough, that's your call. What would you like to know before you decide?",
  "urge-lie": "Just tell the team how it is. They can only help with the real numbers.",
} as const;

/** One short question that fits anywhere. */
export const NEXT_QUESTION = "What would you like to know first?";

/** To someone who is hurt. */
export const SORRY = "I'm sorry, that sounds really hard.";

/** The right end of someone who does not fit, once that is known. */
export const LAST_WORDS = {
  declined:
    "Thank you for being so open. This isn't the right fit for you right now, so I can't take you further. I wish you all the best.",
  later: "No rush at all. I'll check back with you next month, when things have calmed down.",
} as const;

/** Said of an objection that nobody could answer any more. */
export const LEFT_OPEN = "It was still open when the conversation ended.";

/** Why nothing was booked although a day, a time and a zone were named. `{says}`: the prospect's words. */
export const NOT_AGREED = {
  open: "You named a time before they had agreed: “{says}” was still open. Answer that first.",
  early:
    "You named a time before they had agreed: they did not know enough yet. Ask and answer first.",
} as const;

/** What a time in another zone costs, where nobody said that it is the setter's own. */
export const WRONG_ZONE =
  "You named {said} time, and where they live it is {theirs} time. One of you will miss the call.";

/** `{time}`: the day, the time and the zone that fit this conversation. */
export const BOOKED_FOR = "Great, then {time}, your time. I'll send you the link.";

/** The same where nobody has said where they live. */
export const BOOKED_FOR_ANYWHERE = "Great, then {time} Eastern time. Does that work for you?";

/** Before a question, in place of one that was answered. */
export const TOLD_ALREADY = "Right, you told me that.";
