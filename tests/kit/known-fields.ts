/** The fields that each address knows, so bad input gets as far into it as it can. */

import type { IntakeField, IntakeForm } from "../../app/forms/form";
import { formOf } from "../../app/hiring/application-form";
import { APPLICATION } from "../../app/hiring/copy/application.server";
import {
  COMPANY_EMAIL,
  COMPANY_FACEBOOK,
  CRM,
  LEGAL,
} from "../../app/onboarding/copy/request-forms";
import { WELCOME } from "../../app/onboarding/copy/welcome-form";
import { RULE_KINDS } from "../../app/pay/rates";
import { CONNECTION_PAGES, fieldsOfConnection } from "../../app/settings/connections/connections";
import { SUPPORT_REQUEST } from "../../app/support/copy/support-request";
import { type DeclaredAct, declaredActs } from "./declared-acts";
import { shippedWords } from "./shipped-words";

/** Query names for any address: those that some loader reads, and those the framework adds. */
export const QUERY_NAMES: readonly string[] = [
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
  "owner",
  "qualified",
  "from",
  "to",
  "kind",
  "form",
  "late",
  "id",
  "search",
  "actor",
  "act",
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
  "redirect",
  "error",
  "state",
  "code",
  "first",
  "last",
  "seed",
  "firstName",
  "lastName",
  "country",
  "handle",
  "except",
  "with",
  "mode",
  "path",
  "index",
  "_routes",
  "p",
  "version",
  "topics",
  "paths",
  "host",
  "unfit",
  "stage",
  "view",
  "period",
  "setter",
  "tab",
  "find",
  "hints",
  "cue",
  "lesson",
];

/** `choices`: what a field may hold for the form to be processed further, such as its intent. */
export type Known = {
  fields: readonly string[];
  choices?: Readonly<Record<string, readonly string[]>>;
};

const intents = (...intent: string[]): Known["choices"] => ({ intent });
const guest: Known = {
  fields: [
    "at",
    "zone",
    "name",
    "mail",
    "message",
    "phone",
    "host",
    "answer-0123abcd",
    "stamp",
    "proof",
    "topic",
    "by_a_person",
  ],
};

/** Every address that takes changes, except the pages that declare their acts. */
const WRITTEN: Readonly<Record<string, Known>> = {
  "/*": { fields: ["a"] },
  "/:slug": { fields: ["a"] },
  "/account/reauthentication": { fields: ["code"] },
  "/admin/content/:key/draft": { fields: ["values", "lists"] },
  "/admin/content/pictures": { fields: ["file"] },
  "/api/auth/sign-in/access-code": { fields: ["accessCode"] },
  "/api/auth/sign-in/link": { fields: ["token"] },
  "/api/auth/sign-in/second-factor": { fields: ["code"] },
  "/api/auth/sign-out": { fields: ["a"] },
  "/api/functions/:functionName": {
    fields: ["action", "password", "data"],
    choices: { action: ["create_card", "update_card", "delete_card", "log_in"] },
  },
  "/api/functions/answer-help-question": { fields: ["question", "for", "before"] },
  "/api/functions/create-training-user": { fields: ["firstName", "lastName", "email"] },
  "/api/functions/generate-setter-response": {
    fields: ["prospectResponse", "currentContext", "currentNodeMessage", "path", "style", "draft"],
  },
  "/auth": { fields: ["accessCode"] },
  "/auth/announcements/:token": { fields: ["wanted"] },
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
  "/webhooks/zoom": { fields: ["event", "payload"] },
  "/schedule/:calendar": guest,
  "/schedule/:calendar/bookings": guest,
  "/tracker/acts": { fields: ["userId", "zone", "acts", "kind", "prospect", "outcome"] },
  "/training/practice/save": {
    fields: ["prospect", "attempt", "seed", "messages", "stopped", "labels"],
  },
  "/training/sessions/:calendar": guest,
  "/training/sessions/:calendar/bookings": guest,
  "/training/sessions/booked/:reference": {
    fields: ["act", "at", "zone"],
    choices: { act: ["move"] },
  },
  "/training/notes": {
    fields: ["userId", "id", "lessonNumber", "atSeconds", "words", "ageSeconds"],
  },
  "/training/progress": {
    fields: [
      "userId",
      "lessonNumber",
      "positionSeconds",
      "progressSeconds",
      "durationSeconds",
      "epoch",
      "ageSeconds",
      "watched",
      "rewatched",
      "opening",
    ],
  },
};

