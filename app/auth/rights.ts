/** Who may do what: every role with its verbs, and the one question that loaders, actions, streams and views ask. */
import { typedKeys } from "~/platform/web/typed-keys";

/** Someone who is not signed in has no verb: what is open to everyone is not guarded. */
const RIGHTS = {
  /** Everyone who is signed in, whatever else they are. */
  trainee: [
    "pay.read-own",
    "prospects.correct-own",
    "prospects.remove-own",
    "training.take",
    "tracker.use",
  ],
  /** A trainee who works: still learns, and is still managed as a trainee. */
  setter: [],
  /** Only for their own trainees. */
  coach: [
    "account.second-step",
    "account.staff-sign-in",
    "announcements.send",
    "attendance.mark",
    "batches.run",
    "cohorts.read",
    "coaching.review",
    "nudges.read",
    "outcomes.read",
    "reports.read",
    "trainees.read",
  ],
  operations: [
    "account.second-step",
    "account.staff-sign-in",
    "agenda.change",
    "agenda.read",
    "applicants.change",
    "applicants.read",
    "batches.run",
    "board.change",
    "inbox.change",
    "inbox.read",
  ],
  admin: [
    "account.second-step",
    "account.staff-sign-in",
    "administrators.change",
    "administrators.read",
    "applicants.change",
    "applicants.read",
    "attendance.change",
    "attendance.mark",
    "agenda.change",
    "agenda.read",
    "announcements.send",
    "backups.read",
    "batches.run",
    "board.change",
    "coaches.assign",
    "cohorts.change",
    "cohorts.read",
    "coaching.review",
    "codes.read",
    "codes.replace",
    "content.edit",
    "funnel.read",
    "inbox.change",
    "inbox.delete",
    "inbox.read",
    "jobs.read",
    "jobs.retry",
    "links.make",
    "log.erase",
    "log.read",
    "mail.read",
    "mail.retry",
    "nudges.change",
    "nudges.read",
    "outcomes.read",
    "pay.change",
    "pay.read",
    "people.erase",
    "people.export",
    "progress.reset",
    "reports.read",
    "settings.change",
    "settings.read",
    "tracker.edit",
    "trainees.create",
    "trainees.delete",
    "trainees.read",
    "trainees.rename",
    "trainees.switch",
    "videos.set",
  ],
} as const;

export type Role = keyof typeof RIGHTS;

export type Verb = (typeof RIGHTS)[Role][number];

const VERBS_OF: Readonly<Record<Role, readonly Verb[]>> = RIGHTS;

export const VERBS: readonly Verb[] = [...new Set(Object.values(VERBS_OF).flat())];

/** `roles`: those the database gives this person, in addition to being signed in. */
type Person = { readonly roles: readonly Role[] };

export function can(person: Person | null, verb: Verb): boolean {
  return verbsOf(person).includes(verb);
}

/** Everything that this person may do. */
export function verbsOf(person: Person | null): Verb[] {
  if (person === null) return [];
  const verbs = (["trainee", ...person.roles] as const).flatMap((role) => VERBS_OF[role]);
  return [...new Set(verbs)];
}

/** Where someone's work is: what signing in leads to (OWN-1). */
export function workOf(person: Person): string {
  if (can(person, "settings.read")) return "/admin";
  if (can(person, "inbox.read")) return "/admin/inbox";
  return can(person, "trainees.read") ? "/training/adminpanel" : "/training";
}

/** The stored names that are roles; roles of another version of the product give no rights. */
export function knownRoles(stored: readonly string[]): Role[] {
  return stored.filter((name): name is Role => Object.hasOwn(RIGHTS, name));
}

export type RoleName = Exclude<Role, "trainee">;

export type StaffRole = Exclude<RoleName, "setter">;

/** What the role page may be asked to do: `demote` removes any role, the others give one. */
export type RoleIntent = "promote" | Exclude<RoleName, "admin"> | "demote";

/** The word after "Make". */
export const ROLE_NAMES: Readonly<Record<RoleName, string>> = {
  admin: "administrator",
  coach: "coach",
  operations: "operations",
  setter: "setter",
};

/** A setter is not staff: they keep their code and their place in the list of trainees. */
export const STAFF_ROLES: readonly StaffRole[] = typedKeys(ROLE_NAMES).filter(
  (role) => role !== "setter",
);
