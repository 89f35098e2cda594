import type { Visitor } from "./visitor.ts";

type Answer = Record<string, unknown> & { status: number };

/** Calls a server function as the product's scripts do; returns the JSON of its answer and its status. */
export async function callFunction(visitor: Visitor, path: string, body: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const answer = await visitor.fetch(path, { method: "POST", body: JSON.stringify(body), headers });
  return { ...(await answer.json()), status: answer.status };
}
