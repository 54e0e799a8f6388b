// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of the product are quoted here
import { inFile, type Mutation } from "./mutation.ts";

export const platform: Mutation[] = [
  ...inFile("app/platform/web/responses.server.ts", { on: "unit", tests: ["app/platform/web"] }, [
    [
      "a redirect leads to another site",
      "    !/^\\/(?!\\/)/.test(value) ||\n    /[\\\\\\s\\p{Cc}\\ufffd]|%(?:2f|5c|[01][\\da-f])/iu.test(value)\n",
      "    false\n",
    ],
  ]),
  ...inFile(
    "app/platform/web/request-watch.server.ts",
    { on: "unit", tests: ["app/platform/web"] },
    [
      [
        "another site may change something",
        'return site === "same-origin" || site === "none";',
        "return true;",
      ],
    ],
  ),
  ...inFile(
    "app/platform/web/client-address.server.ts",
    { on: "unit", tests: ["app/platform/web"] },
    [
      [
        "a visitor forges their address behind proxies",
        "chain.findLast((address) => !isTrusted(address, trusted))",
        "chain.find((address) => !isTrusted(address, trusted))",
      ],
      [
        "half of a /64 has limits of its own",
        "block([one, two, three, four], 64)",
        "block([one, two, three, four & 0xfffe], 64)",
      ],
    ],
  ),
  ...inFile("app/platform/pages/page-loads.ts", { on: "unit", tests: ["app/platform/pages"] }, [
    [
      "a page load waits forever",
      "within(LONGEST_LOAD_MS, watchedLoad(request, next()))",
      "watchedLoad(request, next())",
    ],
    ["a form waits forever", "within(LONGEST_FORM_MS, watchedForm(next()))", "watchedForm(next())"],
    ["a page is replaced for lack of a server", "!Object.values(results).some(isLost)", "true"],
  ]),
  ...inFile(
    "app/platform/csv/csv-response.server.ts",
    { on: "unit", tests: ["app/platform/csv"] },
    [["a cell is a formula", 'value.replace(FORMULA, "$1\'")', "value"]],
  ),
  ...inFile(
    "app/platform/pages/page-cache.server.ts",
    { on: "unit", tests: ["app/platform/pages"] },
    [
      [
        "one page is kept for all paths",
        "const known = kept.get(path);",
        "const known = [...kept.values()][0];",
      ],
      [
        "a page outlives its settings",
        "const kept: Kept = bySettings.get(settings) ?? new Map();\n    bySettings.set(settings, kept);",
        "const kept: Kept = bySettings.get(options as never) ?? new Map();\n    bySettings.set(options as never, kept);",
      ],
      ["a page that failed is kept", "    if (response.status !== 200) return null;\n", ""],
    ],
  ),
  ...inFile(
    "app/platform/realtime/live-stream.server.ts",
    { on: "unit", tests: ["app/platform/realtime"] },
    [
      [
        "changes of one key are not merged",
        "const slot = `${notification.event}:${notification.key}`;",
        "const slot = `${notification.event}:${notification.key}:${Math.random()}`;",
      ],
      [
        "a person may open any number of streams",
        "hub.streamsOf(owner) >= MOST_STREAMS.ofOwner",
        "hub.streamsOf(owner) < 0",
      ],
      [
        "visitors of one address may open any number of streams",
        "  if (near.some((open, at) => open >= (MOST_STREAMS.ofAddressBlocks[at] ?? 0))) return tooMany(429);\n",
        "",
      ],
    ],
  ),
  ...inFile(
    "app/platform/realtime/live-client.ts",
    { on: "unit", tests: ["app/platform/realtime"] },
    [
      [
        "the stream leaves out what a second tab wants",
        "[this.#want(false), ...this.#elsewhere.values()]",
        "[this.#want(false)]",
      ],
      [
        "a topic that was refused is asked for again and again",
        "[...topics].filter((topic) => !this.#refused.has(topic)).sort()",
        "[...topics].sort()",
      ],
    ],
  ),
  ...inFile(
    "app/platform/realtime/use-refresh.ts",
    { on: "unit", tests: ["app/platform/realtime"] },
    [["a change reloads the page while a form is under way", "isSending() || ", ""]],
  ),
  ...inFile("app/platform/db/functions.server.ts", { tests: ["integration/database-functions"] }, [
    ["a changed function stays as it was", "inForce.get(file) !== hash", "!inForce.has(file)"],
    [
      "the bodies of functions are not checked",
      "SET LOCAL check_function_bodies = on",
      "SET LOCAL check_function_bodies = off",
    ],
    [
      "functions before a broken one stay in force",
      'await session.query("SET LOCAL check_function_bodies = on");',
      'await session.query("COMMIT"); await session.query("BEGIN"); await session.query("SET LOCAL check_function_bodies = on");',
    ],
  ]),
  ...inFile("app/auth/rights.ts", { on: "unit", tests: ["app/auth/rights"] }, [
    [
      "a trainee may delete trainees",
      '    "tracker.use",\n  ],',
      '    "tracker.use",\n    "trainees.delete",\n  ],',
    ],
    ["an administrator may not erase names", '    "log.erase",\n', ""],
    [
      "a visitor has the rights of a trainee",
      "if (person === null) return [];",
      "if (person === null) return [...RIGHTS.trainee];",
    ],
  ]),
  ...inFile("app/live-topics.server.ts", { on: "unit", tests: ["app/live-topics"] }, [
    [
      "trainees hear of each other",
      'if (viewer === null || !can(viewer, "trainees.read")) return null;',
      "if (viewer === null) return null;",
    ],
    [
      "a coach hears of every trainee",
      'return traineesSeenBy(viewer).all ? "trainees" : `trainees:${viewer.userId}`;',
      'return "trainees";',
    ],
    ["progress is heard by everybody", "`progress:${viewer.userId}`", '"progress"'],
  ]),
  ...inFile("app/platform/backup/restore.server.ts", { tests: ["integration/backup"] }, [
    [
      "a backup is restored into a full database",
      "  if (rows.length > 0) {\n    throw new DumpError(\n      `The database is not empty",
      "  if (rows.length < 0) {\n    throw new DumpError(\n      `The database is not empty",
    ],
    ["half a backup is restored", "  if (!complete) throw", "  if (complete === null) throw"],
  ]),
  ...inFile("app/platform/backup/dump-file.server.ts", { tests: ["integration/backup"] }, [
    [
      "a backup of another secret is restored",
      "if (header.secret !== secret)",
      "if (header.secret === null)",
    ],
  ]),
  ...inFile("app/platform/db/database.server.ts", { tests: ["integration/faults"] }, [
    [
      "a connection is never given back",
      "    } finally {\n      client.release();\n    }",
      "    } finally {\n    }",
    ],
  ]),
  ...inFile("app/platform/db/own-server.server.ts", { tests: ["integration/own-server"] }, [
    [
      "a database that a killed product left is not ended",
      "    await endLeftOver(places.data, log);\n    await prepareData",
      "    await prepareData",
    ],
    [
      "a database that ends by itself stays away",
      "    this.#restarting ??= this.#restart()",
      "    this.#restarting ??= Promise.resolve()",
    ],
  ]),
  ...inFile("app/platform/db/postmaster-file.server.ts", { tests: ["integration/own-server"] }, [
    [
      "a file of a killed server ends the process it names",
      "  if (pid && serves(pid, data)) {",
      "  if (pid) {",
    ],
  ]),
  ...inFile(
    "app/platform/config/system.server.ts",
    { on: "unit", tests: ["app/platform/config"] },
    [
      [
        "the database's programs get the product's secrets",
        "PASSED_ON.test(name)",
        "name !== null",
      ],
    ],
  ),
  ...inFile(
    "app/platform/ai/call-limits.server.ts",
    { tests: ["integration/drafts", "integration/help"] },
    [
      [
        "calls of the AI are not counted",
        "    await tx.insert(aiCalls).values({ caller, kind, calledAt: sql`clock_timestamp()` });\n",
        "",
      ],
      [
        "strangers take the model's calls of signed-in people (S5)",
        '  return userId !== null || !(await isFull(strangers, ["stranger"]));\n',
        "  return true || strangers > 0;\n",
      ],
      ["one call more than the limit is let through", ".offset(most - 1)", ".offset(most)"],
    ],
  ),
  ...inFile(
    "app/platform/mail/mail-jobs.server.ts",
    { tests: ["integration/intake", "integration/mail"] },
    [
      [
        "a mail that has expired is sent",
        "  if (mail.expiresAt <= new Date()) return giveUp(tx, mail);\n",
        "",
      ],
      ["a mail that has expired keeps its secret", '...(mail.sealed && { body: "" }),', ""],
    ],
  ),
  ...inFile(
    "app/platform/mail/outbox.server.ts",
    { tests: ["integration/intake", "integration/mail"] },
    [["a subject holds a line break", 'text.replace(/\\s+/g, " ").trim()', "text"]],
  ),
  ...inFile(
    "app/platform/limits/limits.server.ts",
    { tests: ["integration/limits", "integration/sign-in"] },
    [
      [
        "a bucket never runs out",
        "tokens: sql`${rateLimits.tokens} - ${tokens}::float8`",
        "tokens: sql`${rateLimits.tokens} - 0 * ${tokens}::float8`",
      ],
    ],
  ),
];
