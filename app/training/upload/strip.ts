/** Where a video's pictures are from. Pure. */

export const STRIP_PICTURES = 12;
/** The first seconds often show nothing yet. */
const USUAL_POSTER_SECOND = 4;

export function posterSecond(durationSeconds: number): number {
  return Math.min(USUAL_POSTER_SECOND, durationSeconds / 3);
}

/** The middle of each of as many equal parts. */
export function stripSeconds(durationSeconds: number): number[] {
  return Array.from(
    { length: STRIP_PICTURES },
    (_, at) => ((at + 0.5) / STRIP_PICTURES) * durationSeconds,
  );
}

/** Which picture of the strip is nearest to this second. */
export function pictureAt(second: number, durationSeconds: number): number {
  const at = Math.floor((second / durationSeconds) * STRIP_PICTURES);
  return Math.min(STRIP_PICTURES - 1, Math.max(0, at));
}
