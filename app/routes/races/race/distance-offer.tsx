import { OriginalPrice } from "#features/races/card/original-price.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { showPrice } from "#features/races/price.ts";
import { registrationRefusals } from "#features/registrations/messages.ts";
import { obstacleAnywhere } from "#features/registrations/obstacle.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { DistanceEntry } from "./distance-entry.tsx";
import type { DistancePart } from "./race-data.ts";

/** The price of a distance and the way to register for it. */
export function DistanceOffer({ race, distance, unit, today, entries }: DistancePart) {
  const { price } = distance;
  const link = distance.registrationLink ?? race.registrationLink;
  const obstacle = obstacleAnywhere(race, null, { today });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="flex items-baseline gap-2.5">
        <OriginalPrice price={price} />
        <strong className="num text-2xl">{showPrice(price)}</strong>
      </p>
      {race.category === "internal" ? (
        <DistanceEntry
          race={race}
          distance={distance}
          unit={unit}
          today={today}
          entries={entries}
        />
      ) : link && obstacle ? (
        <p className="text-sm font-medium">
          {registrationRefusals[obstacle]} <OutsideLink href={link}>Organizer's page</OutsideLink>
        </p>
      ) : link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          Register for {formatDistance(distance, unit)} <Icon name="external" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-sm text-muted">Registration link not available</p>
      )}
    </div>
  );
}
