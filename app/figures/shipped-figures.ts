/**
 * Every figure that the product states in public: the only place where one is written. A company enters its own here, each
 * backed by records.
 */

export type ShippedFigure = {
  figure: string;
  /** What the figure counts, to be read after it. */
  says: string;
  /** What someone may earn: never shown without `EARNINGS_NOTE` on the same page. */
  earnings?: true;
};

export const EARNINGS_NOTE =
  "Earnings vary from person to person and are not guaranteed. They depend on your effort, your skill and the market.";

export const FIGURES = {
  appointments: { figure: "700+", says: "appointments set by top performers in one month" },
  students: { figure: "550+", says: "students trained" },
  years: { figure: "{yearsSinceFounding}+", says: "years of experience" },
  founded: { figure: "{foundingYear}", says: "the year we began" },
  yearsInWords: { figure: "{ageInWords}", says: "of training setters" },
  setters: { figure: "200+", says: "setters trained" },
  graduates: { figure: "over 200", says: "graduates" },
  roles: { figure: "$75K-$150K+", says: "a year in the roles graduates land", earnings: true },

  weeks: { figure: "12", says: "weeks of training" },
  hoursOfTraining: { figure: "100+", says: "hours of training" },
  practiceSessions: { figure: "50+", says: "practice sessions" },
  community: { figure: "24/7", says: "community support" },
  weeklyHours: { figure: "15-20", says: "hours a week, recommended" },
  supportMonths: { figure: "6", says: "months of post-placement support" },
  replyHours: { figure: "24", says: "hours until our team replies" },
  improvement: { figure: "2-3", says: "weeks until most people notice the difference" },
  typicalYear: { figure: "$50K-$85K", says: "a typical graduate's first year", earnings: true },
  topYear: { figure: "$100K-$150K+", says: "a top performer's first year", earnings: true },

  monthly: { figure: "$3,500 to $7,000", says: "average monthly earnings", earnings: true },
  topMonth: { figure: "$8K+", says: "a month for top performers", earnings: true },
  perShow: { figure: "$100", says: "for each qualified show", earnings: true },
  perSale: { figure: "10%", says: "commission on each sale", earnings: true },
  perClose: { figure: "$300 to $500", says: "for each closed call", earnings: true },
  packages: { figure: "$3,000 to $5,000", says: "the price of the packages sold" },
  higherRoles: {
    figure: "20 to 40%",
    says: "commission in triager and closer roles",
    earnings: true,
  },
  topWeek: { figure: "$3,000", says: "made by the top setter in a week", earnings: true },
  earningsStart: { figure: "2 to 3 weeks", says: "until earnings typically start", earnings: true },
  leastWeeklyHours: { figure: "15", says: "hours a week at least" },
  firstStretch: { figure: "60", says: "days that those hours are required" },
  lessons: { figure: "26", says: "video lessons" },
  success: { figure: "85%", says: "success rate" },
  firstPaycheck: { figure: "1 to 2 weeks", says: "to the first paycheck", earnings: true },
  team: { figure: "50+", says: "setters on the team" },
  dailyHours: { figure: "4 to 6", says: "hours a day" },
  dailyMessages: { figure: "100 to 150", says: "direct messages a day" },
  weeklyBookings: { figure: "10 to 20", says: "bookings a week" },
  firstTargets: { figure: "24 hours", says: "to your first targets" },
  interviewAccess: { figure: "Same day", says: "interview access" },
  remote: { figure: "100%", says: "remote" },
  completionShare: { figure: "90%", says: "of a video completes its lesson" },
  prospectIncome: { figure: "$60,000", says: "a year, a prospect's least income" },
  leastAge: { figure: "18", says: "years of age at least" },

  tenInSixty: { figure: "10 in 60", says: "ten qualified appointments in 60 days" },
  tenAppointments: { figure: "10", says: "qualified appointments, the first goal" },
  tenDays: { figure: "60", says: "days for them" },
  tenTypically: { figure: "45", says: "days for most" },
  tenDailyHours: { figure: "2-4", says: "hours a day, recommended" },
  clients: { figure: "50+", says: "American coaches and companies in the client database" },
} as const satisfies Record<string, ShippedFigure>;

export type FigureName = keyof typeof FIGURES;
