import { doublePrecision, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./identity.ts";

/** Where races are. A row never changes, except that its zone is looked up: a correction is another row. */
export const places = pgTable(
  "places",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** The state, department or province. */
    state: text("state"),
    /** As ISO 3166-1 writes it: `PE`. */
    countryCode: text("country_code").notNull(),
    /** Degrees. */
    lat: doublePrecision("lat").notNull(),
    lon: doublePrecision("lon").notNull(),
    /** As IANA names it; `UTC` while it is not looked up. */
    timeZone: text("time_zone").notNull().default("UTC"),
    source: text("source", { enum: ["gazetteer", "hand"] }).notNull(),
    /** Who typed the position. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("places_once")
      .on(table.countryCode, table.state, table.name, table.lat, table.lon, table.source)
      .nullsNotDistinct(),
  ],
);
