import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const created = () => moment("created_at").notNull().defaultNow();

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: created(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

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
    index("accounts_user_id_index").on(table.userId),
    uniqueIndex("accounts_provider_account_key").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verifications_identifier_index").on(table.identifier)],
);

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
    check("user_roles_role_check", sql`${table.role} in ('admin')`),
  ],
);

/** `access_code` is sealed (AES-256-GCM), `access_code_lookup` its HMAC; `access_code_digits` is null for codes that are not guessable digits. */
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
    index("training_credentials_active_digits_index")
      .on(table.accessCodeDigits)
      .where(sql`${table.isActive}`),
  ],
);

/** A browser that has signed in before, and the people who did so on it; only the token's hash is kept. */
export const knownDevices = pgTable(
  "known_devices",
  {
    tokenHash: text("token_hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    misses: integer("misses").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_devices_user_id_index").on(table.userId),
    index("known_devices_expires_at_index").on(table.expiresAt),
  ],
);

/** Token buckets for wrong codes: one row for everybody, one for each address that missed lately. */
export const missBudgets = pgTable(
  "miss_budgets",
  {
    key: text("key").primaryKey(),
    tokens: doublePrecision("tokens").notNull(),
    refilledAt: moment("refilled_at").notNull().defaultNow(),
  },
  (table) => [index("miss_budgets_refilled_at_index").on(table.refilledAt)],
);

export const signInLinks = pgTable(
  "sign_in_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    createdAt: created(),
  },
  (table) => [index("sign_in_links_user_id_index").on(table.userId)],
);
