import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { cancelRace, saveRace } from "#features/races/editing/commands.server.ts";
import {
  distancePictures,
  type EditedRace,
  type EditingRefusal,
} from "#features/races/editing/details.ts";
import {
  deleteDistance,
  orderDistances,
} from "#features/races/editing/distances/distance-order.server.ts";
import { addDistance, saveDistance } from "#features/races/editing/distances/distances.server.ts";
import {
  type EditingProblem,
  editingProblems,
  editingSentence,
  saidOf,
  savedBeside,
} from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { pictureProblems } from "#features/races/editing/race-files.server.ts";
import {
  distanceForm,
  editedDistanceForm,
  officeRaceForm,
  orderForm,
  organizersRaceForm,
} from "#features/races/editing/schema.ts";
import { distanceTab, type EditTab, editPath } from "#features/races/editing/screens/edit-tab.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { upTo } from "#values/form/upload.ts";
import { readId } from "#values/id.ts";
import type { Sentence } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { raceMissing } from "./race-missing.server.ts";

const picturesLimit = upTo(32, {
  en: "The pictures are too large: 30 MB can be sent at once.",
  es: "Las imágenes son demasiado grandes: se pueden enviar 30 MB a la vez.",
});

/** The form of a race or of a distance, with its pictures. */
export function raceFormOf(asked: RequestArgs, editor: Editor): Promise<FormData> {
  return fileFormOf(asked, editor, picturesLimit);
}

type Submitted = { at: Workplace; race: EditedRace; tab: EditTab; form: FormData };

/** Saves what the form of one tab says, and stays on it, or turns to the tab of a new distance. */
export async function submitTab(asked: RequestArgs, editor: Editor, submitted: Submitted) {
  const { at, race, tab, form } = submitted;
  if (tab.kind === "details") return submitDetails(asked, editor, { at, race, form });
  if (tab.kind === "gone") return refused(form, { problem: "no-distance" }, 410);
  if (tab.kind === "add") return submitNewDistance(asked, editor, { at, race, form });
  const { value, errors } = readForm(editedDistanceForm, form);
  if (errors) return invalid(asked, form, errors);
  const origin = publicOrigin(asked.request);
  const ids = { raceId: race.id, distanceId: tab.distance.id, origin };
  const saved = await saveDistance(services(asked.context), editor, ids, value);
  if (saved.problem !== null) return refused(form, saved);
  dropPages(asked.context);
  const said = saidOf(
    {
      en: `${value.distance ?? tab.distance.details.distance} saved.`,
      es: `Se guardó ${value.distance ?? tab.distance.details.distance}.`,
    },
    saved.told,
  );
  return seeOtherSaying(editPath(at, race.id, tab.name), savedBeside(said, saved.theirs));
}

async function submitNewDistance(
  asked: RequestArgs,
  editor: Editor,
  { at, race, form }: Omit<Submitted, "tab">,
) {
  const { value, errors } = readForm(distanceForm, form);
  if (errors) return invalid(asked, form, errors);
  const added = await addDistance(services(asked.context), editor, { raceId: race.id }, value);
  if (added.problem !== null) return refused(form, added);
  dropPages(asked.context);
  return seeOtherSaying(editPath(at, race.id, distanceTab(added.id)), {
    en: `${value.distance} added.`,
    es: `Se agregó ${value.distance}.`,
  });
}

async function submitDetails(
  asked: RequestArgs,
  editor: Editor,
  { at, race, form }: Omit<Submitted, "tab">,
) {
  const schema = editor.isAdmin ? officeRaceForm : organizersRaceForm;
  const { value, errors } = readForm<typeof schema>(schema, form);
  if (errors) return invalid(asked, form, errors);
  const ids = { id: race.id, origin: publicOrigin(asked.request) };
  const saved = await saveRace(services(asked.context), editor, ids, value);
  if (saved.problem !== null) return refused(form, saved);
  dropPages(asked.context);
  const said = saidOf({ en: "Race saved.", es: "Carrera guardada." }, saved.told);
  return seeOtherSaying(editPath(at, race.id, "details"), savedBeside(said, saved.theirs));
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
): Record<string, Sentence> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, editingSentence(problem, taken)]),
  );
}

type DistanceParams = { id: string; distanceId: string };

/** A distance of a race that the editor may edit. */
export async function findOwnDistance(
  { context }: RequestArgs,
  editor: Editor,
  { id, distanceId }: DistanceParams,
) {
  const race = await findEditedRace(services(context), editor, id);
  const distance = race?.distances.find((one) => one.id === distanceId);
  if (!race || !distance) throw data(editingProblems["no-distance"].en, 404);
  return { raceId: race.id, raceName: race.details.race_name, distance };
}

/** Deletes a distance and leads to the editor of its race. */
export async function submitDeletion(
  asked: RequestArgs,
  editor: Editor,
  { at, ...params }: DistanceParams & { at: Workplace },
) {
  const { raceId, distance } = await findOwnDistance(asked, editor, params);
  const ids = { raceId, distanceId: distance.id };
  const done = await deleteDistance(services(asked.context), editor, ids);
  if (done.problem !== null) return data({ problem: editingSentence(done.problem) }, 409);
  dropPages(asked.context);
  return seeOtherSaying(editPath(at, raceId, "details"), {
    en: `${done.name} deleted.`,
    es: `Se eliminó ${done.name}.`,
  });
}

/** Stores another order of the distances: for the form without a script, and for the dragged list. */
export async function submitOrder(
  asked: RequestArgs,
  editor: Editor,
  { at, id }: { at: Workplace; id: string },
) {
  const raceId = readId(id);
  const form = await formOf(asked.request);
  const { value } = readForm(orderForm, form);
  if (!raceId || !value) throw raceMissing();
  const ordered = await orderDistances(services(asked.context), editor, raceId, value.order);
  const isMissing = ordered.problem === "no-race" && !editor.isAdmin;
  if (isMissing) throw raceMissing();
  const problem = ordered.problem && editingSentence(ordered.problem);
  if (!problem) dropPages(asked.context);
  if (form.has("to"))
    return seeOtherSaying(
      at.race(raceId),
      problem ?? { en: "Order saved.", es: "Orden guardado." },
    );
  return data({ problem }, problem ? 409 : 200);
}

/** Cancels a race, and leads to its editor. */
export async function submitCancellation(
  asked: RequestArgs,
  editor: Editor,
  { at, id }: { at: Workplace; id: string },
) {
  const raceId = readId(id);
  if (!raceId) throw raceMissing();
  const ids = { id: raceId, origin: publicOrigin(asked.request) };
  const done = await cancelRace(services(asked.context), editor, ids);
  if (done.problem === "no-race" && !editor.isAdmin) throw raceMissing();
  if (done.problem === null) dropPages(asked.context);
  const said =
    done.problem === null
      ? saidOf({ en: `${done.name} is cancelled.`, es: `${done.name} está cancelada.` }, done.told)
      : editingSentence(done.problem);
  return seeOtherSaying(at.race(raceId), said);
}
