import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  uuid,
} from "drizzle-orm/pg-core";
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

/** A runner who entered elsewhere asks for a row of published results. */
export const resultClaims = pgTable("result_claims", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  /** `null`: of the race as a whole, or of a distance that was deleted. */
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "set null" }),
  /** What the distance was called; empty for the race as a whole. */
  distance: text("distance").notNull().default(""),
  bib: text("bib").notNull(),
  /** The name that the row had: a later file may give the bib number to somebody else. */
  name: text("name").notNull().default(""),
  /** `null`: the account was deleted. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  state: text("state", { enum: ["open", "approved", "refused", "withdrawn"] })
    .notNull()
    .default("open"),
  /** What the runner wrote for the organizer. */
  note: text("note"),
  createdAt: moment("created_at").notNull(),
  decidedAt: moment("decided_at"),
  decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
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
  /** The approved claim by which the row is a runner's; a row with an entry has none. */
  claimId: uuid("claim_id").references(() => resultClaims.id, { onDelete: "set null" }),
  isNameHidden: boolean("is_name_hidden").notNull().default(false),
  searchText: text("search_text").notNull().default(""),
  /** When somebody last corrected the row by hand. */
  correctedAt: moment("corrected_at"),
});

/** Whose a row is: by the entry that it was matched to, or by an approved claim. */
export const resultRunners = pgView("result_runners", {
  resultId: uuid("result_id"),
  userId: uuid("user_id"),
  companionId: uuid("companion_id"),
}).existing();
