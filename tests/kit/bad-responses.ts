/** What bad input must not lead to: internal terms in the response, and unintended changes. */
import path from "node:path";
import type { Change } from "./change-watch";
import { INTAKE_FORMS } from "./known-fields";

/** Written for every request: attempts are recorded, so they cannot continue forever. */
const RECORDED = new Set(["rate_limits", "known_devices", "ai_calls"]);

const BOOKED = /^(bookings|mail_outbox|jobs|host_meetings|hosts|events)$/;

/** Where input is partly free text, so hostile input may be valid: by address, what an accepted one writes. */
const FREE_TEXT: Readonly<Record<string, RegExp>> = {
  "/tracker": /^(prospect|events)/,
  "/tracker/import": /^(import|jobs|prospect|events)/,
  "/tracker/today": /^(prospect|events)/,
  "/admin/people":
    /^(users|training_credentials|trainee_\w+|sign_in_links|mail_outbox|jobs|events)$/,
  "/admin/people/import":
    /^(import\w*|users|training_credentials|trainee_\w+|person_imports|events)$/,
  "/tracker/run": /^(prospect|events)/,
  "/tracker/acts": /^(events|setter_zones)/,
  "/tracker/:prospect": /^(prospect|meeting_requests|events)/,
  "/tracker/:prospect/merge": /^(prospect|meeting_requests|events)/,
  "/tracker/removed": /^(prospect|events)/,
  "/tracker/pay": /^(pay_|events)/,
  "/admin/pay": /^(pay_|prospect|events)/,
  "/training/adminpanel": /^(users|training_credentials|trainee_\w+|events)$/,
  "/api/functions/create-training-user": /^(users|training_credentials|trainee_\w+|events)$/,
  "/admin/batches": /^batch\w+$/,
  "/admin/batches/:id": /^(batch\w+|jobs|events)$/,
  "/auth/announcements/:token": /^announcement_refusals$/,
  "/account":
    /^(announcement_refusals|users|training_credentials|setter_zones|mail_outbox|verifications|events)$/,
  "/admin/inbox/:kind/:id": /^(submissions|applicants|events)$/,
  "/admin/applicants": /^(applicants|submissions|mail_outbox|events)$/,
  "/admin/applicants/:id":
    /^(applicant\w+|submissions|bookings|host_meetings|users|training_credentials|trainee_\w+|cohort_members|mail_outbox|jobs|events)$/,
  "/admin/content/:key": /^(content_drafts|content_versions|events)$/,
  "/admin/content/:key/draft": /^content_drafts$/,
  "/admin/content/:key/unanswered": /^(unanswered_questions|content_drafts|events)$/,
  "/admin/content/import": /^(content_versions|events)$/,
  "/admin/content/publish": /^(content_drafts|content_versions|events)$/,
  "/admin/content/:key/schedule": /^(jobs|events)$/,
  "/api/functions/answer-help-question": /^unanswered_questions$/,
  "/api/functions/generate-setter-response": /^unanswered_questions$/,
  "/admin/cohorts": /^(cohorts|events)$/,
  "/admin/cohorts/:id": /^(cohort\w*|message\w*|mail_outbox|events)$/,
  "/admin/readiness": /^(clearances|events)$/,
  "/admin/attendance": /^(attendance|call_events|events)$/,
  "/admin/nudges": /^(nudge_settings|jobs|events)$/,
  "/admin/hosts": /^(hosts|days_off|events)$/,
  "/admin/hosts/:host": /^(hosts|days_off|busy_feeds|jobs|events)$/,
  "/admin/settings/:section": /^(settings|events)$/,
  "/admin/settings/calendars/:calendar?": /^(settings|events)$/,
  "/admin/settings/slots": /^(settings|events)$/,
  "/admin/settings/mail": /^(settings|events|rate_limits|jobs)$/,
  "/admin/settings/ai": /^(settings|events|rate_limits|jobs)$/,
  "/admin/settings/access": /^(settings|events|rate_limits|jobs)$/,
  "/admin/settings/videos": /^(settings|events|rate_limits|jobs)$/,
  "/admin/settings/webhooks": /^(settings|events|rate_limits|jobs)$/,
  "/admin/settings/backups": /^(settings|events|rate_limits|jobs)$/,
  "/admin/upload-videos": /^(lesson_videos|events)$/,
  "/api/functions/:functionName": /^operations_/,
  "/training/progress": /^(lesson_progress|trainee_\w+|completion_days|events)$/,
  "/apply/:token": /^(applicants|submissions|bookings|host_meetings|mail_outbox|jobs|events)$/,
  "/apply/:token/bookings":
    /^(applicants|submissions|bookings|hosts|host_meetings|mail_outbox|jobs|events)$/,
  "/booking/:reference": BOOKED,
  "/booking/confirm/:reference": BOOKED,
  "/training/:lesson": /^lesson_answers$/,
  "/training/notes": /^lesson_notes$/,
  "/admin/upload-videos/:lesson/transcript":
    /^(lesson_cues|lesson_cue_changes|lesson_captions|lesson_transcriptions|events|jobs)$/,
  "/training/practice/:prospect": /^(practice_runs|message_disputes)$/,
  "/training/coaching": /^coach_conversations$/,
  "/admin/coaching": /^(message_labels|message_disputes|practice_runs|events)$/,
  "/admin/coaching/:id": /^(coach_scores|events)$/,
  "/training/practice/objections": /^drill_reviews$/,
  "/training/sessions/:calendar": BOOKED,
  "/training/sessions/:calendar/bookings": BOOKED,
  "/training/sessions/booked/:reference": BOOKED,
  "/schedule/:calendar": BOOKED,
  ...Object.fromEntries(
    Object.keys(INTAKE_FORMS).map((path) => [
      path,
      /^(submissions|applicants|mail_outbox|events)$/,
    ]),
  ),
};

