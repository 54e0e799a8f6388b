/**
 * What waits for someone who does not gain by it: reported shows, named meetings and claims, by person (PAY-4). All of it
 * is counted before a page is cut, and each person takes only a few lines of the first page, so no one is hidden by
 * another's.
 */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import { type ClaimState, claimText } from "~/pay/pay";
import { type PayClaim, namesOf as settersOf, waitingClaims } from "~/pay/pay.server";
import { payClaims } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import type { UnpaidDeals } from "./figures";
import { meetingsMeant } from "./meeting-matches.server";
import { type MeetingRequest, shownRequest } from "./meeting-requests.server";
import { openReports } from "./open-reports.server";
import { paidTwins } from "./paid-twins.server";
import { callDayOf, nameOf } from "./prospect";
import type { ProspectMeeting } from "./prospect-meetings.server";
import { meetingRequests, prospects } from "./tables";
import type { PaidTwin } from "./twins";

const PEOPLE_A_PAGE = 10;
const FIRST_OF_PERSON = 3;
const OF_PERSON_A_PAGE = 25;

/** Of the closed deals as they are now, what a claim still keeps from being paid. */
export async function unpaidDeals(db: Db): Promise<UnpaidDeals> {
  const { state, kind, prospectId, earnedAt, baseCents } = payClaims;
  const { id, status, closedAt, dealAmountCents } = prospects;
  const rows = await db
    .select({ state, cents: sql<string>`sum(${baseCents})` })
    .from(payClaims)
    .innerJoin(prospects, eq(id, prospectId))
    .where(
      and(
        eq(kind, "commission"),
        inArray(state, ["waiting", "refused"]),
        eq(status, "closed"),
        eq(closedAt, earnedAt),
        eq(dealAmountCents, baseCents),
      ),
    )
    .groupBy(state);
  const of = (wanted: ClaimState) => Number(rows.find((row) => row.state === wanted)?.cents ?? 0);
  return { waitingCents: of("waiting"), refusedCents: of("refused") };
}

/** `callDay`: of their call, which may be still to come. */
type Named = { id: string; name: string; version: number; callDay: string | null };

/** `prospect` null: it was erased. `twins`: those of the same handle that pay; `found`: the meetings that may be meant. */
export type WaitingItem = {
  key: string;
  at: string;
  prospect: Named | null;
  twins: readonly PaidTwin[];
} & (
  | { kind: "show" }
  | { kind: "meeting"; request: MeetingRequest; found: ProspectMeeting[] }
  | { kind: "pay"; claim: PayClaim }
);

/** `total`: how many wait of this person; `items`: the first ones, or a page of them. */
export type WaitingPerson = { id: string; total: number; items: WaitingItem[] };
export type WaitingPage = { people: WaitingPerson[]; page: number; more: boolean };

type Row = {
  kind: WaitingItem["kind"];
  key: string;
  prospect: string;
  person: string;
  at: Date | string;
  total: number;
  place: number;
  rank: number;
};

/** `person`: only theirs, page by page; otherwise the first few of each person, by name: what is decided moves nobody else under the mouse. */
export async function waitingPage(
  db: Db,
  { person, page }: { person: string | null; page: number },
): Promise<WaitingPage> {
  const size = person === null ? PEOPLE_A_PAGE : OF_PERSON_A_PAGE;
  const from = (page - 1) * size;
  const place = person === null ? sql`rank` : sql`place`;
  const { userId, firstName, lastName } = trainingCredentials;
  const few = person === null ? sql`place <= ${FIRST_OF_PERSON}` : sql`person = ${person}`;
  const { rows } = await db.execute<Row>(sql`
    with placed as (
      select *, row_number() over (partition by person order by at, key)::int place,
        count(*) over (partition by person)::int total
      from (${everything(db)}) waiting
    ), ranked as (
      select placed.*, dense_rank() over (
        order by lower(${firstName}), lower(${lastName}), person)::int rank
      from placed left join ${trainingCredentials} on ${userId} = person)
    select kind, key, prospect, person, at, total, place, rank from ranked
    where ${few} and ${place} > ${from} and ${place} <= ${from + size + 1}
    order by rank, place`);
  const isNext = ({ rank, place: own }: Row) => (person === null ? rank : own) > from + size;
  const shown = await itemsOf(
    db,
    rows.filter((row) => !isNext(row)),
  );
  return { people: shown, page, more: rows.some(isNext) };
}

