/** The words of the support page (SUP-1); its questions and answers are the help document's. */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { formWords, shippedFormWords } from "~/forms/forms.server";
import { SUPPORT_REQUEST } from "./support-request";

const way = (label: string) =>
  group(label, {
    heading: text("Heading"),
    text: paragraph("Text", { max: 300 }),
    button: text("Button", { max: 60 }),
  });
const line = (label: string) => group(label, { heading: text("Heading"), text: text("Text") });

export const SUPPORT_PAGE = contentDocument({
  key: "support",
  label: "Support",
  figures: "with-note",
  pages: ["/support"],
  anchors: () => ["support-request"],
  schema: z.strictObject({
    search: searchEntry(),
    heading: text("Heading"),
    lead: paragraph("Text", { max: 300 }),
    email: way("By email"),
    assistant: way("By the assistant"),
    hours: line("Hours"),
    emergency: line("Emergencies"),
    request: paragraph("Text above the form", { max: 300 }),
    form: formWords(SUPPORT_REQUEST),
  }),
  shipped: {
    search: {
      title: "Support Center",
      description:
        "Email support within 24 hours, an AI assistant at any hour, and answers about 10-in-60, the program and who to contact about what.",
    },
    heading: "Support Center",
    lead: "Most questions are answered below. For everything else, there are two ways to reach us.",
    email: {
      heading: "Email Support",
      text: "Write to us about anything. Response within {replyHours} hours.",
      button: "Write an email",
    },
    assistant: {
      heading: "AI Assistant 24/7",
      text: "Ask in your own words and get an answer from our help pages right away, day or night.",
      button: "Ask the assistant",
    },
    hours: { heading: "Support hours", text: "Monday-Friday 9AM-6PM EST" },
    emergency: { heading: "Emergency technical issues", text: "24/7 by email:" },
    request: "It goes to the team you choose. You get an answer within {replyHours} hours.",
    form: shippedFormWords(SUPPORT_REQUEST),
  },
});

export type SupportWords = ContentValue<typeof SUPPORT_PAGE>;
