// cspell:ignore Inga Klient Kowalski María
import { describe, expect, test } from "vitest";
import { supposedName } from "./supposed-name";

const guessed = (headings: string[], mapping: (string | null)[], rows: string[][]) =>
  supposedName({ headings, mapping, rows });

const NAMES = ["Kowalski, Inga", "de la Cruz, María José", "O’Neil, Sean", "van Dyk, Bo"];

describe("a sheet whose headings name nobody", () => {
  test("PEOPLE-5 the only column of last and first names is the name, whatever it is called", () => {
    for (const heading of ["Client", "Klient", "Candidate (legal)", "Col A", ""]) {
      const rows = NAMES.map((name, at) => [`p${at}@x.example`, name, "Dana Wells"]);
      expect(guessed(["Mail", heading, "Mentor"], ["email", null, "coach"], rows)).toEqual([
        { at: 1, name: "name" },
      ]);
    }
  });

  test("PEOPLE-5 so is one of whole names; last and first names come before it", () => {
    const rows = NAMES.map((name, at) => [`Ann${"abcd"[at]} Lee`, name]);
    expect(guessed(["Referred by", "Client"], [null, null], rows)).toEqual([
      { at: 1, name: "name" },
    ]);
    const whole = rows.map(([name = ""]) => [name]);
    expect(guessed(["Client"], [null], whole)).toEqual([{ at: 0, name: "name" }]);
  });

  test("PEOPLE-5 nothing is supposed next to a name, of companies, of places, or of what repeats", () => {
    const rows = NAMES.map((name) => [name, "Acme Group", "Austin, Texas"]);
    expect(guessed(["Name", "Client", ""], ["name", null, null], rows)).toEqual([]);
    const others = rows.map((_, at) => [`Acme${"abcd"[at]} Group`, "Austin, Texas", "Dana Wells"]);
    expect(guessed(["Company", "City", "Kind"], [null, null, null], others)).toEqual([]);
  });
});
