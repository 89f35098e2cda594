import { distanceBounds, type RaceFilters } from "./filters.ts";

const dateNames = {
  "this-week": "this week",
  "next-week": "next week",
  "next-month": "next month",
} as const;

/** What a subscribed calendar is called: `Dorsal races: Trail, Cusco, 21–50 km`. */
export function feedName(filters: RaceFilters): string {
  const { from, to } = filters.distance;
  const isEveryDistance = from === distanceBounds.from && to === distanceBounds.to;
  const words = [
    filters.q && `“${filters.q}”`,
    ...filters.types,
    filters.city,
    ...filters.countries,
    !isEveryDistance && (to === distanceBounds.to ? `${from} km and more` : `${from}–${to} km`),
    filters.when && dateNames[filters.when],
    filters.rating && `${filters.rating} stars and up`,
  ].filter(Boolean);
  return words.length > 0 ? `Dorsal races: ${words.join(", ")}` : "Dorsal races";
}
