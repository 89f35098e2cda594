import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

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
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  assistantId: uuid("assistant_id").references(() => aiAssistants.id, { onDelete: "set null" }),
  title: text("title"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at"),
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
});
