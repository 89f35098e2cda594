import type { Day } from "#values/day.ts";
import type { PlanAnswers, PlannedSession } from "../plan.ts";

export type SessionState = "planned" | "done" | "skipped";

/** A session as it is stored, with what its runner has made of it. */
export type StoredSession = PlannedSession & {
  id: string;
  state: SessionState;
  activityId: string | null;
  /** The day it was planned for, once it was moved. */
  movedFrom: Day | null;
  updatedAt: Date;
};

export type PlanLine = {
  id: string;
  kind: "standard" | "personalized";
  name: string;
  goalDay: Day;
  goalMeters: number;
  begins: Day;
  endedAt: Date | null;
};

export type StoredPlan = PlanLine & {
  answers: PlanAnswers;
  sessions: StoredSession[];
  /** Whether its calendar can be subscribed to. */
  hasFeed: boolean;
};
