import { OriginalPrice } from "#features/races/card/original-price.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { showPrice } from "#features/races/price.ts";
import { mayRegister } from "#features/races/race.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { DistanceEntry } from "./distance-entry.tsx";
import type { DistancePart } from "./race-data.ts";

/** The price of a distance and the way to register for it. */
export function DistanceOffer({ race, distance, unit, today, entries }: DistancePart) {
  const { price } = distance;
  const link = distance.registrationLink ?? race.registrationLink;
  const isOpen = mayRegister(race, today);
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
      ) : link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={
            isOpen
              ? buttonClass({ look: "quiet", size: "small" })
              : "link-strong inline-flex items-center gap-2"
          }
        >
          {isOpen ? "Register for" : "Registration page of"} {formatDistance(distance, unit)}{" "}
          <Icon name="external" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-sm text-muted">Registration link not available</p>
      )}
    </div>
  );
}
