import type { Currency } from "#values/money.ts";
import type { DemoRace } from "./race.ts";
import { canadaCities } from "./races/canada-cities.ts";
import { canadaWest } from "./races/canada-west.ts";
import { canadaWild } from "./races/canada-wild.ts";
import { mexicoCities } from "./races/mexico-cities.ts";
import { mexicoRoad } from "./races/mexico-road.ts";
import { mexicoWild } from "./races/mexico-wild.ts";
import { peruAndes } from "./races/peru-andes.ts";
import { peruCommunity } from "./races/peru-community.ts";
import { peruMultisport } from "./races/peru-multisport.ts";
import { peruRoad } from "./races/peru-road.ts";
import { peruTrail } from "./races/peru-trail.ts";
import { unitedStatesMarathons } from "./races/united-states-marathons.ts";
import { unitedStatesRoad } from "./races/united-states-road.ts";
import { unitedStatesWild } from "./races/united-states-wild.ts";

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
