/** Ten questions whose answers hold the program's facts (LAND-6). */

import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  list,
  paragraph,
  text,
} from "~/content/content.server";

export const FAQ = contentDocument({
  key: "faq",
  label: "FAQ",
  pages: ["/"],
  schema: z.strictObject({
    heading: text("Heading"),
    subline: text("Subline", { max: 200 }),
    questions: list(
      "Questions",
      group("Question", {
        question: text("Question", { max: 160 }),
        answer: paragraph("Answer", { max: 800 }),
      }),
      { min: 1, max: 40 },
    ),
    more: group("More questions", {
      heading: text("Heading"),
      text: paragraph("Text", { max: 300 }),
      button: text("Button", { max: 40 }),
      note: text("Note", { max: 160 }),
    }),
  }),
  shipped: {
    heading: "Frequently Asked Questions",
    subline: "Get answers to the most common questions about our sales training program",
    questions: [
      {
        question: "Do I need any sales experience?",
        answer:
          "No prior experience is needed. Most people start from zero, coming from retail, hospitality, teaching or an office. The first two weeks assume you have never sent a sales message.",
      },
      {
        question: "How much time does it take each week?",
        answer:
          "For the program, we recommend {weeklyHours} hours per week. That covers lessons, live calls and, above all, real conversations. You can finish with fewer hours; it just takes longer to feel easy.",
      },
      {
        question: "How much do graduates earn?",
        answer:
          "Typical graduates earn {typicalYear} in their first year, and top performers {topYear}. Earnings vary from person to person and are not guaranteed: they depend on the role you take, the hours you put in and the market.",
      },
      {
        question: "How many people have finished the program?",
        answer:
          "We have {graduates} graduates. They work as appointment setters, SDRs, BDRs, account executives and closers.",
      },
      {
        question: "Will I work with real clients?",
        answer:
          "Yes. Real client work is part of the training, not something that comes after it. You set appointments for companies we work with, and a coach reviews your messages.",
      },
      {
        question: "What support do I get after I am placed?",
        answer:
          "You have {supportMonths} months of post-placement support: monthly check-ins, career coaching and the alumni network, so you are not alone in your first months on a new team.",
      },
      {
        question: "Can I do this alongside a full-time job?",
        answer:
          "Yes. There are evening and weekend sessions so people who work full time can attend.",
      },
      {
        question: "What equipment do I need?",
        answer:
          "A computer, a stable internet connection and a quiet space. The software you work with during the program is provided.",
      },
      {
        question: "How soon will I see improvement?",
        answer:
          "Most people see improvement within {improvement} weeks: more replies to first messages, and conversations that lead somewhere. Booked calls follow.",
      },
      {
        question: "How long is the program, and what happens at the end?",
        answer:
          "The program lasts {weeks} weeks. We then help place graduates with our partner companies, and sometimes with us directly. Placement help means interviews and introductions; the job offer comes from the employer.",
      },
    ],
    more: {
      heading: "Still Have Questions?",
      text: "Schedule a free discovery call to get personalized answers to your questions.",
      button: "Schedule a call",
      note: "Our team typically responds within {replyHours} hours",
    },
  },
});

export type Faq = ContentValue<typeof FAQ>;
