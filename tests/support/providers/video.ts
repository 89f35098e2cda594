import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A request to the provider. */
export type VideoCall = { method: string; path: string; query: URLSearchParams; body: unknown };

/** How a call fails; `null` answers it as the provider does. */
export type VideoFault =
  | { status: number; body?: string }
  /** Sends this instead of JSON, with status 200. */
  | { text: string }
  /** Accepts the call, and does not answer. */
  | { hangs: true }
  /** Sends without an end. */
  | { endless: true }
  /** The address of a conversation is this one; `null` leaves it out. */
  | { url: string | null }
  /** Answers as usual once this is fulfilled. */
  | { waits: Promise<unknown> };

type Persona = { persona_id: string; persona_name: string; [field: string]: unknown };
type Conversation = { status: "active" | "ended"; asked: Record<string, unknown> };

export const videoKey = "tavus-test-key";

export const providerPersonas: Persona[] = [
  {
    persona_id: "p0001",
    persona_name: "Ana the Pacer",
    system_prompt: "Plans for the marathon, week by week.",
    context: "Only the coach reads this.",
    default_replica_id: "r0001",
    layers: { llm: { model: "tavus-llama", api_key: "sk-of-another-service" } },
    created_at: "2026-01-02T03:04:05Z",
    updated_at: "2026-02-03T04:05:06Z",
  },
  {
    persona_id: "p0002",
    persona_name: "Bruno Uphill",
    system_prompt: "Trails and altitude.",
    default_replica_id: null,
  },
];

/**
 * A local provider of video conversations with version 2 of Tavus' interface, and the pages of its
 * conversations. `failWith` decides for each call.
 */
export async function startVideoProvider(personas = structuredClone(providerPersonas)) {
  const calls: VideoCall[] = [];
  const conversations = new Map<string, Conversation>();
  let open = 0;
  let fault: (call: VideoCall) => VideoFault | null = () => null;

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", baseUrl);
    if (pathname.startsWith("/room/")) return showRoom(response, pathname.slice("/room/".length));
    const sent = await text(request);
    const body: unknown = sent ? JSON.parse(sent) : null;
    const call = { method: request.method ?? "", path: pathname, query: searchParams, body };
    calls.push(call);
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    if (request.headers["x-api-key"] !== videoKey) {
      return send(response, 401, { message: "Invalid access token" });
    }
    const wrong = fault(call);
    if (wrong !== null && "waits" in wrong) {
      await wrong.waits;
      return serve(call, response);
    }
    if (wrong === null || "url" in wrong) return serve(call, response, wrong?.url);
    if ("status" in wrong) return send(response, wrong.status, wrong.body ?? { message: "No." });
    if ("text" in wrong) return send(response, 200, wrong.text);
    if ("endless" in wrong) return sendWithoutEnd(response);
  }

  function serve(call: VideoCall, response: ServerResponse, url?: string | null) {
    const { method, path, query } = call;
    if (path === "/v2/personas" && method === "GET") {
      const limit = Number(query.get("limit") ?? 10);
      const first = (Number(query.get("page") ?? 1) - 1) * limit;
      const data = personas.slice(first, first + limit);
      return send(response, 200, { data, total_count: personas.length });
    }
    const [, persona] = /^\/v2\/personas\/([\w-]+)$/.exec(path) ?? [];
    if (persona && method === "PATCH") return patch(persona, call.body, response);
    if (path === "/v2/conversations" && method === "POST") return begin(call.body, response, url);
    const [, ended] = /^\/v2\/conversations\/([\w-]+)\/end$/.exec(path) ?? [];
    if (ended && method === "POST") {
      const conversation = conversations.get(ended);
      if (!conversation) return send(response, 400, { message: "Invalid conversation_id" });
      conversation.status = "ended";
      return send(response, 200, "");
    }
    return send(response, 404, { message: "Not found" });
  }

  function patch(id: string, body: unknown, response: ServerResponse) {
    const persona = personas.find(({ persona_id }) => persona_id === id);
    if (!persona) return send(response, 400, { message: "Invalid persona_id" });
    if (!Array.isArray(body)) return send(response, 400, { message: "body must be a JSON Patch" });
    const before = JSON.stringify(persona);
    for (const { op, path, value } of body) {
      const field = String(path).slice(1);
      if (op === "replace" && !(field in persona)) {
        return send(response, 422, { message: `invalid patch operation: ${path} does not exist` });
      }
      persona[field] = value;
    }
    if (JSON.stringify(persona) === before) return response.writeHead(304).end();
    return send(response, 200, { message: "Persona updated successfully" });
  }

  function begin(body: unknown, response: ServerResponse, url?: string | null) {
    const asked = Object(body) as Record<string, unknown>;
    const persona = personas.find(({ persona_id }) => persona_id === asked.persona_id);
    const replica = asked.replica_id ?? persona?.default_replica_id;
    if (!persona || !replica) {
      return send(response, 400, { message: "Invalid persona_id or replica_id" });
    }
    const id = `c${randomUUID().replaceAll("-", "").slice(0, 16)}`;
    conversations.set(id, { status: "active", asked });
    return send(response, 200, {
      conversation_id: id,
      conversation_name: asked.conversation_name,
      conversation_url: url === undefined ? `${baseUrl}/room/${id}` : url,
      status: "active",
      callback_url: asked.callback_url ?? "",
      created_at: "2026-11-20T12:00:00Z",
    });
  }

  /** The page of a conversation, which the product shows in its frame. */
  function showRoom(response: ServerResponse, id: string) {
    const isOpen = conversations.get(id)?.status === "active";
    response.writeHead(isOpen ? 200 : 410, { "Content-Type": "text/html; charset=utf-8" });
    const said = isOpen ? "You are in the room of the provider." : "This conversation has ended.";
    response.end(`<!doctype html><html lang="en"><title>Room</title><p>${said}</p></html>`);
  }

  return {
    baseUrl,
    /** The origin of the addresses of its conversations. */
    frameOrigin: baseUrl,
    /** What a server under test is configured with. */
    environment: {
      TAVUS_API_KEY: videoKey,
      TAVUS_BASE_URL: baseUrl,
      TAVUS_FRAME_ORIGIN: baseUrl,
      TAVUS_DEFAULT_REPLICA_ID: "r9999",
    },
    personas,
    calls,
    conversations,
    /** Conversations that still cost. */
    running: () =>
      [...conversations].flatMap(([id, { status }]) => (status === "active" ? [id] : [])),
    /** Calls that have not ended. */
    get open() {
      return open;
    },
    failWith(next: typeof fault) {
      fault = next;
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: object | string) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

async function sendWithoutEnd(response: ServerResponse) {
  response.writeHead(200, { "Content-Type": "application/json" });
  const piece = `{"data":["${"x".repeat(256 * 1024)}`;
  while (!response.destroyed) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
