import { type Dialect, limitHeaders } from "../answer.server.ts";

/** Clients read the code of an error only from answers that say this version. */
export const apiVersionHeader = "X-Supabase-Api-Version";
const apiVersion = "2024-01-01";
const headers = { "Cache-Control": "no-store", [apiVersionHeader]: apiVersion };

/** An answer of the service for signing in. */
export function answerAuth(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers });
}

/** Done, with nothing to say. */
export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers });
}

/** @param more - members besides the code and the message, for example the reasons of a weak password */
export function refuseAuth(status: number, code: string, message: string, more: object = {}) {
  return answerAuth({ code, error_code: code, message, msg: message, ...more }, status);
}

/** `/auth/v1` speaks as the public client `@supabase/auth-js` expects. */
export function authDialect(...methods: string[]): Dialect {
  return {
    methods,
    exposes: [apiVersionHeader, "X-Request-Id", ...limitHeaders],
    failed: (status, id) =>
      refuseAuth(
        status,
        "unexpected_failure",
        `Something went wrong. The number of this request is ${id}.`,
      ),
    refused: () => refuseAuth(405, "method_not_allowed", `Use ${methods.join(" or ")}.`),
  };
}
