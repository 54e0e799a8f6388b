/** One list of everything about a prospect: lines sent, acts, changes and calls, newest first (WEEK-1). */
import { OUTCOMES as MEETING_OUTCOMES } from "~/booking/booking";
import type { Db } from "~/platform/db/database.server";
import type { CutList } from "~/platform/queries/lists.server";
import { mappedInParts } from "~/platform/web/long-work.server";
import { type Line, MOVED, OUTCOMES } from "./acts/acts";
import { type Change, changesOf, mergedInto, undoneIn } from "./changes.server";
import { callText } from "./follow-ups/call-to-come";
import { messagesOf, type SentMessage } from "./messages.server";
import { differing, FIELDS, fieldText } from "./prospect-fields";
import { meetingsOf, type ProspectMeeting } from "./prospect-meetings.server";
import { isOwnersOwn, isReversible, valuesOf } from "./undo-prospect.server";

type FieldChange = { label: string; before: string; after: string };

/** `what`: in words; `earlier`: of a prospect that was merged into this one. */
export type TimelineEntry = { id: string; at: string } & (
  | {
      kind: "change";
      what: string;
      by: string;
      version: number;
      earlier: boolean;
      isFirst: boolean;
      canUndo: boolean;
      fields: FieldChange[];
    }
  | { kind: "message"; what: string; by: string; canTakeBack: boolean }
  | { kind: "call"; meeting: ProspectMeeting }
);

/** What a line that was sent is called. */
export type Titles = (line: Line) => string;

type Reading = { mayEdit: boolean; viewerId: string; zone: string; most: number; titles: Titles };

const KINDS: Readonly<Record<string, string>> = {
  added: "Added",
  corrected: "Corrected",
  edited: "Changed",
  followed: "Followed up",
  imported: "Imported",
  linked: "Meeting linked",
  met: "Meeting outcome",
  merged: "Merged",
  removed: "Removed",
  undone: "Undone",
};

type Found = { id: string; at: string } & (
  | { kind: "change"; change: Change; earlier: boolean; isUndone: boolean }
  | { kind: "message"; message: SentMessage }
  | { kind: "call"; meeting: ProspectMeeting }
);

export async function timelineOf(
  db: Db,
  id: string,
  { most, ...reading }: Reading,
): Promise<CutList<TimelineEntry>> {
  const merged = await mergedInto(db, id);
  const own = await changesOf(db, id);
  const others = await Promise.all(merged.map((each) => changesOf(db, each)));
  const messages = await messagesOf(db, [id, ...merged], reading.viewerId);
  const meetings = await meetingsOf(db, id);
  const undone = undoneIn(own);
  const changed = (change: Change, earlier: boolean): Found => ({
    id: change.id,
    at: change.at,
    kind: "change",
    change,
    earlier,
    isUndone: undone.has(change.id),
  });
  const all: Found[] = [
    ...own.map((change) => changed(change, false)),
    ...others.flat().map((change) => changed(change, true)),
    ...messages.map((message) => ({
      id: message.id,
      at: message.at,
      kind: "message" as const,
      message,
    })),
    ...meetings.map((meeting) => ({
      id: meeting.id,
      at: meeting.startsAt,
      kind: "call" as const,
      meeting,
    })),
  ];
  const newest = all.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  const listed = await mappedInParts(newest.slice(0, most), (found) => shown(found, reading));
  return { listed, found: all.length };
}

function shown(found: Found, reading: Omit<Reading, "most">): TimelineEntry {
  if (found.kind === "call") return found;
  const { id, at, kind } = found;
  if (kind === "message") {
    const { by, byMe, line } = found.message;
    return { id, at, kind, by, what: reading.titles(line), canTakeBack: byMe };
  }
  return { id, at, kind, ...changeIn(found, reading) };
}

type FoundChange = Extract<Found, { kind: "change" }>;

function changeIn(
  { change, earlier, isUndone }: FoundChange,
  { mayEdit, zone }: Omit<Reading, "most">,
) {
  const { version, by, kind, outcome, call, movedFrom } = change;
  const { before, after } = valuesOf(change);
  const from = movedFrom ? callText(movedFrom) : "–";
  const booked = call ? [{ label: "Call", before: from, after: callText(call) }] : [];
  const fields = differing(before, after)
    .map((name) => ({
      label: FIELDS[name].label,
      before: fieldText(name, before, zone),
      after: fieldText(name, after, zone),
    }))
    .filter((field) => field.before !== field.after);
  return {
    version,
    by,
    earlier,
    what: movedFrom ? MOVED : outcome ? OUTCOMES[outcome].label : (KINDS[kind] ?? "Changed"),
    isFirst: kind === "added",
    canUndo: !earlier && !isUndone && isReversible(change) && (mayEdit || isOwnersOwn(change)),
    fields: [...booked, ...meetingWords(change), ...fields],
  };
}

function meetingWords({ kind, meeting }: Change): FieldChange[] {
  if (meeting === null) return [];
  const outcome = MEETING_OUTCOMES.find(({ name }) => name === meeting.outcome)?.label;
  if (kind === "met") return [{ label: "Meeting", before: "–", after: outcome ?? "–" }];
  const [before, after] = meeting.linked ? ["–", "Linked"] : ["Linked", "–"];
  return kind === "linked" ? [{ label: "Meeting", before, after }] : [];
}
