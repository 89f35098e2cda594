import { data } from "react-router";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { changeTeam, changeTeamRules } from "#features/registrations/teams/commands.server.ts";
import { type TeamProblem, teamProblems } from "#features/registrations/teams/messages.ts";
import { teamRulesOf, teamsOf } from "#features/registrations/teams/queries.server.ts";
import { teamForm, teamRulesForm } from "#features/registrations/teams/schema.ts";
import { TeamsScreen } from "#features/registrations/teams/screens/teams-screen.tsx";
import { services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/teams.ts";
import { requireEditor } from "./editor.server.ts";

/** No cached page names teams. */
export const handle: Handle = { keepsPages: true };

/** Teams that the screen shows. */
const mostShown = 500;

const changes = { rename, delete: deleteTeam };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const race = await findRosterRace({ db }, editor, id);
  if (!race) throw raceMissing();
  const rules = await teamRulesOf({ db }, race.id);
  const distances = await distanceNames(db, race.id);
  return {
    race,
    distances: distances.map((distance) => ({
      ...distance,
      rules: rules.get(distance.id) ?? null,
    })),
    teams: await teamsOf({ db }, race.id, mostShown),
  };
}

/** Saves the team rules of a distance, or changes one team. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const form = await formOf(args.request);
  const change =
    args.params.change === undefined ? saveRules : changeOf(changes, args.params.change);
  return change(args, editor, { raceId, at, form });
}

type Sent = { raceId: string; at: Workplace; form: FormData };

async function saveRules(
  { context }: Route.ActionArgs,
  editor: Editor,
  { raceId, at, form }: Sent,
) {
  const { value, errors } = readForm(teamRulesForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await changeTeamRules(services(context), editor, raceId, value);
  if (problem === "no-race") throw raceMissing();
  if (problem) return refused(problem, form);
  return seeOtherSaying(at.teams(raceId), { en: "Saved.", es: "Guardado." });
}

async function rename({ context }: Route.ActionArgs, editor: Editor, { raceId, at, form }: Sent) {
  const { value, errors } = readForm(teamForm, form);
  if (errors) return data<FormErrors>(formErrors(errors.fields.name ?? null, form), 400);
  const team = { raceId, teamId: String(form.get("team")) };
  const { problem } = await changeTeam(services(context), editor, team, value.name);
  if (problem) return refused(problem, form);
  return changed(at, raceId, { en: "Team renamed.", es: "El equipo cambió de nombre." });
}

async function deleteTeam(
  { context }: Route.ActionArgs,
  editor: Editor,
  { raceId, at, form }: Sent,
) {
  const team = { raceId, teamId: String(form.get("team")) };
  const { problem } = await changeTeam(services(context), editor, team, null);
  if (problem) return refused(problem, form);
  return changed(at, raceId, { en: "Team deleted.", es: "Equipo eliminado." });
}

function changed(at: Workplace, raceId: string, said: Words) {
  return seeOtherSaying(at.teams(raceId), said);
}

function refused(problem: TeamProblem, form: FormData) {
  return data<FormErrors>(formErrors(teamProblems[problem], form), 409);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), teamProblems.failed);

/** Also after a refusal: runners may have changed their teams. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Teams", es: "Equipos" }, pageLanguages(matches).lang);

export default function TeamsOfRace({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamsScreen key={loaderData.race.id} {...loaderData} errors={actionData ?? null} />;
}
