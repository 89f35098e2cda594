import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { dropPages, services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { isId } from "#values/id.ts";
import type { Sentence } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeSale, type DistanceSteps } from "../commands.server.ts";
import { priceProblems, stepProblems, waysField } from "../messages.ts";
import { findOwnSale } from "../queries.server.ts";
import { saleForm } from "../schema.ts";
import { readSteps, wholeRaceKey } from "../typed-steps.ts";

type Place = { at: Workplace; id: string };

/** Saves the prices and the ways to pay. */
export async function submitSale(
  { request, context }: RequestArgs,
  editor: Editor,
  { at, id }: Place,
) {
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
