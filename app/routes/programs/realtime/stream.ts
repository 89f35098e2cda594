import { appCaller, type CallerProblem } from "#features/accounts/apps/caller.server.ts";
import { openEventStream } from "#features/race-events/stream/event-stream.server.ts";
import { lastEventOf } from "#features/race-events/stream/last-event.server.ts";
import { services } from "#services/context.ts";
import { eventStreamHeaders } from "#values/web/events/event-stream-headers.ts";
import type { Handle } from "../../handle.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/stream.ts";
import { refuseStream, streamDialect } from "./dialect.server.ts";

export const handle: Handle = { keepsPages: true };

const refusals = {
  "no-token": [401, "Send the access token of a signed-in person."],
  "bad-token": [401, "The access token is not valid, or has expired."],
  "session-over": [401, "The session has ended."],
  "second-step-needed": [403, "Take the second step of signing in first."],
} as const satisfies Record<CallerProblem | "second-step-needed", readonly [number, string]>;

/** `GET /realtime/v1/stream`: what happens to the caller's races and registrations, as it happens. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, streamDialect, async () => {
    const { request } = asked;
    const used = services(asked.context);
    const caller = await appCaller(used, request);
    if ("problem" in caller) {
      const [status, message] = refusals[caller.problem];
      return refuseStream(status, caller.problem.replaceAll("-", "_"), message);
    }
    const after = await lastEventOf(used, request.headers.get("last-event-id"));
    if (after === "unknown") {
      return refuseStream(400, "bad_last_event_id", "No event has this id. Connect without one.");
    }
    const stream = await openEventStream(used, {
      userId: caller.viewer.userId,
      after,
      signal: request.signal,
      goesOn: async () => "viewer" in (await appCaller(used, request)),
    });
    if (!stream) {
      const refused = refuseStream(429, "too_many_streams", "You have too many streams already.");
      refused.headers.set("Retry-After", "10");
      return refused;
    }
    return new Response(stream, { headers: eventStreamHeaders });
  });
}

export const action = loader;
