import { isRouteErrorResponse } from "react-router";
import type { FormErrors } from "#values/form/form.ts";

/**
 * What the server answers to the form of a page, or `otherwise` where it could not be reached or
 * failed: for a `clientAction`, whose page then keeps what was typed. So does a form that is larger than
 * the server takes. Redirects and other refusals, as 404, go on to the router.
 * @param otherwise - is told whether the form was too large
 * @example
 * export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
 *   serverAnswer(serverAction(), () => ({ form: notSaved, fields: {}, typed: {} }));
 */
export function serverAnswer<Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: (isTooLarge: boolean) => Otherwise,
): Promise<Answer | Otherwise> {
  return answer.catch((problem: unknown) => {
    const isTooLarge = isRefusal(problem, 413);
    if (isRedirect(problem) || (isRefusal(problem) && !isTooLarge)) throw problem;
    return otherwise(isTooLarge);
  });
}

/**
 * The same for the form of a dialog, which stays open with what was typed and says the sentence, also
 * where the server refused.
 */
export function dialogAnswer<Answer>(
  answer: Promise<Answer>,
  sentence: string,
): Promise<Answer | FormErrors> {
  return answer.catch((problem: unknown) => {
    if (isRedirect(problem)) throw problem;
    return { form: sentence, fields: {}, typed: {} };
  });
}

function isRedirect(problem: unknown): boolean {
  return problem instanceof Response;
}

function isRefusal(problem: unknown, status?: number): boolean {
  if (!isRouteErrorResponse(problem)) return false;
  return status === undefined ? problem.status < 500 : problem.status === status;
}
