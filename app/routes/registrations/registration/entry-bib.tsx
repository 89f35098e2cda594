import { bibLabel } from "#features/races/card/bib-number.ts";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { raceType } from "#features/races/race-type.ts";
import type { RegistrationRecord } from "#features/registrations/registration.ts";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** The runner's bib: the race on its edge, the distance as its number, the name below. */
export function EntryBib({ entry, unit }: { entry: RegistrationRecord; unit: LengthUnit }) {
  const { race, distance, firstName, lastName } = entry;
  return (
    <div className={`entry-bib${entry.status === "cancelled" ? " entry-bib-void" : ""}`}>
      <DistanceBib
        edge={`${race.city} · ${formatDay(race.startDate)}`}
        number={distance === null ? raceType(race.type).label : bibLabel(distance, unit)}
        name={`${firstName} ${lastName}`}
      />
    </div>
  );
}
