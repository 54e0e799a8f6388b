/** The environment, read once: one schema, one clear line per fault, frozen (CFG-1). */
import path from "node:path";
import { z } from "zod";
import { isPlainAddress, originOf } from "../text/plain-address";
import { parseTrustedProxies } from "./trusted-proxies.server";

const DEFAULT_PLAYER_ORIGINS =
  "https://iframe.mediadelivery.net,https://player.mediadelivery.net,https://www.youtube-nocookie.com,https://player.vimeo.com,https://fast.wistia.net";

const text = z.string().trim().min(1);
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const PLAIN = "without a user, a password or *";
const address = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine((value) => {
    const url = URL.parse(value);
    return url === null || isPlainAddress(url);
  }, `must be an address ${PLAIN}`);

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://");

const originList = text.transform((list, context) => {
  const origins = list.split(",").map((item) => originOf(item.trim()));
  // Named by its place: what was typed may hold a password.
  const wrong = origins.indexOf(null);
  if (wrong < 0) return origins.filter((origin) => origin !== null);
  context.addIssue({
    code: "custom",
    message: `must be origins such as https://host, each without a path and ${PLAIN}; number ${wrong + 1} is not one`,
  });
  return z.NEVER;
});

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default("0.0.0.0"),
  BASE_URL: text
    .refine((value) => originOf(value) !== null, "must be an http or https address without a path")
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: whole(2, 1_000).default(10),
  NATS_URL: z
    .string()
    .regex(
      /^(nats|tls):\/\/[^\s,]+(,(nats|tls):\/\/[^\s,]+)*$/,
      "must start with nats:// or tls://",
    )
    .optional(),
  DATA_DIR: text.default("./data"),
  POSTGRES_BIN: text.optional(),
  AUTH_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  ADMIN_ACCESS_CODE: z
    .string()
    .trim()
    .min(12, "must have at least 12 characters")
    .max(128, "must have at most 128 characters")
    .optional(),
  ACCESS_CODE_LENGTH: whole(6, 12).optional(),
  REQUIRE_ADMIN_TOTP: z
    .enum(["true", "false"], "must be true or false")
    .default("false")
    .transform((value) => value === "true"),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OPERATIONS_PASSWORD: text.optional(),
  TRACKER_ADMIN_CODE: text.optional(),
  OPERATIONS_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "must be lower-case letters, digits and hyphens")
    .default("operations"),
  PLAYER_ORIGINS: originList.prefault(DEFAULT_PLAYER_ORIGINS),
  PLAYER_TOKEN_KEY: text.optional(),
  WEBHOOK_ORIGINS: originList.default([]),
  ZOOM_SECRET_TOKEN: text.optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_TIMEOUT_SECONDS: whole(1, 300).default(30),
  AI_DAILY_LIMIT: whole(1, 1_000_000).default(5_000),
  TRANSCRIBE_URL: address.optional(),
  TRANSCRIBE_KEY: text.optional(),
  TRANSCRIBE_MODEL: text.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: text.optional(),
  MAIL_REPLY_TO: z.email("must be an email address").optional(),
  TRUST_PROXY: text
    .transform((value, context) => {
      const proxies = parseTrustedProxies(value);
      if (proxies !== null) return proxies;
      context.addIssue({
        code: "custom",
        message:
          "must be true, a number of proxies, 'loopback', or addresses and ranges such as 10.0.0.0/8",
      });
      return z.NEVER;
    })
    .optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_HOURS: whole(1, 168).default(1),
  BACKUP_KEEP: z
    .string()
    .regex(
      /^[1-9]\d{0,3},\d{1,4},\d{1,4}$/,
      "must be three numbers such as 24,7,4: how many of the newest (at least 1), of days and of weeks",
    )
    .default("24,7,4"),
  MEDIA_DIR: text.optional(),
  MEDIA_S3_ADDRESS: address.transform((value) => value.replace(/\/$/, "")).optional(),
  MEDIA_S3_REGION: text.default("us-east-1"),
  MEDIA_S3_KEY_ID: text.optional(),
  MEDIA_S3_SECRET: text.optional(),
  MEDIA_QUOTA_GB: whole(1, 1_000_000).optional(),
  MEDIA_ACCEL_PREFIX: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, "must be a path such as /stored-media")
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, "must have at least 16 letters, digits or signs, without spaces")
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Required as soon as one of the others is given. */
const TOGETHER: readonly (readonly [name: string, others: readonly string[]])[] = [
  ["AI_BASE_URL", ["AI_API_KEY", "AI_MODEL"]],
  ["AI_API_KEY", ["AI_BASE_URL", "AI_MODEL"]],
  ["AI_MODEL", ["AI_BASE_URL", "AI_API_KEY"]],
  ["TRANSCRIBE_URL", ["TRANSCRIBE_KEY", "TRANSCRIBE_MODEL"]],
  ["TRANSCRIBE_MODEL", ["TRANSCRIBE_URL"]],
  ["OIDC_ISSUER", ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]],
  ["OIDC_CLIENT_ID", ["OIDC_ISSUER", "OIDC_CLIENT_SECRET"]],
  ["OIDC_CLIENT_SECRET", ["OIDC_ISSUER", "OIDC_CLIENT_ID"]],
  ["SMTP_URL", ["MAIL_FROM"]],
  ["MAIL_FROM", ["SMTP_URL"]],
  ["MEDIA_S3_ADDRESS", ["MEDIA_S3_KEY_ID", "MEDIA_S3_SECRET"]],
  ["MEDIA_S3_KEY_ID", ["MEDIA_S3_ADDRESS", "MEDIA_S3_SECRET"]],
  ["MEDIA_S3_SECRET", ["MEDIA_S3_ADDRESS", "MEDIA_S3_KEY_ID"]],
  ["AUTH_SECRET", ["DATABASE_URL"]],
  ["DATABASE_URL", ["DATABASE_DIRECT_URL"]],
];

