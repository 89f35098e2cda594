import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import type { Currency } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { takeBack } from "../../orders/taking-out.server.ts";
import { readAmount } from "../../prices/amount.ts";
import {
  addExtra,
  deleteExtra,
  moveExtra,
  saveExtra,
  setSold,
  type TypedExtra,
} from "../commands.server.ts";
import { type ExtraRefusal, extraNotices, extraProblems } from "../messages.ts";
import { findOwnExtras } from "../queries.server.ts";
import { type ExtraForm, extraForm } from "../schema.ts";

type Place = { at: Workplace; id: string };

/** The name of the field that says which extra a form is about; without it, the form is a new one's. */
const extraField = "extra";

/** The fields that a refusal is about. */
const fieldsOf: Partial<Record<ExtraRefusal, string>> = {
  "no-distance": "distance",
  "below-taken": "stock",
  "other-kind": "kind",
};

/** Adds an extra, or saves one. */
export async function submitExtra(args: RequestArgs, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const form = await formOf(args.request);
  const { value, errors } = readForm(extraForm, form);
  const own = await findOwnExtras(services(args.context), editor, raceId);
  if (!own) throw raceMissing();
  const price = value && readPrice(value, own.currency);
  if (errors || !value || !price) return data<FormErrors>(errors ?? formErrors(null, form), 400);
  if (price.problem) return data<FormErrors>(formErrors(price.problem, form, price.field), 400);
  const typed = typedOf(value, price);
  const extraId = readId(String(form.get(extraField) ?? ""));
  const { problem } =
    extraId === null
      ? await addExtra(services(args.context), editor, raceId, typed)
      : await saveExtra(services(args.context), editor, { raceId, extraId }, typed);
  if (problem === "no-race") throw raceMissing();
  if (problem) {
    const field = fieldsOf[problem] ?? null;
    return data<FormErrors>(formErrors(extraProblems[problem], form, field), field ? 400 : 409);
  }
  return seeOtherSaying(
    at.extras(raceId),
    extraId === null ? extraNotices.added : extraNotices.saved,
  );
}

type ReadPrice = Pick<TypedExtra, "priceMinor" | "leastMinor" | "mostMinor"> & {
  problem: null;
};

const amountWords: Words = {
  en: "Please enter an amount such as 80 or 79.50",
  es: "Escribe un monto como 80 o 79.50",
};

/** The price in the currency of the race, or both limits of the amount that runners choose. */
function readPrice(
  { kind, price, least, most }: ExtraForm,
  currency: Currency,
): ReadPrice | { problem: Words; field: string } {
  if (kind === "fixed") {
    const priceMinor = readAmount(price, currency);
    if (priceMinor === null) return { problem: amountWords, field: "price" };
    return { priceMinor, leastMinor: null, mostMinor: null, problem: null } as ReadPrice;
  }
  const leastMinor = readAmount(least, currency);
  const mostMinor = readAmount(most, currency);
  if (leastMinor === null || leastMinor === 0) return { problem: amountWords, field: "least" };
  if (mostMinor === null) return { problem: amountWords, field: "most" };
  if (mostMinor < leastMinor) {
    const problem = {
      en: "The highest amount is below the lowest one",
      es: "El monto más alto es menor que el más bajo",
    };
    return { problem, field: "most" };
  }
  return { priceMinor: null, leastMinor, mostMinor, problem: null } as ReadPrice;
}

function typedOf(form: ExtraForm, { problem: _, ...price }: ReadPrice): TypedExtra {
  const { name_en, name_es, note_en, note_es, stock, most_each, distance, last_day } = form;
  return {
    ...price,
    name: { en: name_en, es: name_es },
    note: { en: note_en, es: note_es },
    distanceId: distance,
    stock,
    mostEach: price.priceMinor === null ? 1 : most_each,
    lastDay: last_day,
    paysBack: form.pays_back,
  } as TypedExtra;
}

type Change = (
  all: Parameters<typeof setSold>[0],
  editor: Editor,
  key: { raceId: string; extraId: string },
) => ReturnType<typeof setSold>;

function submitChange(work: Change, notice: Words) {
  return async ({ request, context }: RequestArgs, editor: Editor, { at, id }: Place) => {
    const raceId = raceIdOf(id);
    const form = await formOf(request);
    const extraId = readId(String(form.get(extraField) ?? ""));
    const { problem }: { problem: ExtraRefusal | null } = extraId
      ? await work(services(context), editor, { raceId, extraId })
      : { problem: "gone" };
    if (problem === "no-race") throw raceMissing();
    if (problem) return data<FormErrors>(formErrors(extraProblems[problem], form), 409);
    return seeOtherSaying(at.extras(raceId), notice);
  };
}

export const extraChanges = {
  stop: submitChange((all, editor, key) => setSold(all, editor, key, false), extraNotices.stopped),
  sell: submitChange((all, editor, key) => setSold(all, editor, key, true), extraNotices.resumed),
  up: submitChange((all, editor, key) => moveExtra(all, editor, key, "up"), extraNotices.moved),
  down: submitChange((all, editor, key) => moveExtra(all, editor, key, "down"), extraNotices.moved),
  delete: submitChange(deleteExtra, extraNotices.deleted),
};

/** Takes an extra of an entry back, and leads to the entry. */
export async function submitTakeBack(
  { context }: RequestArgs,
  editor: Editor,
  { at, id, bought }: Place & { bought: string },
) {
  const all = services(context);
  const { problem } = await takeBack(all, editor, { registrationId: id, bought });
  if (problem === "gone") throw data("Registration not found", 404);
  return seeOtherSaying(
    at.registration(id),
    problem ? extraProblems[problem] : extraNotices.takenBack,
  );
}
