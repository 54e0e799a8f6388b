/** A view of the panel as conditions and an order on the trainees' overviews. */
import { and, asc, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { LESSON_COUNT } from "../training/training.server";
import type { PanelView } from "./panel-view";
import { traineeOverviews as overview } from "./tables";

const HALF = 50;

/** Which trainees a view shows; undefined for all. */
export function conditionOf(view: PanelView): SQL | undefined {
  return and(
    view.q === undefined ? undefined : sql`${overview.search} like ${containing(view.q)}`,
    view.person === undefined ? undefined : eq(overview.userId, view.person),
    view.status && eq(overview.setupComplete, view.status === "complete"),
    view.active && eq(overview.isActive, view.active === "yes"),
    view.progress && bandCondition(view.progress),
    view.stalled === undefined ? undefined : stalledFor(view.stalled),
  );
}

/** The order of a view, unambiguous by the trainee's id; never signed in counts as longest ago. */
export function orderOf({ sort, order }: PanelView): SQL[] {
  const turn = order === "up" ? asc : desc;
  const columns = {
    created: [overview.createdAt],
    name: [overview.nameKey],
    progress: [overview.percent],
    status: [overview.setupComplete],
    active: [overview.isActive],
    login: [sql`coalesce(${overview.lastLoginAt}, '-infinity'::timestamptz)`],
  }[sort];
  return [...columns, overview.userId].map((column) => turn(column));
}

function bandCondition(band: NonNullable<PanelView["progress"]>): SQL | undefined {
  switch (band) {
    case "none":
      return eq(overview.begun, 0);
    case "going":
      return underWay();
    case "begun":
      return and(underWay(), lt(overview.percent, HALF));
    case "half":
      return and(underWay(), gte(overview.percent, HALF));
    case "done":
      return eq(overview.completed, LESSON_COUNT);
  }
}

function underWay(): SQL | undefined {
  return and(gt(overview.begun, 0), lt(overview.completed, LESSON_COUNT));
}

/** Active accounts with lessons left that have watched nothing (and were not new) for so many days. */
function stalledFor(days: number): SQL | undefined {
  return and(
    eq(overview.isActive, true),
    isNotNull(overview.stoppedAt),
    sql`${overview.activeAt} < now() - make_interval(days => ${days})`,
  );
}

function containing(text: string): SQL {
  return sql`'%' || lower(${text.replace(/[\\%_]/g, "\\$&")}) || '%'`;
}
