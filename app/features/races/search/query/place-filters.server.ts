import { and, or, type SQL, sql } from "drizzle-orm";
import { metersBetween } from "#values/geo/position.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import type { FilterAbout, RaceFilters } from "../../filters/filters.ts";
import { centerOf, isWithinCircle } from "../../places/circle.server.ts";
import { typesOfBadge } from "../../race-type.ts";
import type { FacetPlace } from "./facet-places.server.ts";

type PlaceFilters = Pick<RaceFilters, FilterAbout<"place">>;

/** One filter on the type and place of a race, in SQL and in JavaScript. Both mean the same. */
type PlaceFilter = {
  /** Over `race_facets`; nothing where the filter is not set. */
  condition: (filters: PlaceFilters) => SQL | undefined;
  /** The same condition in JavaScript, for a type and place that is already loaded. */
  test: (filters: PlaceFilters) => (place: FacetPlace) => boolean;
};

export const placeFilters: Record<FilterAbout<"place">, PlaceFilter> = {
  /** Races that have a chosen badge, or exactly the stored type if the choice is not a badge. */
  types: {
    condition: ({ types }) =>
      or(
        ...types.map((choice) => {
          const stored = typesOfBadge(choice);
          return stored.length === 0 ? sql`race_type = ${choice}` : sql`type_norm in ${stored}`;
        }),
      ),
    test: ({ types }) => {
      const badges = new Set(types.filter((type) => typesOfBadge(type).length > 0));
      return (place) =>
        types.length === 0 || badges.has(place.type) || types.includes(place.storedType);
    },
  },
  /** A chosen country is a part of the stored name. */
  countries: {
    condition: ({ countries }) => or(...countries.map((part) => contains(sql`country_norm`, part))),
    test: ({ countries }) => {
      const parts = countries.map(fold);
      return ({ foldedCountry }) =>
        parts.length === 0 || parts.some((part) => foldedCountry.includes(part));
    },
  },
  /** The chosen city is a part of the stored name from the beginning of a word on: `Lima` is not `Colima`. */
  city: {
    condition: ({ city }) =>
      city ? sql`(' ' || city_norm) like ${`% ${literal(fold(city))}%`}` : undefined,
    test: ({ city }) => {
      const part = ` ${fold(city)}`;
      return ({ foldedCity }) => city === "" || ` ${foldedCity}`.includes(part);
    },
  },
  /** The place of the race lies in a circle. A place that is not known holds no races. */
  near: {
    condition: ({ near }) => {
      if (near === null) return undefined;
      const center = centerOf(near);
      if (center === null) return sql`false`;
      return sql`place_id in (select p.id from places p where ${isWithinCircle(center, near.km)})`;
    },
    test: ({ near }) => {
      if (near === null) return () => true;
      const center = centerOf(near);
      if (center === null) return () => false;
      // A place has races of several types.
      const known = new Map<number, boolean>();
      return ({ place }) => {
        if (place === null) return false;
        const isNear =
          known.get(place.id) ?? metersBetween(center, place.position) <= near.km * 1000;
        known.set(place.id, isNear);
        return isNear;
      };
    },
  },
};

/** The conditions on the type and place of a race; empty when no filter uses them. */
export function placeMatches(filters: PlaceFilters): SQL | undefined {
  const conditions = and(...Object.values(placeFilters).map(({ condition }) => condition(filters)));
  return conditions && sql`s.facet_id in (select facet_id from race_facets where ${conditions})`;
}

function contains(column: SQL, part: string): SQL {
  return sql`${column} like ${`%${literal(fold(part))}%`}`;
}
