/** Who is low and who has lost something, in other people's words (READ-3). */
// cspell:disable
import { expect, test } from "vitest";
import { concernIn } from "~/reading/concerns";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { momentIn } from "./moments";
import { repliesOf } from "./script-reply";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();

test.each([
  "idk if i can keep going like this, everything is too much",
  "i dont know how to keep going like this",
  "cant go on like this much longer",
  "i can't take it anymore",
  "honestly i can't cope",
  "everything is falling apart",
  "everything feels pointless",
  "my life is a mess rn",
  "its all just too much",
  "im so overwhelmed with everything",
  "im barely holding on",
  "i'm at the end of my rope",
  "been crying every night",
  "i cant stop crying",
  "cant get out of bed most days",
  "i feel so alone",
  "i've lost all hope",
  "life is crushing me",
  "lost my job in march and we might lose the house too",
  "got evicted last week",
  "im sleeping in my car",
  "im tired man. just tired of everything lately",
  "just exhausted by everything these days",
  "i'm sick and tired of it all",
  "everything drains me",
  "life just wears me down",
  "im tired, just so tired",
])("READ-3 who is low is met kindly and sold nothing: %s", (said) => {
  expect(["low", "fixed"]).toContain(replyTo(said, null).verdict);
});

test.each([
  "idk if i can keep going back and forth with you",
  "can i keep going after the 60 days",
  "is it too much work",
  "2k is too much",
  "everything is clear thanks",
  "can you handle everything for me",
  "i cant take a call at work",
  "can't take it this week",
  "i cant deal with cold calls",
  "life is good",
  "is everything remote",
  "my place is loud, is that ok",
  "lost the house number you sent",
  "i work alone from home",
  "i feel like this is a scam",
  "it's all good",
  "i want to keep going with this",
  "i cant keep doing door to door",
  "thats too much info at once",
  "i live in my own place",
  "tired of my job",
  "im tired of everything being a scam",
  "sick of all the upsells",
  "im tired, long shift, can we talk tmrw",
  "everything wears out, even laptops",
  "tired of working for everything i get",
])("READ-3 and who only speaks of the offer is not taken for low: %s", (said) => {
  expect(momentIn(said)?.kind).not.toBe("low");
});

const THINGS = "job,car,business,savings,apartment,insurance,client,phone,hours".split(",");
test.each([
  ...THINGS.map((thing) => `i lost my ${thing} last month`),
  "we lost our biggest client in march",
  "losing my job in two weeks",
  "lost a job i loved",
  "i lost all my money on a course",
  "might lose my job soon",
  "lost my second job",
  "just lost my house keys lol",
])("READ-3 nobody died where a thing is lost: %s", (said) => {
  if (concernIn(said) !== null) return;
  const reply = replyTo(said, null);
  const ids = "choices" in reply ? reply.choices.map(({ id }) => id) : "id" in reply && [reply.id];
  expect(ids || []).not.toContain("grieving");
});

test.each([
  "i lost my mom in march",
  "my dad died last week",
  "lost my husband last year",
  "we lost our baby",
  "my grandma just passed",
  "i lost my brother and my job",
  "my best friend died and i lost my job",
  "lost my dad to cancer",
])("READ-3 and who lost someone is still met with care: %s", (said) => {
  const reply = replyTo(said, null);
  const ids = "choices" in reply ? reply.choices.map(({ id }) => id) : "id" in reply && [reply.id];
  expect(ids || []).toContain("grieving");
});

test.each([
  "my mom is in hospice",
  "my dad's in hospice and it won't be long",
  "grandma is on hospice now so im over there a lot",
  "the doctors say my brother has two months",
])("READ-3 nobody has died where someone is at the end of life: %s", (said) => {
  const reply = replyTo(said, null);
  const ids = "choices" in reply ? reply.choices.map(({ id }) => id) : "id" in reply && [reply.id];
  expect(ids || []).toContain("ill");
  expect(reply.verdict === "sure" && reply.id).not.toBe("grieving");
});

