import { data } from "react-router";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { changeEntryForm } from "#features/registrations/rules/commands.server.ts";
import { entryFormProblems } from "#features/registrations/rules/messages.ts";
import { findEntryForm } from "#features/registrations/rules/queries.server.ts";
import { entryFormForm } from "#features/registrations/rules/schema.ts";
import { EntryFormScreen } from "#features/registrations/rules/screens/entry-form-screen.tsx";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/entry-form.ts";
import { requireEditor } from "./editor.server.ts";

/** The wizard is not cached. */
export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db } = services(args.context);
  const race = await findRosterRace({ db }, editor, args.params.id);
  if (!race) throw raceMissing();
  return { race, form: await findEntryForm({ db }, race.id) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(entryFormForm, form);
  if (!value) return data(errors, 400);
  const { id } = args.params;
  const { problem } = await changeEntryForm(services(args.context), editor, id, value);
  if (problem === "no-race") throw raceMissing();
  if (problem) return data(formErrors(entryFormProblems[problem], form), 409);
  return seeOtherSaying(at.entryForm(id), { en: "Entry form saved.", es: "Formulario guardado." });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), entryFormProblems.failed);

/** Also after a refusal: somebody else may have changed the form. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Entry form", es: "Formulario de inscripción" }, pageLanguages(matches).lang);

/** What a race asks of its runners. */
export default function EntryFormOfRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, form } = loaderData;
  return <EntryFormScreen key={race.id} race={race} form={form} errors={actionData ?? null} />;
}
