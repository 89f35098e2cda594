import { data, isRouteErrorResponse } from "react-router";
import { type FormErrors, formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import type { Sentence } from "#values/say.ts";
import { UNREACHED } from "./server-reached.ts";

/**
 * What the server answers to the form of a page, or `otherwise` where it could not be reached or
 * failed: for a `clientAction`, whose page then keeps what was typed. So does a form that is larger than
 * the server takes. Redirects and other refusals, as 404, go on to the router.
 *
 * The status of `otherwise` keeps the router from loading the page again, which would fail too and put
 * a page of errors in its place: see `isServerReached`.
 * @param otherwise - is told whether the form was too large
 * @example
 * export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
 *   serverAnswer(serverAction(), () => ({ problem: notDeleted }));
 */
export function serverAnswer<Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: (isTooLarge: boolean) => Otherwise,
): Promise<Answer | ReturnType<typeof data<Otherwise>>> {
  return answer.catch((problem: unknown) => {
    const isTooLarge = isRefusal(problem, 413);
    if (isRedirect(problem) || (isRefusal(problem) && !isTooLarge)) throw problem;
    return data(otherwise(isTooLarge), UNREACHED);
  });
}

/**
 * The `clientAction` of a page with one form: the server's answer, or the sentence above what was typed.
 * @param tooLarge - the sentence of the field whose file makes the form larger than the server takes
 */
export function formAnswer<Answer>(
  answer: Promise<Answer>,
  sentence: Sentence,
  tooLarge: FormErrors["fields"] | null = null,
) {
  return serverAnswer(answer, (isTooLarge): FormErrors => {
    const isOfFile = isTooLarge && tooLarge !== null;
    return { form: isOfFile ? null : sentence, fields: isOfFile ? tooLarge : {}, typed: {} };
  });
}

/** A `clientAction` as the router calls it. */
type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * The `clientAction` of an editor: the server's answer, or the sentence above what was typed.
 * @param read - what the server, too, makes of the sent fields
 */
export async function editorAnswer<Answer>(
  { request, serverAction }: Sending<Answer>,
  sentence: Sentence,
  read = (form: FormData) => form,
) {
  const form = read(await request.clone().formData());
  const otherwise: EditAnswer = { ...formErrors(sentence, form), meanwhile: null };
  return serverAnswer(serverAction(), () => otherwise);
}

/**
 * The same for the form of a dialog, which stays open with what was typed and says the sentence, also
 * where the server refused.
 */
export function dialogAnswer<Answer>(
  answer: Promise<Answer>,
  sentence: Sentence,
): Promise<Answer | ReturnType<typeof data<FormErrors>>> {
  return answer.catch((problem: unknown) => {
    if (isRedirect(problem)) throw problem;
    return data({ form: sentence, fields: {}, typed: {} }, UNREACHED);
  });
}

function isRedirect(problem: unknown): boolean {
  return problem instanceof Response;
}

function isRefusal(problem: unknown, status?: number): boolean {
  if (!isRouteErrorResponse(problem)) return false;
  return status === undefined ? problem.status < 500 : problem.status === status;
}
