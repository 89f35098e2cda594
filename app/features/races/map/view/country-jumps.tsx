import { mapCountries } from "#drawing/map/countries.ts";
import { isFitted } from "#drawing/map/view.ts";
import type { PlaneBox } from "#values/geo/plane.ts";
import type { MapArea } from "../../filters/area.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";

/** The whole map, or one country that fills it. */
export function CountryJumps({
  filters,
  home,
}: {
  filters: RaceFilters;
  /** What is shown when no part is asked for. */
  home: PlaneBox;
}) {
  const isShown = (box: PlaneBox) => isFitted(filters.area?.box ?? home, box);
  const currentFor = (box: PlaneBox) => (isShown(box) ? "true" : undefined);
  const to = (area: MapArea | null) => racesAddress({ ...filters, area, page: 1 });
  return (
    <nav aria-label="Parts of the map" className="map-jumps">
      <a href={to(null)} data-part="" aria-current={currentFor(home)}>
        {filters.near ? "The circle" : "All four"}
      </a>
      {mapCountries.map(({ code, name, box }) => (
        <a key={code} href={to({ box, zoom: null })} data-part="" aria-current={currentFor(box)}>
          {name}
        </a>
      ))}
    </nav>
  );
}
