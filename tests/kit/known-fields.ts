/** The fields that each address knows, so bad input gets as far into it as it can. */

import type { IntakeField, IntakeForm } from "../../app/forms/form";
import { APPLICATION } from "../../app/hiring/copy/application";
import {
  COMPANY_EMAIL,
  COMPANY_FACEBOOK,
  CRM,
  LEGAL,
} from "../../app/onboarding/copy/request-forms";
import { WELCOME } from "../../app/onboarding/copy/welcome-form";
import { SUPPORT_REQUEST } from "../../app/support/copy/support-request";

/** Query names for any address: those that some loader reads, and those the framework adds. */
export const QUERY_NAMES: readonly string[] = [
  ...[
    "q",
    "page",
    "sort",
    "order",
    "status",
    "active",
    "progress",
    "stalled",
    "person",
    "open",
    "coach",
    "cohort",
  ],
  ...["owner", "qualified", "from", "to", "kind", "form", "late", "id", "search", "actor", "act"],
  ...[
    "host",
    "do",
    "calendar",
    "target",
    "tag",
    "day",
    "question",
    "zone",
    "at",
    "ask",
    "moved",
    "booked",
    "sent",
    "saved",
    "shown",
  ],
  ...["redirect", "error", "state", "code", "first", "last", "seed", "firstName", "lastName"],
  ...["country", "handle", "except", "with", "mode", "path", "index", "_routes", "p", "version"],
  ...["topics", "paths", "host", "unfit", "stage", "view", "period", "setter"],
];

/** `choices`: what a field may hold for the form to be processed further, such as its intent. */
type Known = { fields: readonly string[]; choices?: Readonly<Record<string, readonly string[]>> };

const intents = (...intent: string[]): Known["choices"] => ({ intent });
const settings = (parts: string[], ...fields: string[]): Known => ({
  fields: ["part", "mark", "intent", ...fields],
  choices: { part: parts, intent: ["restore"] },
});
const guest: Known = {
  fields: [
    ...["at", "zone", "name", "mail", "message", "phone", "host", "answer-0123abcd"],
    ...["stamp", "proof", "topic", "by_a_person"],
  ],
};

