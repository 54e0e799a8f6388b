/** The words of the pictures of the product on the front page, with the sample data that they show (LAND-9). */
import type { z } from "zod";
import { choice, group, list, paragraph, text } from "~/content/content.server";

const TONES = { neutral: "Gray", accent: "Brand", success: "Green", warning: "Yellow" } as const;
const titled = { title: text("Title"), text: paragraph("Text", { max: 300 }) };
const short = (label: string) => text(label, { max: 40 });

export const productWords = () =>
  group("The product in pictures", {
    training: group("Portal", { ...titled, label: short("Below the ring"), done: short("State") }),
    script: group("Script", {
      ...titled,
      step: text("Step", { max: 60 }),
      message: paragraph("Message", { max: 300 }),
      question: text("Before the replies", { max: 60 }),
      replies: list("Replies", text("Reply", { max: 80 }), { min: 1, max: 3 }),
      answer: paragraph("What the script answers the first reply", { max: 300 }),
    }),
    tracker: group("Tracker", {
      ...titled,
      rows: list(
        "Rows",
        group("Row", {
          name: short("Name"),
          call: short("Call"),
          status: short("Status"),
          tone: choice("Color", TONES),
        }),
        { min: 1, max: 6, help: "The first one turns green" },
      ),
      before: short("Status of the first row before it turns green"),
    }),
    board: group("Board", {
      ...titled,
      cards: list(
        "Cards",
        group("Card", {
          day: short("Day"),
          title: text("Title", { max: 60 }),
          status: short("Status"),
          tone: choice("Color", TONES),
        }),
        { min: 1, max: 6 },
      ),
    }),
  });

export const SHIPPED_PRODUCT: z.input<ReturnType<typeof productWords>> = {
  training: {
    title: "Pick up where you left off",
    text: "{lessons} video lessons, each with a summary of what it teaches and what to do next. Your progress follows you from phone to laptop.",
    label: "Your progress",
    done: "Completed",
  },
  script: {
    title: "Always know what to write next",
    text: "Choose the closest reply, or paste what the prospect wrote. Your next message is ready for you to make your own.",
    step: "Ask what they want to change",
    message: "Got it, thanks. And what has you looking for something new right now?",
    question: "What does the prospect say?",
    replies: ["I want to work from home", "I need more income", "Is this a course you're selling?"],
    answer:
      "Makes sense, the commute gets old. What would working from home change for you, day to day?",
  },
  tracker: {
    title: "Watch your bookings turn into closed deals",
    text: "Every prospect has a call date and a status. When a deal closes, the row turns green and your commission adds up.",
    rows: [
      { name: "Jordan M.", call: "Thu, 2:00 PM", status: "Closed", tone: "success" },
      { name: "Casey R.", call: "Fri, 11:00 AM", status: "Pending", tone: "neutral" },
      { name: "Riley T.", call: "Fri, 4:30 PM", status: "Rescheduled", tone: "accent" },
    ],
    before: "Pending",
  },
  board: {
    title: "A team that has your back",
    text: "Coaches and the operations team plan the week on one board, so your reviews, lists and calls are ready when you are.",
    cards: [
      { day: "Mon", title: "Review new conversations", status: "Complete", tone: "success" },
      { day: "Wed", title: "Prepare the group call", status: "Incomplete", tone: "neutral" },
      { day: "Fri", title: "Share what got replies", status: "Incomplete", tone: "neutral" },
    ],
  },
};
