/** What a failed check costs, in the words for what happened in this run (PRAC-3). */
import { placeToSay, type ShownCheck, type Told } from "./better-line";
import { asksOf } from "./checks";
import { LEFT_OPEN, NOT_AGREED, WRONG_ZONE } from "./copy/better-lines";
import { wrongZone } from "./wrong-zone";

/** What missing it costs: a question without a reason is not one that was not asked, nor a kind end a booked call. */
export function costOf(check: ShownCheck, told: Told, at: number | null = null): string {
  const { run, prospect } = told;
  if (at !== null && check.measure === "objections" && placeToSay(check, at, told) > at)
    return `${LEFT_OPEN} ${check.cost}`;
  const zones = check.measure === "day-time-zone" ? wrongZone(prospect, run.exchanges) : null;
  if (zones) return WRONG_ZONE.replace("{said}", zones.said).replace("{theirs}", zones.theirs);
  if (check.measure === "ending" && prospect.right === "booked" && isTimeNamed(told))
    return notAgreed(told) ?? check.cost;
  if (check.measure === "ending" && run.ending === prospect.right) return check.bare || check.cost;
  const asks = asksOf(check.measure);
  const asked = run.exchanges.some(({ reading }) =>
    asks.some((move) => reading.moves.includes(move)),
  );
  return (asked && check.bare) || check.cost;
}

function isTimeNamed({ run }: Told): boolean {
  return run.exchanges.some(({ reading }) => reading.day && reading.time && reading.zone);
}

/** Why somebody to whom a time was named did not take it; null if they did. */
function notAgreed({ prospect, run }: Told): string | null {
  const { open = null, agreed = true, trust = 0 } = run.exchanges.at(-1)?.state ?? {};
  const says = prospect.objections.find(({ id }) => id === open)?.says;
  if (says !== undefined) return NOT_AGREED.open.replace("{says}", says);
  return !agreed && trust < prospect.trustNeeded ? NOT_AGREED.early : null;
}
