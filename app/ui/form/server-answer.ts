import { isRouteErrorResponse } from "react-router";

/**
 * What the server answers to a form, or `otherwise` where it could not be reached or failed: for a
 * `clientAction`, whose page then keeps what was typed. Redirects and refusals, as 404, go on to the
 * router.
 * @example
 * export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
 *   serverAnswer(serverAction(), () => ({ form: notSaved, fields: {}, typed: {} }));
 */
export async function serverAnswer<Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: () => Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await answer;
  } catch (problem) {
    const isRefusal = isRouteErrorResponse(problem) && problem.status < 500;
    if (isRefusal || problem instanceof Response) throw problem;
    return otherwise();
  }
}
