/** How prospects write, for the search of the reply bank. */

/** Words that mean a plain yes. */
export const ASSENT =
  "yes yeah yep yup ya yea sure ok okay k kk fine fair cool great definitely absolutely perfect awesome alright bet works sounds good right agreed deal gotcha understood true totally makes sense nice";

/** Words that say nothing here. */
export const STOP_WORDS = `a about actually all also an and any anything are arent as at be been bro but by can could did didnt do does doesnt doing dont dude even exactly for from gave get getting go going got guys had has have haven having hello her here hey hi him his honestly how i id if ill im in into is isnt it its ive just kind know let like literally live lol lmao man matter maybe me mean might my need ngl now of off oh on one or our out please quite rather really say seem seems so some something still tbh tell than thank thanks that the their them then there these they thing things this those though to too u um up us was way we were what when where which who whom will with would wait well yo you your youre ${ASSENT}`;

/** Synonyms; the first in a line replaces the others. */
export const SYNONYMS: readonly string[] = [
  "mlm, pyramid, ponzi, network marketing, downline, multi level, multilevel, amway, herbalife",
  "scam, scams, scammer, scammers, legit, legitimate, sketchy, shady, sus, fraud, fake, fishy, con, for real, trust you, bs, bullshit, phishing, cult, cults",
  "cost, costs, price, fee, fees, upfront, up front, deposit, buy in, pay for, pay anything, have to pay, got to pay, do i pay, i pay, free, out of pocket, charge, pay you, how much is it, how much is this, how much does it",
  "commission, comission, commision, commissions",
  "salary, hourly, base pay, base, wage, wages, fixed pay, straight commission, commission only, strictly commission, only commission",
  "earn, make a month, make per month, can i make, will i make, would i make, could i make, i be making, income, earnings, earning, realistically make",
  "payday, get paid, pay out, pays out, paycheck, paychecks, payout, payouts, first check, i get my money, see money",
  "callme, call me, phone me, give me a call",
  "payscheme, pay works, pay work, how do i get paid, so how do i get paid, get paid for, is the pay, the pay, how is the pay, what is the pay, how does the pay, the pay like, pay structure, compensation, comp plan",
  "hours, hour, time commitment, how long a day, how much time, part time, full time commitment",
  "busy, no time, dont have time, dont have the time, not enough time, too much on my plate, swamped, only have, hours only, only got",
  "job, 9 to 5, 9 5, nine to five, day job, quit my job, my job, employed, currently work, work full time, working full time, already work",
  "partner, wife, husband, spouse, girlfriend, boyfriend, fiance, fiancee, significant other, misses, my girl, my man, parents, my mom",
  "think, think about, think it over, sleep on, mull, get back to you, let you know, decide, consider, pray on",
  "later, next month, couple months, few months, couple weeks, few weeks, not now, bad time, not a good time, right now isnt, another time, hit me up in, after the holidays, not the right time, cant right now, not right now",
  "uninterested, not interested, no thanks, no thank you, not for me, pass, ill pass, im good, nah, not my thing, no longer interested, hard pass, not into it, rather not do this",
  "broke, cant afford, afford, no money, dont have money, dont have any money, money to invest, invest, short on cash, tight on money, low on funds, no cash",
  "credit, fico, credit score",
  "country, uk, england, london, scotland, canada, toronto, canadian, mexico, india, pakistan, nigeria, lagos, kenya, ghana, africa, philippines, manila, europe, germany, france, spain, brazil, australia, jamaica, south africa, abroad, overseas, international, outside the us, outside us, outside of the us, outside of us, not in the us, not in us, not american, different country, another country, dubai, egypt, bangladesh, vietnam, indonesia, colombia, argentina, venezuela, ireland, poland, romania, italy, portugal, turkey, morocco",
  "bot, robot, ai, chatgpt, automated, automatic, real person, real human, human, actual person, copy paste, copy and paste, copypasta, a script",
  "proof, reviews, review, testimonials, testimonial, evidence, references, anyone who does this, success stories, track record",
  "phone, my phone, from my phone, only a phone, on my phone, cell, mobile, iphone, android, tablet, ipad, no laptop, no computer, dont have a laptop, dont have a computer, dont own a computer, without a computer, without a laptop",
  "laptop, computer, pc, mac, chromebook, macbook, desktop",
  "coldcall, cold call, cold calls, cold calling, phone calls, calls, calling, phonecall, on the phone, over the phone, dial, dialing, call people, calling people, telemarketing, hate calls, hate calling, talk on the phone, talking on the phone",
  "callwhy, get on a call, hop on a call, jump on a call, on a call, need a call, need to call, do a call, why a call, have a call, on the call, on zoom, tell me here, just tell me, explain here",
  "sales, at sales, in sales, salesy, salesman, salesperson, saleswoman, pushy, introvert, introverted, shy, awkward, nervous, anxiety",
  "training, trainning, train, trained, teach, taught, coaching, learn, mentor, onboarding, show me how",
  "course, guru, mentorship, course ur, trying to sell me, selling me, sell me, trying to sell, program to buy, masterclass, webinar",
  "obligation, obligations, commitment, locked in, lock in, contract, sign, signing, binding, quit anytime, back out, cancel anytime, stuck with, get out of it",
  "catch, too good, good to be true, hidden",
  "saturated, saturation, oversaturated, everyone is doing, everybody doing, everyone doing, too many people, competition, crowded",
  "start, sign up, signup, begin, get started, started, get going, start date, when does it start, how soon, how fast, how quick",
  "requirements, requirement, qualifications, qualify to, degree, diploma, college, experience, experienced, no experience, background, resume, how old, age, minimum age",
  "info, information, details, link, website, site, pdf, email me, brochure, send me",
  "growth, promotion, promoted, move up, advance, advancement, career, raise, closer, triager",
  "burned, burnt, scammed before, got scammed, been scammed, tried before, tried this, tried something, lost money, got ripped off, ripped off, ive tried, have tried",
  "missed, overslept, forgot about, cant make it, cant make the, reschedule, wont make it, running late, no showed, need to move, change the time, different time, rebook",
  "ssn, social security, social, passport, card number, bank account, bank info, bank details, personal info, personal information, credit card, id card, drivers license, routing number",
  "whoareyou, who are you, who is this, who are u, how did you get my, how did you find me, where did you get my, my number, got my info, what company, which company, company name, name of the company, name of company, who do you work for, who are you with, do i know you, who you are, whom do you work",
  "task, tasks, would i be doing, would i do, will i be doing, id be doing, have to do, do i do, day to day, all day, job description, duties, what is the job, what is the work, what is the role, what does it involve, setter do, actually do, day look like, typical day",
  "product, products, you selling, guys selling, being sold, you sell, they selling, the offer, offer, services, client, clients",
  "qualified, counts as, count as, qualified call, qualifies",
  "remote, work from home, from home, wfh",
];
