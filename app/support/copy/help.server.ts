/** The words of the help page, its passages by topic, and the answers that come before every search (SUP-1, SUP-2). */
import { z } from "zod";
import {
  type ContentValue,
  choice,
  contentDocument,
  group,
  itemId,
  itemState,
  list,
  optionalLink,
  optionalText,
  paragraph,
  searchEntry,
  searchWords,
  text,
  yesNo,
} from "~/content/content.server";
import { ASKED } from "./asked";
import { CHAIN_OF_COMMAND } from "./contacts";
import { DECIDING, ROLE_QUESTIONS } from "./deciding";
import { FIXED_ANSWERS } from "./fixed-answers";
import { BOOKINGS, JOINING } from "./joining";
import { LESSONS, SIGNING_IN, TOOLS } from "./portal";
import { THE_PROGRAM } from "./program";
import { PRIVACY, SUPPORT } from "./support";
import { TEN_IN_SIXTY } from "./ten-in-sixty";
import type { Audience, PassageText, TopicText } from "./topics";
import { PAY, STARTING } from "./working";

/** The three groups of the support page (SUP-1), then the help page's own. */
const ON_SUPPORT_PAGE = [TEN_IN_SIXTY, THE_PROGRAM, CHAIN_OF_COMMAND];
const TOPICS = [
  ...ON_SUPPORT_PAGE,
  DECIDING,
  ROLE_QUESTIONS,
  JOINING,
  BOOKINGS,
  STARTING,
  PAY,
  SIGNING_IN,
  LESSONS,
  TOOLS,
  SUPPORT,
  PRIVACY,
];

const AUDIENCES = {
  visitor: "Visitors",
  applicant: "Applicants",
  setter: "Setters, signed in",
} satisfies Record<Audience, string>;

const answer = {
  title: text("Question", { max: 160 }),
  text: paragraph("Answer", { max: 1_500 }),
  points: list("Points", paragraph("Point", { max: 400 }), { max: 12 }),
  link: group("Link", {
    href: optionalLink("Address"),
    label: optionalText("Text of the link"),
  }),
};

const { title, ...rest } = answer;

const passage = group("Passage", {
  id: itemId(),
  title,
  state: itemState("The help pages have live passages only"),
  ...rest,
  audience: choice(
    "For whom",
    AUDIENCES,
    "Setters sign in to read theirs; everyone can read the others",
    "visitor",
  ),
  also: searchWords("Words and questions for the search", {
    max: 3_000,
    help: "How people ask it, one question per line, never shown. Start a yes-or-no question with its answer: 'No: is it hourly'",
  }),
});

const fixed = (label: string) => group(label, answer);

export const HELP = contentDocument({
  key: "help",
  label: "Help",
  pages: ["/help", "/support"],
  figures: "with-note",
  schema: z.strictObject({
    search: searchEntry(),
    heading: text("Heading"),
    lead: paragraph("Text", { max: 300 }),
    assistant: group("Assistant", {
      withAi: paragraph("With an AI", { max: 300 }),
      withoutAi: paragraph("Without an AI", { max: 300 }),
      examples: list("Examples", text("Question"), { max: 10 }),
      unsure: paragraph("When several passages fit", { max: 300 }),
      unknown: paragraph("When nothing fits", { max: 300 }),
    }),
    all: group("All help pages", { heading: text("Heading"), text: paragraph("Text") }),
    topics: list(
      "Topics",
      group("Topic", {
        name: itemId(),
        title: text("Title"),
        isOnSupportPage: yesNo("Shown on the support page"),
        passages: list("Passages", passage, { max: 40 }),
      }),
      { max: 30 },
    ),
    fixed: group(
      "Answers that come before every search",
      {
        distress: fixed("Someone in despair"),
        danger: fixed("Someone in danger"),
        minor: fixed("Someone under age"),
        abuse: fixed("Insults, threats and harassment"),
        stop: fixed("Someone who wants no more messages"),
      },
      "An AI never answers these",
    ),
  }),
  shipped: {
    search: {
      title: "24/7 Help and Support",
      description:
        "Ask about the program, the training portal, pay, onboarding or requests, at any hour. Answers come from our help pages, or from a person when they have none.",
    },
    heading: "24/7 Help and Support",
    lead: "Ask in your own words, at any hour. If there is no answer here, your question goes to a person.",
    assistant: {
      withAi:
        "An AI writes the answers from our help pages only and shows which ones it used. It can be wrong; support has the final say.",
      withoutAi: "Answers come word for word from our help pages.",
      examples: [
        "How do I sign in?",
        "What is a qualified appointment?",
        "When do I get my first paycheck?",
        "How do I join Slack?",
        "Is my progress saved?",
      ],
      unsure: "None of these? A person can help.",
      unknown:
        "Our help pages have no answer to this. Send it to support: your question is included, so you don't have to type it again.",
    },
    all: { heading: "Everything in one place", text: "All help pages, by topic." },
    topics: TOPICS.map((topic: TopicText) => ({
      name: topic.name,
      title: topic.title,
      isOnSupportPage: ON_SUPPORT_PAGE.includes(topic),
      passages: topic.passages.map((each) => shippedPassage(each, topic.audience)),
    })),
    fixed: {
      distress: shippedAnswer(FIXED_ANSWERS.distress),
      danger: shippedAnswer(FIXED_ANSWERS.danger),
      minor: shippedAnswer(FIXED_ANSWERS.minor),
      abuse: shippedAnswer(FIXED_ANSWERS.abuse),
      stop: shippedAnswer(FIXED_ANSWERS.stop),
    },
  },
});

export type HelpWords = ContentValue<typeof HELP>;
export type Topic = HelpWords["topics"][number];
export type Passage = Topic["passages"][number];

function shippedPassage(passage: PassageText, ofTopic: Audience) {
  const { id, also = "", audience = ofTopic } = passage;
  const asked = (ASKED[id] ?? "").trim();
  return { id, state: "", ...shippedAnswer(passage), audience, also: `${also}\n${asked}`.trim() };
}

function shippedAnswer({ title, text, points = [], link }: PassageText) {
  const { href = "", label = "" } = link ?? {};
  return { title, text, points: [...points], link: { href, label } };
}
