/** What the columns of an import may be, and how a row is matched (DAY-4). Pure; runs anywhere. */
import { typedKeys } from "~/platform/web/typed-keys";

/** Every field that a column may fill, with its label and synonyms. */
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

/** How a row is matched to an existing prospect. */
export const KEYS = { handle: "Handle", name: "Name and country" } as const;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = typedKeys(KEYS);
