import { inFile, type Mutation } from "./mutation.ts";

export const work: Mutation[] = [
  ...inFile("app/settings/picture-kind.ts", { on: "unit", tests: ["app/settings"] }, [
    ["a photo has the room of one on its side", "orientation >= FIRST_TURNED", "orientation > 8"],
  ]),
  ...inFile("app/tracker/qualification.ts", { on: "unit", tests: ["app/tracker"] }, [
    [
      "the least score does not qualify",
      "(scorePoints ?? -1) >= LEAST_SCORE",
      "(scorePoints ?? -1) > LEAST_SCORE",
    ],
    [
      "the least income does not qualify",
      "(annualIncomeCents ?? -1) >= LEAST_INCOME_CENTS",
      "(annualIncomeCents ?? -1) > LEAST_INCOME_CENTS",
    ],
  ]),
  ...inFile("app/tracker/prospect-columns.server.ts", { tests: ["integration/tracker"] }, [
    [
      "income and score are shown to everybody",
      "seesAll || open.ownerId === userId ? finances : null",
      "seesAll || open.ownerId ? finances : null",
    ],
  ]),
  ...inFile("app/tracker/edit-prospect.server.ts", { tests: ["integration/tracker"] }, [
    [
      "an edit overwrites a newer one",
      "    if (current.version !== version) return conflict(tx, id, current);\n    const { before } = current;\n    const showedAt",
      "    const { before } = current;\n    const showedAt",
    ],
    [
      "everyone corrects everyone's prospects",
      'const current = await locked(tx, id, ownOnly ? actor.userId : undefined);\n    if (current === null) return { kind: "gone" };\n    if (current.version !== version) return conflict(tx, id, current);\n    const { before }',
      'const current = await locked(tx, id);\n    if (current === null) return { kind: "gone" };\n    if (current.version !== version) return conflict(tx, id, current);\n    const { before }',
    ],
  ]),
  ...inFile("app/tracker/undo-prospect.server.ts", { tests: ["integration/tracker"] }, [
    [
      "an older change is undone",
      "    if (current.version !== version) return conflict(tx, id, current);\n    const last",
      "    const last",
    ],
  ]),
  ...inFile("app/pay/ledger.server.ts", { on: "unit", tests: ["app/pay"] }, [
    ["half a cent is cut off", "(baseCents * rate + 5_000)", "(baseCents * rate)"],
    ["a closed period takes entries", "while (closed.has(taking))", "while (false)"],
  ]),
  ...inFile("app/pay/judging.server.ts", { on: "unit", tests: ["app/pay"] }, [
    ["an erased prospect takes pay back", "    if (fact.kept) return [];\n", ""],
  ]),
  ...inFile("app/pay/judging.server.ts", { tests: ["integration/gain"] }, [
    ["one meeting pays for two prospects", "  if (meeting?.isPaid) return [];\n", ""],
    [
      "what someone does for themselves pays at once",
      "const isUnconfirmed = isOwn || standing.isUnconfirmed(due, fact);",
      "const isUnconfirmed = standing.isUnconfirmed(due, fact);",
    ],
  ]),
  ...inFile("app/tracker/prospect-record.server.ts", { tests: ["integration/tracker"] }, [
    [
      "a deal is closed again with each edit",
      "isClosed ? (next.closedAt ?? new Date().toISOString())",
      "isClosed ? new Date().toISOString()",
    ],
  ]),
  ...inFile(
    "app/tracker/tracker-acts.server.ts",
    { tests: ["integration/tracker", "integration/authorization"] },
    [
      [
        "trainees edit prospects",
        "  if (mayEdit) return resultOf(",
        "  if (mayEdit || viewer) return resultOf(",
      ],
    ],
  ),
  ...inFile("app/tracker/elevation.server.ts", { tests: ["integration/tracker"] }, [
    [
      "the admin code's access never ends",
      "        gt(trackerElevations.until, sql`now()`),\n",
      "",
    ],
  ]),
  ...inFile("app/operations/board.server.ts", { tests: ["integration/board"] }, [
    [
      "the board has no limit",
      'if ((held?.cards ?? 0) >= MOST_CARDS) return { kind: "full" };',
      "",
    ],
    [
      "a card is made twice",
      'if (words.id !== undefined && (await holds(tx, words.id))) return { kind: "exists" };',
      "",
    ],
  ]),
  ...inFile("app/settings/change-settings.server.ts", { tests: ["integration/settings"] }, [
    [
      "settings overwrite newer ones",
      '    if (markOf(before) !== mark) return { state: "conflict", stored: before, mark: markOf(before) };\n',
      "",
    ],
    [
      "a secret setting stands in the log",
      "value && secret.includes(name)",
      'value && name === ""',
    ],
  ]),
  ...inFile("app/forms/submissions.server.ts", { tests: ["integration/intake"] }, [
    [
      "a form that is sent twice is kept twice or fails",
      'if (known !== null) return { kind: isSame(known, fields) ? "again" : "other" };',
      "",
    ],
  ]),
  ...inFile("app/office/inbox/inbox-acts.server.ts", { tests: ["integration/inbox"] }, [
    [
      "one administrator overwrites another's note",
      '    if (held.version !== version) return { kind: "conflict", theirs: await theirs(tx, key, held) };\n',
      "",
    ],
    ["a meeting to come is deleted", "    if (held.isAwaited)\n", "    if (held === undefined)\n"],
  ]),
  ...inFile("app/office/inbox/accept-application.server.ts", { tests: ["integration/inbox"] }, [
    [
      "an application becomes two trainees",
      "    if (row.traineeId !== null)\n",
      '    if (row.traineeId === "")\n',
    ],
  ]),
  ...inFile("app/office/panel/trainees.server.ts", { tests: ["integration/panel.test"] }, [
    [
      "deactivated accounts count as stalled",
      "    eq(overview.isActive, true),\n    isNotNull",
      "    isNotNull",
    ],
  ]),
];
