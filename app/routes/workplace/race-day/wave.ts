import { data, redirect } from "react-router";
import { raceDayProblems } from "#features/race-day/messages.ts";
import { waveCorrectionForm } from "#features/race-day/schema.ts";
import { correctWave } from "#features/race-day/starts.server.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/wave.ts";

export const handle: Handle = { keepsPages: true };

/** `POST …/registrations/:id/wave`: puts an entry in another wave. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const entry = await findEntry(services(args.context), editor, args.params.id);
  if (!entry) throw data(raceDayProblems.gone, 404);
  const screen = at.registration(entry.id);
  const { value } = readForm(waveCorrectionForm, await formOf(args.request));
  if (!value) return seeOtherSaying(screen, raceDayProblems.gone);
  const { problem } = await correctWave(services(args.context), editor, {
    registrationId: entry.id,
    waveId: value.wave,
    origin: value.tell ? publicOrigin(args.request) : null,
  });
  return seeOtherSaying(
    screen,
    problem === null ? { en: "Wave saved.", es: "Oleada guardada." } : raceDayProblems[problem],
  );
}

/** A visitor who opens the address is redirected to the registration. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.registration(args.params.id));
}
