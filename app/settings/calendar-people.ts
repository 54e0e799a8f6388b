/** The parts of a calendar's form that are about people: who holds its meetings, where, and what guests are asked. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { isLink, parsedUrl } from "~/platform/web/json";
import { type Calendar, calendarSchema, MOST_QUESTIONS, type Question } from "./calendars";
import type { Fields } from "./settings";

/** The chosen hosts: checkboxes of one name, joined by commas. */
export const hostIds = z
  .string()
  .default("")
  .transform((text) => (text === "" ? [] : text.split(",")))
  .pipe(calendarSchema.shape.hosts);

const NUMBERS = Array.from({ length: MOST_QUESTIONS }, (_, index) => index + 1);
const PARTS = ["Text", "Kind", "Options", "Required", "Refuses", "Refusal"] as const;

const part = z.string().trim().max(1_000, "At most 1,000 characters").default("");

/** `question1Text`, `question1Kind` and so on, as the form names them. */
export const questionTexts: Readonly<Record<string, typeof part>> = Object.fromEntries(
  NUMBERS.flatMap((number) => PARTS.map((name) => [`question${number}${name}`, part])),
);

const BARE_LINK = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/\S*$/i;

/** As it was typed; a link without its https:// gets it. */
export function completed(placeText: string): string {
  return BARE_LINK.test(placeText) ? `https://${placeText}` : placeText;
}

/** A link or an address without the choice says which it is. */
export function placeOf({ place, placeText }: Pick<Calendar, "place" | "placeText">) {
  if (place !== "" || placeText === "") return place;
  return parsedUrl(placeText)?.protocol === "https:" ? "video" : "address";
}

type Place = Pick<Calendar, "place" | "placeText">;

/** What is wrong with the meeting place; null if nothing is, or if it is the one that is stored. */
export function placeFault({ place, placeText }: Place, stored: Place): string | null {
  if (place === stored.place && placeText === stored.placeText) return null;
  if (place === "video" && !isLink(placeText))
    return "Enter the link of the video room without a user or a password, such as https://meet.example.com/room";
  return place === "address" && placeText === "" ? "Enter the address" : null;
}

/** The entered questions; `faults`: by field. Those without text are left out. */
export function questionsFrom(form: Readonly<Record<string, unknown>>): {
  questions: Question[];
  faults: [field: string, fault: string][];
} {
  const faults: [string, string][] = [];
  const questions = new Map<string, Question>();
  for (const number of NUMBERS) {
    const typed = (name: (typeof PARTS)[number]) => String(form[`question${number}${name}`] ?? "");
    const text = typed("Text");
    if (text === "") continue;
    const kind = typed("Kind") === "choice" || typed("Kind") === "yesno" ? typed("Kind") : "text";
    const options = kind === "choice" ? lines(typed("Options")) : [];
    const known = kind === "yesno" ? ["Yes", "No"] : options;
    const refuses = lines(typed("Refuses")).map(
      (line) => known.find((each) => each.toLowerCase() === line.toLowerCase()) ?? line,
    );
    const [stranger] = refuses.filter((line) => !known.includes(line));
    const at = (name: (typeof PARTS)[number], fault: string) =>
      faults.push([`question${number}${name}`, fault]);
    if (text.length > 200) at("Text", "At most 200 characters");
    if (questions.has(idOf(text))) at("Text", "This question is asked twice");
    if (kind === "choice" && (options.length < 2 || options.length > 12))
      at("Options", "Enter 2 to 12 answers, one per line");
    if (options.some((option) => option.length > 80))
      at("Options", "At most 80 characters per line");
    if (new Set(options).size < options.length) at("Options", "Each answer once");
    if (stranger !== undefined)
      at(
        "Refuses",
        kind === "text"
          ? "Only a choice or yes or no can do this"
          : `"${stranger}" is not one of the answers`,
      );
    if (typed("Refusal").length > 500) at("Refusal", "At most 500 characters");
    questions.set(idOf(text), {
      id: idOf(text),
      text,
      kind: kind as Question["kind"],
      options,
      required: typed("Required") === "yes",
      refuses,
      refusal: typed("Refusal"),
    });
  }
  return { questions: [...questions.values()], faults };
}

/** Questions as the form holds them. */
export function questionFields(questions: readonly Question[]): Fields {
  const fields = NUMBERS.flatMap((number) => {
    const {
      text = "",
      kind = "text",
      options = [],
      required,
      refuses = [],
      refusal = "",
    } = questions[number - 1] ?? {};
    return [
      ["Text", text],
      ["Kind", kind],
      ["Options", options.join("\n")],
      ["Required", required ? "yes" : ""],
      ["Refuses", refuses.join("\n")],
      ["Refusal", refusal],
    ].map(([name, value]) => [`question${number}${name}`, value]);
  });
  return Object.fromEntries(fields);
}

function lines(text: string): string[] {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function idOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
