/** What the log's rows are about, as people call it, with the page of each thing that still exists (OWN-9). */

import { and, inArray, ne } from "drizzle-orm";
import { applicants } from "~/applicants/tables";
import { traineeAddress } from "~/auth/auth";
import { userRoles, users } from "~/auth/tables";
import { meetingKind } from "~/booking/booking";
import { bookings } from "~/booking/tables";
import type { RecordedEvent } from "~/events/events.server";
import { submissions } from "~/forms/tables";
import { periodText, RATES, ruleKind } from "~/pay/pay";
import type { Db } from "~/platform/db/database.server";
import { isCalendarName } from "~/settings/kinds/kinds";
import { hosts } from "~/settings/tables";
import { cohorts } from "~/team/tables";
import { formWords } from "../inbox/inbox-item";
import { calendarTitle } from "../inbox/inbox-query.server";
import { claimsIn } from "./log-claims.server";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `to`: null if it no longer exists, or has no page. */
export type Thing = { words: string; to: string | null };

/** `nameOf`: of an id among an event's facts; null if nothing has it anymore. */
export type Things = {
  of: (event: RecordedEvent) => Thing;
  nameOf: (id: string) => string | null;
};

/** The events hold no name of anyone without an account, so names are read where they are kept, and are gone with them. */
export async function thingsOf(db: Db, all: readonly RecordedEvent[]): Promise<Things> {
  const ids = [...new Set(all.flatMap(idsIn))];
  const found = { ...(await readThings(db, ids)), claims: await claimsIn(db, all) };
  return {
    nameOf: (id) => found.names.get(id) ?? null,
    of: (event) => thingOf(event, found),
  };
}

export const isId = (value: unknown): value is string =>
  typeof value === "string" && UUID.test(value);

function idsIn({ subjectId, before, after }: RecordedEvent): string[] {
  return [subjectId, ...Object.values(before ?? {}), ...Object.values(after ?? {})].filter(isId);
}

type Found = Awaited<ReturnType<typeof readThings>> & { claims: Map<string, string> };

async function readThings(db: Db, ids: string[]) {
  const [sent, booked, applied, groups, people, hosting, staff] = await Promise.all([
    db
      .select({ id: submissions.id, form: submissions.form, name: submissions.senderName })
      .from(submissions)
      .where(inArray(submissions.id, ids)),
    db
      .select({
        id: bookings.id,
        calendar: bookings.calendar,
        title: calendarTitle(bookings.calendar),
        name: bookings.guestName,
      })
      .from(bookings)
      .where(inArray(bookings.id, ids)),
    db
      .select({ id: applicants.id, name: applicants.name })
      .from(applicants)
      .where(inArray(applicants.id, ids)),
    db.select({ id: cohorts.id, name: cohorts.name }).from(cohorts).where(inArray(cohorts.id, ids)),
    db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
    db.select({ id: hosts.id, name: hosts.name }).from(hosts).where(inArray(hosts.id, ids)),
    db
      .select({ id: userRoles.userId })
      .from(userRoles)
      .where(and(inArray(userRoles.userId, ids), ne(userRoles.role, "setter"))),
  ]);
  return {
    sent: byId(sent),
    booked: byId(booked),
    applied: byId(applied),
    cohorts: byId(groups),
    people: byId(people),
    hosts: byId(hosting),
    staff: new Set(staff.map(({ id }) => id)),
    names: new Map([...groups, ...people, ...hosting].map(({ id, name }) => [id, name])),
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function thingOf(event: RecordedEvent, found: Found): Thing {
  const { subjectKind: kind, subjectId: id, subjectLabel: label } = event;
  const none = { words: label, to: null };
  switch (kind) {
    case "application":
      return applicationOf(event, found) ?? none;
    case "request": {
      const row = found.sent.get(id);
      return row
        ? { words: withName(formWords(row.form), "of", row.name), to: `/admin/inbox/request/${id}` }
        : none;
    }
    case "booking":
      return meetingOf(event, found);
    case "trainee":
    case "administrator":
      return { words: label, to: personPage(id, found) };
    case "cohort": {
      const row = found.cohorts.get(id);
      return row ? { words: row.name, to: `/admin/cohorts/${id}` } : none;
    }
    case "batch":
      return { words: label, to: `/admin/batches/${id}` };
    case "lesson":
      return { words: label, to: "/admin/upload-videos" };
    case "video":
      return { words: label, to: "/admin/media" };
    case "content":
      return { words: label, to: id.includes(" ") ? "/admin/content" : `/admin/content/${id}` };
    case "settings":
      return settingOf(event, found);
    case "message":
      return { words: `Announcement to ${label}`, to: "/admin/cohorts" };
    case "label":
      return { words: label, to: "/admin/coaching" };
    case "pay":
      return {
        words: ruleOf(label) ?? monthOf(label) ?? found.claims.get(label) ?? label,
        to: "/admin/pay",
      };
    default:
      return none;
  }
}

function ruleOf(label: string): string | null {
  const kind = ruleKind(label);
  return kind ? RATES[kind].logged : null;
}

function monthOf(label: string): string | null {
  return /^\d{4}-\d{2}$/.test(label) ? periodText(label) : null;
}

/** An applicant's record has the id of the first application. */
function applicationOf({ subjectId: id, verb }: RecordedEvent, found: Found): Thing | null {
  const record = found.applied.get(id);
  const sent = found.sent.get(id);
  if (record && (verb.startsWith("applicants.") || !sent))
    return {
      words: withName("Application", "of", record.name),
      to: `/admin/applicants/${id}`,
    };
  if (!sent) return null;
  return {
    words: withName("Application", "of", sent.name),
    to: `/admin/inbox/application/${id}`,
  };
}

function meetingOf({ subjectId: id, subjectLabel: label }: RecordedEvent, found: Found): Thing {
  const row = found.booked.get(id);
  const calendar = row?.calendar ?? label.split(" ")[0] ?? "";
  const title = row?.title ?? titleOf(calendar) ?? label;
  return row
    ? { words: withName(title, "with", row.name), to: `/admin/inbox/booking/${id}` }
    : { words: title, to: null };
}

/** A calendar as staff call it; null if there is none of this name. */
export function titleOf(calendar: string): string | null {
  return isCalendarName(calendar) ? meetingKind(calendar).title : null;
}

function personPage(id: string, { people, staff }: Found): string | null {
  if (!people.has(id)) return null;
  return staff.has(id) ? "/admin/administrators" : traineeAddress(id);
}

function settingOf({ subjectId: id, subjectLabel: label, verb }: RecordedEvent, found: Found) {
  const host = found.hosts.get(id);
  if (host) return { words: `Host ${host.name}`, to: `/admin/hosts/${id}` };
  if (verb === "nudges.change") return { words: label, to: "/admin/nudges" };
  if (id === "days-off") return { words: label, to: "/admin/hosts" };
  return { words: label, to: verb === "settings.change" ? "/admin/settings" : null };
}

function withName(what: string, joined: "of" | "with", name: string): string {
  return name === "" ? what : `${what} ${joined} ${name}`;
}
