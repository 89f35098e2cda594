import { type AppProblem, refusals } from "./refusals.ts";

/** Clients read the code of an error only from answers that say this version. */
export const apiVersionHeader = "X-Supabase-Api-Version";
const apiVersion = "2024-01-01";
const headers = { "Cache-Control": "no-store", [apiVersionHeader]: apiVersion };

export function respond(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers });
}

export function respondEmpty(): Response {
  return new Response(null, { status: 204, headers });
}

/** @param refusal - a weak password has reasons */
export function refuse({
  problem,
  reasons,
}: {
  problem: AppProblem;
  reasons?: readonly string[];
}): Response {
  const [status, code, message] = refusals[problem];
  return respondError(status, code, message, reasons && { weak_password: { reasons } });
}

/** @param more - members besides the code and the message */
export function respondError(status: number, code: string, message: string, more: object = {}) {
  return respond({ code, error_code: code, message, msg: message, ...more }, status);
}
