import { bibLabel } from "#features/races/card/bib-number.ts";
import { raceType } from "#features/races/race-type.ts";
import { formatShortDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { WizardOffer } from "./screen.ts";

/** The words on the bib that a registration makes. */
export type WizardBib = { edge: string; number: string; name: string };

/** @param runner - the name of the runner, as far as it is typed */
export function wizardBib(offer: WizardOffer, unit: LengthUnit, runner: string): WizardBib {
  const { startDate, distance, type } = offer;
  return {
    edge: formatShortDay(startDate),
    number: distance ? bibLabel(distance.text, unit) : raceType(type).label,
    name: runner || "Your name",
  };
}
