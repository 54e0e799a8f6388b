/** Answers that come before every search and every AI, in these words. */
import type { Concern } from "~/reading/concerns";
import type { PassageText } from "./topics";

const EMERGENCY = "If anyone is in danger right now, call 911 or your local emergency number.";

export const FIXED_ANSWERS: Record<Concern, PassageText> = {
  distress: {
    id: "crisis-help",
    title: "Please talk to someone now",
    text: `You matter more than anything on this site, and this assistant is not a person who can help. Someone is there for you right now, day or night, free and confidential. ${EMERGENCY}`,
    points: [
      "In the United States, call or text 988 (Suicide & Crisis Lifeline).",
      "In Canada, call or text 988 (Suicide Crisis Helpline).",
      "Anywhere else, call your local emergency number or find a line at findahelpline.com.",
      "Worried about someone else? Stay with them if you can, and call or text 988 together. It also helps people who worry about another person.",
    ],
    link: { href: "https://988lifeline.org/", label: "Open 988lifeline.org" },
  },
  danger: {
    id: "danger-help",
    title: "Please get help now",
    text: `This assistant is not a person and cannot send help. ${EMERGENCY}`,
    points: [
      "In the United States, the National Domestic Violence Hotline is there day and night: 1-800-799-7233, or text START to 88788.",
      "If it is someone else, tell them about the hotline when they are alone, and call 911 if it is happening now.",
      "If someone on our team is involved, write to {supportMail}, and a person will act on it.",
    ],
    link: { href: "https://www.thehotline.org/", label: "Open thehotline.org" },
  },
  minor: {
    id: "under-age",
    title: "You have to be {leastAge} or older",
    text: "No. Our services and the setter role are not for anyone under {leastAge}, and a parent's permission does not change that. Please wait with an application, a call and any personal details until then: everyone is welcome from {leastAge} on.",
    points: [
      "If someone you write to is under {leastAge}, tell them so, end the conversation, and keep nothing about them.",
    ],
  },
  abuse: {
    id: "report-abuse",
    title: "Insults, threats and harassment",
    text: `No one here has to put up with insults, threats or harassment, and that includes you. If someone on our team or in our community has treated you that way, write to {supportMail} with what happened, when, and a screenshot if you have one. A person reads it. ${EMERGENCY}`,
    points: [
      "If you are a setter and it was a prospect: don't argue, keep a screenshot, and don't write to them again.",
    ],
    link: {
      href: "mailto:{supportMail}?subject=Harassment%20report",
      label: "Report it to a person",
    },
  },
  stop: {
    id: "stop-contact",
    title: "Stop all messages from us",
    text: "This assistant cannot change who writes to you, but a person can: write to {supportMail} from the address or with the number that gets the messages, and we will stop contacting you. You do not have to give a reason, and you get an answer within {replyHours} hours.",
    points: [
      "Asking for someone else? Write to us with the address or number that gets the messages.",
    ],
    link: {
      href: "mailto:{supportMail}?subject=Do%20not%20contact%20me",
      label: "Ask us to stop by email",
    },
  },
};
