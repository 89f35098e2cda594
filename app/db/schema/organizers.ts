import { pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./identity.ts";
import { raceClaims, races } from "./races.ts";

/** The people who may edit a race without being administrators. */
export const raceOrganizers = pgTable(
  "race_organizers",
  {
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The claim from which the link was made; `null` where it was made by hand. */
    claimId: uuid("claim_id").references(() => raceClaims.id, { onDelete: "set null" }),
    /** `null` when the administrator's account is gone. */
    linkedBy: uuid("linked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.userId] })],
);
