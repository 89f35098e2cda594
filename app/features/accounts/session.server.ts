import { services } from "#services/context.ts";
import { isForPrograms } from "#values/web/program-refusal.ts";
import { askerOf, findSession, type RequestArgs, type Session } from "./viewer.server.ts";

/**
 * Runs around every request but those of programs: no cache keeps the pages of a viewer, their session is renewed once a day
 * while it is used, and the cookie of a session that has ended is taken away.
 */
export async function keepSession(
  asked: RequestArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  if (isForPrograms(new URL(asked.request.url).pathname)) return next();
  const { cookie } = services(asked.context).identity;
  if (!cookie.isThere(asked.request)) return next();
  const response = await next();
  const session = await findSession(asked);
  if (session && !isForEver(response)) response.headers.set("Cache-Control", "private, no-store");
  // A cookie in the answer itself is newer.
  if (response.headers.has("Set-Cookie")) return response;
  const cookies = session ? await renewed(asked, session) : cookie.forgetting(asked.request);
  for (const each of cookies) response.headers.append("Set-Cookie", each);
  return response;
}

/** Drawn covers and photos are the same for every viewer, and are fetched once. */
function isForEver({ headers }: Response): boolean {
  return headers.get("Cache-Control")?.includes("immutable") ?? false;
}

async function renewed(asked: RequestArgs, { expiresAt }: Session): Promise<string[]> {
  const { identity } = services(asked.context);
  const { request } = asked;
  if (request.method !== "GET" || !identity.cookie.isDue(request, expiresAt)) return [];
  const { headers } = await identity.ask(askerOf(asked), "/get-session");
  return headers.getSetCookie();
}