/** Every address that takes changes. Intents that are valid without any field are left out: they are not bad input. */
export const KNOWN_FIELDS: Readonly<Record<string, Known>> = {
  "/*": { fields: ["a"] },
  "/:slug": { fields: ["a"] },
  "/account": {
    fields: ["intent", "code", "email", "identityId", "sessionId", "noticeId"],
    choices: intents(
      ...["verify", "ask-address", "prove-address", "unlink-company", "end-session"],
      "dismiss-notice",
    ),
  },
  "/account/reauthentication": { fields: ["code"] },
  "/admin/administrators": {
    fields: ["intent", "userId"],
    choices: intents("promote", "coach", "operations", "setter", "demote"),
  },
  "/admin/cohorts": {
    fields: ["intent", "name", "startsOn", "coachId", "by.4", "id", "title", "body", "mail"],
    choices: intents("create", "announce"),
  },
  "/admin/cohorts/:id": {
    fields: [
      ...["intent", "name", "startsOn", "coachId", "by.4", "id", "title", "body", "mail"],
      ...["userId", "people", "mark"],
    ],
    choices: intents("save", "announce", "add", "remove", "paste"),
  },
  "/admin/coaching": {
    fields: ["intent", "message", "label", "second"],
    choices: { ...intents("label"), label: ["ask-age"] },
  },
  "/admin/nudges": {
    fields: [
      ...["intent", "rule", "days", "title", "body", "on", "mail", "perWeek", "perDay"],
      "mark",
    ],
    choices: { ...intents("save", "preview", "limits"), rule: ["idle"] },
  },
  "/training": { fields: ["intent", "id"], choices: intents("read") },
  "/admin/content/:key": {
    fields: ["do", "marks", "note", "sure", ".heading", ".questions.1.answer"],
    choices: { do: ["publish", "discard", "up questions.2"] },
  },
  "/admin/content/mails/preview/:mail": { fields: ["intent"], choices: intents("send-test") },
  "/admin/content/:key/draft": { fields: ["values", "lists"] },
  "/admin/content/:key/history": { fields: ["intent", "version"], choices: intents("restore") },
  "/admin/content/:key/schedule": {
    fields: ["intent", "at", "zone", "note", "id"],
    choices: intents("schedule", "cancel"),
  },
  "/admin/hosts": {
    fields: ["intent", "name", "fromDay", "toDay", "id"],
    choices: intents("add-host", "add-days-off", "remove-day-off"),
  },
  "/admin/hosts/:host": {
    fields: [
      ...["intent", "name", "mail", "link", "active", "ownHours", "zone", "monday", "sunday"],
      ...["fromDay", "toDay", "id", "address", "allDay", "mark"],
    ],
    choices: intents(
      ...[
        "save",
        "add-days-off",
        "remove-day-off",
        "clear-day-off",
        "add-busy-feed",
        "remove-busy-feed",
      ],
    ),
  },
  "/admin/jobs": { fields: ["intent", "id"], choices: intents("try-again") },
  "/admin/pay": {
    fields: [
      ...["intent", "period", "seen", "id", "version", "answer", "amount", "kind", "value", "from"],
      ...["confirmed", "unusual", "rule", "claim", "request", "booking", "reason"],
    ],
    choices: {
      ...intents(
        ...["review", "reopen", "close", "confirm", "refuse-show", "confirm-pay", "refuse-pay"],
        ...["link-named", "refuse-meeting", "accept", "deny", "rule", "withdraw-rule"],
      ),
      kind: ["show", "commission"],
    },
  },
  "/admin/content/import": {
    fields: ["intent", "file", "content", "generation"],
    choices: intents("import", "show"),
  },
  "/admin/content/publish": { fields: ["key", "note"] },
  "/admin/inbox/:kind/:id": {
    fields: ["intent", "version", "status", "note", "firstName", "lastName", "mail", "outcome"],
    choices: intents("status", "note", "accept", "try-again", "outcome"),
  },
  "/admin/applicants/:id": {
    fields: [
      ...["intent", "version", "stage", "send", "subject", "text", "reason", "firstName"],
      ...["lastName", "recommendation", "note", "score 0", "note 0"],
    ],
    choices: {
      ...intents("move", "score", "decline", "accept"),
      stage: ["qualified", "declined"],
    },
  },
  "/admin/personal-data": {
    fields: ["intent", "kind", "id"],
    choices: { ...intents("export", "erase"), kind: ["trainee", "prospect", "guest"] },
  },
  "/admin/agenda": {
    fields: [
      "intent",
      "id",
      "outcome",
      "host",
      "calendar",
      "at",
      "zone",
      "name",
      "mail",
      "message",
    ],
    choices: { ...intents("book", "move", "reassign", "outcome"), calendar: ["discovery"] },
  },
  "/admin/mail": { fields: ["intent", "mail"], choices: intents("try-again") },
  "/admin/log": { fields: ["intent", "userId"], choices: intents("erase-name") },
  "/admin/content/pictures": { fields: ["file"] },
  "/admin/settings/:section": settings(
    ["brand", "links", "pixel", "tracker", "practice", "privacy", "logo", "logoDark"],
    ...[
      "name",
      "legalName",
      "address",
      "supportMail",
      "hue",
      "color",
      "wordmark",
      "website",
      "linkedIn",
      "pixelId",
    ],
    ...["file", "slackInvite", "booking", "testimonials"],
    ...["questionsRequired", "lessons", "questions", "drill", "agreement", "signOff"],
  ),
  "/admin/settings/calendars/:calendar?": settings(
    ["discovery", "setup"],
    ...["zone", "monday", "sunday", "lengthMinutes", "stepMinutes", "bufferMinutes"],
    ...["noticeHours", "horizonDays", "dailyCap", "seats", "hosts", "assignment", "hoursOf"],
    ...["place", "placeText", "question1Text", "question1Kind", "question1Options"],
    ...["question1Refuses", "question1Refusal", "question1Required"],
  ),
  "/admin/settings/slots": settings(["help", "groupOnboarding", "discovery"], "pasted"),
  "/admin/upload-videos": {
    fields: ["intent", "lessonNumber", "embedCode"],
    choices: intents("remove"),
  },
  "/api/auth/sign-in/access-code": { fields: ["accessCode"] },
  "/api/auth/sign-in/link": { fields: ["token"] },
  "/api/auth/sign-in/second-factor": { fields: ["code"] },
  "/api/auth/sign-out": { fields: ["a"] },
  "/api/functions/:functionName": {
    fields: ["action", "password", "data"],
    choices: { action: ["create_card", "update_card", "delete_card", "log_in"] },
  },
  "/api/functions/answer-help-question": { fields: ["question", "for", "before"] },
  "/api/functions/create-training-user": { fields: ["firstName", "lastName"] },
  "/api/functions/generate-setter-response": {
    fields: ["prospectResponse", "currentContext", "currentNodeMessage", "path", "style", "draft"],
  },
  "/auth": { fields: ["accessCode"] },
  "/auth/confirm": { fields: ["code"] },
  "/auth/link": {
    fields: ["token", "attempt", "intent", "replacing"],
    choices: intents("look"),
  },
  "/auth/mail": { fields: ["email", "code"] },
  "/auth/sign-out": { fields: ["a"] },
  "/auth/theme": { fields: ["theme"] },
  "/apply/:token": { fields: ["act", "mail", ...guest.fields], choices: { act: ["link"] } },
  "/apply/:token/bookings": guest,
  "/booking/:reference": { fields: ["act", "at", "zone"], choices: { act: ["move"] } },
  "/booking/confirm/:reference": { fields: ["act"], choices: { act: ["confirm"] } },
  "/schedule/:calendar": guest,
  "/schedule/:calendar/bookings": guest,
  "/tracker/acts": { fields: ["userId", "zone", "acts", "kind", "prospect", "outcome"] },
  "/tracker/import": {
    fields: ["intent", "id", "key", "pasted", "column", "file"],
    choices: intents("import", "undo"),
  },
  "/tracker/today": {
    fields: ["intent", "id", "prospect", "outcome", "counter", "by"],
    choices: intents("outcome", "entry"),
  },
  "/admin/people/import": {
    fields: ["intent", "id", "pasted", "column", "file"],
    choices: intents("import", "undo"),
  },
  "/tracker/run": {
    fields: ["intent", "id", "prospect", "firstName", "lastName", "country", "handle", "platform"],
    choices: intents("link", "create"),
  },
  "/tracker/:prospect": {
    fields: [
      ...["intent", "version", "change", "handle", "platform", "notes", "nextContact", "zone"],
      ...["booking", "contact", "day"],
    ],
    choices: intents("contact", "undo-change", "link-meeting", "unlink-meeting", "name-meeting"),
  },
  "/tracker/:prospect/merge": { fields: ["version", "with", "withVersion", "field-notes"] },
  "/tracker/pay": {
    fields: ["intent", "entry", "reason", "id"],
    choices: intents("dispute", "withdraw"),
  },
  "/tracker/removed": { fields: ["intent", "id", "version"], choices: intents("restore") },
  "/training/:lesson": { fields: ["question", "answer"] },
  "/training/practice/:prospect": {
    fields: ["intent", "attempt", "at", "seed", "message"],
    choices: intents("say", "from"),
  },
  "/training/practice/save": { fields: ["prospect", "attempt", "seed", "messages", "stopped"] },
  "/training/coaching": { fields: ["conversation", "names", "prospect", "attempt"] },
  "/admin/coaching/:id": {
    fields: ["asks", "one", "feeling", "answers", "ready", "feedback", "mark-0"],
    choices: { ready: ["yes", "no"] },
  },
  "/admin/readiness": {
    fields: ["intent", "userId", "reason"],
    choices: intents("clear", "revoke"),
  },
  "/training/practice/objections": { fields: ["objection", "tries", "zone", "reply"] },
  "/training/sessions/:calendar": guest,
  "/training/sessions/:calendar/bookings": guest,
  "/training/sessions/booked/:reference": {
    fields: ["act", "at", "zone"],
    choices: { act: ["move"] },
  },
  "/tracker": {
    fields: [
      ...["intent", "id", "version", "status", "dealAmount", "rescheduledDate", "code"],
      ...["firstName", "lastName", "country", "annualIncome", "score", "callDate"],
      ...["handle", "platform", "notes", "nextContact", "zone"],
    ],
    choices: intents("add", "contact", "correct", "edit", "remove", "undo", "elevate"),
  },
  "/training/adminpanel": {
    fields: [
      ...["intent", "userId", "firstName", "lastName", "q", "status", "sort", "stalled"],
      ...["coachId", "cohortId", "count", "was"],
    ],
    choices: intents(
      ...["coach", "coach-all", "cohort-all"],
      "create",
      "rename",
      "find",
      "code",
      "rotate",
      "reset",
      "activate",
      "link",
      "delete",
    ),
  },
  "/training/progress": {
    fields: [
      ...["userId", "lessonNumber", "positionSeconds", "progressSeconds", "durationSeconds"],
      ...["epoch", "ageSeconds"],
    ],
  },
};

/** The forms that visitors send in, by their page. */
export const INTAKE_FORMS: Readonly<Record<string, IntakeForm>> = {
  "/hiring/dmsetters": APPLICATION,
  "/join-slack": WELCOME,
  "/request-company-email": COMPANY_EMAIL.form,
  "/request-company-facebook": COMPANY_FACEBOOK.form,
  "/crm-request": CRM.form,
  "/legal-team-form": LEGAL.form,
  "/support": SUPPORT_REQUEST,
};

export function rightValue({ kind, options = [] }: IntakeField): string {
  const values: Partial<Record<IntakeField["kind"], string>> = {
    email: "ann@example.com",
    tel: "+1 555 010 0199",
    url: "https://example.com/",
    date: "2026-11-30",
    checkbox: "yes",
  };
  return options[0]?.value ?? values[kind] ?? "Ann Sample";
}
