import { countryNames } from "#values/geo/country-names.ts";
import { type RaceDetails, raceTypeOptions, registrationStatusOptions } from "./details.ts";

/** The fields of a race with a closed list of values. Imports and earlier versions may have stored others. */
export const closedLists = {
  race_type: raceTypeOptions,
  registration_status: registrationStatusOptions,
  country: countryNames,
} as const satisfies Partial<Record<keyof RaceDetails, readonly string[]>>;

type ListedField = keyof typeof closedLists;

/** The fields with a value that is not in their list, among those that are to be stored. */
export function notInList(details: Partial<Record<ListedField, unknown>>): ListedField[] {
  return (Object.keys(closedLists) as ListedField[]).filter((name) => {
    const value = details[name];
    const choices: readonly unknown[] = closedLists[name];
    return value !== undefined && !choices.includes(value);
  });
}
