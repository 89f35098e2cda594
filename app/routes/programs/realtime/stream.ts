import { appCaller, type CallerProblem } from "#features/app-auth/caller.server.ts";
import { lastEventOf, openEventStream } from "#features/race-events/stream/event-stream.server.ts";
import { services } from "#services/context.ts";
import { eventStreamHeaders } from "#values/web/server-events.ts";
import type { Handle } from "../../handle.ts";
import {
  allMethods,
  answerProgram,
  answerRoot,
  byPattern,
  limitHeaders,
  type ProgramArgs,
  type Protocol,
} from "../answer.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /realtime/v1/stream`: what happens to the caller's races and registrations, as it happens. */
export const loader = byPattern({
  "realtime/v1": (args) => answerRoot(args, "/realtime/v1", protocol("GET")),
  "realtime/v1/stream": (args) => answerProgram(args, protocol("GET"), () => stream(args)),
  "realtime/v1/*": (args) =>
    answerProgram(args, protocol(...allMethods), async () =>
      refuse(404, "not_found", "There is nothing at this address."),
    ),
});

export const action = loader;

const refusals = {
  "no-token": [401, "Send the access token of a signed-in person."],
  "bad-token": [401, "The access token is not valid, or has expired."],
  "session-over": [401, "The session has ended."],
  "second-step-needed": [403, "Take the second step of signing in first."],
} as const satisfies Record<CallerProblem | "second-step-needed", readonly [number, string]>;

async function stream({ request, context }: ProgramArgs): Promise<Response> {
  const used = services(context);
  const caller = await appCaller(used, request);
  if ("problem" in caller) {
    const [status, message] = refusals[caller.problem];
    return refuse(status, caller.problem.replaceAll("-", "_"), message);
  }
  const after = await lastEventOf(used, request.headers.get("last-event-id"));
  if (after === "unknown") {
    return refuse(400, "bad_last_event_id", "No event has this id. Connect without one.");
  }
  const events = await openEventStream(used, {
    userId: caller.viewer.userId,
    after,
    signal: request.signal,
    goesOn: async () => "viewer" in (await appCaller(used, request)),
  });
  if (!events) {
    const refused = refuse(429, "too_many_streams", "You have too many streams already.");
    refused.headers.set("Retry-After", "10");
    return refused;
  }
  return new Response(events, { headers: eventStreamHeaders });
}

/** `/realtime/v1` refuses in JSON. */
function protocol(...methods: string[]): Protocol {
  return {
    methods,
    exposes: ["X-Request-Id", ...limitHeaders],
    failed: (status, id) =>
      refuse(status, "failed", `Something went wrong. The number of this request is ${id}.`),
    refused: () => refuse(405, "method_not_allowed", "Use GET."),
  };
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { error: { code, message } },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}
