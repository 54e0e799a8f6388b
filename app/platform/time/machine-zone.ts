/** The zone of this browser or server. Alone: every page loads it. */
export function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
