import { boolean, customType, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceDistances, raceRegistrations, races } from "./races.ts";
import { entryTeams } from "./registrations.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A file of a timer, and the version of a distance's results that was made of it. */
export const raceResultImports = pgTable("race_result_imports", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  /** `null`: of the race as a whole, or of a distance that was deleted. */
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "set null" }),
  /** What the distance was called; empty for the race as a whole. */
  distance: text("distance").notNull().default(""),
  state: text("state", { enum: ["draft", "published", "replaced", "withdrawn"] })
    .notNull()
    .default("draft"),
  /** `null` until it is published for the first time. */
  version: integer("version"),
  fileName: text("file_name").notNull(),
  /** Kept while it is a draft: it is read again when its columns are corrected. */
  file: bytea("file"),
  /** The names of the columns, one a line. */
  headings: text("headings").notNull(),
  reading: jsonb("reading").notNull(),
  settings: jsonb("settings").notNull(),
  /** What ranks its teams; `null`: nothing. */
  teamBy: text("team_by", { enum: ["time", "place"] }),
  teamCount: integer("team_count").notNull().default(3),
  teamRanking: jsonb("team_ranking").notNull().default([]),
  summary: jsonb("summary").notNull(),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: moment("created_at").notNull(),
  publishedBy: uuid("published_by").references(() => users.id, { onDelete: "set null" }),
  publishedAt: moment("published_at"),
  /** What the version corrects and why, for everybody who reads the results. */
  note: text("note"),
  /** Where the photos of the race are; `{bib}` stands for the bib number of a runner. */
  photosLink: text("photos_link"),
});

/** One runner, or one team, of such a version. */
export const raceResults = pgTable("race_results", {
  id: id(),
  importId: uuid("import_id")
    .notNull()
    .references(() => raceResultImports.id, { onDelete: "cascade" }),
  line: integer("line").notNull(),
  sortOrder: integer("sort_order").notNull(),
  bib: text("bib").notNull().default(""),
  name: text("name").notNull().default(""),
  sex: text("sex", { enum: ["female", "male", "nonbinary"] }),
  age: integer("age"),
  birthYear: integer("birth_year"),
  category: text("category"),
  club: text("club"),
  country: text("country"),
  /** As the file names it, or as the entry has it. */
  team: text("team"),
  /** The team that was formed here. */
  teamId: uuid("team_id").references(() => entryTeams.id, { onDelete: "set null" }),
  gunMs: integer("gun_ms"),
  chipMs: integer("chip_ms"),
  /** `null`: the file does not say how the runner ended. Such a row is not public. */
  status: text("status", { enum: ["finished", "dnf", "dns", "dsq"] }),
  /** As the file has it; the other places are computed. */
  placeFound: integer("place_found"),
  placeOverall: integer("place_overall"),
  placeSex: integer("place_sex"),
  placeCategory: integer("place_category"),
  placeTeam: integer("place_team"),
  splits: jsonb("splits").notNull().default([]),
  /** Why somebody should look at the row. */
  doubts: text("doubts").array().notNull().default([]),
  registrationId: uuid("registration_id").references(() => raceRegistrations.id, {
    onDelete: "set null",
  }),
  /** What it was matched by; `none`: the organizer leaves it alone. */
  match: text("match", { enum: ["bib", "document", "name", "hand", "none"] }),
  isNameHidden: boolean("is_name_hidden").notNull().default(false),
  searchText: text("search_text").notNull().default(""),
  /** When somebody last corrected the row by hand. */
  correctedAt: moment("corrected_at"),
});
