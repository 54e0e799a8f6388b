/** Another prospect of the same handle that pays already (PAY-4). Pure; runs anywhere. */

/** `setter`: whose it is; null if they have left. */
export type PaidTwin = { id: string; name: string; setter: string | null; cents: number };

/** What a decision about these twins names, so that it is about what was on the page. */
export function twinsSeen(twins: readonly PaidTwin[]): string {
  return twins.map(({ id, cents }) => `${id} ${cents}`).join(" ");
}
