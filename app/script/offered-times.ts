// cspell:disable
/** The time that a prospect offers for the call. One that they refuse in the same breath is not it. */
import type { TimeReplies } from "./copy/moments";
import { zoneIn } from "./zones";

const PARTS: readonly [RegExp, "morning" | "afternoon" | "evening"][] = [
  [/\b(?:mornings?|in the am|umaga|de la mañana)\b/, "morning"],
  [/\b(?:afternoons?|hapon|de la tarde)\b/, "afternoon"],
  [/\b(?:evenings?|tonight|nights?|nite|in the pm|gabi|de la noche)\b/, "evening"],
];
/** Nobody takes a call at four in the morning; six may be either. */
const EITHER = /^(?:[6-9]|1[01])(?::\d\d)?$/;

function partOfDay(plain: string): "morning" | "afternoon" | "evening" | null {
  const said = PARTS.filter(([form]) => form.test(plain)).map(([, part]) => part);
  return said.length === 1 ? (said[0] ?? null) : null;
}

/** "6" of an evening is 6 pm. */
function withHalf(time: string, part: ReturnType<typeof partOfDay>): string {
  if (part === null || !EITHER.test(time)) return time;
  return `${time} ${part === "morning" ? "am" : "pm"}`;
}

function isHalfOpen(time: string, day: string): boolean {
  return EITHER.test(time) && day !== "tonight";
}

/** Which of the replies to a time fits, and the words for `{when}` in it. */
export type OfferedTime = { reply: keyof TimeReplies; when: string };

/** One day: "Mondays" says how their weeks are, and offers none. */
const DAY_FORMS: readonly [RegExp, string][] = [
  [/\b(?:today)\b/, "today"],
  [/\b(?:tonight|tonite)\b/, "tonight"],
  [/\b(?:tom+or+ow|tmrw?|tmw|tmmrw|tomm?oz?|2mor+ow|bukas|mañana)\b/, "tomorrow"],
  [/\b(?:mon(?:day)?|lunes)\b/, "Monday"],
  [/\b(?:tue(?:s|sday)?|martes)\b/, "Tuesday"],
  [/\b(?:wed(?:s|nesday)?|mi[eé]rcoles|miyerkules)\b/, "Wednesday"],
  [/\b(?:thu(?:r|rs|rsday)?|jueves|huwebes)\b/, "Thursday"],
  [/\b(?:fri(?:day)?|viernes|biyernes)\b/, "Friday"],
  [/\b(?:sat(?:urday)?|s[aá]bado)\b/, "Saturday"],
  [/\b(?:sun(?:day)?|domingo)\b/, "Sunday"],
];
const A_DAY = DAY_FORMS.map(([form]) => form.source).join("|");
const HOUR =
  /\b(1[0-2]|0?[1-9])(?::?([0-5]\d))? ?(am|pm|a|p)?(?:ish)?\b(?![:%]|\/\d|(?:k|rd|th|st|nd)\b| ?(?:hours?|hrs?|days?|weeks?|months?|years?|kids|min|minutes|calls|dms|people|an|per|times|to \d)\b)/g;
