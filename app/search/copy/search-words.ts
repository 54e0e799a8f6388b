/** How people search: words that say nothing, and words with one meaning. */

export const STOP_WORDS =
  "a about actually all also am an and any are as at be been but by can could did do does doing for from get gets getting go going got had has have having he her here him his i id if ill im in into is it its ive just let me might my of on or our out please pls she should so some something still than thank thanks that the their them then there they thing this those to up us was we were will with would you your yours sir kindly el la de der die das mi un una ein eine";

/** Words that ask for a lesson, and are not what it is about. */
export const ASKING_WORDS =
  "lesson lessons video videos part where what which how when why who find show watch explain explained explains taught teach teaches talk talks talked say says said tell tells told more anything something need want know learn again";

/** Synonyms; the first in a line replaces the others. Those of the script come first. */
export const SYNONYMS: readonly string[] = [
  "partner, wife, husband, hubby, spouse, girlfriend, boyfriend, fiance, fiancee, missus, misses, significant other, esposa, esposo, marido, parents, mom, dad, mother, father",
  "scam, scams, scammer, scammers, legit, legitimate, sketchy, shady, sus, fraud, fraudster, fraudsters, fake, fishy, estafa, betrug, rip off, ripoff, arnaque",
  "mlm, pyramid, ponzi, network marketing, downline, multi level, multilevel, multi level marketing, recruit, recruiting",
  "money, dinero, geld, cash, argent",
  "think, pensar, pensarlo, think about, think it over, sleep on, mull, consider, decide, sleep one night",
  "salesperson, salesman, saleswoman, selling, introverted, introvert, shy",
  "phone, cell, cellphone, mobile, smartphone, iphone, android, fone, telefono, handy",
  "credit, fico, scoring, credit score, credits",
  "commission, commision, comission, commissions, comision, provision",
  "booking, book, booked, bookings, boking",
  "prospect, prospects, lead, leads, contact, contacts",
  "lesson, lessons, lektion, leccion, module, modules, class, classes, chapter, lecture, leçon",
  "objection, objections, objecton, objektion, objektions, pushback, einwand, objecion",
  "trainee, trainees, pupil, pupils, apprentice, apprentices, student, students, tranee, learner, learners, newbie",
  "import, importing, importieren, importar, upload",
  "export, exporting, exportieren, exportar, download",
  "statement, payslip, pay slip, paystub, pay stub, nomina, gehaltsabrechnung",
  "announcement, announcements, announce, anouncement, broadcast, ankuendigung, anuncio",
  "holiday, holidays, vacation, day off, days off, time off, feiertag, urlaub, festivo, vacaciones",
  "logo, logos, icon",
  "color, colors, farbe, couleur, hue",
  "password, pasword, passwords, passwort, contrasena, passcode, pwd",
  "email, mail, mails, emails, e mail, correo, courriel",
  "calendar, calendars, calender, kalender, calendario",
  "appointment, appointments, meeting, meetings, rendez vous, termin, termine, cita, citas",
  "applicant, applicants, candidate, candidates, candidature, candidatures, bewerber, aspirante",
  "readiness, readyness, ready",
  "practice, practise, practising, practicing, rehearse, role play, roleplay",
  "hour, hours, hrs, hr, horas, stunden",
  "company, firm, business, firma, empresa",
  "picture, image, photo, screenshot, png, avatar, selfie, pic, pics, headshot, foto, bild",
  "video, videos, clip, clips, recording",
  "facebook, fb, messenger",
  "linkedin, linked in",
  "delete, erase, remove, wipe, borrar, loeschen",
  "change, edit, modify, update, aendern, cambiar",
  "price, prices, cost, costs, pricing, precio, preis",
  "disable, disabled, turn off, switch off, shut off",
  "enable, enabled, turn on, switch on, activate",
  "coach, coaches, mentor, mentors, tutor, tutors, instructor, instructors, teacher, teachers",
  "live session, group call, group calls, live call, live class, webinar, webinars, group session, group meeting",
  "pay, paid, payout, payouts",
  "sign in, login, log in, signin, logon, log on, einloggen",
  "sign out, logout, log out, signout, log off, logoff, ausloggen",
  "two step, 2fa, two factor, mfa, authenticator, otp, 2 step, second factor",
  "settings, setting, preferences, preference, config, configuration",
  "statistics, stats, analytics, metrics, kpi, kpis",
  "target, targets, quota, quotas, daily goal, daily goals",
  "notification, notifications, alert, alerts, pings, push message, push messages",
  "duplicate, duplicates, twice, double, doubled, doubles",
  "restore, recover, bring back, undelete",
  "decline, reject, rejected, turn down",
  "broken, not working, doesnt work, does not work, wont work, glitch, bug, buggy, kaputt",
  "backup, backups, back up, sicherung",
  "captions, caption, subtitle, subtitles, untertitel, subtitulos",
  "spreadsheet, spreadsheets, excel, csv, xlsx, google sheet, google sheets",
  "attendance, attended, attendees, attendee",
  "front page, homepage, landing page, home page of the site",
  "reschedule, rescheduled, postpone, postponed, postponing",
  "discount, cheaper, coupon, promo code",
  "refund, refunds, money back, reimbursement, reembolso",
  "code, access code, login code, acces code, pin, pin code",
  "benefits, health insurance, pto, 401k",
  "certificate, diploma, certification, certified, zertifikat",
  "ill, sick, sickness, illness, cancer, disease, hospital, surgery, krank, enfermo, enferma, malade",
  "died, dead, death, passed away, deceased, funeral, muerte, gestorben",
  "busy, swamped, slammed, overwhelmed, hectic, booked solid, no tiempo, keine zeit",
  "proof, evidence, receipts, prueba, pruebas, beweis, preuve",
  "reviews, review, rating, ratings, trustpilot, bbb",
  "earn, earnings, make money, ganar, verdienen, gagner, ote, income potential",
  "country, countries, abroad, overseas, foreign, foreigner, pais, land, pays",
  "job, jobs, trabajo, arbeit, travail, occupation, 9 to 5, nine to five",
  "quiz, quizzes, test questions, exam, exams",
  "url, urls, link, links, enlace",
  "frequency, interval, how often",
  "texts, words, copy, wording",
  "interviewer, interviewers, recruiter, recruiters",
  "not interested, no interest, uninterested, no me interesa, kein interesse, pas interesse",
  "bot, robot, chatbot, ai, automated, chatgpt",
  "call, calls, llamada, llamadas, anruf, appel",
  "help, hilfe, ayuda, aide",
  "time, tiempo, zeit, temps",
  "dark, night mode, dark mode, light mode",
];

