import { openApiDocument } from "#features/public-api/reference/document.server.ts";
import { publicOrigin } from "#services/context.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/openapi.ts";
import { apiProtocol } from "./protocol.server.ts";

/** `GET /api/v1/openapi.json`: the document of the API. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, apiProtocol("GET"), async () =>
    Response.json(openApiDocument(publicOrigin(asked.request)), {
      headers: { "Cache-Control": "public, max-age=3600" },
    }),
  );
}
