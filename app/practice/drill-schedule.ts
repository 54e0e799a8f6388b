/** Which objections come up on which day: spaced repetition over days, without buttons to rate oneself (PRAC-4). Pure. */
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { dayNumber } from "~/platform/time/zones";

export const MOST_A_DAY = 12;
/** A wrong reply comes up once more on the same day. */
export const MOST_TRIES = 2;

/** `late`: right on the day's second attempt. */
export type Grade = "wrong" | "late" | "right";

/** The result of an objection on a day, `YYYY-MM-DD`. */
export type Review = { objection: string; day: string; grade: Grade; tries: number };

/**
 * `queue`: what is left for today, next one first. `done`: how many of today's are finished. `waiting`: what is also
 * due and was postponed until tomorrow.
 */
export type DrillDay = { queue: string[]; done: number; waiting: number };

const RATINGS = { wrong: Rating.Again, late: Rating.Hard, right: Rating.Good } as const;
/** No objection stays away longer than a quarter. */
const MOST_DAYS = 90;

// No chance and no minutes: the same reviews always give the same days.
const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  maximum_interval: MOST_DAYS,
});

/** `objections`: the ids of the current ones, in order; reviews of others stay and do not count. */
export function drillDay(
  reviews: readonly Review[],
  objections: readonly string[],
  today: string,
): DrillDay {
  const known = new Set(objections);
  const ofToday = reviews.filter(({ day, objection }) => day === today && known.has(objection));
  const begun = new Set(ofToday.map(({ objection }) => objection));
  const cards = cardsAfter(reviews.filter(({ day }) => day < today));
  const now = new Date(dayNumber(today));
  const due = objections
    .flatMap((id) => {
      const card = cards.get(id);
      if (!card || begun.has(id) || card.due > now) return [];
      return {
        id,
        due: card.due.getTime(),
        recall: scheduler.get_retrievability(card, now, false),
      };
    })
    .sort((one, other) => one.due - other.due || one.recall - other.recall);
  const fresh = objections.filter((id) => !cards.has(id) && !begun.has(id));
  const all = [...due.map(({ id }) => id), ...fresh];
  const shown = all.slice(0, Math.max(0, MOST_A_DAY - begun.size));
  const again = ofToday.filter(isOpen).map(({ objection }) => objection);
  return {
    queue: [...shown, ...again],
    done: ofToday.length - again.length,
    waiting: all.length - shown.length,
  };
}

/** Whether it comes up again today. */
export function isOpen({ grade, tries }: Pick<Review, "grade" | "tries">): boolean {
  return grade === "wrong" && tries < MOST_TRIES;
}

/** The day on which each objection is due after these reviews. */
export function dueDays(reviews: readonly Review[]): ReadonlyMap<string, string> {
  return new Map(
    [...cardsAfter(reviews)].map(([id, { due }]) => [id, due.toISOString().slice(0, 10)]),
  );
}

/** Each objection's memory after its reviews, one per day. */
function cardsAfter(reviews: readonly Review[]): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  for (const { objection, day, grade } of [...reviews].sort(byDay)) {
    const at = new Date(dayNumber(day));
    const card = cards.get(objection) ?? createEmptyCard<Card>(at);
    cards.set(objection, scheduler.next(card, at, RATINGS[grade]).card);
  }
  return cards;
}

function byDay(one: Review, other: Review): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0;
}
