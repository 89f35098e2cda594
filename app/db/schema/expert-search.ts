import { boolean, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
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

export const expertSearch = pgTable("expert_search", {
  expertId: uuid("expert_id")
    .primaryKey()
    .references(() => experts.id, { onDelete: "cascade" }),
  isActive: boolean("is_active").notNull(),
  yearsExperience: integer("years_experience").notNull(),
  cityId: integer("city_id")
    .notNull()
    .references(() => expertCities.cityId),
  rating10: smallint("rating10"),
  reviewCount: integer("review_count").notNull().default(0),
  standing: smallint("standing").notNull().default(350),
  serviceIds: integer("service_ids").array().notNull(),
  servicesText: text("services_text").notNull(),
  searchText: text("search_text").notNull(),
});

export const expertWords = pgTable("expert_words", {
  word: text("word").primaryKey(),
  n: integer("n").notNull(),
});
