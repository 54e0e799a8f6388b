import { describe, expect, test } from "vitest";
import { EXPECTED } from "../../tests/kit/expected-rights";
import { can, knownRoles, type Verb, verbsOf } from "./rights";

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