/** Admin, Media tells whoever runs the company what a backup leaves out. */
const MEDIA_DIRECTORY = path.resolve("data/media");

/** Words of programs, not of pages. */
const INTERNAL =
  /\n\s+at \S+ \(|\bat [\w.<>]+ \((?:file|node|\/)|node_modules|file:\/\/\/(?!etc)|(?<![\w-])\/(?:tmp|work|root|home|build\/server)\/|[\w-]\.(?:ts|tsx|mjs):\d+|\b(?:TypeError|RangeError|SyntaxError|URIError|ZodError|DrizzleQueryError)\b|Failed query|select .{0,80} from "|violates \w+|invalid input syntax|invalid byte sequence|duplicate key|relation "|PGlite|better-auth|BETTER_AUTH|Unexpected Server Error|Unexpected token/i;

/** A programming term in a response, or null. */
export function internalTermIn(text: string): string | null {
  const [found] = INTERNAL.exec(text.replaceAll(MEDIA_DIRECTORY, "")) ?? [];
  return found === undefined ? null : `told "${found}"`;
}

/** What a JSON error may contain in addition to `error`, for a program to continue with. */
const ERROR_KEYS = new Set(["error", "code", "puzzle", "fields", "taken", "stale"]);

/** What is wrong with how an error is reported: one shape in JSON, with an id, and with a retry time if there is a limit. */
export function shapeFault({ status, headers }: Response, text: string): string | null {
  if (status < 400) return null;
  if (!headers.has("X-Request-Id")) return "has no request id";
  if (status === 429 && !(Number(headers.get("Retry-After")) > 0)) return "has no Retry-After";
  if (text === "" || !headers.get("Content-Type")?.startsWith("application/json")) return null;
  const body: Record<string, unknown> = JSON.parse(text) ?? {};
  if (typeof body.error !== "string" || body.error === "") return `has no error: ${text}`;
  const unknown = Object.keys(body).filter((key) => !ERROR_KEYS.has(key));
  return unknown.length > 0 ? `has ${unknown.join()} in addition to its error` : null;
}

/** Whether a request to an address that returned this status may have written this. */
export function isMeant(
  { verb, table }: Change,
  { address, status }: { address: string; status: number },
): boolean {
  // A session's last use is recorded now and then.
  if (RECORDED.has(table) || (verb === "UPDATE" && table === "sessions")) return true;
  return status < 400 && (FREE_TEXT[address]?.test(table) ?? false);
}
