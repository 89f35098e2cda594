import { formatDistance } from "#features/races/distance.ts";
import { showPrice } from "#features/races/price.ts";
import { hasWayIn, isFull } from "#features/races/race.ts";
import { mayRegister } from "#features/races/standing.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Table } from "#ui/list/table.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type DistanceFigures, distanceFigures } from "./distance-facts.ts";
import type { ShownDistance, ShownRace } from "./race-data.ts";

const columns: readonly { figure: keyof DistanceFigures; head: string }[] = [
  { figure: "climb", head: "Climb" },
  { figure: "highest", head: "Highest point" },
  { figure: "start", head: "Start" },
  { figure: "limit", head: "Limit" },
  { figure: "places", head: "Places" },
];

/** A distance that is named by its length. */
const lengthName = /^[\d.,]+ ?(k|km|mi|miles?)?$/i;

/**
 * The distances of a race side by side, on screens that are wide enough. On a phone the tabs have the
 * same facts.
 */
export function DistanceComparison({
  race,
  unit,
  today,
  entries,
}: {
  race: ShownRace;
  unit: LengthUnit;
  today: Day;
  entries: EntryIn[];
}) {
  const isOpen = mayRegister(race, today) && hasWayIn(race);
  const rows = race.distances.map((distance) => ({
    distance,
    figures: distanceFigures(race, distance, unit),
  }));
  const shown = columns.filter(({ figure }) => rows.some(({ figures }) => figures[figure]));
  const heads = ["Distance", ...shown.map(({ head }) => head), "Price"];
  return (
    <div className="distance-comparison">
      <Table
        caption="The distances side by side"
        head={isOpen ? [...heads, "Registration"] : heads}
      >
        {rows.map(({ distance, figures }) => (
          <tr key={distance.id}>
            <th scope="row">
              {formatDistance(distance, unit)}
              {!lengthName.test(distance.text.trim()) && figures.length && (
                <small>{figures.length}</small>
              )}
            </th>
            {shown.map(({ figure }) => (
              <td key={figure}>{figures[figure] || "–"}</td>
            ))}
            <td>{showPrice(distance.price)}</td>
            {isOpen && (
              <td>
                <RegisterLink race={race} distance={distance} unit={unit} entries={entries} />
              </td>
            )}
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** The short way to register for one distance of an open race, or one word that says why not. */
function RegisterLink({
  race,
  distance,
  unit,
  entries,
}: {
  race: ShownRace;
  distance: ShownDistance;
  unit: LengthUnit;
  entries: EntryIn[];
}) {
  const words = (
    <>
      Register<span className="sr-only"> for {formatDistance(distance, unit)}</span>
    </>
  );
  if (race.category === "internal") {
    if (entries.some(({ distanceId }) => distanceId === distance.id)) return "Registered";
    if (isFull(distance)) return "Full";
    const to = wizardPath({ raceId: race.id, distanceId: distance.id });
    return (
      <TextLink to={to} look="strong">
        {words}
      </TextLink>
    );
  }
  const link = distance.registrationLink ?? race.registrationLink;
  return link ? (
    <OutsideLink href={link} look="strong">
      {words}
    </OutsideLink>
  ) : (
    "–"
  );
}
