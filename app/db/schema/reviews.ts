import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

/** As PostgreSQL writes it: `'hilly':2 'hot':1`. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entityId: uuid("entity_id").notNull(),
    entityType: text("entity_type", { enum: ["race", "expert"] }).notNull(),
    rating: smallint("rating").notNull(),
    comment: text("comment"),
    experienceDate: date("experience_date"),
    isHidden: boolean("is_hidden").notNull().default(false),
    isAnonymous: boolean("is_anonymous").notNull().default(false),
    authorFirstName: text("author_first_name"),
    authorLastName: text("author_last_name"),
    verifiedAt: moment("verified_at"),
    hiddenReason: text("hidden_reason", {
      enum: ["spam", "offensive", "personal", "off-topic", "not-real", "other"],
    }),
    hiddenNote: text("hidden_note"),
    hiddenBy: uuid("hidden_by").references(() => users.id, { onDelete: "set null" }),
    hiddenAt: moment("hidden_at"),
    /** Kept by a trigger: read it, never write it. */
    searchWords: tsvector("search_words").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [unique("reviews_once").on(table.userId, table.entityType, table.entityId)],
);

export const reviewGuests = pgTable(
  "review_guests",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
  },
  (table) => [uniqueIndex("review_guests_email").on(sql`lower(${table.email})`)],
);

export const reviewAnswers = pgTable("review_answers", {
  reviewId: uuid("review_id")
    .primaryKey()
    .references(() => reviews.id, { onDelete: "cascade" }),
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  body: text("body").notNull(),
  isHidden: boolean("is_hidden").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});
