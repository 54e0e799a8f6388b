/** The outcomes of script runs: run → prospect → meeting → outcome → deal, by branch and by setter (DAY-5). */
import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { contextOf, conversationAt, scriptAddress } from "~/script/script";
import { scriptWords } from "~/script/script.server";
import { type LineReplies, repliesByLine } from "../follow-ups/replies.server";
import { type Ranking, rankingOf, type Tally } from "./ranking";

type Context = Readonly<RouterContextProvider>;

type OutcomeRow = Tally & { path: string; version: number; setter: string };

/** One line of a report. `to`: the branch in the script. */
export type OutcomeLine = Tally & { id: string; name: string; to?: string };

/** Branches with the most meetings first, setters with the most shows; the best one before them. */
export type OutcomeTable = { lines: OutcomeLine[]; ranking: Ranking["kind"] };

/** `setters` is null if they are not named; `own`: the viewer's numbers, null if they have none. */
export type OutcomesReport = {
  own: Tally | null;
  branches: OutcomeTable;
  setters: OutcomeTable | null;
  versions: number[];
  version: number | null;
  /** How often each follow-up line got a reply. */
  lines: LineReplies[];
};

/** `seen`: whose runs the viewer may see. `version`: of the script; null for all. */
type Asked = {
  userId: string;
  seen: (setter: SQLWrapper) => SQL;
  nameSetters: boolean;
  version: number | null;
};

export async function outcomesReport(
  context: Context,
  { userId, seen, nameSetters, version }: Asked,
): Promise<OutcomesReport> {
  const { db } = context.get(requestContext);
  const mine = (setter: SQLWrapper) => sql`(${seen(setter)} or ${setter} = ${userId})`;
  const all = await outcomeRows(db, mine);
  const versions = [...new Set(all.map((row) => row.version))].sort((one, other) => other - one);
  const rows = version === null ? all : all.filter((row) => row.version === version);
  const own = rows.filter(({ setter }) => setter === userId);
  return {
    own: own.length > 0 ? sumOf(own) : null,
    branches: await branchesOf(context, rows),
    setters: nameSetters ? await settersOf(db, rows) : null,
    versions,
    version,
    lines: await repliesByLine(context, mine),
  };
}

/**
 * A run is a call that was booked at a place in the script. A prospect's last run counts, and the last of its meetings
 * that has an outcome; whatever was merged into a prospect belongs to it.
 */
async function outcomeRows(db: Db, seen: (setter: SQLWrapper) => SQL): Promise<OutcomeRow[]> {
  const { rows } = await db.execute<OutcomeRow>(sql`
    with recursive merges as (
      select distinct on (subject_id) subject_id gone, after->>'into' kept
      from events merged
      where merged.verb = 'prospects.merge' and merged.after ? 'into'
        and not exists (select 1 from prospects p where p.id = merged.subject_id::uuid)
      order by subject_id, at desc
    ), paths as (
      select gone, kept from merges
      union select paths.gone, merges.kept from paths join merges on merges.gone = paths.kept
    ), homes as (
      select * from paths where not exists (select 1 from merges where merges.gone = paths.kept)
    ), booked as (
      select coalesce(homes.kept, run.subject_id)::uuid prospect, run.actor_id setter,
        run.after->>'scriptPath' path, (run.after->>'scriptVersion')::bigint "version", run.at
      from events run
      left join homes on homes.gone = run.subject_id
      where run.verb = 'prospects.follow-up' and run.after->>'outcome' = 'booked'
        and run.after->>'scriptPath' <> ''
        and not exists (
          select 1 from events undone
          where undone.subject_kind = 'prospect' and undone.subject_id = run.subject_id
            and undone.verb = 'prospects.undo' and undone.after->>'of' = run.id::text
        )
    ), runs as (
      select distinct on (prospect) * from booked order by prospect, at desc
    ), met as (
      select distinct on (link.prospect_id) link.prospect_id, booking.outcome
      from prospect_meetings link join bookings booking on booking.id = link.booking_id
      where booking.outcome is not null
      order by link.prospect_id, booking.starts_at desc
    )
    select runs.path, runs.version::int "version", runs.setter, count(*)::int runs,
      count(met.outcome)::int met, count(*) filter (where met.outcome = 'held')::int shown,
      count(*) filter (where met.outcome is not null and prospects.status = 'closed')::int closed
    from runs join prospects on prospects.id = runs.prospect
    left join met on met.prospect_id = runs.prospect
    where ${seen(sql`runs.setter`)}
    group by 1, 2, 3`);
  return rows;
}

async function branchesOf(context: Context, rows: readonly OutcomeRow[]): Promise<OutcomeTable> {
  const lines: OutcomeLine[] = [];
  for (const [path, own] of Map.groupBy(rows, (row) => row.path)) {
    const version = Math.max(...own.map((row) => row.version));
    const script = await scriptWords(context, version);
    const conversation = conversationAt(script, path);
    const fits = conversation.path === path;
    lines.push({
      ...sumOf(own),
      id: path,
      name: fits ? contextOf(conversation) : path,
      ...(fits && { to: scriptAddress(path, version) }),
    });
  }
  return tableOf(lines, ({ met }) => met);
}

/** By calls held: ranking by bookings would reward bad ones. */
async function settersOf(db: Db, rows: readonly OutcomeRow[]): Promise<OutcomeTable> {
  const groups = Map.groupBy(rows, ({ setter }) => setter);
  const ids = [...groups.keys()];
  const named = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids.length > 0 ? ids : [""]));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return tableOf(
    [...groups].map(([id, own]) => ({
      ...sumOf(own),
      id,
      name: names.get(id) ?? "Someone who has left",
    })),
    ({ shown }) => shown,
  );
}

function tableOf(lines: OutcomeLine[], first: (line: OutcomeLine) => number): OutcomeTable {
  const sorted = lines.toSorted(
    (one, other) =>
      first(other) - first(one) || other.runs - one.runs || (one.id < other.id ? -1 : 1),
  );
  const ranking = rankingOf(sorted);
  if (ranking.kind !== "best") return { lines: sorted, ranking: ranking.kind };
  const best = sorted.filter((_, at) => at === ranking.best);
  const others = sorted.filter((_, at) => at !== ranking.best);
  return { lines: [...best, ...others], ranking: "best" };
}

function sumOf(rows: readonly Tally[]): Tally {
  const sum = { runs: 0, met: 0, shown: 0, closed: 0 };
  for (const { runs, met, shown, closed } of rows) {
    sum.runs += runs;
    sum.met += met;
    sum.shown += shown;
    sum.closed += closed;
  }
  return sum;
}

export function ofSetter(userId: string) {
  return (setter: SQLWrapper): SQL => sql`${setter} = ${userId}`;
}

/** The version of the script that an address asks for; null for all. */
export function versionIn(request: Request): number | null {
  const named = new URL(request.url).searchParams.get("version") ?? "";
  return /^\d{1,9}$/.test(named) ? Number(named) : null;
}
