import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { keyScopes } from "#values/key-scopes.ts";
import { id, moment } from "./columns.ts";
import { users } from "./identity.ts";

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
