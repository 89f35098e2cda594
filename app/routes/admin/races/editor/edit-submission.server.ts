import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { saveRace } from "#features/races/editing/commands.server.ts";
import type { EditedRace } from "#features/races/editing/details.ts";
import { distancePictures } from "#features/races/editing/details.ts";
import { addDistance, saveDistance } from "#features/races/editing/distances/distances.server.ts";
import {
  type EditingProblem,
  editingSentence,
  saidOf,
  savedBeside,
} from "#features/races/editing/messages.ts";
import { pictureProblems } from "#features/races/editing/pictures.server.ts";
import type { EditingRefusal } from "#features/races/editing/refusal.ts";
import { distanceForm, raceForm } from "#features/races/editing/schema.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { type FormErrors, formErrors, readForm } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { distanceTab, type EditTab, editPath } from "./edit-tab.ts";

type Submitted = { race: EditedRace; tab: EditTab; form: FormData };

/** Saves what the form of one tab says, and stays on it, or turns to the tab of a new distance. */
export async function submitTab(asked: RequestArgs, admin: Admin, { race, tab, form }: Submitted) {
  if (tab.kind === "details") return submitDetails(asked, admin, { race, form });
  if (tab.kind === "gone") return refused(form, { problem: "no-distance" }, 410);
  const { value, errors } = readForm(distanceForm, form);
  if (errors) return invalid(asked, form, errors);
  const all = services(asked.context);
  if (tab.kind === "add") {
    const added = await addDistance(all, admin, race.id, value);
    if (added.problem !== null) return refused(form, added);
    dropPages(asked.context);
    return seeOtherSaying(editPath(race.id, distanceTab(added.id)), `${value.distance} added.`);
  }
  const origin = publicOrigin(asked.request);
  const at = { raceId: race.id, distanceId: tab.distance.id, origin };
  const saved = await saveDistance(all, admin, at, value);
  if (saved.problem !== null) return refused(form, saved);
  dropPages(asked.context);
  const said = saidOf(`${value.distance} saved.`, saved.told);
  return seeOtherSaying(editPath(race.id, tab.name), savedBeside(said, saved.theirs));
}

async function submitDetails(
  asked: RequestArgs,
  admin: Admin,
  { race, form }: Omit<Submitted, "tab">,
) {
  const { value, errors } = readForm(raceForm, form);
  if (errors) return invalid(asked, form, errors);
  const at = { id: race.id, origin: publicOrigin(asked.request) };
  const saved = await saveRace(services(asked.context), admin, at, value);
  if (saved.problem !== null) return refused(form, saved);
  dropPages(asked.context);
  const said = saidOf("Race saved.", saved.told);
  return seeOtherSaying(editPath(race.id, "details"), savedBeside(said, saved.theirs));
}

/** What is wrong with the fields and, in the same round, with the pictures. */
export async function invalid(asked: RequestArgs, form: FormData, errors: FormErrors) {
  const names = ["race_photo", ...distancePictures];
  const pictures = sentencesOf(await pictureProblems(services(asked.context), form, names));
  return data<EditAnswer>(
    { ...errors, fields: { ...errors.fields, ...pictures }, meanwhile: null },
    400,
  );
}

/**
 * A refusal of a command; what was typed stays, brought together with what is stored now.
 * @param otherwise - the status of what is neither contested nor about a field
 */
export function refused(
  form: FormData,
  { problem, fields, taken, meanwhile }: EditingRefusal,
  otherwise: 404 | 410 | 500 = 500,
) {
  const { typed } = formErrors(null, form);
  const status = meanwhile ? 409 : fields ? 400 : otherwise;
  return data<EditAnswer>(
    {
      form: fields ? null : editingSentence(problem, taken),
      fields: sentencesOf(fields ?? {}, taken),
      typed: meanwhile?.merged ?? typed,
      meanwhile: meanwhile ?? null,
    },
    status,
  );
}

function sentencesOf(
  problems: Record<string, EditingProblem>,
  taken?: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, editingSentence(problem, taken)]),
  );
}
