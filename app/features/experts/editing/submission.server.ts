import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { upTo } from "#values/form/body-limit.ts";
import { formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import type { Sentence } from "#values/say.ts";
import type { ExpertRefusal } from "./messages.ts";
import { type ExpertProblem, expertProblems } from "./messages.ts";
import {
  changeServices,
  ownServiceField,
  readServiceChange,
  servicesIn,
  withServices,
} from "./service-list.ts";

const photoLimit = upTo(16, expertProblems["photo-too-heavy"]);

/** The form of an expert. */
export async function expertFormOf(
  asked: RequestArgs,
  editor: Pick<Viewer, "userId">,
): Promise<FormData> {
  return withServices(await fileFormOf(asked, editor, photoLimit));
}

/**
 * The form with the change of its services that the address names: without scripts, the buttons of
 * the services editor send it to be shown again. `null` where the address names none.
 */
export function changedForm(url: URL, form: FormData): EditAnswer | null {
  const { typed } = formErrors(null, form);
  const own = typed[ownServiceField] ?? "";
  const change = readServiceChange(url.searchParams.get("change"), own);
  if (!change) return null;
  const services = changeServices(servicesIn(typed.services ?? ""), change);
  return {
    form: null,
    fields: {},
    typed: {
      ...typed,
      services: JSON.stringify(services),
      [ownServiceField]: change.service === own ? "" : own,
    },
    meanwhile: null,
  };
}

/**
 * A refusal of a command; what was typed stays, brought together with what is stored now.
 * @param sentences - those for administrators unless said otherwise
 */
export function refused(
  form: FormData,
  { problem, field, meanwhile }: ExpertRefusal,
  sentences: Record<ExpertProblem, Sentence> = expertProblems,
): { answer: EditAnswer; status: number } {
  const errors = formErrors(sentences[problem], form, field);
  const status = meanwhile ? 409 : field ? 400 : problem === "no-expert" ? 404 : 500;
  const typed = meanwhile?.merged ?? errors.typed;
  return { answer: { ...errors, typed, meanwhile: meanwhile ?? null }, status };
}
