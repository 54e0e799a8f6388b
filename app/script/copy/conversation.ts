/** The parts of Plain Text Mode, in order (SCR-1). */
export const SECTIONS = [
  "INTRO",
  "RESPONSE BRANCHES",
  "ABOUT YOURSELF",
  "COMMON QUESTIONS",
  "COMPENSATION",
  "CLOSING",
  "OBJECTION HANDLING",
] as const;
export type Section = (typeof SECTIONS)[number];

/** A prospect's possible answer to a message. `also` holds more words for the search; it is never shown. */
export type Option = { id: string; text: string; nextId: string; also?: string | null };

/** A setter's message and the answers to it; without answers the conversation ends there. */
export type ScriptNode = {
  id: string;
  section: Section;
  title: string;
  message: string;
  options: readonly Option[];
  /** For the setter's eyes only. */
  tip?: string | null;
  ending?: Ending;
};

/** What comes after a message. */
export const ENDINGS = {
  onward: "The conversation goes on with an answer",
  ends: "The conversation ends here",
  books: "It ends with the booking link",
} as const;
type Ending = keyof typeof ENDINGS;

const STATES =
  "usa america american states alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming chicago houston miami atlanta dallas angeles phoenix boston denver";
const ELSEWHERE =
  "outside abroad overseas country canada canadian toronto uk england london britain ireland australia india pakistan nigeria lagos kenya ghana africa philippines manila europe germany spain france brazil jamaica egypt dubai";
const YES = "yes yeah yep sure okay ok fine fair cool great definitely absolutely";

/**
 * The conversation, start to booking: twenty messages. Every amount in it is in script-figures.ts, and answers only lead
 * forward, so each conversation ends.
 */
