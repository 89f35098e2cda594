import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/** The content of a request to the provider. */
export type ModelCall = {
  model: string;
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  tool_choice?: unknown;
  stream?: boolean;
  response_format?: {
    type: string;
    json_schema?: { name: string; strict: boolean; schema: object };
  };
  tools?: { function: { name: string } }[];
  messages: { role: string; content: unknown; tool_calls?: unknown[] }[];
};

/** One step of an answer as the provider sends it. */
export type ProviderStep =
  | { status: number; body?: string }
  | {
      /** Pieces of the text, in their order. */
      text?: string[];
      calls?: { name: string; input: unknown }[];
      /** `null` for a provider that does not count. */
      usage?: { prompt_tokens: number; completion_tokens: number } | null;
      /** Why the answer ends; `null` for a stream that ends without a reason. */
      finish?: "stop" | "length" | null;
      /** Ends the connection in the middle of the stream after so many bytes. */
      cutAt?: number;
      /** Ends the connection after so many chunks. */
      cutAfter?: number;
      /** Sends the rest after the text once this is fulfilled. */
      rest?: Promise<unknown>;
      /** Sends a piece of the text every so many milliseconds, and not all at once. */
      everyMs?: number;
      /** Sends nothing more after the text, and does not end. */
      hangs?: boolean;
      /** What the provider says went wrong, instead of an end. */
      error?: object;
      /** Repeats the text until the connection is closed. */
      endless?: boolean;
    }
  | JsonStep;

/** An answer in one piece, to a request without a stream. */
export type JsonStep = {
  /** What the model wrote: JSON, or a text that should have been JSON. */
  json: unknown;
  finish?: "stop" | "length" | "content_filter";
  /** Why the model does not answer. */
  refusal?: string;
  usage?: { prompt_tokens: number; completion_tokens: number };
  /** Answers only once this is fulfilled. */
  after?: Promise<unknown>;
  /** Begins to answer and does not end. */
  hangs?: boolean;
};

/**
 * A local provider of language models with OpenAI's chat completions: it gives the answers of the
 * test, including malformed ones. `steps` decides for each request.
 */
export async function startModelProvider() {
  const calls: ModelCall[] = [];
  let open = 0;
  let answer: (call: ModelCall, place: number) => ProviderStep = () => ({ text: ["Hello."] });

  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const call = body as ModelCall;
      calls.push(call);
      open += 1;
      response.on("close", () => {
        open -= 1;
      });
      const isKnown = request.headers.authorization === `Bearer ${providerKey}`;
      if (!isKnown) return refuse(response, 401);
      if (request.url !== "/v1/chat/completions") return refuse(response, 404);
      const step = answer(call, calls.length - 1);
      if ("status" in step) return refuse(response, step.status, step.body);
      if ("json" in step) return sendWhole(response, step);
      return send(response, step);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    /** Requests that have not ended. */
    get open() {
      return open;
    },
    answerWith(next: typeof answer) {
      answer = next;
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const providerKey = "sk-test-provider";

function refuse(response: ServerResponse, status: number, body?: string) {
  response.writeHead(status, { "Content-Type": "application/json", "Retry-After": "0" });
  response.end(body ?? JSON.stringify({ error: { message: `status ${status}`, type: "test" } }));
}

async function sendWhole(response: ServerResponse, step: JsonStep) {
  await step.after;
  response.writeHead(200, { "Content-Type": "application/json" });
  const { json: written, usage = { prompt_tokens: 40, completion_tokens: 60 } } = step;
  const content = typeof written === "string" ? written : JSON.stringify(written);
  const { refusal = null } = step;
  const message = { role: "assistant", content: refusal ? null : content, refusal };
  const whole = JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "fake",
    choices: [{ index: 0, message, finish_reason: step.finish ?? "stop" }],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  });
  if (step.hangs) response.write(whole.slice(0, 60));
  else response.end(whole);
}

type StreamStep = Exclude<ProviderStep, { status: number } | JsonStep>;

async function send(response: ServerResponse, step: StreamStep) {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const { text = [], calls = [], usage = { prompt_tokens: 7, completion_tokens: 5 } } = step;
  const chunks = [...text.map(textLine), ...calls.map(callLine)];
  const begun = Buffer.from(chunks.join(""));
  if (step.endless) {
    while (!response.destroyed) {
      response.write(begun);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return;
  }
  if (step.hangs) {
    response.flushHeaders();
    response.write(begun);
    return;
  }
  if (step.error) {
    response.end(`${begun}data: ${JSON.stringify({ error: step.error })}\n\n`);
    return;
  }
  const { finish = calls.length > 0 ? "tool_calls" : "stop" } = step;
  const ended = line({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  const counted = usage && line({ choices: [], usage: { ...usage, total_tokens: 0 } });
  const end = finish === null ? [] : [ended, ...(counted ? [counted] : []), "data: [DONE]\n\n"];
  if (step.rest || step.everyMs) {
    await sendSlowly(response, chunks, step);
    response.end(end.join(""));
    return;
  }
  const whole = Buffer.concat([begun, Buffer.from(end.join(""))]);
  const cutAt =
    step.cutAfter === undefined
      ? step.cutAt
      : Buffer.byteLength([...chunks, ...end].slice(0, step.cutAfter).join(""));
  if (cutAt === undefined) {
    response.end(whole);
    return;
  }
  response.flushHeaders();
  response.write(whole.subarray(0, cutAt), () => response.destroy());
}

async function sendSlowly(
  response: ServerResponse,
  chunks: readonly string[],
  { rest, everyMs = 0 }: Pick<StreamStep, "rest" | "everyMs">,
) {
  response.flushHeaders();
  for (const chunk of chunks) {
    response.write(chunk);
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  await rest;
}

function textLine(content: string) {
  return line({ choices: [{ index: 0, delta: { role: "assistant", content } }] });
}

function callLine({ name, input }: { name: string; input: unknown }, index: number) {
  const called = {
    index,
    id: `call_${name}_${index}`,
    type: "function",
    function: { name, arguments: typeof input === "string" ? input : JSON.stringify(input) },
  };
  return line({ choices: [{ index: 0, delta: { tool_calls: [called] } }] });
}

function line(chunk: object) {
  const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "fake" };
  return `data: ${JSON.stringify({ ...head, ...chunk })}\n\n`;
}
