import type { Calculation } from "#features/pace/calculation.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import type { PaceQuery } from "#features/pace/pace-query.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import type { LengthUnit } from "#values/length.ts";

/** The data for the parts of the calculator. */
export type PaceScreen = {
  unit: LengthUnit;
  query: PaceQuery;
  fields: Pick<PaceQuery, "distance" | "time" | "pace">;
  /** The length of the typed distance; read on the server, which knows many words. */
  meters: number | null;
  calculation: Calculation;
  plan: PacePlan | null;
  /** The race to plan for; `null` for visitors without the right to it. */
  race: RaceToPlan | null;
  course: Course | null;
};

/** The form to which controls outside of it belong. */
export const formId = "pace-form";
