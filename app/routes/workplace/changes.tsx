import { data } from "react-router";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { changeChangeRules } from "#features/registrations/orders/changes/commands.server.ts";
import { ruleProblems } from "#features/registrations/orders/changes/messages.ts";
import {
  changeRulesOf,
  changesOfRace,
} from "#features/registrations/orders/changes/queries.server.ts";
import { changeRulesForm } from "#features/registrations/orders/changes/schema.ts";
import { ChangesScreen } from "#features/registrations/orders/changes/screens/changes-screen.tsx";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/changes.ts";
import { requireEditor } from "./editor.server.ts";

/** Nothing of it is on a cached page. */
export const handle: Handle = { keepsPages: true };

/** Changes that the screen shows. */
const mostShown = 300;

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db } = services(args.context);
  const race = await findRosterRace({ db }, editor, args.params.id);
  if (!race) throw raceMissing();
  const changes = await changesOfRace({ db }, race.id, mostShown);
  return { race, ...(await changeRulesOf({ db }, race.id)), changes };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(changeRulesForm, form);
  if (!value) return data(errors, 400);
  const { id } = args.params;
  const { problem } = await changeChangeRules(services(args.context), editor, id, value);
  if (problem === "no-race") throw raceMissing();
  if (problem) return data(formErrors(ruleProblems[problem], form), 409);
  return seeOtherSaying(at.changes(id), { en: "Saved.", es: "Guardado." });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), ruleProblems.failed);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Changes of entries", es: "Cambios de inscripciones" },
    pageLanguages(matches).lang,
  );

/** What the runners of a race may do with their entries. */
export default function ChangesOfRace({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangesScreen key={loaderData.race.id} {...loaderData} errors={actionData ?? null} />;
}
