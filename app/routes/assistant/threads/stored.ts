import type { Route } from "./+types/stored.ts";
import { ownThread } from "./own-thread.server.ts";

/** `GET /chat/threads/ID/stored`: a conversation as it is kept, for a page whose connection was cut. */
export async function loader(asked: Route.LoaderArgs) {
  return Response.json(await ownThread(asked, asked.params.id), {
    headers: { "Cache-Control": "private, no-store" },
  });
}
