import { boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, language, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { races } from "./races.ts";

/** Who gets letters about saved searches: an account, or a guest by the address. */
export const raceAlertReaders = pgTable("race_alert_readers", {
  id: id(),
  userId: uuid("user_id")
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email"),
  /** Of a guest: an account has its own. */
  lang: language(),
  /** Where the site was reached, for the links of the letters. */
  origin: text("origin").notNull(),
  /** The week, by its Monday, whose letter is written or not due any more. */
  toldFor: date("told_for").notNull(),
  createdAt: createdAt(),
});

/** A saved search, as the query of the list's address. */
export const raceAlerts = pgTable("race_alerts", {
  id: id(),
  readerId: uuid("reader_id")
    .notNull()
    .references(() => raceAlertReaders.id, { onDelete: "cascade" }),
  search: text("search").notNull(),
  createdAt: createdAt(),
  confirmedAt: moment("confirmed_at"),
});

/** The weeks, by their Mondays, for which the news of all races were found. */
export const raceAlertWeeks = pgTable("race_alert_weeks", {
  week: date("week").primaryKey(),
  madeAt: moment("made_at").notNull(),
});

/** What a race was like when the news of all races were last found. */
export const raceAlertLooks = pgTable("race_alert_looks", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  isOpen: boolean("is_open").notNull(),
  /** The price in US cents. */
  cents: integer("cents"),
  priceMinor: integer("price_minor"),
  priceCurrency: text("price_currency"),
});

/** The news of the latest week, one for each race. */
export const raceAlertNews = pgTable("race_alert_news", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: ["new", "opened", "cheaper", "closing"] }).notNull(),
  wasMinor: integer("was_minor"),
  wasCurrency: text("was_currency"),
  /** The last letters told that it closes soon. */
  isTold: boolean("is_told").notNull().default(false),
});

/** A race that the site lacks, or a correction of one that it has. */
export const raceSuggestions = pgTable("race_suggestions", {
  id: id(),
  /** The race to be corrected. */
  raceId: uuid("race_id").references(() => races.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  startDate: date("start_date"),
  city: text("city").notNull().default(""),
  country: text("country").notNull().default(""),
  link: text("link").notNull().default(""),
  distances: text("distances").notNull().default(""),
  note: text("note").notNull().default(""),
  email: text("email"),
  lang: language(),
  status: text("status", { enum: ["waiting", "accepted", "declined"] })
    .notNull()
    .default("waiting"),
  reason: text("reason", { enum: ["listed", "unclear", "unsuitable"] }),
  /** The race that was made of it. */
  madeRaceId: uuid("made_race_id").references(() => races.id, { onDelete: "set null" }),
  decidedAt: moment("decided_at"),
  decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});

/** When a race was last checked, and when its organizers were asked for its next edition. */
export const raceChecks = pgTable("race_checks", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  checkedAt: moment("checked_at"),
  nextAskedAt: moment("next_asked_at"),
});
