import { refuseApi } from "#features/public-api/refusal.server.ts";
import { limitHeaders, type Protocol } from "../answer.server.ts";

/** `/api/v1` answers in JSON, with one shape of errors. */
export function apiProtocol(...methods: string[]): Protocol {
  return {
    methods,
    exposes: ["ETag", ...limitHeaders, "Idempotency-Replayed", "X-Request-Id"],
    failed: (status, id) =>
      refuseApi({
        problem: status === 503 ? "away" : "failed",
        message: `Something went wrong. The number of this request is ${id}.`,
      }),
    refused: () => refuseApi({ problem: "wrong-method", message: `Use ${methods.join(" or ")}.` }),
  };
}
