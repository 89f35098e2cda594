import {
  bigint,
  boolean,
  foreignKey,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceOrganizers } from "./organizers.ts";
import { races } from "./races.ts";

const kinds = [
  "registration.created",
  "registration.updated",
  "registration.cancelled",
  "review.published",
  "results.published",
] as const;

/** What happened to a race. Triggers write it: read it, never write it. */
export const raceEvents = pgTable("race_events", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: kinds }).notNull(),
  /** The registration, the review or the version of results. */
  subjectId: uuid("subject_id").notNull(),
  /** The runner of the registration. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  /** The order in which readers see the events; `null` for a moment after the commit. */
  place: bigint("place", { mode: "number" }),
  createdAt: createdAt(),
});

export const raceEventPlaces = pgTable("race_event_places", {
  isOnly: boolean("is_only").primaryKey().default(true),
  lastPlace: bigint("last_place", { mode: "number" }).notNull(),
});

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    raceId: uuid("race_id").notNull(),
    userId: uuid("user_id").notNull(),
    address: text("address").notNull(),
    /** Sealed with the server's secret. */
    secret: text("secret").notNull(),
    /** The secret before, sealed too, and until when it signs beside the new one. */
    previousSecret: text("previous_secret"),
    previousUntil: moment("previous_until"),
    events: text("events", { enum: kinds }).array().notNull(),
    pausedAt: moment("paused_at"),
    pausedBy: text("paused_by", { enum: ["organizer", "failures", "gone"] }),
    /** Since when every try has failed. */
    failingSince: moment("failing_since"),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [
    unique("webhook_endpoints_once").on(table.raceId, table.userId, table.address),
    foreignKey({
      name: "webhook_endpoints_organizer",
      columns: [table.raceId, table.userId],
      foreignColumns: [raceOrganizers.raceId, raceOrganizers.userId],
    }).onDelete("cascade"),
  ],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => raceEvents.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["waiting", "sent", "failed", "dropped"] })
      .notNull()
      .default("waiting"),
    tries: integer("tries").notNull().default(0),
    /** `null`: at once. */
    nextTryAt: moment("next_try_at"),
    triedAt: moment("tried_at"),
    answerStatus: integer("answer_status"),
    answer: text("answer"),
    /** Why no answer came: a code. */
    problem: text("problem"),
    tookMs: integer("took_ms"),
    createdAt: createdAt(),
  },
  (table) => [unique("webhook_deliveries_once").on(table.endpointId, table.eventId)],
);
