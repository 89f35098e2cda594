import type { Currency } from "#values/money.ts";
import { canadaCities } from "./canada-cities.ts";
import { canadaWest } from "./canada-west.ts";
import { canadaWild } from "./canada-wild.ts";
import { mexicoCities } from "./mexico-cities.ts";
import { mexicoRoad } from "./mexico-road.ts";
import { mexicoWild } from "./mexico-wild.ts";
import { peruAndes, peruTrail } from "./peru-andes.ts";
import { peruCommunity, peruMultisport } from "./peru-community.ts";
import { peruRoad } from "./peru-road.ts";
import type { DemoRace } from "./race.ts";
import { unitedStatesMarathons } from "./united-states-marathons.ts";
import { unitedStatesRoad } from "./united-states-road.ts";
import { unitedStatesWild } from "./united-states-wild.ts";

export type CatalogRace = DemoRace & { country: string; currency: Currency };

/** All races of the demo. Names are unique. */
export const demoRaces: CatalogRace[] = [
  ...inCountry("Peru", "PEN", [
    ...peruRoad,
    ...peruCommunity,
    ...peruTrail,
    ...peruAndes,
    ...peruMultisport,
  ]),
  ...inCountry("Mexico", "MXN", [...mexicoRoad, ...mexicoCities, ...mexicoWild]),
  ...inCountry("Canada", "CAD", [...canadaCities, ...canadaWest, ...canadaWild]),
  ...inCountry("United States", "USD", [
    ...unitedStatesMarathons,
    ...unitedStatesRoad,
    ...unitedStatesWild,
  ]),
];

function inCountry(country: string, currency: Currency, races: DemoRace[]): CatalogRace[] {
  return races.map((race) => ({ ...race, country, currency }));
}
