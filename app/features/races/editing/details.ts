import {
  type Contested,
  conflictOf,
  type FieldTexts,
  fieldTexts,
  type Meanwhile,
} from "#values/form/three-way.ts";
import { countryNames } from "#values/geo/country-names.ts";
import type { DistanceField, DistanceRecord } from "../distance-columns.ts";
import { typedPrice } from "../price.ts";
import type { RaceRecord } from "../race-columns.server.ts";
import type { EditingProblem } from "./messages.ts";

type ShownDistance = DistanceDetails & Partial<Record<DistancePicture, string | null>>;

/** The types of a new race. A different stored type is offered too. */
export const raceTypeOptions = ["Road", "Trail", "Ultra", "Triathlon", "MTB"] as const;

export const registrationStatusOptions = ["open", "closed"] as const;

export const usualStartTime = "08:00";

/** Whether the form of a race has a field for each column of `races`, in the order of the form. */
const isRaceField = {
  event: true,
  race_name: true,
  start_date: true,
  start_time: true,
  registration_deadline: true,
  minimum_age: true,
  race_type_category: true,
  race_type: true,
  race_status: true,
  registration_status: true,
  organizer: true,
  description: true,
  country: true,
  city: true,
  state_province: true,
  address: true,
  google_maps_link: true,
  is_premium: true,
  registration_link: true,
  external_image_url: true,
  map_url: true,
  elevation_profile_url: true,
  gpx_url: true,
  rules_url: true,
  elevation_gain: true,
  elevation_loss: true,
  race_photo: false,
  id: false,
  distance: false,
  early_registration_cost: false,
  final_registration_cost: false,
  sequence: false,
  place_id: false,
  time_zone: false,
  created_at: false,
  updated_at: false,
} as const satisfies Record<keyof RaceRecord, boolean>;

type FieldOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends true ? Name : never;
}[keyof Columns] &
  string;

export type RaceField = FieldOf<typeof isRaceField>;

export const raceFields = fieldsOf(isRaceField);

/**
 * What only administrators decide about a race: what it has paid for, whether its runners register
 * here, under whose name its reviews count, and a picture that visitors load from another server.
 */
export const adminFields = [
  "is_premium",
  "race_type_category",
  "organizer",
  "external_image_url",
] as const satisfies RaceField[];

/** The form of a race without its photo, by the names of the columns. */
export type RaceDetails = Pick<RaceRecord, RaceField>;

/** The form of a distance without its pictures, by the names of the columns. */
export type DistanceDetails = Pick<DistanceRecord, DistanceField>;

/** The pictures of a distance, by the names of their columns and of their fields. */
export const distancePictures = [
  "image",
  "profile_image",
  "map_image",
] as const satisfies (keyof DistanceRecord)[];
export type DistancePicture = (typeof distancePictures)[number];

/** A distance as its tab shows it. */
export type EditedDistance = {
  id: string;
  details: DistanceDetails;
  pictures: Record<DistancePicture, string | null>;
  taken: number;
};

/** A race with everything its editor shows. */
export type EditedRace = {
  id: string;
  details: RaceDetails;
  photo: string | null;
  /** That of its place, as IANA names it. */
  timeZone: string;
  /** Runners who have entered here and not cancelled. */
  runners: number;
  /** In the order in which they are shown. */
  distances: EditedDistance[];
};

/** The same for an organizer: without whether it is premium and registers runners here. */
export type OwnRace = Omit<EditedRace, "details"> & {
  details: Omit<RaceDetails, "is_premium" | "race_type_category">;
};

function fieldsOf<Columns extends Record<string, boolean>>(columns: Columns) {
  const isField = (name: string): name is FieldOf<Columns> => columns[name] === true;
  return Object.keys(columns).filter(isField);
}

/** The fields of a race with a closed list of values. Imports and earlier versions may have stored other values. */
export const closedLists = {
  race_type: raceTypeOptions,
  registration_status: registrationStatusOptions,
  country: countryNames,
} as const satisfies Partial<Record<keyof RaceDetails, readonly string[]>>;

type ListedField = keyof typeof closedLists;

/** The fields to be stored whose value is not in their list. */
export function notInList(details: Partial<Record<ListedField, unknown>>): ListedField[] {
  return (Object.keys(closedLists) as ListedField[]).filter((name) => {
    const value = details[name];
    const choices: readonly unknown[] = closedLists[name];
    return value !== undefined && !choices.includes(value);
  });
}

/** Why a form of the editor was not stored. */
export type EditingRefusal = {
  problem: EditingProblem;
  /** The problems of single fields, by their names. */
  fields?: Record<string, EditingProblem>;
  /** How many places of a distance are taken, where that is the problem. */
  taken?: number;
  /** The conflict with another administrator's change. */
  meanwhile?: Meanwhile;
};

/** The refusal of a form that contests what another administrator has stored. */
export function refusedFor(
  contested: Contested[],
  stored: FieldTexts,
  form: { sent: FieldTexts; changed: ReadonlySet<string> },
): EditingRefusal {
  return { problem: "changed-meanwhile", meanwhile: conflictOf(contested, stored, form) };
}

/** The form's values of a distance: prices lack the symbol that saving adds. */
export function distanceTexts(columns: ShownDistance): FieldTexts {
  const { price, discounted_price } = columns;
  return fieldTexts({
    ...columns,
    price: typedPrice(price),
    discounted_price: typedPrice(discounted_price),
  });
}
