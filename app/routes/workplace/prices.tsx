import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { changeSale, type DistanceSteps } from "#features/registrations/prices/commands.server.ts";
import { priceProblems, stepProblems, waysField } from "#features/registrations/prices/messages.ts";
import { findOwnSale } from "#features/registrations/prices/queries.server.ts";
import { saleForm } from "#features/registrations/prices/schema.ts";
import { PricesScreen } from "#features/registrations/prices/screens/prices-screen.tsx";
import { readSteps, wholeRaceKey } from "#features/registrations/prices/typed-steps.ts";
import { dropPages, services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { isId } from "#values/id.ts";
import type { Sentence } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/prices.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const own = await findOwnSale(services(args.context), editor, args.params.id);
  if (!own) throw raceMissing();
  return own;
}

/** The page of the race shows the prices. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitSale(args, editor, { at, id: args.params.id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), priceProblems.failed);

/** Also after a refusal: somebody else may have changed the prices. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Prices", es: "Precios" }, pageLanguages(matches).lang);

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesScreen key={loaderData.race.id} own={loaderData} errors={actionData ?? null} />;
}

type Place = { at: Workplace; id: string };

/** Saves the prices and the ways to pay. */
async function submitSale({ request, context }: RequestArgs, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const form = await formOf(request);
  const { value, errors } = readForm(saleForm, form);
  const own = await findOwnSale(services(context), editor, raceId);
  if (!own) throw raceMissing();
  const currency = value?.currency ?? "PEN";
  const known = {
    textOf: (name: string) => String(form.get(name) ?? ""),
    today: todayAt(own.race, services(context).now()),
    stored: own.sale?.steps ?? [],
  };
  const prices: DistanceSteps[] = [];
  const wrong: Record<string, Sentence> = {};
  for (const key of keysOf(form)) {
    const { steps, problems } = readSteps(key, currency, known);
    prices.push({ distanceId: key === wholeRaceKey ? null : key, steps });
    for (const [name, problem] of Object.entries(problems)) wrong[name] = stepProblems[problem];
  }
  if (errors || Object.keys(wrong).length > 0) {
    const said = errors ?? formErrors(null, form);
    return data<FormErrors>({ ...said, fields: { ...said.fields, ...wrong } }, 400);
  }
  const sale = { ...value, prices };
  const { problem } = await changeSale(services(context), editor, raceId, sale);
  if (problem === "no-race") throw raceMissing();
  if (problem) {
    const field = problem === "no-way" ? waysField : null;
    return data<FormErrors>(formErrors(priceProblems[problem], form, field), 409);
  }
  dropPages(context);
  return seeOtherSaying(at.prices(raceId), { en: "Prices saved.", es: "Precios guardados." });
}

/** The distances that a form has rows for. */
function keysOf(form: FormData): string[] {
  const keys = [...form.keys()].flatMap((name) => /^price:([^:]+):\d+$/.exec(name)?.[1] ?? []);
  return [...new Set(keys)].filter((key) => key === wholeRaceKey || isId(key));
}
