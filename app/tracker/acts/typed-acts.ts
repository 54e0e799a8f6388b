/**
 * What setters type about prospects, as their browsers send it once the server can be reached again (DAY-1). Pure; runs
 * anywhere.
 */
import { localAt } from "~/platform/time/zones";
import { typedKeys } from "~/platform/web/typed-keys";

/** Every field of a prospect's forms, with its label. */
export const WORDS = {
  firstName: "First name",
  lastName: "Last name",
  country: "Country",
  annualIncome: "Annual income",
  score: "Credit score",
  callDate: "Call date",
  handle: "Handle",
  platform: "Platform",
  profile: "Profile address",
  nextContact: "Next contact",
  notes: "Notes",
} as const;
export type WordName = keyof typeof WORDS;
export const WORD_NAMES = typedKeys(WORDS);

/** What was typed over what, by field. */
export type Typing = Partial<Record<WordName, { from: string; to: string }>>;

/** Of 50 acts with all their words. */
export const LONGEST_BATCH = 1_500_000;

/** A moment as a field of the kind `datetime-local` holds it: `2026-11-23T09:30` on the clocks of a zone; empty for none. */
export function localMoment(at: string | null, zone: string): string {
  if (at === null) return "";
  const { day, minutes } = localAt(zone, Date.parse(at));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Only what differs. */
export function typedOver(
  begun: Readonly<Partial<Record<WordName, string>>>,
  typed: Readonly<Partial<Record<WordName, string>>>,
): Typing {
  return Object.fromEntries(
    WORD_NAMES.flatMap((name) => {
      const [from, to] = [begun[name] ?? "", typed[name]];
      return to === undefined || to === from ? [] : [[name, { from, to }] as const];
    }),
  );
}

export function isEmpty(typing: Typing): boolean {
  return Object.keys(typing).length === 0;
}

/** Values with what waits to be sent over them. */
export function withTyping<Values extends Record<WordName, string>>(
  values: Values,
  typings: readonly Typing[],
): Values {
  const over = typings.flatMap((typing) =>
    Object.entries(typing).map(([name, { to }]) => [name, to] as const),
  );
  return { ...values, ...Object.fromEntries(over) };
}
