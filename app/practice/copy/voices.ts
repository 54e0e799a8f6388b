/** What any prospect with a given temper types if the document gives no words: a few ways each, in an order that the seed chooses, none twice. */
// cspell:ignore haha tbh
import type { Temper } from "./terms";

type Lines = Readonly<Record<string, readonly string[]>>;

/** `{line}` is the answer in the document. `{slot}`: a day and a time. */
export const VOICES: Readonly<Record<Temper, Lines>> = {
  warm: {
    known: [
      "oh i think i said that already! {line}",
      "like i said, {line}",
      "i think that's further up in our chat",
    ],
    held: [
      "hm can i ask why you need that?",
      "that's kinda personal, what's that for?",
      "oh, why do you ask?",
      "could you tell me why first?",
      "i'd rather know what it's for before i say that",
    ],
    notYet: [
      "a call? i'm not really sure what this even is yet",
      "hmm idk, i feel like you don't really know my situation yet",
      "maybe! can you tell me a bit more first?",
      "i still don't feel ready for a call",
      "not yet, sorry",
    ],
    again: [
      "i'm still kinda stuck on what i said, sorry",
      "ok but what about the thing i brought up?",
      "you kinda skipped my question",
      "i asked you something before, remember?",
    ],
    propose: [
      "yes! could we do {slot}?",
      "sure, {slot} would be good for me",
      "ok! {slot} maybe?",
      "which day were you thinking? i could do {slot}",
      "if you give me a day and a time i'll be there",
    ],
    "which-time": ["that day is good! what time?"],
    zone: ["great, is that my time or yours?", "just to be sure, which time zone is that?"],
    unread: [
      "sorry what do you mean?",
      "wait i don't get what you mean by that, can you say it another way?",
      "hm? not sure what you mean",
      "you lost me there, sorry",
      "can you explain that a bit more?",
    ],
    lied: [
      "um but that's not true, i'd rather say how it is",
      "i don't feel right putting something that isn't so",
    ],
    private: [
      "um i'm not sending that over dm",
      "i was told to never send that to anyone, why do you need it?",
    ],
    nothing: [
      "hmm nothing i can think of",
      "not really sure what to say to that",
      "idk tbh, never thought about it",
      "hmm i'd have to think about that",
      "good question, i don't have an answer",
    ],
    eased: [
      "yeah exactly, thanks for getting it",
      "yeah. thanks",
      "right? it's just been on my mind",
    ],
    praised: ["aw thanks! so what is it about?", "haha thank you. so how does it work?"],
    promise: [
      "wait really, that's guaranteed?",
      "oh wow. can you actually promise that?",
      "hmm that sounds too good",
    ],
    pushed: [
      "oh, that feels a bit rushed",
      "hm i don't like deciding stuff that fast",
      "can we slow down a little?",
      "i'm getting a bit stressed by this",
    ],
    nod: [
      "ok! what else do you want to know?",
      "gotcha. so what's next?",
      "ok cool",
      "makes sense",
      "alright!",
      "oh ok, i see",
      "haha ok",
    ],
    later: ["sounds good, talk then!", "yes please do, talk soon"],
  },
  guarded: {
    known: [
      "already told you. {line}",
      "you asked me that already. {line}",
      "i've answered that one",
    ],
    held: [
      "why do you need to know that?",
      "and what do you need that for?",
      "i don't give that out to people i don't know",
      "give me one good reason for that question",
      "that's none of your business so far",
    ],
    notYet: [
      "no. i don't get on calls with people i know nothing about",
      "not yet. i still don't know who you are or what you want",
      "slow down. why would i do a call?",
      "still no. ask me something real first",
      "no call yet",
    ],
    again: [
      "you didn't answer me",
      "still waiting for an answer to what i said",
      "you went right past my question",
      "i notice you don't answer",
    ],
    propose: [
      "fine. {slot}",
      "i can do {slot}. that's it",
      "ok, {slot} then",
      "name a day and a time. {slot} would work",
      "give me an exact day and time",
    ],
    "which-time": ["and at what time?"],
    zone: ["whose time is that?", "which time zone?"],
    unread: [
      "what do you mean?",
      "not following. what do you mean by that?",
      "what does that mean",
      "say that in plain words",
      "i don't see what you're getting at",
    ],
    lied: ["so you want me to lie to them. no", "no. i'm not telling anyone what isn't true"],
    private: ["absolutely not", "and there it is. no way i'm sending that"],
    nothing: [
      "don't know",
      "nothing to say about that",
      "rather not get into it",
      "no comment",
      "i don't think that matters",
    ],
    eased: ["yeah. well", "ok. at least you listened", "right"],
    praised: ["ok. what do you want", "save the compliments. what is this?"],
    promise: [
      "nobody can promise that",
      "guaranteed. sure. heard that one before",
      "be careful with promises",
    ],
    pushed: [
      "don't push me",
      "when somebody's in a hurry i get suspicious",
      "the more you push the less i trust this",
      "no. not like that",
    ],
    nod: ["ok", "go on", "and?", "alright. what else", "i see", "noted", "hm"],
    later: ["ok. then", "fine, message me then"],
  },
  blunt: {
    known: ["said that. {line}", "scroll up. {line}", "check above"],
    held: [
      "why?",
      "what for",
      "why does that matter",
      "not telling without a reason",
      "and you need that because?",
    ],
    notYet: [
      "for what? you haven't told me anything",
      "nah, not yet",
      "why would i",
      "no call for now",
      "not sold",
    ],
    again: [
      "not an answer",
      "read what i wrote again",
      "you skipped my question",
      "so no answer then",
    ],
    propose: [
      "{slot}",
      "{slot} works",
      "can do {slot}",
      "day and time? {slot} maybe",
      "just name a time",
    ],
    "which-time": ["what time"],
    zone: ["my time?", "whose time zone"],
    unread: [
      "what do you mean",
      "huh?",
      "what do you mean by that",
      "makes no sense",
      "plain english please",
    ],
    lied: ["not lying for this", "nope, that's not even true"],
    private: ["lol no", "not happening"],
    nothing: ["no idea", "nope", "idk", "no clue", "can't say"],
    eased: ["yep", "pretty much", "yeah"],
    praised: ["k. and?", "ok so what's the deal"],
    promise: ["no such thing as guaranteed", "promise huh. sure", "heard that before"],
    pushed: ["don't rush me", "pressure doesn't work on me", "back off a bit", "not working on me"],
    nod: ["ok", "k", "and", "go on", "alright", "got it", "fine"],
    later: ["works", "ok do that"],
  },
};

