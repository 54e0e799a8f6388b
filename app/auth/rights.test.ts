import { describe, expect, test } from "vitest";
import { can, knownRoles, type Role, type Verb, verbsOf } from "./rights";

/** Who may do it, written down a second time: a right that moves must be moved here as well. */
const EXPECTED = {
  "account.second-step": ["admin"],
  "account.staff-sign-in": ["admin"],
  "administrators.change": ["admin"],
  "administrators.read": ["admin"],
  "applicants.change": ["admin"],
  "applicants.read": ["admin"],
  "codes.read": ["admin"],
  "codes.replace": ["admin"],
  "content.edit": ["admin"],
  "inbox.change": ["admin"],
  "inbox.delete": ["admin"],
  "inbox.read": ["admin"],
  "jobs.read": ["admin"],
  "jobs.retry": ["admin"],
  "links.make": ["admin"],
  "log.erase": ["admin"],
  "log.read": ["admin"],
  "mail.read": ["admin"],
  "mail.retry": ["admin"],
  "people.erase": ["admin"],
  "people.export": ["admin"],
  "progress.reset": ["admin"],
  "prospects.correct-own": ["trainee", "admin"],
  "prospects.remove-own": ["trainee", "admin"],
  "reports.read": ["admin"],
  "settings.change": ["admin"],
  "settings.read": ["admin"],
  "tracker.edit": ["admin"],
  "tracker.use": ["trainee", "admin"],
  "trainees.create": ["admin"],
  "trainees.delete": ["admin"],
  "trainees.read": ["admin"],
  "trainees.rename": ["admin"],
  "trainees.switch": ["admin"],
  "training.take": ["trainee", "admin"],
  "videos.set": ["admin"],
} satisfies Record<Verb, readonly Role[]>;

/** People as the session reader finds them: being signed in is not a stored role. */
const PEOPLE = { trainee: { roles: [] }, admin: { roles: ["admin"] } } as const;

describe("rights of roles (AUTH-3, AUTH-5)", () => {
  test.each(Object.entries(EXPECTED))("AUTH-5 %s is for %j and for no one else", (name, roles) => {
    const verb = name as Verb; // a key of the table above
    const admitted = Object.entries(PEOPLE).filter(([, person]) => can(person, verb));
    expect(admitted.map(([role]) => role)).toEqual(roles);
    expect(can(null, verb), "a visitor").toBe(false);
  });

  test("AUTH-5 what a view is told is what the server checks", () => {
    for (const person of [null, ...Object.values(PEOPLE)]) {
      const admitted = Object.keys(EXPECTED).filter((verb) => can(person, verb as Verb));
      expect([...verbsOf(person)].sort()).toEqual(admitted);
    }
  });

  test("AUTH-5 a stored name that is no role gives no rights", () => {
    expect(knownRoles(["coach", "constructor", "__proto__", "admin"])).toEqual(["admin"]);
    expect(knownRoles(["coach"])).toEqual([]);
  });
});
