import type { Day } from "#values/day.ts";
import type { PlanKind, SessionState } from "#values/training-session.ts";
import type { PlanAnswers, PlannedSession } from "../plan.ts";

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
  kind: PlanKind;
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
