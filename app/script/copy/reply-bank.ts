// cspell:ignore dont callme
/**
 * A reply to something prospects say at any point. The parts are combined in different ways: all of them in the
 * reference, without the opener where it should be more direct.
 */
export type BankEntry = {
  id: string;
  title: string;
  /** As prospects say it. */
  says: readonly string[];
  /** Further words for the search. */
  also?: string | null;
  acknowledge: string;
  answer: string;
  ask: string;
  /** What a trainee's own reply to it must get across, in a few words each; one of them is enough. */
  points?: readonly string[];
};

/** Questions beyond those with a message of their own in the conversation. */
export const questions: readonly BankEntry[] = [
  {
    id: "what-would-i-do",
    title: "What would I actually do?",
    says: ["What would I be doing all day?", "What does a setter even do?"],
    also: "daily tasks job description role work day messages",
    acknowledge: "Happy to break it down.",
    answer:
      "You start conversations over DMs, find out who fits and book those people for a call. The daily target is 100 to 150 DMs, follow-ups included, and people aim for 10 to 20 bookings per week. Someone else does the closing.",
    ask: "Does chatting with people all day sound like something you'd enjoy?",
  },
  {
    id: "grieving",
    title: "They lost someone",
    says: ["My mom just passed away", "I lost my husband last year"],
    also: "died death funeral grief loss condolence widow",
    acknowledge: "I'm so sorry for your loss.",
    answer:
      "Please don't feel rushed by any of this. It can wait as long as you need, and I'm happy to go on whenever you feel like it.",
    ask: "Would you rather talk now, or should I check in another time?",
  },
  {
    id: "ill",
    title: "They are ill or caring for someone",
    says: ["I'm going through treatment right now", "I take care of my sick mother"],
    also: "sick illness disability pregnant anxiety health doctor caring",
    acknowledge: "Thank you for telling me, and I hope things get easier soon.",
    answer:
      "There's no rush at all. This can wait as long as you need, and whether it's right for you is yours to say.",
    ask: "Would you rather talk now, or should I check in another time?",
  },
  {
    id: "how-many-hours",
    title: "How many hours is it?",
    says: ["How many hours do I need to put in?", "Is this part time or full time?"],
    also: "schedule weekly daily flexible time commitment",
    acknowledge: "Good thing to know upfront.",
    answer:
      "It's at least 15 hours a week for the first 60 days. Setters who take on the full role put in 4 to 6 hours daily. You choose when, as long as you're there when prospects answer.",
    ask: "What would your week allow?",
  },
  {
    id: "when-paid",
    title: "When would I get paid?",
    says: ["When do I get my first paycheck?", "How soon do I make money?"],
    also: "payday paid payout quickly fast",
    acknowledge: "Fair question.",
    answer:
      "Earnings typically start within 2 to 3 weeks, since calls have to be booked and held first. Those who start fast have seen a first paycheck in 1 to 2 weeks. It varies and isn't guaranteed.",
    ask: "Would a ramp-up like that work for you?",
  },
  {
    id: "payment-plan",
    title: "Can I pay in installments?",
    says: ["Can I pay in installments?", "Do you take Klarna or Afterpay?"],
    also: "payment plan monthly split later financing klarna affirm afterpay down payment",
    acknowledge: "Good thing to ask before anything else.",
    answer:
      "The training program can be paid up front or in installments. On the free call, you hear what each would cost, and the plan you choose is in the agreement before you sign it.",
    ask: "Is there a monthly amount you'd want to stay under?",
  },
  {
    id: "what-do-we-sell",
    title: "What is being sold on the calls?",
    says: ["What are you selling?", "What's the product?"],
    also: "offer package price company services clients",
    acknowledge: "Totally fair to ask.",
    answer:
      "The people you book are looking at coaching packages of $3,000 to $5,000. With 10% commission that comes to $300 to $500 per closed call, on top of the $100 for the qualified call itself.",
    ask: "Does that answer it, or should I go deeper on how a call gets counted?",
  },
  {
    id: "what-counts-as-qualified",
    title: "What is a qualified call?",
    says: ["What counts as a qualified call?", "When is a call qualified?"],
    also: "qualified show showed up appointment criteria",
    acknowledge: "Important one.",
    answer:
      "A call is qualified when the person fits the client profile, is really interested, can decide for themselves and shows up. That's what the $100 is for, so quality beats quantity here.",
    ask: "Does that make sense so far?",
  },
  {
    id: "who-can-apply",
    title: "Who can apply?",
    says: [
      "Are there any requirements?",
      "Do I need a degree?",
      "Do I need experience?",
      "How old do I have to be?",
    ],
    also: "age eighteen requirements qualify school diploma",
    acknowledge: "There aren't many.",
    answer:
      "For what I'm writing to you about, you need to be based in the US and at least 18. No degree and no experience needed. A computer, stable internet and a quiet place to work are what matters.",
    ask: "Do you have those covered?",
  },
  {
    id: "outside-the-us",
    title: "Can I do it from another country?",
    says: ["Can I do this from outside the US?", "I live abroad, is that okay?"],
    also: "canada uk international country visa abroad overseas",
    acknowledge: "Thanks for asking first.",
    answer:
      "Right now this is only open to people based in the US, and I can't make an exception. I'd rather tell you now than after a call.",
    ask: "Are you planning to be in the US any time soon?",
  },
  {
    id: "how-soon-start",
    title: "How soon could I start?",
    says: [
      "When could I start?",
      "How fast does this go?",
      "Sure, when?",
      "Sounds good, what now?",
      "k sounds good what now",
    ],
    also: "start interview begin soon immediately process steps sign up apply application join next",
    acknowledge: "Good to hear.",
    answer:
      "You can get interview access the same day, and once you're in you start on day one, with the first lessons and your first conversations side by side.",
    ask: "Should I send you the link so you can pick a time?",
  },
  {
    id: "growth",
    title: "Where does this lead?",
    says: ["Can I move up?", "Is there any growth in this?"],
    also: "career promotion future grow advance triager closer",
    acknowledge: "Good that you're thinking ahead.",
    answer:
      "Setting is where you start. From there people move up to triager and closer, and commissions in those roles are 20 to 40%. Moving up depends on your results.",
    ask: "Is closing something you'd want to get into?",
  },
  {
    id: "who-are-you",
    title: "Who are you?",
    says: ["Who are you?", "What company is this?", "How did you get my number?"],
    also: "company name contact number profile found behind team firm",
    acknowledge: "Fair to ask.",
    answer:
      "I'm an appointment setter and I write for the team behind {websiteLink}. If you'd rather not hear from me, say so and I stop.",
    ask: "Would you like to know what the role is about?",
  },
  {
    id: "personal-data",
    title: "Do you need my personal data?",
    says: ["Do you need my SSN?", "Do I have to send you my ID?"],
    also: "social security ssn number passport bank card id documents license personal",
    acknowledge: "No.",
    answer:
      "I'll never ask for your social security number, documents or card details in a chat, and you shouldn't give them to anyone who does.",
    ask: "What made you ask?",
  },
  {
    id: "refund",
    title: "Can I get my money back?",
    says: [
      "Can I get a refund?",
      "What if I want my money back?",
      "Is there a refund policy?",
      "do u do refunds if it dont work out",
      "If I pay and it is not for me, is the money returned?",
      "is the training fee refundable",
      "what happens to my money if i quit",
    ],
    also: "refund refundable money back return cancel chargeback",
    acknowledge: "Good thing to ask before you pay anything.",
    answer:
      "This chat and the call are free. If you decide on the paid training, what you would get back, and until when, is in the agreement, so read that part before you sign it.",
    ask: "Should the team go through it with you on the call?",
  },
  {
    id: "call-me-now",
    title: "Can you call me now?",
    says: [
      "Can you call me right now?",
      "call me",
      "just call me rn",
      "i'm free now, ring me",
      "Could you phone me at once?",
      "can we talk on the phone now",
      "here's my number, call me",
    ],
    also: "callme ring phone dial immediately",
    acknowledge: "I'd rather not keep you waiting either.",
    answer:
      "I can't call you from here: I only write, and the team takes the calls at the times that people book, so that someone is there for you alone.",
    ask: "Want the link, so you can take the next free time?",
  },
];

