/** Words that people use for the same thing, one group a line: what says one of them is found by another. */
// cspell:disable
export const ALIKE = `
price, cost, expensive, pricey, fee, charge, costly
money, budget, cash, afford, dollars, funds, rent
wife, husband, spouse, partner, couple, girlfriend, boyfriend, wives, fiance
phone, call, dial, telephone, ring, cellphone, mobile, smartphone
meeting, appointment, booking, slot, session
message, dm, text, write, send, sms, inbox
answer, reply, respond, response, react
salary, pay, income, earn, earnings, commission, wage, paycheck, percentage
quit, leave, resign, stop, quitting, resignation
ai, artificial, machine, chatgpt, automation, automated, bot, robot, chatbot
tired, exhausted, burnout, burned, drained, fatigue, dreading
rejection, refusal, reject, refused, decline, no's, refuse, denied
law, legal, rules, regulators, illegal, allowed
resume, cv, vitae
scam, cheat, fraud, fake, cheated, ripped, swindle, ripoff
boss, manager, lead, supervisor, administrator
buy, purchase, buyer, pay, bought, shopper
afraid, fear, scared, anxiety, nervous, reluctance, worry, worried, anxious
photo, picture, image, selfie, pic, snapshot, headshot
opener, opening, first, start, icebreaker
kid, children, child, daughter, son, school
family, father, mother, parents, dad, mom, brother, sister, mum
sick, ill, illness, surgery, health
angry, mad, furious, rude, insult, yell, anger, rage, pissed
late, tardy, delay, punctual, delayed, lateness
show, attend, attendance, appear, absent, no-show, turn
silent, silence, quiet, ghost, ghosted, vanish, disappear, ghosting
remind, reminder, confirmation, confirm
reschedule, postpone, move, change
deadline, date, urgency, urgent, hurry, soon
testimonial, review, proof
lie, lying, dishonest, invent, false, fake, embellished, liar
honest, honesty, truth, truthful, candid, true
manipulate, manipulation, pressure, pushy, bully, coerce, manipulative
discount, cheaper, haggle, negotiate, deal, bargain, coupon
loan, financing, credit, borrow, lender, installment
debt, bankrupt, bankruptcy, owe
tax, irs, taxes, deduction, accountant, vat
contractor, freelance, freelancer, self-employed, 1099, independent, w2, gig, employee
job, role, position, career, employment, roles
workplace, desk, office, room
computer, laptop, screen, monitor, pc, macbook
internet, wifi, router, connection, broadband, online
headset, microphone, mic, headphones, earbuds, earphones, airpods
break, pause, rest
holiday, vacation, off, pto, getaway
doctor, physician, therapist, counselor, helpline, gp, medic
suicide, suicidal, hurt, crisis, harm, self-harm
minor, underage, eighteen, teenager, teen, adolescent
language, translation, translate, english, foreign
accent, pronunciation, dialect, pronounce
typo, spelling, misspelled, spell, misspelling
emoji, smiley, emoticon
link, url, address, hyperlink
template, script, skeleton
audit, review, check, inspect
improve, increase, raise, lift, better, boost
percentage, percent, rate, ratio, rates
count, tally, measure, track, calculate
goal, aim, target, objective
habit, routine, ritual, regimen
weekend, sunday, saturday, friday
story, tale, anecdote, storytelling, narrative
listen, hear, attention, heard, ears
summary, summarize, recap, sum, summarise
objection, doubt, concern, pushback, hesitate, hesitation
excuse, pretext, alibi
think, consider, mull, decide, decision, thought, ponder
competitor, competition, rival, alternative
guarantee, promise, warranty, assure, pledge
refund, refunds, chargeback, clawback, reimbursement, moneyback
beginner, newbie, newcomer, new, rookie, novice, inexperienced
block, ban, banned, locked, suspended
spam, junk, spammy, spammer
report, flagged, complaint, complain
unsubscribe, opt-out, optout, dnc, stop
privacy, personal, data, gdpr, details, confidential, sensitive
coach, teacher, trainer, mentor, instructor, tutor, coaching
learn, practice, exercise, homework, drill, rehearse, practise
foolish, stupid, embarrassed, silly, dumb, ashamed, idiot
regret, remorse, regretted, rue
apology, apologize, sorry, mistake, error, wrong, apologise
trust, believe, credibility, rely
age, old, years
camera, video, webcam, zoom
voice, audio, tone, sound
speak, talk, say, spoke, spoken
read, aloud, recite
ask, question, inquire
question, interrogation, interrogate, grilling
choose, pick, select, chose, chosen
compliment, flatter, praise, flattery
gift, free, give, freebie, giveaway
similar, like, common, same
expert, authority, certificate, credentials
group, community, forum, communities
profile, headline, intro, bio
stranger, cold, unknown
lead, prospect, prospective
invite, invitation, request
daily, day, everyday
weekly, week, weeks
monthly, month, months
quick, fast, speed, rapid, swift
slow, calm, unhurried
short, brief, concise, long
car, driving, wheel, vehicle, steering
coffee, drink, water, milk, tea, beverage, caffeine
eat, lunch, food, meal, snack, dinner, breakfast
walk, exercise, move, body
sleep, insomnia, bed, asleep, nap, slept
divorce, breakup, separated, divorced
commute, travel, traffic, bus
dream, future, vision
analyst, detail, numbers, spreadsheet
driver, result, direct
amiable, harmony, pleaser, friendly
expressive, enthusiastic, excited
pain, problem, struggle, frustration, challenge
reason, why, cause
benefit, value, advantage, perk, upside
cost, inaction, waiting
silence, awkward, stillness
notes, document, summary
handover, pass, transfer, handoff
qualify, qualified, disqualify, criteria, requirements
fit, suitable, unsuitable, wrong
tracker, crm, system
test, experiment, version, split
leaderboard, ranking, top
imposter, impostor, fraud
confidence, confident, self-esteem
identity, motivation, discipline, mindset
family, home, household
close, closing, ask
trial, try, tryout
seat, cohort, class
lease, contract, agreement
weekday, monday, tuesday, wednesday, thursday, friday, midweek, workday
morning, dawn, breakfast, early, sunrise, mornings
noon, midday, lunchtime, lunch
yesterday, today, tomorrow, tonight
season, spring, summer, winter, autumn, seasonal
quarter, quarterly, trimester
yearly, annual, annually, year, anniversary
fortnight, biweekly, weeks
duration, length, lasts, timeframe
timezone, zone, eastern, pacific, est, pst, utc
timeline, timing, timeframe, schedule, when
schedule, calendar, agenda, planner, calendly, timetable
agenda, to-do, todo, due, tasks, checklist
recently, lately, recent, newly
rarely, seldom, hardly, infrequent, scarcely
often, frequent, frequency, frequently, regularly
forever, always, permanent, endless, eternity
immediately, instantly, asap, promptly, straightaway, straight, instant
later, afterward, afterwards, subsequently, delayed
speed, pace, tempo, rhythm, velocity
rush, hurry, hurried, hasty, rushed, haste
procrastinate, procrastination, delay, postpone, stall, lazy
outdated, obsolete, expired, stale, expire, old
nickname, shorten, name, surname, alex
greeting, hello, greet, hi, hey, salutation
grandmother, grandma, granny, grandfather, grandpa, grandparent, nana
newborn, baby, infant, pregnant, pregnancy, birth, toddler, maternity
wedding, marriage, marry, married, bride, engagement, anniversary
colleague, coworker, co-worker, teammate, workmate, peer
recruiter, headhunter, hr, hiring, recruitment, hire, recruit
nurse, hospital, medical, caregiver, nursing
occupation, nurse, teacher, waiter, recruiter, therapist, counselor
lawyer, attorney, legal, solicitor, law
founder, owner, ceo, entrepreneur, startup
closer, salesperson, salesman, seller, rep
setter, sdr, bdr
retail, store, shop, supermarket, mall, cashier
company, business, firm, corporation, employer, enterprise, companies
exam, exams, quiz, graduation, finals
unemployed, unemployment, layoff, jobless, fired, sacked, laid-off, redundancy
skill, skills, ability, talent, capability, abilities
portfolio, showcase, samples
roleplay, rehearsal, practice, simulate, plays
supervise, supervised, oversee, observe, supervision
onboarding, orientation, induction, newcomer
lecture, preach, sermon, moralize, scold, nag
ignorance, clueless, unaware, uninformed, knowledge
keyboard, typing, keystroke, audible
noise, noisy, loud, background, audible, fan
outage, hotspot, offline, tethering, router, fails
notification, alert, ping, buzz, popup, alarm, bell
tool, tools, software, app, apps, plugin
website, webpage, site, homepage, web
account, login, username, accounts
password, passport, passcode, login, pin
file, folder, document, directory, files
pdf, attachment, brochure, ebook, attached
backup, stored, store, save, archive, saved
delete, deleted, remove, erase, discard, scrap, eliminate
email, mail, gmail, outlook, emails
domain, dns, spf, dkim, dmarc, deliverability
newsletter, bulletin, mailing, broadcast, mailchimp
deliver, delivered, delivery, bounced, undelivered, undeliverable
facebook, fb, meta, messenger
instagram, insta, ig, reels
linkedin, inmail, connection
media, platform, facebook, linkedin, instagram, messenger, network
follower, followers, subscriber, audience, fans
post, posts, publish, upload, posting
comment, comments, remark, commenter, thread
share, forward, send, sharing, attach
advertisement, ads, ad, advertising, commercial, promo, marketing, campaign
shadowban, shadow, ban, restricted, suppressed
warning, warn, caution, alert, beware
seen, viewed, opened, unread, receipt
follow-up, followup, follow, nudge, bump, bumping, recontact
chase, pester, bother, annoy, harass, nag, stalk
contact, contacted, reach, outreach, prospecting, contacting
crm, ghl, gohighlevel, hubspot, salesforce, pipeline, tracker
kpi, metric, metrics, statistics, stats, numbers, figures
faq, faqs, questions
sop, procedure, process, protocol, workflow, instruction
icp, ideal, avatar, persona, niche
roi, profit, payoff, return
eod, report, daily, debrief
bant, gpct, framework, acronym, model
europe, european, eu, gdpr
america, usa, american, united, states
country, location, region, nation, city, town, hometown, abroad
house, home, apartment, property, mortgage, flat
rent, lease, landlord, tenant, apartment, rental
beach, seaside, coast, ocean, sea, seashore
bus, train, subway, transport, commute
trip, travel, journey, flight, vacation, traveling
print, printed, printout, printer, paper
draw, drawing, diagram, sketch, circle
spreadsheet, excel, sheet, table, spreadsheets
clothes, clothing, outfit, dress, wearing, coat, suit
color, green, red, blue
dog, puppy, pet, animal, cat, shark
weather, climate, rain, temperature
fitness, gym, workout, exercise, stairs, jog
breathe, breath, breathing, inhale, exhale, meditation, meditate
headache, headaches, migraine, ache, symptom, signs, sign
therapy, therapist, psychologist, counseling, psychiatrist, counselor
helpline, hotline, lifeline, crisis
violence, violent, abuse, assault, domestic
depression, depressed, hopeless, miserable, sad
energy, stamina, vitality, energetic, strength
exhaustion, drain, draining, burnout, overworked, overwork
stress, stressed, overwhelm, overwhelmed, tension, strain, tense
slump, dip, rut, plateau, drought, downturn
recover, recovery, recovering, heal, rebound
relief, relieved, relax, unburden
calm, relaxed, composed, peaceful, serene, calmly
comfortable, uncomfortable, comfort, ease, uneasy, discomfort
feeling, emotion, emotional, mood, feel, sentiment, felt
sympathy, empathy, compassion, empathetic, pity, condolence
excited, thrilled, eager, enthusiasm, passionate, hyped
frustrated, disappointed, dissatisfied, unhappy, annoyed, irritated, letdown, frustration, disappointment
embarrassed, embarrassing, humiliated, shame, blush, embarrassment
guilt, guilty, blame, shame, fault
pride, proud, ego, dignity
hope, hoping, hopeful, optimism, optimistic
cynicism, cynical, pessimism, negativity, negative
hate, hated, dislike, loathe, despise, hates
love, loved, adore, enjoy, fond, loving
humor, humour, joke, jokes, funny, sarcasm, irony, wit
stuck, trapped, stagnant, stagnate
brave, courage, bold, fearless, courageous
reluctance, reluctant, unwilling, avoidance, shy, timid
willing, willingness, willingly, readiness
insult, insulted, offend, offended, swear, curse, abusive
rude, rudeness, impolite, disrespectful, hostile, nasty, aggressive
badmouth, mouth, criticize, gossip, disparage, slander, trash
respect, respectful, esteem, honor, honour
needy, desperate, desperation, clingy
bored, boring, dull, tedious, monotonous, boredom
curiosity, curious, interest, interested, intrigued, inquisitive
nosy, prying, intrusive, invasive, snoop
driver, dominant, impatient, bossy, blunt
analyst, analytical, logical, skeptical
suspicious, suspicion, dubious, shady, sketchy, untrustworthy
careful, cautious, prudent, vigilant, carefully
reputation, renown, damaged
perseverance, persistence, persistent, resilience, resilient, grit, tenacity
willpower, discipline, self-discipline, disciplined
motivation, motivated, motivate, inspired, inspiration
values, ethics, ethical, morals, integrity, moral, ethic
affirmation, affirmations, mantra, aloud
unsure, uncertain, undecided, indecisive, maybe, perhaps
memory, remember, forget, forgot, forgotten, recall, memorize
brain, mind, head, psychology, psychological
psychology, influence, persuade, persuasion, convince, cialdini, principles
reciprocity, reciprocate, favor, favour
consistency, consistent, commitment, commit
shortcut, shortcuts, heuristic, hack
logic, logical, rational, reasoning, sensible
fact, facts, information, info, evidence, data, proof, prove, proven
judge, judgment, judgement, judging, verdict
assume, assumption, presume, suppose, assumptive
expect, expectation, anticipate, predict, prediction, forecast, foresee
guess, guesswork, estimate, speculate, approximate, roughly, approximately, ballpark
exact, exactly, precise, precisely, accurate, verbatim
specific, concrete, particular, precise, detailed
vague, unclear, fuzzy, ambiguous, abstract, imprecise
clear, clarity, clarify, plain, understandable, obvious
confuse, confused, confusing, puzzled, baffled
understand, understood, comprehend, grasp, understanding
explain, explanation, describe, clarify, elaborate
example, instance, sample, illustration
important, matters, crucial, essential, significant, vital, matter
necessary, require, required, requirement, essential
useful, helpful, valuable, practical, handy
worth, deserve, deserving, worthy, merit
easy, simple, effortless, straightforward, easily, basic
difficult, hard, tough, challenging, tricky, difficulty
basics, fundamentals, essentials, foundation
possible, feasible, doable, realistic
normal, ordinary, everyday, usual, typical, regular
different, differ, distinct, various, difference
identical, equal, alike, unchanged, same
resemble, resembles, similar, lookalike, relatable
opposite, contrary, reverse
compare, comparison, versus, contrast, comparing, compared
options, option, choice, choices, alternative
pros, cons, advantages, disadvantages, drawbacks
weakness, weak, flaw, shortcoming, drawback, imperfection
empty, vacant, blank, void
half, halve, fifty, halves
increase, growth, grow, expand, rise, climb
decrease, drop, dip, fall, reduce, lower, shrink
reduce, cut, trim, shorten, shorter, condense
lengthy, wordy, rambling, verbose, paragraphs
sudden, suddenly, abrupt, abruptly
bad, terrible, awful, horrible, lousy, worst
excellent, outstanding, superb, brilliant, amazing, great
clever, smart, intelligent, witty, bright
lucky, luck, fortune, coincidence, chance, odds, probability, likelihood
steady, stable, reliable, dependable, consistent
uneven, irregular, unstable, fluctuate, inconsistent, unpredictable
flexible, flexibility, adaptable, flextime
natural, naturally, spontaneous, effortless, casual
robotic, rehearsed, scripted, wooden, canned, stiff
authentic, genuine, sincere, legitimate, legit, believable, credible, convincing, trustworthy
transparent, transparency, disclose, reveal, openly
hide, hidden, hid, conceal, secret, mask, invisible, unseen, unnoticed
danger, dangerous, risk, risky, hazard, unsafe
safety, safe, secure, security, protection
protect, protecting, guard, defend, shield
threaten, threat, intimidate, blackmail, ultimatum
exploit, abuse, abused, misuse, manipulate
exaggerate, exaggeration, overstate, embellish, inflate, overpromise, hype
fabricate, hallucinate, hallucination, invent, fictional
deepfake, clone, cloned, synthetic, fake
pretend, fake, pretending, bluff
theater, theatre, drama, acting, overacting
evasive, dodge, dodging, evade, deflect, sidestep, avoid, prevent
ignore, ignored, disregard, neglect, unanswered, pending
miss, missed, missing, skip, skipped, overlook, overlooked
accident, mishap, slip, mistake, blunder, mess, screwup, oops
correct, correction, corrected, amend, rectify, adjust
fix, repair, repairing, mend, solve, fixing
obstacle, hurdle, barrier, roadblock, hindrance, bottleneck
problem, issue, trouble, difficulty
hardship, poverty, broke, poor, difficulty
complaint, complain, complaining, grievance, whine, vent
wording, phrase, phrasing, formulation, phrases
jargon, slang, buzzword, terminology, lingo
punctuation, exclamation, comma, marks
capital, capitals, caps, uppercase, shouting
paragraph, paragraphs, passage
shout, yell, scream, loud, louder
tone, intonation, inflection, voice, pitch
mumble, stumble, stutter, stammer, filler
fluent, fluency, eloquent, articulate
mirroring, mirror, imitate, mimic, mimicry, copy, imitation
repeat, repeated, repetition, reiterate, echo, restate
paraphrase, rephrase, reword, rewrite, summarize, edit, revise, redraft
interrupt, interrupting, interruption, interrupted, interject, disrupt
conversation, chat, dialogue, discussion, chats
mention, mentioned, refer, cite
suggest, propose, recommend, recommendation, suggestion, advise
acknowledge, validate, recognize, empathize, acknowledgment
admit, admitting, confess, concede
thank, thanks, gratitude, grateful, appreciate
barbecue, cookout, bbq, party, picnic, celebrate, celebration
failure, fail, failed, flop, fails
lose, losing, lost, loss, forfeit
result, outcome, effect, consequence
stage, stages, phase, journey, funnel, cycle
backward, backslide, setback, relapse, regress
plan, plans, planning, planned, strategy, roadmap
technique, method, tactic, strategy, approach, techniques
cue, cues, trigger, signal, prompt, hint
behavior, behaviour, conduct, behave, action
streak, chain, consecutive, row
timeblocking, blocks, timeboxing, block
multitask, multitasking, juggle, simultaneously, distraction
productivity, productive, efficient, efficiency, output
tidy, clean, clutter, organized, neat, messy, declutter
triage, sorting, filter, vet, classify, prioritize
prepare, preparation, prep, ready, preparing, prepared
preview, presell, preselling, preframe, teaser, snippet, glimpse
watch, clip, film, movie, video, view
form, questionnaire, survey, fill, filled
checklist, list, lists, to-do
log, logged, register, jot, enter
aware, awareness, conscious, realize, notice, noticed, observe, detect
change, alter, modify, adjust, switch, replace, substitute, swap, exchange
help, assist, support, aid, assistance
handle, cope, coping, manage, control, controlling, uncontrollable
responsibility, responsible, accountable, accountability, blame, fault
permission, consent, allow, authorization, approval, permit
accept, acceptance, accepted, agree, agreed, approve
forbid, forbidden, prohibited, disallowed, banned, prohibit
exception, exceptions, exemption, exclude
fair, fairly, unfair, biased, unjust
penalty, lawsuit, sue, court, punish, regulators
countdown, timer, clock, stopwatch, ticking, reload, refresh, restart
waitlist, waiting, queue, list
pitch, spiel, offer, proposal, presentation
assumptive, alternative, puppy, technique, franklin
payment, payments, billing, transaction, paid, deposit, deposits, downpayment, upfront
payout, payday, paypal, stripe, wire, paid
bill, bills, invoice, statement
dollar, dollars, usd, bucks, euro, currency
card, visa, mastercard, credit, debit
bank, lender, creditor, banking
salary, hourly, compensation, stipend
charity, nonprofit, ngo, volunteer, donation
newspaper, press, magazine, article
signature, sign, signed, signing
average, typical, benchmark, normal
source, origin, citation, reference
merge, placeholder, variable, tags
personalized, personalize, customized, tailored, individual, personal
bulk, mass, blast, volume, batch
familiar, familiarity, acquainted, chummy, known
freedom, liberty, independence, autonomy, free
mark, label, tag, flag, highlight, underline
warm, warmest, hot, interested
team, crew, squad, staff, member, members, participant
event, events, incident, occurrence
2, two, twice, double, pair
3, three, third, triple, thrice
4, four, fourth, quadruple
5, five, fifth
6, six, sixth
7, seven, seventh
8, eight, eighth
9, nine, ninth
10, ten, tenth
12, twelve, twelfth, dozen
15, fifteen, fifteenth
18, eighteen, adult
20, twenty, twentieth
30, thirty, thirtieth
40, forty, fortieth
48, forty, eight
50, fifty, fiftieth
70, seventy, seventieth
90, ninety, ninetieth
100, hundred, hundredth
cancel, cancellation, withdraw, revoke, retract, undo
evening, night, tonight, dusk, midnight, overnight
patience, patient, impatient, wait, waiting
relatives, relative, relation, grandmother, brother, sister, cousin, aunt, uncle
father, dad, daddy, papa, mother, mom, mum, mama, mommy
brother, sister, sibling, siblings, twin
friend, buddy, pal, friends, acquaintance, bestie
hobby, pastime, sport, football, soccer, fishing, leisure, club, boat
posture, stance, gesture, arms, stand, standing, upright, sit
hospital, clinic, ambulance, emergency, medical, medicine, healthcare
disease, cancer, diagnosis, illness, ill, chronic, health
death, died, die, dead, funeral, grief, mourning, bereavement, loss
laugh, laughter, smile, smiling, giggle, grin, cheerful
sad, grief, cry, cried, upset, tears, distress, sadness, weep
panic, terrified, frightened, scare, phobia, nervousness, jitters
gentle, gently, soft, softly, tender, kind, kindly, nice
polite, politely, courteous, manners, courtesy, respectful, graceful, gracefully, tactful
skeptical, skeptic, doubtful, suspicious, wary, distrust, mistrust
limit, limited, cap, maximum, max, restriction, quota, ceiling
minimum, least, min, lowest, bare
serious, severe, acute, grave, heavy, intense
trick, tricks, trap, gimmick, ploy, ruse, deceive, deception, bait
argue, arguing, argument, debate, dispute, quarrel, fight, conflict
solution, solve, solved, resolve, remedy, settle, settled
write, wrote, written, writing, draft, compose, author, writer
success, succeed, successful, achievement, accomplish, win, won, victory, triumph
effort, attempt, try, tried, hustle, grind
momentum, progress, traction, flow, improvement
record, recording, recorded, taped, replay, footage
structure, format, layout, shape, framework, outline
search, find, found, discover, seek, locate, browse
begin, began, begun, start, commence, beginning, outset
ending, finish, finished, conclusion, final, complete, completed, finale
scarcity, seats, places, spots, scarce, limited, shortage
reward, bonus, treat, prize, incentive, award, trophy
feedback, critique, review, criticism, evaluation, assess, evaluate
arithmetic, math, maths, calculate, calculation, compute, calculator
wfh, remote, remotely, telework, telecommute, virtual, distance
gap, hole, blank, distance, difference, discrepancy
deeper, underneath, beneath, below, underlying, depth, deep
mindset, mentality, attitude, outlook, psyche
human, humanity, humane, person
customer, client, clientele, consumer
past, history, previous, previously, former
teach, taught, educate, instruct, train, trained, training
focus, distraction, notifications, distracted, distract, concentrate, concentration, disturb
promotion, promoted, promote, advance, advancement
school, college, university, student, pupil, graduate, graduation, campus, education
applicant, candidate, apply, application, applied, applying, interview
notebook, notepad, journal, diary, pen, paper, handwritten, handwriting
perfect, perfectly, flawless, ideal, polish, polishing, refine
tie, anchor, attach, stack, stacking, combine, merge
collect, gather, accumulate, collecting, stockpile
device, gadget, laptop, phone, computer, tablet, headset, camera, router
logo, brand, emblem, trademark, banner, badge
couch, sofa, armchair, settee
rules, rule, policy, guideline, regulation, terms, conditions, tos
pyramid, triangle, hierarchy, layers, layer, level, tier
stairs, staircase, elevator, escalator
sell, sold, selling, sale, sales
odd, strange, weird, unusual, peculiar
lonely, loneliness, alone, isolated, isolation
bedtime, sleep, bed, nighttime
offer, offers, propose, provide, supply, proposal
meaning, significance, meanings, purpose, intention
market, markets, economy, industry, trend
private, privately, confidential, personal, secret, intimate
public, publicly, openly, visible
stop, stopped, stopping, halt, cease, discontinue
waiter, waitress, restaurant, barista, bartender, hospitality
program, programme, course, curriculum, syllabus, lesson, module, chapter
claim, claims, assert, statement, sentence, allege
expert, expertise, competence, competent, knowledgeable, capable, experienced
experience, background, experiences
recipient, receiver, addressee, reader, recipients
personality, temperament, personalities, types, disc
opinion, viewpoint, perspective, belief, opinions
fomo, missing, fear, urgency
scroll, scrolling, swipe, thumb, finger
surprise, surprised, unexpected, shock, astonished
anonymous, anonymize, pseudonym, rename, town
shift, shifts, rota, roster, schedule
tiny, small, little, mini, miniature
enough, plenty, sufficient, ample
expenses, spending, outgoings, spend, savings, saving, aside
admin, administrator, moderator, mod
happy, happiness, joy, glad, pleased, contented, content, satisfied
copy, paste, copied, duplicate, plagiarize
emotions, sadness, fear, pride, anger, excited, disappointed
big, large, huge, enormous, massive
beautiful, lovely, pretty, gorgeous
exit, goodbye, farewell, bye, parting
mouse, click, tap, button, press, taps
ai, chatgpt, gpt, llm, claude, gemini
throat, hoarse, thick, cough, voice
strict, stricter, tough, tighter
hook, catch, bait
rounding, inflate, overstate
quote, cite, excerpt
childhood, child, youth, upbringing
scale, rating, score, stars, rated
mixup, mix, confusion
drift, deviate, wander, stray
flinch, flinching, wince, cringe
gatekeeper, secretary, receptionist, assistant
ageism, older, elderly, senior, fifty, invisible
cry, weep, tears, sob, sobbing, wept
humor, joke, funny, sarcasm, joking, irony, laugh, ironic
competitor, rival, competition, rivals
pdf, document, file, attachment, brochure
commute, travel, drive, traffic
imposter, impostor, fraud, pretender, phony
certificate, award, diploma, prize, trophy
countdown, timer, clock
promotion, promoted, promote, advancement
ban, block, blocked, banned, suspended, lock, locked, restricted, warning
elevator, lift
staircase, stairs, ladder
spam, junk, unsolicited
gift, present, freebie, giveaway, bait
deposit, prepayment, advance, deposits
noise, noisy, loud, fan, ventilator
camera, webcam, cam
headline, title, tagline
intro, bio, description, about
store, shop, retail, supermarket
beginner, newbie, rookie, novice
colleague, coworker, teammate, peer, workmate
admin, moderator, mod
story, tale, anecdote, stories
mistake, error, blunder, messed
apology, sorry, apologize, excuse, apologise
bitly, shortened, shortener, tinyurl
water, drink, beverage, drinking
eat, lunch, meal, food, dinner, eating
walk, exercise, gym, sport, fitness, workout, move
sleep, insomnia, bed, asleep, sleepless
weekend, saturday, sunday
evening, night, nights, late
guarantee, promise, assure, guaranteed, promised
graduation, student, college, university, degree
newborn, baby, pregnant, birth, infant
trip, travel, journey, flight
wedding, marriage, marry, married
lease, rent, apartment, flat, tenant
fishing, hobby, hobbies, interests
football, soccer, sport, team
compliment, flattery, praise, flatter, compliments
weakness, flaw, disadvantage, shortcoming
seat, seats, places, spots, spot
passport, identity, license
surgery, operation
vision, dream, dreams, future
paperwork, forms, bureaucracy
accusation, accuse, blame, accusing
alex, nickname, abbreviate, shorten
capital, caps, uppercase, capitals
spreadsheet, excel, sheet, table
guilt, guilty, shame, ashamed, guilty
lecture, preach, sermon, moralize
framework, method, acronym, model
summary, recap, summarize, overview, summarise
interrogation, grilling, inquisition
mirroring, repeat, echo, mimic, imitate, parrot, copy
vague, unclear, fuzzy, ambiguous
permission, consent, approval, allow
grief, mourning, bereavement, died, death, funeral, dying
violence, abuse, domestic, beaten
arithmetic, math, calculate, calculation, maths
interrupt, interrupting, interrupted, interruption
persuade, convince, influence, persuasion
hesitate, hesitation, unsure, maybe, indecisive, hesitant
regulators, authorities, government, penalty, fined
momentum, pace, progress
habit, routine, ritual, habits
reward, celebrate, treat
leaderboard, ranking, rank
timer, alarm, stopwatch
breathe, breath, breathing
notification, alert, ping, notifications, alerts
headache, migraine, headaches
recording, recordings, recorded, tape
supervised, supervision, observe, shadowing
clawback, chargeback, clawed
uneven, irregular, unstable, fluctuate
savings, expenses, reserve, aside
trainer, mentor, teach, teacher
jargon, buzzword, slang, lingo
bottleneck, stuck, weakest
europe, gdpr, eu, european
delete, erase, remove, deleted, wipe
hopper, hopping, hops, jumps, jumper
robocall, robocalls, automated, autodialer
insult, swear, curse, offend, insulted, abuse, swears
picture, avatar, profile
furious, livid, screaming, shouting, upset
threaten, threat, threatens, blackmail
notebook, paper, pen, handwriting, hand
typing, keyboard, type, keys
smile, smiling, grin
voice, tone, sound, tonality
closer, closers, closing
hurry, rush, rushed, hurried
trust, credibility, believe, believable, credible
weather, rain
honor, respect, obey
owner, founder, ceo
website, site, page, homepage
company, business, firm, employer
client, customer, prospect, lead
goal, aim, target, objective
obstacle, hurdle, barrier, problem, trouble
reason, why, motive, cause
silent, mute, quiet, speechless
comfortable, ok, fine, happy
fail, fails, failed, failure
friend, buddy, pal, mate
neighbor, sister, brother
useful, helpful, valuable
`;

