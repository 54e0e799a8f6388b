/** What applicants are asked, which answers fit the role, and what people who do not qualify are told (HIRE-1, OWN-4). */
import { z } from "zod";
import {
  type ContentValue,
  choice,
  contentDocument,
  group,
  itemId,
  list,
  optionalParagraph,
  optionalText,
  paragraph,
  text,
  unique,
  yesNo,
} from "~/content/content.server";
import { questionFaults } from "../questions/question-faults.server";

/** What a form sends in addition to its questions. */
const TAKEN = ["name", "email", "phone", "topic", "stamp", "proof", "by_a_person"];

const KINDS = {
  choice: "One of several",
  yesno: "Yes or no",
  number: "A number",
  date: "A date",
  place: "A place",
  text: "A line of text",
  long: "Several lines of text",
} as const;

const question = group("Question", {
  id: itemId(),
  text: text("Question", { max: 200 }),
  hint: optionalText("Below the question", { max: 200 }),
  kind: choice("Kind of answer", KINDS),
  required: yesNo("Must be answered"),
  answers: list(
    "Answers",
    group("Answer", { id: itemId(), text: text("Answer"), fits: yesNo("Qualifies") }),
    { max: 12, help: "Of one of several: those to choose from. Of a place: the places you know" },
  ),
  accepted: group(
    "Accepted answers",
    {
      yesno: choice("Of yes or no", { either: "Both", yes: "Yes", no: "No" }, undefined, "either"),
      from: optionalText("From", { max: 30 }),
      to: optionalText("To", { max: 30 }),
    },
    "From and to: for a number, such as 4; for a date, such as 2026-01-31, or 18 years ago",
  ),
  unfit: choice(
    "If the answer does not qualify",
    { kept: "Keep the application", unkept: "Store nothing about the person" },
    "Store nothing about minors, for example",
    "kept",
  ),
  refusal: optionalParagraph("What they are told then", {
    max: 300,
    help: "On the page after the form, and in the email to applicants who do not qualify",
  }),
});

const asked = { label: text("Label"), hint: optionalText("Hint", { max: 200 }) };

export const APPLICATION = contentDocument({
  key: "application",
  label: "Application form",
  pages: ["/hiring/dmsetters"],
  schema: z.strictObject({
    form: group("Form", {
      title: text("Title"),
      submit: text("Button", { max: 60 }),
      receipt: group("When it was sent", {
        heading: text("Heading"),
        text: paragraph("Text", { max: 400 }),
      }),
    }),
    questions: list("Questions", question, {
      max: 20,
      help: "Everyone whose answers all qualify can book an interview. Each gets a letter",
    })
      .check(unique("id", "This name is taken", TAKEN))
      .check(questionFaults),
    contact: group("Name and addresses", {
      name: group("Name", asked),
      email: group("Email address", asked),
      phone: group("Phone number", {
        ...asked,
        need: choice(
          "Whether it is asked for",
          { optional: "Yes, they may leave it out", required: "Yes", no: "No" },
          undefined,
          "optional",
        ),
      }),
    }),
  }),
  shipped: {
    form: {
      title: "Application as a setter",
      submit: "Apply and book your interview",
      receipt: {
        heading: "We have your application",
        text: "If your answers meet the requirements, you can pick an interview time on the page you saw after applying. If they do not, apply again when something changes.",
      },
    },
    questions: [
      {
        ...shippedQuestion("citizenship", "Are you a citizen of the US or Canada?", [
          ["us", "United States", true],
          ["ca", "Canada", true],
          ["other", "Neither", false],
        ]),
      },
      {
        ...shippedQuestion("age", "How old are you?", [
          ["adult", "{leastAge} or older", true],
          ["minor", "Under {leastAge}", false],
        ]),
        unfit: "unkept",
      },
      shippedQuestion("hours", "How many hours a day do you have for this?", [
        ["under-4", "Fewer than 4", false],
        ["4-to-6", "4 to 6", true],
        ["over-6", "More than 6", true],
      ]),
      shippedQuestion("equipment", "Do you have a computer, stable internet and a quiet space?", [
        ["all", "Yes, all three", true],
        ["some", "Not all three", false],
      ]),
      {
        ...shippedQuestion("experience", "Your experience so far", []),
        kind: "long",
        required: false,
        hint: "Two or three sentences: sales, service, or any job where you listened to people.",
      },
    ],
    contact: {
      name: { label: "Your name", hint: "" },
      email: { label: "Your email address", hint: "" },
      phone: { label: "Phone number", hint: "", need: "optional" },
    },
  },
});

export type Application = ContentValue<typeof APPLICATION>;
export type Question = Application["questions"][number];

function shippedQuestion(
  id: string,
  words: string,
  answers: readonly (readonly [id: string, text: string, fits: boolean])[],
) {
  return {
    id,
    text: words,
    hint: "",
    kind: "choice" as keyof typeof KINDS,
    required: true,
    answers: answers.map(([answer, text, fits]) => ({ id: answer, text, fits })),
    accepted: { yesno: "either" as const, from: "", to: "" },
    unfit: "kept" as "kept" | "unkept",
    refusal: "",
  };
}
