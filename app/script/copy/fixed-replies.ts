import type { Concern } from "~/reading/concerns";

/**
 * Replies that come before every search and every AI: what to send word for word, and what the setter must know.
 * Nothing in them leads back to the script.
 */
export type FixedReply = { title: string; text: string; forSetter: string };

/** `ours`: abuse that someone tells of, by one of our own people. */
export type FixedKind = Concern | "ours";

export const FIXED_REPLIES: Record<FixedKind, FixedReply> = {
  distress: {
    title: "Someone may be in crisis",
    text: "I'm really sorry you're going through this, and I'm glad you told me. Please forget about the role. I'm not the right person to help with this, but someone is there for you right now: in the US you can call or text 988, day or night, free and confidential. If you're in danger right now, call 911 or your local emergency number.",
    forSetter:
      "Stop selling. Send this, end the script, and tell your team lead now. Do not try to counsel.",
  },
  danger: {
    title: "Someone may be in danger",
    text: "I'm really sorry this is happening to you. Please forget about the role. If you're in danger right now, call 911 or your local emergency number. In the US the National Domestic Violence Hotline is there day and night at 1-800-799-7233, free and confidential.",
    forSetter: "Stop selling. Send this, end the script, and tell your team lead now.",
  },
  minor: {
    title: "Under 18: end the conversation",
    // Read by someone under age and by the parent who asks for them.
    text: "Thanks for telling me. This is only open to people who are 18 or older, and a parent's permission doesn't change that, so I have to leave it here. I won't keep any details about anyone under 18. All the best!",
    forSetter:
      "We do not work with anyone under 18, and that holds if a parent asks for them. Send this, end the script, and enter nothing about them in the tracker.",
  },
  abuse: {
    title: "Insult, threat or harassment",
    text: "I'm going to leave it here, and I won't write to you again. If someone on our side has harassed or threatened you, please report it at {supportLink} so a person can act on it. If you feel unsafe right now, call 911 or your local emergency number.",
    forSetter:
      "Do not argue and do not sell. Send this or nothing, keep a screenshot, and tell your team lead.",
  },
  ours: {
    title: "Harassment by someone on our side",
    text: "I'm sorry this happened to you. It's not okay, and it's good that you told me. Please report it at {supportLink} with what happened and when, and a screenshot if you have one, so a person can act on it. You don't have to answer them in the meantime. If you feel unsafe right now, call 911 or your local emergency number.",
    forSetter:
      "Stop selling and take it seriously. Send this, keep a screenshot, and tell your team lead; if it is about your team lead, an administrator. Do not ask the person they name about it.",
  },
  stop: {
    title: "They asked you to stop",
    text: "Understood. I won't keep messaging you. Take care.",
    forSetter: "Send this once and never write to them again, from any account.",
  },
};
