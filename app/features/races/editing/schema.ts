import { z } from "zod";
import { parseDay } from "#values/day.ts";
import { textsInJson, tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { currencies } from "#values/money.ts";
import { recordOf } from "#values/record.ts";
import type { Sentence } from "#values/say.ts";
import { oneLine, readWords } from "#values/text/clean.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import {
  type DistanceField,
  distanceColumnUses,
  distanceFields,
  type FieldKind,
} from "../distance-columns.ts";
import { usualMinimumAge } from "../page/age.ts";
import { raceStatuses } from "../race.ts";
import { isMistypedPrice } from "../written-price.ts";
import type { DistanceDetails, RaceDetails } from "./details.ts";
import { categories, type ListingFilters, listingSorts, listingTimes } from "./listing.ts";
import { editingProblems, neededMessages as needed, editingMessages as say } from "./messages.ts";

const longestLine = 300;
const longestAddress = 2000;
const longestText = 20_000;
const mostPlaces = 1_000_000;
export const highestMinimumAge = 100;

/** A line of text; a blank one is `null`. */
const line = z
  .string()
  .default("")
  .transform(oneLine)
  .pipe(z.string().max(longestLine, inSchema(atMostLetters(longestLine))));

const optionalLine = line.transform((text) => text || null);

const price = line
  .refine((typed) => !isMistypedPrice(typed), inSchema(editingProblems["price-unreadable"]))
  .transform((text) => text || null);

function requiredLine(sentence: Sentence) {
  return line.pipe(z.string().min(1, inSchema(sentence)));
}

const text = z
  .string()
  .default("")
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(longestText, inSchema(atMostLetters(longestText))))
  .transform((typed) => typed || null);

/** An address of the web, or one of ours as earlier versions stored it. */
const link = z
  .string()
  .default("")
  .transform((typed) => typed.trim() || null)
  .refine(
    (typed) => typed === null || typed.length <= longestAddress,
    inSchema(atMostLetters(longestAddress)),
  )
  .refine(
    (typed) => typed === null || isWebAddress(typed) || /^\/(?![/\\])\S+$/.test(typed),
    inSchema(say.linkNeeded),
  );

const day = z
  .string()
  .default("")
  .transform((typed) => typed.trim());

const time = z
  .string()
  .default("")
  .transform((typed) => typed.trim().slice(0, 5) || null)
  .refine(
    (typed) => typed === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
    inSchema(say.timeNeeded),
  );

/** A browser sends an empty file where none was chosen. */
const picture = z
  .union([z.instanceof(File), z.string()])
  .optional()
  .transform((file) => (file instanceof File && file.size > 0 ? file : null));

const details = {
  event: requiredLine(needed.event),
  race_name: requiredLine(needed.race_name),
  start_date: day
    .pipe(z.string().min(1, inSchema(needed.start_date)))
    .refine((typed) => typed === "" || parseDay(typed) !== null, inSchema(say.dayNeeded)),
  start_time: time,
  registration_deadline: day
    .transform((typed) => typed || null)
    .refine((typed) => typed === null || parseDay(typed) !== null, inSchema(say.dayNeeded)),
  minimum_age: z
    .string()
    .default("")
    .transform((typed) => typed.trim() || String(usualMinimumAge))
    .refine(
      (typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= highestMinimumAge,
      inSchema(say.ageNeeded),
    )
    .transform(Number),
  race_type_category: z.enum(categories, inSchema(needed.race_type_category)),
  race_type: requiredLine(needed.race_type),
  race_status: z.enum(raceStatuses, inSchema(say.choiceNeeded)).default("upcoming"),
  registration_status: line.transform((typed) => typed || "open"),
  organizer: optionalLine,
  description: text,
  country: requiredLine(needed.country),
  city: requiredLine(needed.city),
  state_province: optionalLine,
  address: optionalLine,
  google_maps_link: link,
  is_premium: tick,
  registration_link: link,
  external_image_url: link,
  map_url: link,
  elevation_profile_url: link,
  gpx_url: link,
  rules_url: link,
  elevation_gain: optionalLine,
  elevation_loss: optionalLine,
};

const wholeForm = { ...details, race_photo: picture, remove_race_photo: tick, opened: textsInJson };

type Deadline = Partial<Pick<RaceDetails, "start_date" | "registration_deadline">>;

function isInTime({ start_date, registration_deadline }: Deadline): boolean {
  return !start_date || !registration_deadline || registration_deadline <= start_date;
}

const tooLate = {
  path: ["registration_deadline"],
  message: inSchema(editingProblems["deadline-too-late"]),
};

/** The form of a new race. */
export const raceForm = z.object(wholeForm).refine(isInTime, tooLate);

export type RaceForm = z.output<typeof raceForm>;

/** Fields that a form may lack. The schemas of the others would read a missing field as a blank one. */
function mayMiss<Fields extends Record<string, z.ZodType>>(fields: Fields) {
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    z.undefined().or(field).optional(),
  ]);
  // The type of `Object.fromEntries` loses the names of its entries.
  return Object.fromEntries(read) as {
    [Name in keyof Fields]: z.ZodOptional<z.ZodUnion<[z.ZodUndefined, Fields[Name]]>>;
  };
}

