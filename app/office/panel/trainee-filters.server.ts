/** Which trainees a view of the panel lists (ADM-7). */
import { and, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Seen } from "~/auth/auth.server";
import { containsPlainWords } from "~/platform/queries/lists.server";
import { cohortMembers } from "~/team/tables";
import { traineeOverviews as overview } from "~/training/tables";
import { FILTERS, type FilterName, NONE, type PanelView } from "./panel-view";

const HALF = 50;

type Conditions = {
  [Name in FilterName]: (value: NonNullable<PanelView[Name]>) => SQL | undefined;
};

/** Whom each filter leaves in the list. */
const CONDITIONS: Conditions = {
  status: (status) => eq(overview.setupComplete, status === "complete"),
  active: (active) => eq(overview.isActive, active === "yes"),
  progress: bandCondition,
  stalled: stalledFor,
  coach: coachedBy,
  cohort: inCohort,
  late: () => and(eq(overview.isActive, true), isNotNull(lateSince())),
};

function filteredBy<Name extends FilterName>(name: Name, view: PanelView): SQL | undefined {
  const value = view[name];
  return value == null ? undefined : CONDITIONS[name](value);
}

export function conditionOf(view: PanelView, seen: Seen): SQL | undefined {
  return and(
    seen(overview.userId),
    view.q === undefined ? undefined : containsPlainWords(overview.search, view.q),
    view.person === undefined ? undefined : eq(overview.userId, view.person),
    ...FILTERS.map((name) => filteredBy(name, view)),
  );
}

function inCohort(cohort: string): SQL {
  const cohortId = sql`(select ${cohortMembers.cohortId}::text from ${cohortMembers} where ${cohortMembers.userId} = ${overview.userId})`;
  return cohort === NONE ? sql`${cohortId} is null` : sql`${cohortId} = ${cohort}`;
}

/** The first cohort date that someone has missed. */
export function lateSince(): SQL<string | null> {
  const today = sql`(now() at time zone 'UTC')::date`;
  return sql`late_since(${overview.userId}, ${overview.progressDigits}, ${today})`;
}

function coachedBy(coach: string): SQL {
  return coach === NONE
    ? sql`coach_of(${overview.userId}) is null`
    : sql`${overview.userId} in (select trainees_of(${coach}))`;
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
      return isNull(overview.currentLesson);
  }
}

function underWay(): SQL | undefined {
  return and(gt(overview.begun, 0), isNotNull(overview.currentLesson));
}

/** Active accounts with lessons left that have watched nothing (and were not new) for this many days. */
function stalledFor(days: number): SQL | undefined {
  return and(
    eq(overview.isActive, true),
    isNotNull(overview.currentLesson),
    sql`${overview.activeAt} < now() - make_interval(days => ${days})`,
  );
}
