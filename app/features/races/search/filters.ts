import { href } from "react-router";
import { type Day, formatDay, formatDays } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";

export const raceViews = ["grid", "month", "week"] as const;
export type RaceView = (typeof raceViews)[number];

export const quickDates = ["this-week", "next-week", "next-month"] as const;
export type QuickDate = (typeof quickDates)[number];

export const quickDateLabels: Record<QuickDate, string> = {
  "this-week": "This Week",
  "next-week": "Next Week",
  "next-month": "Next Month",
};

export const minimumRatings = [3, 4, 5] as const;
export type MinimumRating = (typeof minimumRatings)[number];

export const minimumRatingLabels: Record<MinimumRating, string> = { 3: "3+", 4: "4+", 5: "5" };

/**
 * The ends of the distance slider in kilometres. An upper end of exactly 100 means "and more";
 * `99.5-100.5` and `150-170` are what they say.
 */
export const distanceBounds = { from: 0, to: 100 } as const;

/** What a visitor asks the race list for. All of it stands in the address. */
export type RaceFilters = {
  q: string;
  /** The words are looked for as they stand: `december` is a name, not a month. */
  isLiteral: boolean;
  /** Exact race types; empty means all. */
  types: string[];
  /** Parts of country names; empty means all. */
  countries: string[];
  /** A part of a city's name; empty means all. */
  city: string;
  /** Kilometres. */
  distance: { from: number; to: number };
  when: QuickDate | null;
  /** The first and the last day, both included; `null` leaves that end open. */
  dates: { from: Day | null; to: Day | null };
  rating: MinimumRating | null;
  view: RaceView;
  /** A day inside the month or week that a calendar view shows; `null` means today's. */
  date: Day | null;
  /** From 1. Only the grid has pages. */
  page: number;
};

export const noFilters: RaceFilters = {
  q: "",
  isLiteral: false,
  types: [],
  countries: [],
  city: "",
  distance: { ...distanceBounds },
  when: null,
  dates: { from: null, to: null },
  rating: null,
  view: "grid",
  date: null,
  page: 1,
};

/** What narrows the list. The view, its date and the page only say which part of it is shown. */
export const filterNames = [
  "q",
  "isLiteral",
  "types",
  "countries",
  "city",
  "distance",
  "when",
  "dates",
  "rating",
] as const;
export type FilterName = (typeof filterNames)[number];

/** A filter that is set, as a chip shows it, and the filters that are left without it. */
export type ActiveFilter = { name: FilterName; label: string; without: RaceFilters };

/** The address of a list: only what is set, always in the same order. */
export function racesAddress(filters: RaceFilters): string {
  const { from, to } = filters.distance;
  const set = new URLSearchParams();
  if (filters.q) set.append("q", filters.q);
  if (isSet(filters, "isLiteral")) set.append("words", "literal");
  for (const type of filters.types) set.append("type", type);
  for (const country of filters.countries) set.append("country", country);
  if (filters.city) set.append("city", filters.city);
  if (isSet(filters, "distance")) set.append("distance", `${from}-${to}`);
  if (filters.when) set.append("when", filters.when);
  if (filters.dates.from) set.append("from", filters.dates.from);
  if (filters.dates.to) set.append("to", filters.dates.to);
  if (filters.rating) set.append("rating", String(filters.rating));
  if (filters.view !== "grid") set.append("view", filters.view);
  if (filters.view !== "grid" && filters.date) set.append("date", filters.date);
  if (filters.view === "grid" && filters.page > 1) set.append("page", String(filters.page));
  return set.size === 0 ? href("/races") : `${href("/races")}?${set}`;
}

export function isSet(filters: RaceFilters, name: FilterName): boolean {
  if (name === "distance") {
    const { from, to } = filters.distance;
    return from > distanceBounds.from || to !== distanceBounds.to;
  }
  if (name === "isLiteral") return filters.isLiteral && filters.q !== "";
  if (name === "dates") return filters.dates.from !== null || filters.dates.to !== null;
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The filters without one of them, or without one `choice` of it, back on the first page. */
export function withoutFilter(
  filters: RaceFilters,
  name: FilterName,
  choice?: string,
): RaceFilters {
  if (choice !== undefined && (name === "types" || name === "countries")) {
    return { ...filters, [name]: filters[name].filter((one) => one !== choice), page: 1 };
  }
  return { ...filters, [name]: noFilters[name], page: 1 };
}

/** The view, without anything that narrows it: "Clear All Filters". */
export function withoutFilters({ view, date }: RaceFilters): RaceFilters {
  return { ...noFilters, view, date };
}

/** The filters that are set, one for each chip. */
export function activeFilters(filters: RaceFilters, unit: LengthUnit): ActiveFilter[] {
  const set = filterNames.filter((name) => isSet(filters, name));
  return set.flatMap((name): ActiveFilter[] => {
    if (name === "types" || name === "countries") {
      return filters[name].map((choice) => ({
        name,
        label: choice,
        without: withoutFilter(filters, name, choice),
      }));
    }
    const label = filterLabel(filters, name, unit);
    return [{ name, label, without: withoutFilter(filters, name) }];
  });
}

/** A filter in words: `“lima”`, `Road, Trail`, `10–65 km`, `42 km and more`, `This Week`, `4+ stars`. */
export function filterLabel(filters: RaceFilters, name: FilterName, unit: LengthUnit): string {
  switch (name) {
    case "q":
      return `“${filters.q}”`;
    case "isLiteral":
      return "Words taken literally";
    case "types":
    case "countries":
      return filters[name].join(", ");
    case "city":
      return filters.city;
    case "distance":
      return distanceLabel(filters.distance, unit);
    case "when":
      return filters.when ? quickDateLabels[filters.when] : "";
    case "dates":
      return datesLabel(filters.dates);
    case "rating":
      return filters.rating ? `${minimumRatingLabels[filters.rating]} stars` : "";
  }
}

/** `March 6, 2027`, `March 6 – 8, 2027`, `From March 6, 2027`, `Until March 8, 2027`. */
function datesLabel({ from, to }: RaceFilters["dates"]): string {
  if (from && to) return formatDays(from, to);
  if (from) return `From ${formatDay(from)}`;
  return to ? `Until ${formatDay(to)}` : "Any date";
}

/** `10–65 km`, `Up to 10 km`, `42 km and more`, `Any distance`; in miles where they are read. */
export function distanceLabel({ from, to }: RaceFilters["distance"], unit: LengthUnit): string {
  const [start, end] = [formatLength(from * 1000, unit), formatLength(to * 1000, unit)];
  const [hasStart, hasEnd] = [from > distanceBounds.from, to !== distanceBounds.to];
  if (hasStart && hasEnd) return `${start.replace(` ${unit}`, "")}–${end}`;
  if (hasStart) return `${start} and more`;
  return hasEnd ? `Up to ${end}` : "Any distance";
}
