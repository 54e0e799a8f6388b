/** Who may do what, written down a second time: a right that moves must move here as well. */
import type { Role, Verb } from "../../app/auth/rights";
import type { PersonName } from "./people";

/** Null: whoever is signed in, with what is their own. */
export type Right = Verb | null;

const EVERYBODY: readonly Role[] = ["trainee", "setter", "coach", "operations", "admin"];

export const EXPECTED = {
  "account.second-step": ["coach", "operations", "admin"],
  "account.staff-sign-in": ["coach", "operations", "admin"],
  "administrators.change": ["admin"],
  "administrators.read": ["admin"],
  "agenda.change": ["operations", "admin"],
  "agenda.read": ["operations", "admin"],
  "announcements.send": ["coach", "admin"],
  "applicants.change": ["operations", "admin"],
  "applicants.read": ["operations", "admin"],
  "attendance.change": ["admin"],
  "attendance.mark": ["coach", "admin"],
  "backups.read": ["admin"],
  "batches.run": ["coach", "operations", "admin"],
  "board.change": ["operations", "admin"],
  "coaches.assign": ["admin"],
  "coaching.review": ["coach", "admin"],
  "codes.read": ["admin"],
  "codes.replace": ["admin"],
  "cohorts.change": ["admin"],
  "cohorts.read": ["coach", "admin"],
  "content.edit": ["admin"],
  "funnel.read": ["admin"],
  "inbox.change": ["operations", "admin"],
  "inbox.delete": ["admin"],
  "inbox.read": ["operations", "admin"],
  "jobs.read": ["admin"],
  "jobs.retry": ["admin"],
  "links.make": ["admin"],
  "log.erase": ["admin"],
  "log.read": ["admin"],
  "mail.read": ["admin"],
  "mail.retry": ["admin"],
  "nudges.change": ["admin"],
  "nudges.read": ["coach", "admin"],
  "outcomes.read": ["coach", "admin"],
  "pay.change": ["admin"],
  "pay.read": ["admin"],
  "pay.read-own": EVERYBODY,
  "people.erase": ["admin"],
  "people.export": ["admin"],
  "progress.reset": ["admin"],
  "prospects.correct-own": EVERYBODY,
  "prospects.remove-own": EVERYBODY,
  "reports.read": ["coach", "admin"],
  "settings.change": ["admin"],
  "settings.read": ["admin"],
  "tracker.edit": ["admin"],
  "tracker.use": EVERYBODY,
  "trainees.create": ["admin"],
  "trainees.delete": ["admin"],
  "trainees.read": ["coach", "admin"],
  "trainees.rename": ["admin"],
  "trainees.switch": ["admin"],
  "training.take": EVERYBODY,
  "videos.set": ["admin"],
} satisfies Record<Verb, readonly Role[]>;

/** Of each kind of person that can sign in. Whoever holds a token of the board has no session. */
const ROLES: Readonly<Partial<Record<PersonName, Role>>> = {
  trainee: "trainee",
  "another trainee": "trainee",
  setter: "setter",
  coach: "coach",
  "operations staff": "operations",
  administrator: "admin",
  "tracker elevation": "trainee",
};

export function isExpected(person: PersonName, right: Right): boolean {
  const role = ROLES[person];
  if (role === undefined) return false;
  const roles: readonly Role[] = right === null ? [role] : EXPECTED[right];
  return roles.includes(role);
}
