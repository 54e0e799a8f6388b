/** What applicants read on their own page (APPL-2). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  paragraph,
  text,
} from "~/content/content.server";

const status = (label: string) =>
  group(label, { heading: text("Heading"), text: paragraph("Text", { max: 400 }) });

export const APPLY = contentDocument({
  key: "apply",
  label: "Applicant's page",
  pages: [],
  schema: z.strictObject({
    title: text("Title"),
    status: text("Above the status"),
    stages: group("Status", {
      new: status("New"),
      qualified: status("Qualified"),
      interviewBooked: status("Interview booked"),
      interviewed: status("Interviewed"),
      accepted: status("Accepted"),
      declined: status("Declined"),
      withdrawn: status("Withdrawn"),
    }),
    interview: group("Interview", {
      book: text("Button to book", { max: 60 }),
      booked: text("Heading of the booked interview"),
      move: text("Button to move it", { max: 60 }),
    }),
    withdraw: group("Withdrawing", {
      link: text("Link", { max: 60 }),
      heading: text("Question"),
      text: paragraph("What it means", { max: 400 }),
      yes: text("Button", { max: 60 }),
      no: text("Link back", { max: 60 }),
    }),
    unknown: group("A link that opens nothing", {
      heading: text("Heading"),
      text: paragraph("Text", { max: 400, help: "{days}: how many days a link works" }),
      mail: text("Field"),
      send: text("Button", { max: 60 }),
      sent: paragraph("When it was sent", { max: 400 }),
    }),
  }),
  names: { unknown: ["days"] },
  shipped: {
    title: "Your application",
    status: "Where it stands",
    stages: {
      new: {
        heading: "We have your application",
        text: "We are reviewing it and will get back to you.",
      },
      qualified: {
        heading: "You meet the requirements",
        text: "The next step is a short interview. Choose a time that works for you; your name and email address are already filled in.",
      },
      interviewBooked: {
        heading: "Your interview is booked",
        text: "Be on time, in a quiet place, at the computer you would work with.",
      },
      interviewed: {
        heading: "Your interview is done",
        text: "We are deciding and will let you know either way.",
      },
      accepted: {
        heading: "You're in",
        text: "We accepted your application. Your training is ready: the link to sign in is in your email.",
      },
      declined: {
        heading: "Not this time",
        text: "We have decided to move forward with other applicants. You are welcome to apply again when something changes.",
      },
      withdrawn: {
        heading: "You withdrew your application",
        text: "We will not contact you about this application anymore. You can apply again at any time.",
      },
    },
    interview: {
      book: "Book your interview",
      booked: "Your interview",
      move: "Choose another time",
    },
    withdraw: {
      link: "Withdraw your application",
      heading: "Withdraw your application?",
      text: "A booked interview is canceled, and its time opens up for someone else. You can apply again later.",
      yes: "Yes, withdraw",
      no: "Keep my application",
    },
    unknown: {
      heading: "This link doesn't open an application",
      text: "Links work for {days} days, and this one may be too old or incomplete. Enter the email address you applied with, and we will send you a new one.",
      mail: "Email address",
      send: "Email me a new link",
      sent: "If there is an open application with this address, a new link is on its way. Check your spam folder, too.",
    },
  },
});

export type ApplyWords = ContentValue<typeof APPLY>;
