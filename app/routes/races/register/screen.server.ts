import { randomUUID } from "node:crypto";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import { loginPath, signupPath } from "#features/accounts/sign-in/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { findDraft } from "#features/registrations/drafts.server.ts";
import { knownAnswers } from "#features/registrations/known-answers.server.ts";
import { obstacles, registrationObstacle } from "#features/registrations/obstacle.ts";
import { entriesIn } from "#features/registrations/queries.server.ts";
import { readAnswers } from "#features/registrations/schema.ts";
import { findWizard, type Wizard } from "#features/registrations/wizard.server.ts";
import { reopeningPath, type Step, wizardPath } from "#features/registrations/wizard.ts";
import { services } from "#services/context.ts";
import { registrationCountries } from "#values/countries.ts";
import { toDay } from "#values/day.ts";
import type { Offer, Screen } from "./screen.ts";

/** What the wizard's loader and action are given. */
export type Asked = {
  request: Request;
  url: URL;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
};

/** @throws {Response} where there is no such race, or where a distance has to be chosen first */
export async function requireWizard({ context, params, url }: Asked): Promise<Wizard> {
  const wizard = await findWizard(services(context), params.id, url.searchParams);
  if (!wizard) throw data("Race Not Found", 404);
  if (wizard.distance !== undefined) return wizard;
  throw redirect(`${href("/races/:id", { id: wizard.race.id })}#distances`, 303);
}

/** The screen that an address leads to: what stands in the way comes before the form. */
export async function screenOf(args: Asked, wizard: Wizard): Promise<Screen> {
  const { db, now } = services(args.context);
  const { race, distance = null, distanceId, draftId, step } = wizard;
  const place = { raceId: race.id, distanceId };
  const viewer = await findViewer(args);
  const entries = viewer ? await entriesIn({ db }, viewer, race.id) : [];
  const draft = viewer && draftId ? await findDraft({ db }, viewer, { ...place, draftId }) : null;
  if (draft?.registrationId) {
    throw redirect(href("/registrations/:id", { id: draft.registrationId }), 303);
  }
  const own = entries.find((entry) => entry.distanceId === distanceId);
  const today = toDay(now());
  const obstacle = registrationObstacle(race, distance, { today, isRegistered: Boolean(own) });
  if (obstacle) {
    return { kind: "obstacle", sentence: obstacles[obstacle], registrationId: own?.id ?? null };
  }
  if (!viewer) {
    const from = reopeningPath(place);
    return { kind: "sign-in", login: loginPath(from), signup: signupPath(from) };
  }
  if (draftId === null) throw redirect(wizardPath({ ...place, draftId: randomUUID(), step: 1 }));
  const answers = draft?.answers ?? {};
  const open = Math.min(step, readAnswers(answers, today).step) as Step;
  if (open !== step) throw redirect(wizardPath({ ...place, draftId, step: open }));
  const known = { country: countryOf(race.country), ...(await knownAnswers({ db }, viewer)) };
  return { kind: "step", step, draftId, answers: { ...known, ...answers } };
}

function countryOf(country: string): string {
  return registrationCountries.find((offered) => offered === country) ?? "Other";
}

export function offerOf({ race, distance }: Wizard): Offer {
  const { id, name, type, startDate, startTime, city, stateProvince, country } = race;
  return {
    id,
    name,
    type,
    startDate,
    startTime,
    city,
    stateProvince,
    country,
    distance: distance ? { id: distance.id, text: distance.text, meters: distance.meters } : null,
    price: distance?.price ?? race.price,
  };
}
