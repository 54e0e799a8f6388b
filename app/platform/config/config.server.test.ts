import path from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.server";

function faultsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("the environment (CFG-1)", () => {
  test("has a default for everything, or does without", () => {
    expect(parseConfig({})).toEqual({
      development: false,
      port: 3000,
      host: "0.0.0.0",
      baseUrl: "http://localhost:3000",
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePoolSize: 10,
      natsUrl: undefined,
      dataDirectory: path.resolve("data"),
      authSecret: undefined,
      adminAccessCode: undefined,
      accessCodeLength: undefined,
      requireAdminTotp: false,
      oidc: undefined,
      operationsPassword: undefined,
      trackerAdminCode: undefined,
      operationsSlug: "operations",
      playerOrigins: [
        "https://iframe.mediadelivery.net",
        "https://player.mediadelivery.net",
        "https://www.youtube-nocookie.com",
        "https://player.vimeo.com",
        "https://fast.wistia.net",
      ],
      playerTokenKey: undefined,
      webhookOrigins: [],
      ai: undefined,
      aiDailyLimit: 5_000,
      mail: undefined,
      trustedProxies: undefined,
      backup: {
        directory: path.resolve("data/backups"),
        everyHours: 1,
        retention: { newest: 24, days: 7, weeks: 4 },
      },
      media: {
        directory: path.resolve("data/media"),
        quotaBytes: null,
        accelPrefix: null,
        s3: null,
      },
      logLevel: "info",
      given: {},
    });
  });

  test.each([
    [{ NODE_ENV: "development" }, { development: true }],
    [{ PORT: "8080" }, { port: 8080, baseUrl: "http://localhost:8080" }],
    [{ PORT: "0" }, { port: 0 }],
    [{ HOST: "127.0.0.1" }, { host: "127.0.0.1" }],
    [{ BASE_URL: "https://setters.example/" }, { baseUrl: "https://setters.example" }],
    [{ DATA_DIR: "/var/data" }, { dataDirectory: "/var/data" }],
    [{ AUTH_SECRET: "0123456789abcdef" }, { authSecret: "0123456789abcdef" }],
    [{ ADMIN_ACCESS_CODE: " ABCDEFGHIJKL " }, { adminAccessCode: "ABCDEFGHIJKL" }],
    [{ ACCESS_CODE_LENGTH: "8" }, { accessCodeLength: 8 }],
    [{ REQUIRE_ADMIN_TOTP: "true" }, { requireAdminTotp: true }],
    [
      { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "us", OIDC_CLIENT_SECRET: "s" },
      { oidc: { issuer: "https://id.example", clientId: "us", clientSecret: "s" } },
    ],
    [
      { DATA_DIR: "/var/data", BACKUP_HOURS: "12", BACKUP_KEEP: "2,0,9999" },
      {
        backup: {
          directory: "/var/data/backups",
          everyHours: 12,
          retention: { newest: 2, days: 0, weeks: 9_999 },
        },
      },
    ],
    [{ BACKUP_DIR: "off" }, { backup: undefined }],
    [{ DATABASE_URL: "postgres://db/x", AUTH_SECRET: "0123456789abcdef" }, { backup: undefined }],
    [
      {
        DATABASE_URL: "postgres://db/x",
        AUTH_SECRET: "0123456789abcdef",
        BACKUP_DIR: "/var/backups",
      },
      {
        backup: {
          directory: "/var/backups",
          everyHours: 1,
          retention: { newest: 24, days: 7, weeks: 4 },
        },
      },
    ],
    [{ OPERATIONS_PASSWORD: "open" }, { operationsPassword: "open" }],
    [{ TRACKER_ADMIN_CODE: "1234" }, { trackerAdminCode: "1234" }],
    [{ OPERATIONS_SLUG: "back-office" }, { operationsSlug: "back-office" }],
    [
      { PLAYER_ORIGINS: "https://a.example, http://localhost:9000/" },
      { playerOrigins: ["https://a.example", "http://localhost:9000"] },
    ],
    [{ PLAYER_TOKEN_KEY: "a-key" }, { playerTokenKey: "a-key" }],
    [{ WEBHOOK_ORIGINS: "https://hooks.example" }, { webhookOrigins: ["https://hooks.example"] }],
    [
      { AI_BASE_URL: "https://ai.example/v1", AI_API_KEY: "key", AI_MODEL: "small" },
      {
        ai: {
          baseUrl: "https://ai.example/v1",
          apiKey: "key",
          model: "small",
          timeoutSeconds: 30,
        },
      },
    ],
    [{ AI_DAILY_LIMIT: "50" }, { aiDailyLimit: 50 }],
    [
      { SMTP_URL: "smtp://mail.example", MAIL_FROM: "us@example.org" },
      { mail: { smtpUrl: "smtp://mail.example", from: "us@example.org" } },
    ],
    [{ TRUST_PROXY: "2" }, { trustedProxies: { hops: 2 } }],
    [{ LOG_LEVEL: "debug" }, { logLevel: "debug" }],
    [{ METRICS_TOKEN: "0123456789abcdef" }, { metricsToken: "0123456789abcdef" }],
    [
      { DATABASE_URL: "postgres://u:p@host/db", AUTH_SECRET: "0123456789abcdef" },
      { databaseUrl: "postgres://u:p@host/db" },
    ],
    [
      {
        DATABASE_URL: "postgres://u:p@pooler/db",
        DATABASE_DIRECT_URL: "postgres://u:p@host/db",
        AUTH_SECRET: "0123456789abcdef",
      },
      {
        databaseUrl: "postgres://u:p@pooler/db",
        databaseDirectUrl: "postgres://u:p@host/db",
      },
    ],
  ])("%j is understood", (env, expected) => {
    expect(parseConfig(env)).toMatchObject(expected);
  });

  test.each([
    ["NODE_ENV", "staging"],
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3.5"],
    ["BASE_URL", "setters.example"],
    ["BASE_URL", "ftp://setters.example"],
    ["DATABASE_URL", "mysql://host/db"],
    ["DATABASE_DIRECT_URL", "host/db"],
    ["AUTH_SECRET", "fifteen-letters"],
    ["ADMIN_ACCESS_CODE", "ELEVEN-CHAR"],
    ["ADMIN_ACCESS_CODE", "A".repeat(129)],
    ["ACCESS_CODE_LENGTH", "5"],
    ["ACCESS_CODE_LENGTH", "13"],
    ["REQUIRE_ADMIN_TOTP", "yes"],
    ["OPERATIONS_SLUG", "Back Office"],
    ["OPERATIONS_SLUG", "../admin"],
    ["PLAYER_ORIGINS", "player.example"],
    ["PLAYER_ORIGINS", "https://player.example/path"],
    ["PLAYER_ORIGINS", "https://player.example,"],
    ["PLAYER_ORIGINS", "javascript:alert(1)"],
    ["WEBHOOK_ORIGINS", "https://hooks.example?x=1"],
    ["WEBHOOK_ORIGINS", "https://hooks.example, hooks.example/catch"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["BACKUP_HOURS", "0"],
    ["BACKUP_KEEP", "0,7,4"],
    ["BACKUP_KEEP", "24"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_TOKEN", "fifteen-letters"],
    ["METRICS_TOKEN", "sixteen and more letters"],
    ["SMTP_URL", "http://mail.example"],
    ["AI_BASE_URL", "ai.example"],
    ["AI_TIMEOUT_SECONDS", "0"],
    ["AI_DAILY_LIMIT", "none"],
  ])("%s=%s is a fault of one line that names it", (name, value) => {
    const others: Record<string, string> = {
      AI_BASE_URL: "https://ai.example",
      AI_API_KEY: "key",
      AI_MODEL: "small",
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "us@example.org",
      AUTH_SECRET: "0123456789abcdef",
      DATABASE_URL: "postgres://host/db",
    };
    const faults = faultsOf({ ...others, [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}: .{5,}`));
  });

  test("CFG-1 a list of origins names the place of the one that is none, and no password in it", () => {
    const [fault = ""] = faultsOf({ WEBHOOK_ORIGINS: "https://a.example, https://u:pw@b.example" });
    expect(fault).toContain("number 2 is not one");
    expect(fault).not.toContain("pw@");
  });

  test("every fault is listed at once, those between variables included", () => {
    const faults = faultsOf({
      PORT: "x",
      LOG_LEVEL: "loud",
      DATABASE_URL: "postgres://host/db",
      AI_BASE_URL: "https://ai.example",
      MAIL_FROM: "us@example.org",
    });
    expect(faults.map((fault) => fault.split(":")[0]).sort()).toEqual(
      ["PORT", "LOG_LEVEL", "AUTH_SECRET", "AI_API_KEY", "AI_MODEL", "SMTP_URL"].sort(),
    );
  });
  test.each([
    [{ DATABASE_URL: "postgresql://host/db" }, ["AUTH_SECRET: is required with DATABASE_URL"]],
    [
      { DATABASE_DIRECT_URL: "postgresql://host/db" },
      ["DATABASE_URL: is required with DATABASE_DIRECT_URL"],
    ],
    [{ SMTP_URL: "smtps://mail.example" }, ["MAIL_FROM: is required with SMTP_URL"]],
    [
      { AI_MODEL: "small" },
      [
        "AI_BASE_URL: is required with AI_API_KEY and AI_MODEL",
        "AI_API_KEY: is required with AI_BASE_URL and AI_MODEL",
      ],
    ],
  ])("%j gets an error that names what is missing", (env, faults) => {
    expect(faultsOf(env)).toEqual(faults);
  });

  test("an empty variable counts as unset, and an unknown one is someone else's", () => {
    const env = { PORT: "", DATABASE_URL: "  ", TRUST_PROXY: "", HOME: "/root", npm_command: "x" };
    expect(parseConfig(env)).toEqual(parseConfig({}));
  });
  test("no fault repeats a secret", () => {
    const secrets = { AUTH_SECRET: "s3cret", ADMIN_ACCESS_CODE: "c0de", DATABASE_URL: "pg:p4ss" };
    const faults = faultsOf(secrets);
    expect(faults).toHaveLength(3);
    for (const secret of Object.values(secrets)) expect(faults.join()).not.toContain(secret);
  });
  test("the result cannot be changed", () => {
    expect(Object.isFrozen(parseConfig({}))).toBe(true);
  });
});
