/** What an act changed, as the log tells it: only what differs, in people's words. Pure (OWN-9). */
import type { Facts } from "~/events/tables";
import { rateText, ruleKind } from "~/pay/pay";
import { dollars } from "~/platform/money/money";
import { dayText, isDay } from "~/platform/time/zones";

/** A moment is shown in the reader's zone. */
export type Value = { words: string } | { at: string };

/** `before` or `after` is null where there was, or is, nothing to compare with. */
export type Change = { name: string; before: Value | null; after: Value | null };

/** `nameOf`: of an id, a calendar and the like; null if it has no other words. */
type Named = {
  before: Facts | null;
  after: Facts | null;
  nameOf: (value: string) => string | null;
};

export function changesOf({ before, after, nameOf }: Named): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differing = names.filter(
    (name) => !before || !after || (before[name] ?? null) !== (after[name] ?? null),
  );
  const kind = ruleKind(after?.kind ?? before?.kind);
  const valueIn = (facts: Facts | null, name: string) => {
    if (facts === null) return null;
    const value = facts[name];
    if (name === "value" && typeof value === "number" && kind)
      return { words: rateText(kind, value) };
    if (CENTS.test(name) && typeof value === "number") return { words: dollars(value, true) };
    return inWords(value, nameOf);
  };
  return differing.map((name) => ({
    name: plain(name.replace(CENTS, (cents) => (cents === name ? "amount" : ""))),
    before: valueIn(before, name),
    after: valueIn(after, name),
  }));
}

const CENTS = /^cents$|Cents$/;
/** Of a closed ledger, for comparison with another one: its beginning tells them apart. */
const DIGEST = /^([\da-f]{8})[\da-f]{56}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function inWords(value: Facts[string] | undefined, nameOf: Named["nameOf"]): Value {
  if (typeof value === "boolean") return { words: value ? "yes" : "no" };
  if (value === null || value === undefined || value === "") return { words: "none" };
  if (typeof value === "number") return { words: value.toLocaleString("en-US") };
  if (MOMENT.test(value)) return { at: value };
  if (isDay(value)) return { words: dayText(value) };
  return { words: nameOf(value) ?? value.replace(DIGEST, "$1…") };
}

/** firstName, first-name: first name. */
function plain(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
}
