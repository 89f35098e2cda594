import { raceKinds, raceType } from "../../race-type.ts";
import type { FacetCount } from "../../search/facets/facets.ts";

/** The colours of the types that the list has. */
export function Key({ types }: { types: FacetCount[] }) {
  const found = new Map(
    types
      .filter(({ count }) => count > 0)
      .map(({ value }) => raceType(value))
      .map(({ kind, label }) => [kind, kind === "other" ? "Other" : label]),
  );
  return (
    <ul className="map-key" aria-label="Colors of the race types">
      {raceKinds.map(
        (kind) =>
          found.has(kind) && (
            <li key={kind} className={`type-${kind}`}>
              {found.get(kind)}
            </li>
          ),
      )}
    </ul>
  );
}
