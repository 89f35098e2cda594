import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import type { WizardStep } from "../answers.ts";
import type { EntryTarget } from "../registration.ts";

/** The parameter that leads from the page of a race into the wizard: see `reopeningPath`. */
export const reopening = "register";

const wholeRace = "race";

type WizardPlace = EntryTarget & { draftId?: string; step?: WizardStep };

/** The wizard for a race or distance. A draft and a step follow once it is open. */
export function wizardPath({ raceId, distanceId, draftId, step }: WizardPlace): string {
  const path = href("/races/:id/register", { id: raceId });
  return withQuery(path, { distance: distanceId, draft: draftId, step });
}

/** The two steps of the form as the organizers of a race try them out: nothing is stored. */
export function previewPath({ raceId, distanceId }: EntryTarget, step: 1 | 2): string {
  const path = href("/races/:id/register", { id: raceId });
  return withQuery(path, { distance: distanceId, preview: "yes", step });
}

/** Where somebody is added to the people of an order, or taken out of it. */
export function peoplePath(
  { raceId, distanceId, draftId }: WizardPlace,
  change: "add" | "remove",
): string {
  const path = href("/races/:id/register/people/:change", { id: raceId, change });
  return withQuery(path, { distance: distanceId, draft: draftId });
}

/** What a list of people is asked to do at the addresses below it. */
type ListChange = "read" | "row" | "leave" | "code" | "send" | "drop";

/**
 * Where somebody enters many people from a spreadsheet.
 * @param place.list - the list that is shown; without it, a new one is uploaded
 * @param place.row - the draft of the person whose data is corrected
 */
export function listPath(
  raceId: string,
  { list, row }: { list?: string; row?: string } = {},
  change?: ListChange,
): string {
  const path = href("/races/:id/register/list/:change?", { id: raceId, change });
  return withQuery(path, { list, row });
}

/** The form target of the button that goes one step back. */
export function backPath({ raceId, distanceId, draftId, step }: Required<WizardPlace>): string {
  const path = href("/races/:id/register/back", { id: raceId });
  return withQuery(path, { distance: distanceId, draft: draftId, step });
}

/** The page of a race with the parameter that opens the wizard: signing in leads back there. */
export function reopeningPath({
  raceId,
  distanceId,
  code = "",
}: EntryTarget & { code?: string }): string {
  const path = href("/races/:id", { id: raceId });
  return withQuery(path, { [reopening]: distanceId ?? wholeRace, code: code || null });
}

/** The wizard with a code that keeps a place: what an organizer sends to those who are invited. */
export function invitationPath({ raceId, distanceId }: EntryTarget, code: string): string {
  const path = href("/races/:id/register", { id: raceId });
  return withQuery(path, { distance: distanceId, code });
}

/** Where a typed code is sent, which begins the form. */
export function codePath({ raceId, distanceId }: EntryTarget): string {
  const path = href("/races/:id/register/code", { id: raceId });
  return withQuery(path, { distance: distanceId });
}

/** The race into whose wizard this path leads back; `null` for other paths. */
export function reopenedRace(path: string): string | null {
  const [, raceId, query] = /^\/races\/([\da-f-]{36})\?(.*)$/i.exec(path) ?? [];
  return raceId !== undefined && new URLSearchParams(query).has(reopening) ? raceId : null;
}

/** The wizard that this parameter opens; `null` where an address does not have it. */
export function reopenedPath(raceId: string, params: URLSearchParams): string | null {
  const named = params.get(reopening);
  if (named === null) return null;
  const target = { raceId, distanceId: named === wholeRace ? null : named };
  const code = params.get("code");
  return code ? invitationPath(target, code) : wizardPath(target);
}
