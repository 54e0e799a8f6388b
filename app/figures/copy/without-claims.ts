/**
 * Shipped sentences that name a claim, and what stands in their place while the company does not use it (OWN-5). A
 * sentence that is not here goes without a replacement; so does one that a company has changed.
 */
export const WITHOUT_CLAIMS: Readonly<Record<string, string>> = {
  "From anywhere, in {weeks} weeks.": "From anywhere.",
  "Since {founded}, for {yearsInWords}, we have taught beginners the one skill every sales team pays for first: starting a conversation that ends in a booked call.":
    "We teach beginners the one skill every sales team pays for first: starting a conversation that ends in a booked call.",
  "For {supportMonths} months after you start, you get monthly check-ins, career coaching and the alumni network.":
    "After you start, you get monthly check-ins, career coaching and the alumni network.",
  "{weeks} weeks, taught by people who set appointments for a living.":
    "Taught by people who set appointments for a living.",
  "{lessons} video lessons, each with a summary of what it teaches and what to do next.":
    "Video lessons, each with a summary of what it teaches and what to do next.",
  "The {weeks}-week curriculum": "The curriculum",
  "For the program, we recommend {weeklyHours} hours per week.":
    "Plan a fixed part of each week for the program.",
  "Typical graduates earn {typicalYear} in their first year, and top performers {topYear}.":
    "We state no figures.",
  "We have {graduates} graduates.": "We do not publish a number of graduates.",
  "You have {supportMonths} months of post-placement support: monthly check-ins, career coaching and the alumni network, so you are not alone in your first months on a new team.":
    "You have post-placement support: monthly check-ins, career coaching and the alumni network, so you are not alone in your first months on a new team.",
  "Most people see improvement within {improvement} weeks: more replies to first messages, and conversations that lead somewhere.":
    "That differs from person to person. The first signs are more replies to first messages, and conversations that lead somewhere.",
  "The program lasts {weeks} weeks.": "How long it takes depends on the hours you put in.",
  "Our team typically responds within {replyHours} hours": "Our team reads every message",
  "Someone on our team will read it and contact you: expect a response within {replyHours} hours, by email or phone.":
    "Someone on our team will read it and contact you by email or phone.",
  "{clients} American coaches and companies that work with setters.":
    "American coaches and companies that work with setters.",
  "The program is a {weeks}-week course in remote sales and appointment setting, with recorded lessons, live training and coaching.":
    "The program is a course in remote sales and appointment setting, with recorded lessons, live training and coaching.",
  "{tenAppointments} appointments in {tenDays} days is a target that the plan is built around, not a promise about your results.":
    "The target that the plan is built around is not a promise about your results.",
  "Support hours are Monday to Friday, 9AM to 6PM EST, and we aim to answer email within {replyHours} hours.":
    "Support hours are Monday to Friday, 9AM to 6PM EST.",
  "Support hours are Monday to Friday, 9AM to 6PM EST, and we aim to answer email within {replyHours} hours; a full answer to a request may take longer.":
    "Support hours are Monday to Friday, 9AM to 6PM EST; a full answer to a request may take longer.",
  "{remote} remote, for citizens of the US and Canada": "Remote, for citizens of the US and Canada",
  "You need a computer and {dailyHours} hours a day, and you are paid for what you book.":
    "You need a computer and time every day, and you are paid for what you book.",
  "Paid for every qualified show, plus {perSale} of the sale":
    "Paid for every qualified show, plus commission",
  "{interviewAccess}": "Right away",
  "{firstTargets}": "First",
  "Within {firstTargets} you know who to write to, how many people, and what a good day looks like.":
    "You know who to write to, how many people, and what a good day looks like.",
  "{firstPaycheck}": "Later",
  "Your daily target is {dailyMessages} direct messages: first hellos, replies and follow-ups, to people on your list or people you found yourself.":
    "Every day you write direct messages: first hellos, replies and follow-ups, to people on your list or people you found yourself.",
  "You make {weeklyBookings} bookings per week.": "You book calls every week.",
  "{dailyHours} hours daily": "Time every day",
  "Set appointments by direct message, {remote} remote: what the role takes, what it pays, and how to get an interview.":
    "Set appointments by direct message, from home: what the role takes, what it pays, and how to get an interview.",
  "They cost {packages}, and a closer sells them on the calls you book.":
    "A closer sells them on the calls you book.",
  "{weeks} weeks of training with real client work, personal coaching, live calls every week, and help landing interviews afterward.":
    "Training with real client work, personal coaching, live calls every week, and help landing interviews afterward.",
  "Commission in those roles is {higherRoles}, and moving up depends on your results.":
    "Moving up depends on your results.",
  "{dailyHours} hours daily, {dailyMessages} messages a day, {weeklyBookings} bookings per week: we explain what that takes, and you tell us whether it works for you.":
    "We explain what a day and a week take, and you tell us whether it works for you.",
  "You hear from us within {replyHours} hours, even if the answer is no.":
    "You hear from us, even if the answer is no.",
  "Most people do not answer, and that is normal: the daily target is {dailyMessages} messages because replies are the exception.":
    "Most people do not answer, and that is normal: replies are the exception.",
  "When they do and the program fits them, you have earned {perShow}, whether they buy or not.":
    "When they do and the program fits them, you are paid for the show, whether they buy or not.",
  "If they buy, you earn another {perSale} of the sale.":
    "If they buy, you earn commission on the sale.",
  "The work takes {dailyHours} hours a day, in the same order every day: replies first, then new conversations, then one lesson.":
    "The work has the same order every day: replies first, then new conversations, then one lesson.",
  "The work is {remote} remote: a computer, stable internet and a quiet space.":
    "The work is remote: a computer, stable internet and a quiet space.",
  "{dailyHours} hours daily, so there is room for a family, a class or a second job.":
    "A workload, not a shift, so there is room for a family, a class or a second job.",
  "Each qualified show pays {perShow}, whether or not the closer makes the sale.":
    "Each qualified show pays, whether or not the closer makes the sale.",
  "{lessons} video lessons in the training portal, open from the first day.":
    "Video lessons in the training portal, open from the first day.",
  "Triagers and closers earn {higherRoles} commission.": "You can move up to triager or closer.",
  "What graduates do afterward: roles from {roles} a year": "What graduates do afterward",
  "and get an answer within {replyHours} hours.": "and get an answer by email.",
  "Plan {weeklyHours} hours a week; evening and weekend sessions leave room for a job.":
    "Evening and weekend sessions leave room for a job.",
  "Once you start, you have {supportMonths} months of monthly check-ins and career coaching, so someone who has seen a slow third month before is there when you have one.":
    "Once you start, you have monthly check-ins and career coaching, so someone who has seen a slow third month before is there when you have one.",
  "{weeks} weeks from the first lesson to interviews for remote sales roles, at {weeklyHours} hours a week.":
    "From the first lesson to interviews for remote sales roles.",
  "Help with your profile, applications and interviews, introductions to partner companies, and {supportMonths} months of support after you start.":
    "Help with your profile, applications and interviews, introductions to partner companies, and support after you start.",
  "Graduates land roles from {roles} a year.": "Graduates work in remote sales.",
  "{weeklyHours} hours a week for {weeks} weeks: lessons, practice on real conversations, and live calls.":
    "Time every week: lessons, practice on real conversations, and live calls.",
  "Packages cost {packages}.": "There is more than one package.",
  "Packages cost {packages}; on that call you hear which one fits.":
    "On that call you hear which package fits, and what it costs.",
  "The daily target is {dailyMessages} messages on working days, from accounts that the company has approved, with the script that the training teaches or the setter's own words to the same effect.":
    "Messages are sent on working days, from accounts that the company has approved, with the script that the training teaches or the setter's own words to the same effect.",
  "The company gives the setter access to the training portal with its {lessons} lessons, the script, the CRM, a company mailbox, the team's Slack and the weekly coaching calls, free of charge, for as long as the agreement lasts.":
    "The company gives the setter access to the training portal, the script, the CRM, a company mailbox, the team's Slack and the weekly coaching calls, free of charge, for as long as the agreement lasts.",
  "The company pays {perShow} for each qualified show, and {perSale} commission on each sale resulting from the setter's call, calculated on the money received.":
    "The company pays for each qualified show, and commission on each sale resulting from the setter's call, calculated on the money received, at the rates agreed with the setter in writing.",
  "Within {replyHours} hours on business days: address, signature, calendar.":
    "On business days: address, signature, calendar.",
  "You get an answer within {replyHours} hours.": "You get an answer by email.",
  "Within {replyHours} hours: the invitation, the photos, and what to set up before your first message.":
    "The invitation, the photos, and what to set up before your first message.",
  "Within {replyHours} hours, you get an invitation at your company address, or an answer about what isn't working.":
    "You get an invitation at your company address, or an answer about what isn't working.",
  "Within {replyHours} hours on business days, with your legal name and address as you enter them.":
    "On business days, with your legal name and address as you enter them.",
  "You get an answer by email within {replyHours} hours.": "You get an answer by email.",
  "10-in-60 means {tenAppointments} qualified appointments in {tenDays} days.":
    "10-in-60 is our target for qualified appointments, with the days to reach it.",
  "Write before the {tenDays} days are over, not after: say how many appointments you have, what held you up and how much more time you need.":
    "Write before the days are over, not after: say how many appointments you have, what held you up and how much more time you need.",
  "{lessons} video lessons in the training portal, from the first message to the booked call and the day after it.":
    "Video lessons in the training portal, from the first message to the booked call and the day after it.",
  "For 10-in-60, we recommend {tenDailyHours} hours daily; the setter's role takes {dailyHours}.":
    "Plan fixed hours each day.",
  "The accelerator lasts {weeks} weeks in six blocks of two weeks.":
    "The accelerator has six blocks, and how long it takes depends on your hours.",
  "{supportMonths} months of post-placement support: monthly check-ins, career coaching and the alumni network.":
    "Post-placement support: monthly check-ins, career coaching and the alumni network.",
  "We recommend {weeklyHours} hours a week for the {weeks} weeks of the training program: lessons, live calls and, above all, real conversations.":
    "Plan fixed hours each week for the training program: lessons, live calls and, above all, real conversations.",
  "The setter role is different: it takes {dailyHours} hours a day.":
    "The setter role is different: it takes time every day.",
  "The rate we state for our setters is {success}, and the program has {graduates} graduates.":
    "We state no rate.",
  "Setters are paid for results: {perShow} for each qualified show and {perSale} commission on each sale that follows.":
    "Setters are paid for results: for each qualified show, and commission on each sale that follows.",
  "It is {remote} remote: you need a computer, a stable connection and a quiet space, and no one expects you in an office.":
    "You need a computer, a stable connection and a quiet space, and no one expects you in an office.",
  "The role takes {dailyHours} hours a day, and the hours are a workload, not a shift.":
    "The hours are a workload, not a shift.",
  "On day one, you get your access code, the script, the lessons and the tracker, and within {firstTargets} you have your first targets.":
    "On day one, you get your access code, the script, the lessons and the tracker, and then your first targets.",
  "We answer applications and interviews within {replyHours} hours, even if the answer is no.":
    "We answer every application and interview, even if the answer is no.",
  "You can become a triager or a closer, where commission is {higherRoles}.":
    "You can become a triager or a closer.",
  "United States or Canadian citizens aged {leastAge} or older, with {dailyHours} hours daily for the role and the right equipment.":
    "United States or Canadian citizens aged {leastAge} or older, with time for the role every day and the right equipment.",
  "Setters on the team average {monthly} a month, and top performers {topMonth}.":
    "What a setter earns depends on the calls they book and the sales that follow; we state no figures.",
  "{perShow} for each qualified show, and {perSale} commission on each sale that follows.":
    "For each qualified show, and by commission on each sale that follows. Your agreement has the rates.",
  "Earnings typically start within {earningsStart}, because calls have to be booked and held first.":
    "After your first calls are booked and held.",
  "No lesson is locked: you can open all {lessons} from the dashboard at any time.":
    "No lesson is locked: you can open all of them from the dashboard at any time.",
  "Within {replyHours} hours; on a weekend, it may be Monday.":
    "As soon as we can; on a weekend, it may be Monday.",
  "You do not have to give a reason, and you get an answer within {replyHours} hours.":
    "You do not have to give a reason.",
};
