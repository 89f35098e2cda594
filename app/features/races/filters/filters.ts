import { href } from "react-router";
import type { Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { type Near, usualRadius } from "../places/near.ts";
import { areaParameters, type MapArea } from "./area.ts";

export const raceViews = ["grid", "month", "week", "map"] as const;
export type RaceView = (typeof raceViews)[number];

/** The orders of the list. `near` is one where the list has a centre. */
export const raceSorts = ["date", "near", "price", "rating"] as const;
export type RaceSort = (typeof raceSorts)[number];

export const raceSortLabels: Record<RaceSort, Words> = {
  date: { en: "Soonest", es: "Fecha más próxima" },
  near: { en: "Nearest", es: "Más cercanas" },
  price: { en: "Lowest price", es: "Menor precio" },
  rating: { en: "Best rated", es: "Mejor calificadas" },
};

export const quickDates = ["this-week", "next-week", "next-month"] as const;
export type QuickDate = (typeof quickDates)[number];

export const quickDateLabels: Record<QuickDate, Words> = {
  "this-week": { en: "This Week", es: "Esta semana" },
  "next-week": { en: "Next Week", es: "Próxima semana" },
  "next-month": { en: "Next Month", es: "Próximo mes" },
};

export const minimumRatings = [3, 4, 5] as const;
export type MinimumRating = (typeof minimumRatings)[number];

export const minimumRatingLabels: Record<MinimumRating, string> = { 3: "3+", 4: "4+", 5: "5" };

/**
 * The ends of the distance slider in kilometres. An upper end of exactly 100 means "and more";
 * `99.5-100.5` and `150-170` are what they say.
 */
export const distanceBounds = { from: 0, to: 100 } as const;

/** Those of the prices, without the file that formats amounts. */
export const currencies: readonly Currency[] = ["USD", "MXN", "PEN", "CAD"];

/** The highest price of the filter, in minor units. */
export const highestMinor = 999_999_999;

/** The filters of the race list. All of them are in the address. */
export type RaceFilters = {
  q: string;
  /** The words are searched for as they are: `december` is a name, not a month. */
  isLiteral: boolean;
  /** Exact race types; empty means all. */
  types: string[];
  /** Parts of country names; empty means all. */
  countries: string[];
  /** A part of a city's name; empty means all. */
  city: string;
  /** Around a place or position. */
  near: Near | null;
  /** Kilometres. */
  distance: { from: number; to: number };
  when: QuickDate | null;
  /** The first and the last day, both included; `null` leaves that end open. */
  dates: { from: Day | null; to: Day | null };
  /** Saturdays and Sundays only. */
  weekends: boolean;
  rating: MinimumRating | null;
  /** The most that one of the asked lengths may cost, converted where a race has another currency. */
  price: { minor: number; currency: Currency } | null;
  /** Only races that take registrations. */
  isOpen: boolean;
  /** The order of the grid; the calendars are in the order of days. */
  sort: RaceSort;
  view: RaceView;
  /** A day inside the month or week that a calendar view shows; `null` means today's. */
  date: Day | null;
  /** The part of the map that is shown; `null` means all four countries. */
  area: MapArea | null;
  /** From 1. The grid and the list beside the map have pages. */
  page: number;
};

export const noFilters: RaceFilters = {
  q: "",
  isLiteral: false,
  types: [],
  countries: [],
  city: "",
  near: null,
  distance: { ...distanceBounds },
  when: null,
  dates: { from: null, to: null },
  weekends: false,
  rating: null,
  price: null,
  isOpen: false,
  sort: "date",
  view: "grid",
  date: null,
  area: null,
  page: 1,
};

/** The fields that narrow the list. The others only choose its order and the part that is shown. */
export type FilterName = Exclude<keyof RaceFilters, "sort" | "view" | "date" | "area" | "page">;

type FilterDefinition = {
  /** What the filter looks at. */
  about: "words" | "place" | "length" | "day" | "rating" | "price" | "registration";
  /** Its parameters in an address. A filter without any is not set. */
  parameters: (filters: RaceFilters) => [name: string, value: string][];
};

/** The name of the filter `isOpen`. */
export const openForRegistration: Words = {
  en: "Open for registration",
  es: "Inscripciones abiertas",
};

/**
 * Every filter, in the order of an address. `read-filters.ts` reads the parameters, and
 * `conditions.server.ts` has the SQL condition of each filter.
 */
const definitions = {
  q: {
    about: "words",
    parameters: ({ q }) => named("q", [q]),
  },
  isLiteral: {
    about: "words",
    parameters: ({ q, isLiteral }) => named("words", [q && isLiteral && "literal"]),
  },
  types: {
    about: "place",
    parameters: ({ types }) => named("type", types),
  },
  countries: {
    about: "place",
    parameters: ({ countries }) => named("country", countries),
  },
  city: {
    about: "place",
    parameters: ({ city }) => named("city", [city]),
  },
  near: {
    about: "place",
    parameters: ({ near }) =>
      near === null
        ? []
        : [
            ...named("near", [near.place]),
            ...named("within", [near.km !== usualRadius && String(near.km)]),
          ],
  },
  distance: {
    about: "length",
    parameters: ({ distance }) => named("distance", [writeRange(distance)]),
  },
  when: {
    about: "day",
    parameters: ({ when }) => named("when", [when]),
  },
  dates: {
    about: "day",
    parameters: ({ dates: { from, to } }) => [...named("from", [from]), ...named("to", [to])],
  },
  weekends: {
    about: "day",
    parameters: ({ weekends }) => named("weekends", [weekends && "1"]),
  },
  rating: {
    about: "rating",
    parameters: ({ rating }) => named("rating", [rating && String(rating)]),
  },
  price: {
    about: "price",
    parameters: ({ price }) => named("price", [price && `${price.minor / 100} ${price.currency}`]),
  },
  isOpen: {
    about: "registration",
    parameters: ({ isOpen }) => named("open", [isOpen && "1"]),
  },
} as const satisfies Record<FilterName, FilterDefinition>;

export type FilterSubject = FilterDefinition["about"];

/** The filters that look at a subject: `FilterAbout<"place">`. */
export type FilterAbout<Subject extends FilterSubject> = {
  [Name in FilterName]: (typeof definitions)[Name]["about"] extends Subject ? Name : never;
}[FilterName];

export const filterNames = Object.keys(definitions) as FilterName[];

/** The address of a list: only what is set, always in the same order. */
export function racesAddress(filters: RaceFilters): string {
  const set = new URLSearchParams(filterNames.flatMap((name) => parametersOf(filters, name)));
  if (filters.sort !== noFilters.sort) set.append("sort", filters.sort);
  for (const [name, value] of viewParametersOf(filters)) set.append(name, value);
  return set.size === 0 ? href("/races") : `${href("/races")}?${set}`;
}

/** What an address says about the view: nothing for the grid, `view=month` and its day for a calendar. */
export function viewParametersOf({ view, date, area, page }: RaceFilters) {
  const isCalendar = view === "month" || view === "week";
  return [
    ...named("view", [view !== "grid" && view]),
    ...named("date", [isCalendar && date]),
    ...(view === "map" ? areaParameters(area) : []),
    ...named("page", [!isCalendar && page > 1 && String(page)]),
  ];
}

/** One filter in an address: `[["from", "2027-03-06"], ["to", "2027-03-08"]]`. */
export function parametersOf(filters: RaceFilters, name: FilterName) {
  return definitions[name].parameters(filters);
}

/** The filters that are set. */
export function filtersInUse(filters: RaceFilters): FilterName[] {
  return filterNames.filter((name) => isSet(filters, name));
}

export function isSet(filters: RaceFilters, name: FilterName): boolean {
  return parametersOf(filters, name).length > 0;
}

/** What a filter looks at. */
export function subjectOf(name: FilterName): FilterSubject {
  return definitions[name].about;
}

/** The filters without one of them, or without one `choice` of it, back on the first page. */
export function withoutFilter(
  filters: RaceFilters,
  name: FilterName,
  choice?: string,
): RaceFilters {
  if (choice !== undefined && holdsChoices(name)) {
    return { ...filters, [name]: filters[name].filter((one) => one !== choice), page: 1 };
  }
  return inOwnOrder({ ...filters, [name]: noFilters[name], page: 1 });
}

/** The same view in the same order without filters: "Clear All Filters". */
export function withoutFilters({ sort, view, date, area }: RaceFilters): RaceFilters {
  return inOwnOrder({ ...noFilters, sort, view, date, area });
}

/** The orders that these filters allow: nearness needs a centre. */
export function sortsOf({ near }: RaceFilters): RaceSort[] {
  return raceSorts.filter((sort) => sort !== "near" || near !== null);
}

/** The filters in the order of days where they do not allow their own order. */
export function inOwnOrder(filters: RaceFilters): RaceFilters {
  return sortsOf(filters).includes(filters.sort) ? filters : { ...filters, sort: noFilters.sort };
}

/** The filters of which several values can be chosen. */
type ChoicesName = {
  [Name in FilterName]: RaceFilters[Name] extends string[] ? Name : never;
}[FilterName];

/** Whether several values of a filter can be chosen. */
export function holdsChoices(name: FilterName): name is ChoicesName {
  return Array.isArray(noFilters[name]);
}

function named(
  name: string,
  values: readonly (string | false | null)[],
): [name: string, value: string][] {
  return values.flatMap((value) => (value ? [[name, value]] : []));
}

function writeRange({ from, to }: RaceFilters["distance"]): string | null {
  const isWhole = from <= distanceBounds.from && to === distanceBounds.to;
  return isWhole ? null : `${from}-${to}`;
}
