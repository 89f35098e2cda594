import { isNotNull } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
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

/** The measured courses of members' own files. */
export const ownCourses = pgTable(
  "own_courses",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the file was called. */
    name: text("name").notNull(),
    format: text("format", { enum: ["gpx", "tcx", "kml", "fit"] }).notNull(),
    recipe: integer("recipe").notNull(),
    /** The SHA-256 of all points. */
    geometry: text("geometry").notNull(),
    lengthM: doublePrecision("length_m").notNull(),
    climbM: doublePrecision("climb_m"),
    descentM: doublePrecision("descent_m"),
    highestM: doublePrecision("highest_m"),
    lowestM: doublePrecision("lowest_m"),
    drawing: jsonb("drawing").notNull(),
    /** `null` once its member keeps it. */
    forgetAt: moment("forget_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.userId, t.geometry),
    index("own_courses_forget").on(t.forgetAt).where(isNotNull(t.forgetAt)),
  ],
);
