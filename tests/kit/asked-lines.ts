/**
 * What people write, with what fits it. `fits`: replies or help pages that answer it; none: nothing that we have does.
 * A concern is caught by its fixed answer. `tuned` lines were looked at while the search was built; `heldOut` lines
 * were written before it and are only scored.
 */
import type { Concern } from "~/platform/search/concerns";

export type AskedLine = { text: string; fits: readonly string[]; concern?: Concern };
export type AskedLines = { tuned: readonly AskedLine[]; heldOut: readonly AskedLine[] };

const line = (text: string, ...fits: string[]): AskedLine => ({ text, fits });
const caught = (concern: Concern, text: string): AskedLine => ({ text, fits: [], concern });

/** As prospects write to a setter. */
export const PROSPECT_LINES: AskedLines = {
  tuned: [
    line("sounds good, but is this an MLM?", "not-mlm"),
    line("how much does it cost", "no-payment"),
    line("who are you and how did you get my number", "who-are-you"),
    line("do you need my SSN", "personal-data", "credit-score"),
    line("I only have 5 hours a week", "no-time", "how-many-hours"),
    line("What company is this?", "who-are-you", "what-do-we-sell"),
    line("do i need experience?", "who-can-apply"),
    line("idk man seems kinda sketchy ngl", "is-it-a-scam", "too-good-to-be-true"),
    line("whats the pay like", "compensation", "guarantee-income", "commission-only"),
    line("is it hourly or comission", "commission-only", "compensation"),
    line("how much is it and when does it start", "no-payment", "how-soon-start"),
    line("so do i gotta pay anythin upfront??", "no-payment"),
    line("im in toronto does that matter", "outside-the-us", "outside-us"),
    line("I'd have to run it by my husband", "ask-partner"),
    line("do yall provide trainning", "training-explanation"),
    line("can i do this from my phone only", "only-a-phone"),
    line("i hate talking to ppl on the phone tbh", "hate-phone"),
    line("my credits trash like 520", "bad-credit"),
    line("ur a bot arent u", "are-you-a-bot"),
    line("maybe hit me up in a couple months", "not-now"),
    line("nah im good thanks", "not-interested"),
    line("got any proof this works", "proof"),
    line("send me more info pls", "just-send-info"),
    line("how many hrs a week", "how-many-hours"),
    line("i have a 9 to 5 already", "have-a-job"),
    line("is this a course ur trying to sell me", "not-a-course"),
    line("my wife would kill me if i quit my job", "ask-partner", "have-a-job"),
    line("im dying to get out of my dead end job lol"),
    line("whats the weather like over there"),
    line("i do NOT want to stop, keep going"),
    line("who won the game last night"),
    caught("distress", "i want to kill myself"),
    caught("distress", "honestly dont see a point in living anymore"),
    caught("distress", "i lost everything, thinking about ending it all"),
    caught("minor", "im 17"),
    caught("minor", "I'm only 16 but i work hard, is that ok"),
    caught("abuse", "fuck off"),
    caught("stop", "stop messaging me"),
    caught("stop", "take me off your list"),
    line("what would i be doing all day", "what-would-i-do"),
  ],
  heldOut: [
    line("is this one of those pyramid scheme things", "not-mlm"),
    line("wait so its free?", "no-payment"),
    line("whats the catch here", "too-good-to-be-true"),
    line("how do i know ur legit", "is-it-a-scam"),
    line("what do i have to do exactly", "what-would-i-do"),
    line("when do u guys pay out", "when-paid"),
    line("how much can i realistically make per month", "guarantee-income"),
    line("is there a base pay or strictly commission", "commission-only"),
    line("i live in the uk is that a problem", "outside-the-us", "outside-us"),
    line("i cant right now got too much on my plate", "no-time", "not-now"),
    line("let me think abt it and get back to u", "need-to-think"),
    line("gotta talk to my gf first", "ask-partner"),
    line("i dont have a computer", "only-a-phone"),
    line("im broke rn cant pay for anything", "no-money", "no-payment"),
    line("i suck at sales lol", "not-a-salesperson"),
    line("do i hafta cold call ppl", "hate-phone"),
    line("can u just send me a link", "just-send-info"),
    line("why do we need to hop on a call", "why-a-call"),
    line("am i talking to a real person", "are-you-a-bot"),
    line("ive been scammed before w something like this", "tried-before", "is-it-a-scam"),
    line("isnt everyone doing this now", "saturated"),
    line("i missed my call sorry!! can we do another time", "reschedule"),
    line("do i need a degree or anything", "who-can-apply"),
    line("what are you guys selling", "what-do-we-sell", "not-a-course"),
    line("is it a contract? like am i locked in", "no-obligation"),
    line("y do u need my credit score", "credit-score"),
    line("can i move up later on or am i stuck setting forever", "growth"),
    line("no thank you", "not-interested"),
    line("is it remote and how many hours", "how-many-hours"),
    line("my brother in law does something with crypto"),
    line("lol what a day, my car broke down"),
    caught("distress", "i just cant do this anymore i wanna die"),
    caught("distress", "no one would even miss me if i was gone"),
    caught("minor", "would it be a problem that i turn 18 in march?"),
    caught("minor", "im a sophmore in highschool can i still do it"),
    caught("abuse", "ur a piece of shit i hope you die"),
    caught("abuse", "i know where you live"),
    caught("stop", "pls quit texting me"),
    caught("stop", "STOP"),
    line("how fast could i get going", "how-soon-start"),
  ],
};