/** Forms of one word that do not end alike: "paid" is "pay". One word a line. */
export const FORMS = `
pay, paid
say, said
write, wrote, written
send, sent
tell, told
buy, bought
lose, lost
feel, felt
teach, taught
think, thought
speak, spoke, spoken
keep, kept
meet, met
hear, heard
break, broke, broken
choose, chose, chosen
forget, forgot, forgotten
begin, began, begun
give, gave, given
take, took, taken
know, knew, known
make, made
hold, held
sell, sold
run, ran
come, came
steal, stole, stolen
win, won
fall, fell, fallen
rise, rose, risen
grow, grew, grown
spend, spent
build, built
draw, drew, drawn
sleep, slept
eat, ate, eaten
drink, drank, drunk
drive, drove, driven
wear, wore, worn
shrink, shrank, shrunk
understand, understood
bring, brought
catch, caught
fight, fought
seek, sought
stand, stood
sit, sat
hide, hid, hidden
deal, dealt
swear, swore, sworn
throw, threw, thrown
withdraw, withdrew, withdrawn
fly, flew, flown
sing, sang, sung
swim, swam
wake, woke, woken
overcome, overcame
bind, bound
lend, lent
leave, left, leaving
lead, led
read, reading
ride, rode, ridden
rent, rental
stick, stuck
strike, struck
sweep, swept
weep, wept
creep, crept
cling, clung
hang, hung
dig, dug
shoot, shot
shine, shone
bite, bit, bitten
bleed, bled
feed, fed
flee, fled
freeze, froze, frozen
forbid, forbade, forbidden
forgive, forgave, forgiven
mistake, mistook, mistaken
misunderstand, misunderstood
rebuild, rebuilt
repay, repaid
resell, resold
rethink, rethought
retell, retold
rewrite, rewrote, rewritten
redo, redid, redone
undo, undid, undone
uphold, upheld
withhold, withheld
withstand, withstood
foresee, foresaw, foreseen
oversleep, overslept
see, saw, seen
show, showed, shown
blow, blew, blown
tear, tore, torn
bear, bore, borne
beat, beaten
become, became
bend, bent
burn, burnt
dream, dreamt
learn, learnt
spell, spelt
spill, spilt
lean, leant
leap, leapt
light, lit
lay, laid
lie, lied, lying
get, got, gotten
go, went, gone
do, did, done
find, found
ring, rang, rung
sink, sank, sunk
slide, slid
sling, slung
spin, spun
spring, sprang, sprung
sting, stung
stink, stank, stunk
string, strung
swell, swelled, swollen
swing, swung
tread, trod
wind, wound
wring, wrung
prove, proven, proof
die, died, dying, dead
person, people, persons
child, children
man, men
woman, women
foot, feet
tooth, teeth
wife, wives
life, lives
half, halves
1, one
2, two
3, three
4, four
5, five
6, six
7, seven
8, eight
9, nine
10, ten
1st, first
2nd, second
3rd, third
4th, fourth
5th, fifth
11, eleven
12, twelve, dozen
13, thirteen
14, fourteen
15, fifteen
16, sixteen
17, seventeen
18, eighteen
19, nineteen
20, twenty
30, thirty
40, forty
48, forty
50, fifty
60, sixty
70, seventy
80, eighty
90, ninety
100, hundred
1000, thousand
`;

