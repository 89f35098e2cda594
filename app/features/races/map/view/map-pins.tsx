import { useSay } from "#ui/language/language.tsx";
import type { ListBefore } from "../../card/list-before.ts";
import type { RaceFilters } from "../../filters/filters.ts";
import type { MapPins as Pins } from "../race-map.ts";
import { MapPin } from "./map-pin.tsx";

/** The pins of the window. While its size is not known, those of a wide and of a narrow one: the sheet shows one. */
export function MapPins({
  filters,
  pins,
  before,
}: {
  filters: RaceFilters;
  pins: Pins;
  before: ListBefore;
}) {
  const say = useSay();
  const lists =
    pins.at === "zoom"
      ? [{ name: "all", shown: pins.pins }]
      : [
          { name: "wide", shown: pins.wide },
          { name: "narrow", shown: pins.narrow },
        ];
  return lists.map(({ name, shown }) => (
    <ul
      key={name}
      className={`map-pins map-pins-${name}`}
      aria-label={say({ en: "Races on the map", es: "Carreras en el mapa" })}
    >
      {shown.map((pin) => (
        <li key={pin.id}>
          <MapPin pin={pin} filters={filters} before={before} />
        </li>
      ))}
    </ul>
  ));
}
