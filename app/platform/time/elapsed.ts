/**
 * How long ago something was, in a page. Neither clock can be trusted alone: people and networks set the one, and the
 * other may stand still while the machine sleeps.
 */

export type Instant = { byDate: number; byPage: number };

export function instantNow(): Instant {
  return { byDate: Date.now(), byPage: performance.now() };
}

/** When the page was requested. */
export const PAGE_REQUESTED: Instant = { byDate: performance.timeOrigin, byPage: 0 };

/** At most so many ms: for what is old from then on. */
export function atMostAgo({ byDate, byPage }: Instant): number {
  return Math.max(Date.now() - byDate, performance.now() - byPage);
}

/** At least so many ms, or fewer than none: for what has to have been there for so long. */
export function atLeastAgo({ byDate, byPage }: Instant): number {
  return Math.min(Date.now() - byDate, performance.now() - byPage);
}
