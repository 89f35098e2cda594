import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

export const personas = pgTable("personas", {
  personaId: text("persona_id").primaryKey(),
  personaName: text("persona_name").notNull(),
  systemPrompt: text("system_prompt"),
  context: text("context"),
  defaultReplicaId: text("default_replica_id"),
  layers: jsonb("layers"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  source: text("source", { enum: ["built-in", "provider"] })
    .notNull()
    .default("built-in"),
  position: integer("position").notNull().default(0),
  readAt: moment("read_at"),
});

export const coachConversations = pgTable("coach_conversations", {
  conversationId: text("conversation_id").primaryKey(),
  personaId: text("persona_id").notNull(),
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  conversationUrl: text("conversation_url"),
  status: text("status", { enum: ["active", "ended"] })
    .notNull()
    .default("active"),
  createdAt: createdAt(),
  endedAt: moment("ended_at"),
  guestKey: text("guest_key"),
  source: text("source", { enum: ["built-in", "provider"] }).notNull(),
  personaName: text("persona_name").notNull(),
  expiresAt: moment("expires_at").notNull(),
  endReason: text("end_reason", {
    enum: ["closed", "left", "replaced", "time", "swept", "provider"],
  }),
  answeringUntil: moment("answering_until"),
  rating: smallint("rating"),
  ratedAt: moment("rated_at"),
  summary: text("summary"),
  isOpenAtProvider: boolean("is_open_at_provider").notNull().default(false),
  eventKey: uuid("event_key").unique(),
});

export const coachMessages = pgTable(
  "coach_messages",
  {
    id: id(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => coachConversations.conversationId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    isUser: boolean("is_user").notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
    races: jsonb("races").notNull().default([]),
    links: jsonb("links").notNull().default([]),
    options: jsonb("options").notNull().default([]),
  },
  (table) => [unique().on(table.conversationId, table.position)],
);
