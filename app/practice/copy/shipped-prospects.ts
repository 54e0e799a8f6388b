/** The prospects of a fresh install: invented people, typing as people type. */
// cspell:ignore dont whats legit aight ngl istg tbh Jayden Moines Tunde doordash hvac nevermind gooo tunde
import type { RightEnding, Temper } from "./terms";

type Fact = {
  id: string;
  ask: string;
  answer: string;
  trust?: number;
  guarded?: true;
  rulesOut?: true;
};
type Objection = {
  id: string;
  says: string;
  when: "early" | "offer";
  answer: string;
  orElse?: string;
  settled: string;
};
export type ShippedProspect = {
  id: string;
  name: string;
  title: string;
  about: string;
  temper: Temper;
  opening: string;
  startTrust: number;
  trustNeeded: number;
  patience: number;
  right: RightEnding;
  facts: readonly Fact[];
  objections: readonly Objection[];
  bookedLine: string;
  declinedLine: string;
  leavingLine: string;
};

export const SHIPPED_PROSPECTS: readonly ShippedProspect[] = [
  {
    id: "eager-beginner",
    name: "Maya",
    title: "Eager beginner",
    about:
      "Commented “info please” under a post about remote work. Answers fast, with lots of exclamation marks. She says yes to everything, so it is on you to check whether it fits.",
    temper: "warm",
    opening:
      "hii thank you so much for messaging me!! yes i want to work from home so bad, how do i start",
    startTrust: 3,
    trustNeeded: 6,
    patience: 6,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "tampa, florida! born and raised" },
      {
        id: "job",
        ask: "ask-work",
        answer: "i'm a barista, opening shift so i'm up at 4 every day lol",
      },
      {
        id: "why",
        ask: "ask-reason",
        answer:
          "honestly my shifts change every week and i never see my little brother. i basically raised him",
      },
      {
        id: "hours",
        ask: "ask-hours",
        answer: "i'm off at 1 so every afternoon! like 20, 25 hours easy",
      },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "no never!! is that bad? i talk to like 300 people a day at work though",
      },
      { id: "age", ask: "ask-age", answer: "i'm 23! 24 in october" },
      {
        id: "income",
        ask: "ask-income",
        answer: "like 28k with tips? it's never the same",
        guarded: true,
      },
      {
        id: "credit",
        ask: "ask-credit",
        answer: "630ish i think, i messed up my first card",
        guarded: true,
      },
      { id: "goal", ask: "ask-goal", answer: "an extra 1500 a month would honestly be huge" },
      {
        id: "worry",
        ask: "ask-worry",
        answer: "that i freeze and don't know what to write back to people",
      },
      { id: "decides", ask: "ask-decision", answer: "just me!" },
      {
        id: "past",
        ask: "ask-past",
        answer: "no, this would be my first time doing anything online",
      },
    ],
    objections: [
      {
        id: "not-good-enough",
        says: "i'm just scared i'm not good enough at selling, i'm kinda shy when it's about money",
        when: "offer",
        answer: "explain-role",
        orElse: "ask-worry",
        settled: "ok that makes me feel a lot better. i could see myself doing that",
      },
    ],
    bookedLine: "omg ok it's in my calendar!! thank you, see you then",
    declinedLine: "oh. ok, i was really hoping. thanks for being nice about it",
    leavingLine: "i think i'll keep looking, thanks anyway",
  },
  {
    id: "burned-by-a-scam",
    name: "Darnell",
    title: "Burned by a scam",
    about:
      "Follows three remote work pages and comments on none. Someone took his money for a course last year. He wants to believe it and will not say so.",
    temper: "guarded",
    opening: "ok i'll bite. what is this and what does it cost me",
    startTrust: 1,
    trustNeeded: 7,
    patience: 5,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "georgia, outside atlanta" },
      {
        id: "story",
        ask: "ask-past",
        answer:
          "paid some guy $1,800 for a dropshipping course. three videos and a dead group chat. my wife still brings it up",
        trust: 2,
      },
      { id: "worry", ask: "ask-worry", answer: "that i look stupid again. that's the truth" },
      { id: "job", ask: "ask-work", answer: "hvac tech, 6 to 3" },
      { id: "why", ask: "ask-reason", answer: "my back won't do attics for another ten years" },
      { id: "age", ask: "ask-age", answer: "44" },
      { id: "income", ask: "ask-income", answer: "61k with the overtime", guarded: true },
      { id: "credit", ask: "ask-credit", answer: "705 last i looked", guarded: true },
      { id: "goal", ask: "ask-goal", answer: "4500 a month and i'm done with attics" },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "never sold. i talk people into a new unit when the old one's dead, that's it",
      },
      { id: "hours", ask: "ask-hours", answer: "after 6. call it 15 a week" },
      {
        id: "decides",
        ask: "ask-decision",
        answer: "me. my wife hears about it before i sign a thing",
      },
    ],
    objections: [
      {
        id: "scam",
        says: "last guy who slid in my dms took my money. how do i know you're not the same",
        when: "early",
        answer: "show-proof",
        orElse: "ask-past",
        settled: "ok. i appreciate that you didn't dodge it",
      },
      {
        id: "cost",
        says: "so when do i have to pay. there's always a point where i have to pay",
        when: "offer",
        answer: "state-cost",
        settled: "alright. if the price is on the table before i decide, i can live with that",
      },
    ],
    bookedLine: "ok. it's in my phone. if it's a pitch fest i'm hanging up",
    declinedLine: "huh. nobody ever told me no before. respect",
    leavingLine: "yeah this sounds exactly like last time. i'm out",
  },
  {
    id: "price-first",
    name: "Priya",
    title: "Price first",
    about:
      "Replied to your story with one word: “cost?”. She compares offers all day and trusts a straight number more than a friendly sentence.",
    temper: "blunt",
    opening: "how much is it",
    startTrust: 2,
    trustNeeded: 5,
    patience: 4,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "new jersey" },
      { id: "job", ask: "ask-work", answer: "billing at a hospital. remote 3 days" },
      { id: "why", ask: "ask-reason", answer: "rent went up 400. that's the whole story" },
      { id: "goal", ask: "ask-goal", answer: "1500 extra a month" },
      { id: "hours", ask: "ask-hours", answer: "15-18 a week. not more" },
      { id: "age", ask: "ask-age", answer: "34" },
      { id: "income", ask: "ask-income", answer: "58k", guarded: true },
      { id: "credit", ask: "ask-credit", answer: "760", guarded: true },
      { id: "sales", ask: "ask-experience", answer: "none. i argue with insurers all day though" },
      { id: "worry", ask: "ask-worry", answer: "fees nobody mentions" },
      { id: "decides", ask: "ask-decision", answer: "me" },
      { id: "past", ask: "ask-past", answer: "two webinars. price came in minute 90" },
    ],
    objections: [
      {
        id: "price",
        says: "you still haven't said what it costs",
        when: "early",
        answer: "state-cost",
        settled: "ok so talking is free and the training isn't. that's clear at least",
      },
      {
        id: "why-a-call",
        says: "why do i need a call for that. just text me",
        when: "offer",
        answer: "explain-call",
        settled: "fine, if it's short and there's no obligation",
      },
    ],
    bookedLine: "booked. send the reminder",
    declinedLine: "ok thanks for not wasting my time",
    leavingLine: "so no price. bye",
  },
  {
    id: "ghosting",
    name: "Cody",
    title: "Goes silent",
    about:
      "Said “maybe” two weeks ago and read your last three messages without a reply. Busy at work until the end of the month. A long message or a second question loses him.",
    temper: "blunt",
    opening: "hey sorry been swamped",
    startTrust: 2,
    trustNeeded: 10,
    patience: 3,
    right: "later",
    facts: [
      {
        id: "busy",
        ask: "ask-work",
        answer: "roofing. storm season, 70 hours a week till the end of the month",
      },
      {
        id: "time",
        ask: "ask-hours",
        answer: "zero right now. after the 30th i'm free nights",
        rulesOut: true,
      },
      { id: "home", ask: "ask-location", answer: "tulsa" },
      { id: "why", ask: "ask-reason", answer: "don't wanna be on a roof at 45" },
      { id: "age", ask: "ask-age", answer: "38" },
      { id: "income", ask: "ask-income", answer: "52 in a good year", guarded: true },
      { id: "credit", ask: "ask-credit", answer: "590. had a truck repo", guarded: true },
      { id: "goal", ask: "ask-goal", answer: "3k a month and i'm off roofs" },
      { id: "sales", ask: "ask-experience", answer: "door knocked for the company one spring" },
      { id: "worry", ask: "ask-worry", answer: "no time for it. that's all" },
      { id: "decides", ask: "ask-decision", answer: "me" },
      { id: "past", ask: "ask-past", answer: "nah" },
    ],
    objections: [
      {
        id: "no-time",
        says: "look i really don't have time for this rn",
        when: "early",
        answer: "give-space",
        orElse: "follow-up",
        settled: "appreciate it. just don't blow up my phone till then",
      },
    ],
    bookedLine: "uh ok. no promises i make it",
    declinedLine: "k no worries",
    leavingLine: "(seen)",
  },
  {
    id: "outside-the-us",
    name: "Tunde",
    title: "Outside the US",
    about:
      "Writes perfect English at four in the morning your time. Very keen, very polite, and his profile does not say where he lives.",
    temper: "warm",
    opening:
      "Good morning! I saw your page and I am very interested in the setter position. When can I begin?",
    startTrust: 4,
    trustNeeded: 6,
    patience: 6,
    right: "declined",
    facts: [
      {
        id: "home",
        ask: "ask-location",
        answer: "I am in Lagos, Nigeria. But my internet is very good and I can work US hours",
        rulesOut: true,
      },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "Yes, two years in customer support for a US bank, night shift",
      },
      {
        id: "why",
        ask: "ask-reason",
        answer: "I want to earn in dollars to support my parents, things are hard here",
      },
      { id: "hours", ask: "ask-hours", answer: "As many as you need, 40 hours is no problem" },
      {
        id: "work",
        ask: "ask-work",
        answer: "Customer support, on the night shift. My contract ends this month",
      },
      { id: "age", ask: "ask-age", answer: "I am 27 years old" },
      {
        id: "income",
        ask: "ask-income",
        answer: "About 450,000 naira a month, it is around 300 dollars",
        guarded: true,
      },
      {
        id: "credit",
        ask: "ask-credit",
        answer: "We do not have such a score here, I am sorry",
        guarded: true,
      },
      { id: "goal", ask: "ask-goal", answer: "800 dollars a month would carry my whole family" },
      { id: "worry", ask: "ask-worry", answer: "Only that the distance may be a problem" },
      { id: "decides", ask: "ask-decision", answer: "I decide it myself" },
      { id: "past", ask: "ask-past", answer: "I have not tried this type of work before" },
    ],
    objections: [
      {
        id: "exception",
        says: "My cousin lives in Houston, could I sign up with his address?",
        when: "offer",
        answer: "state-terms",
        orElse: "kind-no",
        settled: "I understand. I do not want to do anything that is not right",
      },
    ],
    bookedLine: "Thank you so much! I will be there, God bless you",
    declinedLine:
      "I understand. Thank you for being honest with me, most people just stop replying. I wish you well",
    leavingLine: "It seems you are not serious. Have a good day",
  },
  {
    id: "under-18",
    name: "Jayden",
    title: "Under 18",
    about:
      "Sent you four messages in a row on a weekday at eleven in the morning. Funny, quick, plays in the band at school events. You do not know how old he is.",
    temper: "warm",
    opening: "yo is this the thing where u get paid to dm people?? im actually so good at that",
    startTrust: 4,
    trustNeeded: 6,
    patience: 6,
    right: "declined",
    facts: [
      {
        id: "age",
        ask: "ask-age",
        answer: "17 but i turn 18 in may so basically 18",
        rulesOut: true,
      },
      {
        id: "job",
        ask: "ask-work",
        answer: "i do doordash sometimes on my brothers account and i have school till 3",
      },
      { id: "home", ask: "ask-location", answer: "san antonio texas" },
      { id: "why", ask: "ask-reason", answer: "i wanna buy a truck before summer" },
      { id: "income", ask: "ask-income", answer: "like 120 a week", guarded: true },
      { id: "credit", ask: "ask-credit", answer: "whats that lol i dont have one", guarded: true },
      { id: "goal", ask: "ask-goal", answer: "8k for the truck" },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "sold candy at school, made like 200 in a week",
      },
      { id: "hours", ask: "ask-hours", answer: "after 3 and all weekend" },
      { id: "worry", ask: "ask-worry", answer: "nah im good" },
      { id: "decides", ask: "ask-decision", answer: "me but my mom signs stuff" },
      { id: "past", ask: "ask-past", answer: "did dropshipping for like 2 weeks lol" },
    ],
    objections: [
      {
        id: "parents",
        says: "my mom can sign whatever, she's cool with it",
        when: "offer",
        answer: "state-terms",
        orElse: "kind-no",
        settled: "aight that's fair i guess",
      },
    ],
    bookedLine: "lets gooo, do i need a camera",
    declinedLine: "dang ok. respect for telling me straight. i'll hit you up in may fr",
    leavingLine: "this is boring ngl im out",
  },
  {
    id: "asks-for-guarantees",
    name: "Linda",
    title: "Asks for guarantees",
    about:
      "A bookkeeper of twenty years who reads the small print first. She asks the same thing in three ways: what exactly will I make?",
    temper: "guarded",
    opening:
      "Hello. Before we go on, what does someone earn with this in the first month? I need a number.",
    startTrust: 2,
    trustNeeded: 6,
    patience: 5,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "Des Moines, Iowa." },
      {
        id: "job",
        ask: "ask-work",
        answer: "I keep the books for two small firms. One of them is closing in spring.",
      },
      {
        id: "worry",
        ask: "ask-worry",
        answer: "I cannot afford three months of finding out that it does not work.",
      },
      { id: "goal", ask: "ask-goal", answer: "$2,600 a month is what I have to replace." },
      {
        id: "hours",
        ask: "ask-hours",
        answer: "25 hours a week once the first firm closes. 15 before that.",
      },
      { id: "age", ask: "ask-age", answer: "I am 52." },
      {
        id: "income",
        ask: "ask-income",
        answer: "About $45,000 a year, from the two firms together.",
        guarded: true,
      },
      {
        id: "credit",
        ask: "ask-credit",
        answer: "788. I pay on the first of the month.",
        guarded: true,
      },
      {
        id: "why",
        ask: "ask-reason",
        answer: "Losing half of my work in spring, and no wish to start over in an office.",
      },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "I have never sold anything. I do collect late invoices, and that takes tact.",
      },
      { id: "decides", ask: "ask-decision", answer: "I decide about my own finances." },
      {
        id: "past",
        ask: "ask-past",
        answer: "I looked at two such offers. Neither would put a thing in writing.",
      },
    ],
    objections: [
      {
        id: "guarantee",
        says: "Can you guarantee that I will make at least what I make now?",
        when: "early",
        answer: "set-expectations",
        settled: "Well. You are the first one who did not just name a big number. Thank you.",
      },
      {
        id: "commission",
        says: "So there is no base pay at all?",
        when: "offer",
        answer: "explain-pay",
        settled: "Paid per qualified call, then. I can work with that, on paper at least.",
      },
    ],
    bookedLine: "Noted in my calendar. I will have a list of questions with me.",
    declinedLine: "I see. I appreciate that you said so plainly.",
    leavingLine: "I do not think this is serious. Goodbye.",
  },
  {
    id: "wants-to-talk-now",
    name: "Marcus",
    title: "Wants to talk now",
    about:
      "Sends voice notes you cannot play and asks for your number in the first line. All speed. He will take any time you name, so name a real one.",
    temper: "blunt",
    opening: "call me right now, i got 10 min",
    startTrust: 3,
    trustNeeded: 5,
    patience: 4,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "vegas" },
      { id: "job", ask: "ask-work", answer: "sell cars. been top 3 on the floor all year" },
      { id: "why", ask: "ask-reason", answer: "tired of saturdays 9 to 9. got a kid now" },
      { id: "sales", ask: "ask-experience", answer: "6 years cars, before that phones" },
      { id: "hours", ask: "ask-hours", answer: "mornings before 11. 3 hours a day" },
      { id: "age", ask: "ask-age", answer: "31" },
      { id: "income", ask: "ask-income", answer: "74 last year, all commission", guarded: true },
      { id: "credit", ask: "ask-credit", answer: "640. working on it", guarded: true },
      { id: "goal", ask: "ask-goal", answer: "8k a month" },
      { id: "worry", ask: "ask-worry", answer: "wasting my mornings" },
      { id: "decides", ask: "ask-decision", answer: "me" },
      { id: "past", ask: "ask-past", answer: "never did the online stuff" },
    ],
    objections: [
      {
        id: "now",
        says: "why can't we just talk now",
        when: "early",
        answer: "explain-call",
        orElse: "ask-time",
        settled: "ok so it's the team i talk to. fine",
      },
    ],
    bookedLine: "locked in",
    declinedLine: "all good. next",
    leavingLine: "too slow man. later",
  },
  {
    id: "spouse-decides",
    name: "Rachel",
    title: "Spouse decides",
    about:
      "Home with two kids, replies after bedtime. Interested since her sister told her about it. Nothing about money is decided without her husband.",
    temper: "warm",
    opening:
      "Hi! My sister sent me your page. I'm curious but I'd have to see how it fits with the kids",
    startTrust: 2,
    trustNeeded: 6,
    patience: 5,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "we're in Boise, Idaho" },
      {
        id: "decides",
        ask: "ask-decision",
        answer: "my husband Tom. we never decide money stuff alone, not after last year",
        trust: 2,
      },
      {
        id: "hours",
        ask: "ask-hours",
        answer: "nap time and after 8, so 15 to 20 a week if I'm realistic",
      },
      {
        id: "why",
        ask: "ask-reason",
        answer: "I miss having something that's mine. and groceries cost what rent used to",
      },
      { id: "job", ask: "ask-work", answer: "home with the kids, I was a dental assistant before" },
      { id: "age", ask: "ask-age", answer: "I'm 36" },
      {
        id: "income",
        ask: "ask-income",
        answer: "it's just Tom's right now, about 68k",
        guarded: true,
      },
      {
        id: "credit",
        ask: "ask-credit",
        answer: "I think 720? Tom keeps track of that",
        guarded: true,
      },
      { id: "goal", ask: "ask-goal", answer: "if I brought in 1,000 a month I'd be so proud" },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "only calming down nervous patients, does that count?",
      },
      { id: "worry", ask: "ask-worry", answer: "that it eats up the evenings with them" },
      {
        id: "past",
        ask: "ask-past",
        answer:
          "never anything like this. we did lose some savings on Tom's cousin's idea last year",
      },
    ],
    objections: [
      {
        id: "husband",
        says: "I'd really have to talk to Tom first, I don't want to book something behind his back",
        when: "offer",
        answer: "include-partner",
        settled: "oh he can join? that would honestly make it so much easier. he's home after 7",
      },
    ],
    bookedLine: "Perfect, I put it on the family calendar so we're both there. Thank you!",
    declinedLine: "That's okay, maybe when they're both in school. Thanks for being kind",
    leavingLine: "I think this is a bit too pushy for me right now, sorry!",
  },
  {
    id: "experienced-closer",
    name: "Derek",
    title: "Experienced closer",
    about:
      "Five years on the phones and a profile full of sales quotes. He tests you with your own tricks and drops anyone who recites.",
    temper: "blunt",
    opening: "i close for a living so skip the script. what's the offer and what's the comp",
    startTrust: 2,
    trustNeeded: 7,
    patience: 4,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "scottsdale" },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "solar 3 yrs, then info products. 31% close rate last quarter",
      },
      { id: "why", ask: "ask-reason", answer: "last shop had garbage leads and paid 40 days late" },
      { id: "goal", ask: "ask-goal", answer: "10k months. i've done 14" },
      {
        id: "past",
        ask: "ask-past",
        answer: "they changed the comp plan on me twice. i don't forget that",
        trust: 2,
      },
      { id: "age", ask: "ask-age", answer: "41" },
      {
        id: "income",
        ask: "ask-income",
        answer: "did 96 last year. the year before was better",
        guarded: true,
      },
      { id: "credit", ask: "ask-credit", answer: "high 600s, 690 maybe", guarded: true },
      { id: "job", ask: "ask-work", answer: "between shops. last one ended in june" },
      { id: "hours", ask: "ask-hours", answer: "full time if the numbers work" },
      { id: "worry", ask: "ask-worry", answer: "trash leads" },
      { id: "decides", ask: "ask-decision", answer: "me" },
    ],
    objections: [
      {
        id: "comp",
        says: "comp first. per show, per close, or both",
        when: "early",
        answer: "explain-pay",
        settled: "ok, shows plus a cut. at least you know your own numbers",
      },
      {
        id: "beneath-me",
        says: "setting is a step back for me. why would i",
        when: "offer",
        answer: "explain-role",
        orElse: "ask-worry",
        settled: "alright, if there's a real path to closing i'll hear it",
      },
    ],
    bookedLine: "good. put me with someone who can answer, not read",
    declinedLine: "fair. you read that right",
    leavingLine: "you're reading off a page man. pass",
  },
  {
    id: "suspicious-of-mlm",
    name: "Beth",
    title: "Suspicious of MLM",
    about:
      "A teacher whose best friend lost a garage full of money to leggings. She is polite until she hears the word “opportunity”.",
    temper: "guarded",
    opening: "Is this one of those things where I have to sell to my friends?",
    startTrust: 1,
    trustNeeded: 6,
    patience: 5,
    right: "booked",
    facts: [
      { id: "home", ask: "ask-location", answer: "Wisconsin, near Madison" },
      { id: "job", ask: "ask-work", answer: "I teach fourth grade" },
      {
        id: "past",
        ask: "ask-past",
        answer:
          "My friend Jess had $6,000 of leggings in her garage. We don't talk about it anymore",
        trust: 2,
      },
      {
        id: "why",
        ask: "ask-reason",
        answer: "Summers without a paycheck. Every year I say this is the last one",
      },
      { id: "hours", ask: "ask-hours", answer: "15 during school, far more in summer" },
      { id: "age", ask: "ask-age", answer: "47" },
      {
        id: "income",
        ask: "ask-income",
        answer: "$54,000. It's public, you could look it up",
        guarded: true,
      },
      { id: "credit", ask: "ask-credit", answer: "Somewhere in the 740s", guarded: true },
      { id: "goal", ask: "ask-goal", answer: "$6,000 would cover a summer" },
      {
        id: "sales",
        ask: "ask-experience",
        answer: "Twenty years of parent evenings, if you count those",
      },
      { id: "worry", ask: "ask-worry", answer: "Ending up like Jess" },
      { id: "decides", ask: "ask-decision", answer: "I do" },
    ],
    objections: [
      {
        id: "mlm",
        says: "It sounds like an MLM. Who do I have to recruit?",
        when: "early",
        answer: "no-recruiting",
        settled: "Okay. No recruiting, no stock. That is what I needed to hear",
      },
      {
        id: "credit",
        says: "And people say you ask for a credit score. What on earth for?",
        when: "offer",
        answer: "give-reason",
        settled: "Alright. A rough number I can live with, nothing more",
      },
    ],
    bookedLine: "I have it in my planner. Thank you for not using the word opportunity",
    declinedLine: "Thank you for your honesty. That is rare",
    leavingLine: "No thank you. Please don't message me again",
  },
  {
    id: "in-debt-and-hopeful",
    name: "Angela",
    title: "In debt and hopeful",
    about:
      "Writes long, warm messages and says she would do anything to start. Behind on rent. What she needs first is not a call, and only you can notice it.",
    temper: "warm",
    opening:
      "hi, i saw your post and i started crying a little. i really need this to work. what do i have to do",
    startTrust: 3,
    trustNeeded: 5,
    patience: 6,
    right: "declined",
    facts: [
      {
        id: "why",
        ask: "ask-reason",
        answer:
          "i'm two months behind on rent and i need money by friday or they start the eviction",
        rulesOut: true,
      },
      {
        id: "income",
        ask: "ask-income",
        answer: "nothing since august. i got let go",
        guarded: true,
        rulesOut: true,
      },
      {
        id: "credit",
        ask: "ask-credit",
        answer: "it's bad, like 480. there are three cards in collections",
        guarded: true,
        rulesOut: true,
      },
      { id: "home", ask: "ask-location", answer: "memphis" },
      {
        id: "plan",
        ask: "ask-past",
        answer: "i tried a loan app last month. that made it worse",
        trust: 2,
        rulesOut: true,
      },
      {
        id: "worry",
        ask: "ask-worry",
        answer: "that i let my kids down. i just need one thing to go right",
      },
      { id: "age", ask: "ask-age", answer: "39, turning 40 in december" },
      {
        id: "job",
        ask: "ask-work",
        answer: "nothing right now, i was at a call center until august",
      },
      { id: "hours", ask: "ask-hours", answer: "all day, any day, i'd do nights too" },
      { id: "goal", ask: "ask-goal", answer: "1,400 a month is my rent. just that" },
      { id: "sales", ask: "ask-experience", answer: "six years on the phones, people liked me" },
      { id: "decides", ask: "ask-decision", answer: "just me, it's me and the kids" },
    ],
    objections: [
      {
        id: "borrow",
        says: "if there's a fee i can borrow it from my sister, just tell me how much",
        when: "offer",
        answer: "kind-no",
        orElse: "set-expectations",
        settled: "ok. i hear you. i guess i just wanted someone to say yes",
      },
    ],
    bookedLine: "thank you thank you. i'll find the money somehow",
    declinedLine:
      "ok. that hurts but i think you're the first person who didn't try to sell me something. i'll call 211",
    leavingLine: "nevermind. sorry for bothering you",
  },
];
