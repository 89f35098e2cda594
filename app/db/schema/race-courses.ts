import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceDistances } from "./races.ts";

export const raceCourses = pgTable("race_courses", {
  distanceId: uuid("distance_id")
    .primaryKey()
    .references(() => raceDistances.id, { onDelete: "cascade" }),
  /** The key in the store of files. */
  file: text("file").notNull().unique(),
  /** As it was called where it came from. */
  fileName: text("file_name").notNull(),
  format: text("format", { enum: ["gpx", "tcx", "kml", "fit"] }).notNull(),
  bytes: integer("bytes").notNull(),
  isDownloadable: boolean("is_downloadable").notNull().default(false),
  attachedBy: uuid("attached_by").references(() => users.id, { onDelete: "set null" }),
  /** The version of the recipe that measured it. */
  recipe: integer("recipe").notNull(),
  /** The SHA-256 of all points. */
  geometry: text("geometry").notNull(),
  lengthM: doublePrecision("length_m").notNull(),
  climbM: doublePrecision("climb_m"),
  descentM: doublePrecision("descent_m"),
  highestM: doublePrecision("highest_m"),
  lowestM: doublePrecision("lowest_m"),
  /** The path of a hairline. */
  hairline: text("hairline"),
  drawing: jsonb("drawing").notNull(),
  createdAt: createdAt(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
