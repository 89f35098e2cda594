import { z } from "zod";
import { fieldsOf } from "#features/races/distance-columns.ts";
import { closedLists } from "#features/races/editing/details.ts";
import { editingMessages as say } from "#features/races/editing/messages.ts";
import { distanceForm, highestMinimumAge, raceForm } from "#features/races/editing/schema.ts";
import { raceStatuses } from "#features/races/race.ts";
import { parseDay } from "#values/day.ts";
import { inSchema } from "#values/form/sentences.ts";
import { recordOf } from "#values/record.ts";

const firstDay = "1900-01-01";
const lastDay = "2999-12-31";
/** A day as programs give it. */
export const typedDay = z
  .string()
  .refine(
    (typed) => parseDay(typed) !== null && typed >= firstDay && typed <= lastDay,
    inSchema(say.dayNeeded),
  )
  .meta({ format: "date", example: "2027-03-07" });

const longestTyped = 20_000;

/** A text of the form as a program gives it: `null` empties it, and leaving it out keeps it. */
function given<Field extends z.ZodType<unknown, string | undefined>>(field: Field) {
  return z
    .string()
    .max(longestTyped)
    .nullable()
    .transform((typed): string | undefined => typed ?? "")
    .pipe(field)
    .optional();
}

/** The same for a text that must not be empty. */
function needed<Field extends z.ZodType<unknown, string | undefined>>(field: Field) {
  return z
    .string()
    .max(longestTyped)
    .meta({ minLength: 1 })
    .transform((typed): string | undefined => typed)
    .pipe(field);
}

const raceFields = raceForm.shape;

/** What organizers may change; the rest of a race is kept by administrators. */
export const racePatch = z.strictObject({
  event: needed(raceFields.event).optional(),
  race_name: needed(raceFields.race_name).optional(),
  start_date: typedDay.optional(),
  start_time: given(raceFields.start_time),
  registration_deadline: typedDay.nullable().optional(),
  minimum_age: z
    .int()
    .min(0)
    .max(highestMinimumAge)
    .optional()
    .describe("In years, on the day of the race."),
  race_type: z.enum(closedLists.race_type).optional(),
  race_status: z.enum(raceStatuses).optional(),
  registration_status: z
    .enum(closedLists.registration_status)
    .optional()
    .describe("`closed` ends the registration before its deadline."),
  description: given(raceFields.description),
  country: needed(raceFields.country).optional().meta({
    enum: closedLists.country,
    description: "Its English name. Other usual names and the code of ISO 3166-1 are taken for it.",
  }),
  city: needed(raceFields.city).optional(),
  state_province: given(raceFields.state_province),
  address: given(raceFields.address),
  google_maps_link: given(raceFields.google_maps_link),
  registration_link: given(raceFields.registration_link),
  map_url: given(raceFields.map_url),
  elevation_profile_url: given(raceFields.elevation_profile_url),
  gpx_url: given(raceFields.gpx_url),
  rules_url: given(raceFields.rules_url),
  elevation_gain: given(raceFields.elevation_gain),
  elevation_loss: given(raceFields.elevation_loss),
});

const distanceFields = distanceForm.shape;
const currencyField = distanceFields.price_currency.unwrap();

const givenFields = fieldsOf(["markdown", "price", "text", "time", "line", "link"]);

export const distancePatch = z.strictObject({
  distance: needed(distanceFields.distance).optional(),
  title: needed(distanceFields.title).optional(),
  ...recordOf(givenFields, (name) => given(distanceFields[name])),
  price: given(distanceFields.price).describe("As people write it: `450`, `Free`, `TBD`."),
  price_currency: currencyField.optional(),
  capacity: z.int().min(0).max(1_000_000).nullable().optional().describe("`null`: no limit."),
});

export const newDistance = distancePatch.extend({
  distance: needed(distanceFields.distance),
  title: needed(distanceFields.title),
});

export type RacePatch = z.output<typeof racePatch>;
export type DistancePatch = z.output<typeof distancePatch>;
export type NewDistance = z.output<typeof newDistance>;
