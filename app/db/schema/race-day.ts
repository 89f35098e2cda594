import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
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

/** A desk of a race: anyone with its link may check runners in. */
export const checkInDesks = pgTable("check_in_desks", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  /** The desk of the organizers themselves, whose token nobody has. */
  isOffice: boolean("is_office").notNull().default(false),
  createdAt: createdAt(),
  endedAt: moment("ended_at"),
  lastUsedAt: moment("last_used_at"),
});

/** What desks did, in the order in which it was received. */
export const checkInScans = pgTable(
  "check_in_scans",
  {
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    /** Grows within a race without gaps. */
    change: integer("change").notNull(),
    deskId: uuid("desk_id")
      .notNull()
      .references(() => checkInDesks.id, { onDelete: "cascade" }),
    /** A device numbers its scans under a random id of its installation. */
    installation: uuid("installation").notNull(),
    sequence: integer("sequence").notNull(),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["in", "undo"] }).notNull(),
    /** Of an undo: the scan that it takes back. */
    undoesInstallation: uuid("undoes_installation"),
    undoesSequence: integer("undoes_sequence"),
    answer: text("answer", { enum: ["in", "already", "cancelled", "undone", "void"] }).notNull(),
    /** Of `already`: the scan that had checked the entry in. */
    heldBy: integer("held_by"),
    /** The entry is checked in by this scan. */
    holds: boolean("holds").notNull(),
    /** By the clock of the device, corrected by what it showed when the scan was sent. */
    scannedAt: moment("scanned_at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.raceId, table.change] }),
    unique().on(table.deskId, table.installation, table.sequence),
  ],
);
