import { answerAssistant } from "#features/assistant-tools/assistant-door.server.ts";
import { doorProblems } from "#features/assistant-tools/messages.ts";
import { readMessage } from "#features/assistant-tools/schema.ts";
import { keyCaller, namesKey } from "#features/public-api/keys/caller.server.ts";
import { publicOrigin, requestId, services, withinToldLimit } from "#services/context.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/mcp.ts";
import { assistantProtocol, refuseAssistant } from "./protocol.server.ts";

/** Letters of one message. */
const longestMessage = 65_536;

/** `POST /mcp`: the Model Context Protocol, without sessions. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, assistantProtocol, async () => {
    const { request, context } = asked;
    const { db, now, log } = services(context);
    const caller = namesKey(request) ? await keyCaller({ db, now }, request) : null;
    const by = caller && { policy: "key", key: caller.keyId };
    return withinToldLimit(
      context,
      { name: "assistantTools", ...(by && { by }) },
      { refuse: () => refuseAssistant(429, doorProblems.often), work },
    );

    async function work(): Promise<Response> {
      // A key that is not good any more is told so, instead of being counted as nobody.
      if (namesKey(request) && !caller) return refuseAssistant(401, doorProblems.key);
      const body = await request.text();
      const message = body.length > longestMessage ? null : readMessage(body);
      if (!message) return refuseAssistant(400, doorProblems.body);
      const origin = publicOrigin(request);
      const desk = { services: { db, now, log }, origin, requestId: requestId(context) };
      return answerAssistant(desk, request, message);
    }
  });
}

export const action = loader;
