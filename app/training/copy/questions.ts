/** The questions after each lesson of a fresh install, by its id. First names are invented samples. */

/** Without wrong answers it is typed. */
export type QuestionText = {
  readonly question: string;
  readonly right: readonly string[];
  readonly wrong?: readonly string[];
  readonly reason: string;
};

const chosen = (
  question: string,
  right: string,
  wrong: readonly string[],
  reason: string,
): QuestionText => ({ question, right: [right], wrong, reason });

const typed = (question: string, right: readonly string[], reason: string): QuestionText => ({
  question,
  right,
  reason,
});

export const SHIPPED_QUESTIONS: Readonly<Record<number, readonly QuestionText[]>> = {
  1: [
    chosen(
      "Dana commented that she is leaving retail. Which first message fits the lesson?",
      "Hi Dana, saw your comment about leaving retail. Are you still looking, or did you find something?",
      [
        "Hi Dana, we have a great remote opportunity. Here is the link to book.",
        "Hi Dana, how are you today? I love your profile!",
      ],
      "It is tied to something she said in public, and it asks one thing that is easy to answer.",
    ),
    chosen(
      "What do you do before you send someone a link?",
      "Ask whether they want it",
      ["Send it right away, so it is not forgotten", "Send it twice, in case they missed it"],
      "Asking leaves the choice with them, and people keep appointments they chose.",
    ),
  ],
  2: [
    chosen(
      "A paid program may come up on the call. When does the reader of your LinkedIn message learn that?",
      "In the message, with the other facts about the role",
      ["On the call, from the closer", "Only if they ask about money"],
      "Clear terms early let unsuitable people leave before anyone loses time, and nobody can complain later.",
    ),
    typed(
      "Where do the words come from when someone asks you about pay?",
      ["the script", "approved wording", "the approved text"],
      "Pay is answered in the approved wording of the script, word for word, so that nobody hears a promise.",
    ),
  ],
  3: [
    chosen(
      "A prospect writes: “How much time does it take?” What do you answer with?",
      "Facts about the time",
      ["Sympathy for how busy they are", "A question about their dreams"],
      "This is the logic layer talking. Sympathy for someone who asked for a number sounds like a dodge.",
    ),
    chosen(
      "A message holds a worry and a question about price. Which do you reply to first?",
      "The worry",
      ["The price", "Neither: you ask for the call"],
      "A fact offered to someone who is worried sounds like a dodge. Name the feeling, then give the fact.",
    ),
  ],
  4: [
    chosen(
      "When may you tell a prospect that only two places are left?",
      "When exactly two places are left",
      ["When they hesitate", "On the last day of a month"],
      "Scarcity has one fair use: naming a limit that exists.",
    ),
    typed(
      "What do you need from a client before you tell their result?",
      ["permission", "consent", "their okay"],
      "Social proof is fair only with permission, and with what the client did and how long it took.",
    ),
  ],
  5: [
    chosen(
      "“How is this different from the course I took?” Which stage is this person at?",
      "Comparing",
      ["Content with things as they are", "Just aware of a problem"],
      "Someone who asks for a difference is weighing a few options against each other.",
    ),
    chosen(
      "A prospect is content with things as they are. What do you do?",
      "Ask permission to check back later, and leave them alone until then",
      ["Offer a call this week", "Point out what is wrong with their job"],
      "A call would skip several stages. Some people stay content, and that is a legitimate ending.",
    ),
  ],
  6: [
    chosen(
      "What is at the base of the trust pyramid?",
      "Being a real person",
      ["Proof of results", "The request for time"],
      "Nothing above it counts while a reader still wonders whether you are real.",
    ),
    chosen(
      "You asked for a call too early and the prospect went cold. What helps?",
      "Say that you jumped ahead, and ask what they are working on",
      ["Ask again tomorrow, more politely", "Send three testimonials"],
      "A request over a missing layer feels pushy however polite it is. Go back and build the layer.",
    ),
  ],
  7: [
    chosen(
      "Short messages, straight to the point, wants the next step. Which type is this?",
      "Driver",
      ["Analyst", "Relater", "Enthusiast"],
      "Drivers want the point and the next step; four paragraphs lose them.",
    ),
    chosen(
      "What changes when you write to an Analyst instead of a Driver?",
      "Pace and detail",
      ["The facts", "The price"],
      "You reshape the reply, never the facts.",
    ),
  ],
  8: [
    typed(
      "How many questions does a good direct message ask?",
      ["one", "1", "a single one"],
      "One question gives the reader one thing to do.",
    ),
    chosen(
      "Someone answers you with a question. What comes first in your reply?",
      "Acknowledge what they said, then answer it",
      ["Your own next question", "The link to the calendar"],
      "Acknowledge, answer, ask: people keep talking to those who answer.",
    ),
  ],
  9: [
    chosen(
      "What belongs in a first message?",
      "A real reason for writing to this person",
      ["A link to the site", "The same text that worked yesterday"],
      "Identical texts and early links are what filters and tired readers look for.",
    ),
    chosen(
      "Someone writes “stop messaging me”. What do you do?",
      "Stop right away and tell your lead",
      ["Apologize and explain why you wrote", "Wait a month, then try a better opener"],
      "They decided. Telling your lead keeps a colleague from starting again.",
    ),
  ],
  10: [
    typed(
      "How many follow-ups do you send at most?",
      ["two", "2"],
      "Two at most, days apart, each adding something. The last one closes the loop, and you keep that promise.",
    ),
    chosen(
      "Replies are down. How do you find out why?",
      "Change one thing and keep the rest the same",
      ["Change opener, audience and hours at once", "Send twice as many"],
      "With several changes at once, nobody knows which of them worked.",
    ),
  ],
  11: [
    chosen(
      "In which three places can a triage end?",
      "Book now, come back later, not a fit",
      ["Booked, lost, blocked", "Interested, very interested, sold"],
      "“Not a fit” is a good result too: it respects the closer's hours and the prospect's.",
    ),
    chosen(
      "Why do you say early on that the answer may be no?",
      "People answer more openly when it is a check and not a trap",
      ["It makes the offer look scarce", "It shortens the conversation"],
      "Announcing that no is possible changes the tone of every question after it.",
    ),
  ],
  12: [
    chosen(
      "In which order do the questions feel natural?",
      "Goals first, money last",
      ["Money first, then everything else", "Authority first, goals last"],
      "People answer practical questions more willingly once they know that you understand what they want.",
    ),
    chosen(
      "A prospect would rather not name their income. What do you do?",
      "Accept it and go on",
      ["Ask again in other words", "End the conversation"],
      "Give the reason once. A refusal is accepted; a range was only ever a help.",
    ),
  ],
  13: [
    chosen(
      "What do you leave out when you announce the call?",
      "Discounts and results",
      ["Who the prospect will meet", "That price will be discussed"],
      "You cannot speak for results or discounts. The rest of the agenda keeps surprises away.",
    ),
    chosen(
      "Why do you ask a prospect to prepare something small?",
      "It gives the meeting a purpose of their own",
      ["It makes it harder to cancel", "The closer needs less time"],
      "People skip calls that feel vague. Their own two examples make it theirs.",
    ),
  ],
  14: [
    chosen(
      "A prospect writes: “I've been burned before.” What comes first?",
      "Naming the feeling",
      ["The refund policy", "A success story"],
      "A feeling word is a cue: name it before anything else.",
    ),
    chosen(
      "Replies get shorter and shorter. What do you do?",
      "Slow down and ask permission to continue",
      ["Ask several questions at once to save time", "Send the booking link"],
      "Short replies are the cue for patience, not for speed.",
    ),
  ],
  15: [
    chosen(
      "“I'm stuck.” Which question gets beneath it?",
      "Can you tell me about the last time that happened?",
      ["Would you like to fix that on a call?", "Why are you stuck?"],
      "An example turns a label into something that both of you can describe.",
    ),
    chosen(
      "The problem turns out to be minor. What now?",
      "That is a valid finding, so you stop digging",
      ["You make it sound bigger", "You ask about their debts"],
      "You look for the real problem, and sometimes there is none worth a call.",
    ),
  ],
  16: [
    typed(
      "What do you ask for before a personal question?",
      ["permission", "whether it is okay", "if that is okay"],
      "Deeper questions are asked with permission, every time.",
    ),
    chosen(
      "A prospect mentions a death in the family. What do you do?",
      "Pause, thank them for saying it, and offer to leave things there",
      ["Use it to show why change matters", "Move on to the calendar"],
      "Debt trouble, illness and grief are not material for a booking.",
    ),
  ],
  17: [
    chosen(
      "Which part must a good story keep?",
      "What stayed hard",
      ["The highest figure ever earned", "The name of the client"],
      "A story that leaves the hard part in can be believed.",
    ),
    chosen(
      "When do you tell a story in a chat?",
      "After the prospect has described their situation",
      ["In the first message", "When they stop answering"],
      "Only then do you know whether it is about someone like them.",
    ),
  ],
  18: [
    chosen(
      "What are the three kinds of objections?",
      "A question, a condition, a no",
      ["Price, time, trust", "Weak, medium, strong"],
      "You sort before you reply, because each wants another answer.",
    ),
    typed(
      "Pause, …, ask, answer, check. Which step is missing?",
      ["acknowledge", "acknowledge it"],
      "People listen once they know they were heard.",
    ),
    chosen(
      "A plain “no, thanks” arrives. Which reply is right?",
      "Understood, thanks for telling me.",
      ["May I ask what is holding you back?", "What if I could change your mind?"],
      "A no ends the conversation. Respecting it is part of the job.",
    ),
  ],
  19: [
    chosen(
      "What does a good calendar close offer?",
      "Two real times and a way out",
      ["One time, take it or leave it", "Your whole week"],
      "Two times are easy to choose from, and the way out keeps the choice free.",
    ),
    typed(
      "In whose time zone do you name a time?",
      ["the prospect", "their zone", "theirs"],
      "A time in the prospect's zone is a time that they can keep.",
    ),
  ],
  20: [
    chosen(
      "Where does honest urgency come from?",
      "A true date, or a reason that belongs to the prospect",
      ["A countdown", "Your target for the week"],
      "A limit that you cannot prove borrows trust that falls due on the call.",
    ),
    chosen(
      "A prospect says “not now”. What do you do?",
      "Agree on a date to check in, and stay quiet until then",
      ["Ask again tomorrow", "Lower the price"],
      "Accepting it the first time is what makes the next message welcome.",
    ),
  ],
  21: [
    chosen(
      "What describes you best at work, according to the lesson?",
      "Behaviors that you can act on any morning",
      ["How motivated you feel", "The income that you want"],
      "Motivation comes and goes; a behavior can be done on a slow day too.",
    ),
    chosen(
      "Which sentence fits after a bad day?",
      "I sent twelve weak openers, and tomorrow I fix the first line.",
      ["I'm no good at this.", "Tomorrow I will be lucky."],
      "It names a behavior and the next step, and leaves you as a person out of it.",
    ),
  ],
  22: [
    typed(
      "What comes first in the working day?",
      ["replies", "answers to replies", "people who are waiting"],
      "A waiting prospect matters more than a new one.",
    ),
    chosen(
      "When are the notes of a call written?",
      "Right after it",
      ["At the end of the week", "Before the next call with the same person"],
      "Memory is fresh for minutes, and the closer works with what you wrote.",
    ),
  ],
  23: [
    chosen(
      "You are exhausted, and a weekend did not help. What is it?",
      "Burnout",
      ["A rejection", "A slump"],
      "A slump is a matter of numbers. Exhaustion that rest does not mend needs less load, and someone who knows.",
    ),
    chosen(
      "What do you compare in a slump?",
      "Audience, opener and hours with a better month",
      ["Yourself with the best colleague", "Nothing: you wait until it is over"],
      "Something has changed, and the numbers of a better month show what.",
    ),
  ],
  24: [
    chosen(
      "Which of these carries over from setting to closing?",
      "Questions, notes and honesty",
      ["Sitting through silence after a price", "Leading a live call"],
      "The rest is new, and is practiced with a colleague before it is done alone.",
    ),
    chosen(
      "How do you ask for your first calls as a closer?",
      "Show your notes, and ask what they would need to see",
      ["Say that you have waited long enough", "Take a call when nobody is looking"],
      "The request names evidence and leaves the decision with those who answer for it.",
    ),
  ],
  25: [
    chosen(
      "In an audit, which message do you mark in a conversation that went quiet?",
      "The last one that the setter sent",
      ["The first one", "The longest one"],
      "The step that collects the most marks is where people drop out.",
    ),
    typed(
      "How many lines do you repair at a time?",
      ["one", "1", "a single line"],
      "With one changed line, the next twenty conversations show whether it helped.",
    ),
  ],
  26: [
    chosen(
      "What do you do with a draft written by software?",
      "Check every fact, tone and promise before it is sent",
      ["Send it as it is, because it is faster", "Send it under a colleague's name"],
      "You send it, so you answer for it.",
    ),
    chosen(
      "“Am I talking to a bot?” Which answer is right?",
      "I use a tool to draft, and I read and send every message myself.",
      ["Does it matter?", "No, I never use any tools."],
      "A straight answer costs nothing, and an evasive one takes trust back to the base.",
    ),
  ],
};
