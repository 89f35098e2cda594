import { respond } from "#features/app-auth/responses.server.ts";
import { keySetSeconds, publicKeys } from "#features/app-auth/signing-keys.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { answerProgram, answerRoot, byPattern, type ProgramArgs } from "../answer.server.ts";
import { authProtocol } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** What anyone may read of the service for signing in, with any `apikey` and as often as they like. */
export const loader = byPattern({
  "auth/v1": (args) => answerRoot(args, "/auth/v1", authProtocol("GET")),
  "auth/v1/.well-known/jwks.json": (args) =>
    answerProgram(args, authProtocol("GET"), () => keySet(args)),
});

export const action = loader;

/** The keys that access tokens are checked with. */
async function keySet({ context }: ProgramArgs): Promise<Response> {
  const response = respond({ keys: await publicKeys(services(context)) });
  response.headers.set("Cache-Control", `public, max-age=${keySetSeconds}`);
  return response;
}
