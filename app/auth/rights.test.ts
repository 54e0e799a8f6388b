import { describe, expect, test } from "vitest";
import { can, knownRoles, type Role, type Verb, verbsOf } from "./rights";

const EVERYBODY: readonly Role[] = ["trainee", "setter", "coach", "operations", "admin"];

/** Who may do what, written down a second time: a right that moves must move here as well. */
const EXPECTED = {
  "account.second-step": ["coach", "operations", "admin"],
  "account.staff-sign-in": ["coach", "operations", "admin"],
  "administrators.change": ["admin"],
  "administrators.read": ["admin"],
  "agenda.change": ["operations", "admin"],
  "agenda.read": ["operations", "admin"],
  "announcements.send": ["coach", "admin"],
  "applicants.change": ["operations", "admin"],
  "applicants.read": ["operations", "admin"],
  "backups.read": ["admin"],
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

/** People as the session reader finds them: being signed in is not a stored role. */
const PEOPLE = {
  trainee: { roles: [] },
  setter: { roles: ["setter"] },
  coach: { roles: ["coach"] },
  operations: { roles: ["operations"] },
  admin: { roles: ["admin"] },
} as const;

describe("rights of roles (AUTH-3, AUTH-5, TEAM-1)", () => {
  test.each(Object.entries(EXPECTED))("AUTH-5 %s is for %j and for no one else", (name, roles) => {
    const verb = name as Verb; // a key of the table above
    const admitted = Object.entries(PEOPLE).filter(([, person]) => can(person, verb));
    expect(admitted.map(([role]) => role)).toEqual(roles);
    expect(can(null, verb), "a visitor").toBe(false);
  });

  test("AUTH-5 a view gets the same rights that the server checks", () => {
    const several = { roles: ["coach", "operations", "admin"] } as const;
    for (const person of [null, several, ...Object.values(PEOPLE)]) {
      const admitted = Object.keys(EXPECTED).filter((verb) => can(person, verb as Verb));
      expect([...verbsOf(person)].sort()).toEqual(admitted);
    }
  });

  test("AUTH-5 a stored name that is not a role gives no rights", () => {
    expect(knownRoles(["owner", "constructor", "__proto__", "admin"])).toEqual(["admin"]);
    expect(knownRoles(["owner"])).toEqual([]);
  });
});
