import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import type { DistanceToEnter, RaceToEnter } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { type WizardStep, wizardSteps } from "../answers.ts";
import { findSale, type Sale } from "../prices/queries.server.ts";
import type { EntryTarget } from "../registration.ts";
import type { EntryForm } from "../rules/entry-rules.ts";
import { findEntryForm } from "../rules/queries.server.ts";

/** A wizard that can be shown. */
export type Wizard = {
  race: RaceToEnter;
  form: EntryForm;
  /** `null` where the race sells no entries. */
  sale: Sale | null;
  /** `null` for a race without distances. */
  distance: DistanceToEnter | null;
  target: EntryTarget;
  draftId: string | null;
  step: WizardStep;
};

/** The parts of a wizard address. */
export type WizardAddress =
  | { kind: "wizard"; wizard: Wizard }
  | { kind: "no-race" }
  /** The race has several distances, and the address names none of them. */
  | { kind: "no-distance"; race: RaceToEnter; form: EntryForm };

/** Reads an address of the wizard. The only distance of a race need not be named. */
export async function findWizard(
  { db }: Pick<Services, "db">,
  raceId: string,
  params: URLSearchParams,
): Promise<WizardAddress> {
  const race = await findRaceToEnter({ db }, raceId);
  if (!race) return { kind: "no-race" };
  const form = await findEntryForm({ db }, race.id);
  const distance = chosenDistance(race.distances, params.get("distance"));
  if (distance === undefined) return { kind: "no-distance", race, form };
  return {
    kind: "wizard",
    wizard: {
      race,
      form,
      sale: await findSale({ db }, race.id),
      distance,
      target: { raceId: race.id, distanceId: distance?.id ?? null },
      draftId: readId(params.get("draft")),
      step: wizardSteps.find((step) => String(step) === params.get("step")) ?? 1,
    },
  };
}

/** `null` for the race as a whole, `undefined` where a distance has to be chosen first. */
function chosenDistance(
  distances: DistanceToEnter[],
  named: string | null,
): DistanceToEnter | null | undefined {
  if (named !== null) return distances.find(({ id }) => id === named);
  if (distances.length > 1) return undefined;
  return distances[0] ?? null;
}
