/** The words of the front page, and of the header and footer of every public page (LAND-1 to LAND-7, NAV-1, NAV-2). */
import { z } from "zod";
import {
  type ContentValue,
  choice,
  contentDocument,
  group,
  link,
  list,
  optionalParagraph,
  optionalText,
  paragraph,
  picture,
  searchEntry,
  text,
} from "~/content/content.server";
import { figureChoice } from "~/figures/figures.server";
import { ICON_NAMES } from "./icons";
import { productWords, SHIPPED_PRODUCT } from "./product.server";

const heading = text("Heading");
const button = (label: string) => text(label, { max: 40 });
const drawn = {
  icon: choice("Icon", ICON_NAMES),
  title: text("Title"),
  text: paragraph("Text", { max: 400 }),
};

export const LANDING = contentDocument({
  key: "landing",
  label: "Front page, header and footer",
  pages: ["/"],
  anchors: () => ["why", "program", "curriculum", "testimonials", "faq", "get-started"],
  schema: z.strictObject({
    hero: group("Hero", {
      tagline: text("Small line on top", { max: 60 }),
      loud: text("Its last word, in color", { max: 30 }),
      heading,
      kicker: text("Line below it"),
      promise: paragraph("Promise", { max: 300 }),
      start: button("First button"),
      program: button("Second button"),
    }),
    conversation: group("Drawn conversation", {
      prospect: text("Name of the prospect", { max: 30 }),
      status: text("Line below the name", { max: 60 }),
      setter: text("Who writes to them", { max: 30, help: "Read aloud before each message" }),
      messages: list(
        "Messages",
        group("Message", {
          from: choice("From", { setter: "The setter", prospect: "The prospect" }),
          text: text("Text", { max: 160 }),
        }),
        { min: 1, max: 10 },
      ),
      booked: text("What is booked", { max: 60 }),
      when: text("When", { max: 60 }),
      caption: text("Caption"),
    }),
    why: group("Why choose us", {
      kicker: text("Small line on top", { max: 60 }),
      heading,
      stats: list("Figures", figureChoice("Figure"), { max: 8, help: "The first is shown large" }),
      source: text("Before the source of the large figure", { max: 30 }),
      missionHeading: text("Heading of the mission"),
      mission: paragraph("Mission"),
      apart: text("Heading of what sets you apart"),
      differentiators: list("What sets you apart", group("Point", drawn), { max: 8 }),
    }),
    founder: group(
      "Founder or coach",
      {
        name: optionalText("Name", { max: 80 }),
        role: optionalText("Role"),
        photo: picture("Photo"),
        text: optionalParagraph("Why they do this", { max: 800 }),
      },
      "Shown once there are a name and a text",
    ),
    program: group("Program", {
      kicker: text("Small line on top", { max: 60 }),
      heading,
      text: paragraph("Text", { max: 400 }),
      features: list("Parts of the program", group("Part", drawn), { max: 12 }),
    }),
    product: productWords(),
    curriculum: group("Curriculum", {
      heading,
      text: paragraph("Text", { max: 300 }),
      modulesTab: button("First tab"),
      modules: list(
        "Blocks",
        group("Block", {
          weeks: text("Weeks", { max: 30 }),
          title: text("Title"),
          lessons: list("Lessons", text("Lesson"), { min: 1, max: 12 }),
          outcome: optionalText("What you can do after it", { max: 160 }),
        }),
        { min: 1, max: 24 },
      ),
      outcomeLabel: text("Before what you can do after a block", { max: 40 }),
      practiceTab: button("Second tab"),
      practice: list("Practical training", group("Part", drawn), { max: 12 }),
      summary: list("Figures below", figureChoice("Figure"), { max: 6 }),
    }),
    call: group("Call to action", {
      button: button("Button after each part"),
      short: button("Button on a phone"),
      next: text("Before the next free time", { max: 40 }),
      anytime: text("Without a free time", { max: 40 }),
    }),
    getStarted: group("Get started", {
      kicker: text("Small line on top"),
      heading,
      cardHeading: text("Heading of the card"),
      text: paragraph("Text", { max: 400 }),
      button: button("Button"),
      busy: text("Button while the next page loads", { max: 40 }),
      note: text("Note"),
    }),
    header: group("Header of every page", {
      signIn: button("Link to sign in"),
      program: button("Link to the program"),
      start: button("Button"),
    }),
    footer: group("Footer of every page", {
      links: list(
        "Links",
        group("Link", { name: text("Name", { max: 40 }), to: link("Address") }),
        {
          max: 16,
        },
      ),
      rights: text("After the year and the legal name", { max: 160 }),
    }),
    search: searchEntry(),
  }),
  shipped: {
    hero: {
      tagline: "Appointment Setting",
      loud: "ACCELERATOR",
      heading: "Book calls for a living. From anywhere, in {weeks} weeks.",
      kicker: "The #1 sales education platform for learning remote sales",
      promise:
        "World-class training, real client work that lets you earn while you learn, and help landing a remote sales job you can do from anywhere with a good connection.",
      start: "Get Started",
      program: "See the program",
    },
    conversation: {
      prospect: "Jordan",
      status: "Replies within the hour",
      setter: "Setter",
      messages: [
        { from: "setter", text: "Hey Jordan, saw your comment about leaving retail. What's next?" },
        { from: "prospect", text: "Honestly? Something remote. 60 applications, no luck" },
        {
          from: "setter",
          text: "That wears anyone out. What would you miss about the shop floor?",
        },
        { from: "prospect", text: "The people. I like talking to people" },
        { from: "setter", text: "That's most of this job. Worth a look together? Thursday 2 PM?" },
        { from: "prospect", text: "Thursday works" },
      ],
      booked: "Discovery call booked",
      when: "Thursday, 2:00 PM",
      caption: "A made-up conversation, the kind setters learn to have",
    },
    why: {
      kicker: "Why choose us",
      heading: "You learn the job by doing it, with someone at your side",
      stats: ["appointments", "students", "years", "setters", "roles"],
      source: "Source:",
      missionHeading: "Our mission",
      mission:
        "Good sales jobs went remote, but few people know how to get one. Since {founded}, for {yearsInWords}, we have taught beginners the one skill every sales team pays for first: starting a conversation that ends in a booked call.",
      apart: "What sets us apart",
      differentiators: [
        {
          icon: "briefcase",
          title: "Real client work",
          text: "You set appointments for real companies while you train, with a coach reviewing your messages. You learn faster when the work is real and someone pays for it.",
        },
        {
          icon: "handshake",
          title: "Guaranteed job placement assistance",
          text: "We help you land interviews: your profile, your applications, interview practice and introductions. The employer makes the offer.",
        },
        {
          icon: "compass",
          title: "Ongoing mentorship and support",
          text: "Coaching doesn't stop at the job offer. For {supportMonths} months after you start, you get monthly check-ins, career coaching and the alumni network.",
        },
        {
          icon: "network",
          title: "Industry connections",
          text: "Partner companies hire setters, SDRs, BDRs, account executives and closers from our program, because they know what our graduates have practiced.",
        },
      ],
    },
    founder: { name: "", role: "", photo: { image: "", alt: "" }, text: "" },
    product: SHIPPED_PRODUCT,
    program: {
      kicker: "The program",
      heading: "Real conversations, a script that helps, and a coach on your side",
      text: "{weeks} weeks, taught by people who set appointments for a living. Everything in it has one goal: you can do the job the day you are hired.",
      features: [
        {
          icon: "user",
          title: "Personalized 1-on-1 coaching",
          text: "Your coach reads your real conversations, shows you which message won or lost each one, and practices the next one with you.",
        },
        {
          icon: "video",
          title: "Weekly live training calls",
          text: "A live call every week and shorter ones every weekday: tough replies, role play, and your questions.",
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
    },
    curriculum: {
      heading: "The {weeks}-week curriculum",
      text: "Six two-week blocks, each with four lessons and work you can show.",
      modulesTab: "Learning Modules",
      outcomeLabel: "After this block",
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
          outcome: "Your profile is ready, and you've had your first ten conversations.",
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
          outcome: "You can tell why someone answers, and when it's time to stop.",
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
          outcome: "You keep a hundred conversations going without losing track.",
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
          outcome: "You listen first, and say back what you heard, in writing and on a call.",
        },
        {
          weeks: "Week 9-10",
          title: "Advanced Closing Techniques",
          lessons: [
            "Asking for the call",
            "Objections, and the question behind them",
            "Confirming the call so people show up",
            "From setter to closer",
          ],
          outcome: "You ask for the call, and the people you book show up.",
        },
        {
          weeks: "Week 11-12",
          title: "Mindset and Career Development",
          lessons: [
            "A bad week, and what to do on Monday",
            "Your numbers, and what they tell you to change",
            "Resume, profile and interview practice",
            "The first ninety days in a new team",
          ],
          outcome: "You apply for remote sales roles with real numbers to show.",
        },
      ],
      practiceTab: "Practical Training",
      practice: [
        {
          icon: "chat",
          title: "Live conversations",
          text: "You write to real prospects during the training, with a coach reviewing the thread.",
        },
        {
          icon: "drama",
          title: "Role play",
          text: "Two people, one tough reply, five minutes. Then you swap, and tell each other what worked.",
        },
        {
          icon: "review",
          title: "Conversation reviews",
          text: "Your own threads, line by line: what opened the conversation, what shut it down, and what to send next time.",
        },
        {
          icon: "pipeline",
          title: "A working pipeline",
          text: "You keep a tracker the way a team does: every prospect has a call date and a status.",
        },
        {
          icon: "phone",
          title: "Shadowed sales calls",
          text: "You listen to the calls you booked and learn what the closer needed to know beforehand.",
        },
        {
          icon: "interview",
          title: "Interview practice",
          text: "Practice the questions hiring managers ask setters, with honest notes after each answer.",
        },
      ],
      summary: ["hoursOfTraining", "practiceSessions", "community"],
    },
    call: {
      button: "Book a free call",
      short: "Book a call",
      next: "Next free call",
      anytime: "Pick a time that works",
    },
    getStarted: {
      kicker: "Schedule a call with our team",
      heading: "Start with a FREE Discovery Call With Us",
      cardHeading: "Ready to Transform Your Career?",
      text: "Book a free discovery call to learn how our program can help you land a high-ticket remote sales position and start earning six figures.",
      button: "Claim Your Spot",
      busy: "TRANSFORMING CAREER",
      note: "No commitment required. Free consultation.",
    },
    header: { signIn: "Sign in", program: "Program", start: "Get Started" },
    footer: {
      links: [
        { to: "/#program", name: "Program" },
        { to: "/#testimonials", name: "Testimonials" },
        { to: "/book", name: "Book a call" },
        { to: "/hiring/dmsetters", name: "Work with us" },
        { to: "/auth", name: "Sign in" },
        { to: "/support", name: "Support" },
        { to: "/terms", name: "Terms & Conditions" },
        { to: "/privacy", name: "Privacy Policy" },
      ],
      rights: "All rights reserved.",
    },
    search: {
      title: "Remote sales training with real client work and placement help",
      description:
        "The #1 sales education platform for learning remote sales: twelve weeks of training, real client work and help landing a remote appointment setting or sales job.",
    },
  },
});

export type Landing = ContentValue<typeof LANDING>;
