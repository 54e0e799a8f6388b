/** Words that people use for the same thing, one group a line: what says one of them is found by another. */
export const ALIKE = `
price, cost, expensive, pricey, fee, charge
money, budget, cash, afford, dollars, funds, rent
wife, husband, spouse, partner, couple, girlfriend, boyfriend
phone, call, dial, telephone, ring
meeting, appointment, booking, slot, session
message, dm, text, write, send, sms, inbox
answer, reply, respond, response, react
salary, pay, income, earn, earnings, commission, wage, paycheck, percentage
quit, leave, resign, stop
ai, artificial, machine, chatgpt, automation, automated, bot, robot, chatbot
tired, exhausted, burnout, burned, drained, fatigue, dreading
rejection, refusal, reject, refused, decline, no's
law, legal, rules, regulators, illegal, allowed
resume, cv
scam, cheat, fraud, fake, cheated, ripped
boss, manager, lead, supervisor, administrator
buy, purchase, buyer, pay
afraid, fear, scared, anxiety, nervous, reluctance, worry, worried
photo, picture, image, selfie
opener, opening, first, start, icebreaker
kid, children, child, daughter, son, school
family, father, mother, parents, dad, mom, brother, sister
sick, ill, illness, surgery, health
sad, grief, cry, upset, tears, distress
angry, mad, furious, rude, insult, yell
late, tardy, delay
show, attend, attendance, appear, absent, no-show, turn
silent, silence, quiet, ghost, ghosted, vanish, disappear
remind, reminder, confirmation, confirm
reschedule, postpone, move, change
cancel, cancellation
deadline, date, urgency, urgent, hurry, soon
scarcity, seats, places, spots, scarce
testimonial, review, proof
lie, lying, dishonest, invent, false, fake, embellished
honest, honesty, truth, truthful, candid, true
manipulate, manipulation, pressure, pushy, bully, coerce
discount, cheaper, haggle, negotiate, deal
loan, financing, credit, borrow, lender, installment
debt, bankrupt, bankruptcy, owe
tax, irs
contractor, freelance, freelancer, self-employed, 1099
job, role, position, career, employment
workplace, desk, office, room
computer, laptop, screen, monitor
internet, wifi, router, connection
headset, microphone, mic, headphones
break, pause, rest
holiday, vacation, off
doctor, physician, therapist, counselor, helpline
suicide, suicidal, hurt, crisis, harm
minor, underage, eighteen, teenager
language, translation, translate, english, foreign
accent, pronunciation
typo, spelling, misspelled, spell
emoji, smiley
link, url, address
template, script, skeleton
audit, review, check, inspect
improve, increase, raise, lift, better, boost
percentage, percent, rate, ratio
count, tally, measure, track, calculate
goal, aim, target, objective
habit, routine
evening, night, tonight
weekend, sunday, saturday, friday
story, tale, anecdote
listen, hear, attention
summary, summarize, recap, sum
objection, doubt, concern, pushback, hesitate, hesitation
excuse, pretext
think, consider, mull, decide, decision
competitor, competition, rival, alternative
guarantee, promise
refund, refunds, chargeback, clawback
promotion, promoted, advance
beginner, newbie, newcomer, new
block, ban, banned, locked, suspended
spam, junk
report, flagged, complaint, complain
unsubscribe, opt-out
privacy, personal, data, gdpr, details
record, recording
coach, teacher, trainer, mentor
learn, practice, exercise, homework, drill, rehearse
foolish, stupid, embarrassed, silly, dumb, ashamed
regret, remorse
apology, apologize, sorry, mistake, error, wrong
trust, believe, credibility, rely
age, old, years
camera, video, webcam, zoom
voice, audio, tone, sound
speak, talk, say
read, aloud
ask, question, inquire
question, interrogation
choose, pick, select
compliment, flatter, praise, flattery
gift, free, give
similar, like, common, same
expert, authority, certificate, credentials
group, community, forum
profile, headline, intro, bio
stranger, cold
lead, prospect
customer, client
invite, invitation, request
daily, day
weekly, week
monthly, month
quick, fast, speed, rapid
slow, calm
short, brief, concise, long
car, driving, wheel
coffee, drink, water
eat, lunch, food
walk, exercise, move, body
sleep, insomnia, bed
divorce, breakup, separated
commute, travel
dream, future, vision
analyst, detail, numbers, spreadsheet
driver, result, direct
amiable, harmony, pleaser, friendly
expressive, enthusiastic, excited
pain, problem, struggle, frustration, challenge
reason, why, cause
benefit, value, advantage
cost, inaction, waiting
silence, awkward
notes, document, summary
handover, pass, transfer
qualify, qualified, disqualify, criteria, requirements
fit, suitable, unsuitable, wrong
tracker, crm, system
test, experiment, version, split
leaderboard, ranking, top
imposter, impostor, fraud
confidence, confident, self-esteem
identity, motivation, discipline, mindset
focus, distraction, notifications, distracted
family, home
close, closing, ask
trial, try
seat, cohort, class
lease, contract, agreement
`;

/** Words of a question that are less than its subject. */
export const FILLERS =
  "day time thing things people person someone anyone everyone way take get got make use using good best okay ok need want know tell say talk really just going go lesson video part prospect prospects lead leads client example tip tips advice explain about mean means meaning do does did work works guy man woman become stay still keep give happen much many long right ever else even";

/** How a question asks for an amount, and the words of which one is in its answer. */
export const AMOUNTS: readonly { asks: RegExp; words: string }[] = [
  {
    asks: /\bhow (?:long|soon|often)\b|\bwhen\b|\bwait\b/,
    words: "seconds minutes hours days weeks months years hour minute week month",
  },
  {
    asks: /\bhow (?:many|much)\b|\bwhat (?:percentage|percent|rate)\b|\bnumber of\b|\bmax\b|\bmaximum\b|\blimit\b/,
    words:
      "hundred ten twenty thirty forty fifty seventy five three two six percent dollars maximum limit half",
  },
];
