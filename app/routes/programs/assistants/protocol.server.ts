import { doorProblems } from "#features/assistant-tools/messages.ts";
import { limitHeaders, type Protocol } from "../answer.server.ts";

/** The codes of JSON-RPC for a refused request and for a failure of ours. */
const codes = { refused: -32_600, failed: -32_603 };

/** A refusal of the whole request, before any tool is asked. */
export function refuseAssistant(status: number, message: string): Response {
  const code = status < 500 ? codes.refused : codes.failed;
  return Response.json(
    { jsonrpc: "2.0", id: null, error: { code, message } },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

/** `/mcp` speaks JSON-RPC. */
export const assistantProtocol: Protocol = {
  methods: ["POST"],
  exposes: ["Mcp-Protocol-Version", "X-Request-Id", ...limitHeaders],
  failed: (status, id) =>
    refuseAssistant(status, `Something went wrong. The number of this request is ${id}.`),
  refused: () => refuseAssistant(405, doorProblems.method),
};
