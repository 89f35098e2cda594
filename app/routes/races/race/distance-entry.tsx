import { href } from "react-router";
import { formatDistance } from "#features/races/distance.ts";
import { registrationRefusals } from "#features/registrations/messages.ts";
import { registrationObstacle } from "#features/registrations/obstacle.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { DistancePart } from "./race-data.ts";

/** Registration on this site for one distance, or why that is not possible. */
export function DistanceEntry({ race, distance, unit, today, entries }: DistancePart) {
  const own = entries.find(({ distanceId }) => distanceId === distance.id);
  const obstacle = registrationObstacle(race, distance, { today, isRegistered: Boolean(own) });
  if (!obstacle) {
    return (
      <ButtonLink size="small" to={wizardPath({ raceId: race.id, distanceId: distance.id })}>
        Register<span className="sr-only"> for {formatDistance(distance, unit)}</span>
      </ButtonLink>
    );
  }
  return (
    <p className="text-sm font-medium">
      {registrationRefusals[obstacle]}{" "}
      {own && (
        <TextLink to={href("/registrations/:id", { id: own.id })}>See your registration</TextLink>
      )}
    </p>
  );
}
