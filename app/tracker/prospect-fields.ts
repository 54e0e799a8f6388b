/** Every field of a prospect in words: for its history, and for choosing between two (DAY-3). Pure; runs anywhere. */
import { dollars } from "~/platform/money/money";
import { momentText, shortDayText } from "~/platform/time/zones";
import { typedKeys } from "~/platform/web/typed-keys";
import { type Editable, STATUSES, type Typed } from "./prospect";

export type Values = Typed &
  Editable & { nextContactAt: string | null; scriptPath: string; showedAt: string | null };
export type FieldName = keyof Values;

const NONE = "–";

/** `ownersOwn`: the prospect's adder may change it. `text`: in the reader's zone. */
type Field<Value> = {
  label: string;
  ownersOwn: boolean;
  text: (value: NonNullable<Value>, zone: string) => string;
};

const typed = <Value extends string | null>(label: string): Field<Value> => ({
  label,
  ownersOwn: true,
  text: String,
});

export const FIELDS: { [Name in FieldName]: Field<Values[Name]> } = {
  firstName: typed("First name"),
  lastName: typed("Last name"),
  country: typed("Country"),
  annualIncome: typed("Annual income"),
  score: typed("Credit score"),
  callDate: { label: "Call date", ownersOwn: true, text: (day) => shortDayText(day) },
  handle: typed("Handle"),
  platform: typed("Platform"),
  profile: typed("Profile address"),
  notes: typed("Notes"),
  nextContactAt: { label: "Next contact", ownersOwn: true, text: momentText },
  scriptPath: typed("Place in the script"),
  showedAt: { label: "Showed up", ownersOwn: false, text: momentText },
  status: { label: "Status", ownersOwn: false, text: (status) => STATUSES[status] },
  dealCents: { label: "Deal amount", ownersOwn: false, text: (cents) => dollars(cents) },
  rescheduledDate: {
    label: "Rescheduled date",
    ownersOwn: false,
    text: (day) => shortDayText(day),
  },
};
export const FIELD_NAMES = typedKeys(FIELDS);

/** A field's value as people read it. */
export function fieldText<Name extends FieldName>(
  name: Name,
  values: Partial<Values>,
  zone: string,
): string {
  const value = values[name];
  if (value === undefined || value === null || value === "") return NONE;
  return FIELDS[name].text(value, zone);
}

/** The fields in which two differ; fields that one of them lacks are not compared. */
export function differing(one: Partial<Values>, other: Partial<Values>): FieldName[] {
  return FIELD_NAMES.filter(
    (name) => name in one && name in other && (one[name] ?? null) !== (other[name] ?? null),
  );
}
