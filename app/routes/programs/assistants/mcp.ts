import { requestProblems } from "#features/assistant-tools/messages.ts";
import { readMessage } from "#features/assistant-tools/schema.ts";
import { keyCaller, namesKey } from "#features/public-api/keys/keys.server.ts";
import { publicOrigin, requestId, services, withinToldLimit } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { answerProgram, limitHeaders, type Protocol } from "../answer.server.ts";
import type { Route } from "./+types/mcp.ts";

export const handle: Handle = { keepsPages: true };

/** Letters of one message. */
const longestMessage = 65_536;

/** `POST /mcp`: the Model Context Protocol, without sessions. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, protocol, async () => {
    const { request, context } = asked;
    const { db, now, log } = services(context);
    const caller = namesKey(request) ? await keyCaller({ db, now }, request) : null;
    const by = caller && { policy: "key", key: caller.keyId };
    return withinToldLimit(
      context,
      { name: "assistantTools", ...(by && { by }) },
      { refuse: () => refuse(429, requestProblems.often), work },
    );

    async function work(): Promise<Response> {
      // A key that is no longer valid is refused, instead of its caller being treated as anonymous.
      if (namesKey(request) && !caller) return refuse(401, requestProblems.key);
      const body = await request.text();
      const message = body.length > longestMessage ? null : readMessage(body);
      if (!message) return refuse(400, requestProblems.body);
      const origin = publicOrigin(request);
      const tools = { services: { db, now, log }, origin, requestId: requestId(context) };
      // The library of the protocol is loaded with the first message.
      const { answerAssistant } = await import("#features/assistant-tools/mcp-server.server.ts");
      return answerAssistant(tools, request, message);
    }
  });
}

export const action = loader;

/** The codes of JSON-RPC for a refused request and for a failure of ours. */
const codes = { refused: -32_600, failed: -32_603 };

/** A refusal of the whole request, before any tool is asked. */
function refuse(status: number, message: string): Response {
  const code = status < 500 ? codes.refused : codes.failed;
  return Response.json(
    { jsonrpc: "2.0", id: null, error: { code, message } },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

/** `/mcp` speaks JSON-RPC. */
const protocol: Protocol = {
  methods: ["POST"],
  exposes: ["Mcp-Protocol-Version", "X-Request-Id", ...limitHeaders],
  failed: (status, id) =>
    refuse(status, `Something went wrong. The number of this request is ${id}.`),
  refused: () => refuse(405, requestProblems.method),
};
