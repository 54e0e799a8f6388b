/** What only the owner of a sheet can say of it (LEAD-2). Pure; runs anywhere. */
import { type Columns, knownMapping, type Mapping } from "./columns";

/** `key` names it among the answers; the first choice counts until another is made. */
export type Doubt = {
  key: string;
  question: string;
  choices: { value: string; label: string }[];
};
export type Answers = Readonly<Record<string, string>>;

/** Begins the key of a question about the field of a column. */
const COLUMN = "column:";
/** A column whose heading names no field, and what it fills unless its owner says otherwise. */
export type Supposed = { at: number; name: string };

const MOST_ANSWERS = 60;

/** The answers as a form sends them: `key=value`, one for each question. */
export function answersIn(sent: readonly string[]): Answers {
  const pairs = sent.slice(0, MOST_ANSWERS).map((each) => {
    const at = each.lastIndexOf("=");
    return [each.slice(0, at), each.slice(at + 1)] as const;
  });
  return Object.fromEntries(pairs.filter(([key]) => key !== ""));
}

/** The supposed columns filled, with a question about each. */
export function withSupposed(mapping: Mapping, supposed: readonly Supposed[]) {
  const names = new Map(supposed.map(({ at, name }) => [at, name]));
  return {
    mapping: mapping.map((name, at) => names.get(at) ?? name),
    asked: Object.fromEntries(supposed.map(({ at, name }) => [`${COLUMN}${at}`, name])),
  };
}

/** Without those about columns, which other headings have not. */
export function withoutColumns(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith(COLUMN)));
}

type Chosen = { mapping: Mapping; answers: Answers };

/**
 * The fields and answers after a form was sent. A field that was chosen at its column counts, and nothing is asked about
 * that column anymore; a supposed one gives way to it.
 */
export function chosenOver(before: Chosen, sent: Chosen, columns: Columns): Chosen {
  const isByHand = (at: number) => sent.mapping[at] !== before.mapping[at];
  const isAsked = (at: number) => !isByHand(at) && Object.hasOwn(before.answers, `${COLUMN}${at}`);
  const given = sent.mapping.map((name, at) =>
    isAsked(at) ? (sent.answers[`${COLUMN}${at}`] ?? name) : name,
  );
  const known = knownMapping(given, columns);
  const taken = known.filter((name, at) => isByHand(at) && name && !columns[name]?.several);
  const mapping = known.map((name, at) => (isAsked(at) && taken.includes(name) ? null : name));
  const asked = mapping.flatMap((name, at) =>
    isAsked(at) ? [[`${COLUMN}${at}`, name ?? ""] as const] : [],
  );
  const answers = withoutColumns({ ...before.answers, ...sent.answers });
  return { mapping, answers: { ...answers, ...Object.fromEntries(asked) } };
}
