/** The script and the answers to objections, as documents that a company edits (CONT-11). */
import { z } from "zod";
import {
  choice,
  contentDocument,
  group,
  itemChoice,
  itemId,
  itemState,
  list,
  optionalText,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { conversation, ENDINGS, SECTIONS, type Section } from "./conversation";
import { FIXED_REPLIES, type FixedReply } from "./fixed-replies";
import { MOMENTS } from "./moments";
import { type BankEntry, objections, questions } from "./reply-bank";

/** What the page fills in when a message is copied. */
const VARIABLES = ["firstName", "bookingLink", "websiteLink", "testimonialsLink", "supportLink"];
const also = optionalText("More words for the search", {
  max: 800,
  help: "Words that prospects use for it, never shown",
});
const says = paragraph("What the setter says", { max: 2_000 });

const PARTS = Object.fromEntries(SECTIONS.map((name) => [name, name])) as Record<Section, string>;

export const SCRIPT = contentDocument({
  key: "script",
  label: "Script",
  figures: "with-note",
  pages: ["/script"],
  names: { nodes: VARIABLES },
  schema: z.strictObject({
    search: searchEntry(),
    heading: text("Heading"),
    note: text("Line under the script"),
    nodes: list(
      "Messages",
      group("Message", {
        id: itemId(),
        title: text("Name"),
        section: choice("Part", PARTS),
        message: says,
        tip: optionalText("What to look for", { max: 300, help: "For the setter's eyes only" }),
        ending: choice("After this message", ENDINGS),
        options: list(
          "Answers",
          group("Answer", {
            id: itemId(),
            text: text("What the prospect says", { max: 200 }),
            nextId: itemChoice("Leads to", { list: "nodes", label: "title" }),
            also,
          }),
          { max: 9 },
        ),
      }),
      { min: 1, max: 99, help: "A conversation begins with the first" },
    ),
  }),
  shipped: {
    search: {
      title: "Appointment Setting Script",
      description:
        "A DM conversation script for appointment setters: every message from the first hello to the booked call, with answers to objections and an AI helper for the next reply.",
    },
    heading: "Appointment Setting Script",
    note: "Results vary and are not guaranteed.",
    nodes: conversation.nodes.map(({ tip, ending = "onward", options, ...node }) => ({
      ...node,
      tip: tip ?? "",
      ending,
      options: options.map((option) => ({ ...option, also: option.also ?? "" })),
    })),
  },
});

const entries = (label: string) =>
  list(
    label,
    group("Reply", {
      id: itemId(),
      title: text("Name"),
      state: itemState("Setters find live replies only"),
      says: list("As prospects say it", text("Words", { max: 200 }), { min: 1, max: 8 }),
      also,
      acknowledge: paragraph("First, what acknowledges it", { max: 300 }),
      answer: paragraph("The answer", { max: 1_500 }),
      ask: paragraph("Last, what leads on", { max: 300 }),
      points: list("What a trainee's reply must get across", text("Point", { max: 80 }), {
        max: 8,
        help: "For practice: a few words each, one of them is enough. Empty: words of the answer count",
      }),
    }),
    { max: 60 },
  );

const fixed = (label: string) =>
  group(label, {
    title: text("Name"),
    text: says,
    forSetter: paragraph("Advice for the setter", { max: 500 }),
  });

const confirmed = (label: string) => paragraph(label, { max: 300 });

export const OBJECTIONS = contentDocument({
  key: "objections",
  label: "Objections",
  figures: "with-note",
  pages: ["/script"],
  names: {
    questions: VARIABLES,
    objections: VARIABLES,
    fixed: VARIABLES,
    moments: [...VARIABLES, "when"],
  },
  schema: z.strictObject({
    questions: entries("Questions"),
    objections: entries("Objections"),
    fixed: group(
      "Replies that come before every search",
      {
        distress: fixed("Someone in despair"),
        danger: fixed("Someone in danger"),
        minor: fixed("Someone under age"),
        abuse: fixed("Insults, threats and harassment"),
        ours: fixed("Harassment by someone on our side"),
        stop: fixed("Someone who wants no more messages"),
      },
      "An AI never writes these",
    ),
    moments: group("Replies to what is no question", {
      low: fixed("Someone who is having a hard time"),
      time: group(
        "Someone who names a time",
        {
          whole: confirmed("With the day and the time zone"),
          noZone: confirmed("Without the time zone"),
          noDay: confirmed("Without the day"),
          half: confirmed("Without morning or evening"),
          halfNoZone: confirmed("Without morning or evening, and without the time zone"),
          noHour: confirmed("With a day and no hour"),
          which: confirmed("They name several, or refuse one"),
          later: confirmed("They are busy until then"),
        },
        "{when} is the time they named",
      ),
      check: group("No reply fits, and the setter asks someone", {
        acknowledge: paragraph("First, what acknowledges it", { max: 300 }),
        answer: paragraph("What says that you will check", { max: 300 }),
      }),
      warm: paragraph("What a friendlier draft begins with", { max: 300 }),
    }),
  }),
  shipped: {
    questions: questions.map(shippedEntry),
    objections: objections.map(shippedEntry),
    fixed: {
      distress: shippedReply(FIXED_REPLIES.distress),
      danger: shippedReply(FIXED_REPLIES.danger),
      minor: shippedReply(FIXED_REPLIES.minor),
      abuse: shippedReply(FIXED_REPLIES.abuse),
      ours: shippedReply(FIXED_REPLIES.ours),
      stop: shippedReply(FIXED_REPLIES.stop),
    },
    moments: MOMENTS,
  },
});

function shippedEntry({ says, also, points = [], ...entry }: BankEntry) {
  return { ...entry, state: "", says: [...says], also: also ?? "", points: [...points] };
}

function shippedReply({ title, text, forSetter }: FixedReply) {
  return { title, text, forSetter };
}
