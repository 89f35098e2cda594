import { data, href, redirect } from "react-router";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { todayAt } from "#features/races/standing.ts";
import { acceptedOn, answersIn, readAnswerProblems } from "#features/registrations/answers.ts";
import { keepForAll } from "#features/registrations/companions.server.ts";
import { findDraft, keepAnswers } from "#features/registrations/drafts.server.ts";
import { register } from "#features/registrations/entering/commands.server.ts";
import { extrasFor } from "#features/registrations/extras/queries.server.ts";
import { extraAnswersIn, readExtras } from "#features/registrations/extras/reading-extras.ts";
import { registrationFailures, registrationRefusals } from "#features/registrations/messages.ts";
import type { Sale } from "#features/registrations/prices/queries.server.ts";
import { codeOf } from "#features/registrations/prices/voucher.ts";
import { mostUrgent } from "#features/registrations/questions/most-urgent.ts";
import { questionsFor } from "#features/registrations/questions/queries.server.ts";
import {
  questionAnswersIn,
  readQuestionAnswers,
} from "#features/registrations/questions/reading-answers.ts";
import type { DraftKey } from "#features/registrations/registration.ts";
import { type EntryForm, waiverLangOn } from "#features/registrations/rules/entry-rules.ts";
import { contactSchema, isMinorIn, safetySchema } from "#features/registrations/schema.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { formErrors, readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";
import { languageOf } from "#values/web/language.ts";
import type { WizardArgs } from "./screen.server.ts";
import type { StepErrors } from "./sentences.ts";

type StepToTake = { step: 1 | 2; race: RaceToEnter; entryForm: EntryForm; sale: Sale | null };

/** Stores a step as it was typed, and goes on where it is right. */
export async function advance(
  { context, url }: WizardArgs,
  viewer: Viewer,
  { step, race, entryForm, sale, ...key }: DraftKey & StepToTake,
  form: FormData,
) {
  const { db, now, identity } = services(context);
  const asked = step === 1 ? await questionsFor({ db }, key) : [];
  const own = questionAnswersIn(asked, form);
  const extras = step === 1 ? await extrasFor({ db, now }, key, todayAt(race, now())) : [];
  const bought = extraAnswersIn(extras, form);
  await keepAnswers({ db, now, identity }, viewer, key, {
    ...answersIn(step, form),
    ...acceptedOn(step, waiverLangOn(entryForm, languageOf(url))),
    ...own,
    ...bought,
    ...(step === 1 && {
      savesPerson: form.get("saves_person") === "yes" ? "yes" : "",
    }),
  });
  const draft = await findDraft({ db, identity }, viewer, key);
  const { country = "", dateOfBirth } = draft?.answers ?? {};
  const { errors } =
    step === 1
      ? readForm(contactSchema(todayAt(race, now()), race, entryForm), form)
      : readForm(safetySchema({ country, isMinor: isMinorIn(race, dateOfBirth) }, entryForm), form);
  const wrong = readQuestionAnswers(asked, own).problems;
  const wrongExtras = readExtras(extras, bought, sale?.currency).problems;
  if (!errors && Object.keys({ ...wrong, ...wrongExtras }).length === 0) {
    return redirect(wizardPath({ ...key, step: step === 1 ? 2 : 3 }), 303);
  }
  const told = mostUrgent(readAnswerProblems(errors?.fields ?? {}), wrong);
  const { typed } = formErrors(null, form);
  if (told.problems.waiverAccepted === "waiver-changed") delete typed.waiverAccepted;
  const sentence = errors?.form ?? null;
  const kept = { ...typed, ...own, ...bought };
  return data<StepErrors>({ form: sentence, ...told, extras: wrongExtras, typed: kept }, 400);
}

/** Registers with the answers of the draft, and leads to the new registration. */
export async function submit(
  { request, context }: WizardArgs,
  viewer: Viewer,
  key: DraftKey,
  form: FormData,
) {
  const { log, limits, ...rest } = services(context);
  if (!(await limits.allow("registration", viewer.userId))) {
    return refuse(registrationFailures.tooMany, form, 429);
  }
  try {
    const origin = publicOrigin(request);
    if (form.has("apply") || (await isOtherCode(rest, viewer, key, form))) {
      return await applyCode(rest, viewer, key, form);
    }
    const shownMinor = form.has("total") ? Number(form.get("total")) : null;
    const made = await register(rest, viewer, key, { origin, shownMinor });
    const { registrationId, problem } = made;
    if (problem === "no-team") await keepForAll(rest, viewer, key, { team: "" });
    if (problem !== null) return refuse(registrationRefusals[problem], form, 400);
    dropPages(context);
    if (made.orderId !== null) {
      return redirect(href("/orders/:id/:change?", { id: made.orderId }), 303);
    }
    return redirect(`${href("/registrations/:id", { id: registrationId })}?new`, 303);
  } catch (error) {
    log.error({ id: requestId(context), error }, "registration failed");
    return refuse(registrationFailures.failed, form, 500);
  }
}

/** Whether a code was typed and not applied: the price that the runner has seen is without it. */
async function isOtherCode(
  services: Parameters<typeof findDraft>[0],
  viewer: Viewer,
  key: DraftKey,
  form: FormData,
): Promise<boolean> {
  const typed = form.get("voucher");
  if (typeof typed !== "string") return false;
  const draft = await findDraft(services, viewer, key);
  return (
    draft?.registrationId === null && codeOf(typed) !== codeOf(draft.answers.voucherCode ?? "")
  );
}

/**
 * Keeps a code with the draft: the step is shown again, with its price or with what is wrong. It is no redirect,
 * which would scroll to the top.
 */
async function applyCode(
  services: Parameters<typeof keepAnswers>[0],
  viewer: Viewer,
  key: DraftKey,
  form: FormData,
) {
  const typed = form.get("voucher");
  const voucherCode = typeof typed === "string" ? keepable(typed).slice(0, longestCode) : "";
  await keepForAll(services, viewer, key, { voucherCode });
  const sentence = form.has("apply") ? null : registrationFailures.otherCode;
  return data<StepErrors>({ form: sentence, problems: {}, questions: {}, typed: {} });
}

/** More than the longest code has. */
const longestCode = 60;

function refuse(sentence: Sentence, form: FormData, status: number) {
  const { typed } = formErrors(sentence, form);
  return data<StepErrors>({ form: sentence, problems: {}, questions: {}, typed }, status);
}
