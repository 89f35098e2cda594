import { data } from "react-router";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import {
  changeWaitingRules,
  moveUp,
  removeWaiting,
} from "#features/registrations/waiting/commands.server.ts";
import { waitingProblems } from "#features/registrations/waiting/messages.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import {
  countWaiting,
  waitingRulesOf,
  waitingRunnersOf,
} from "#features/registrations/waiting/queries.server.ts";
import { waitingRulesForm } from "#features/registrations/waiting/schema.ts";
import { WaitingListScreen } from "#features/registrations/waiting/screens/waiting-list-screen.tsx";
import { dropPages, services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/waiting-list.ts";
import { requireEditor } from "./editor.server.ts";

/** Runners that the screen shows. */
const mostShown = 300;

const changes: Record<string, { command: typeof moveUp | typeof removeWaiting; said: Words }> = {
  offer: {
    command: moveUp,
    said: {
      en: "The next free place goes to this runner.",
      es: "El próximo cupo libre será para este corredor.",
    },
  },
  remove: {
    command: removeWaiting,
    said: { en: "The runner is off the list.", es: "El corredor ya no está en la lista." },
  },
};

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const race = await findRosterRace({ db }, editor, id);
  if (!race) throw raceMissing();
  return {
    race,
    rules: await waitingRulesOf({ db }, race.id),
    runners: await waitingRunnersOf({ db }, race.id, mostShown),
    count: await countWaiting({ db }, race.id),
  };
}

/** Changes the settings, or one runner's place in line: pages show the places that are held or free then. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const form = await formOf(args.request);
  const answer =
    args.params.change === undefined
      ? await saveRules(args, editor, { raceId, at, form })
      : await changeRunner(args, editor, { raceId, at, form });
  await offerFreed(services(args.context), raceId);
  dropPages(args.context);
  return answer;
}

type Sent = { raceId: string; at: Workplace; form: FormData };

async function saveRules(
  { context }: Route.ActionArgs,
  editor: Editor,
  { raceId, at, form }: Sent,
) {
  const { value, errors } = readForm(waitingRulesForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await changeWaitingRules(services(context), editor, raceId, {
    isOpen: value.waiting_list === "on",
    offerHours: value.offer_hours,
  });
  if (problem) throw raceMissing();
  return seeOtherSaying(at.waitingList(raceId), {
    en: "Waiting list saved.",
    es: "Lista de espera guardada.",
  });
}

async function changeRunner(
  { context, params }: Route.ActionArgs,
  editor: Editor,
  { raceId, at, form }: Sent,
) {
  const { command, said } = changeOf(changes, params.change);
  const runner = form.get("runner");
  const waitId = typeof runner === "string" ? runner : "";
  const { problem } = await command(services(context), editor, { raceId, waitId });
  if (problem) return data<FormErrors>(formErrors(waitingProblems[problem], form), 409);
  return seeOtherSaying(at.waitingList(raceId), said);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), waitingProblems.failed);

/** Also after a refusal: somebody may have joined or left. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Waiting list", es: "Lista de espera" }, pageLanguages(matches).lang);

export default function WaitingListOfRace({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingListScreen {...loaderData} errors={actionData ?? null} />;
}
