import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceRegistrations, races } from "./races.ts";

/** What organizers write to the runners of a race, and the thanks after it. */
export const raceMessages = pgTable("race_messages", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  /** `needed`: what a runner must know. `news` can be ended. `thanks`: the one letter to finishers. */
  kind: text("kind", { enum: ["needed", "news", "thanks"] }).notNull(),
  /** `sent`: every letter is in the outbox. Thanks that are switched off are `cancelled`. */
  state: text("state", { enum: ["draft", "scheduled", "sending", "sent", "cancelled"] })
    .notNull()
    .default("draft"),
  subjectEn: text("subject_en"),
  textEn: text("text_en"),
  subjectEs: text("subject_es"),
  textEs: text("text_es"),
  audience: jsonb("audience").notNull().default({}),
  /** Answers go to its author. */
  takesAnswers: boolean("takes_answers").notNull().default(false),
  /** Where its links lead. */
  origin: text("origin").notNull(),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: moment("created_at").notNull(),
  /** When somebody decided to send it. */
  orderedAt: moment("ordered_at"),
  sendAt: moment("send_at"),
  finishedAt: moment("finished_at"),
  retries: integer("retries").notNull().default(0),
});

/** One row for each runner who gets a message. */
export const raceMessageRecipients = pgTable(
  "race_message_recipients",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => raceMessages.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "sent", "failed", "skipped"] })
      .notNull()
      .default("waiting"),
    /** `null` while the letter is not in the outbox. */
    outboxId: uuid("outbox_id").unique(),
    error: text("error"),
    sentAt: moment("sent_at"),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);

/** Who wants no news of a race and its other editions; of no race at all without `raceId`. */
export const raceNewsRefusals = pgTable(
  "race_news_refusals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    raceId: uuid("race_id").references(() => races.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique("race_news_refusals_once").on(table.userId, table.raceId).nullsNotDistinct()],
);
