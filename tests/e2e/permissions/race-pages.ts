import { type Attempt, open } from "./matrix.ts";
import { world } from "./people.ts";

const { race } = world;

/** The answer to `GET`, for what belongs to the pages of races and of registrations. */
export const racePageReads: Record<string, Attempt> = {
  "races/compare": open(`/races/compare?id=${race}&id=${race}`),
};
