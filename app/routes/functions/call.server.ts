import { findViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { services } from "#services/context.ts";

type Asked = Parameters<typeof findViewer>[0];

/** How a server function refuses: `{ "error": "…" }`. */
export function refusal(error: string, status: number): Response {
  return Response.json({ error }, { status });
}

/** What a server function is told, as JSON or as a form; `null` when it is neither. */
export function bodyOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  return (isJson ? request.json() : formEntries(request)).catch(() => null);
}

async function formEntries(request: Request) {
  return Object.fromEntries(await request.formData());
}

/** Who calls: somebody, a browser whose session has ended meanwhile, or nobody. */
export async function callerOf(asked: Asked): Promise<Viewer | "ended" | "nobody"> {
  const viewer = await findViewer(asked);
  if (viewer) return viewer;
  const hasCookie = services(asked.context).identity.cookie.token(asked.request) !== null;
  return hasCookie ? "ended" : "nobody";
}
