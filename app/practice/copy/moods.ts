/** How a mood sounds: fillers, and what an answer begins with. What is missing here is said as in voices.ts. */
// cspell:ignore tbh
import type { Mood, Temper } from "./terms";

export type Sound = { nod: readonly string[]; before: readonly string[] };

export const CALM: Sound = { nod: [], before: [] };
export const MOODS: Readonly<Record<Temper, Readonly<Record<Exclude<Mood, "calm">, Sound>>>> = {
  warm: {
    hurt: {
      nod: [
        "yeah. it's just been a lot lately",
        "sorry, this isn't easy to talk about",
        "ok. i just need a second with this",
      ],
      before: ["honestly,", "it's kinda hard to say, but"],
    },
    annoyed: {
      nod: [
        "ok. but can you actually read what i write?",
        "hm. i thought this would be different tbh",
        "i don't know, this feels a bit off now",
      ],
      before: ["well,", "if you need to know:"],
    },
    relieved: {
      nod: [
        "ok good, that helps a lot",
        "phew, ok. what else do you need from me?",
        "thank you, really. what comes next?",
      ],
      before: ["sure!", "happy to tell you:"],
    },
  },
  guarded: {
    hurt: {
      nod: ["it is what it is", "i don't talk about this much", "anyway. that's where i'm at"],
      before: ["if you really want to know,", "well."],
    },
    annoyed: {
      nod: [
        "are you reading this at all?",
        "this is going the way i thought it would",
        "choose your next words carefully",
      ],
      before: ["fine.", "once:"],
    },
    relieved: {
      nod: ["ok. that's fair", "alright, you can ask me more", "good to know. and now?"],
      before: ["alright,", "ok,"],
    },
  },
  blunt: {
    hurt: {
      nod: ["whatever", "it's been a rough one", "yeah well"],
      before: ["look,", "real talk:"],
    },
    annoyed: {
      nod: ["read what i wrote", "you're losing me", "get to the point"],
      before: ["fine.", "ok whatever."],
    },
    relieved: {
      nod: ["good", "ok fair", "that works. next"],
      before: ["sure.", "yep,"],
    },
  },
};
