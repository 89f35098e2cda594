import { z } from "zod";
import { readDuration } from "#features/pace/duration.ts";
import { readDistance } from "#features/pace/pace.ts";
import { type Day, parseDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { activityLimits } from "./reading/limits.ts";
import { sports } from "./reading/sports.ts";

const name = z.string().trim().max(activityLimits.name, "Please use at most 120 letters.");
const sport = z.enum(sports);
const hoursOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The oldest run that somebody might still want in the list. */
const firstDay = "1950-01-01";
const mostMeters = 500_000;
const mostClimb = 30_000;

const chosen = z
  .union([z.instanceof(File), z.array(z.instanceof(File))])
  .optional()
  .transform((files) => [files ?? []].flat().filter((file) => file.name !== ""));

/** Files of activities. */
export const activityUpload = z.object({ files: chosen });

/**
 * An activity that is typed in.
 * @param today - the runner's: `runnersToday`
 */
export function typedActivityForm({ unit, today }: { unit: LengthUnit; today: Day }) {
  return z.object({
    name,
    sport,
    day: z
      .string()
      .refine((text) => parseDay(text) !== null, { error: "Please choose a day.", abort: true })
      .refine((day) => day <= today, "This day is still to come.")
      .refine((day) => day >= firstDay, "Please choose a day from 1950 on."),
    time: z.string().regex(hoursOfDay, "Please give the time of day, such as 07:30."),
    distance: z.string().transform((text, context) => {
      const meters = readDistance(text, unit);
      if (meters !== null && meters <= mostMeters) return meters;
      context.addIssue("Please give a distance, such as 10 km.");
      return z.NEVER;
    }),
    duration: z.string().transform((text, context) => {
      const seconds = readDuration(text);
      if (seconds !== null && seconds <= activityLimits.hours * 3600) return seconds;
      context.addIssue("Please give a time, such as 45:30 or 3:30:00.");
      return z.NEVER;
    }),
    climb: z
      .string()
      .trim()
      .regex(/^\d{0,5}$/, "Please give whole meters.")
      .transform((text) => (text === "" ? null : Math.min(mostClimb, Number(text)))),
  });
}

/** A best effort of an activity, by its distance. */
export const judgedEffort = z.object({ meters: z.coerce.number().positive() });

/** What its runner calls an activity. */
export const activityName = z.object({
  name: name.min(1, "Please give the activity a name."),
  sport,
});
