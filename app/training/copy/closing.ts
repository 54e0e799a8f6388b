import type { LessonText } from "./lesson-text";

/** Lessons 17 to 20: helping an interested person reach a decision. */
export const closingLessons: readonly LessonText[] = [
  {
    id: 17,
    block: "Advanced Closing Techniques",
    title: "The Art of Story Selling",
    subtitle: "Short, true stories that let people see themselves",
    description:
      "Tell brief, true stories with a person, a problem and a fair result, and know when to stay quiet.",
    overview: {
      teaches:
        "Good selling stories are short and true. You will build one from five parts: a person in a similar spot, what was going wrong, the moment they decided to act, what they did, and what happened, including what stayed hard. Three or four sentences is plenty in a chat. “I came from restaurant work and hated phone calls. I practiced with a teammate every morning for weeks. Calls still make me nervous, but I no longer avoid them. Is that close to how you feel?” Ending on a question hands the conversation back.",
      why: "A claim invites argument; a story invites comparison. The listener tests it against their own life and draws a conclusion you never had to state. The hard part of the tale does most of the work, because perfect endings sound like advertising. Borrowed or embellished stories get found out, so your own small experience beats a stranger's big success, and one person's result never predicts another's.",
      next: [
        "Write three stories from your own life, each under eighty words, with the hard part left in.",
        "Get written permission before telling any client's story, and remove details that could identify them.",
        "Tell one story in a chat only after the prospect has described their situation, then ask what differs.",
      ],
    },
  },
  {
    id: 18,
    title: "Handling Objections with Confidence",
    subtitle: "Tell a question from a condition from a no",
    description:
      "Respond to doubts about time, money and trust with calm questions, straight answers and respect for a no.",
    overview: {
      teaches:
        "Objections come in three kinds: a question in disguise, a real condition such as no money or no time, and a no. You will sort them before replying, using a sequence of pause, acknowledge, ask, answer, check. To “Is this a scam?”: “Fair question. Here's who we are and where to read about us. What made you wonder?” To “I need to think about it”: “Of course. What would you like to think through, and can I send anything?” To a plain no: “Understood, thanks for telling me.” That last one ends the conversation.",
      why: "Confidence here comes from not needing a particular answer. Arguing tells people their doubt was unwelcome, so they hide the next one and cancel later. Asking what lies behind it either reveals something you can answer with facts or shows that the doubt is sound. Accepting a real condition costs you one booking and keeps your word good, and people do return to a setter who let them go politely.",
      next: [
        "List the six objections you hear most, and sort each into question, condition or no.",
        "Draft an honest two-sentence answer to “How do you get paid?” and clear it with your team lead.",
        "Count to three before answering any objection this week, and start your reply with their own words.",
      ],
    },
  },
  {
    id: 19,
    title: "Advanced Closing Techniques",
    subtitle: "Close on a clear next step, freely chosen",
    description:
      "Use summaries, fit checks and clear choices to help a ready prospect book, and an unready one step back.",
    overview: {
      teaches:
        "For a setter, closing means agreeing on the next step with someone who is ready for it. Four techniques are covered. The summary close repeats goal, problem and reason for the call. The fit check asks “On what you know so far, does a call seem worth your time?” The open condition asks “What would you need to know before booking?” The calendar close offers two real times plus a way out: “Tuesday at 2 or Thursday at 10 Eastern, or would you rather leave it?” You will learn which suits which moment.",
      why: "By this point the decision has mostly been made in the earlier questions, and the close brings it into the open. A summary proves you kept track and gives them a last chance to correct you. Including a way out sounds risky, yet it makes the yes dependable: a person who could have declined, and did not, has a reason to turn up. Trick questions get calendar entries that nobody attends.",
      next: [
        "Compose a summary close for a live prospect in three sentences, using only words they have used.",
        "Say times in the prospect's time zone, and check the closer's calendar before you offer any.",
        "Compare ten bookings by closing technique, and note which people actually came to the call.",
      ],
    },
  },
  {
    id: 20,
    title: "Create Ethical Urgency & Momentum",
    subtitle: "Real reasons to act soon, and small steps",
    description:
      "Help prospects act on their own timeline with true deadlines and small steps, and leave false pressure out.",
    overview: {
      teaches:
        "Honest urgency has two sources: a date that is true, and a reason that belongs to the prospect. You will learn to find the second by asking “You mentioned wanting this settled before the baby arrives. Working back from there, when would you need to start?” Momentum is the series of small steps that follows: pick a time, accept the invite, answer one preparation question, get a reminder. You will also rewrite common pressure lines. “Only two spots left” becomes “The closer has openings Wednesday and Friday,” and only if that is so.",
      why: "People put off decisions when nothing marks the time, even decisions they want to make. Their own deadline supplies the mark without anyone leaning on them. Small steps keep interest alive between chat and call, since each one is easy and makes the next familiar. Invented deadlines can speed up a single answer, but the prospect who sees the same last chance next month learns that everything else you said may be false too.",
      next: [
        "Delete any countdown, limited spot or expiring price you cannot prove, and tell your lead where it came from.",
        "Ask each interested prospect what date matters to them, then write it in your notes.",
        "Lay out a three-message path from booking to call: confirmation, preparation question, reminder with a reschedule option.",
        "Accept “not now” the first time, agree on a date to check in, and stay quiet until then.",
      ],
    },
  },
];
