/** The words of the landing page (LAND-1 to LAND-7). Figures come from the claims. */
import { figure } from "~/figures/figures";

export const HERO = {
  tagline: { plain: "Appointment Setting", loud: "ACCELERATOR" },
  heading: "The #1 sales education platform for learning remote sales",
  promise:
    "World-class training, real client work that lets you earn while you learn, and help landing a remote sales job that you can do from anywhere with a good connection.",
} as const;

/** From a first message to a booked call; the people are invented. */
export const CONVERSATION = [
  { from: "setter", text: "Hey Jordan, saw your comment about leaving retail. What's next?" },
  { from: "prospect", text: "Honestly? Something remote. 60 applications, no luck" },
  { from: "setter", text: "That wears anyone out. What would you miss about the shop floor?" },
  { from: "prospect", text: "The people. I like talking to people" },
  { from: "setter", text: "That is most of this job. Worth a look together? Thursday 2 PM?" },
  { from: "prospect", text: "Thursday works" },
] as const;

export const BOOKED = { title: "Discovery call booked", when: "Thursday, 2:00 PM" } as const;

export const WHY = {
  heading: "Why choose us",
  mission: {
    heading: "Our mission",
    text: `Good sales jobs went remote, but few people know how to get one. Since ${figure("founded")}, for ${figure("yearsInWords")}, we have taught beginners the one skill every sales team pays for first: starting a conversation that ends in a booked call.`,
  },
  apart: "What sets us apart",
} as const;

export const STATS = ["appointments", "students", "years", "setters", "roles"] as const;

export const DIFFERENTIATORS = [
  {
    icon: "briefcase",
    title: "Real client work",
    text: "You set appointments for real companies while you train, with a coach reading along. You learn faster when the work is real and someone pays for it.",
  },
  {
    icon: "handshake",
    title: "Guaranteed job placement assistance",
    text: "We help you land interviews: your profile, your applications, mock interviews and introductions, until you have an offer on the table.",
  },
  {
    icon: "compass",
    title: "Ongoing mentorship and support",
    text: `The coaching does not stop at the job offer. For ${figure("supportMonths")} months after you start your job, you have monthly check-ins and people to ask.`,
  },
  {
    icon: "network",
    title: "Industry connections",
    text: "Partner companies hire setters, SDRs, BDRs, account executives and closers from our program, because they know what our graduates have practiced.",
  },
] as const;

export const PROGRAM = {
  heading: "The program",
  text: `${figure("weeks")} weeks, taught by people who set appointments for a living. Everything in it has one goal: you can do the job the day you are hired.`,
  features: [
    {
      icon: "user",
      title: "Personalized 1-on-1 coaching",
      text: "Your coach reads your real conversations, marks the message where each one turned, and practices the next one with you.",
    },
    {
      icon: "video",
      title: "Weekly live training calls",
      text: "A live call every week and shorter ones every weekday: tough replies, role play, and your questions. Recordings stay in the portal.",
    },
    {
      icon: "community",
      title: "A community and network",
      text: "A workspace full of people on the same path, a few weeks ahead of you or behind. Someone has already had the awkward reply you just got.",
    },
    {
      icon: "badge",
      title: "Guaranteed job placement help",
      text: "As soon as you are ready, we help you get interviews: with partner companies first, then on the open market.",
    },
  ],
} as const;

export const CURRICULUM = {
  heading: "The 12-week curriculum",
  text: "Six blocks of two weeks, each with four lessons and work you can show.",
  modulesTab: "Learning Modules",
  practiceTab: "Practical Training",
  modules: [
    {
      weeks: "Week 1-2",
      title: "Foundation and Appointment Setting",
      lessons: [
        "How remote sales teams work, and where the setter fits in",
        "What a qualified appointment is",
        "Your profile, your tools, your day",
        "The first ten conversations",
      ],
    },
    {
      weeks: "Week 3-4",
      title: "Buyer Psychology and Trust Building",
      lessons: [
        "Why people answer a stranger",
        "Pain, desire and timing",
        "Trust in five messages",
        "Reading between the lines",
      ],
    },
    {
      weeks: "Week 5-6",
      title: "DM and Prospecting Mastery",
      lessons: [
        "Finding the right people every day",
        "Openers that do not sound like openers",
        "Following up without chasing",
        "Keeping a pipeline of a hundred conversations",
      ],
    },
    {
      weeks: "Week 7-8",
      title: "Communication and Listening Skills",
      lessons: [
        "Questions that open, questions that close",
        "Tone on a screen",
        "Saying back what you heard",
        "Voice notes and short calls",
      ],
    },
    {
      weeks: "Week 9-10",
      title: "Advanced Closing Techniques",
      lessons: [
        "Asking for the call",
        "Objections, and the question behind them",
        "Confirming, so that people show up",
        "From setter to closer",
      ],
    },
    {
      weeks: "Week 11-12",
      title: "Mindset and Career Development",
      lessons: [
        "A bad week, and what to do on Monday",
        "Your numbers, and what they tell you to change",
        "Resume, profile and mock interviews",
        "The first ninety days in a new team",
      ],
    },
  ],
  practice: [
    {
      icon: "chat",
      title: "Live conversations",
      text: "You write to real prospects from your second week, with a coach following the thread.",
    },
    {
      icon: "drama",
      title: "Role play",
      text: "Two people, one tough reply, five minutes. Then you swap, and listen to the recording.",
    },
    {
      icon: "review",
      title: "Conversation reviews",
      text: "Your own threads, read line by line: where it opened, where it closed, what to send next time.",
    },
    {
      icon: "pipeline",
      title: "A working pipeline",
      text: "You keep a tracker the way a team does: every prospect has a status, a date and a next step.",
    },
    {
      icon: "phone",
      title: "Shadowed sales calls",
      text: "You listen to the calls you booked, and learn what a closer needed to know beforehand.",
    },
    {
      icon: "interview",
      title: "Mock interviews",
      text: "Three interviews with people who hire setters, and their honest notes after each.",
    },
  ],
  summary: ["hoursOfTraining", "practiceSessions", "community"],
} as const;

export const GET_STARTED = {
  kicker: "Schedule a call with our team",
  heading: "Start with a FREE Discovery Call With Us",
  card: {
    heading: "Ready to Transform Your Career?",
    text: "Book a free discovery call to learn how our program can help you land a high-ticket remote sales position and start earning six figures.",
    button: "Claim Your Spot",
    note: "No commitment required. Free consultation.",
  },
} as const;
