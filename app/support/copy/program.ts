/** SUP-1: the program in the words of someone who is in it. */
import type { TopicText } from "./topics";

export const THE_PROGRAM: TopicText = {
  name: "program",
  title: "About The Program",
  audience: "visitor",
  passages: [
    {
      id: "training-content",
      title: "What does the training cover?",
      text: "{lessons} video lessons in the training portal, from the first message to the booked call and the day after it. Each lesson has a video and an overview that says what it teaches, why it matters and what to do next.",
      points: [
        "Finding people and starting conversations on Facebook and LinkedIn",
        "Why people buy, how they decide, and how to build trust honestly",
        "Direct messages that get replies, without looking like spam",
        "Triage: the questions that show who is a fit, and the problem under the problem",
        "Stories, objections and closing, without pressure",
        "Routine, rejection and the path from setter to closer",
      ],
      also: "triage curriculum modules topics learn syllabus subjects course contents taught",
    },
    {
      id: "daily-hours",
      title: "How much time should I plan each day?",
      text: "For 10-in-60, we recommend {tenDailyHours} hours daily; the setter's role takes {dailyHours}. Put replies first, then new conversations, then one lesson. Two steady hours every day get you further than one long day a week, because the people you write to answer within hours and expect the same from you.",
      also: "time commitment hours day per daily workload schedule",
    },
    {
      id: "tools-provided",
      title: "Which tools do I get?",
      text: "Everything you work with is provided. You do not have to buy software.",
      points: [
        "A CRM that keeps your conversations and appointments",
        "Scripts for every step of a conversation, with answers to objections",
        "The training portal with all lessons and your progress",
        "Slack, where the team and your coaches are",
        "Weekly coaching calls, live",
        "A dashboard that shows how far you have come",
      ],
      also: "software apps equipment provided included crm scripts slack dashboard access buy",
    },
    {
      id: "metrics",
      title: "Which numbers are tracked?",
      text: "Five numbers that we review together in the weekly check-in. Each one depends on the one before, so the first low number shows you what to work on.",
      points: [
        "Messages sent: are you starting enough conversations?",
        "Conversations initiated: do people answer your first message?",
        "Appointments set: do conversations end in a booked call?",
        "Show-up rate: do the booked people come?",
        "Conversion quality: were they the right people for the call?",
      ],
      also: "kpi kpis stats measure performance metrics statistics evaluated judged",
    },
    {
      id: "after-completion",
      title: "What happens after I complete it?",
      text: "You move to the ongoing setter program, with higher commission tiers. You keep your tools and your access, and the goal changes from hitting a number once to keeping a steady rate. Your agreement has the terms for your tier.",
      also: "promoted finish finished graduate next level promotion advance completed done afterwards tier",
    },
    {
      id: "program-length",
      title: "How long is the program?",
      text: "The accelerator lasts {weeks} weeks in six blocks of two weeks. We recommend {weeklyHours} hours per week for it. You can finish with fewer hours; it just takes longer to feel easy.",
      link: { href: "/#program", label: "See the curriculum" },
      also: "duration weeks months long last accelerator",
    },
    {
      id: "full-time-job",
      title: "Can I do it alongside a full-time job?",
      text: "Yes. There are evening and weekend sessions for people who work full time, and you can watch the lessons whenever you like.",
      also: "part time 9-5 working day job evenings weekends nights school kids",
    },
    {
      id: "improvement",
      title: "How soon will I see improvement?",
      text: "Most people see improvement within {improvement} weeks: more replies to first messages, and conversations that lead somewhere. Booked calls follow.",
      also: "results progress soon fast better improve how quickly",
    },
    {
      id: "after-placement",
      title: "What support is there after I am placed in a job?",
      text: "{supportMonths} months of post-placement support: monthly check-ins, career coaching and the alumni network. Placement help means interviews and introductions with partner companies, and sometimes with us directly; the job offer comes from the employer.",
      also: "job placement hired employer career alumni graduates interviews find work guarantee",
    },
  ],
};
