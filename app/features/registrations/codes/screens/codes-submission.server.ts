import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { dropPages, services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { type PriceProblem, priceProblems } from "../../prices/messages.ts";
import { voucherChange, voucherForm } from "../../prices/schema.ts";
import { offerFreed } from "../../waiting/offering.server.ts";
import { addVoucher, changeVoucher } from "../commands.server.ts";

type Place = { at: Workplace; id: string };

/** The fields that problems of a new code are about. */
const problemFields: Partial<Record<PriceProblem, string>> = {
  "code-exists": "voucher",
  "no-places": "max_uses",
  "no-limit": "distance",
  "others-wait": "distance",
};

/** Adds a code. */
export async function submitVoucher(
  { request, context }: RequestArgs,
  editor: Editor,
  { at, id }: Place,
) {
  const raceId = raceIdOf(id);
  const form = await formOf(request);
  const { value, errors } = readForm(voucherForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await addVoucher(services(context), editor, raceId, value);
  if (problem === "no-race") throw raceMissing();
  if (problem) {
    const field = problemFields[problem] ?? null;
    return data<FormErrors>(formErrors(priceProblems[problem], form, field), 409);
  }
  if (value.keeps_places) dropPages(context);
  return seeOtherSaying(at.codes(raceId), {
    en: `${value.voucher} added.`,
    es: `Se agregó ${value.voucher}.`,
  });
}

export const submitStop = turnVoucher(false);
export const submitResume = turnVoucher(true);

function turnVoucher(isActive: boolean) {
  return async ({ request, context }: RequestArgs, editor: Editor, { at, id }: Place) => {
    const raceId = raceIdOf(id);
    const form = await formOf(request);
    const { value } = readForm(voucherChange, form);
    const voucherId = value?.voucher ?? "";
    const change = { raceId, voucherId, isActive };
    const { problem } = await changeVoucher(services(context), editor, change);
    if (problem === "no-race") throw raceMissing();
    if (problem) return data<FormErrors>(formErrors(priceProblems[problem], form), 409);
    // Places that it keeps are free for others now, or taken again.
    dropPages(context);
    if (!isActive) await offerFreed(services(context), raceId);
    return seeOtherSaying(
      at.codes(raceId),
      isActive
        ? { en: "The code counts again.", es: "El código vuelve a ser válido." }
        : { en: "The code no longer counts.", es: "El código ya no es válido." },
    );
  };
}
