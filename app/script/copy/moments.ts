// cspell:disable
/** What to send where a prospect asks nothing, as shipped: a company edits these words as it does the fixed replies. */
import type { FixedReply } from "./fixed-replies";

/** Words that leave nothing to answer, if a message has no others. */
export const SMALL_WORDS = new Set(
  "k kk ok okay okk okie cool lol lmao haha hah ha hehe nice sure yes yeah yep yup ya yea aight alright bet word fine great good perfect awesome sweet dope thanks thank you thx ty got it gotcha oh ah wow hmm hm hey hi yo bro man dude sounds right true facts noted will do np k".split(
    " ",
  ),
);

/** `{when}`: the day, the time and the zone, as far as they are known. */
export type TimeReplies = {
  whole: string;
  noZone: string;
  noDay: string;
  /** The hour may be of the morning or of the evening. */
  half: string;
  halfNoZone: string;
  /** They name a day and no hour, or one that they refuse. */
  noHour: string;
  /** They offer several, or refuse one and it is not plain which is left. */
  which: string;
  later: string;
};

/** Replies to what is no question. `check`: what may be sent while the setter asks someone; it claims nothing. */
export type Moments = {
  low: FixedReply;
  time: TimeReplies;
  check: { acknowledge: string; answer: string };
  warm: string;
};

export const MOMENTS: Moments = {
  /** Someone who is low, short of a crisis: nothing is sold to them. */
  low: {
    title: "They are having a hard time",
    text: "I'm really sorry, that sounds heavy, and thank you for telling me. Please don't feel you have to decide anything here. Is there someone close to you that you can talk to about it?",
    forSetter:
      "Do not sell anything now. Send this, listen, and tell your team lead; go on only if they bring it up again.",
  },
  time: {
    whole: "Great, {when} it is. Please pick that slot here, so it's held for you: {bookingLink}",
    noZone: "Great, {when}. Which time zone are you in, so we both mean the same hour?",
    noDay: "Great, {when} works. Which day suits you?",
    half: "Great, {when}. Is that in the morning or in the evening?",
    halfNoZone:
      "Great, {when}. Is that in the morning or in the evening, and which time zone are you in?",
    noHour: "Happy to do {when}. What time suits you, and which time zone are you in?",
    which:
      "Happy to find a time that works. Which day and time suit you best, and which time zone are you in?",
    later: "No problem, talk {when}. I'll message you then.",
  },
  check: {
    acknowledge: "Thanks for telling me.",
    answer: "I want to give you a proper answer and not a guess, so let me check that for you.",
  },
  warm: "I really appreciate you telling me that.",
};