/** What is decided, in words: the deal or show, whose prospect it was, and whom it pays. */
export async function decidedName(db: Db, of: { claim: number } | { prospect: string }) {
  const [claim] = "claim" in of ? await waitingClaims(db, [of.claim]) : [];
  const id = "claim" in of ? claim?.prospectId : of.prospect;
  if (id === undefined) return "";
  const { firstName, lastName, userId } = prospects;
  const [row] = await db
    .select({ firstName, lastName, userId })
    .from(prospects)
    .where(eq(prospects.id, id));
  const setterId = claim?.setterId ?? row?.userId ?? "";
  const setter = (await settersOf(db, [setterId])).get(setterId) ?? "Former user";
  const what = claim ? claimText(claim) : "Reported show";
  return `${what}, ${row ? nameOf(row) : "Removed prospect"}, of ${setter}`;
}

/** How many things wait of each of these people, by kind. */
export async function waitingOf(db: Db, ids: readonly string[]) {
  const { rows } = await db.execute<Pick<Row, "kind" | "person"> & { count: number }>(sql`
    select kind, person, count(*)::int count from (${everything(db)}) waiting
    where ${inArray(sql`person`, [...ids])} group by kind, person`);
  return rows;
}

/** How many things wait, of everyone. */
export function countWaiting(db: Db): Promise<number> {
  return db.$count(sql`(${everything(db)}) waiting`);
}

/** The keys of everything that waits, or of what waits of one person; oldest first. */
export async function waitingKeys(db: Db, person: string | null): Promise<string[]> {
  const { rows } = await db.execute<Pick<Row, "kind" | "key">>(sql`
    select kind, key from (${everything(db)}) waiting
    where ${person === null ? sql`true` : sql`person = ${person}`} order by at, key`);
  return rows.map(({ kind, key }) => `${kind} ${key}`);
}

/** Everything that waits. Someone who has left has the empty id. */
function everything(db: Db): SQL {
  const reports = openReports(db).as("reports");
  return sql`
    select 'show' kind, ${reports.prospectId}::text key, ${reports.prospectId} prospect,
      coalesce(${reports.userId}, '') person, max(${reports.at}) at
    from ${reports} group by ${reports.prospectId}, ${reports.userId}
    union all
    select 'meeting', ${meetingRequests.id}::text, ${meetingRequests.prospectId}, ${meetingRequests.userId},
      ${meetingRequests.madeAt}
    from ${meetingRequests} join ${prospects} on ${prospects.id} = ${meetingRequests.prospectId}
    where ${eq(meetingRequests.state, "waiting")}
    union all
    select 'pay', ${payClaims.seq}::text, ${payClaims.prospectId}, ${payClaims.setterId}, ${payClaims.madeAt}
    from ${payClaims} where ${eq(payClaims.state, "waiting")}`;
}

async function itemsOf(db: Db, rows: readonly Row[]): Promise<WaitingPerson[]> {
  const ids = rows.map(({ prospect }) => prospect);
  const names = await namesOf(db, ids);
  const twins = await paidTwins(db, ids);
  const keysOf = (kind: Row["kind"]) => rows.flatMap((row) => (row.kind === kind ? row.key : []));
  const claims = await waitingClaims(db, keysOf("pay").map(Number));
  const requests = await requestsBy(db, keysOf("meeting"));
  const itemOf = async (row: Row): Promise<WaitingItem[]> => {
    const { kind, key } = row;
    const prospect = names.get(row.prospect) ?? null;
    const at = new Date(row.at).toISOString();
    const item = { key: `${kind} ${key}`, at, prospect, twins: twins.get(row.prospect) ?? [] };
    if (kind === "show") return [{ ...item, kind }];
    if (kind === "pay") {
      const claim = claims.find(({ seq }) => seq === Number(key));
      return claim ? [{ ...item, kind, claim }] : [];
    }
    const request = requests.find(({ id }) => id === key);
    if (!request) return [];
    const found = await meetingsMeant(db, { ...request, name: prospect?.name ?? "" });
    return [{ ...item, kind, request, found }];
  };
  const people: WaitingPerson[] = [];
  for (const [id, own] of Map.groupBy(rows, ({ person }) => person)) {
    const items = await Promise.all(own.map(itemOf));
    people.push({ id, total: own[0]?.total ?? 0, items: items.flat() });
  }
  return people;
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const { id, version, firstName, lastName, status, scheduledCallDate, rescheduledDate } =
    prospects;
  const callDate = scheduledCallDate;
  const rows = await db
    .select({ id, version, firstName, lastName, status, callDate, rescheduledDate })
    .from(prospects)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: nameOf(row), version: row.version, callDay: callDayOf(row) },
    ]),
  );
}

async function requestsBy(db: Db, ids: readonly string[]): Promise<MeetingRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(meetingRequests)
    .where(inArray(meetingRequests.id, [...ids]));
  return rows.map(shownRequest);
}
