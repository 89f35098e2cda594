import type { Asked } from "#features/pace/asked.ts";
import type { Calculation } from "#features/pace/calculation.ts";
import type { Course, PlannedRace } from "#features/pace/course.ts";
import type { Plan } from "#features/pace/plan.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the parts of the calculator show. */
export type PaceScreen = {
  unit: LengthUnit;
  asked: Asked;
  fields: Pick<Asked, "distance" | "time" | "pace">;
  /** What the distance that was typed comes to; read on the server, whose words are many. */
  meters: number | null;
  calculation: Calculation;
  plan: Plan | null;
  /** The race that it is for, of whoever may plan for one. */
  race: PlannedRace | null;
  course: Course | null;
};

/** The form that controls outside of it belong to. */
export const formId = "pace-form";
