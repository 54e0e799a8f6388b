/** Asks the server what it knows of a zone's clocks, for browsers whose zone data is older or newer than its own. */
import { readJson } from "../web/json";
import { type OffsetChanges, takeOver } from "./offset-changes";

let corrections = 0;
const listeners = new Set<() => void>();
const asked = new Map<string, Promise<void>>();

/** Until the server has said what it knows of this zone, or cannot be reached. Each zone is compared once. */
export function compareClocks(zone: string): Promise<void> {
  const known = asked.get(zone) ?? compare(zone);
  asked.set(zone, known);
  return known;
}

async function compare(zone: string): Promise<void> {
  const servers = await readJson<OffsetChanges>(`/time-zones?name=${encodeURIComponent(zone)}`);
  if (servers === null) asked.delete(zone);
  else if (takeOver(zone, servers)) tell();
}

function tell(): void {
  corrections += 1;
  for (const listener of listeners) listener();
}

/** Calls back when times of a zone turn out to be others. */
export function onCorrection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many zones have been corrected. */
export function correctionCount(): number {
  return corrections;
}
