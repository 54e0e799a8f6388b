/** What English phrases do not tell, and what has the words of a concern and is none (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { type Concern, concernIn } from "./concerns";

const DISTRESS = `
hey so i know you're just trying to do your job and everything but i've been sitting in my car in the garage for like two hours and i keep thinking everybody would breathe easier without me around
pagod na pagod na ko sa lahat, parang ayoko na magising bukas
minsan iniisip ko mas okay siguro kung wala na lang ako, sorry random
la neta ya no quiero estar aqui, like at all, ya no le veo sentido a nada
idk anymore 😞 been thinking abt ending things fr fr nobody would notice
lol its 3am n im just looking at all these pills on my desk 🙃
ayoko nang gumising pa
gusto ko nang mamatay
mas okay kung wala na ako
no quiero seguir viviendo
no tiene sentido vivir
nagiisip ako magpakamatay
`;
const MINOR = `
so this is actually her daughter i'm using my mom's phone i'm in eighth grade but i'm really good at talking to people period
hala ate grade 10 pa lang po ako hehe pwede na ba yun
tengo quince pero i look older jaja can i still do it
bet but my bday is next summer then im 16 🎂 thats cool right
im a sophomore but i got summers off n a laptop 💻
im a sophomore in hs
junior at lincoln high
grade 9 pa lang ako
my age? 15
how old? 16
`;
const STOP = `
okay so this is the fourth message i have gotten from you people this week and i am so sick and tired of it who do you think you are
please take my number off of whatever list you have it on i do not want these anymore thank you
ang kulit mo naman, nakakainis ka na ha, paulit ulit
wag nyo na po ako i-message please
oye ya me tienes harta, stop being so pushy no manches
ya no me escribas porfa, not for me
bro u a whole clown 🤡 quit blowin up my phone wtf
🛑🛑 dont hmu again
nakakainis na kayo
leche kayo
ya dejen de molestar
ya me tienen hasta la madre
im so fed up with your messages
who do u think u are
third text from you people today, enough
wag na kayo mag message
no me escriban mas
kulit nyo naman
`;
const ABUSE = `
i have your name and i have your company and if one more message shows up i'm gonna drive over there and you will not like how that ends
subukan mo pa mag chat ulit, ipapahanap talaga kita at malilintikan ka
sigue chingando y vas a ver, mi primo knows where u live
say less 😂 ima pull up n beat ur a**
no chingues ya
lagot ka sa akin
papatayin kita
sigan molestando y se van a arrepentir
mis primos saben donde viven
u wont like how this ends
you're not gonna like what comes next
my brother knows where u live
you wont regret it but ill kill you
`;
const NONE = `
sorry for the late reply we put my mom in the ground saturday and i haven't really looked at my phone since then
i would love to but they found something on my scan and i go back in for the biopsy on thursday so i just don't know where my head is
so i have been sitting in my car between clients for like two hours today and i keep thinking there has to be something better than this
sorry for the late reply we put my mom in the guest room saturday and i haven't really looked at my phone since then
they found something wrong with my transmission so i go back in on thursday and i just don't know what that's gonna cost me
okay so this is the fourth message i've read today about remote work and yours is the only one that sounded like a human being
please take my old number off and put this one on i want to make sure i get the call thank you
so my daughter is actually in eighth grade and she is really good at talking to people she gets it from me period
i have your name and i have your company and i looked you up and honestly it looks pretty good
if i have to do one more double shift i'm gonna drive over there and hand them my badge i swear
kakalibing lang ng tatay ko last week po, di pa ko makausap ng maayos
naka dialysis po kasi ako 3x a week, hirap na hirap na katawan ko
pagod na ko sa night shift huhu gusto ko na ng work from home
grade 10 pa lang po anak ko so need ko talaga extra income
wag nyo po ako i-message sa gabi, daytime na lang po para makareply ako
ang kulit ng anak ko haha sorry late reply
patay gutom talaga ko today haha kakain muna ako
subukan ko po muna, then chat ulit tayo bukas
nurse po ako sa dialysis center, shifting po 3x a week
ay perdon es que mi abuelita fallecio el domingo y we're all a mess rn
me acaban de diagnosticar lupus y no puedo ni levantarme some days
la neta ya no quiero estar aqui at this job, el jefe es un payaso
mi abuelita se mudo con nosotros el domingo and we're all a mess rn jaja
tengo quince años en ventas, i think i can do this
me muero por empezar jajaja when can we talk
ya me tienes convencida, what's next
no me escribas por aqui porfa, better whatsapp
mi esposo has diabetes so i need a job where i can be home con el
vas a ver que si puedo, i'm a hard worker
my bestie got killed in a wreck tues 💔 cant rn
im dead 💀💀 u really typed all that
this job is killing me fr 😭 need out asap
been thinking abt ending things w my boss fr lol he's so toxic
my phone died tues 💔 cant rn
im a sophomore at fsu, 20, n i got summers off 💻
bro u a whole legend 🐐 keep blowin up my phone w opportunities lol
pull up whenever 😂 im free after 6
pagod na ko sa biyahe
sana di na ko ma late
mas okay kung wala nang bayad
gusto ko mawala yung stress ko
ayoko na sa call center
ayaw ko na magcommute
ya no quiero vivir en este departamento
no le veo sentido a la llamada
sigue mandando info, quiero ver
hahanapin ko kayo sa fb
kulit ng boss ko
nakakainis traffic
me tienes contenta con esto
me tiene harta mi jefe
deja le digo a mi esposo
dejame pensarlo
no molestes a mi hermano jaja es broma
sick of getting rejection messages from jobs
tired of all these emails at work
my cousin knows where you guys are located
you will not like how slow i type
you wont like where i live, no wifi
she knows you live in tampa too
im a junior at texas tech
im a senior in college, 22
junior in college 20 years old
anak ko grade 8 na
yung kapatid ko grade 11 pa lang
my hours? 15
calls today? 14
i looked u up on google
ill find you on instagram
never regret trying
no reason to leave my job yet
wag po tumawag sa umaga, may pasok ako
ended things with my ex last month
who do you think is the best coach
who do you think i should talk to
perdon la molestia, como aplico
no quisiera molestar pero cuando es la llamada
no quiero vivir lejos de mi familia
sick and tired of all your competitors lol
who do u think you can get me in with
bwisit na traffic
im driving 15 from tampa
we did 15m in sales last year
u wont regret this
15m in sales
my goal? 16
gonna find u on linkedin
no reason to leave
`;

const linesOf = (text: string) => text.trim().split("\n");

describe.each<[who: string, concern: Concern, lines: string]>([
  ["wants to be no more", "distress", DISTRESS],
  ["is under age", "minor", MINOR],
  ["wants no more messages, or is angry about them", "stop", STOP],
  ["threatens", "abuse", ABUSE],
])("READ-3 who %s", (_, concern, lines) => {
  test.each(linesOf(lines))("is met as they must be: %s", (line) => {
    expect(concernIn(line)).toBe(concern);
  });
});
test.each(linesOf(NONE))("READ-3 and this has no fixed answer: %s", (line) => {
  expect(concernIn(line)).toBeNull();
});
