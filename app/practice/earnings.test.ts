/** What setters promise without the word: an amount held out to the prospect, and amounts that are not (PRAC-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { earningsIn } from "./earnings";
import { read } from "./message-classifier";

const HELD_OUT = `
Want to make 10k a month from your phone?
quit your job, u can earn 10k+ in your first month
We have people making six figures. Interested?
imagine making an extra 3k a month
How would you like to earn $5,000 a month from home?
our setters are pulling in 8k months
ur gonna be making 5 grand a week no cap
My girl Tasha just cleared 12k last month doing this
You could replace your income with 6k a month
Ever thought about making an extra 500 a week?
most of our students hit 10k/mo in 90 days
five figures a month is realistic here
Ready to make your first 10k?
we got moms making four figures a week
How does 10k a month sound?
what if you could make 15k/month working 2 hrs a day
10k months are normal here
Are you looking to make $4k-$6k per month on the side?
we help people like you make 5-10k a month online
In your first month you'll see around 4,000
ppl on my team average 9k a month
The role pays you up to $12,000 a month
Imagine 10k a month hitting your account
earning potential is 10k a month
it's a six-figure opportunity
get paid 6 grand a month to text people
so would u be down to make an extra 2k a month w just ur phone
I went from broke to six figures in a year with this
Our top people are at 20k a month
a few grand a month on the side, easy
She made 5.5k in her first month
my students make ten grand a month
Hey! Wanna earn $200 a day posting online?
People with zero experience are bringing home 4k/month
what would you do with an extra 5k every month?
Serious question, do you want to make 10k a month or stay where you are?
this will get you to 10k a month
We'll get you to five figures
I've got a spot for you, 2k a week, start monday
I know a guy who went from 0 to 10k in 60 days
10k a month is super doable with DMs
You can hit six figs your first year
lots of moms do 6k a month around their kids
This could be 5k extra every month for you
Yo I'm making $300 a day just texting people, want in?
Beginner friendly, $1,500 weekly
your first paycheck could be 2,500
if you want to make 10k a month this is it
we took Jess from 2k to 11k a month
Would you be open to a side hustle paying 4-6k per month?
Low ticket setters get $50/hr
Get to 10k/mo or you dont pay
I can show you how I earn 9,000 a month
what if i told you 10k a month is possible
setting is how my cousin makes 100k a year
Make up to £3,000 a month
Most earn between 5k and 8k monthly
`;
const INNOCENT = `
you told me you make 3k
so the rent is 1,200, that's rough
what do you make, 3k or 5k?
I can't promise you 10k
It's $100 per qualified call plus 10% commission on deals that close.
so you make 3k a month at the cafe right now?
Do you make around 3k a month?
roughly what do you earn a year, 40k or 60k?
you said 4k a month would let you quit, right?
Nobody makes 10k in their first month here
anyone who promises you 10k a month is lying
I used to make 2k a month at starbucks
I was making 2k a month waiting tables before this
they told you you'd make 10k a month and took your money?
what did you lose, 2k?
you paid 3k for that course, that stings
is 5k a month your goal?
what's your goal for a month, 3k, 5k?
so you want to make 5k a month?
If your rent is 1500 a month I get why that's tight
The people you book are looking at coaching packages of $3,000 to $5,000.
did they promise you six figures?
so your income is around 50k a year?
the daily target is 100 to 150 DMs
I won't tell you you'll make 10k a month
2k down the drain, that hurts
do you owe more than 5k?
our clients make 500k a year with their businesses
and with 1,200 in rent every month you'd need something steady
Are you making about 3k a month now?
In 2026 we moved everything online
what would you like to make, like 2k or 4k extra a month?
my car cost 5,000 last year lol
and that 10k guy, what happened with him?
your last job paid 15 bucks an hour?
is that 40k before taxes?
Results vary, I really can't say you'd make 5k a month
you have 300 people a day coming through there
Those "make 10k a month" ads drive me crazy too
What made you pay 2k for it?
I get why you're careful after losing 4k
Thanks for being open about the 4k a month goal
Just so I get it right, you bring in about 2,800 a month?
I don't want to throw numbers like 10k at you
Nobody can tell you you'll earn 5k
We pay $100 for every qualified call you book
Are you closer to 30k or 50k a year?
Is that 2k take home?
The guys who took 3k from you, did you ever get it back?
Was it the 2,000 course from that YouTuber?
So 2,500 a month is what you need to leave the warehouse?
How many of the 150 DMs do you answer a day?
Closed deals are packages of $3,000 to $5,000 so 10% is $300 to $500
In my old job I made 2k a month and hated it
How long did it take to pay off the 6k?
I'm not going to tell you six figures in 30 days, that's nonsense
Do you have any debt over 5k?
I hear you, 900 in rent and two kids is a lot
sorry you lost 2 grand to that
No one here promises 10k months
what's your income right now, under 40k, 40 to 60k, above?
And your credit score, more like 650 or 700?
Would 15 hours a week be possible?
I can't say whether you'd make 3k or 300, it depends on you
what did that program cost, 2k?
Did he tell you 10k a month too?
So you earn 18 an hour at the dental office?
We talked to 2,000 people last year
tomorrow at 5 pm Central works, your time?
they'll ask about income and credit, 650 or higher helps
is it the 5k a month that made you skeptical?
You'd need at least 15 hours a week for 60 days
How soon would you need the 3k?
`;
const PAID_BACK = `
most ppl make it back by like their 2nd client so its basically free
our last girl paid it off in 3 weeks lol
pays for itself in like a month
honestly it pays for itself
most of our students break even by month two
one of our moms made her money back w her first deal
everyone on the team recouped the cost in their first month
the training is 3k but most people make that back in 6 weeks
you'll earn it back with your first two clients
ur first commission covers the whole thing
the last guy I trained had the fee paid off in a month
i made my money back my first month
did you know most people make it back by their 2nd client?
some ppl get it all back in like 2 weeks fr
like our setters usually have it paid off within 60 days
2 deals and it's paid for itself
my student jess got her investment back in her first month
almost everybody here is in the green by week 5
one check pays it back
youll make ur money back super quick
the setter before you paid back the tuition in five weeks
she made back what she spent in 3 weeks
they all make back the cost pretty fast
most folks have recovered their investment by their third client
the program basically pays you back in the first month
a girl from ohio paid the whole program off after 2 paychecks
the first client basically pays for it
our people earn the tuition back in no time
took my girl maya 2 months to pay back the course w her commissions
everyones broken even by week 6
dont worry, our last girl paid it off in 3 weeks
no brainer, most people make it back in a month
if ur scared of the cost, most ppl make it back in a month
it's paid for itself with one deal for every setter i know
`;
const NOT_PAID_BACK = `
did u ever get any of it back?
nobody makes it back in a week
i can't say how fast people make it back
how long did it take you to pay it off
my sister had 6k in card debt and she paid it off in 2 years
you paid it off in 3 years? nice
did you make it back by monday
most people get back to me in a week
did he ever pay you back after that month?
I won't tell you it pays for itself, that depends on you
they told you you'd make it back in a month, right?
anyone who says you make it back in a week is lying
some people never made it back, i'll be honest
i got my car back from the shop in 3 days
results vary, so i can't promise you make it back by your first client
i paid my loan off in 3 years
is that the phone you got back last week?
we get back to everyone within two days
you can get your deposit refund back in 30 days
take a week, then get back to me
the training is paid, and you see the price before you decide
how would you pay it back if it doesnt work out?
everyone gets paid for each call they book
I made it back home after a long week
so you want to pay off your cards by next year?
it took my mom years to get back on her feet
what did it cost you, and did you get your money back in the end?
i hope you get it back one day
if you ever make it back to sales, call me first
`;
const linesOf = (lines: string) => lines.trim().split("\n");

describe("PRAC-3 an amount that people are said to earn", () => {
  test.each(linesOf(HELD_OUT))("promises a result and is no claim: %s", (line) => {
    const { moves, invented } = read(line);
    expect(moves).toContain("guarantee");
    expect(invented).not.toEqual([]);
  });
  test.each(linesOf(INNOCENT))(
    "is none where it is asked, denied or somebody else's: %s",
    (line) => {
      const { moves, invented } = read(line);
      expect(moves).not.toContain("guarantee");
      expect(invented).toEqual([]);
    },
  );
  test.each(linesOf(PAID_BACK))("is promised by what others got back: %s", (line) => {
    const { moves } = read(line);
    expect(moves).toContain("guarantee");
    expect(moves).not.toContain("set-expectations");
  });
  test.each(linesOf(NOT_PAID_BACK))(
    "is not promised where something else comes back, or it is asked or denied: %s",
    (line) => {
      expect(read(line).moves).not.toContain("guarantee");
    },
  );
  test("is promised by whoever got it back, by whatever means and in whatever time", () => {
    const who = [
      "most ppl",
      "our last girl",
      "my students",
      "everyone here",
      "the setter i trained",
    ];
    const did = [
      "made it back",
      "paid it off",
      "broke even",
      "recouped the cost",
      "paid off the training",
    ];
    const soon = ["in 3 weeks", "with their 2nd client", "by like month two", "within 60 days"];
    const all = who.flatMap((one) =>
      did.flatMap((does) => soon.map((time) => `${one} ${does} ${time}`)),
    );
    const after = ["", " lol", " so its basically free", "!!", " tbh"];
    const told = all.flatMap((line) => after.map((end) => line + end));
    expect(told.filter((line) => !earningsIn(line, []).promises)).toEqual([]);
    const fine = all.flatMap((line) => [
      `did ${line}?`,
      `i cant say if ${line}`,
      `how many of ${line}?`,
    ]);
    expect(fine.filter((line) => earningsIn(line, []).promises)).toEqual([]);
  });
  test("may be the prospect's own, said again", () => {
    const line = "Imagine you made that 4k a month and could leave your job";
    expect(read(line).invented).not.toEqual([]);
    expect(read(line, ["4k a month and i could leave my job"]).invented).toEqual([]);
  });
  test("with the company's own words for it promises nothing, and stays no claim", () => {
    const { figures, promises } = earningsIn("Some make 9k a month, but results vary a lot", []);
    expect(promises).toBe(false);
    expect(figures).not.toEqual([]);
  });
  test("is read in a moment, however long the message", () => {
    const long = "make 10k or 5 or 10 or 1,000 a few hundred ".repeat(400);
    expect(earningsIn(long, []).figures.length).toBeGreaterThan(100);
  });
});
