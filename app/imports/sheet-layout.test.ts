// cspell:ignore Nazwisko Imię
/** Where sheets of other programs have their headings, and what separates their cells. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layoutOf } from "../../tests/kit/sheets";

const COLUMNS = {
  name: { label: "Whole name", words: ["name", "trainee"] },
  firstName: { label: "First name", words: ["first name"] },
  lastName: { label: "Last name", words: ["last name"] },
  handle: { label: "Handle", words: ["handle", "instagram"] },
  country: { label: "Country", words: ["country"] },
  annualIncome: { label: "Income", words: ["income"] },
};

const HEADINGS = ["First name", "Last name", "Instagram", "Country"];
const ROWS = ["Anna", "Berg", "@annab", "US"];
const SEPARATORS = ["\t", ";", ","];
const line = (cells: readonly string[], separator: string) => cells.join(separator);

describe("the layout of a sheet (DAY-4)", () => {
  test("DAY-4 the headings are found under titles and blank lines, whatever separates the cells", () => {
    const above = fc.array(
      fc.constantFrom("", " ", "Leads of May", "Exported on 5/1/2026", "Team: North", "a,b;c\td"),
      { maxLength: 8 },
    );
    const separator = fc.constantFrom(...SEPARATORS);
    fc.assert(
      fc.property(above, separator, fc.boolean(), fc.boolean(), (titles, between, says, bare) => {
        const lines = [...titles, line(HEADINGS, between), line(ROWS, between)];
        const text = [...(says ? [`sep=${between}`] : []), ...lines].join("\n");
        const { form, headingsAt } = layoutOf(text, COLUMNS, bare);
        expect(form).toEqual({ separator: between, width: 4 });
        const isRow = (each: string) => each.split(between).some((cell) => cell.trim() !== "");
        expect(headingsAt).toBe(titles.filter(isRow).length + 1);
      }),
    );
  });

  test("DAY-4 headings that no one knows are the first line with several cells", () => {
    for (const separator of SEPARATORS) {
      const lines = [line(["Qui", "Où"], separator), line(["Anna Berg", "@annab"], separator)];
      for (const title of ["", "Nos prospects\n", "\n\n"]) {
        const { form, headingsAt } = layoutOf(`${title}${lines.join("\n")}`, COLUMNS, false);
        expect([form, headingsAt]).toEqual([{ separator, width: 2 }, title.trim() === "" ? 1 : 2]);
      }
    }
  });

  test("DAY-4 a row that holds the name of a platform or a comma is not taken for the headings", () => {
    const { headingsAt } = layoutOf(
      "Nombre,Apellido,Red\nAna,Ruiz,Instagram\nBea,Sol,X",
      COLUMNS,
      false,
    );
    expect(headingsAt).toBe(1);
    const semicolons = layoutOf("Name;Income\nAnn Berg;65,000\nBo Ray;70,000", COLUMNS, false);
    expect(semicolons.form.separator).toBe(";");
  });

  test("DAY-4 a list of names has one cell a line, whether last or first names come first", () => {
    const one = { separator: null, width: 1 };
    for (const [text, headingsAt] of [
      ["Müller, Hans\nOkoro, Ada", 0],
      ["Müller, Hans\nAda Okoro", 0],
      ["Ada Okoro\nHans Müller", 0],
      ["Name\nMüller, Hans\nOkoro, Ada", 1],
      ["Trainees\n\nName\nMüller, Hans", 2],
    ] as const) {
      const layout = layoutOf(text, COLUMNS, true);
      expect([layout.form, layout.headingsAt], text).toEqual([one, headingsAt]);
    }
    const columns = layoutOf("Ada Okoro,Dana Coach,May\nHans Müller,,June", COLUMNS, true);
    expect(columns).toMatchObject({ form: { separator: ",", width: 3 }, headingsAt: 0 });
    const tabs = layoutOf("Müller, Hans\tDana Coach", COLUMNS, true);
    expect(tabs).toMatchObject({ form: { separator: "\t" }, headingsAt: 0 });
  });

  test("LEAD-2 lines of one cell each, all of one kind, have no headings, whatever else they could mean", () => {
    const handle = fc.stringMatching(/^@[a-z][a-z._]{0,12}[a-z0-9]$/);
    const page = handle.map((each) => `instagram.com/${each.slice(1)}`);
    const kinds = [
      fc.oneof(handle, page, fc.constantFrom("@x", "@fb", "@name", "@handle", "x.com/ann")),
      fc.constantFrom("Ann Lee", "Bo Ray", "Cy O'Neil", "Dee St. James"),
      fc.constantFrom("ann.lee", "bo_ray", "cy77"),
    ];
    for (const kind of kinds)
      fc.assert(
        fc.property(fc.array(kind, { minLength: 2, maxLength: 14 }), (lines) => {
          expect(layoutOf(lines.join("\n"), COLUMNS, false).headingsAt).toBe(0);
        }),
      );
    for (const heading of ["Instagram", "People I met", "who to text"])
      expect(layoutOf(`${heading}\n@ann\n@bo`, COLUMNS, false).headingsAt, heading).toBe(1);
    expect(layoutOf("@ann\n@bo\nName,Country", COLUMNS, false).headingsAt).toBe(0);
  });

  test("DAY-4 what separates the cells can be said in the first line, even if nothing else would tell", () => {
    for (const said of ["sep=|\n", '"sep=|"\n', "SEP=|\n"]) {
      const layout = layoutOf(`${said}Name|Handle\nAnn Berg|@ann`, COLUMNS, false);
      expect(layout).toMatchObject({ form: { separator: "|", width: 2 }, headingsAt: 1 });
      expect(layout.start).toEqual({ at: said.length, line: 2 });
    }
    expect(layoutOf("sep=;\n", COLUMNS, false).headingsAt).toBe(1);
  });
});

test.each([
  ["Nazwisko;Imię;E-mail\nBerg;Anna;anna@example.com\nCruz;Jan;jan@example.com", 1],
  ["Berg;Anna;anna@example.com\nCruz;Jan;jan@example.com\nRay;Bo;bo@example.com", 0],
  // Nobody knows the address of the first one.
  ["Berg;Anna;-\nCruz;Jan;jan@example.com\nRay;Bo;bo@example.com", 0],
])("PEOPLE-5 LEAD-2 above a column of addresses, %j has headings in row %i", (text, at) => {
  expect(layoutOf(text, COLUMNS, true).headingsAt).toBe(at);
});
