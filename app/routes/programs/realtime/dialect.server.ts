import { type Dialect, limitHeaders } from "../answer.server.ts";

/** A refusal of the event stream. */
export function refuseStream(status: number, code: string, message: string): Response {
  return Response.json(
    { error: { code, message } },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

/** `/realtime/v1` speaks JSON where it refuses. */
export const streamDialect: Dialect = {
  methods: ["GET"],
  exposes: ["X-Request-Id", ...limitHeaders],
  failed: (status, id) =>
    refuseStream(status, "failed", `Something went wrong. The number of this request is ${id}.`),
  refused: () => refuseStream(405, "method_not_allowed", "Use GET."),
};
