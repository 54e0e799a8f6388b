/** What guests read while they book, confirm, move and cancel a meeting (BOOK-1, SLOT-2). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  list,
  paragraph,
  text,
} from "~/content/content.server";

const heading = text("Heading");
const button = (label: string) => text(label, { max: 60 });
const body = (label: string, help?: string) => paragraph(label, { max: 400, help });
const titled = { heading, text: body("Text") };

const kind = (label: string) =>
  group(label, {
    title: text("Name", { max: 60, help: "Also in mails and in calendars" }),
    text: body("What it is about"),
    prepare: list("How to prepare", text("Entry", { max: 200 }), { max: 8 }),
  });

export const MEETING_WORDS = contentDocument({
  key: "meetings",
  label: "Meetings",
  figures: "with-note",
  pages: ["/book", "/onboarding", "/setup"],
  names: {
    picker: ["days"],
    card: ["phone"],
    held: ["mail", "until"],
    confirm: ["meeting", "until"],
    page: ["meeting"],
    ended: ["mail"],
  },
  schema: z.strictObject({
    kinds: group("Kinds of meetings", {
      discovery: kind("Discovery call"),
      interview: kind("Interview"),
      groupOnboarding: kind("Group onboarding"),
      setup: kind("Setup call"),
      oneOnOne: kind("1-on-1 session"),
      weeklyGroup: kind("Weekly group training"),
    }),
    picker: group("Choosing a time", {
      heading,
      description: paragraph("Description for search engines", { max: 170 }),
      invite: body("Until the times are loaded"),
      open: button("Button to the times"),
      booked: text("When it is booked"),
      noneHeading: text("Heading without free times"),
      none: body("Text without free times", "{days}: how far ahead people can book"),
      hostBusy: body("When the chosen host has no free times"),
      phone: text("Hint at the phone number"),
      message: text("Label of the message"),
      kept: body("When a meeting is moved"),
      move: button("Button to move a meeting"),
      refused: group("When an answer does not fit the meeting", {
        ...titled,
        dashboard: button("Way back for trainees"),
        home: button("Way back for visitors"),
      }),
    }),
    dashboard: group("On the training dashboard", {
      heading,
      oneOnOne: body("1-on-1 session"),
      weeklyGroup: body("Weekly group training"),
    }),
    card: group("A booked meeting", {
      add: button("Button to the calendar file"),
      call: group("If the meeting is by phone", {
        number: text("With a number", { help: "{phone}: the guest's number" }),
        other: text("Without a number"),
      }),
      inPortal: body("For trainees"),
      alsoMailed: body("For trainees, if emails are sent"),
      mailed: body("If emails are sent"),
      save: group("If no emails are sent", titled),
    }),
    held: group("A meeting to confirm by email", {
      heading,
      subheading: text("Heading of the meeting"),
      text: body("Text", "{mail}: the guest's address; {until}: until when it is held"),
      confirmed: button("Button after confirming"),
      note: body("Note"),
      expired: group("Not confirmed in time", titled),
    }),
    confirm: group("The page that confirms", {
      heading,
      text: body("Text", "{meeting}: the kind of meeting"),
      until: text("While the time is held", { help: "{until}: until when it is held" }),
      button: button("Button"),
      note: body("Note"),
      late: group("Too late", { ...titled, button: button("Button") }),
    }),
    page: group("A meeting's page", {
      booked: text("Heading", { help: "{meeting}: the kind of meeting" }),
      moved: text("Heading after moving"),
      attending: text("Heading after the guest said yes"),
      next: text("Heading of the list"),
      willAttend: text("After the guest said yes"),
      attend: button("Button to say yes"),
      nextSteps: button("Link to the next steps"),
      move: text("Heading of moving"),
      keep: button("Link to keep the time"),
      ask: group("The question of a reminder", { heading, yes: button("Button") }),
      cancel: group("Canceling", {
        ...titled,
        yes: button("Button"),
        no: button("Link back"),
      }),
    }),
    join: group("The link to a group session", {
      early: group("Before it opens", { ...titled, wait: body("What to do") }),
      open: group("While it is on, if it has no video link", titled),
      over: group("When it is over", { ...titled, again: button("Link to the next ones") }),
    }),
    ended: group("Nothing to change", {
      canceled: group("Canceled", titled),
      past: group("Over", titled),
      unknown: group("A link that opens nothing", {
        ...titled,
        contact: body("Where to write", "{mail}: the support address"),
      }),
      again: button("Button to book again"),
    }),
  }),
  shipped: {
    kinds: {
      discovery: {
        title: "Discovery call",
        text: "We talk about your experience, the twelve weeks, and whether the program is right for you. Free, no commitment.",
        prepare: [
          "Find a quiet place with a stable connection.",
          "Think about the hours you have in a week, and what you want to earn a year from now.",
          "Write down your questions, the hard ones first.",
        ],
      },
      interview: {
        title: "Setter interview",
        text: "How you write, how you work, and what the role asks of you.",
        prepare: [
          "Read what we sell and how setters are paid on your next steps page.",
          "Find a quiet place, and have your computer and a headset ready.",
          "Be ready to answer a prospect's message in your own words.",
        ],
      },
      groupOnboarding: {
        title: "Group onboarding",
        text: "With everyone else starting this week: the portal, the tools and your first days.",
        prepare: [
          "Have your access code for the training portal ready.",
          "Join from a computer: you set up your tools during the call.",
          "Join the team's Slack first if you have the invitation.",
        ],
      },
      setup: {
        title: "Setup and onboarding call",
        text: "Your accounts, your tools and your first week, set up together.",
        prepare: [
          "Join from the computer you will work on.",
          "Open the inbox you will use for your accounts.",
          "Have your access code for the training portal ready.",
        ],
      },
      oneOnOne: {
        title: "1-on-1 session",
        text: "You and your coach, working on your own conversations.",
        prepare: [
          "Pick two or three conversations: one that went well, one that stalled.",
          "Know your numbers for the week: messages, replies, calls booked.",
        ],
      },
      weeklyGroup: {
        title: "Weekly group training",
        text: "Live every week: tough replies, role play and your questions.",
        prepare: [
          "Bring one reply you did not know how to answer.",
          "Join from a quiet place: everyone speaks.",
        ],
      },
    },
    picker: {
      heading: "Choose a time",
      description: "Free times in your own time zone, and a short form.",
      invite: "Pick a day and a time that work for you, in your own time zone.",
      open: "See free times",
      booked: "Your time is booked",
      noneHeading: "No free times right now",
      none: "You can book up to {days} days ahead, and canceled times open up again. Check back tomorrow, or write to us and we will find a time together.",
      hostBusy: "This host has no free times right now. Choose someone else.",
      phone: "We call you at this number.",
      message: "Anything we should know beforehand?",
      move: "Move to this time",
      kept: "You keep your current time until you choose a new one.",
      refused: {
        heading: "Thank you for your interest",
        text: "Based on your answers, this meeting is not the right next step for you, so we did not book a time.",
        dashboard: "Back to your dashboard",
        home: "Go to the home page",
      },
    },
    dashboard: {
      heading: "Sessions with your coaches",
      oneOnOne:
        "You and your coach, working on your conversations. Pick a time that works for you.",
      weeklyGroup:
        "Live every week: tough replies, role play and your questions. Save your seat in the next one.",
    },
    card: {
      add: "Add to your calendar",
      call: { number: "We call you at {phone}", other: "We call you" },
      inPortal: "It is on your training dashboard, where you can move or cancel it.",
      alsoMailed: "We emailed you these details, too.",
      mailed:
        "We emailed you these details and the link to move or cancel. Each address gets at most five of these emails a day.",
      save: {
        heading: "Save this link",
        text: "You need it to move or cancel. Bookmark it or copy it now: we do not send it by email.",
      },
    },
    held: {
      heading: "One more step: confirm by email",
      subheading: "This time is held for you",
      text: "We sent an email to {mail}. Open the link in it and confirm by {until}. Until you do, the meeting is not booked; after that, the time opens up for others.",
      confirmed: "I have confirmed",
      note: "No email after a few minutes? Look in your spam folder. If the address is wrong, cancel and book again with the right one. You only confirm an address once.",
      expired: {
        heading: "This time is no longer held",
        text: "The meeting was not confirmed in time, so it is not booked and the time is open again.",
      },
    },
    confirm: {
      heading: "Confirm your meeting",
      text: "Your {meeting} with {company} is booked once you confirm.",
      until: "We hold the time until {until}.",
      button: "Confirm the meeting",
      note: "If you didn't choose this time, close this page. Nothing will be booked.",
      late: {
        heading: "This time is no longer held",
        text: "This meeting is not booked, and the time is open again. Confirm your address now and choose another time: your next booking needs no confirmation.",
        button: "Confirm my address",
      },
    },
    page: {
      booked: "Your {meeting} is booked",
      moved: "Your meeting has a new time",
      attending: "Thank you. See you there",
      next: "How to prepare",
      willAttend: "You confirmed that you will be there.",
      attend: "I will be there",
      nextSteps: "See your next steps",
      move: "Move your meeting",
      keep: "Keep the current time",
      ask: { heading: "Will you be there?", yes: "Yes, I will be there" },
      cancel: {
        heading: "Cancel this meeting?",
        text: "The time opens up for someone else. If you just need a different time, choose another one instead.",
        yes: "Yes, cancel it",
        no: "Keep it",
      },
    },
    join: {
      early: {
        heading: "You are early",
        text: "The session opens 15 minutes before it begins.",
        wait: "Keep this page open: it takes you to the session when it opens.",
      },
      open: {
        heading: "You are here",
        text: "We counted that you came. This is where the session takes place:",
      },
      over: {
        heading: "This session is over",
        text: "You can no longer join it. There is another one soon: save a seat in it.",
        again: "See the next ones",
      },
    },
    ended: {
      canceled: {
        heading: "This meeting is canceled",
        text: "It will not take place, and someone else can book the time.",
      },
      past: {
        heading: "This meeting is over",
        text: "It has started or already taken place, so you can no longer move or cancel it. Missed it? Book another time, or write to {supportMail}.",
      },
      unknown: {
        heading: "This link doesn't open a meeting",
        text: "Part of it may have been lost when it was copied. Open it again from your email or your bookmarks.",
        contact:
          "If it still leads here, write to {mail} with your name and the day of your meeting.",
      },
      again: "Book another time",
    },
  },
});

export type MeetingWords = ContentValue<typeof MEETING_WORDS>;

/** The words of a kind of meeting. */
export type KindWords = MeetingWords["kinds"]["setup"];

/** The words shown where a kind of meeting is booked. */
export type PickerWords = KindWords & MeetingWords["picker"];
