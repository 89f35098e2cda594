import {
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { experts } from "./experts.ts";

/** Kept by triggers, as all tables of this file: read it, never write it. */
export const expertCities = pgTable("expert_cities", {
  cityId: integer("city_id").primaryKey().generatedAlwaysAsIdentity(),
  city: text("city").notNull().unique(),
  experts: integer("experts").notNull().default(0),
});

export const expertServices = pgTable("expert_services", {
  serviceId: integer("service_id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  norm: text("norm").notNull().unique(),
  experts: integer("experts").notNull().default(0),
});

export const expertTerms = pgTable("expert_terms", {
  termId: integer("term_id").primaryKey().generatedAlwaysAsIdentity(),
  term: text("term").notNull().unique(),
});

/** Zeros and ones, as PostgreSQL writes them. */
const bitsOfChunk = customType<{ data: string }>({ dataType: () => "bit(8192)" });

export const expertTermSets = pgTable(
  "expert_term_sets",
  {
    termId: integer("term_id").notNull(),
    chunk: integer("chunk").notNull(),
    experts: bitsOfChunk("experts").notNull(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.chunk] })],
);

export const expertSets = pgTable(
  "expert_sets",
  {
    kind: text("kind", { enum: ["all", "city", "service"] }).notNull(),
    keyId: integer("key_id").notNull(),
    chunk: integer("chunk").notNull(),
    experts: bitsOfChunk("experts").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.keyId, table.chunk] })],
);

export const expertSearch = pgTable("expert_search", {
  expertId: uuid("expert_id")
    .primaryKey()
    .references(() => experts.id, { onDelete: "cascade" }),
  place: integer("place").notNull().unique(),
  isActive: boolean("is_active").notNull(),
  yearsExperience: integer("years_experience").notNull(),
  cityId: integer("city_id")
    .notNull()
    .references(() => expertCities.cityId),
  rating10: smallint("rating10"),
  reviewCount: integer("review_count").notNull().default(0),
  standing: smallint("standing").notNull().default(350),
  serviceIds: integer("service_ids").array().notNull(),
  termIds: integer("term_ids").array().notNull(),
  servicesText: text("services_text").notNull(),
  searchText: text("search_text").notNull(),
});

export const expertWords = pgTable("expert_words", {
  word: text("word").primaryKey(),
  n: integer("n").notNull(),
});
