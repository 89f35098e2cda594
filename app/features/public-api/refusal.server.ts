import type { KeyScope } from "#values/key-scopes.ts";
import type { ApiError } from "#values/web/api-error.ts";
import { type ApiProblem, apiCode, apiProblems } from "./messages.ts";

/** Why a call is refused, with what a program may want to know. */
export type ApiRefusal = {
  problem: ApiProblem;
  /** A sentence that says more than that of the problem. */
  message?: string;
  fields?: Record<string, string>;
  /** The scope that the key lacks. */
  scope?: KeyScope;
};

/** The one shape of errors: `{ error: { code, message, fields? } }`. */
export function refuseApi(
  { problem, message, fields, scope }: ApiRefusal,
  headers = new Headers(),
) {
  const known = apiProblems[problem];
  const error: ApiError = {
    code: apiCode(problem),
    message: message ?? known.message,
    ...(fields && { fields }),
  };
  headers.set("Cache-Control", "no-store");
  const challenge = challengeOf(problem, scope);
  if (challenge) headers.set("WWW-Authenticate", challenge);
  return Response.json({ error }, { status: known.status, headers });
}

const nobody = 'Bearer realm="Dorsal"';

/** What a caller without the right key or token is asked for (RFC 6750, section 3). */
function challengeOf(problem: ApiProblem, scope: KeyScope | undefined): string | null {
  if (scope) return `${nobody}, error="insufficient_scope", scope="${scope}"`;
  if (problem === "key-needed") return nobody;
  return problem === "bad-key" ? `${nobody}, error="invalid_token"` : null;
}
