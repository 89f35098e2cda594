import { formatDistance } from "#features/races/distance.ts";
import { isFull } from "#features/races/race.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import type { LengthUnit } from "#values/length.ts";
import type { ShownDistance, ShownRace } from "./race-data.ts";

/** The short way to register for one distance of an open race, or one word that says why not. */
export function RegisterLink({
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
