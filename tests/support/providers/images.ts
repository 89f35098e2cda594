import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/** The content of a request to the provider. */
export type ImageCall = {
  model: string;
  prompt: string;
  size: string;
  n: number;
  output_format?: string;
  response_format?: string;
};

/** What the provider does with a request. */
export type ImageStep =
  /** The picture that it sends. */
  | { picture: Uint8Array }
  | { status: number; body?: string }
  /** Sends this with status 200. */
  | { text: string }
  /** Accepts the call, and does not answer. */
  | { hangs: true }
  /** Sends without an end. */
  | { endless: true }
  /** Names another address. */
  | { redirect: string };

export const imageKey = "sk-test-pictures";

/** A local provider of pictures with OpenAI's protocol. `answerWith` decides for each request. */
export async function startImageProvider() {
  const calls: ImageCall[] = [];
  let answer: (call: ImageCall) => ImageStep = () => ({ status: 500 });

  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const call = body as ImageCall;
      calls.push(call);
      if (request.headers.authorization !== `Bearer ${imageKey}`) {
        return refuse(response, 401, problemOf("invalid_api_key", call.prompt));
      }
      if (request.url !== "/v1/images/generations") return refuse(response, 404);
      return send(response, call, answer(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
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

/** A refusal as the provider writes it: its sentence repeats what was asked for. */
function problemOf(code: string, prompt: string): string {
  return JSON.stringify({ error: { code, message: `Refused: ${prompt}`, type: "test" } });
}

function refuse(response: ServerResponse, status: number, body?: string) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(body ?? JSON.stringify({ error: { message: `status ${status}` } }));
}

async function send(response: ServerResponse, { prompt }: ImageCall, step: ImageStep) {
  if ("hangs" in step) return;
  if ("redirect" in step) {
    response.writeHead(307, { Location: step.redirect }).end();
    return;
  }
  if ("status" in step) {
    refuse(response, step.status, step.body ?? problemOf("test_refusal", prompt));
    return;
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  if ("text" in step) {
    response.end(step.text);
    return;
  }
  if ("endless" in step) {
    while (!response.destroyed) {
      response.write(Buffer.alloc(65_536, 65));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return;
  }
  const picture = Buffer.from(step.picture).toString("base64");
  response.end(JSON.stringify({ created: 1, data: [{ b64_json: picture }] }));
}
