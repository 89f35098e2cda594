import { jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { changedAt, createdAt } from "./columns.ts";
import { users } from "./identity.ts";
import { raceDistances, raceRegistrations, races } from "./races.ts";

export const registrationDrafts = pgTable(
  "registration_drafts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" }),
    answers: jsonb("answers").$type<Record<string, string>>().notNull().default({}),
    registrationId: uuid("registration_id").references(() => raceRegistrations.id, {
      onDelete: "cascade",
    }),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
