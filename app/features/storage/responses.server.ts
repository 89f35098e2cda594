import { type StorageRefusal, storageRefusals } from "./refusals.ts";

/** JSON for one person. */
export function respond(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

export function refuse({ problem, about }: StorageRefusal): Response {
  const [status, code, message] = storageRefusals[problem];
  return respondError(status, code, about === undefined ? message : `${message} (${about})`);
}

export function respondError(status: number, code: string, message: string): Response {
  return respond({ statusCode: String(status), code, error: code, message }, status);
}