const NOON = /\b(?:noon|midday)\b/;
const AGREED =
  /\b(?:can (?:we|u|you|i) do|could (?:(?:we|u|you) )?do|what about|works?|good|fine|perfect|ok|okay|yes|yeah|yep|sure|great|free|available|can do|let'?s do|lets|down|sounds|book|put me|sign me|how about|how bout|hows|deal|see (?:you|u)|talk)\b/;
const BUSY =
  /\b(?:can'?t|cant|cannot|busy|driving|on the clock|at work|in class|in a meeting|not free|working|eating|sleeping|off)\b/;
const UNTIL = /\b(?:till|til|until|before|after|at|around|by)\b/;
const TALK =
  /\b(?:talk|chat|text|call|hit me|hmu|message|msg|reply|free|home|available|answer|busy|off)\b/;
/** Numbers of other things: what they earn, when they work, how old they are. */
const OTHER =
  /[$€£%]|\b(?:i work|shifts?|schedule|my kids?|school|to \d|-\d|hours|hrs|old|yo|age|turn(?:s|ed|ing)? \d+|(?:son|daughter|kid|boy|girl|grandson|granddaughter|niece|nephew|he|she)(?:'?s| is) (?:just |only )?\d+ (?:today|tomorrow)|score|credit|a week|per|an hour|instead|cancel|reschedule|move|cant make|can'?t make|missed|scam)\b/;
/** Who tells how ill they are offers no hour of it. */
const ILL =
  /\b(?:apnea|chemo|dialysis|insulin|meds?|medicines?|medications?|methotrexate|infusions?|flare[ -]?ups?|migraines?|seizures?|fibro|lupus|fatigue|pain|hospital|surgery|doze|nauseous|dizzy|wheelchair|treatments?|rehab)\b/;
const UNFIT = /\b(?:dont|don't|no good|nap|nod+in|meds|never|only|useless|except|not)\b/;

/** What they do at an hour at which they cannot talk … */
const OCCUPIED =
  /\b(?:driv(?:e|ing)|commut\w+|(?:at|to|start|have|got) work|on (?:the clock|shift|a (?:call|plane|flight|date))|class(?:es)?|lectures?|exams?|an? (?:\w+ )?(?:meeting|appointment|interview|game|date)|meetings|appointments|doctors?|dentist|therapy|gym|church|mass|practice|rehearsal|flight|flying|eating|dinner|cooking|sleeping|asleep|(?:in|to) bed|bedtime|pick(?:ing)? (?:up|(?:\w+ ){1,2}up)|drop(?:ping)? (?:off|(?:\w+ ){1,2}off))\b/;
/** … unless it is over by then, or they offer it. */
const OVER =
  /\b(?:off (?:at|by|around|work|from)|(?:im|i'?m|be) off|done|out (?:at|by|around|of)|over|finish\w*|ends?|ending|through|home|free|get off|gets? out|lets? out|till|til|until|before|after (?!(?:like |about |around )?(?:\d|noon)))/;
const CALL_ME =
  /\b(?:works|work for|good|fine|perfect|great|available|lets?|let's|book|see (?:you|u)|how about|what about|can (?:we|you|u|i) do|could do|can do|talk|hmu|(?:call|text|message|msg|hit|dm|ring|reach) me)\b/;
/** "Half past" which hour? */
const NO_HOUR = /\b(?:half|quarter) (?:past|after|to|till?)\b/;
/** Which day is two weeks away? */
const FAR =
  /\b(?:weeks? from|in (?:\d|an?|two|three|a few|a couple|a couple of) (?:weeks?|months?)|after next)\b/;
const NEXT_DAY = new RegExp(`\\b(?:next|the following) (?:${A_DAY})`);
const NEXT_WEEK = /\bnext week\b/;
/** A day that comes every week is not yet one day. */
const EVERY_WEEK =
  /\b(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|weekdays|every \w+day|(?:the|on) weekend)\b/;
const ASKED_TO_CALL = /\b(?:hmu|(?:call|text|message|msg|hit|dm|ring|reach) me)\b/;
const PART_OF_TIME =
  /\b(?:(?:this|the|next) (?:week|weekend|month)|weekdays?|weekends|mornings?|afternoons?|evenings?|nights?)\b/;

/** Words of refusal that refuse nothing. */
const WELCOMES: readonly [RegExp, string][] = [
  [/\bcan'?t wait\b(?: (?:for|to talk))?/g, "great"],
  [/\bwhy (?:not|don'?t we do)\b/g, "how about"],
  [/\bno (?:problem|prob|worries|rush|doubt)\b/g, "ok"],
  [/\b(?:is not|isn'?t|not|ain'?t) (?:a problem|an issue|bad)\b/g, "is fine"],
  [/\bdon'?t (?:mind|worry)\b/g, "ok"],
  [/\b(?:any|every)(?: ?(?:day|thing|time|one))? but\b/g, "except"],
  [/\bhalf (?:past |after )?(?=(?:1[0-2]|[1-9])\b)(\d{1,2})\b/g, "$1:30"],
  [/\bquarter (?:past|after) (?=(?:1[0-2]|[1-9])\b)(\d{1,2})\b/g, "$1:15"],
];
/** As somebody dictates it: "at five pm". */
const SPOKEN_HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const SPOKEN = new RegExp(`\\b(${SPOKEN_HOURS.join("|")})(?= (?:am|pm|o'?clock)\\b)`, "g");
const PHONE_NUMBER =
  /(?:\b(?:my|the) (?:number|cell|phone|#)(?: number)?(?:'?s| is)?:? )?(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g;
/** From when on they are free, before the time that they offer: "i get off at 4 so thursday at 5". */
const FREE_FROM = /\b(?:off|done|out|home|finish\w*)(?: (?:from )?work)? (?:at|by|around) \d/;
/** What begins another thought. */
const NEXT_THOUGHT = new RegExp(
  `[,;!?—–|]| - |\\.(?= |$)|(?=\\b(?:but|how about|what about|how bout|hows|maybe|so|then|because|cuz|let'?s|can (?:we|you|u|i)|could (?:we|you|u)|i can|i could|i'?m free|i am free|instead|rather than|better than|than|other than|except|besides|(?<!(?:n'?t|not|never|ever|cannot|please|to|or|u|you|and) )(?:call|text|message|msg|hit|dm|ring|reach) me\\b|not (?:on |this |next |at |around )?(?:${A_DAY}|\\d))\\b)`,
);
const REFUSES = new RegExp(
  [
    "\\b(?:can'?t|cannot|can not|couldn'?t|won'?t|don'?t|doesn'?t|didn'?t|isn'?t|ain'?t|not|never|except|besides|other than|than|instead of|unable|busy|booked|swamped|slammed|packed|unavailable|working|impossible|scratch|forget|skip|avoid|anything|conflict|tied up|out of town|too (?:early|late|soon)|is (?:out|bad|full|off|taken)|no (?:good|go|way|chance))\\b",
    `\\b(?:no|after|before|past|since) (?:this |next )?(?:${A_DAY})\\b`,
    `(?:${A_DAY}) (?:no|nope|nah|bad|out)$`,
  ].join("|"),
);
/** Who cannot talk until an hour can at that hour. */
const ENDS = /\b(?:till|til|until|before) (?:after |like |about |around )*(?:\d|noon)/;
const CHOICE = /\bor\b|\/|\beither\b/;
const ASKS =
  /^(?:is (?:it|the|this|that|your)|are (?:you|u|we)|do|does|did|when|what (?!about|bout)|why|who|how (?!about|bout))\b/;

/** The time that they accept, or when they can talk: confirmed, or asked for what is missing of it. */
export function offeredTime(said: string): OfferedTime | null {
  const plain = withoutFreeFrom(welcoming(inDigits(said)));
  const { kept, refused } = offersIn(plain);
  const isRefusing = refused !== "";
  const clear = isRefusing ? kept.replace(/\binstead\b/g, " ").trim() : kept;
  const zone = zoneIn(clear);
  const bare = zone?.rest ?? clear;
  const hours = hoursIn(bare);
  const days = namesIn(DAY_FORMS, clear).map((day) => inItsWeek(day, clear));
  if (OTHER.test(bare) || (ILL.test(plain) && !AGREED.test(clear))) return null;
  const which: OfferedTime = { reply: "which", when: "" };
  const [time, otherTime] = hours;
  const [day = null, otherDay] = days;
  const isLost = isRefusing && day === null && namesIn(DAY_FORMS, refused).length > 0;
  const isHourLost = isRefusing && time === undefined && hoursIn(refused).length > 0;
  const isTalked = TALK.test(clear) || TALK.test(refused);
  const part = partOfDay(clear);
  const offer = (reply: keyof TimeReplies, ...parts: (string | null)[]): OfferedTime => ({
    reply,
    when: parts.filter(Boolean).join(" "),
  });
  if (isHourLost && (day !== null || isLost || isTalked) && !OTHER.test(refused)) {
    const isOneDay = day !== null && otherDay === undefined && !CHOICE.test(clear);
    const isDayRefused = namesIn(DAY_FORMS, refused).length > 0;
    return isOneDay && !isDayRefused && !EVERY_WEEK.test(clear)
      ? offer("noHour", day, part)
      : which;
  }
  const isChoice = CHOICE.test(clear) && !ASKS.test(clear);
  const isOffered =
    isRefusing || AGREED.test(clear) || isOnlyTime(bare) || /\beither\b/.test(clear);
  if (otherDay !== undefined || otherTime !== undefined) {
    const isOfTimes = isRefusing ? time !== undefined : isChoice && day !== null;
    return isOfTimes && isOffered && !UNFIT.test(clear) ? which : null;
  }
  if (NO_HOUR.test(clear) && TALK.test(clear)) return which;
  if (time === undefined) return null;
  if (FAR.test(clear) && isOffered) return which;
  if (isLost && hoursIn(refused).length > 0) return which;
  const at = /\bafter (?:\d|noon)/.test(clear) ? "after" : "at";
  const isLater = BUSY.test(clear) && UNTIL.test(clear) && TALK.test(clear);
  if (isLater || (OCCUPIED.test(refused) && ASKED_TO_CALL.test(clear)))
    return EVERY_WEEK.test(clear) ? which : offer("later", day, `${at} ${time}`);
  const isMeant = isRefusing || day !== null || zone?.isTold || /[ap]m$|noon/.test(time);
  if (!isMeant || UNFIT.test(clear) || !isOffered) return null;
  const named = zone?.name ?? null;
  const told = withHalf(time, part);
  if (day === null) return offer("noDay", told, named);
  const isOpen = isHalfOpen(told, day);
  const reply = named === null ? (isOpen ? "halfNoZone" : "noZone") : isOpen ? "half" : "whole";
  return offer(reply, day, `${at} ${told}`, named);
}

/** Hours that were spoken, and no number to call. */
function inDigits(said: string): string {
  return said
    .replace(/\b([ap])\.m\.?/g, "$1m")
    .replace(PHONE_NUMBER, " ")
    .replace(SPOKEN, (hour) => String(SPOKEN_HOURS.indexOf(hour) + 1))
    .replace(/\b(\d{1,2}) o'?clock\b/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutFreeFrom(plain: string): string {
  const thoughts = plain.split(NEXT_THOUGHT).map((each) => each.trim());
  const isBefore = (thought: string) =>
    FREE_FROM.test(thought) && !AGREED.test(thought) && namesIn(DAY_FORMS, thought).length === 0;
  const offers = thoughts.filter((each) => !isBefore(each));
  const isOffer = (thought: string) =>
    hoursIn(thought).length > 0 && namesIn(DAY_FORMS, thought).length > 0;
  return offers.length < thoughts.length && offers.some(isOffer) ? offers.join(" ").trim() : plain;
}

function welcoming(plain: string): string {
  return WELCOMES.reduce((text, [form, words]) => text.replace(form, words), plain);
}

/** What they say of times, without the thoughts that refuse one. */
function offersIn(plain: string): { kept: string; refused: string } {
  const thoughts = plain.split(NEXT_THOUGHT).map((each) => each.trim());
  const isRefused = (thought: string) =>
    (REFUSES.test(thought) && !ENDS.test(thought) && isOfTime(thought)) || isOccupied(thought);
  const refused = thoughts.filter(isRefused).join(" ");
  if (refused === "") return { kept: plain, refused };
  return {
    kept: thoughts
      .filter((each) => !isRefused(each))
      .join(" ")
      .trim(),
    refused,
  };
}

function isOfTime(thought: string): boolean {
  const names = namesIn(DAY_FORMS, thought).length > 0 || hoursIn(thought).length > 0;
  return names || PART_OF_TIME.test(thought);
}

/** They do something else at that hour. */
function isOccupied(thought: string): boolean {
  if (!OCCUPIED.test(thought) || OVER.test(thought) || CALL_ME.test(thought)) return false;
  return hoursIn(thought).length > 0;
}

/** "Next Wednesday" is not this one. */
function inItsWeek(day: string, plain: string): string {
  const next = NEXT_DAY.exec(plain)?.[0] ?? "";
  if (namesIn(DAY_FORMS, next).includes(day)) return `next ${day}`;
  return NEXT_WEEK.test(plain) && /day$/.test(day) && day !== "today" ? `${day} next week` : day;
}

/** Each once. */
function hoursIn(plain: string): string[] {
  const found = [...plain.matchAll(HOUR)].map(([, hour = "", minutes, half]) => {
    const clock = minutes ? `${Number(hour)}:${minutes}` : String(Number(hour));
    return half ? `${clock} ${half.charAt(0)}m` : clock;
  });
  return NOON.test(plain) ? ["noon"] : found;
}

const SHORT = 5;

function isOnlyTime(plain: string): boolean {
  return plain.split(" ").length <= SHORT;
}

function namesIn(names: readonly (readonly [RegExp, string])[], plain: string): string[] {
  return names.filter(([form]) => form.test(plain)).map(([, name]) => name);
}