/** Two words, with at most two between them, that together mean something else, and what they mean. */
export const TOGETHER = `
make up, invent, fabricate
made up, invent, fabricate
turn on, camera, switch
turn off, mute, disable
turn down, reject, refuse, decline
turn up, attend, appear
show up, attend, attendance, no-show
money off, discount, cheaper, haggle
price off, discount, haggle
money back, refund, guarantee
down payment, deposit, deposits
pay back, refund, debt
pay later, installment, financing
sign up, enroll, register, join
sign off, closing, goodbye
log in, login, account
put off, postpone, delay
call off, cancel
call back, return, phone
back out, cancel, withdraw
pull out, cancel, withdraw
opt out, unsubscribe, stop
give up, quit, stop
give in, concede, discount
find out, learn, discover
look up, research, check
look into, research, check
look for, search, find
cut off, interrupt
cut in, interrupt
hang up, end, close
pick up, answer
write down, note, record
follow up, follow-up, bump
get back, reply, answer
come back, return
run out, end, exhausted
burn out, burnout, exhausted
wind down, rest, relax
calm down, calm, slow
cheer up, happy, motivation
hold back, hide, hesitate
stand out, different, unusual
fit in, suitable, belong
hand over, handover, pass
pass on, handover, pass
take over, handover
take notes, note, summary
take back, withdraw, undo
talk over, interrupt
talk into, persuade, pressure, manipulate
speak up, loud, voice
slow down, slow, pause
speed up, quick, fast
set up, install, prepare
fill in, form, field
fill out, form, field
point out, mention, notice
bring up, mention
end up, result
break up, closing, divorce
mess up, mistake, error
screw up, mistake, error
freak out, panic, fear
rip off, scam, cheat
let down, disappointed
work out, exercise, solve
warm up, practice, prepare
wake up, morning, sleep
no show, no-show, attend
no reply, silence, ghosted, unanswered
no answer, silence, ghosted, unanswered
no response, silence, ghosted, unanswered
left read, silence, ghosted, unanswered
role play, practice, colleague
one word, short, brief
thumbs up, emoji, like
real person, human, robot, bot
old fashioned, outdated, old
too young, eighteen, minor
too old, age, older
too much, expensive, overwhelmed
under age, eighteen, minor
day off, holiday, rest
time off, holiday, rest
side job, part-time, hours
voice note, voice, message, audio
first line, opener, opening
first message, opener
last message, closing, final
home office, workplace, desk
out loud, aloud, voice
word for, exactly, verbatim
cold feet, doubt, regret, remorse
second thoughts, regret, remorse, doubt
change mind, regret, remorse, cancel
in person, face, meet
lower price, discount, haggle, cheaper
price lower, discount, haggle, cheaper
price down, discount, haggle
pay less, discount, haggle, cheaper
talk bad, mouth, criticize
speak bad, mouth, criticize
say bad, mouth, criticize
other company, competitor
another company, competitor
left read, seen, silence
left seen, silence, answer
no answer, silence, ghost, reply
no reply, silence, ghost, answer
not answer, silence, ghost, reply
not reply, silence, ghost, answer
stop answer, silence, ghost, reply
stop reply, silence, ghost, answer
spelling mistake, misspelled, typo
bank account, money
credit card, loan, debt
side hustle, part-time, job
get fired, dismissed, layoff
lose job, layoff, fired
lost job, layoff, fired
small talk, weekend, weather
own words, exact
let go, accept, politely
sleep on, think, decide
think over, decide, doubt
much make, earn, earnings, percentage
much paid, earn, earnings, percentage
made up, invent, fabricate
turn up, attend, appear, show
show up, attend, appear
stand up, absent, no-show
turn down, reject, refuse, decline
job hopper, changes, stay
travel work, commute
drive work, commute
wake early, morning
mixed up, confuse, mistake
mix up, confuse, mistake
far away, abroad, country
too late, delay, punctual
too long, short, cut
too short, long, short
`;

