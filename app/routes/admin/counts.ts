import { isAdminStill, requireAdmin } from "#features/accounts/viewer.server.ts";
import { countWatched, openCountStream } from "#features/figures/watched/queries.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import { eventStreamHeaders } from "#values/web/server-events.ts";
import type { Route } from "./+types/counts.ts";

/**
 * `GET /admin/counts`: the numbers that the back office watches, in JSON; as a stream of events where the
 * caller accepts one. A stream ends with the session, or when its person stops being an administrator.
 */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { request } = args;
  const own = services(args.context);
  if (!request.headers.get("accept")?.includes("text/event-stream"))
    return Response.json(await countWatched(own), { headers: { "Cache-Control": "no-store" } });
  const stream = openCountStream(own, {
    userId: admin.userId,
    signal: request.signal,
    goesOn: () => isAdminStill(args),
  });
  if (stream) return new Response(stream, { headers: eventStreamHeaders });
  const refused = refuseCall("You have too many tabs of the back office open.", 429);
  refused.headers.set("Retry-After", "10");
  return refused;
}
