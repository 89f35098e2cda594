import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./identity.ts";
import { races } from "./races.ts";

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