/** Words of a question that are less than its subject. */
export const FILLERS =
  "day time thing things people person someone anyone everyone way take get got make use using good best okay ok need want know tell say talk really just going go lesson video part prospect prospects lead leads client example tip tips advice explain about mean means meaning do does did work works guy man woman become stay still keep give happen much many long right ever else even turn put set run bring come look find show try let ask see call start leave hold pick add write read new real old better same sure often must may might would could shall should cannot nobody something anything everything allow allowed suppose supposed somehow kind sort lot bit idea correct proper treat deal handle earlier already yet able possible please hi self like other another such too also only";

/** How a question asks for an amount, and the words of which one is in its answer. */
export const AMOUNTS: readonly { asks: RegExp; words: string }[] = [
  {
    asks: /\b(?:which|what|best|better|good|right) (?:week)?days?\b/,
    words: "monday tuesday wednesday thursday friday saturday sunday weekend",
  },
  {
    asks: /\b(?:which|what|best|better|good|right) (?:time|hour|moment)s?\b/,
    words: "morning noon lunchtime lunch afternoon evening night tuesday sunday hour",
  },
  {
    // An age, and not "are 15 minutes enough".
    asks: /\b(?:is|am|are|aged|age|just|only) (?:he |she |they |only )?1[0-7]\b(?! [dhmpsw])/,
    words: "age eighteen underage minor",
  },
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
