/** Who only speaks of a living relative has lost nobody, as many people would write it (READ-3). */
// cspell:disable
import { expect, test } from "vitest";
import { concernIn } from "~/reading/concerns";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { repliesOf } from "./script-reply";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();
const linesOf = (text: string) => text.trim().split("\n");

/** The first reply that is given or offered, and all of them. */
function offered(said: string): readonly string[] {
  const reply = replyTo(said, null);
  if (reply.verdict === "sure") return [reply.id];
  return reply.verdict === "unsure" ? reply.choices.map(({ id }) => id) : [];
}

const LIVING = linesOf(`
my mom lives with me
my dad is 84 and still works lol
my husband left me last year
my wife left me
were divorced, the kids are with me
my son moved out in june
my daughter is off to college and the house is so quiet
my mom raised me alone
my brother works in sales
my youngest, 14, does her homework online
our oldest, 16, drives herself now
my grandma watches the baby
lost touch with my dad years ago
lost my moms number lol
my sister just had a baby
my ex husband has the kids this week
i miss my mom shes in manila
missing my kids, i drive truck
my dad is in jail
my best friend got me into this
my husband is deployed
mama is coming to visit
My son is my whole world.
my parents are visiting till friday
my dad lost his job
my mom beat cancer
my wife and i split up in march
my kid is driving me crazy
dead tired, the baby was up all night
my phone died
dying to know more
my aunt is a nurse
my father in law runs a shop
my daughter is graduating friday
my nephew (16) lives with us
my grandson turned 5 today
today is my sons birthday
its my daughters 15th birthday today
my brother would love this
my dad would be mad if i quit
my wife would be happy if i was home more
nanay ko nagtitinda sa palengke
mi mama vive conmigo
mi esposo trabaja en el campo
My mother-in-law, she is a tough one.
My late start is because of my kids
I am late because my son missed the bus
my grandpa says hi
we put my mom in the guest room saturday
my dog is my best friend
`);

const LOST = linesOf(`
my son would be 15 today
my daughter wouldve turned 16 this week
she would have been 17 in june, we lost her last year
My late husband handled the money.
we put my mom in the ground saturday
buried my dad tuesday
my mom isnt with us anymore
lost my brother to an overdose
my grandma went to be with the lord sunday
its been hard since my wife passed
namatay po tatay ko last week
se me murio mi papa
my baby didnt make it
we had the funeral yesterday
mom died in march and im still not right
today wouldve been his 15th birthday
I am a widow, sorry, I am slow with these things.
my best friend got killed in a wreck tues
my dad's gone. he had a heart attack
lost my mom and i have to sort out her house
RIP to my cousin, cant talk today
My father passed on the 3rd.
kakalibing lang ng lola ko
my son took his life in may
the twins were stillborn
my husband dropped dead at work last month
cancer took my sister in may
my brother was shot and killed
we are burying my uncle friday
my little boy would be 10 now
`);

test.each(LIVING)("READ-3 nobody has died: %s", (said) => {
  if (concernIn(said) !== null) return;
  expect(offered(said)).not.toContain("grieving");
});
test.each(LOST)("READ-3 and somebody has: %s", (said) => {
  expect(offered(said)).toContain("grieving");
});

test.each(
  linesOf(`
nag dialysis si mama
nagdialysis si mama
na stroke si papa
nasa ospital si nanay
naaksidente asawa ko
may sakit anak ko
mi mama esta en dialisis
mi papa tiene cancer
mi hijo esta enfermo
`),
)("READ-3 who tells of an illness in Tagalog or Spanish is met with care: %s", (said) => {
  expect(offered(said)).toContain("ill");
});