/** As visitors write to the help page. */
export const VISITOR_LINES: AskedLines = {
  tuned: [
    line("how much does it cost", "price", "discovery-call"),
    line("Do you offer payment plans?", "payment-plans"),
    line("When does the next cohort start?", "start-date"),
    line("what do I do all day", "what-does-a-setter-do"),
    line("how am I paid", "how-paid", "pay-schedule"),
    line("is the call on zoom or phone", "how-call-happens"),
    line("will i have to cold call", "cold-calls"),
    line("who are the coaches", "coaches"),
    line("can i make 10k a month", "earnings"),
    line("W2 or 1099?", "contractor"),
    line("habla espanol", "spanish"),
    line("do i get a refund", "refund"),
    line("forgot my acces code", "lost-code"),
    line("cant log in it says invalid", "invalid-code"),
    line("vid wont play just spins", "video-not-playing"),
    line("wheres the script", "script-page"),
    line("how do i move my interveiw to next week", "reschedule"),
    line("i need to cancel my call tmrw", "cancel-booking"),
    line("slack link is expired", "join-slack"),
    line("wat counts as a qualified appt", "qualified-appointment"),
    line("how do i get my 1on1 with a coach", "coaching-sessions", "contact-coaching"),
    line("my commision is wrong", "payment-wrong", "contact-payments"),
    line("do yall sell my data", "sell-data"),
    line("can i do this with a full time job", "full-time-job"),
    line("is this a scam", "is-this-real"),
    line("how long is the program and what does it cover", "program-length", "training-content"),
    line("do I need sales experience", "experience-needed"),
    line("i wanna talk to a human", "reach-support"),
    line("how do i stop the video from buffering", "video-not-playing"),
    line("my son is 19, can he apply", "who-can-apply"),
    line("best pizza in chicago"),
    line("what time is it in tokyo"),
    caught("distress", "im so depressed i dont want to be here anymore"),
    caught("distress", "I have been thinking about suicide"),
    caught("minor", "can a 15 year old join"),
    caught("abuse", "one of your setters keeps harassing me"),
    caught("stop", "unsubscribe me from all emails"),
    line("10-in-60 how does it work", "what-is-10-in-60", "10-in-60-timeline"),
    line("progress stuck at 0", "progress-wrong"),
    line("can i watch on ipad", "watch-on-phone"),
  ],
  heldOut: [
    line("hey whats the price for the coaching", "price", "discovery-call"),
    line("i forgot my login", "lost-code", "access-code"),
    line("code doesnt work", "invalid-code"),
    line("locked out of my account!!!", "too-many-codes", "invalid-code", "lost-code"),
    line("do the videos have to be watched in order", "lesson-order"),
    line("does it save where i left off", "progress-saved"),
    line("lesson not showing as complete", "progress-wrong", "lesson-completed"),
    line("the video is black", "video-not-playing"),
    line("when do i get my money", "first-paycheck", "payment-wrong"),
    line("do i get paid if they dont show", "no-show-pay"),
    line("where can i see how much commission i made", "tracker-commission"),
    line("how do I request a company facebook", "request-facebook"),
    line("how do i get crm acces", "request-crm"),
    line("need to resched my onboarding", "reschedule"),
    line("what timezone are the calls in", "time-zones"),
    line("overslept and missed my interview help", "missed-call"),
    line("can canadians apply?", "who-can-apply"),
    line("do i need a laptop", "equipment"),
    line("got rejected can i apply again", "not-qualified"),
    line("is this legit or some mlm", "is-this-real"),
    line("wat are ur hours", "support-hours"),
    line("nobody answered my ticket", "request-status"),
    line("the form wont submit", "form-not-sending"),
    line("how do i delete my account", "leave", "delete-my-data"),
    line("are you a robot", "help-assistant"),
    line("whats the average income", "earnings"),
    line("how do i prep for the interview", "interview"),
    line("can i have more time for 10 in 60 and who do i ask", "10-in-60-extension"),
    line("is there a certificate at the end", "certificate"),
    line("what happens after i finish the program", "after-completion"),
    line("do i have to buy a crm", "tools-provided"),
    line("how do i fix my toyota"),
    line("where can i buy concert tickets"),
    caught("distress", "i feel like hurting myself"),
    caught("minor", "im under 18 can i sign up with my moms permission"),
    caught("abuse", "someone from your team is threatening me"),
    caught("abuse", "you are all fucking idiots go to hell"),
    caught("stop", "please do not contact me again"),
    line("what if i dont get 10 appointments in time", "10-in-60-extension"),
    line("how do i add a lead", "tracker"),
  ],
};

export type Answered =
  | { verdict: "fixed"; concern: Concern }
  | { verdict: "sure"; id: string }
  | { verdict: "unsure" | "unknown" };

/** How many lines were answered correctly, how many openly not, and which ones wrongly or not caught. */
export function scoreOf(lines: readonly AskedLine[], answer: (text: string) => Answered) {
  const score = { right: 0, open: 0, wrong: [] as string[], missed: [] as string[] };
  for (const { text, fits, concern } of lines) {
    const given = answer(text);
    const fixed = given.verdict === "fixed" ? given.concern : undefined;
    if (concern && fixed !== concern) score.missed.push(text);
    else if (given.verdict === "unsure" || given.verdict === "unknown") score.open += 1;
    else if (given.verdict === "sure" ? fits.includes(given.id) : fixed === concern)
      score.right += 1;
    else score.wrong.push(text);
  }
  return score;
}
