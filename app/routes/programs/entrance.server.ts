import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { entranceOf } from "#features/public-api/reference/entrances.ts";
import { publicOrigin } from "#services/context.ts";
import type { ProgramPath } from "#values/web/program-paths.ts";
import { answerProgram, type Dialect } from "./answer.server.ts";

/** Answers at the beginning of a program's addresses: what is here, and where its reference is. */
export function answerEntrance(
  asked: RequestArgs,
  path: ProgramPath,
  dialect: Dialect,
): Promise<Response> {
  return answerProgram(asked, dialect, async () =>
    Response.json(entranceOf(path, publicOrigin(asked.request)), {
      headers: { "Cache-Control": "public, max-age=3600" },
    }),
  );
}
