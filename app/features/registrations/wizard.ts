import { href } from "react-router";
import type { Answers } from "./schema.ts";

/** The steps that one fills in; step 0, the sign-in prompt, has nothing to fill in. */
export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];

/** The parameter that leads from the page of a race into the wizard: see `reopeningPath`. */
export const reopening = "register";

const wholeRace = "race";

/** What each step asks for; the last one only shows it. */
export const fieldsOf = {
  1: ["firstName", "lastName", "dateOfBirth", "phone", "country"],
  2: [
    "insuranceProvider",
    "policyNumber",
    "emergencyContactName",
    "emergencyContactPhone",
    "waiverAccepted",
  ],
  3: [],
} as const satisfies Record<Step, readonly (keyof Answers)[]>;

type Place = { raceId: string; distanceId: string | null };

/** The wizard for a distance; where it opens a draft follows, and from then on a step. */
export function wizardPath({ raceId, ...place }: Place & { draftId?: string; step?: Step }) {
  return `${href("/races/:id/register", { id: raceId })}${query(place)}`;
}

/** Where a step is posted to that is left for the one before it. */
export function backPath({ raceId, ...place }: Place & { draftId: string; step: Step }) {
  return `${href("/races/:id/register/back", { id: raceId })}${query(place)}`;
}

/** The page of a race with the word that opens the wizard: signing in leads back there. */
export function reopeningPath({ raceId, distanceId }: Place): string {
  const marker = new URLSearchParams({ [reopening]: distanceId ?? wholeRace });
  return `${href("/races/:id", { id: raceId })}?${marker}`;
}

/** Where that word leads to; `null` where an address does not carry it. */
export function reopenedPath(raceId: string, params: URLSearchParams): string | null {
  const asked = params.get(reopening);
  if (asked === null) return null;
  return wizardPath({ raceId, distanceId: asked === wholeRace ? null : asked });
}

/** The answers of one step as a form carries them; a box that is not ticked is an answer too. */
export function answersIn(step: Step, form: FormData): Answers {
  const answers: Answers = {};
  for (const field of fieldsOf[step]) {
    const typed = form.get(field);
    answers[field] = typeof typed === "string" ? typed.replaceAll("\0", "").toWellFormed() : "";
  }
  return answers;
}

function query(place: { distanceId: string | null; draftId?: string; step?: Step }): string {
  const params = new URLSearchParams();
  if (place.distanceId) params.set("distance", place.distanceId);
  if (place.draftId) params.set("draft", place.draftId);
  if (place.step) params.set("step", String(place.step));
  return params.size > 0 ? `?${params}` : "";
}
