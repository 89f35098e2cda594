import { formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { withServices } from "./service-list.ts";

/** What the page answers itself where the server cannot be reached: what was typed stays. */
export async function notReached(request: Request, sentence: string): Promise<EditAnswer> {
  const form = withServices(await request.clone().formData());
  return { ...formErrors(sentence, form), meanwhile: null };
}
