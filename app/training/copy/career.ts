import type { LessonText } from "./lesson-text";

/** Lessons 21 to 26: working well over time. */
export const careerLessons: readonly LessonText[] = [
  {
    id: 21,
    block: "Mindset and Career Development",
    title: "Sales Mindset: Identity Better Than Motivation",
    subtitle: "Decide who you are at work, then act it",
    description:
      "Build steady habits on the kind of professional you choose to be, so slow days still get done.",
    overview: {
      teaches:
        "Motivation comes and goes; a description of yourself can be acted on any morning. In this lesson you write one, in behaviors rather than wishes: “I am a setter who answers every reply the same day, tells the truth about the offer, and logs the outcome.” Then you choose the smallest proof of each behavior and repeat it daily. You will also rewrite the sentences that follow a bad day. “I'm no good at this” becomes “I sent twelve weak openers, and tomorrow I fix the first line.”",
      why: "Feelings are a poor trigger for work because they tend to arrive after you begin. Someone who sees themselves as the kind of person who follows up has one less argument to win each morning. Every small action adds evidence, and evidence is what makes the description believable to you. It guards your ethics as well: lines you would never send are easier to refuse once honesty is part of who you are.",
      next: [
        "Finish a three-part sentence beginning “I am a setter who,” and place it where you start work.",
        "Choose one proof so small you could do it when tired, such as logging a single outcome.",
        "Each evening, record one action that matched the sentence and one that did not, without commentary.",
      ],
    },
  },
  {
    id: 22,
    title: "The Daily Routine of a Closer",
    subtitle: "A working day built around conversations that matter",
    description:
      "Plan a day with fixed blocks for replies, outreach, preparation, calls and review, and protect your breaks.",
    overview: {
      teaches:
        "Closers and strong setters run a similar day, built from blocks. Replies come first, because a waiting prospect matters more than a new one. Outreach follows, in a fixed window. Before each call there is ten minutes of preparation: goal, problem, decision maker, open question. After it, notes are written while memory is fresh. The day ends with a review and tomorrow's list. You will adapt this to part-time hours and time zones, and see a handover note a closer can use: “Wants evenings free, tried two courses, spouse decides too.”",
      why: "Remote work has no bell, so the loudest notification tends to set the agenda. Fixed blocks give each task a place and let you stop worrying about the rest. Preparation pays because prospects can tell within a minute whether you remember them. Writing notes straight away prevents the polite guesswork that makes a second conversation awkward. Breaks belong in the plan too: a tired voice or a curt message undoes good preparation.",
      next: [
        "Block tomorrow's calendar with times for replies, outreach, preparation, review and at least one proper break.",
        "Create a four-line handover template and fill it in for every booking this week.",
        "Turn off notifications during outreach, then clear replies at the two times you have chosen.",
      ],
    },
  },
  {
    id: 23,
    title: "Handling Rejection, Burnout & Slumps",
    subtitle: "Take a no well and notice strain early",
    description:
      "Tell rejection, burnout and slumps apart, and answer each with the right mix of rest, review and help.",
    overview: {
      teaches:
        "Rejection, burnout and a slump feel alike from the inside but need different treatment. A rejection is one event: reply “Thanks for being straight with me, all the best,” log it, move on. A slump is a run of poor results: compare the numbers with a better month and look for what changed in audience, opener or hours. Burnout is exhaustion that a weekend off does not fix: reduce the load and tell someone. You will work through signs of each, and a message to send your lead when you are struggling.",
      why: "Treating burnout with more effort makes it worse, and treating a slump with rest leaves its cause in place, so naming the problem comes first. Numbers help because memory after a hard week is unfair to you. Separating a refusal from your worth is easier when you remember what was refused: an offer, at one moment, by someone with reasons you cannot see. Speaking up early gives a team something it can still fix.",
      next: [
        "Write a standard polite reply to a no today, so you never compose one while stung.",
        "Keep a plain weekly log of messages, replies, bookings, hours and sleep, to compare when results dip.",
        "Agree with a teammate on one warning sign each, and permission to mention it to the other.",
        "Speak to your lead, and to a doctor if it persists, when tiredness outlasts several days off.",
      ],
    },
  },
  {
    id: 24,
    title: "From Setter to Closer",
    subtitle: "What changes when the decision call is yours",
    description:
      "Learn which skills carry over, which must be added, and how to show your team you are ready.",
    overview: {
      teaches:
        "Moving from setter to closer changes the job more than the title suggests. Your questions, notes and honesty carry over. New parts include leading a live call, presenting price without flinching, discussing payment terms accurately, and sitting through silence. You will map your gaps and plan a route: listen to recorded calls with permission, triage live, practice full calls with a colleague, then ask for a supervised one. A fair request: “I've triaged for three months, and my notes are attached. What would you need to see before I take a call?”",
      why: "Leads promote people whose work they can check, so a record of clean handovers counts for more than enthusiasm. Learning in steps lets you make beginner mistakes where they harm no customer. Knowing the closer's problems also makes you a better setter at once, whether or not you move. The role is not for everyone, and nobody owes you the move; some excellent setters prefer their own work and are right to stay.",
      next: [
        "Invite a closer to tell you which of your bookings went well, which did not, and what you missed.",
        "Practice stating a price aloud and then staying silent for five seconds, with a colleague playing the prospect.",
        "Study the program's terms, refund policy and payment options until you can explain them correctly without notes.",
      ],
    },
  },
  {
    id: 25,
    title: "Script Audit",
    subtitle: "Find the line where conversations stop, and fix it",
    description:
      "Review your real conversations line by line, find where people drop out, and test one careful repair.",
    overview: {
      teaches:
        "Auditing a script means comparing it with what really happened. You will take twenty finished conversations, mark the last setter message in each one that went quiet, and see which step collects the most marks. Then you question that step: is it clear, is it true, does it ask too much too soon? Repair one line and leave the rest. For instance, “Are you ready to invest in yourself?” might become “It's a paid program. Is that something you'd consider, or should we stop here?” Changes to pay or program facts go through your lead.",
      why: "Scripts drift. Lines get added after one lucky day, facts go out of date, and phrases that worked for another person sound odd coming from you. Looking at the stopping points directs effort to where it counts, since the weakest step limits everything after it. A single change per round lets you know what caused the difference. Checking truth alongside results keeps you from polishing a line that should be removed.",
      next: [
        "Collect twenty finished chats, remove the names, and mark where each one stopped.",
        "Highlight every factual claim in the script and confirm each with your lead this week.",
        "Use one repaired line for the next twenty conversations, then compare the stopping points with the first set.",
      ],
    },
  },
  {
    id: 26,
    title: "The Future of Sales",
    subtitle: "Work with new tools and stay worth talking to",
    description:
      "Prepare for a trade with more automation and warier buyers, where judgment and honesty decide who gets answered.",
    overview: {
      teaches:
        "Some of what will change in sales is already in your inbox: drafts written by software, buyers who research before replying, and platforms that restrict automated sending. You will practice using the AI helper on the script page as a first draft, checking every fact, tone and promise before you send. You will also prepare an honest reply for “Am I talking to a bot?”: “I use a tool to draft, and I read and send every message myself. What would you like to know?”",
      why: "When anyone can produce fluent messages in bulk, fluency stops being a sign of care. Attention to one person, accurate answers and a willingness to say “this isn't for you” become easier to notice. Buyers who check claims reward setters whose claims survive checking. Skills such as questioning, summarizing and admitting ignorance move with you to any platform or product, so they are the safest place to put your practice time.",
      next: [
        "Generate three AI drafts, correct them by hand, and list what the tool got wrong about the prospect.",
        "Fix a rule for yourself on what software may draft and what you will always write.",
        "Return to the lesson you found hardest and redo its actions with a current conversation.",
        "Plan one hour each month to read platform policy changes and share what matters with your team.",
      ],
    },
  },
];
