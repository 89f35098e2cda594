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
  if (known.status === 401) headers.set("WWW-Authenticate", 'Bearer realm="Dorsal"');
  // RFC 6750, section 3.1.
  if (scope) {
    const wanted = `Bearer realm="Dorsal", error="insufficient_scope", scope="${scope}"`;
    headers.set("WWW-Authenticate", wanted);
  }
  return Response.json({ error }, { status: known.status, headers });
}