export const conversation: { nodes: readonly ScriptNode[] } = {
  nodes: [
    {
      id: "start",
      section: "INTRO",
      title: "Open the conversation",
      message:
        "Hey {firstName}, thanks for getting back to me. Quick one before I send you anything: are you just getting started with remote sales, or have you done appointment setting or sales before?",
      tip: "Answer within minutes while they are online, and ask one thing at a time.",
      options: [
        {
          id: "just-starting",
          text: "Just starting out, I've never done anything like this",
          also: "new beginner first never started no",
          nextId: "getting-started",
        },
        {
          id: "experienced",
          text: "I've done sales before",
          also: "setter setting closer cold calls experience years sold selling",
          nextId: "experienced",
        },
        {
          id: "what-is-it",
          text: "I'm in Ohio and looking for remote work. What is this?",
          also: "job role offer details work home details exactly",
          nextId: "about-yourself",
        },
      ],
    },
    {
      id: "getting-started",
      section: "RESPONSE BRANCHES",
      title: "Just starting: ask where they live",
      message:
        "Good on you for asking, everyone starts from zero at some point. Before I get into it: where are you based? We only work with people in the US right now.",
      tip: "This script is for prospects based in the US, without exceptions. Ask now rather than ten messages later.",
      options: [
        { id: "us", text: "I'm in Texas", also: STATES, nextId: "us-location" },
        {
          id: "us-moving",
          text: "In the US, I move around a bit",
          also: "travel nomad between",
          nextId: "us-location",
        },
        { id: "outside", text: "I'm in Canada", also: ELSEWHERE, nextId: "outside-us" },
      ],
    },
    {
      id: "outside-us",
      section: "RESPONSE BRANCHES",
      title: "Outside the US: end kindly",
      message:
        "Thanks for telling me straight away. Right now this is only open to people based in the US, so I don't want to take up your time. If you ever move here, message me and we'll pick it up where we left off. All the best with the search.",
      tip: "Do not offer a way around it. The hiring page, which is open to citizens of Canada too, has its own application. A kind no today is good for our name tomorrow.",
      ending: "ends",
      options: [],
    },
    {
      id: "us-location",
      section: "RESPONSE BRANCHES",
      title: "In the US: ask for experience",
      message:
        "Perfect, that works. It's fully remote, so anywhere in the US is fine. Have you ever done sales or worked with customers? Retail, serving, support, all of that counts.",
      options: [
        {
          id: "none",
          text: "No, zero experience",
          also: "none never nothing nope",
          nextId: "no-experience",
        },
        {
          id: "retail",
          text: "Yeah, I worked retail for two years",
          also: "store customer service waitress serving restaurant bartender support call center years",
          nextId: "has-experience",
        },
        {
          id: "door-to-door",
          text: "I did door to door for a summer",
          also: "sales solar insurance cars phone b2b",
          nextId: "has-experience",
        },
      ],
    },
    {
      id: "no-experience",
      section: "RESPONSE BRANCHES",
      title: "No experience yet",
      message:
        "That's completely fine. You learn the exact messages and practice them before you talk to anyone. What matters more is that you answer quickly, write like a person and show up every day. Does that sound like you?",
      options: [
        { id: "yes", text: "Yeah, that's me", also: YES, nextId: "about-yourself" },
        {
          id: "learns",
          text: "I think so, I learn fast",
          also: "hope maybe try willing learn",
          nextId: "about-yourself",
        },
      ],
    },
    {
      id: "has-experience",
      section: "RESPONSE BRANCHES",
      title: "Some experience",
      message:
        "That helps a lot. If you can read people across a counter, you can read them in a chat. Here you write instead of talk, and your one job is getting the right people on a call. What did you like most about it?",
      options: [
        {
          id: "people",
          text: "Honestly, just talking to people",
          also: "customers helping relationships meeting",
          nextId: "about-yourself",
        },
        {
          id: "targets",
          text: "Hitting my numbers",
          also: "targets commission goals money competition",
          nextId: "about-yourself",
        },
      ],
    },
    {
      id: "experienced",
      section: "RESPONSE BRANCHES",
      title: "Experienced in sales",
      message:
        "Nice, then I can skip the basics. What have you done mostly, DMs, cold calls or closing? And are you based in the US? That's the one thing we can't bend.",
      tip: "Experienced people test you. Be short and exact, and never oversell the role.",
      options: [
        {
          id: "dms",
          text: "In the US. I've set appointments over DMs for about a year",
          also: `setter instagram facebook messages dm ${STATES}`,
          nextId: "about-yourself",
        },
        {
          id: "calls",
          text: "I'm in Florida, mostly cold calls",
          also: "dialing phone closing closer sdr bdr",
          nextId: "about-yourself",
        },
        { id: "outside", text: "I'm in the UK", also: ELSEWHERE, nextId: "outside-us" },
      ],
    },
    {
      id: "about-yourself",
      section: "ABOUT YOURSELF",
      title: "What they do now, and their hours",
      message:
        "Good to know. Tell me a bit about yourself: what are you doing for work right now, and how much time could you put into this? For the first 60 days it takes at least 15 hours a week.",
      tip: "Listen for hours and for who else needs their time. Under 15 hours a week is not a fit yet.",
      options: [
        {
          id: "full-time",
          text: "I work full time, but I could do evenings",
          also: "nine five job weekends nights after",
          nextId: "motivation",
        },
        {
          id: "between-jobs",
          text: "Between jobs, so I have all day",
          also: "unemployed laid off looking free available",
          nextId: "motivation",
        },
        {
          id: "at-home",
          text: "I'm home with the kids, maybe 20 hours",
          also: "mom dad parent student school college part time",
          nextId: "motivation",
        },
      ],
    },
    {
      id: "motivation",
      section: "ABOUT YOURSELF",
      title: "Why now",
      message:
        "Got it, thanks. And what has you looking for something new right now? More income, working from home, getting out of the job you have?",
      tip: "Repeat their reason in their words later on, at the closing.",
      options: [
        {
          id: "income",
          text: "I need more income",
          also: "money bills rent debt broke pay",
          nextId: "income-goal",
        },
        {
          id: "home",
          text: "I want to work from home",
          also: "remote freedom family travel commute flexible",
          nextId: "income-goal",
        },
        {
          id: "career",
          text: "I want to get into a real sales career",
          also: "skill grow future boss hate quit",
          nextId: "income-goal",
        },
      ],
    },
    {
      id: "income-goal",
      section: "ABOUT YOURSELF",
      title: "What they would like to earn",
      message:
        "Makes sense. Setting is the start: later you can move up to triager or closer, where commissions are 20 to 40%. If this went the way you want, what would you like to be making a month? There's no wrong answer, it just tells me whether the role can get you there.",
      tip: "Never repeat their number as a promise.",
      options: [
        {
          id: "extra",
          text: "Just something extra on the side",
          also: "little bit side hustle extra hundred",
          nextId: "realistic-expectations",
        },
        {
          id: "living",
          text: "Enough to live off it",
          also: "replace salary thousand month full income",
          nextId: "realistic-expectations",
        },
        {
          id: "most",
          text: "As much as I can",
          also: "much possible figures rich max unlimited",
          nextId: "realistic-expectations",
        },
      ],
    },
    {
      id: "realistic-expectations",
      section: "ABOUT YOURSELF",
      title: "Set realistic expectations",
      message:
        "Thanks for being open about it. What's realistic: earnings typically start within 2 to 3 weeks, because calls have to be booked and held. Our top setter made $3,000 in a week, but that's the top, not the average, and nothing is guaranteed. It comes down to your hours. Are you okay with a few weeks of ramp-up?",
      tip: "Say it before they hear it from someone else. Clear expectations now mean people show up later.",
      options: [
        { id: "fair", text: "Yes, that's fair", also: YES, nextId: "compensation" },
        {
          id: "course",
          text: "Hold on, is this a course you're selling?",
          also: "guru program sell buy mentorship",
          nextId: "not-a-course",
        },
        {
          id: "training",
          text: "Would I get training?",
          also: "learn teach taught train coaching help how",
          nextId: "training-explanation",
        },
        {
          id: "pay",
          text: "Do I have to pay anything?",
          also: "cost fee price upfront money invest free",
          nextId: "no-payment",
        },
      ],
    },
    {
      id: "not-a-course",
      section: "COMMON QUESTIONS",
      title: "Is this a course?",
      message:
        "Fair question, there's a lot of that around. This is about a setter role: you book calls with people who want help, and you're paid for the ones that qualify. The company also has a paid training program. If it comes up on the call, you hear the price before you decide anything. Does that clear it up?",
      options: [
        {
          id: "pay-works",
          text: "It does. So how does the pay work?",
          also: `${YES} earn money commission`,
          nextId: "compensation",
        },
        {
          id: "training",
          text: "What's the training like?",
          also: "learn teach coaching lessons",
          nextId: "training-explanation",
        },
        {
          id: "pay",
          text: "And I don't pay for that?",
          also: "cost fee price upfront free",
          nextId: "no-payment",
        },
      ],
    },
    {
      id: "training-explanation",
      section: "COMMON QUESTIONS",
      title: "Is there training?",
      message:
        "Yes. You get a training portal with 26 video lessons, the scripts word for word, weekly live coaching calls and 1-on-1 coaching, so you're never guessing what to write. You start with the basics and then work on real conversations. Is that the kind of support you'd want?",
      options: [
        {
          id: "good",
          text: "Yes, that's what I was hoping for",
          also: YES,
          nextId: "compensation",
        },
        {
          id: "pay",
          text: "What does that cost me?",
          also: "cost pay fee price upfront free",
          nextId: "no-payment",
        },
      ],
    },
    {
      id: "no-payment",
      section: "COMMON QUESTIONS",
      title: "Do I have to pay?",
      message:
        "You don't pay anything to talk to me, to apply or to get on the call. That part is free and there's no commitment. The training program is paid. If it comes up, you see the price in writing before you decide, and no is a fine answer. Does that help?",
      tip: "Never ask for card details, documents or a social security number in a chat.",
      options: [
        { id: "helps", text: "Yes, that helps", also: YES, nextId: "compensation" },
        {
          id: "paid",
          text: "So how do I get paid?",
          also: "earn pay money commission",
          nextId: "compensation",
        },
      ],
    },
    {
      id: "compensation",
      section: "COMPENSATION",
      title: "How the pay works",
      message:
        "Here's how the pay works: $100 for every qualified call you book, plus 10% commission on deals that close. Results vary, so I won't promise you a number.\n\nThe team asks everyone, to see which options suit you: roughly what do you earn a year, and what's your credit score? A ballpark is fine, and so is skipping it.",
      tip: "Only the amounts on the list of claims. Results vary and are not guaranteed: say it, do not bury it. Ask for income and score once, and enter what they say in the tracker; a prospect who prefers not to answer stays welcome.",
      options: [
        {
          id: "good",
          text: "Sounds good, I can tell you both. What's next?",
          also: `${YES} interested start income earn score ballpark around`,
          nextId: "closing",
        },
        {
          id: "rather-not",
          text: "I'd rather not say, but I'm interested",
          also: "private prefer skip share personal numbers",
          nextId: "closing",
        },
        {
          id: "mlm",
          text: "Sounds like an MLM to me",
          also: "pyramid scheme downline recruit network marketing",
          nextId: "not-mlm",
        },
        {
          id: "credit",
          text: "Why was I asked for my credit score?",
          also: "credit fico score loan",
          nextId: "credit-score",
        },
        {
          id: "locked-in",
          text: "Am I locked into anything?",
          also: "obligation contract commitment sign cancel quit",
          nextId: "no-obligation",
        },
      ],
    },
    {
      id: "not-mlm",
      section: "COMMON QUESTIONS",
      title: "Is this an MLM?",
      message:
        "I get why you ask. It isn't: you don't recruit anyone, there's no downline and nothing to stock or resell. You book calls with people who are interested, and you're paid for qualified calls and for deals that close from them. Anything else about it that feels off?",
      options: [
        {
          id: "fine",
          text: "No, that makes sense",
          also: YES,
          nextId: "closing",
        },
        {
          id: "credit",
          text: "Yeah, why was I asked for my credit score?",
          also: "credit fico score",
          nextId: "credit-score",
        },
        {
          id: "locked-in",
          text: "Do I have to sign anything?",
          also: "obligation contract commitment locked",
          nextId: "no-obligation",
        },
      ],
    },
    {
      id: "credit-score",
      section: "COMMON QUESTIONS",
      title: "Why the credit score?",
      message:
        "Good question. Everyone gets asked the same few things: where you live, your rough income and your rough credit score. The team uses that to see which options suit you. A ballpark is enough, and I'll never ask you for documents, card numbers or your social security number in a chat. Are you comfortable with that?",
      options: [
        { id: "comfortable", text: "Yeah, that's fine", also: YES, nextId: "closing" },
        {
          id: "locked-in",
          text: "And I'm not committing to anything?",
          also: "obligation contract commitment locked sign",
          nextId: "no-obligation",
        },
      ],
    },
    {
      id: "no-obligation",
      section: "COMMON QUESTIONS",
      title: "Am I committing to anything?",
      message:
        "Not at all. The call is free, with no commitment: you ask your questions, they ask theirs, and then both sides decide whether it fits. If it doesn't, you say so and that's it. Want to take a look at it that way?",
      options: [
        { id: "okay", text: "Okay, let's do it", also: YES, nextId: "closing" },
        {
          id: "times",
          text: "Sure, when would that be?",
          also: "time day available schedule",
          nextId: "closing",
        },
      ],
    },
    {
      id: "closing",
      section: "CLOSING",
      title: "Offer the call",
      message:
        "Then the next step is a call with the team. They take you through the role, answer what I can't, and tell you honestly whether you'd be a fit. I'll send you the link and you pick a time that works for you. Would today or tomorrow be better?",
      tip: "Two choices, both of them a yes. Send the link only now, not earlier.",
      options: [
        {
          id: "today",
          text: "Today works",
          also: "now tonight afternoon later evening asap",
          nextId: "final",
        },
        {
          id: "tomorrow",
          text: "Tomorrow is better",
          also: "morning week monday tuesday wednesday thursday friday weekend",
          nextId: "final",
        },
        {
          id: "link",
          text: "Send me the link and I'll pick a time",
          also: `book calendar ${YES}`,
          nextId: "final",
        },
      ],
    },
    {
      id: "final",
      section: "CLOSING",
      title: "Send the booking link",
      message:
        "Perfect, {firstName}. Here's the link, just pick the time that works best: {bookingLink}\n\nTell me once you've booked so I can let the team know. Take the call somewhere quiet, have your questions ready, and message me here if anything comes up.",
      tip: "Stay in the chat until they say it is booked, then remind them an hour before.",
      ending: "books",
      options: [],
    },
  ],
};
