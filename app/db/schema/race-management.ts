import { boolean, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { races } from "./races.ts";

/** Kept by triggers: read it, never write it. */
export const raceDirectory = pgTable("race_directory", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  startDate: date("start_date").notNull(),
  raceStatus: text("race_status").notNull(),
  raceTypeCategory: text("race_type_category").notNull(),
  isPremium: boolean("is_premium").notNull(),
  createdAt: moment("created_at").notNull(),
  nameNorm: text("name_norm").notNull(),
  cityNorm: text("city_norm").notNull(),
  words: text("words").notNull(),
});

/** Pairs of races that an administrator has declared to be no duplicates. The smaller id first. */
export const raceNonTwins = pgTable(
  "race_non_twins",
  {
    firstId: uuid("first_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.firstId, table.secondId] })],
);

/** How a race came to its place, or why it has none. A race without a row waits to be looked up. */
export const racePlaces = pgTable("race_places", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  decision: text("decision", { enum: ["rule", "accepted", "hand", "left", "open"] }).notNull(),
  /** Why an open one is not sure. */
  problem: text("problem", {
    enum: ["unknown", "ambiguous", "other-state", "no-state", "no-country"],
  }),
  decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  decidedAt: moment("decided_at").notNull().defaultNow(),
});
