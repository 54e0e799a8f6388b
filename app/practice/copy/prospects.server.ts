/** The prospects and the rubric as documents that a company edits (READY-2). */
import { z } from "zod";
import {
  choice,
  contentDocument,
  count,
  group,
  itemId,
  itemState,
  list,
  optionalParagraph,
  optionalText,
  paragraph,
  text,
  unique,
  yesNo,
} from "~/content/content.server";
import { SHIPPED_PROSPECTS } from "./shipped-prospects";
import { SHIPPED_RUBRIC } from "./shipped-rubric";
import { ENDINGS, MEASURES, TEMPERS } from "./terms";

const QUESTIONS = {
  "ask-location": "Where they live",
  "ask-age": "Their age",
  "ask-work": "Their work",
  "ask-hours": "Their hours",
  "ask-reason": "Why they are looking",
  "ask-goal": "What they want to earn",
  "ask-income": "Their income",
  "ask-credit": "Their credit score",
  "ask-experience": "Their experience",
  "ask-past": "What happened before",
  "ask-worry": "What worries them",
  "ask-decision": "Who else decides",
} as const;

const ANSWERS = {
  "explain-role": "Explain the role or the training",
  "explain-pay": "Explain the pay",
  "explain-call": "Say what the call is",
  "state-cost": "Say what costs money and what does not",
  "state-terms": "State the requirements",
  "set-expectations": "Be honest about results",
  "show-proof": "Show where to check us",
  "no-recruiting": "Say that nobody recruits",
  "include-partner": "Invite the partner",
  "give-reason": "Say why you ask",
  "give-space": "Give them time",
  "follow-up": "Offer to check in later",
  "kind-no": "End it kindly",
  "ask-past": "Ask what happened before",
  "ask-worry": "Ask what worries them",
  "ask-time": "Ask which time suits them",
} as const;

const fact = group("Fact", {
  id: itemId(),
  ask: choice("Told when asked about", QUESTIONS),
  answer: paragraph("What they type", { max: 300 }),
  trust: count("Trust it takes", { min: 0, max: 10, help: "0: they tell anyone who asks" }),
  guarded: yesNo("Only with a reason", "They ask why you need it, and tell once you say so"),
  rulesOut: yesNo("Rules them out", "Someone with this is let go kindly, not booked"),
});

const objection = group("Objection", {
  id: itemId(),
  says: paragraph("What they type", { max: 300 }),
  when: choice("When", { early: "After their first answer", offer: "When you offer the call" }),
  answer: choice("Settled when the setter does this", ANSWERS),
  orElse: choice("Or this", { none: "Nothing else", ...ANSWERS }),
  settled: paragraph("What they type then", { max: 300 }),
});

const line = (label: string) => paragraph(label, { max: 300 });

const HIDDEN = /^prospects\.[\w-]+\.hidden$/;

export const PROSPECTS = contentDocument({
  key: "prospects",
  // A prospect was `hidden` before it had a state.
  fromEarlier: (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([path, value]) =>
        HIDDEN.test(path)
          ? [path.replace(/hidden$/, "state"), value === "yes" ? "hidden" : ""]
          : [path, value],
      ),
    ),
  label: "Practice prospects",
  figures: "their-own",
  pages: ["/training/practice"],
  schema: z.strictObject({
    prospects: list(
      "Prospects",
      group("Prospect", {
        id: itemId(),
        name: text("First name", { max: 40 }),
        title: text("What this prospect is", { max: 60, help: "Shown on the practice page" }),
        state: itemState("Trainees see live prospects only; earlier conversations are kept"),
        about: paragraph("What the setter knows beforehand", { max: 400 }),
        temper: choice("Temper", TEMPERS),
        opening: line("Their first message"),
        startTrust: count("Trust at the start", { min: 0, max: 9 }),
        trustNeeded: count("Trust it takes to book", { min: 1, max: 10 }),
        patience: count("Patience", {
          min: 1,
          max: 12,
          help: "How many mistakes they forgive before they leave",
        }),
        right: choice("The right end", ENDINGS),
        facts: list("What they tell when asked", fact, {
          min: 1,
          max: 12,
          help: "What you leave out has an ordinary answer",
        }),
        objections: list("Objections", objection, { max: 6 }),
        bookedLine: line("When the call is booked"),
        declinedLine: line("When you end it kindly"),
        leavingLine: line("When they leave"),
      }),
      {
        min: 1,
        max: 40,
        few: "At least one prospect must be live",
        help: "A prospect keeps its address and its results wherever it is",
      },
    ),
  }),
  shipped: {
    prospects: SHIPPED_PROSPECTS.map(({ facts, objections, ...prospect }) => ({
      ...prospect,
      facts: facts.map(({ ask, ...each }) => ({
        trust: 0,
        guarded: false,
        rulesOut: false,
        ...each,
        ask: ask as keyof typeof QUESTIONS,
      })),
      objections: objections.map(({ answer, orElse = "none", ...each }) => ({
        ...each,
        answer: answer as keyof typeof ANSWERS,
        orElse: orElse as keyof typeof ANSWERS | "none",
      })),
      state: "",
    })),
  },
});

export const RUBRIC = contentDocument({
  key: "rubric",
  label: "Practice rubric",
  figures: "with-note",
  pages: ["/training/practice"],
  schema: z.strictObject({
    checks: list(
      "Checks",
      group("Check", {
        id: itemId(),
        measure: choice("What is looked at", MEASURES),
        title: text("The question", { max: 120, help: "Answered with yes or no" }),
        cost: paragraph("What it costs to miss it", { max: 300 }),
        bare: optionalParagraph("What it costs to ask without a reason", {
          max: 300,
          help: "For questions that need one. Empty: the same",
        }),
        better: paragraph("A better line", { max: 400 }),
        script: optionalText("Better line from the script", {
          max: 120,
          help: "The name of a message or objection of the script; its words are shown instead",
        }),
        needed: yesNo("Needed to pass"),
      }),
      { min: 12, max: 20 },
    ).check(unique("measure", "Another check looks at this already")),
  }),
  shipped: {
    checks: SHIPPED_RUBRIC.map(({ script = "", bare = "", ...check }) => ({
      ...check,
      id: check.measure,
      bare,
      script,
    })),
  },
});
