// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of the product are quoted here
import { inFile, type Mutation } from "./mutation.ts";

export const signIn: Mutation[] = [
  ...inFile(
    "app/auth/sign-in-link.server.ts",
    { tests: ["integration/sign-in-link", "integration/administration"] },
    [
      ["an expired sign-in link is accepted", "    gt(signInLinks.expiresAt, sql`now()`),\n", ""],
      [
        "a link is repeated by anybody",
        "          eq(signInLinks.redeemedBy, tokenHash(attempt)),\n",
        "",
      ],
    ],
  ),
  ...inFile(
    "app/auth/new-devices.server.ts",
    { tests: ["integration/guessing", "integration/sign-in"] },
    [["a right code uses up a try", "      await refund(tx, buckets);\n", ""]],
  ),
  ...inFile("app/auth/sign-in.server.ts", { tests: ["integration/guessing"] }, [
    [
      "strangers lock administrators out",
      "const check = isDigits(normalized) ? checkDigits : checkLongCode;",
      "const check = checkDigits;",
    ],
  ]),
  ...inFile("app/auth/known-devices.server.ts", { tests: ["integration/guessing"] }, [
    [
      "a device may miss for ever",
      'name: "device-misses", most: 5,',
      'name: "device-misses", most: 5_000,',
    ],
    [
      "signing in forgives the misses of a whole day",
      'name: "device-misses-a-day", most: 10,',
      'name: "device-misses-a-day", most: 10_000,',
    ],
    [
      "signing in forgives the misses of everybody on the device (S3)",
      "const subject = `${device} ${userId}`;",
      "const subject = device;",
    ],
  ]),
  ...inFile(
    "app/auth/accounts.server.ts",
    { tests: ["integration/administration", "integration/sign-in"] },
    [
      [
        "a deactivated person keeps their known devices",
        "  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));\n",
        "",
      ],
      [
        "a deactivated person keeps their sessions",
        "  await tx.delete(sessions).where(eq(sessions.userId, userId));\n",
        "",
      ],
    ],
  ),
  ...inFile(
    "app/auth/session-reader.server.ts",
    { on: "unit", tests: ["app/auth/session-reader"] },
    [
      ["an ended session is remembered after a race", " && changes === before", ""],
      [
        "a cookie with a wrong signature is believed",
        " && timingSafeEqual(signature, expected)",
        "",
      ],
      [
        "a revoked session stays in memory",
        "    for (const token of tokensOf.get(person) ?? []) remembered.delete(token);\n",
        "",
      ],
    ],
  ),
  ...inFile(
    "app/auth/session-reader.server.ts",
    { tests: ["integration/live", "integration/sign-in"] },
    [["open streams are not asked again", "    hub.recheck(person);\n", ""]],
  ),
  ...inFile("app/auth/totp.server.ts", { on: "unit", tests: ["app/auth"] }, [
    [
      "a used code of the app counts again",
      "if (same && step > used) match = step;",
      "if (same) match = step;",
    ],
    ["codes of two steps away count", "const DRIFT = 1;", "const DRIFT = 2;"],
  ]),
  ...inFile("app/auth/second-factor.server.ts", { tests: ["integration/second-factor"] }, [
    ["an expired second step goes on", "        gt(signInChallenges.expiresAt, sql`now()`),\n", ""],
  ]),
  ...inFile(
    "app/auth/reauthentication.server.ts",
    { tests: ["integration/panel-reauthentication", "integration/account"] },
    [
      [
        "a re-authentication stays fresh for ever",
        "        gt(sessions.provenAt, sql`now() - make_interval(mins => ${FRESH_MINUTES})`),\n",
        "",
      ],
      [
        "somebody else's code re-authenticates",
        "return account?.userId === userId ?",
        "return account ?",
      ],
    ],
  ),
  ...inFile("app/auth/mail-codes.server.ts", { tests: ["integration/mail-code"] }, [
    [
      "an expired code by mail is accepted",
      "        gt(verifications.expiresAt, sql`now()`),\n",
      "",
    ],
    ["codes by mail are sent without a pause", "if (recent) return null;", ""],
  ]),
  ...inFile(
    "app/auth/account/own-sessions.server.ts",
    { tests: ["integration/account", "integration/authorization"] },
    [
      [
        "one person ends another's session (IDOR)",
        "        eq(sessions.userId, viewer.userId),\n        ne(",
        "        ne(",
      ],
    ],
  ),
  ...inFile("app/auth/administrators.server.ts", { tests: ["integration/administrators"] }, [
    [
      "administrators demote themselves",
      'if (userId === actor.userId) return refused("You cannot remove your own rights");',
      "",
    ],
    [
      "a deactivated trainee is promoted",
      "if (!trainee.isActive) return refused(`${name} is deactivated`);",
      "",
    ],
  ]),
  ...inFile("app/training/trainee-acts.server.ts", { tests: ["integration/administration"] }, [
    [
      "the panel acts on administrators",
      "and(eq(id, userId), traineesOnly(db), seen(id))",
      "and(eq(id, userId), seen(id))",
    ],
  ]),
  ...inFile("app/auth/acts/acts.server.ts", { tests: ["integration/authorization"] }, [
    [
      "whoever opens a page may do all of its acts",
      "const asks = hinders === noOne && chosen.right !== right;",
      "const asks = false;",
    ],
  ]),
  ...inFile("app/auth/acts/acts.server.ts", { tests: ["integration/panel-reauthentication"] }, [
    [
      "no act asks for re-authentication",
      "reauthenticates ? await requireReauthentication(db, by.viewer) : null",
      "null",
    ],
  ]),
  ...inFile(
    "app/office/panel/panel-acts.server.ts",
    { tests: ["integration/panel-reauthentication"] },
    [
      [
        "deleting asks for no re-authentication",
        '    right: "trainees.delete",\n    reauthenticates: true,\n',
        '    right: "trainees.delete",\n',
      ],
    ],
  ),
  ...inFile("app/training/trainee-acts.server.ts", { tests: ["integration/audit-log"] }, [
    [
      "reading a code leaves no trace",
      '    await recordEvent(tx, { actor, verb: "codes.read", subject, before: null, after: null });\n',
      "",
    ],
  ]),
  ...inFile(
    "app/auth/identities.server.ts",
    { tests: ["integration/company-sign-on", "integration/authorization"] },
    [
      [
        "one person unlinks another's company account (IDOR)",
        "and(eq(accounts.id, id), eq(accounts.userId, userId))",
        "eq(accounts.id, id)",
      ],
    ],
  ),
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
  ...inFile("app/tracker/elevation.server.ts", { tests: ["integration/tracker"] }, [
    [
      "the admin code's access never ends",
      "        gt(trackerElevations.until, sql`now()`),\n",
      "",
    ],
  ]),
];
