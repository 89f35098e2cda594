import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Calls the function of the sessions as the page's scripts do. */
export function callSessions(visitor: Visitor, body: object): Promise<Response> {
  return visitor.fetch("/functions/tavus-conversation", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "*/*" },
    body: JSON.stringify(body),
  });
}

/** Begins a session with a coach; returns its id. */
export async function beginSession(visitor: Visitor, persona = "coach-luz"): Promise<string> {
  const answer = await callSessions(visitor, { action: "start", persona_id: persona });
  expect(answer.status).toBe(200);
  return (await answer.json()).conversation_id;
}