type Environment = Readonly<Record<string, string | undefined>>;

/** `given`: the variables that it was read from, which nothing stored overrides. */
export type Config = Readonly<ReturnType<typeof shape> & { given: Environment }>;

/** Every fault of an environment at once, a line each: `NAME: what is wrong`. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Turns environment variables into the product's configuration. An empty variable counts as unset. Throws `ConfigError`. */
export function parseConfig(env: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in environment.shape && value?.trim()),
  );
  const parsed = environment.safeParse(given);
  const faults = parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const all = [...(faults ?? []), ...missingWith(given)];
  if (parsed.success && all.length === 0)
    return Object.freeze({ ...shape(parsed.data), given: Object.freeze(given) });
  throw new ConfigError(all.join("\n"));
}

/**
 * The configuration with variables that are stored elsewhere, as far as the environment does not give them: only those
 * that a running product can follow. Throws `ConfigError`.
 */
export function configWith(config: Config, stored: Environment): Config {
  const both = parseConfig({ ...stored, ...config.given });
  return Object.freeze({
    ...config,
    accessCodeLength: both.accessCodeLength,
    requireAdminTotp: both.requireAdminTotp,
    oidc: both.oidc,
    operationsPassword: both.operationsPassword,
    operationsSlug: both.operationsSlug,
    trackerAdminCode: both.trackerAdminCode,
    playerOrigins: both.playerOrigins,
    playerTokenKey: both.playerTokenKey,
    webhookOrigins: both.webhookOrigins,
    zoomSecret: both.zoomSecret,
    ai: both.ai,
    transcribe: both.transcribe,
    mail: both.mail,
    backup: both.backup,
    media: { ...config.media, quotaBytes: both.media.quotaBytes },
  });
}

export function configFromProcess(): Config {
  return parseConfig(process.env);
}

function shape(env: z.output<typeof environment>) {
  return {
    development: env.NODE_ENV === "development",
    port: env.PORT,
    host: env.HOST,
    baseUrl: env.BASE_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    /** Bypasses a pooler in transaction mode; undefined if `databaseUrl` leads to the server itself. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    natsUrl: env.NATS_URL,
    dataDirectory: path.resolve(env.DATA_DIR),
    postgresBin: env.POSTGRES_BIN && path.resolve(env.POSTGRES_BIN),
    authSecret: env.AUTH_SECRET,
    adminAccessCode: env.ADMIN_ACCESS_CODE,
    accessCodeLength: env.ACCESS_CODE_LENGTH,
    requireAdminTotp: env.REQUIRE_ADMIN_TOTP,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
          }
        : undefined,
    operationsPassword: env.OPERATIONS_PASSWORD,
    trackerAdminCode: env.TRACKER_ADMIN_CODE,
    operationsSlug: env.OPERATIONS_SLUG,
    playerOrigins: env.PLAYER_ORIGINS,
    playerTokenKey: env.PLAYER_TOKEN_KEY,
    webhookOrigins: env.WEBHOOK_ORIGINS,
    zoomSecret: env.ZOOM_SECRET_TOKEN,
    ai:
      env.AI_BASE_URL && env.AI_API_KEY && env.AI_MODEL
        ? {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY,
            model: env.AI_MODEL,
            timeoutSeconds: env.AI_TIMEOUT_SECONDS,
          }
        : undefined,
    transcribe:
      env.TRANSCRIBE_URL && env.TRANSCRIBE_MODEL
        ? { url: env.TRANSCRIBE_URL, key: env.TRANSCRIBE_KEY, model: env.TRANSCRIBE_MODEL }
        : undefined,
    aiDailyLimit: env.AI_DAILY_LIMIT,
    mail:
      env.SMTP_URL && env.MAIL_FROM
        ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, replyTo: env.MAIL_REPLY_TO }
        : undefined,
    trustedProxies: env.TRUST_PROXY,
    backup: backupOf(env),
    media: {
      directory: path.resolve(env.MEDIA_DIR ?? path.join(env.DATA_DIR, "media")),
      s3:
        env.MEDIA_S3_ADDRESS && env.MEDIA_S3_KEY_ID && env.MEDIA_S3_SECRET
          ? {
              address: env.MEDIA_S3_ADDRESS,
              region: env.MEDIA_S3_REGION,
              keyId: env.MEDIA_S3_KEY_ID,
              secret: env.MEDIA_S3_SECRET,
            }
          : null,
      quotaBytes: env.MEDIA_QUOTA_GB ? env.MEDIA_QUOTA_GB * 1024 ** 3 : null,
      accelPrefix: env.MEDIA_ACCEL_PREFIX ?? null,
    },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

/** By default, the own database is backed up next to itself, and a given server is backed up by its operator. */
function backupOf(env: z.output<typeof environment>) {
  const beside = env.DATABASE_URL ? "off" : path.join(env.DATA_DIR, "backups");
  const directory = env.BACKUP_DIR ?? beside;
  if (directory === "off") return undefined;
  const [newest = 1, days = 0, weeks = 0] = env.BACKUP_KEEP.split(",").map(Number);
  return {
    directory: path.resolve(directory),
    everyHours: env.BACKUP_HOURS,
    retention: { newest, days, weeks },
  };
}

function missingWith(given: Readonly<Record<string, unknown>>): string[] {
  return TOGETHER.filter(
    ([name, others]) => !(name in given) && others.some((other) => other in given),
  ).map(([name, others]) => `${name}: is required with ${others.join(" and ")}`);
}
