/** Who may request what: one line per address, checked by authorization.test.ts against the product's own tables. */
import { PEOPLE, type PersonName } from "../kit/people";

/** Each rule with the people it admits. `own` is about the first trainee's things. */
export const RULES = {
  everyone: PEOPLE,
  signedIn: [
    "trainee",
    "another trainee",
    "setter",
    "coach",
    "operations staff",
    "administrator",
    "tracker elevation",
  ],
  own: ["trainee"],
  administrators: ["administrator"],
  /** The coach is that of the first trainee. */
  coaches: ["coach", "administrator"],
  inbox: ["operations staff", "administrator"],
  staff: ["coach", "operations staff", "administrator"],
  ownOrElevated: ["trainee", "administrator", "tracker elevation"],
  ownOrOffice: ["trainee", "operations staff", "administrator"],
  elevated: ["administrator", "tracker elevation"],
  operations: ["operations token"],
  nobody: [],
} as const satisfies Record<string, readonly PersonName[]>;

export type RuleName = keyof typeof RULES;

/** `read`: GET; `change`: every other method. Methods that an address does not support have no rule. */
type AddressRule = { read?: RuleName; change?: RuleName };

const read = (rule: RuleName): AddressRule => ({ read: rule });
/** A page with a form, both for the same people. */
const form = (rule: RuleName): AddressRule => ({ read: rule, change: rule });
/** Addresses without a page that only take changes. */
const call = (rule: RuleName): AddressRule => ({ change: rule });
/** The same, and reading leads elsewhere. */
const post = (rule: RuleName): AddressRule => ({ read: "everyone", change: rule });

