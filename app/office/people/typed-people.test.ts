// cspell:ignore Nazwisko Imię
/** People as mail programs, chats and notes give them. The table was written before the code that reads it. */
import { describe, expect, test } from "vitest";
import { splitName } from "~/platform/text/person-name";
import { MOST_PEOPLE, typedPeople } from "./typed-people";

const BOB = "Bob Smith <bob@x.example>";
const CAROL = "Carol O'Neil <carol@x.example>";
const DAVE = "<dave@x.example>";

/** Each person as `First Last <address> // what else is said`, a line without a person as `- the line`. */
function read(text: string): string[] | null {
  const rows = typedPeople(text)?.rows;
  return (
    rows?.map(({ cells }) => {
      if (cells.length === 1) return `- ${cells[0]}`;
      const [whole = "", email = "", rest = ""] = cells;
      const { firstName, lastName } = splitName(whole);
      const name = `${firstName} ${lastName}`.trim();
      const address = email && `<${email}>`;
      return [name, address, rest && `// ${rest}`].filter(Boolean).join(" ");
    }) ?? null
  );
}

describe("PEOPLE-5 people pasted as other programs give them, each with a name and an address", () => {
  const one: readonly (readonly [string, string])[] = [
    ["Bob Smith <bob@x.example>", BOB],
    ["Bob Smith<bob@x.example>", BOB],
    ["Bob Smith <bob@x.example>;", BOB],
    ["Bob Smith <bob@x.example>,", BOB],
    ['"Bob Smith" <bob@x.example>', BOB],
    ["'Bob Smith' <bob@x.example>", BOB],
    ["“Bob Smith” <bob@x.example>", BOB],
    ['"Smith, Bob" <bob@x.example>', BOB],
    ["Smith, Bob <bob@x.example>", BOB],
    ["Bob Smith < bob@x.example >", BOB],
    ["Bob Smith <mailto:bob@x.example>", BOB],
    ["Bob Smith [mailto:bob@x.example]", BOB],
    ["Bob Smith <bob@x.example<mailto:bob@x.example>>", BOB],
    ["[Bob Smith](mailto:bob@x.example)", BOB],
    ["Bob Smith &lt;bob@x.example&gt;", BOB],
    ["Bob Smith (bob@x.example)", BOB],
    ["Bob Smith [bob@x.example]", BOB],
    ["bob@x.example (Bob Smith)", BOB],
    ["bob@x.example Bob Smith", BOB],
    ["mailto:bob@x.example Bob Smith", BOB],
    ["bob@x.example - Bob Smith", BOB],
    ["bob@x.example, Bob Smith", BOB],
    ["Bob Smith bob@x.example", BOB],
    ["Bob Smith   bob@x.example   ", BOB],
    ["Bob Smith - bob@x.example", BOB],
    ["Bob Smith – bob@x.example", BOB],
    ["Bob Smith: bob@x.example", BOB],
    ["Bob Smith, bob@x.example", BOB],
    ["Bob Smith | bob@x.example", BOB],
    ["Bob Smith / bob@x.example", BOB],
    ["- Bob Smith <bob@x.example>", BOB],
    ["• Bob Smith bob@x.example", BOB],
    ["1. Bob Smith <bob@x.example>", BOB],
    ["2) Bob Smith bob@x.example", BOB],
    ["To: Bob Smith <bob@x.example>", BOB],
    ["Cc: Bob Smith <bob@x.example>", BOB],
    ["Name: Bob Smith, Email: bob@x.example", BOB],
    ["Bob Smith, e-mail: bob@x.example", BOB],
    ["\u200bBob\u00a0Smith <bob@x.example>", BOB],
    ["Bob Smith <bob@x.example> (starts January)", `${BOB} // starts January`],
    ["Bob Smith <bob@x.example> [part time]", `${BOB} // part time`],
    ["Bob Smith <bob@x.example> - new", `${BOB} // new`],
    ["Bob Smith bob@x.example 555-010-0123", `${BOB} // 555-010-0123`],
    ["Bob Smith, 555-010-0123, bob@x.example", `${BOB} // 555-010-0123`],
    ["Bob Smith - starts January - bob@x.example", `${BOB} // starts January`],
    [
      "Tom van der Berg   tom@x.example (starts January)",
      "Tom van der Berg <tom@x.example> // starts January",
    ],
    ["Carol O'Neil <carol@x.example>", CAROL],
    ["liam.o'brien@x.example Liam O’Brien", "Liam O’Brien <liam.o'brien@x.example>"],
    ["Kat (Kathleen) Johnson <kat@x.example>", "Kat (Kathleen) Johnson <kat@x.example>"],
    ["Zoë Müller <zoe@münchen.example>", "Zoë Müller <zoe@münchen.example>"],
    ["Bob Smith Jr. <bob@x.example>", "Bob Smith Jr. <bob@x.example>"],
    ["Bob <bob@x.example>", "Bob <bob@x.example>"],
    ["<dave@x.example>", DAVE],
    ["mailto:dave@x.example", DAVE],
    ["'dave@x.example' <dave@x.example>", DAVE],
    ["dave@x.example <dave@x.example>", DAVE],
    ["Bob Smith <bob at x.example>", "Bob Smith <bob at x.example>"],
  ];
  test.each(one)("%s", (text, expected) => {
    // Next to others, and alone.
    const others = `${text}\nEva Braunfels <eva@x.example>\nMia Tan mia@x.example`;
    expect(read(others)).toEqual([
      expected,
      "Eva Braunfels <eva@x.example>",
      "Mia Tan <mia@x.example>",
    ]);
  });

  const several: readonly (readonly [string, readonly string[]])[] = [
    [
      "Bob Smith <bob@x.example>; Carol O'Neil <carol@x.example>; dave@x.example",
      [BOB, CAROL, DAVE],
    ],
    [
      "Bob Smith <bob@x.example>, Carol O'Neil <carol@x.example>, dave@x.example",
      [BOB, CAROL, DAVE],
    ],
    ["Bob Smith <bob@x.example>,Carol O'Neil <carol@x.example>,", [BOB, CAROL]],
    ['"Smith, Bob" <bob@x.example>; "O\'Neil, Carol" <carol@x.example>;', [BOB, CAROL]],
    ['"Smith, Bob" <bob@x.example>, "O\'Neil, Carol" <carol@x.example>', [BOB, CAROL]],
    ["Smith, Bob <bob@x.example>, O'Neil, Carol <carol@x.example>", [BOB, CAROL]],
    ["Smith, Bob <bob@x.example>; O'Neil, Carol <carol@x.example>", [BOB, CAROL]],
    ["Bob Smith <bob@x.example> Carol O'Neil <carol@x.example>", [BOB, CAROL]],
    ["Bob Smith <bob@x.example> and Carol O'Neil <carol@x.example>", [BOB, CAROL]],
    ["Bob Smith bob@x.example, Carol O'Neil carol@x.example", [BOB, CAROL]],
    ["Bob Smith, bob@x.example; Carol O'Neil, carol@x.example", [BOB, CAROL]],
    ["Bob Smith; bob@x.example; Carol O'Neil; carol@x.example", [BOB, CAROL]],
    ["bob@x.example (Bob Smith), carol@x.example (Carol O'Neil)", [BOB, CAROL]],
    ["bob@x.example Bob Smith; carol@x.example Carol O'Neil", [BOB, CAROL]],
    ["dave@x.example; eve@x.example, fay@x.example", [DAVE, "<eve@x.example>", "<fay@x.example>"]],
    ["Bob Smith <bob@x.example>; Carol O'Neil; dave@x.example", [BOB, "Carol O'Neil", DAVE]],
    [
      "Bob Smith <bob@x.example> (new); Carol O'Neil <carol@x.example> (starts May)",
      [`${BOB} // new`, `${CAROL} // starts May`],
    ],
    [
      "To: Bob Smith <bob@x.example>; Carol O'Neil <carol@x.example>\nCc: dave@x.example",
      [BOB, CAROL, DAVE],
    ],
    ["Bob Smith <bob@x.example>,\n Carol O'Neil\n <carol@x.example>", [BOB, CAROL]],
    ["Bob Smith\nbob@x.example\n\nCarol O'Neil\ncarol@x.example", [BOB, CAROL]],
    [
      "Team list\nBob Smith <bob@x.example>\nCarol O'Neil <carol@x.example>",
      ["- Team list", BOB, CAROL],
    ],
    ["New trainees:\n\nBob Smith bob@x.example", ["- New trainees:", BOB]],
    [
      "Hi Denise, please add these two:\nBob Smith <bob@x.example>\nCarol O'Neil <carol@x.example>\nThanks",
      ["- Hi Denise, please add these two:", BOB, CAROL, "- Thanks"],
    ],
    [
      "Subject: January intake\nBob Smith <bob@x.example>\nMia Tan\nCarol O'Neil carol@x.example",
      ["- Subject: January intake", BOB, "Mia Tan", CAROL],
    ],
    ["Bob Smith <bob@x.example>\t\nCarol O'Neil\t<carol@x.example>", [BOB, CAROL]],
    ["Bob Smith\n <bob@x.example>", [BOB]],
    ["Bob Smith\n<bob@x.example>\nCarol O'Neil <carol@x.example>", [BOB, CAROL]],
    ["Bob Smith <bob@x.example>, Carol\n O'Neil <carol@x.example>", [BOB, CAROL]],
    ["Bob Smith <bob@x.example>, Carol O'Neil\n\t<carol@x.example>", [BOB, CAROL]],
    ["To: Bob\n Smith <bob@x.example>,\n Carol\n O'Neil\n <carol@x.example>", [BOB, CAROL]],
    ['"Smith,\n Bob" <bob@x.example>; dave@x.example', [BOB, DAVE]],
    [
      "To: Bob Smith <bob@x.example>,\n\tdave@x.example,\n\tCarol O'Neil\n\t<carol@x.example>",
      [BOB, DAVE, CAROL],
    ],
    [
      "  Bob Smith <bob@x.example>, new\n  Carol O'Neil <carol@x.example>",
      [`${BOB} // new`, CAROL],
    ],
    ["New trainees:\n<dave@x.example>\nBob Smith <bob@x.example>", ["- New trainees:", DAVE, BOB]],
    ["Bob Smith <bob@x.example>\n<dave@x.example>", [BOB, DAVE]],
  ];
  test.each(several)("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ["names alone", "Ann Sample\nBob Smith\nCarol O'Neil"],
    ["last names first", "Sample, Ann\nSmith, Bob"],
    [
      "a column of names and one of addresses",
      "Ann Sample\tann@x.example\nBob Smith\tbob@x.example",
    ],
    ["cells with a group", "Ann Sample,ann@x.example,January\nBob Smith,bob@x.example,May"],
    ["cells in semicolons", "Ann Sample;ann@x.example;January\nBob Smith;;May"],
    [
      "an address with its name in a column",
      "Ann\tSample\tAnn Sample <ann@x.example>\nBob\tSmith\tbob@x.example",
    ],
  ])("PEOPLE-5 a sheet is read as one: %s", (_, text) => {
    expect(typedPeople(text)).toBeNull();
  });

  test.each(["; ", ", ", "\n"])(
    "PEOPLE-5 of nine thousand people between %j enough are read to say that they are too many",
    (between) => {
      const one = (_: unknown, at: number) => `Ann Sample${at} <ann.${at}@x.example>`;
      const rows = typedPeople(Array.from({ length: 9_000 }, one).join(between))?.rows ?? [];
      expect(rows.length).toBeGreaterThan(MOST_PEOPLE);
      for (const [at, { cells }] of rows.entries())
        expect(cells).toEqual([`Ann Sample${at}`, `ann.${at}@x.example`, ""]);
    },
  );

  test("PEOPLE-5 wherever a mail program folds the recipients of a mail, they stay the same people", () => {
    const people = [
      "Bob Smith <bob@x.example>",
      '"O\'Neil, Carol" <carol@x.example>',
      "dave@x.example",
    ];
    const whole = `To: ${people.join(", ")}`;
    const blanks = [...whole.matchAll(/ /g)].map(({ index }) => index).slice(1);
    for (const fold of ["\n ", "\n\t", "\n    "])
      for (let which = 0; which < 2 ** blanks.length; which += 1) {
        const text = [...whole]
          .map((sign, at) =>
            which & (1 << blanks.indexOf(at)) && blanks.includes(at) ? fold : sign,
          )
          .join("");
        expect(read(text), JSON.stringify(text)).toEqual([BOB, CAROL, DAVE]);
      }
  });

  test("PEOPLE-5 nothing of a long line of signs takes long", () => {
    for (const part of ["<", "@", "a@", "<a@b", '"', "(", "a b, ", " -", "mailto:", "&lt;"]) {
      const begun = process.threadCpuUsage();
      typedPeople(`Bob Smith <bob@x.example>\n${part.repeat(100_000 / part.length)}`);
      const { user } = process.threadCpuUsage(begun);
      expect(user / 1_000, part).toBeLessThan(1_000);
    }
  });
});

test.each([
  ["Nazwisko;Imię;E-mail\nBerg;Anna;anna@example.com\nde la Cruz;Jan;jan@example.com"],
  ["Berg;Anna;anna@example.com;April\nde la Cruz;Jan;jan@example.com;April"],
  ["Berg | Anna | anna@example.com\nde la Cruz | Jan | jan@example.com"],
])(
  "PEOPLE-5 %j is a table of people with names in two cells, not a list of twice as many",
  (pasted) => {
    expect(typedPeople(pasted)).toBeNull();
  },
);

test.each([
  ["Anna Berg <anna@example.com>; Jan Cruz <jan@example.com>\nBo Ray <bo@example.com>; Cy Orr"],
  ["Ann Lee, ann@example.com\nBo Ray"],
  ["Bo; Cy; Di, di@example.com"],
])("PEOPLE-5 %j is still a list", (pasted) => expect(typedPeople(pasted)).not.toBeNull());