export const SLOTS = [
  "tomorrow at 5",
  "tomorrow around noon",
  "thursday at 4",
  "friday at 2",
  "wednesday at 6",
  "tuesday at 11",
];

/** What the document does not say is equally ordinary. */
export const ORDINARY: Lines = {
  "ask-location": [
    "ohio, near columbus",
    "i'm in north carolina",
    "phoenix, arizona",
    "just outside denver",
    "kentucky",
  ],
  "ask-age": ["29", "i'm 33", "26, turning 27 in march", "42", "37", "i'm 24", "just turned 48"],
  "ask-work": [
    "i work in a warehouse, mostly mornings",
    "front desk at a dental office",
    "delivery driver right now",
  ],
  "ask-hours": [
    "evenings mostly, maybe 20 hours a week",
    "i could do 3 hours a day, more on weekends",
  ],
  "ask-reason": ["tired of trading weekends for a paycheck", "i want something i can do from home"],
  "ask-goal": [
    "an extra 2k a month would already change a lot",
    "4k a month and i could leave my job",
  ],
  "ask-income": [
    "around 42k last year",
    "about 3,400 a month before taxes",
    "35k, give or take",
    "close to 50k with overtime",
    "under 30k, it's part time",
  ],
  "ask-credit": [
    "somewhere around 680",
    "last time i looked it was 700ish",
    "low 600s",
    "650 maybe",
    "730 something",
  ],
  "ask-experience": [
    "never done sales, but i worked with customers for years",
    "a bit of retail, that's it",
  ],
  "ask-worry": ["just whether it's for real i guess", "mostly if i'd have the time"],
  "ask-decision": ["just me", "nope, i decide that myself"],
  "ask-past": [
    "haven't really tried anything like it",
    "nothing to tell, this would be the first time",
  ],
};
/** Asked without a reason, these make people ask why. */
export const NEEDS_REASON: readonly string[] = ["ask-income", "ask-credit"];
