import { isNull } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { planKinds, sessionKinds, sessionStates } from "#values/training-session.ts";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceDistances, races } from "./races.ts";

export const trainingPlans = pgTable(
  "training_plans",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: planKinds }).notNull(),
    name: text("name").notNull(),
    raceId: uuid("race_id").references(() => races.id, { onDelete: "set null" }),
    distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "set null" }),
    goalDay: date("goal_day").notNull(),
    goalM: doublePrecision("goal_m").notNull(),
    /** `null` where finishing is the goal. */
    goalS: doublePrecision("goal_s"),
    begins: date("begins").notNull(),
    /** What the plan was built from. */
    answers: jsonb("answers").notNull(),
    /** The version of the rules that built it. */
    rules: integer("rules").notNull(),
    /** The SHA-256 of the secret in the address of its calendar. */
    feedDigest: text("feed_digest").unique(),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (t) => [
    index("training_plans_user").on(t.userId, t.createdAt.desc()),
    uniqueIndex("training_plans_running").on(t.userId).where(isNull(t.endedAt)),
    index("training_plans_race").on(t.raceId),
    index("training_plans_distance").on(t.distanceId),
  ],
);

export const trainingSessions = pgTable(
  "training_sessions",
  {
    id: id(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => trainingPlans.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    kind: text("kind", { enum: sessionKinds }).notNull(),
    steps: jsonb("steps").notNull(),
    plannedM: doublePrecision("planned_m").notNull(),
    plannedS: doublePrecision("planned_s").notNull(),
    /** The code of a reason with what its sentence names. */
    reason: jsonb("reason").notNull(),
    state: text("state", { enum: sessionStates }).notNull().default("planned"),
    activityId: uuid("activity_id").references(() => activities.id, { onDelete: "set null" }),
    /** The day it was planned for, once its runner has moved it. */
    movedFrom: date("moved_from"),
    updatedAt: changedAt(),
  },
  (t) => [
    index("training_sessions_plan").on(t.planId, t.day),
    index("training_sessions_user_day").on(t.userId, t.day),
    index("training_sessions_activity").on(t.activityId),
  ],
);

const ownerId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What a runner says of the body, for the numbers that follow from it. */
export const runnerProfiles = pgTable("runner_profiles", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sex: text("sex", { enum: ["female", "male"] }),
  /** Beats a minute. */
  maxHeartRate: smallint("max_heart_rate"),
  restingHeartRate: smallint("resting_heart_rate"),
  /** An IANA zone. */
  timeZone: text("time_zone"),
  updatedAt: changedAt(),
});

export const activities = pgTable(
  "activities",
  {
    id: id(),
    userId: ownerId(),
    name: text("name").notNull(),
    sport: text("sport", { enum: ["run", "trail", "treadmill", "walk", "other"] }).notNull(),
    startedAt: moment("started_at").notNull(),
    /** The day on the runner's clock when it began. */
    day: date("day").notNull(),
    utcOffsetMinutes: smallint("utc_offset_minutes").notNull().default(0),
    source: text("source", { enum: ["file", "manual"] }).notNull(),
    /** The version of the recipe that measured it; `null` for a typed one. */
    recipe: integer("recipe"),
    distanceM: doublePrecision("distance_m").notNull(),
    elapsedS: doublePrecision("elapsed_s").notNull(),
    /** Without pauses and gaps. */
    movingS: doublePrecision("moving_s").notNull(),
    climbM: doublePrecision("climb_m"),
    descentM: doublePrecision("descent_m"),
    averageHeartRate: smallint("average_heart_rate"),
    highestHeartRate: smallint("highest_heart_rate"),
    /** Steps a minute, both feet. */
    averageCadence: smallint("average_cadence"),
    trainingImpulse: doublePrecision("training_impulse"),
    easyS: doublePrecision("easy_s"),
    easyM: doublePrecision("easy_m"),
    /** A fraction: by how much the speed for a heartbeat falls from the first half to the second. */
    decoupling: doublePrecision("decoupling"),
    /** Seconds below the five zones of the heart rate, then in each of them. */
    zoneS: real("zone_s").array(),
    createdAt: createdAt(),
    updatedAt: changedAt(),
    /** What the runner wrote about it, in the list of the service that it comes from. */
    description: text("description"),
  },
  (t) => [index("activities_user_started").on(t.userId, t.startedAt.desc(), t.id)],
);

export const activityTracks = pgTable("activity_tracks", {
  activityId: uuid("activity_id")
    .primaryKey()
    .references(() => activities.id, { onDelete: "cascade" }),
  drawing: jsonb("drawing").notNull(),
  notices: jsonb("notices").notNull().default([]),
  /** Seconds at each heart rate from 30 to 239 beats. */
  heartRateSeconds: real("heart_rate_seconds").array(),
  /** The metres of each 30 seconds of moving time; `null` without heart rate. */
  stepM: real("step_m").array(),
  /** The mean heart rate over them, 0 where it is not known. */
  stepHeartRate: smallint("step_heart_rate").array(),
});

export const activityEfforts = pgTable(
  "activity_efforts",
  {
    activityId: uuid("activity_id")
      .notNull()
      .references(() => activities.id, { onDelete: "cascade" }),
    userId: ownerId(),
    meters: doublePrecision("meters").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    /** Where in the activity it begins, in metres. */
    fromM: doublePrecision("from_m").notNull(),
    /** `false` where the runner has struck it, `true` where they have confirmed it. */
    counts: boolean("counts"),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.meters] }),
    index("activity_efforts_user").on(t.userId, t.meters, t.seconds),
  ],
);

export const activityFiles = pgTable(
  "activity_files",
  {
    activityId: uuid("activity_id")
      .primaryKey()
      .references(() => activities.id, { onDelete: "cascade" }),
    userId: ownerId(),
    /** The key in the store of files. */
    file: text("file").notNull().unique(),
    fileName: text("file_name").notNull(),
    format: text("format", { enum: ["gpx", "tcx", "kml", "fit"] }).notNull(),
    bytes: integer("bytes").notNull(),
    /** The SHA-256 of its bytes. */
    digest: text("digest").notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.userId, t.digest)],
);

export const activityUploads = pgTable(
  "activity_uploads",
  {
    id: id(),
    userId: ownerId(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (t) => [index("activity_uploads_user").on(t.userId, t.createdAt.desc())],
);

export const activityUploadFiles = pgTable(
  "activity_upload_files",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => activityUploads.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    name: text("name").notNull(),
    /** The key of the waiting bytes in the store; `null` once they are read. */
    file: text("file"),
    state: text("state", {
      enum: ["waiting", "taken", "known", "passed-over", "refused"],
    }).notNull(),
    problem: jsonb("problem"),
    activityId: uuid("activity_id").references(() => activities.id, { onDelete: "set null" }),
    /** Of a waiting file: its findings so far, and those of them that were passed over. */
    findings: integer("findings").notNull().default(0),
    passedOver: integer("passed_over").notNull().default(0),
    /** How many findings a waiting file seems to hold. */
    expected: integer("expected"),
    /** The bytes that were unpacked of a waiting file so far. */
    unpacked: bigint("unpacked", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.place] }),
    index("activity_upload_files_activity").on(t.activityId),
  ],
);
