import { href } from "react-router";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { showPrice } from "#features/races/price.ts";
import { placeOf } from "#features/races/race.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { WizardOffer } from "./screen.ts";
import type { WizardBib } from "./wizard-bib.ts";

/**
 * The race and distance of the registration, above every screen of the wizard, with the bib that they
 * make.
 */
export function WizardHead({
  offer,
  unit,
  bib,
}: {
  offer: WizardOffer;
  unit: LengthUnit;
  bib: WizardBib;
}) {
  const facts = [
    offer.distance && formatDistance(offer.distance, unit),
    [formatDay(offer.startDate), offer.startTime && formatClockTime(offer.startTime)]
      .filter(Boolean)
      .join(", "),
    placeOf(offer),
    offer.price.kind !== "unknown" && showPrice(offer.price),
  ].filter(Boolean);
  return (
    <header>
      <TextLink
        to={href("/races/:id", { id: offer.id })}
        className="inline-flex min-h-6 items-center gap-1 text-sm"
      >
        <Icon name="chevron-left" className="size-4" />
        Back to the race
      </TextLink>
      <div className="mt-4 flex items-start gap-5">
        <div className="wizard-bib">
          <DistanceBib {...bib} />
        </div>
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">Register for {offer.name}</h1>
          <ul className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {facts.map((fact) => (
              <li key={String(fact)}>{fact}</li>
            ))}
          </ul>
          {offer.price.kind !== "free" && (
            <p className="mt-2 max-w-text text-sm text-muted">
              Nothing is charged here: entry fees are handled by the organizer and its payment
              processor.
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
