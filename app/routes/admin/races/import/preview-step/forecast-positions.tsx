import { href, Link } from "react-router";
import { openRaces } from "#features/races/import/preview/forecast.ts";
import type { RaceImport } from "#features/races/import/race-import.ts";
import { withQuery } from "#values/address.ts";
import { formatCount } from "#values/text/count.ts";

/** How many races of a file would be on the map, and which ones would not. */
export function ForecastPositions({ found }: { found: RaceImport }) {
  const { places } = found.forecast;
  if (!places || found.raceCount === 0) return null;
  const open = openRaces(found.forecast);
  const own = href("/admin/races/import/:id", { id: found.id });
  return (
    <p>
      Positions: <strong>{formatCount(places.found)}</strong> found,{" "}
      <strong>{formatCount(places.unsure)}</strong> not sure,{" "}
      <strong>{formatCount(places.unknown)}</strong> unknown.
      {open > 0 && (
        <>
          {" "}
          <Link to={`${withQuery(own, { show: "open" })}#races`} className="link">
            {open === 1 ? "See the one" : `See the ${formatCount(open)}`} without a sure position
          </Link>{" "}
          and correct {open === 1 ? "its town and state" : "their towns and states"} in the file, or
          decide after the import. Until then {open === 1 ? "it is" : "they are"} not on the map.
        </>
      )}
    </p>
  );
}
