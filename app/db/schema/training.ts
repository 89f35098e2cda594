import { isNull } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { planKinds, sessionKinds, sessionStates } from "#values/training-session.ts";
import { activities } from "./activities.ts";
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
