import { openApiDocument } from "#features/public-api/reference/document.server.ts";
import { refuseApi } from "#features/public-api/refusal.server.ts";
import { publicOrigin } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { allMethods, answerProgram, answerRoot, byPattern } from "../answer.server.ts";
import { apiProtocol } from "./protocol.server.ts";

export const handle: Handle = { keepsPages: true };

/** The root of the API, its document, and its answer at addresses that it does not have. */
export const loader = byPattern({
  "api/v1": (args) => answerRoot(args, "/api/v1", apiProtocol("GET")),
  "api/v1/openapi.json": (args) =>
    answerProgram(args, apiProtocol("GET"), async () =>
      Response.json(openApiDocument(publicOrigin(args.request)), {
        headers: { "Cache-Control": "public, max-age=3600" },
      }),
    ),
  "api/v1/*": (args) =>
    answerProgram(args, apiProtocol(...allMethods), async () =>
      refuseApi({ problem: "not-found" }),
    ),
});

export const action = loader;
