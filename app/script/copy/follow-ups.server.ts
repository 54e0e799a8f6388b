/** The lines for people who have not answered, missed a call or asked for time, as a document that a company edits (WEEK-2). */
import { z } from "zod";
import {
  choice,
  contentDocument,
  group,
  itemId,
  list,
  optionalParagraph,
  paragraph,
  text,
} from "~/content/content.server";

/** When a line is the right one: after that many days of silence, or for a reason. */
export const FOLLOW_UP_TIMES = {
  first: "Nothing was sent yet",
  "silent-1": "1 day of silence",
  "silent-3": "3 days of silence",
  "silent-7": "7 days of silence",
  "silent-14": "14 days of silence",
  "no-show": "After a no-show",
  moved: "After a canceled call",
  showed: "After the call",
  thinking: "After “let me think”",
  "not-now": "After “not now”",
  booked: "When the call is booked",
} as const;

const VARIABLES = ["firstName", "said", "callTime"];

export const FOLLOW_UPS = contentDocument({
  key: "follow-ups",
  label: "Follow-up lines",
  figures: "with-note",
  pages: ["/script"],
  names: { lines: VARIABLES },
  schema: z.strictObject({
    lines: list(
      "Lines",
      group("Line", {
        id: itemId(),
        title: text("Name", { max: 80 }),
        when: choice("When", FOLLOW_UP_TIMES),
        message: paragraph("What the setter says", { max: 600 }),
        reminder: optionalParagraph("Instead, where the script knows what they said", {
          max: 600,
          help: "{said} is their last answer",
        }),
      }),
      { min: 1, max: 40, help: "Several for the same time take turns by prospect" },
    ),
  }),
  shipped: {
    lines: [
      {
        id: "hello",
        title: "The first message",
        when: "first",
        message:
          "Hey {firstName}, I work with people who are getting started in remote sales from home. Is that something you'd like to hear more about?",
        reminder: "",
      },
      {
        id: "nudge",
        title: "A short nudge",
        when: "silent-1",
        message:
          "Hey {firstName}, just checking you saw my last message, it's easy to miss one. Are you still looking into remote sales?",
        reminder:
          "Hey {firstName}, I remember you said “{said}”. I didn't want to leave it there. Are you still looking into remote sales?",
      },
      {
        id: "good-time",
        title: "A better time",
        when: "silent-3",
        message:
          "Hey {firstName}, I know the week gets full. When would be a better time to pick this up?",
        reminder: "",
      },
      {
        id: "what-stops",
        title: "What is in the way",
        when: "silent-3",
        message:
          "Hey {firstName}, no pressure from my side. What would you want to know before we go on?",
        reminder:
          "Hey {firstName}, no pressure from my side. You told me “{said}”. What would you want to know before we go on?",
      },
      {
        id: "still-open",
        title: "Yes or no is fine",
        when: "silent-7",
        message:
          "Hey {firstName}, it's been a week, and either answer is fine with me. Should I keep our conversation open?",
        reminder: "",
      },
      {
        id: "last-one",
        title: "The last message",
        when: "silent-14",
        message:
          "Hey {firstName}, I'll leave you in peace after this one. If things change, write to me here anytime. Is there anything I can still answer?",
        reminder: "",
      },
      {
        id: "missed",
        title: "After a missed call",
        when: "no-show",
        message:
          "Hey {firstName}, we missed you on the call. Things come up, no hard feelings. Which day would suit you better?",
        reminder: "",
      },
      {
        id: "new-time",
        title: "A new time for the call",
        when: "moved",
        message:
          "Hey {firstName}, the call did not work out this time, and that's fine. Which day would suit you better?",
        reminder: "",
      },
      {
        id: "after-call",
        title: "After the call",
        when: "showed",
        message:
          "Hey {firstName}, thank you for taking the time for the call. Is there anything that came up afterward that I can help with?",
        reminder: "",
      },
      {
        id: "thought-over",
        title: "They wanted to think",
        when: "thinking",
        message:
          "Hey {firstName}, you wanted to think it over, and that's a good idea. What is the one thing you're still unsure about?",
        reminder: "",
      },
      {
        id: "changed",
        title: "It was not the right time",
        when: "not-now",
        message:
          "Hey {firstName}, last time it wasn't the right moment for you, so I waited. Has anything changed since?",
        reminder: "",
      },
      {
        id: "confirm",
        title: "Confirm the call",
        when: "booked",
        message:
          "All set, {firstName}: the call is on {callTime}. It costs nothing and there is nothing to prepare. Does that work for you?",
        reminder: "",
      },
    ],
  },
});
