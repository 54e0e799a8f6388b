/** Ages of a child who died and of somebody in the family are no minors who want the role, as many people write them (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { concernIn } from "./concerns";

const linesOf = (text: string) => text.trim().split("\n");

const OF_A_LOST_CHILD = linesOf(`
my son would be 15 today
my daughter wouldve turned 16 this week
she would have been 17 in june
he'd be 14 now
my baby girl would be 10 this year
our boy would of been 12 tomorrow
sorry im slow today, my son would have turned 16
my little brother woulda been 17 today 💔
we lost him in 2019, he would be 13 now
today is hard. my daughter would have been sixteen.
my stillborn son would be 9 this month
My late daughter would have turned fifteen yesterday.
lost my niece last yr shed be 16 rn
she'd have turned 13 in may
our Emma would be 11 now and i still set the table for her
my boy he would be 17 if he was here
today would have been his 15th birthday
my nephew would've been 16 on friday so we are all at the cemetery
`);

const OF_THE_FAMILY = linesOf(`
my youngest, 14, does her homework online
our oldest, 16, drives herself now
my kid (12) needs the laptop till 6
my oldest is 17 and about to get her license
middle one, 13, has braces to pay
my stepson 15 eats everything lol
my nephew (16) lives with us
got my grandbaby, 11, on weekends
my daughter 14 and my son 10 are with me
Both of my boys, 12 and 15, play football.
my baby sister, 13, stays with me so nights are loud
i pick up my youngest (9) at 3
the oldest one 16 can watch the baby
my girl, 15, says hi lol
mi hijo de 15 años está conmigo
mi hija, 12, va a la escuela
anak ko 14 na, maingay minsan
my panganay is 16 so may tulong ako
My eldest, aged 17, leaves for college next year.
my teenager, 15, thinks i'm a boomer
kids are 9 13 and 17
my twins, 11, have practice thursdays
i watch my brothers kid, 10, after school
hubby and our 2 girls 12 and 9
my youngest whos 14 needs picking up
her brother, 16, just got a job at publix
my sons 15 n never off the xbox
my daughters only 13 so i need to be home
MY OLDEST 17 AND MY YOUNGEST 12 ARE BOTH IN TRAVEL BALL
my granddaughter, 14, lives with me since her mama left
my boy 13 got suspended today sorry for the slow reply
i have two, 16 and 11, and a husband who works nights
so my oldest she is 15 she watches the little ones period
My son, sixteen, has autism and I homeschool him.
`);

const WHO_WANTS_THE_ROLE = linesOf(`
my youngest, 16, wants to do this too
our oldest, 17, could he apply
my kid (15) is great with people can she join
can my son do it hes 17
would you take my daughter, 16
my daughter would be 17 when she starts, is that ok
my son would be 16 by then can he start
my nephew would be 15 this summer, could he work with me
id be 17 when i start
i would be 16 in june
i'd turn 17 next month
im the oldest, 16
im the youngest, 14, of 5 kids
my moms oldest, im 15
im 15 and my youngest brother is 9
me and my sister, 14, want to do this
my brother is 20 and im 16
asking for my kid, 13
its for my nephew, 16
for my daughter, 15, shes looking for a job
my 16 yr old wants in
my mom said her oldest (me, 17) can do it
I shall be 17 in May.
hi im mia 15 from ohio
my oldest, 17, is interested in this job
could you hire our oldest, 16
my son, 16, asked if he can do this
mi hijo de 15 quiere trabajar
is it ok if my kid (14) does the calls for me
my daughter, 15, will be doing the messages for me
i am my parents youngest, 15
my girl 16 needs a job too, this would be perfect for her
I have a son, 17, who would be excellent at this.
put my oldest, 16, on the call instead
my daughter 17 will take the interview
me and my brother, 15, could split the hours
we lost our dad and id be 16 when i start
`);

describe("READ-3 an age of somebody else", () => {
  test.each(OF_A_LOST_CHILD)("is no minor where a child died: %s", (said) => {
    expect(concernIn(said)).toBeNull();
  });
  test.each(OF_THE_FAMILY)("nor in a family: %s", (said) => {
    expect(concernIn(said)).toBeNull();
  });
  test.each(WHO_WANTS_THE_ROLE)("but is one who wants the role: %s", (said) => {
    expect(concernIn(said)).toBe("minor");
  });
});