export const ADDRESS_RULES: Readonly<Record<string, AddressRule>> = {
  // The public site
  "/": read("everyone"),
  "/terms": read("everyone"),
  "/privacy": read("everyone"),
  "/thank-you": read("everyone"),
  "/disqualified": read("everyone"),
  "/*": form("everyone"),
  // A stranger who has the token from a setting.
  "/metrics": read("nobody"),
  "/sitemap.xml": read("everyone"),
  "/robots.txt": read("everyone"),
  "/og/*": read("everyone"),
  "/time-zones": read("everyone"),
  "/logo/:file": read("everyone"),
  "/favicon.ico": read("everyone"),
  "/pictures/:file": read("everyone"),
  "/icon.svg": read("everyone"),
  "/assets/*": read("everyone"),
  "/hiring/dmsetters": form("everyone"),
  "/hiring/dmsetters/next-steps": read("everyone"),
  "/hiring/dmsetters/testimonials": read("everyone"),
  "/onboarding": read("everyone"),
  "/setup": read("everyone"),
  "/onboarding-setup": read("everyone"),
  "/request-company-email": form("everyone"),
  "/request-company-facebook": form("everyone"),
  "/crm-request": form("everyone"),
  "/legal-team-form": form("everyone"),
  "/demo-agreement": read("everyone"),
  "/demo-agreement/document": read("everyone"),
  "/join-slack": form("everyone"),
  "/forms/:name/stamp": read("everyone"),
  "/support": form("everyone"),
  "/help": read("everyone"),
  "/script": read("everyone"),
  "/generate-evidence": read("everyone"),
  "/api/functions/generate-setter-response": call("everyone"),
  "/api/functions/answer-help-question": call("everyone"),

  // Calendars: the person with a meeting's signed address is its guest
  "/book": read("everyone"),
  "/book/next-steps": read("everyone"),
  "/schedule/:calendar": form("everyone"),
  "/schedule/:calendar/times": read("everyone"),
  "/schedule/:calendar/bookings": call("everyone"),
  "/apply/:token": form("everyone"),
  "/apply/:token/bookings": call("everyone"),
  "/booking/:reference": form("everyone"),
  "/booking/:reference/meeting.ics": read("everyone"),
  "/booking/confirm/:reference": form("everyone"),
  // The person with a session's signed address is its guest
  "/join/:token": read("everyone"),
  // Anyone may write, and only what Zoom has signed is read; nothing while its secret is not set
  "/webhooks/zoom": call("everyone"),
  // Anyone with the secret address of a host's feed
  "/hosts/:feed/meetings.ics": read("everyone"),

  // Signing in and out
  "/auth": form("everyone"),
  "/auth/link": form("everyone"),
  "/auth/confirm": form("everyone"),
  "/auth/mail": form("everyone"),
  "/auth/announcements/:token": form("everyone"),
  "/auth/company": read("everyone"),
  "/auth/sign-out": post("everyone"),
  "/auth/theme": post("everyone"),
  "/admin-login": read("everyone"),
  "/admin/login": read("everyone"),
  "/.well-known/jwks.json": read("everyone"),
  "/api/auth/sign-in/access-code": call("everyone"),
  "/api/auth/sign-in/link": call("everyone"),
  "/api/auth/sign-in/second-factor": call("everyone"),
  "/api/auth/sign-out": call("everyone"),
  "/api/auth/callback/company": read("everyone"),

  // One's own account and training
  "/account": form("signedIn"),
  "/account/reauthentication": post("signedIn"),
  "/account/session": read("everyone"),
  "/account/token": read("signedIn"),
  "/training": form("signedIn"),
  "/training/:lesson": form("signedIn"),
  "/training/progress": call("own"),
  "/training/notes": call("own"),
  "/training/notes.md": read("signedIn"),
  "/training/:lesson/captions.vtt": read("signedIn"),
  "/training/:lesson/chapters.vtt": read("signedIn"),
  "/training/practice": read("signedIn"),
  "/training/practice/objections": form("signedIn"),
  "/training/practice/save": call("signedIn"),
  "/training/practice/:prospect": form("signedIn"),
  "/training/coaching": form("signedIn"),
  "/training/readiness": read("signedIn"),
  "/training/sessions/:calendar": form("signedIn"),
  "/training/sessions/:calendar/bookings": call("signedIn"),
  "/training/sessions/booked/:reference": form("own"),

  // The portal's search
  "/portal/search": read("signedIn"),

  // The tracker
  "/tracker": form("signedIn"),
  "/tracker/removed": form("signedIn"),
  "/tracker/import": form("signedIn"),
  "/tracker/today": form("signedIn"),
  "/tracker/run": form("signedIn"),
  "/tracker/outcomes": read("signedIn"),
  "/tracker/outcomes-missing": form("signedIn"),
  "/tracker/acts": call("own"),
  "/tracker/pay": form("signedIn"),
  // One's own pay; another person's is for administrators.
  "/tracker/pay/statement": read("signedIn"),
  "/tracker/pay/statement.csv": read("signedIn"),
  "/tracker/pay/statement.pdf": read("signedIn"),
  "/tracker/:prospect": form("signedIn"),
  "/tracker/:prospect/call.ics": read("ownOrElevated"),
  "/tracker/:prospect/line": read("own"),
  "/tracker/:prospect/merge": form("ownOrElevated"),
  "/tracker/rows": read("signedIn"),
  "/tracker/duplicates": read("signedIn"),
  "/tracker/history/:id": read("elevated"),
  "/tracker/prospects.csv": read("signedIn"),

  // The operations board
  "/:slug": form("everyone"),
  "/api/functions/:functionName": call("operations"),

  // Administration: the first two only lead to the panel
  "/admin": read("administrators"),
  "/training/admin": read("everyone"),
  "/training/adminpanel": { read: "coaches", change: "administrators" },
  "/training/adminpanel/report/:userId": read("coaches"),
  "/admin/administrators": form("administrators"),
  "/admin/cohorts": { read: "coaches", change: "administrators" },
  "/admin/cohorts/:id": form("coaches"),
  "/admin/attendance": { read: "coaches", change: "administrators" },
  "/admin/attendance.csv": read("coaches"),
  "/admin/nudges": { read: "coaches", change: "administrators" },
  "/admin/upload-videos": form("administrators"),
  "/admin/upload-videos/many": read("administrators"),
  "/admin/upload-videos/:lesson/transcript": form("administrators"),
  "/admin/log": form("administrators"),
  "/admin/coaching": form("coaches"),
  "/admin/coaching/messages.txt": read("coaches"),
  "/admin/coaching/:id": form("coaches"),
  "/admin/readiness": form("coaches"),
  "/admin/personal-data": form("administrators"),
  "/admin/content.json": read("administrators"),
  "/admin/content/pictures": call("administrators"),
  "/admin/content/import": form("administrators"),
  "/admin/content/publish": form("administrators"),
  "/admin/content/:key/history": form("administrators"),
  "/admin/content/:key/schedule": form("administrators"),
  "/admin/content/:key/unanswered": form("administrators"),
  "/admin/agenda": form("inbox"),
  "/admin/hosts": form("administrators"),
  "/admin/hosts/:host": form("administrators"),
  "/admin/jobs": form("administrators"),
  "/admin/backups": read("administrators"),
  "/admin/pay": form("administrators"),
  "/admin/inbox": read("inbox"),
  "/admin/inbox/:kind/:id": form("inbox"),
  "/admin/inbox.csv": read("inbox"),
  "/admin/inbox-items": read("inbox"),
  "/admin/applicants": read("inbox"),
  "/admin/applicants/:id": form("inbox"),
  "/admin/batches": form("staff"),
  // Of an administrator.
  "/admin/batches/:id": form("administrators"),
  "/admin/funnel": read("administrators"),
  "/admin/outcomes": read("coaches"),
  "/admin/people": form("administrators"),
  "/admin/people/codes": form("administrators"),
  "/admin/people/import": form("administrators"),
  "/admin/mail": form("administrators"),
  "/admin/trainees.csv": read("coaches"),
  "/admin/progress.csv": read("coaches"),
  "/admin/reports/:picture": read("coaches"),

  "/admin/settings": read("administrators"),
  "/admin/settings/slots": form("administrators"),
  "/admin/settings/calendars/:calendar?": form("administrators"),
  "/admin/settings/:section": form("administrators"),
  "/admin/settings/mail": form("administrators"),
  "/admin/settings/ai": form("administrators"),
  "/admin/settings/access": form("administrators"),
  "/admin/settings/videos": form("administrators"),
  "/admin/settings/webhooks": form("administrators"),
  "/admin/settings/backups": form("administrators"),
  "/admin/launch": read("administrators"),
  "/admin/content": read("administrators"),
  "/admin/content/:key": form("administrators"),
  // It only leads to the form.
  "/admin/content/lessons/:number": read("everyone"),
  "/admin/content/mails/preview/:mail": form("administrators"),
  "/admin/content/:key/draft": call("administrators"),
  "/admin/content/:key/preview": read("administrators"),
  "/api/functions/create-training-user": call("administrators"),

  // The event stream, and what watches the server
  "/live?topics=progress": read("signedIn"),
  "/live?topics=sessions": read("signedIn"),
  "/live?topics=videos": read("signedIn"),
  "/live?topics=tracker": read("signedIn"),
  "/live?topics=day": read("signedIn"),
  "/live?topics=account": read("signedIn"),
  "/live?topics=trainees": read("coaches"),
  "/live?topics=settings": read("administrators"),
  "/live?topics=inbox": read("inbox"),
  "/live?topics=applicants": read("inbox"),
  "/live?topics=content": read("administrators"),
  "/live?topics=operations": read("everyone"),
  "/healthz": read("everyone"),
  "/readyz": read("everyone"),
};

