/** What the columns of a file may be, guessed from their headings (DAY-4). Pure; runs anywhere. */
import { plainText } from "~/platform/search/plain-text";
import { typedKeys } from "~/platform/web/typed-keys";

/** Every field that a column may fill, with its label and other words for it. */
export const COLUMNS = {
  name: { label: "Whole name", words: ["name", "full name", "prospect", "lead", "contact"] },
  firstName: { label: "First name", words: ["first name", "first", "given name", "vorname"] },
  lastName: { label: "Last name", words: ["last name", "last", "surname", "family name"] },
  country: { label: "Country", words: ["country", "land"] },
  annualIncome: { label: "Annual income", words: ["annual income", "income", "salary"] },
  score: { label: "Credit score", words: ["credit score", "score", "fico"] },
  callDate: { label: "Call date", words: ["call date", "call", "date"] },
  handle: { label: "Handle", words: ["handle", "username", "user name", "profile", "link", "url"] },
  platform: { label: "Platform", words: ["platform", "channel", "source", "network"] },
  notes: { label: "Notes", words: ["notes", "note", "comment", "comments"] },
} as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = typedKeys(COLUMNS);

/** For each column of the file the field that it fills; null where it is left out. */
export type Mapping = (ColumnName | null)[];

/** What says that a row is about a prospect that is there already. */
export const KEYS = { handle: "Handle", name: "Name and country" } as const;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = typedKeys(KEYS);

/** Each field once, the first heading that fits. */
export function guessMapping(headings: readonly string[]): Mapping {
  const taken = new Set<ColumnName>();
  return headings.map((heading) => {
    const text = plainText(heading)
      .replace(/[\s_-]+/g, " ")
      .trim();
    const found = COLUMN_NAMES.find(
      (name) => !taken.has(name) && COLUMNS[name].words.some((word) => word === text),
    );
    if (found) taken.add(found);
    return found ?? null;
  });
}
