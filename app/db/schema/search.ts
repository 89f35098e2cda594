import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  date,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { places, races } from "./races.ts";

/** As PostgreSQL writes it: `{[5000,5001),[21098,21099)}`. */
const int4multirange = customType<{ data: string }>({ dataType: () => "int4multirange" });

export const raceFacets = pgTable(
  "race_facets",
  {
    facetId: integer("facet_id").primaryKey().generatedAlwaysAsIdentity(),
    raceType: text("race_type").notNull(),
    /** Without regard to case. */
    typeNorm: text("type_norm").notNull(),
    country: text("country").notNull(),
    city: text("city").notNull(),
    countryNorm: text("country_norm").notNull(),
    cityNorm: text("city_norm").notNull(),
    /** `null` for the races whose place is not known. */
    placeId: integer("place_id").references(() => places.id),
  },
  (table) => [
    unique("race_facets_once")
      .on(table.raceType, table.country, table.city, table.placeId)
      .nullsNotDistinct(),
  ],
);

/** Kept by triggers. Races with the same lengths share a row. */
export const raceLengths = pgTable(
  "race_lengths",
  {
    lengthsId: integer("lengths_id").primaryKey().generatedAlwaysAsIdentity(),
    distancesM: int4multirange("distances_m").notNull(),
  },
  (table) => [unique("race_lengths_once").on(table.distancesM)],
);

/** Kept by triggers: read it, never write it. */
export const raceSearch = pgTable("race_search", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  startDate: date("start_date").notNull(),
  /** When the day of the race ends at its place. */
  endsAt: moment("ends_at").notNull(),
  /** When its registration closes; `-infinity` where it is closed. */
  closesAt: moment("closes_at").notNull().default(sql`'-infinity'`),
  facetId: integer("facet_id")
    .notNull()
    .references(() => raceFacets.facetId),
  rating10: smallint("rating10"),
  reviewCount: integer("review_count").notNull().default(0),
  searchText: text("search_text").notNull(),
  lengthsId: integer("lengths_id")
    .notNull()
    .references(() => raceLengths.lengthsId),
  /** In US cents, for the order of the list; null where no price is known. */
  price: integer("price"),
});

/** Kept by triggers. The counts of a facet are the sums of its rows. */
export const raceCounts = pgTable("race_counts", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  facetId: integer("facet_id").notNull(),
  races: integer("races").notNull(),
  rated3: integer("rated_3").notNull(),
  rated4: integer("rated_4").notNull(),
  rated5: integer("rated_5").notNull(),
});

/** Kept by triggers. The counts of a day are the sums of its rows. */
export const raceDays = pgTable("race_days", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  startDate: date("start_date").notNull(),
  races: integer("races").notNull(),
  rated3: integer("rated_3").notNull(),
  rated4: integer("rated_4").notNull(),
  rated5: integer("rated_5").notNull(),
});

export const searchWords = pgTable("search_words", {
  word: text("word").primaryKey(),
  n: integer("n").notNull(),
});
