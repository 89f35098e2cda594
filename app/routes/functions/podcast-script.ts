import { href } from "react-router";
import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import {
  onlyAdminsWrite,
  scriptFailed,
  writingProblems,
} from "#features/podcasts/studio/messages.ts";
import { readScriptCall } from "#features/podcasts/writing/schema.ts";
import { writeScript } from "#features/podcasts/writing/script.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/podcast-script.ts";
import { answerCall, bodyOf } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /functions/podcast-script` with a `topic`, or with the topic `Featured Races` and `races`
 * (`name`, `date`, `location`, `type`, `description`, `distance`), answers `{ script, written_by }`.
 */
export function action(asked: Route.ActionArgs) {
  return answerCall(asked, scriptFailed, () => write(asked));
}

async function write(asked: Route.ActionArgs): Promise<Response> {
  const { admin, status } = await adminOrStatus(asked);
  if (!admin) return refuseCall(onlyAdminsWrite, status);
  const call = readScriptCall(await bodyOf(asked.request));
  if (call.problem !== null) return refuseCall(writingProblems[call.problem], 400);
  const all = services(asked.context);
  const written = await writeScript(all, admin, call.subject, asked.request.signal);
  if (written.problem !== null) {
    return refuseCall(writingProblems[written.problem], statuses[written.problem]);
  }
  const { script, writtenBy } = written;
  return Response.json(
    { script, written_by: writtenBy },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

const statuses = { "too-often": 429, "not-written": 502 } as const;

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/podcast-script")}.`, 405);
}
