import { bibLabel } from "#features/races/card/bib-number.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { raceType } from "#features/races/race-type.ts";
import type { RegistrationRecord } from "#features/registrations/registration.ts";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** The runner's bib: the race on its edge, the distance as its number, the name below. */
export function EntryBib({
  entry,
  unit,
  isNew,
}: {
  entry: RegistrationRecord;
  unit: LengthUnit;
  /** Pinned on before the eyes of the runner who has just registered. */
  isNew: boolean;
}) {
  const { race, distance, firstName, lastName } = entry;
  const state = entry.status === "cancelled" ? " entry-bib-void" : isNew ? " entry-bib-new" : "";
  return (
    <div className={`entry-bib${state}`}>
      <DistanceBib
        edge={bibEdge(race.city, formatDay(race.startDate))}
        number={distance === null ? raceType(race.type).label : bibLabel(distance, unit)}
        name={`${firstName} ${lastName}`}
      />
    </div>
  );
}
