import { entranceOf } from "#features/public-api/reference/entrances.ts";
import { publicOrigin } from "#services/context.ts";
import type { Route } from "./+types/entrance.ts";
import { answerProgram, type Dialect } from "./answer.server.ts";
import { apiDialect } from "./api/dialect.server.ts";
import { authDialect } from "./auth/dialect.server.ts";
import { streamDialect } from "./realtime/dialect.server.ts";
import { storageDialect } from "./storage/door.server.ts";

const dialects = {
  "/api/v1": apiDialect("GET"),
  "/auth/v1": authDialect("GET"),
  "/realtime/v1": streamDialect,
  "/storage/v1": storageDialect(["GET"]),
} satisfies Record<string, Dialect>;

/** `GET /api/v1`, `/auth/v1`, `/storage/v1` and `/realtime/v1`: what is here, and where its reference is. */
export function loader(asked: Route.LoaderArgs) {
  const { pathname } = new URL(asked.request.url);
  const path = pathname as keyof typeof dialects;
  return answerProgram(asked, dialects[path], async () =>
    Response.json(entranceOf(path, publicOrigin(asked.request)), {
      headers: { "Cache-Control": "public, max-age=3600" },
    }),
  );
}

export const action = loader;
