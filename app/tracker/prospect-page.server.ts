/** What the page of one prospect shows, and what its forms do (DAY-3). */
import { OUTCOMES } from "~/booking/booking";
import type { Db } from "~/platform/db/database.server";
import type { CutList } from "~/platform/queries/lists.server";
import { mappedInParts } from "~/platform/web/long-work.server";
import { type Duplicate, duplicatesOf } from "./add-prospect.server";
import { type Change, changesOf, mergedInto } from "./changes.server";
import { suggestedMeetings } from "./meeting-matches.server";
import { type MeetingRequest, requestsOf } from "./meeting-requests.server";
import { NO_CONTACT } from "./prospect";
import type { Prospect, ProspectReader } from "./prospect-columns.server";
import { differing, FIELDS, fieldText } from "./prospect-fields";
import { meetingsOf, type ProspectMeeting } from "./prospect-meetings.server";
import { prospectNow } from "./prospect-record.server";
import { prospectsById } from "./prospects.server";
import { isOwnersOwn, isReversible, valuesOf } from "./undo-prospect.server";

/** One change in words: each field with its value before and after. `earlier`: from a prospect that was merged into this one. */
export type HistoryEntry = {
  id: string;
  version: number;
  at: string;
  by: string;
  kind: string;
  earlier: boolean;
  canUndo: boolean;
  fields: { label: string; before: string; after: string }[];
};

export type ShownProspect = {
  prospect: Prospect;
  nextContactAt: string | null;
  scriptPath: string;
  /** Null for those who may not see it. */
  history: CutList<HistoryEntry> | null;
  duplicates: Duplicate[];
  meetings: ProspectMeeting[];
  /** Null for those who may not see bookings: they name a meeting instead. */
  suggested: ProspectMeeting[] | null;
  requests: MeetingRequest[];
};

/** `most`: entries of the history. */
type Reading = ProspectReader & {
  mayEdit: boolean;
  seesBookings: boolean;
  zone: string;
  most: number;
};

/** Null if the prospect no longer exists. */
export async function shownProspect(
  db: Db,
  id: string,
  { mayEdit, seesBookings, zone, most, ...reader }: Reading,
): Promise<ShownProspect | null> {
  const [prospect] = await prospectsById(db, [id], reader);
  const now = await prospectNow(db, id);
  if (!prospect || !now) return null;
  const mayChange = mayEdit || prospect.ownerId === reader.userId;
  const { firstName, lastName, country, finances } = prospect;
  const { handle, platform, profile } = finances ?? NO_CONTACT;
  const looked = { firstName, lastName, country, handle, platform, profile };
  return {
    prospect,
    nextContactAt: mayChange ? now.nextContactAt : null,
    scriptPath: now.scriptPath,
    history: mayChange ? await historyOf(db, id, { mayEdit, zone, most }) : null,
    duplicates: mayChange ? await duplicatesOf(db, { ...looked, except: id }) : [],
    meetings: mayChange ? await meetingsOf(db, id) : [],
    suggested:
      mayChange && seesBookings
        ? await suggestedMeetings(db, { ...NO_CONTACT, ...prospect, ...finances })
        : null,
    requests: mayChange ? await requestsOf(db, id) : [],
  };
}

async function historyOf(
  db: Db,
  id: string,
  { mayEdit, zone, most }: { mayEdit: boolean; zone: string; most: number },
): Promise<CutList<HistoryEntry>> {
  const own = await changesOf(db, id);
  const others = await Promise.all((await mergedInto(db, id)).map((each) => changesOf(db, each)));
  const entry = ({ change, earlier }: { change: Change; earlier: boolean }): HistoryEntry => {
    const { version, at, by, kind } = change;
    const { before, after } = valuesOf(change);
    return {
      id: change.id,
      version,
      at,
      by,
      kind,
      earlier,
      canUndo: !earlier && isReversible(change) && (mayEdit || isOwnersOwn(change)),
      fields: [
        ...meetingWords(change),
        ...differing(before, after)
          .map((name) => ({
            label: FIELDS[name].label,
            before: fieldText(name, before, zone),
            after: fieldText(name, after, zone),
          }))
          .filter((field) => field.before !== field.after),
      ],
    };
  };
  const all = [
    ...own.map((change) => ({ change, earlier: false })),
    ...others.flat().map((change) => ({ change, earlier: true })),
  ];
  const newest = all.toSorted(({ change: one }, { change: other }) =>
    one.at < other.at ? 1 : one.at > other.at ? -1 : 0,
  );
  const listed = await mappedInParts(newest.slice(0, most), entry);
  return { listed, found: all.length };
}

function meetingWords({ kind, meeting }: Change): HistoryEntry["fields"] {
  if (meeting === null) return [];
  const outcome = OUTCOMES.find(({ name }) => name === meeting.outcome)?.label;
  if (kind === "met") return [{ label: "Meeting", before: "–", after: outcome ?? "–" }];
  const [before, after] = meeting.linked ? ["–", "Linked"] : ["Linked", "–"];
  return kind === "linked" ? [{ label: "Meeting", before, after }] : [];
}