/**
 * What stands around the words of a prospect: "what do i say if", "she says". Who types it looks for a line of the
 * script, and the rest of the text says which.
 */
export const FRAMES: readonly RegExp[] = [
  /\b(?:how|what)(?: (?:do|does|can|could|should|would|shall|to|is the|are the))?(?: (?:i|we|you|u))?(?: best)? (?:answer|reply|respond|say|write|send|tell|react|handle|counter|deal with)(?: (?:him|her|them|back|it))?(?: to)?(?: (?:when|if|that|someone|someone|a prospect))?\b/i,
  /\b(?:best |good )?(?:answer|reply|response|comeback|rebuttal)s? (?:to|for|when|if|about)\b/i,
  /\b(?:the |my |a )?(?:prospect|lead|guy|girl|lady|man|woman|client|person|he|she|they|people)(?: (?:just|keeps|always|only|now|who))? (?:says?|said|saying|asks?|asked|asking|wrote|writes|tells? me|told me|thinks?|wants? to know|replied|claims|complains|worries|objects?)(?: (?:that|if|me))?\b/i,
  /\b(?:when|if|once) (?:the )?(?:prospect|lead|he|she|they|someone|someone)\b/i,
  /\b(?:objection|objecton|objektion|einwand)\b/i,
];

/** The numbers of lessons as words, from 0 on. */
export const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty".split(
    " ",
  );