test.each([
  "can i do klarna",
  "do yall do payment plans",
  "could i pay half now and half in two months",
  "is it possible to spread the cost over a few months",
  "i cant do it all at once but i could pay monthly",
  "whats the monthly payment",
])("READ-3 who asks how to pay in parts finds the reply about it: %s", (said) => {
  const reply = replyTo(said, null);
  const ids = "choices" in reply ? reply.choices.map(({ id }) => id) : "id" in reply && [reply.id];
  expect(ids || []).toContain("payment-plan");
});

test.each([
  "can my son do it? hes 17",
  "my daughter is 16, can she do this",
  "would my 17 yr old be able to do it",
  "asking for my kid, shes 16",
  "my boy is 17 and good w computers can he join",
  "can my niece do it shes 15",
  "my 16 year old wants a job, would this work for him",
  "i'd sign for my daughter shes 17",
  "is there something for my teen, 16",
  "my grandson turns 18 in may, could he start now",
  "im 17 my mom says its ok",
  "still in high school",
])("READ-3 what a parent reads speaks of nobody as under age but the child: %s", (said) => {
  const { text } = replyTo(said, null);
  expect(concernIn(said)).toBe("minor");
  expect(text).toMatch(/18 or older, and a parent's permission doesn't change that/);
  expect(text).not.toMatch(/honest|about you/);
});

test.each([
  "got laid off today im freaking out",
  "just got fired and im panicking",
  "lost my job this morning idk what to do",
  "they let me go an hour ago and i cant breathe",
  "company closed yesterday, im so scared",
  "my hours got cut and im freaking out about rent",
  "laid off after 12 years im devastated",
  "got the pink slip today and i am terrified",
  "im scared we cant pay rent now",
  "i was let go this morning, i'm in shock",
])("READ-3 who has just lost their work and is scared is sold nothing: %s", (said) => {
  expect(replyTo(said, null).verdict).toBe("low");
});
test.each([
  "got laid off in march so im looking",
  "i was let go last year, now i drive uber",
  "im freaking out this sounds so good",
  "laid off, want something remote",
  "im scared of sales calls",
  "i got laid off and im scared of sales",
  "i got fired up about this",
  "lost my job, how fast can i start",
  "company closed so i have time now",
  "how soon would it pay the rent",
])("READ-3 and who only says why they look is not: %s", (said) => {
  expect(momentIn(said)?.kind).not.toBe("low");
});
test.each([
  "just had surgery, im on pain meds, ask me in like 2 weeks",
  "i'm going through chemo",
  "i take care of my sick mother",
])("READ-3 nothing is sold to who is ill: %s", (said) => {
  const reply = replyTo(said, null);
  const all = "choices" in reply ? reply.choices : [{ id: "ill", text: reply.text }];
  const ill = all.find(({ id }) => id === "ill")?.text ?? "";
  expect(ill).toMatch(/no rush.*another time\?$/);
  expect(ill).not.toMatch(/hours|type|home|call/);
});

/** The first reply that is given or offered, and all of them. */
function offered(said: string): readonly string[] {
  const reply = replyTo(said, null);
  if (reply.verdict === "sure") return [reply.id];
  return reply.verdict === "unsure" ? reply.choices.map(({ id }) => id) : [];
}

test.each([
  "dad passed on it",
  "my wife passed on the offer",
  "my wife passed the bar in march so we are celebrating",
  "he passed his drug test",
  "mom passed out on the couch lol",
  "my son passed all his exams",
])("READ-3 nobody died where %j", (said) => {
  expect(offered(said)).not.toContain("grieving");
});
test.each([
  "dad passed monday",
  "my grandma passed on this morning",
  "my mom passed on the 5th",
  "my wife passed the day before easter",
  "he passed out and died last night, my brother",
])("READ-3 and somebody did where %j", (said) => {
  expect(offered(said)[0]).toBe("grieving");
});
test.each([
  "nurse po ako sa dialysis center, shifting po 3x a week",
  "im a cna at a nursing home, long hours",
  "i work in hospice so nights are rough",
  "i'm an er nurse, 12 hour shifts",
])("READ-3 who cares for the ill is not ill: %j", (said) => {
  expect(offered(said)).not.toContain("ill");
});
test.each([
  "im a nurse and i was just diagnosed with cancer",
  "in the hospital with my kid",
  "starting dialysis next week",
])("READ-3 and this is about an illness: %j", (said) => {
  expect(offered(said)).toContain("ill");
});
