import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

export const experts = pgTable("experts", {
  id: id(),
  profilePicture: text("profile_picture"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  title: text("title").notNull(),
  city: text("city").notNull(),
  province: text("province"),
  country: text("country").notNull(),
  yearsExperience: integer("years_experience").notNull().default(0),
  services: text("services").array().notNull().default(sql`'{}'`),
  hourlyRate: numeric("hourly_rate", { precision: 10, scale: 2 }).notNull().default("0"),
  hourlyRateCurrency: text("hourly_rate_currency", { enum: ["USD", "MXN", "PEN", "CAD"] })
    .notNull()
    .default("USD"),
  rateDescription: text("rate_description"),
  phone: text("phone"),
  email: text("email"),
  bio: text("bio"),
  isActive: boolean("is_active").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const personas = pgTable("personas", {
  personaId: text("persona_id").primaryKey(),
  personaName: text("persona_name").notNull(),
  systemPrompt: text("system_prompt"),
  context: text("context"),
  defaultReplicaId: text("default_replica_id"),
  layers: jsonb("layers"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
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
});
