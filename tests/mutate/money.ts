import { inFile, type Mutation } from "./mutation.ts";

export const money: Mutation[] = [
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
];
