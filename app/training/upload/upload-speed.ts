/** How fast an upload is and what is left of it, in words. Pure. */

const KB = 1024;
const UNITS = ["KB", "MB", "GB"];
/** Of the past, how much says how fast it is now. */
const WINDOW_MS = 8_000;
const SHORTEST_MS = 500;

/** Bytes a second over the last seconds. */
export class Speed {
  #samples: { at: number; bytes: number }[] = [];

  /** After a cut, the speed is measured again from there. */
  begin(): void {
    this.#samples = [];
  }

  /** Null until there is enough to say. */
  at(now: number, bytes: number): number | null {
    // What was on its way when the connection was cut is sent again.
    if (bytes < (this.#samples.at(-1)?.bytes ?? 0)) this.begin();
    this.#samples = this.#samples.filter(({ at }) => now - at <= WINDOW_MS);
    this.#samples.push({ at: now, bytes });
    const [first] = this.#samples;
    if (!first || now - first.at < SHORTEST_MS) return null;
    return ((bytes - first.bytes) / (now - first.at)) * 1_000;
  }
}

/** Such as "3.2 GB". */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes / KB, 0];
  while (size >= 1_000 && unit < UNITS.length - 1) [size, unit] = [size / KB, unit + 1];
  const digits = unit > 0 && size < 10 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}

/** Such as "12 min left"; null if nobody knows. */
export function timeLeft(bytes: number, bytesPerSecond: number | null): string | null {
  if (!bytesPerSecond) return null;
  const seconds = bytes / bytesPerSecond;
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min left` : `${Math.round(minutes / 60)} h left`;
}
