/** A plain no in few words, and what has its words and is none, as many people would write them (READ-3). */
// cspell:disable
import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { isInterested } from "./plain-refusals";
import { repliesOf } from "./script-reply";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();
const linesOf = (text: string) => text.trim().split("\n");

const REFUSALS = linesOf(`
dont want any
dont want none
dont want it
i dont want it
I don't want any, thank you.
no thanks dont want any
nah dont want none of that
we dont want any
dont need any
i dont need none of that
nah its not my thing
not my thing sorry
im good thanks
nah im good
no thank you
No, thank you maam
no ty
nty
no thx
pass
hard pass
ill pass
im gonna pass
i'll have to pass on this one
not interested
not intrested
im not interested at all
zero interest
no interest here
dont care for it
dont want this job
I must decline.
I respectfully decline.
no gracias
no me interesa
no quiero
no lo quiero gracias
ayoko po
ayaw ko po
di po ako interesado
hindi po ako interesado
count me out
`);

const OTHERS = linesOf(`
dont want any trouble
i dont want any surprises
i dont want any debt
dont want it to be a scam
i dont want it to take all day
i dont want to do this wrong
i dont want to do cold calls
i dont want to do this if its a scam
dont need any experience?
i dont need any experience right
do i not need any
dont want any to be left out
not for me its for my wife
is it not for me
why wouldnt it be for me
is this for me
im good at talking to people
im good with computers
im good to start monday
im all set for the call
all set see you then
pass me the link
i passed the test
can i pass on the first call
i would pass this to my sister
not interested in cold calls but the rest is ok
im interested
yes im interested
im so down
I am interested.
still interested
im in
very interested
no interest rate?
i have zero experience
no thank you for explaining, i want in
count me in
im out of work
im out of town till monday
i'm out at 5
no quiero perder esta oportunidad
no quiero que me estafen
ayoko na sa trabaho ko
ayaw ko sa call center
no gracias a dios ya tengo tiempo
`);

test.each(REFUSALS)("READ-3 is a no: %s", (said) => {
  const reply = replyTo(said, null);
  expect(reply).toMatchObject({ verdict: "sure", id: "not-interested" });
});
test.each(OTHERS)("READ-3 and this is no plain no: %s", (said) => {
  const reply = replyTo(said, null);
  expect(reply.verdict === "sure" && reply.id).not.toBe("not-interested");
});

test.each([
  "im interested",
  "I am interested.",
  "yes im very interested",
  "still interested lol",
  "im down",
  "ok im in",
  "I'm really interested in this thanks",
])("READ-3 who is interested is asked the next question: %s", (said) => {
  const offer = script.nodes.find(({ id }) => id === "compensation") ?? null;
  expect(replyTo(said, offer).text).toContain("next step is a call");
  expect(replyTo(said, null).verdict).toBe("nothing");
});
test.each(["im in texas", "im interested but how much is it", "im not interested", "am i in?"])(
  "READ-3 and who says more is not: %s",
  (said) => {
    expect(replyTo(said, null).verdict).not.toBe("nothing");
  },
);

test.each([
  "i don't think im interested",
  "im in the middle of moving so not for me",
  "im not interested",
])("READ-3 and a no is still one: %s", (said) => {
  expect(isInterested(said)).toBe(false);
});
