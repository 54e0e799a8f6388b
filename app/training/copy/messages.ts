import type { LessonText } from "./lesson-text";

/** Lessons 8 to 10: the messages themselves. First names in the examples are invented samples. */
export const messageLessons: readonly LessonText[] = [
  {
    id: 8,
    block: "DM and Prospecting Mastery",
    title: "The DM Format",
    subtitle: "One reason, one line, one easy question",
    description:
      "Build direct messages that say why you wrote, who you are, and ask one question worth answering.",
    overview: {
      teaches:
        "A direct message has room for one idea. The format here has three parts: why you are writing to this person, a line that says who you are, and one question they can answer in a few words. “Hi Priya, your post about switching careers stayed with me. I set calls for a sales training team. Are you looking at sales, or something else?” Replies follow a second pattern: acknowledge what they said, answer what they asked, ask one thing. You will also cover length, line breaks and when a voice note helps.",
      why: "Inboxes show a name and the first few words, so the opening has to be about the reader. Saying who you are early removes the question that would otherwise sit behind every reply. Two questions in one message make people choose, and many put the phone down instead. A steady format also frees your attention: with the shape settled, you can spend your effort on the one sentence that is about them.",
      next: [
        "Cut your current opener to under forty words while keeping the reason, the introduction and the question. Answers may run longer, because the person asked.",
        "Read three of your messages aloud, and rewrite any sentence you would not say to someone's face.",
        "Check that each reply you send today answers their question before it asks yours.",
      ],
    },
  },
  {
    id: 9,
    title: "Anti Spam Techniques & Pattern Interrupts",
    subtitle: "Stay out of the junk pile by deserving to",
    description:
      "Message in ways platforms and people welcome, and use honest surprises to stand apart from the usual pitch.",
    overview: {
      teaches:
        "Spam filters and tired readers look for the same things: identical text, a link in the first message, a burst of sends, no sign that the sender read anything. The remedy taught here is to stop doing those things, through real reasons, sends spread over the day and no link until it is wanted. Dressing up bulk messages is not part of it. You will then write pattern interrupts, honest lines that break the expected pitch: “This may be wrong for you, so feel free to say so. Are you still hiring your first salesperson?”",
      why: "Readers sort strangers' messages in a second by matching them to pitches they have seen. A candid line that breaks the match earns a second look, provided the rest is true as well. Tricks such as fake replies or false familiarity also get a look, then a block. Platforms notice blocks and reports, so treating people well is what keeps an account healthy over months of daily sending.",
      next: [
        "Read the messaging rules of each platform you use, and plan your daily target inside them. Replies and follow-ups count toward it.",
        "Strip links, attachments and formatting from your first message, then see whether it still makes sense.",
        "List three phrases you see in every pitch and write a plainer, truer alternative to each.",
        "Stop messaging immediately when someone asks, and tell your lead so a colleague does not start again.",
      ],
    },
  },
  {
    id: 10,
    title: "Increase Your Response Rate",
    subtitle: "Measure replies, change one thing, follow up politely",
    description:
      "Count your replies, test one change at a time, and follow up in a way people can welcome.",
    overview: {
      teaches:
        "Response rate is replies divided by first messages, and it improves through small tests you actually record. You will set up a simple count by opener, audience and time of day, then change one of them while holding the others still. The second half is follow-up: two at most, days apart, each adding something useful. The last one closes the loop: “I'll leave this here. If the timing changes, my inbox is open, and I won't keep nudging you.” Then you keep that promise.",
      why: "Impressions mislead, because one warm chat makes a weak opener feel strong. A written count shows what people did. Choosing better recipients often moves the number more than clever wording does, and only a record will reveal that. Polite follow-up works because good prospects are busy and forget, while an easy exit takes the pressure off: some answer the closing note precisely because they were free to ignore it.",
      next: [
        "Start a sheet with four columns: date, opener, audience, reply, and fill it in as you send.",
        "Pick one variable for this week, such as the first sentence, and leave everything else unchanged.",
        "Write two follow-ups that each offer something new, such as an answer, an article or a clearer question.",
        "Review the count on Friday, including negative replies, and keep only the version you would enjoy receiving.",
      ],
    },
  },
];
