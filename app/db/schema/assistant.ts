import {
  bigint,
  boolean,
  date,
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
import { races } from "./races.ts";

export const aiAssistants = pgTable("ai_assistants", {
  id: id(),
  name: text("name").notNull(),
  description: text("description"),
  instructions: text("instructions").notNull(),
  model: text("model").notNull().default("gpt-4o"),
  tools: jsonb("tools").notNull().default(["search_races"]),
  conversationStarter: text("conversation_starter"),
  followUpQuestions: jsonb("follow_up_questions").notNull().default([]),
  sortOrder: integer("sort_order"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const chatThreads = pgTable("chat_threads", {
  id: id(),
  userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  assistantId: uuid("assistant_id").references(() => aiAssistants.id, { onDelete: "set null" }),
  title: text("title"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at"),
  guestKey: text("guest_key"),
  raceId: uuid("race_id").references(() => races.id, { onDelete: "set null" }),
  lastMessageAt: moment("last_message_at").notNull().defaultNow(),
  answeringUntil: moment("answering_until"),
});

export const chatMessages = pgTable("chat_messages", {
  id: id(),
  threadId: uuid("thread_id")
    .notNull()
    .references(() => chatThreads.id, { onDelete: "cascade" }),
  content: text("content").notNull(),
  isUser: boolean("is_user").notNull(),
  debug: jsonb("debug"),
  timestamp: moment("timestamp").notNull().defaultNow(),
  position: integer("position").notNull(),
  state: text("state", { enum: ["complete", "streaming", "stopped", "failed"] })
    .notNull()
    .default("complete"),
  races: jsonb("races").notNull().default([]),
  links: jsonb("links").notNull().default([]),
  options: jsonb("options").notNull().default([]),
  answeredBy: text("answered_by", { enum: ["model", "built-in"] }),
  notice: text("notice"),
  inputTokens: integer("input_tokens").notNull().default(0),
  outputTokens: integer("output_tokens").notNull().default(0),
  rating: smallint("rating"),
  ratingReason: text("rating_reason"),
  ratedAt: moment("rated_at"),
  requestKey: uuid("request_key"),
});

export const modelUsage = pgTable(
  "model_usage",
  {
    id: id(),
    day: date("day").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    calls: integer("calls").notNull().default(0),
    inputTokens: bigint("input_tokens", { mode: "number" }).notNull().default(0),
    outputTokens: bigint("output_tokens", { mode: "number" }).notNull().default(0),
  },
  (table) => [unique().on(table.day, table.userId, table.model).nullsNotDistinct()],
);
