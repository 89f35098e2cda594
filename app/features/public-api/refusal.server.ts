import type { ApiError } from "#values/web/api-error.ts";
import { type ApiProblem, apiProblems } from "./messages.ts";

/** Why a call is refused, with what a program may want to know. */
export type ApiRefusal = {
  problem: ApiProblem;
  /** A sentence that says more than that of the problem. */
  message?: string;
  fields?: Record<string, string>;
};

/** The one shape of errors: `{ error: { code, message, fields? } }`. */
export function refuseApi({ problem, message, fields }: ApiRefusal, headers = new Headers()) {
  const known = apiProblems[problem];
  const error: ApiError = {
    code: problem.replaceAll("-", "_"),
    message: message ?? known.message,
    ...(fields && { fields }),
  };
  headers.set("Cache-Control", "no-store");
  const challenge = challenges[problem];
  if (challenge) headers.set("WWW-Authenticate", challenge);
  return Response.json({ error }, { status: known.status, headers });
}

const nobody = 'Bearer realm="Dorsal"';

/** What a caller without the right key or token is asked for (RFC 6750, section 3). */
const challenges: Partial<Record<ApiProblem, string>> = {
  "key-needed": nobody,
  "bad-key": `${nobody}, error="invalid_token"`,
  "missing-scope": `${nobody}, error="insufficient_scope"`,
};
