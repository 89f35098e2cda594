import { boolean, date, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { changedAt, id } from "./columns.ts";
import { raceDistances, raceRegistrations, races } from "./races.ts";

const raceId = () =>
  uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" });

/** `null`: of a race without distances. */
const distanceId = () =>
  uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" });

/** What an organizer tells everyone who is entered. */
export const raceGuides = pgTable("race_guides", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  kitEn: text("kit_en"),
  kitEs: text("kit_es"),
  arrivalEn: text("arrival_en"),
  arrivalEs: text("arrival_es"),
  bringEn: text("bring_en"),
  bringEs: text("bring_es"),
  documentsEn: text("documents_en"),
  documentsEs: text("documents_es"),
  mapLink: text("map_link"),
  updatedAt: changedAt(),
});

/** Where runners pick up their kits. */
export const kitPlaces = pgTable("kit_places", {
  id: id(),
  raceId: raceId(),
  name: text("name").notNull(),
  address: text("address").notNull(),
  mapLink: text("map_link"),
  sortOrder: integer("sort_order").notNull().default(0),
});

/** When runners may come to such a place, in its own time. */
export const kitSlots = pgTable(
  "kit_slots",
  {
    id: id(),
    raceId: raceId(),
    placeId: uuid("place_id")
      .notNull()
      .references(() => kitPlaces.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    begins: text("begins").notNull(),
    ends: text("ends").notNull(),
    capacity: integer("capacity").notNull(),
    taken: integer("taken").notNull().default(0),
  },
  (table) => [unique("kit_slots_once").on(table.placeId, table.day, table.begins)],
);

/** A group of runners that starts together. */
export const startWaves = pgTable("start_waves", {
  id: id(),
  raceId: raceId(),
  distanceId: distanceId(),
  name: text("name").notNull(),
  startTime: text("start_time").notNull(),
  capacity: integer("capacity"),
  /** In seconds; `null` takes everyone. */
  upToS: integer("up_to_s"),
});

/** The bib numbers of a distance, or of one wave of it. */
export const bibBlocks = pgTable(
  "bib_blocks",
  {
    id: id(),
    raceId: raceId(),
    distanceId: distanceId(),
    waveId: uuid("wave_id").references(() => startWaves.id, { onDelete: "cascade" }),
    firstBib: integer("first_bib").notNull(),
    lastBib: integer("last_bib").notNull(),
  },
  (table) => [
    unique("bib_blocks_once").on(table.raceId, table.distanceId, table.waveId).nullsNotDistinct(),
  ],
);

/** What is arranged for one entry before its race. */
export const entryRaceDays = pgTable("entry_race_days", {
  registrationId: uuid("registration_id")
    .primaryKey()
    .references(() => raceRegistrations.id, { onDelete: "cascade" }),
  slotId: uuid("slot_id").references(() => kitSlots.id),
  collectorName: text("collector_name"),
  collectorCode: text("collector_code").unique(),
  expectedS: integer("expected_s"),
  waveId: uuid("wave_id").references(() => startWaves.id, { onDelete: "set null" }),
  isWaveFixed: boolean("is_wave_fixed").notNull().default(false),
  updatedAt: changedAt(),
});
