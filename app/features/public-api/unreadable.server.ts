import { readLengths } from "#features/races/filters/read-filters.ts";
import { centerOf } from "#features/races/places/circle.server.ts";
import { countryCode } from "#features/races/places/gazetteer/countries.server.ts";
import { radiusBounds } from "#features/races/places/near.ts";

type Sent = { [Name in "country" | "near" | "within" | "distance" | "from" | "to"]?: unknown };

/**
 * What is wrong with the filters of a list beyond their form, by their names. The website ignores filters
 * that it cannot read; a program would take the answer for the answer to its question.
 */
export function unreadableFilters({ country, near, within, distance, from, to }: Sent) {
  const found: Record<string, string> = {};
  const countries = Array.isArray(country) ? country.filter(isGiven) : [];
  if (countries.some((name) => !countryCode(name))) found.country = "is not a country that we know";
  if (isGiven(distance)) {
    const lengths = readLengths(distance);
    if (!lengths) found.distance = "is not a length: write `10`, `5-21` or `marathon`";
    else if (isTurned(distance)) found.distance = "begins with the longer length";
  }
  if (isGiven(near) && !centerOf({ place: near })) found.near = "is not a place that we know";
  if (isGiven(within)) {
    const km = Number(within);
    if (!isGiven(near)) found.within = "needs `near`";
    else if (km < radiusBounds.from || km > radiusBounds.to) {
      found.within = `must be from ${radiusBounds.from} to ${radiusBounds.to} kilometers`;
    }
  }
  if (isGiven(from) && isGiven(to) && from > to) found.from = "is after `to`";
  return found;
}

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** `10-5` */
function isTurned(distance: string): boolean {
  const [, start, end] = /^([\d.,]+)\s*[-–]\s*([\d.,]+)$/.exec(distance.trim()) ?? [];
  const number = (text = "") => Number(text.replace(",", "."));
  return number(start) > number(end);
}
