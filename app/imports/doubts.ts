/** What only the owner of a sheet can say of it (LEAD-2). Pure; runs anywhere. */

/** `key` names it among the answers; the first choice counts until another is made. */
export type Doubt = {
  key: string;
  question: string;
  choices: { value: string; label: string }[];
};
export type Answers = Readonly<Record<string, string>>;

const MOST_ANSWERS = 60;

/** The answers as a form sends them: `key=value`, one for each question. */
export function answersIn(sent: readonly string[]): Answers {
  const pairs = sent.slice(0, MOST_ANSWERS).map((each) => {
    const at = each.lastIndexOf("=");
    return [each.slice(0, at), each.slice(at + 1)] as const;
  });
  return Object.fromEntries(pairs.filter(([key]) => key !== ""));
}
