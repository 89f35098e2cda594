import { z } from "zod";
import { readDuration } from "#features/pace/duration.ts";
import { readDistance } from "#features/pace/pace.ts";
import { type Day, parseDay } from "#values/day.ts";
import { inSchema } from "#values/form/sentences.ts";
import type { LengthUnit } from "#values/length.ts";
import { activityLimits } from "./reading/recording.ts";
import { sports } from "./reading/sports.ts";

const sentences = {
  longName: inSchema({
    en: "Please use at most 120 letters.",
    es: "Usa como máximo 120 letras.",
  }),
  day: inSchema({ en: "Please choose a day.", es: "Elige un día." }),
  dayToCome: inSchema({ en: "This day is still to come.", es: "Ese día aún no llega." }),
  earlyDay: inSchema({
    en: "Please choose a day from 1950 on.",
    es: "Elige un día desde 1950.",
  }),
  time: inSchema({
    en: "Please give the time of day, such as 07:30.",
    es: "Escribe la hora, por ejemplo 07:30.",
  }),
  distance: inSchema({
    en: "Please give a distance, such as 10 km.",
    es: "Escribe una distancia, por ejemplo 10 km.",
  }),
  duration: inSchema({
    en: "Please give a time, such as 45:30 or 3:30:00.",
    es: "Escribe un tiempo, por ejemplo 45:30 o 3:30:00.",
  }),
  climb: inSchema({ en: "Please give whole meters.", es: "Escribe metros enteros." }),
  name: inSchema({
    en: "Please give the activity a name.",
    es: "Ponle un nombre a la actividad.",
  }),
};

const name = z.string().trim().max(activityLimits.name, sentences.longName);
const sport = z.enum(sports, inSchema({ en: "Please choose a sport.", es: "Elige un deporte." }));
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
      .refine((text) => parseDay(text) !== null, {
        error: sentences.day,
        abort: true,
      })
      .refine((day) => day <= today, sentences.dayToCome)
      .refine((day) => day >= firstDay, sentences.earlyDay),
    time: z.string().regex(hoursOfDay, sentences.time),
    distance: z.string().transform((text, context) => {
      const meters = readDistance(text, unit);
      if (meters !== null && meters <= mostMeters) return meters;
      context.addIssue(sentences.distance);
      return z.NEVER;
    }),
    duration: z.string().transform((text, context) => {
      const seconds = readDuration(text);
      if (seconds !== null && seconds <= activityLimits.hours * 3600) return seconds;
      context.addIssue(sentences.duration);
      return z.NEVER;
    }),
    climb: z
      .string()
      .trim()
      .regex(/^\d{0,5}$/, sentences.climb)
      .transform((text) => (text === "" ? null : Math.min(mostClimb, Number(text)))),
  });
}

/** A best effort of an activity, by its distance. */
export const judgedEffort = z.object({ meters: z.coerce.number().positive() });

/** What its runner calls an activity. */
export const activityName = z.object({
  name: name.min(1, sentences.name),
  sport,
});