/** The form of an organizer. What it lacks stays as it is stored; what it must not change is refused. */
export const organizersRaceForm = z
  .object({ ...wholeForm, ...mayMiss(details) })
  .refine(isInTime, tooLate);

/** The same form of an administrator, who can untick the race's premium. */
export const officeRaceForm = z
  .object({ ...wholeForm, ...mayMiss(details), is_premium: tick })
  .refine(isInTime, tooLate);

/** A form of a race that exists, of an administrator or of an organizer. */
export type EditedForm = z.output<typeof organizersRaceForm>;

/** The fields of a form that changes a race. What is left out stays as it is. */
export type RaceChanges = Partial<EditedForm> &
  Pick<EditedForm, "race_photo" | "remove_race_photo" | "opened">;

/** The fields of the form that are stored unchanged. */
export function detailsOf<Form extends RaceChanges>({
  race_photo: _photo,
  remove_race_photo: _remove,
  opened: _opened,
  ...rest
}: Form) {
  return rest;
}

/** How each kind of field of a distance is read. */
const kinds = {
  line: optionalLine,
  text,
  markdown: text,
  time,
  link,
  price,
  distance: requiredLine(say.distanceNeeded),
  title: requiredLine(say.titleNeeded),
  currency: z.enum(currencies, inSchema(say.choiceNeeded)).default("USD"),
  capacity: line
    .refine(
      (typed) => typed === "" || /^\d{1,7}$/.test(typed),
      inSchema(editingProblems["capacity-unreadable"]),
    )
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .refine(
      (places) => places === null || places <= mostPlaces,
      inSchema(editingProblems["capacity-unreadable"]),
    ),
} satisfies Record<FieldKind, z.ZodType>;

type KindOf<Name extends DistanceField> = (typeof distanceColumnUses)[Name]["field"];

// The type of a record would lose which field is of which kind.
const distanceDetails = recordOf(
  distanceFields,
  (name) => kinds[distanceColumnUses[name].field],
) as { [Name in DistanceField]: (typeof kinds)[KindOf<Name>] };

const wholeDistance = {
  ...distanceDetails,
  image: picture,
  profile_image: picture,
  map_image: picture,
  remove_image: tick,
  remove_profile_image: tick,
  remove_map_image: tick,
  opened: textsInJson,
};

/** The form of a new distance. */
export const distanceForm = z.object(wholeDistance) satisfies z.ZodType<DistanceDetails>;

export type DistanceForm = z.output<typeof distanceForm>;

/** The form of a distance that exists. What it lacks stays as it is stored. */
export const editedDistanceForm = z.object({ ...wholeDistance, ...mayMiss(distanceDetails) });

export type DistanceChanges = z.output<typeof editedDistanceForm>;

/** The form that deletes a race. */
export const deletionForm = z.object({ with_registrations: tick, tell_runners: tick });

/** The ids of a race's distances in their new order. */
export const orderForm = z.object({
  order: z
    .string()
    .transform((typed) => typed.split(","))
    .pipe(z.array(z.guid()).min(1).max(1000)),
});

const listing = z.object({
  q: z.string(),
  status: z.enum(raceStatuses).nullable().catch(null),
  category: z.enum(categories).nullable().catch(null),
  when: z.enum(listingTimes).nullable().catch(null),
  isPremium: z.boolean(),
  sort: z.enum(listingSorts).catch(listingSorts[0]),
}) satisfies z.ZodType<ListingFilters>;

/** Reads the filters of the list of races. Invalid values are ignored. */
export function readListingFilters(params: URLSearchParams): ListingFilters {
  return listing.parse({
    q: readWords(params),
    status: params.get("status"),
    category: params.get("category"),
    when: params.get("when"),
    isPremium: params.has("premium"),
    sort: params.get("sort"),
  });
}
