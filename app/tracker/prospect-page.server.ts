/** What the page of one prospect shows, and what its forms do (DAY-3). */
import type { Db } from "~/platform/db/database.server";
import type { CutList } from "~/platform/queries/lists.server";
import { type Duplicate, duplicatesOf } from "./add-prospect.server";
import { suggestedMeetings } from "./meeting-matches.server";
import { type MeetingRequest, requestsOf } from "./meeting-requests.server";
import { NO_CONTACT } from "./prospect";
import type { Prospect, ProspectReader } from "./prospect-columns.server";
import type { ProspectMeeting } from "./prospect-meetings.server";
import { prospectNow } from "./prospect-record.server";
import { prospectsById } from "./prospects.server";
import { type TimelineEntry, type Titles, timelineOf } from "./timeline.server";

export type ShownProspect = {
  prospect: Prospect;
  nextContactAt: string | null;
  scriptPath: string;
  /** Null for those who may not see it. */
  timeline: CutList<TimelineEntry> | null;
  duplicates: Duplicate[];
  /** Null for those who may not see bookings: they name a meeting instead. */
  suggested: ProspectMeeting[] | null;
  requests: MeetingRequest[];
};

/** `most`: entries of the timeline. */
type Reading = ProspectReader & {
  mayEdit: boolean;
  seesBookings: boolean;
  zone: string;
  most: number;
  titles: Titles;
};

/** Null if the prospect no longer exists. */
export async function shownProspect(
  db: Db,
  id: string,
  { mayEdit, seesBookings, zone, most, titles, ...reader }: Reading,
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
    timeline: mayChange
      ? await timelineOf(db, id, { mayEdit, zone, most, viewerId: reader.userId, titles })
      : null,
    duplicates: mayChange ? await duplicatesOf(db, { ...looked, except: id }) : [],
    suggested:
      mayChange && seesBookings
        ? await suggestedMeetings(db, { ...NO_CONTACT, ...prospect, ...finances })
        : null,
    requests: mayChange ? await requestsOf(db, id) : [],
  };
}
