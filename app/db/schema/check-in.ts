import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { raceRegistrations, races } from "./races.ts";

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