/** Acts that an address accepts from fewer people than its rule admits. */
export const NARROWER_ACTS: Readonly<Record<string, RuleName>> = {
  "/account end-session": "own",
  "/training read": "own",
  "/tracker contact": "ownOrElevated",
  "/admin/inbox/:kind/:id delete": "administrators",
  "/admin/inbox/:kind/:id try-again": "administrators",
  "/admin/cohorts/:id add": "administrators",
  "/admin/batches inbox": "inbox",
  "/admin/batches people": "administrators",
  "/tracker correct": "ownOrElevated",
  "/tracker/pay dispute": "own",
  "/tracker/:prospect contact": "ownOrElevated",
  "/tracker/:prospect correct": "ownOrElevated",
  "/tracker/:prospect edit": "elevated",
  "/tracker/:prospect take-back": "own",
  "/tracker/outcomes-missing outcome": "ownOrOffice",
  "/tracker/:prospect link-meeting": "inbox",
  "/tracker/:prospect name-meeting": "ownOrElevated",
  "/tracker/:prospect undo-change": "ownOrElevated",
  "/tracker edit": "elevated",
  "/tracker remove": "ownOrElevated",
  "/tracker/removed restore": "ownOrElevated",
  "/tracker undo": "elevated",
};

/** Guarded pages whose actions declare no acts, and why. */
export const UNDECLARED: Readonly<Record<string, string>> = {
  "/training/sessions/:calendar": "the page that visitors have as well",
  "/training/sessions/booked/:reference": "the page that visitors have as well",
};
