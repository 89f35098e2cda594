import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, language, moment } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text("name").notNull().default(""),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    phoneNumber: text("phone").unique(),
    phoneNumberVerified: boolean("phone_verified").notNull().default(false),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    isAnonymous: boolean("is_temporary").notNull().default(false),
    lastSignInAt: moment("last_sign_in_at"),
    rawUserMeta: jsonb("raw_user_meta"),
    lang: language(),
    deleteAfter: moment("delete_after"),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [uniqueIndex("users_email_key").on(sql`lower(${table.email})`)],
);

export const authSessions = pgTable("auth_sessions", {
  id: id(),
  userId: userId(),
  token: text("token").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const authIdentities = pgTable(
  "auth_identities",
  {
    id: id(),
    userId: userId(),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [unique().on(table.providerId, table.accountId)],
);

export const authVerifications = pgTable("auth_verifications", {
  id: id(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const authTwoFactors = pgTable("auth_two_factors", {
  id: id(),
  userId: userId(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
  /** The name that an app gave to it. */
  friendlyName: text("friendly_name"),
  createdAt: createdAt(),
});

/** Codes of authenticators that have been accepted, for as long as they would still be right. */
export const authSpentCodes = pgTable(
  "auth_spent_codes",
  {
    userId: userId(),
    code: text("code").notNull(),
    spentAt: moment("spent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

export const authPasskeys = pgTable("auth_passkeys", {
  id: id(),
  userId: userId(),
  name: text("name"),
  publicKey: text("public_key").notNull(),
  credentialID: text("credential_id").notNull().unique(),
  counter: integer("counter").notNull(),
  deviceType: text("device_type").notNull(),
  backedUp: boolean("backed_up").notNull(),
  transports: text("transports"),
  aaguid: text("aaguid"),
  createdAt: timestamp("created_at", { withTimezone: true }).defaultNow(),
});

/** Changes of how a person signs in, which the link of a letter undoes. */
export const authChanges = pgTable(
  "auth_changes",
  {
    id: id(),
    userId: userId(),
    kind: text("kind").notNull(),
    subjectId: uuid("subject_id"),
    addressBefore: text("address_before"),
    linkHash: text("link_hash").notNull().unique(),
    madeAt: moment("made_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("auth_changes_user").on(table.userId, table.madeAt),
    index("auth_changes_expiry").on(table.expiresAt),
  ],
);

export const userProfiles = pgTable(
  "user_profiles",
  {
    id: id(),
    userId: userId().unique(),
    email: text("email"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phone: text("phone"),
    address: text("address"),
    profileImage: text("profile_image"),
    isActive: boolean("is_active").notNull().default(true),
    isAdmin: boolean("is_admin").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: changedAt(),
    /** Kept by a trigger: read it, never write it. */
    searchText: text("search_text").notNull().default(""),
  },
  (table) => [index("user_profiles_list").on(table.createdAt.desc(), table.userId)],
);

export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    email: text("email").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    sentAt: moment("sent_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("invitations_open").on(sql`lower(${table.email})`).where(sql`accepted_at is null`),
  ],
);

function userId() {
  return uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
}

export const auditEntries = pgTable("audit_entries", {
  id: id(),
  adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
  action: text("action").notNull(),
  subjectType: text("subject_type").notNull(),
  subjectId: uuid("subject_id"),
  subjectName: text("subject_name").notNull(),
  before: jsonb("before").$type<Record<string, unknown>>(),
  after: jsonb("after").$type<Record<string, unknown>>(),
  reason: text("reason"),
  searchText: text("search_text").notNull().default(""),
  createdAt: createdAt(),
});
