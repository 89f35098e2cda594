import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { ManagingRefusal } from "#features/assistant/managing/commands.server.ts";
import { managingProblems } from "#features/assistant/managing/messages.ts";
import {
  changeQuestions,
  draftsIn,
  readChange,
  withQuestions,
} from "#features/assistant/managing/question-drafts.ts";
import { requestId } from "#services/context.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import type { AssistantAnswer } from "./assistant-editor.tsx";

/** The form of an assistant. */
export async function assistantFormOf(request: Request): Promise<FormData> {
  return withQuestions(await formOf(request));
}

/**
 * The form with the change of its questions that the address names: without scripts, the buttons of
 * the question editor send it to be shown again. `null` where the address names none.
 */
export function changedForm(args: RequestArgs & { url: URL }, form: FormData) {
  const change = readChange(args.url.searchParams.get("change"));
  if (!change) return null;
  const { typed } = formErrors(null, form);
  const drafts = changeQuestions(questionsIn(form), change, randomUUID());
  return answered(args, {
    form: null,
    fields: {},
    typed: { ...typed, follow_up_questions: JSON.stringify(drafts) },
    meanwhile: null,
  });
}

/** What is wrong with the fields. */
export function invalid(args: RequestArgs, errors: FormErrors) {
  return data(answered(args, { ...errors, meanwhile: null }), 400);
}

/** A refusal of a command; what was typed stays, brought together with what is stored now. */
export function refused(
  args: RequestArgs,
  form: FormData,
  { problem, meanwhile }: ManagingRefusal,
) {
  const { typed } = formErrors(null, form);
  const isModel = problem === "unknown-model";
  const sentence = managingProblems[problem];
  const status = meanwhile ? 409 : isModel ? 400 : problem === "no-assistant" ? 404 : 500;
  return data(
    answered(args, {
      form: isModel ? null : sentence,
      fields: isModel ? { model: sentence } : {},
      typed: meanwhile?.merged ?? typed,
      meanwhile: meanwhile ?? null,
    }),
    status,
  );
}

function answered({ context }: RequestArgs, answer: EditAnswer): AssistantAnswer {
  return { ...answer, occasion: requestId(context) };
}

function questionsIn(form: FormData) {
  return draftsIn(String(form.get("follow_up_questions")));
}
