import { mapCountries } from "#drawing/map/countries.ts";
import type { PlaneBox } from "#values/geo/plane.ts";
import { type RaceFilters, racesAddress } from "../../search/filters.ts";
import type { MapArea } from "../area.ts";

/** The whole map, or one country that fills it. */
export function CountryJumps({ filters }: { filters: RaceFilters }) {
  const to = (area: MapArea | null) => racesAddress({ ...filters, area, page: 1 });
  return (
    <nav aria-label="Parts of the map" className="map-jumps">
      <a href={to(null)} data-box="whole" aria-current={filters.area ? undefined : "true"}>
        All four
      </a>
      {mapCountries.map(({ code, name, box }) => (
        <a
          key={code}
          href={to({ box, zoom: null })}
          data-box={writtenBox(box)}
          aria-current={filters.area && isSame(filters.area.box, box) ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** A box as the script of the map reads it. */
export function writtenBox({ left, top, right, bottom }: PlaneBox): string {
  return [left, top, right, bottom].join(",");
}

function isSame(one: PlaneBox, other: PlaneBox): boolean {
  return writtenBox(one) === writtenBox(other);
}
