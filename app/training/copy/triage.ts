import type { LessonText } from "./lesson-text";

/** Lessons 11 to 16: finding out whether a call makes sense. First names in the examples are invented samples. */
export const triageLessons: readonly LessonText[] = [
  {
    id: 11,
    block: "Communication and Listening Skills",
    title: "What is Triaging",
    subtitle: "Sort fairly: book now, come back later, or close",
    description:
      "Understand the short sorting conversation that decides whether a prospect and a closer should spend time together.",
    overview: {
      teaches:
        "Triaging is the short conversation, by chat or phone, that sorts interested people before they meet a closer. It ends one of three ways: book now, come back later, or not a fit. The order you will practice is to confirm what they asked about, check the requirements, hear why they are interested, explain the next call, and agree on the outcome out loud. A clean start: “Can I ask a few questions to see whether a call makes sense for you? If it doesn't, I'll tell you.”",
      why: "Closers have a limited number of hours, and prospects have even fewer for calls that lead nowhere. Sorting early respects both. Announcing that “no” is a possible result changes the tone as well: people answer more openly when the questions are a check rather than a trap. A setter who turns away poor fits soon earns the trust of closers, who then prepare properly for each call on the calendar.",
      next: [
        "Write down the exact requirements for a qualified call and keep them where you can see them.",
        "Rehearse a kind decline, such as “I don't think this fits yet, and here is why.”",
        "Shadow one triage conversation with permission, and note the moment the outcome became clear.",
      ],
    },
  },
  {
    id: 12,
    title: "Key Questions to Identify Ideal Prospects (BANT GPCT)",
    subtitle: "Two checklists turned into one natural conversation",
    description:
      "Turn budget, authority, need, timing, goals, plans and challenges into natural questions that reveal a genuine fit.",
    overview: {
      teaches:
        "BANT stands for budget, authority, need and timing; GPCT for goals, plans, challenges and timeline. Together they list what to know before booking. You will turn them into talk and ask them in an order that feels natural, goals first and money last. “What would you like to be different in six months?” “What's the plan if nothing changes?” “Is anyone else part of the decision?” “The program is paid. Would that be possible without strain?” When the script asks for an income or credit range, give the reason and accept a refusal.",
      why: "Goals come first because people answer practical questions more willingly once they know you understand what they want. Money comes last, but it does come, since hiding it only moves the awkward moment to the closer's call. Two frameworks cover each other's gaps: one checks whether a purchase is possible, the other whether it would do any good. A prospect who passes only the first check should not be booked.",
      next: [
        "Write your own version of all eight questions in words you would use with a neighbor.",
        "Prepare a one-sentence reason for each money question, and stop asking if the person prefers not to answer.",
        "Score your last five bookings against both lists and mark which answers you had guessed.",
      ],
    },
  },
  {
    id: 13,
    title: "Pre Sell During Triaging",
    subtitle: "Prepare the prospect so the call holds no surprises",
    description:
      "Set accurate expectations before the call, so prospects arrive knowing who they meet, why, and what it covers.",
    overview: {
      teaches:
        "Pre-selling means giving someone good reasons to attend and no surprises when they do. You will link the call to a problem they named, introduce the closer accurately, explain the agenda, say that price will be discussed, and suggest something to bring. “You said follow-up is where things stall. Jordan works on that daily, so bring two recent examples. If it looks right for both of you, you'll hear the cost and options. Does that sound fair?” Results, discounts and guarantees are left out, because you cannot speak for them.",
      why: "People skip calls that feel vague, and they sit guarded through calls that turn out differently from what they were told. An accurate preview solves both problems. Asking them to prepare something small gives the meeting a purpose of their own, apart from yours. It also lets unsuitable people step back early, when the decision costs nothing, which keeps the closer's calendar full of conversations both sides wanted.",
      next: [
        "Ask your closer for a three-line introduction they are happy to hear repeated to prospects.",
        "Send a recap after each booking with the agenda, length, video link and the prospect's own goal.",
        "Confirm the day before with a real question about their preparation, and offer to reschedule without fuss.",
      ],
    },
  },
  {
    id: 14,
    title: "Trigger Soft Skills",
    subtitle: "Notice the cue, then choose the right response",
    description:
      "Connect listening, tone, patience and tact to visible cues, so you use the right one when it matters.",
    overview: {
      teaches:
        "Soft skills only help when you remember to use them, so this lesson ties each one to a trigger. Replies getting shorter: slow down and ask permission to continue. A feeling word: name it before anything else. A long story: summarize it in a sentence. A joke: enjoy it. A sharp tone: lower yours. An unanswered question: let it go. Example, after “I've been burned before”: “That sounds like it still stings. What happened, if you don't mind saying?” You will practice until cue and response arrive together.",
      why: "Nobody decides to be a poor listener. Attention narrows when a target is close, and good intentions vanish at the moment they are needed. Tying a behavior to a cue in the other person's message moves it from memory to reflex. Prospects feel the difference as patience. They also correct you when your summary is wrong, which gives you better information than another question would have done.",
      next: [
        "Choose two cues to watch for this week and put them on a note next to the screen.",
        "Reread a chat that went cold, and mark the cue you passed over and what you said instead.",
        "Trade role-plays with a teammate on Slack, and have them slip in one hidden cue for you to catch.",
      ],
    },
  },
  {
    id: 15,
    title: "Digging into the Prospect's Real Pain (basic)",
    subtitle: "Move from a vague complaint to a clear problem",
    description:
      "Ask simple follow-up questions that turn a vague complaint into a specific problem both of you can describe.",
    overview: {
      teaches:
        "First answers are usually labels: “I'm stuck,” “sales are slow,” “I need a change.” Four plain questions get beneath them. Example: “Can you tell me about the last time that happened?” Effect: “What did it get in the way of?” Attempts: “What have you tried?” Importance: “Is this something to fix now, or just annoying?” After the answers you repeat the problem in their words and ask whether you have it right. You will also learn when to stop, because a minor problem is a valid finding.",
      why: "One word can mean ten different things, and a call booked on a guess starts off wrong. Asking for a recent example turns opinion into events, which are easier to tell and harder to exaggerate. Hearing their own situation repeated accurately is a relief for many people, and it invites correction. By the end, both of you know whether a call could help, and the closer receives notes worth reading.",
      next: [
        "Memorize the four questions in order, and use at least two before suggesting any call.",
        "Replace “I understand” in your replies with a one-sentence summary of what they told you.",
        "Hand your closer one problem statement in the prospect's words, and ask whether it helped on the call.",
      ],
    },
  },
  {
    id: 16,
    title: "Digging into the Prospect's Real Pain (advanced)",
    subtitle: "Ask deeper questions with permission, and know the limits",
    description:
      "Explore cost, meaning and obstacles with permission, and learn where a setter's questions ought to stop.",
    overview: {
      teaches:
        "Once the basic problem is clear, four deeper lines are open, each asked with permission. Cost, in their figures: “Roughly what does that cost you in a month?” Meaning: “Why does this matter to you personally?” Pattern: “You've started and stopped twice. What got in the way?” Conflict: “You want more clients but dread calls. How do those fit together?” The lesson also sets limits. Debt trouble, illness or grief is not material for a booking; you pause, thank them for saying it, and ask whether they would rather leave things there.",
      why: "Lasting problems have a reason for lasting, and a prospect who finds theirs can judge any offer more clearly, including yours. Figures they worked out themselves carry weight because nobody handed them over. Permission matters even more at this depth, since questions about meaning can feel like prying. Using someone's distress to get a booking is wrong, and it produces calls that end in cancellations, refunds and a damaged name.",
      next: [
        "Practice the sentence “Is it okay if I ask something more personal?” until it sounds like you.",
        "List your own stopping points, and the exact words you will use to close a conversation kindly.",
        "Discuss one difficult conversation with your triage lead, leaving out names and anything told in confidence.",
      ],
    },
  },
];
