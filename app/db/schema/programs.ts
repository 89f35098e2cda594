import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { keyScopes } from "#values/key-scopes.ts";
import { createdAt, id, moment } from "./columns.ts";
import { authSessions, authTwoFactors, users } from "./identity.ts";

/** How somebody has proved who they are, and when (seconds since 1970). */
export type AuthMethod = { method: string; timestamp: number };

export const authAppSessions = pgTable("auth_app_sessions", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => authSessions.id, { onDelete: "cascade" }),
  counter: integer("counter").notNull().default(0),
  refreshedAt: moment("refreshed_at").notNull(),
  aal: smallint("aal").notNull().default(1),
  amr: jsonb("amr").$type<AuthMethod[]>().notNull(),
  provedAt: moment("proved_at").notNull(),
});

export const authChallenges = pgTable(
  "auth_challenges",
  {
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => authAppSessions.sessionId, { onDelete: "cascade" }),
    id: uuid("id").notNull().unique(),
    factorId: uuid("factor_id")
      .notNull()
      .references(() => authTwoFactors.id, { onDelete: "cascade" }),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("auth_challenges_factor").on(table.factorId)],
);

export const authFlows = pgTable(
  "auth_flows",
  {
    id: id(),
    kind: text("kind").notNull(),
    challenge: text("challenge"),
    redirectTo: text("redirect_to"),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").unique(),
    method: text("method"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("auth_flows_user").on(table.userId),
    index("auth_flows_expiry").on(table.expiresAt),
  ],
);

export const authCodes = pgTable(
  "auth_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    sentTo: text("sent_to").notNull(),
    digitsHash: text("digits_hash").notNull(),
    linkHash: text("link_hash").notNull().unique(),
    signUp: uuid("sign_up"),
    appData: jsonb("app_data").$type<Record<string, unknown>>(),
    flowId: uuid("flow_id").references(() => authFlows.id, { onDelete: "set null" }),
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    sessionId: uuid("session_id").references(() => authSessions.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index("auth_codes_address").on(table.sentTo),
    index("auth_codes_flow").on(table.flowId),
    index("auth_codes_expiry").on(table.expiresAt),
    index("auth_codes_session").on(table.sessionId),
  ],
);

/** A public key as clients read it (RFC 7517). */
export type PublicJwk = {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
  alg: "ES256";
  use: "sig";
  key_ops: ["verify"];
};

export const authSigningKeys = pgTable(
  "auth_signing_keys",
  {
    kid: text("kid").primaryKey(),
    privateKey: text("private_key").notNull(),
    publicKey: jsonb("public_key").$type<PublicJwk>().notNull(),
    createdAt: moment("created_at").notNull(),
    signsFrom: moment("signs_from").notNull(),
    goodUntil: moment("good_until"),
  },
  () => [uniqueIndex("auth_signing_keys_newest").on(sql`(true)`).where(sql`good_until is null`)],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    ending: text("ending").notNull(),
    scopes: text("scopes", { enum: keyScopes }).array().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("api_keys_user").on(table.userId, table.createdAt)],
);

/** The answers to writes of programs, by the names that the programs gave these writes. */
export const apiAnswers = pgTable(
  "api_answers",
  {
    callerId: uuid("caller_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer("status"),
    body: jsonb("body").$type<object>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.name] }),
    index("api_answers_user").on(table.userId),
    index("api_answers_created").on(table.createdAt),
  ],
);

export const storageBuckets = pgTable("storage_buckets", {
  id: text("id").primaryKey(),
  ownerId: uuid("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  isPublic: boolean("is_public").notNull().default(false),
  fileSizeLimit: integer("file_size_limit"),
  allowedMimeTypes: text("allowed_mime_types").array(),
  createdAt: createdAt(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const storageObjects = pgTable(
  "storage_objects",
  {
    id: id(),
    bucketId: text("bucket_id")
      .notNull()
      .references(() => storageBuckets.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    file: text("file").notNull().unique(),
    bytes: integer("bytes").notNull(),
    contentType: text("content_type").notNull(),
    cacheSeconds: integer("cache_seconds").notNull().default(3600),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [unique().on(table.bucketId, table.name)],
);
