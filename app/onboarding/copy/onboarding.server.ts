/** The words of the pages for new setters, with the agreement (ONB-1, ONB-2, REQ-2). */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  group,
  list,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { formWords, shippedFormWords } from "~/forms/forms.server";
import { AGREEMENT_PARTS } from "./agreement";
import { WELCOME } from "./welcome-form";

const long = { max: 500 };

const call = (label: string) =>
  group(label, {
    search: searchEntry(),
    heading: text("Heading"),
    text: paragraph("Text", long),
    coversHeading: text("Heading of what it covers"),
    covers: list("What it covers", paragraph("Point", { max: 200 }), { min: 1, max: 12 }),
    readyHeading: text("Heading of what to have ready"),
    ready: list("What to have ready", paragraph("Point", { max: 200 }), { min: 1, max: 12 }),
  });

export const ONBOARDING = contentDocument({
  key: "onboarding",
  label: "Onboarding",
  pages: ["/onboarding", "/setup", "/join-slack", "/demo-agreement"],
  schema: z.strictObject({
    group: call("Group onboarding"),
    setup: call("Setup call"),
    times: group("Times of both calls", {
      heading: text("Heading"),
      none: text("Where none suits", { help: "The mail address of support follows" }),
    }),
    welcome: group("Welcome page", {
      search: searchEntry(),
      badge: text("Badge", { max: 60 }),
      heading: text("Heading"),
      text: paragraph("Text", long),
      steps: group("Steps", { form: text("First step"), slack: text("Second step") }),
      formHeading: text("Heading of the form"),
      later: text("Below the form"),
      goOn: text("Button below the form", { max: 60 }),
      slack: group("Slack", {
        heading: text("Heading"),
        text: paragraph("With an invitation", long),
        join: text("Button of the invitation", { max: 60 }),
        training: text("Button to the training", { max: 60 }),
        none: text("Without an invitation", { help: "The mail address of support follows" }),
        noneThen: paragraph("After the mail address", long),
        noneButton: text("Button without an invitation", { max: 60 }),
      }),
    }),
    welcomeForm: formWords(WELCOME),
    agreement: group("Agreement", {
      search: searchEntry(),
      heading: text("Heading of the page"),
      notice: text("What it is"),
      noticeMore: paragraph("And what that means", long),
      contents: text("Heading of the contents"),
      question: text("Before the mail address of support"),
      title: text("Title of the document"),
      preview: text("Below the title"),
      binding: paragraph("Notice in the document", long),
      parts: list(
        "Parts",
        group("Part", {
          heading: text("Heading"),
          paragraphs: list("Paragraphs", paragraph("Paragraph", { max: 1_500 }), { min: 1 }),
        }),
        { min: 1 },
      ),
    }),
  }),
  shipped: {
    group: {
      search: {
        title: "Book your group onboarding",
        description:
          "One live hour for new setters: the training portal, the script, the tracker and your first two weeks. Choose a time in your own time zone.",
      },
      heading: "Book your group onboarding",
      text: "Live, with everyone else starting this week. You leave knowing where everything is, who to ask, and what your first days look like.",
      coversHeading: "What we cover",
      covers: [
        "The training portal: your lessons, your progress, and how your coach sees it",
        "The conversation script: how to use it without sounding like one",
        "The prospect tracker: what counts as qualified, and how to log a call",
        "How you are paid, and when",
        "Your first two weeks, day by day",
        "Your questions",
      ],
      readyHeading: "Have this ready",
      ready: [
        "Your access code for the training portal",
        "A computer with a headset, in a quiet place",
        "The Slack invitation: join before the call, if you can",
      ],
    },
    setup: {
      search: {
        title: "Setup and onboarding call",
        description:
          "Book the call where we set up your accounts and tools with you, so you can send your first messages the same day.",
      },
      heading: "Book your setup and onboarding call",
      text: "Live, with someone from our team. We set up your accounts and tools together, so you can send your first messages the same day.",
      coversHeading: "What we set up",
      covers: [
        "Your company mailbox and your accounts, with two-step sign-in",
        "Your profile on the platform you will use",
        "Access to the CRM, and where your conversations are logged",
        "The script and your first list of people to write to",
        "Your daily plan: hours, messages, and when you report",
      ],
      readyHeading: "Have this ready",
      ready: [
        "The computer you will work on, and your phone for two-step sign-in",
        "A photo of yourself for your profile",
        "Your access code for the training portal",
        "Your signed agreement, or any questions you still have about it",
      ],
    },
    times: { heading: "Choose a time", none: "Can't find a time that works? Write to" },
    welcome: {
      search: {
        title: "Welcome to the team",
        description:
          "You have passed the interview. You have two steps left: complete the welcome form and join the team on Slack. Then your training begins.",
      },
      badge: "Interview Passed",
      heading: "Welcome to the team",
      text: "You have two steps left before your training begins. They take about five minutes.",
      steps: { form: "Complete Form", slack: "Join Slack" },
      formHeading: "Complete the form",
      later: "Already sent the form, or want to do it later?",
      goOn: "Continue",
      slack: {
        heading: "Join the team on Slack",
        text: "That's where the team talks: your lead, the coaches and the other setters. The invitation opens in a new tab; you can come back here for your training.",
        join: "Join Slack Workspace",
        training: "Go to the training",
        none: "Don't have an invitation yet? Write to",
        noneThen: "and we will email you one. You can start your training in the meantime.",
        noneButton: "Continue to the training",
      },
    },
    welcomeForm: shippedFormWords(WELCOME),
    agreement: {
      search: {
        title: "Demo agreement",
        description:
          "A preview of the agreement between us and a setter, for information. The binding agreement comes by e-signature.",
      },
      heading: "Demo agreement",
      notice: "This is an informational preview.",
      noticeMore:
        "You get the binding agreement by e-signature, with your name in it. Nothing on this page binds you or us.",
      contents: "What the agreement covers",
      question: "Have a question about it?",
      title: "Setter Agreement",
      preview: "Preview of the agreement with {legalName}",
      binding:
        "This is an informational preview. It is not binding: the binding agreement comes by e-signature.",
      parts: AGREEMENT_PARTS.map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: [...paragraphs],
      })),
    },
  },
});

export type OnboardingWords = ContentValue<typeof ONBOARDING>;