/** Fields of declared acts whose names are made from something: a criterion, a lesson, a field, a part of the settings. */
const MADE_NAMES: Readonly<Record<string, readonly string[]>> = {
  "/admin/applicants/:id": ["score 0", "note 0"],
  "/admin/coaching/:id": ["mark-0"],
  "/admin/cohorts": ["by.4"],
  "/admin/cohorts/:id": ["by.4"],
  "/admin/content/:key": [".heading", ".questions.1.answer"],
  "/admin/settings/:section": [
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
    "file",
    "slackInvite",
    "booking",
    "testimonials",
    "questionsRequired",
    "lessons",
    "questions",
    "drill",
    "agreement",
    "signOff",
  ],
  "/admin/settings/calendars/:calendar?": [
    "zone",
    "monday",
    "sunday",
    "lengthMinutes",
    "stepMinutes",
    "bufferMinutes",
    "noticeHours",
    "horizonDays",
    "dailyCap",
    "seats",
    "assignment",
    "hoursOf",
    "place",
    "placeText",
    "question1Text",
    "question1Kind",
    "question1Options",
    "question1Refuses",
    "question1Refusal",
    "question1Required",
  ],
  "/admin/settings/slots": ["pasted"],
  ...namesOfConnections(),
  "/tracker/:prospect/merge": ["field-notes"],
};

/** What else has to be right for a declared form to be processed further. */
const CHOICES: Readonly<Record<string, Known["choices"]>> = {
  "/admin/agenda": { calendar: ["discovery"] },
  "/admin/applicants/:id": { stage: ["qualified", "declined"] },
  "/admin/coaching": { label: ["ask-age"] },
  "/admin/coaching/:id": { ready: ["yes", "no"] },
  "/admin/content/:key": { do: ["publish", "discard", "up questions.2"] },
  "/admin/nudges": { rule: ["idle"] },
  "/admin/pay": { kind: [...RULE_KINDS] },
  "/admin/personal-data": { kind: ["trainee", "prospect", "guest"] },
  "/admin/settings/:section": {
    part: [
      "brand",
      "links",
      "pixel",
      "tracker",
      "practice",
      "privacy",
      "logo",
      "logoDark",
      "favicon",
    ],
  },
  "/admin/settings/calendars/:calendar?": { part: ["discovery", "setup"] },
  "/admin/settings/slots": { part: ["help", "groupOnboarding", "discovery"] },
  ...Object.fromEntries(
    Object.entries(CONNECTION_PAGES).map(([page, { forms }]) => [
      `/admin/settings/${page}`,
      { part: forms },
    ]),
  ),
};

function namesOfConnections(): Record<string, readonly string[]> {
  const pages = Object.entries(CONNECTION_PAGES);
  return Object.fromEntries(
    pages.map(([page, { forms }]) => [
      `/admin/settings/${page}`,
      forms.flatMap((form) => fieldsOfConnection(form).map(({ name }) => name)),
    ]),
  );
}

export async function knownFields(): Promise<Readonly<Record<string, Known>>> {
  const byPath = Map.groupBy(await declaredActs(), ({ path }) => path);
  const declared = [...byPath].map(([path, acts]) => [path, knownOf(path, acts)]);
  return { ...WRITTEN, ...Object.fromEntries(declared) };
}

/** Intents that are valid without any field are left out: they are not bad input. */
function knownOf(path: string, acts: readonly DeclaredAct[]): Known {
  const names = acts.flatMap(({ fields }) => fields);
  const intent = acts.filter(({ takesNothing }) => !takesNothing).map((act) => act.intent);
  return {
    fields: [...new Set(["intent", ...names, ...(MADE_NAMES[path] ?? [])])],
    choices: intent.length > 0 ? { intent, ...CHOICES[path] } : CHOICES[path],
  };
}

/** The forms that visitors send in, by their page. */
export const INTAKE_FORMS: Readonly<Record<string, IntakeForm>> = {
  "/hiring/dmsetters": formOf(shippedWords.of(APPLICATION)),
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
    number: "4",
    checkbox: "yes",
  };
  return options[0]?.value ?? values[kind] ?? "Ann Sample";
}
