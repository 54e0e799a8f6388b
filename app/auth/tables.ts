import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import type { Facts } from "~/events/tables";
import { moment } from "~/platform/db/moment";

const created = () => moment("created_at").notNull().defaultNow();

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  /** Of their photo; null: none. */
  image: text("image"),
  /** As its person has set it; without one, their browser's counts. */
  zone: text("zone"),
  createdAt: created(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Photos that people show of themselves, square, as WebP in base64; `users.image` is the hash by which one is asked for. */
export const personPhotos = pgTable("person_photos", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  hash: text("hash").notNull().unique(),
  data: text("data").notNull(),
  addedAt: moment("added_at").notNull().defaultNow(),
});

/** The domain of addresses that reach no one. */
export const UNREACHABLE = "@trainees.invalid";

/** Condition: the account has an address, confirmed or not. */
export const hasAddress = sql<boolean>`${users.email} not like ${`%${UNREACHABLE}`}`;

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** When its person last proved who they are: at sign-in, or when asked again. */
    provenAt: moment("proven_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("sessions_user_id_index").on(table.userId),
    index("sessions_expires_at_index").on(table.expiresAt),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("accounts_user_provider_key").on(table.userId, table.providerId),
    uniqueIndex("accounts_provider_account_key").on(table.providerId, table.accountId),
  ],
);

/** `user_id`: whose account an emailed code would open or change; null if it would open none. */
export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("verifications_identifier_index").on(table.identifier),
    index("verifications_user_id_index").on(table.userId),
  ],
);

/** People's roles besides being signed in; `rights.ts` says what each may do. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index("user_roles_role_index").on(table.role),
    check("user_roles_role_check", sql`${table.role} ~ '^[a-z]+$'`),
  ],
);

/** Who coaches whom; a trigger removes coaches who lose that role. */
export const traineePlaces = pgTable(
  "trainee_places",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    coachId: text("coach_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("trainee_places_coach_id_index").on(table.coachId)],
);

/**
 * `access_code` is encrypted (AES-256-GCM), `access_code_lookup` its HMAC; `access_code_digits` is null for codes that
 * are not guessable digits.
 */
export const trainingCredentials = pgTable(
  "training_credentials",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull().unique(),
    accessCode: text("access_code").notNull(),
    accessCodeLookup: text("access_code_lookup").notNull().unique(),
    accessCodeDigits: integer("access_code_digits"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    accountSetupComplete: boolean("account_setup_complete").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
    progressEpoch: integer("progress_epoch").notNull().default(0),
    createdAt: created(),
    lastLoginAt: moment("last_login_at"),
  },
  (table) => [
    index("training_credentials_created_at_index").on(table.createdAt.desc(), table.id),
    index("training_credentials_name_index").on(table.firstName, table.lastName),
    index("training_credentials_active_digits_index")
      .on(table.accessCodeDigits)
      .where(sql`${table.isActive}`),
  ],
);

/** A browser that has signed in before, and its people; only the token's hash is stored. */
export const knownDevices = pgTable(
  "known_devices",
  {
    tokenHash: text("token_hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_devices_user_id_index").on(table.userId),
    index("known_devices_expires_at_index").on(table.expiresAt),
  ],
);

/**
 * `redeemed_by`: hash of the attempt that redeemed the link, which may repeat it for a few minutes. `sent_to`: the
 * address it was mailed to, which it confirms; null if it was handed over.
 */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    redeemedAt: moment("redeemed_at"),
    redeemedBy: text("redeemed_by"),
    sentTo: text("sent_to"),
    createdAt: created(),
  },
  (table) => [index("sign_in_links_user_id_index").on(table.userId)],
);

/** Keys that sign tokens for other services; the private half is encrypted by the auth library. */
export const signingKeys = pgTable("signing_keys", {
  id: text("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: created(),
  expiresAt: moment("expires_at"),
  alg: text("alg"),
  crv: text("crv"),
});

/**
 * A person's authenticator app: its key encrypted; counts from `verified_at` on. `last_step` is the newest time step
 * whose code was used.
 */
export const secondFactors = pgTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  verifiedAt: moment("verified_at"),
  lastStep: integer("last_step").notNull().default(0),
  createdAt: created(),
});

/** Unused recovery codes: HMACs, each deleted when used. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("recovery_codes_user_id_index").on(table.userId)],
);

/** Sign-ins whose first step is done and whose second is not; only the token's hash is stored. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sign_in_challenges_user_id_index").on(table.userId),
    index("sign_in_challenges_expires_at_index").on(table.expiresAt),
  ],
);

/** What people should know about their own account. `session_id`: the session it is about, which does not show it. */
export const accountNotices = pgTable(
  "account_notices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    at: moment("at").notNull().default(sql`clock_timestamp()`),
    facts: jsonb("facts").$type<Facts>().notNull(),
    sessionId: text("session_id"),
    dismissedAt: moment("dismissed_at"),
  },
  (table) => [
    index("account_notices_user_id_index").on(table.userId, table.at),
    index("account_notices_at_index").on(table.at),
    check("account_notices_kind_check", sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
  ],
);

/** Who gets announcements in the portal only. */
export const announcementRefusals = pgTable("announcement_refusals", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  at: moment("at").notNull().defaultNow(),
});