/** SCR-1: at least fifteen. */
export const objections: readonly BankEntry[] = [
  {
    id: "too-good-to-be-true",
    title: "Sounds too good to be true",
    says: ["This sounds too good to be true", "What's the catch?"],
    also: "believe real catch suspicious doubt",
    acknowledge: "I'd think the same, so I'm glad you say it.",
    answer:
      "The catch is that it's work: you write to a lot of people, most of them say no, and you're paid by results. Some do well, some find it isn't for them, and nobody can guarantee you a number.",
    ask: "What part of it sounds off to you?",
    points: [
      "it is work",
      "most people say no",
      "paid by results",
      "nobody can guarantee",
      "not for everyone",
    ],
  },
  {
    id: "is-it-a-scam",
    title: "Is this a scam?",
    says: ["Is this a scam?", "How do I know this is legit?"],
    also: "legit legitimate fake fraud trust real scammer",
    acknowledge: "Smart to ask, I would too.",
    answer:
      "Look at us before you decide anything: our site is {websiteLink} and here are setters talking about it: {testimonialsLink}. I won't ask you for money, documents or card details in this chat.",
    ask: "Want to have a look and tell me what you think?",
    points: [
      "look at our site",
      "setters talking about it",
      "never ask for card details",
      "no money or documents in chat",
      "check us first",
    ],
  },
  {
    id: "proof",
    title: "Can you show me proof?",
    says: ["Do you have any reviews?", "Can I talk to someone who does this?"],
    also: "reviews testimonials proof results evidence examples",
    acknowledge: "Of course, don't take my word for it.",
    answer:
      "Here are setters telling it themselves: {testimonialsLink}. Keep in mind that their results are theirs, yours depend on what you put in.",
    ask: "Once you've watched one, shall I answer what's still open?",
    points: [
      "setters tell their story",
      "watch the testimonials",
      "their results are theirs",
      "depends on what you put in",
      "talk to someone",
      "talk to a setter",
      "put you in touch",
    ],
  },
  {
    id: "need-to-think",
    title: "I need to think about it",
    says: ["I need to think about it", "Let me sleep on it"],
    also: "think later decide consider tomorrow",
    acknowledge: "Of course, take the time you need.",
    answer:
      "Usually there's one thing people want to think about: the hours, the pay or whether it's real. The call is free, with no commitment, so it may be the easiest way to find out.",
    ask: "Which of those is it for you?",
    points: [
      "what is on your mind",
      "the hours, the pay or whether it is real",
      "call is free",
      "no commitment",
      "what holds you back",
    ],
  },
  {
    id: "ask-partner",
    title: "I have to ask my partner",
    says: ["I have to talk to my wife first", "Let me ask my husband"],
    also: "spouse partner boyfriend girlfriend family wife husband parents",
    acknowledge: "That's how it should be.",
    answer:
      "Bring them to the call if you like, then you both hear the same thing and can ask everything yourselves.",
    ask: "Would an evening work for the two of you?",
    points: [
      "bring them to the call",
      "both hear the same",
      "ask everything together",
      "talk it over together",
      "they can join",
    ],
  },
  {
    id: "no-time",
    title: "I don't have time",
    says: [
      "I don't have time for this",
      "I'm too busy right now",
      "I only have a few hours a week",
    ],
    also: "busy time schedule hours overwhelmed",
    acknowledge: "I hear you, that's most people's first thought.",
    answer:
      "It takes at least 15 hours a week for the first 60 days, and you can spread those over evenings and weekends. If that's honestly not there right now, it's better to wait.",
    ask: "Looking at your week, is that there or not?",
    points: [
      "15 hours a week",
      "evenings and weekends",
      "better to wait",
      "first 60 days",
      "spread over the week",
    ],
  },
  {
    id: "have-a-job",
    title: "I already have a job",
    says: ["I already have a job", "I work nine to five"],
    also: "job employed full time work boss shift",
    acknowledge: "Good, keep it.",
    answer:
      "Many start in the evenings around their job and decide later. You'd need at least 15 hours a week for the first 60 days.",
    ask: "Which evenings could you see yourself doing this?",
    points: ["keep your job", "around your job", "evenings", "15 hours a week", "alongside work"],
  },
  {
    id: "commission-only",
    title: "I don't work on commission only",
    says: ["I don't do commission only", "Is there a base salary?"],
    also: "hourly salary base wage guaranteed fixed pay",
    acknowledge: "I respect that, it isn't for everyone.",
    answer:
      "There is no hourly wage. You're paid $100 for every qualified call you book, so you earn before anything is sold, plus 10% commission on deals that close.",
    ask: "Does being paid per qualified call change it for you?",
    points: [
      "no hourly wage",
      "paid per qualified call",
      "100 a call",
      "before anything is sold",
      "10 percent commission",
    ],
  },
  {
    id: "guarantee-income",
    title: "How much will I make?",
    says: ["How much will I make?", "Can you guarantee me an income?"],
    also: "earn income guarantee money month salary much",
    acknowledge: "I'd rather be straight with you on that.",
    answer:
      "I can't promise you a number, and be careful with anyone who does. It's $100 per qualified call plus 10% commission. Average monthly earnings are 3,500 to 7,000 dollars and top performers are at 8K+, but results vary and aren't guaranteed.",
    ask: "What would make it worth your time?",
    points: [
      "cannot promise a number",
      "results vary",
      "depends on your work",
      "100 per qualified call",
      "nobody can guarantee",
    ],
  },
  {
    id: "no-money",
    title: "I have no money to invest",
    says: ["I can't afford anything right now", "I don't have money to invest"],
    also: "broke afford invest money card cash expensive",
    acknowledge: "Thanks for telling me.",
    answer:
      "Applying and the call cost nothing and there's no commitment. The training program is paid. If it comes up, you see the price in writing first and can say no.",
    ask: "With that out of the way, is the role itself interesting to you?",
    points: [
      "call costs nothing",
      "apply for free",
      "no commitment",
      "price in writing",
      "can say no",
    ],
  },
  {
    id: "bad-credit",
    title: "My credit is bad",
    says: ["My credit is terrible", "I have bad credit"],
    also: "credit score fico debt low",
    acknowledge: "No shame in that.",
    answer:
      "A rough number is all anyone asks for, so the team can see which options suit you. It's one of a few things they look at, and they'd rather have an honest answer than a nice one.",
    ask: "Are you okay with giving them a ballpark?",
    points: [
      "rough number",
      "one of several things",
      "honest answer",
      "ballpark",
      "team sees which options suit",
    ],
  },
  {
    id: "tried-before",
    title: "I tried something like this before",
    says: ["I tried this before and it didn't work", "I've been burned before"],
    also: "burned tried failed before lost waste",
    acknowledge: "Sorry to hear that, I get why you're careful.",
    answer:
      "Most of the time it was missing support: people got a login and were left alone. Here you have weekly live calls, 1-on-1 coaching and the scripts in front of you.",
    ask: "What went wrong last time, if you don't mind me asking?",
    points: [
      "support was missing",
      "weekly live calls",
      "coaching",
      "left alone",
      "what went wrong",
    ],
  },
  {
    id: "not-a-salesperson",
    title: "I'm not a salesperson",
    says: ["I'm not good at sales", "I'm too shy for this"],
    also: "shy introvert awkward bad sales pushy nervous confidence",
    acknowledge: "Honestly, that can be an advantage.",
    answer:
      "Nobody likes pushy messages. You ask questions, you listen and you point people to a call when it fits. The words are there for you until they become your own.",
    ask: "Are you comfortable chatting with people you don't know?",
    points: [
      "nobody likes pushy",
      "you ask and listen",
      "scripts are there",
      "no pressure",
      "listening helps",
    ],
  },
  {
    id: "hate-phone",
    title: "I hate phone calls",
    says: ["I hate talking on the phone", "Do I have to cold call?"],
    also: "phone cold calling dial voice call calling",
    acknowledge: "You're in good company.",
    answer: "Setting here happens in DMs: you write, and someone else takes the calls you book.",
    ask: "Would writing suit you better?",
    points: [
      "it happens in DMs",
      "you write messages",
      "someone else takes the calls",
      "no cold calls",
    ],
  },
  {
    id: "just-send-info",
    title: "Just send me the info",
    says: ["Can you just send me the info?", "Send me the details"],
    also: "info information details link website pdf email",
    acknowledge: "Sure.",
    answer:
      "Here's the site: {websiteLink}. It won't tell you whether it fits you, though. The team can, and that call is free, with no commitment.",
    ask: "Want me to send you a link to pick a time?",
    points: ["here is the site", "cannot tell whether it fits", "call is free", "team can answer"],
  },
  {
    id: "why-a-call",
    title: "Why can't you tell me here?",
    says: ["Why do I need to get on a call?", "Can't you just tell me everything here?"],
    also: "call zoom why chat here text instead",
    acknowledge: "Fair point, ask me anything and I'll answer what I can.",
    answer:
      "The call is for the other direction too: the team wants to hear you before they take you on, and you get to see who you'd work with.",
    ask: "What would you like to know before that?",
    points: [
      "team wants to meet you",
      "you see who you work with",
      "both sides decide",
      "works both ways",
    ],
  },
  {
    id: "not-now",
    title: "Not a good time",
    says: ["Now is not a good time", "Message me next month"],
    also: "later month next busy timing vacation moving",
    acknowledge: "No problem at all.",
    answer: "I don't want to push you into anything, timing matters.",
    ask: "When should I check in again?",
    points: ["no push", "timing matters", "check in later", "no rush"],
  },
  {
    id: "not-interested",
    title: "Not interested",
    says: ["I'm not interested", "No thanks"],
    also: "no pass leave interested",
    acknowledge: "All good, thanks for telling me.",
    answer: "I won't keep messaging you. If that changes, you know where to find me.",
    ask: "Take care.",
    points: [
      "will not message again",
      "you know where to find me",
      "leave it there",
      "wish you the best",
    ],
  },
  {
    id: "only-a-phone",
    title: "I only have a phone",
    says: ["I don't have a laptop", "Can I do it on my phone?"],
    also: "laptop computer phone mobile device equipment internet wifi",
    acknowledge: "Good that you say it now.",
    answer:
      "You'd need a computer, stable internet and a quiet place. The phone is fine for quick answers, not for the whole day. The software is provided.",
    ask: "Could you get to a computer most days?",
    points: [
      "need a computer",
      "phone for quick answers",
      "stable internet",
      "software is provided",
    ],
  },
  {
    id: "are-you-a-bot",
    title: "Are you a bot?",
    says: ["Are you a bot?", "Is this automated?"],
    also: "bot robot ai automated human real person copy paste",
    acknowledge: "Ha, fair.",
    answer:
      "I'm a person. I work with a script so I don't forget anything, but I read what you write and every message comes from me.",
    ask: "What would you like to ask me?",
    points: ["a real person", "work with a script", "read what you write", "typing myself"],
  },
  {
    id: "saturated",
    title: "Isn't everyone doing this?",
    says: ["Isn't this market saturated?", "Everyone is doing appointment setting now"],
    also: "saturated everyone competition market crowded ai replace",
    acknowledge: "There are a lot of people trying, true.",
    answer:
      "Few of them follow up properly, though. Companies pay for people who answer quickly and book calls that show up, and that's what you'd learn.",
    ask: "Does doing the unglamorous part well sound like you?",
    points: ["few follow up", "companies pay for people", "calls that show up", "answer quickly"],
  },
  {
    id: "reschedule",
    title: "I missed the call",
    says: ["I missed the call", "I can't make it, can we reschedule?"],
    also: "missed reschedule forgot late cancel another time move",
    acknowledge: "Thanks for letting me know, it happens.",
    answer: "Pick a new time here and I'll tell the team: {bookingLink}",
    ask: "Which day looks safe for you?",
    points: ["pick a new time", "tell the team", "new link", "another day"],
  },
];
