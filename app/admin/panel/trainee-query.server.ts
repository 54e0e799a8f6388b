/** A view of the panel as conditions and an order on the trainees' overviews. */
import { and, asc, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Key } from "~/platform/queries/keyset.server";
import { LESSON_COUNT } from "~/training/training.server";
import { traineeOverviews as overview } from "../tables";
import type { PanelView } from "./panel-view";

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
export function orderOf(view: PanelView): SQL[] {
  return keysOf(view).map(({ column, turn }) => (turn === "asc" ? asc(column) : desc(column)));
}

/** The same order, column by column. */
export function keysOf({ sort, order }: PanelView): readonly Key[] {
  const turn = order === "up" ? "asc" : "desc";
  return [
    { ...COLUMNS[sort], turn },
    { column: overview.userId, type: "text", turn },
  ];
}

const LAST_LOGIN = sql`coalesce(${overview.lastLoginAt}, '-infinity'::timestamptz)`;

const COLUMNS: Record<PanelView["sort"], Omit<Key, "turn">> = {
  created: { column: overview.createdAt, type: "timestamptz" },
  name: { column: overview.nameKey, type: "text" },
  progress: { column: overview.percent, type: "smallint" },
  status: { column: overview.setupComplete, type: "boolean" },
  active: { column: overview.isActive, type: "boolean" },
  login: { column: LAST_LOGIN, type: "timestamptz" },
};

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
    isNotNull(overview.currentLesson),
    sql`${overview.activeAt} < now() - make_interval(days => ${days})`,
  );
}

function containing(text: string): SQL {
  return sql`'%' || lower(${text.replace(/[\\%_]/g, "\\$&")}) || '%'`;
}
