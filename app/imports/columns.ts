/** What a file's columns may be, guessed from their headings (DAY-4). Pure; runs anywhere. */
import { plainText } from "~/platform/text/plain-text";
import { typedKeys } from "~/platform/web/typed-keys";

/** A field that a column may fill: its label, and synonyms. */
type Column = { label: string; words: readonly string[] };
export type Columns = Readonly<Record<string, Column>>;

/** What is imported: the page's address, its fields, and how a row is matched if that can be chosen. */
export type ImportWords = {
  address: string;
  columns: Readonly<Record<string, { label: string }>>;
  keys?: Readonly<Record<string, string>>;
  paste: string;
  example: string;
  note: string;
  /** What undoing did with each of them, such as `kept because they were edited since`. */
  undone: Readonly<Record<"reversed" | "kept" | "failed", string>>;
};

/** For each column of the file, the field it fills; null if it is left out. */
export type Mapping<Name extends string = string> = (Name | null)[];

/** Each field once, for the first matching heading. */
export function guessMapping<Name extends string>(
  headings: readonly string[],
  columns: Readonly<Record<Name, Column>>,
): Mapping<Name> {
  const taken = new Set<Name>();
  return headings.map((heading) => {
    const texts = headingTexts(heading);
    const found = typedKeys(columns).find(
      (name) => !taken.has(name) && columns[name].words.some((word) => texts.includes(word)),
    );
    if (found) taken.add(found);
    return found ?? null;
  });
}

/** A heading as words are compared with it: `Credit_Score (FICO)*` is `credit score fico` and `credit score`. */
export function headingTexts(heading: string): string[] {
  const apart = heading.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  return [heading, apart].flatMap((text) => [
    comparedText(text),
    comparedText(text.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")),
  ]);
}

function comparedText(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The stored or sent value, as far as it names fields. */
export function knownMapping<Name extends string>(
  mapping: readonly (string | null)[],
  columns: Readonly<Record<Name, Column>>,
): Mapping<Name> {
  return mapping.map((each) => typedKeys(columns).find((name) => name === each) ?? null);
}
