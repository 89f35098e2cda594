import { withQuestions } from "#features/assistant/managing/question-drafts.ts";
import { formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";

/** An answer to the form of an assistant, with a mark that no other answer has. */
export type AssistantAnswer = EditAnswer & { occasion: string };

/** The answer of the page itself when the server cannot be reached: what was typed stays. */
export async function notReached(request: Request, sentence: string): Promise<AssistantAnswer> {
  const form = withQuestions(await request.clone().formData());
  return { ...formErrors(sentence, form), meanwhile: null, occasion: crypto.randomUUID() };
}
