import { Link } from "react-router";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";

/** The common distances, to choose with one click. */
export function Presets({
  query,
  meters,
}: {
  query: PaceQuery;
  /** The length of the typed distance. */
  meters: number | null;
}) {
  return (
    <ul aria-label="Common distances" className="pace-presets">
      {standardDistances.map(({ name, meters: length }) => (
        <li key={name}>
          <Link
            to={paceAddress({ ...query, distance: name })}
            replace
            preventScrollReset
            aria-current={length === meters ? "true" : undefined}
            className="chip chip-outline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
