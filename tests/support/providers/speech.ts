import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A request to the provider. */
export type SpeechCall = { path: string; query: URLSearchParams; body: Record<string, unknown> };

/** How a call fails; `null` answers it as the provider does. */
export type SpeechFault =
  | { status: number; body?: object | string }
  /** Sends this instead of JSON, with status 200. */
  | { text: string }
  /** Accepts the call, and does not answer. */
  | { hangs: true }
  /** Sends without an end. */
  | { endless: true }
  /** The sound is this one. */
  | { sound: string }
  /** Tells other times of the characters, or none. */
  | { alignment: object | null }
  /** Answers as usual once this is fulfilled. */
  | { waits: Promise<unknown> };

export const speechKey = "elevenlabs-test-key";
export const speechVoice = "v0000narrator";

/** What this provider reads in a second. */
const charactersPerSecond = 15;

/** MPEG-1, layer III, 64 kilobits a second, 44,100 Hz, mono: silence in 1,152 samples. */
const silentFrame = Buffer.alloc(208);
silentFrame.set([0xff, 0xfb, 0x50, 0xc4]);

/** An MP3 of silence as a provider sends it: with a tag, and a frame that describes the others. */
export function silentMp3(seconds: number): Buffer {
  const tag = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\x0a", "latin1"), Buffer.alloc(10)]);
  const description = Buffer.from(silentFrame);
  description.write("Info", 21, "latin1");
  const frames = Math.max(1, Math.round((seconds * 44_100) / 1152));
  return Buffer.concat([tag, description, ...Array<Buffer>(frames).fill(silentFrame)]);
}

/**
 * A local provider of voices with version 1 of ElevenLabs' interface. `failWith` decides for each call.
 */
export async function startSpeechProvider() {
  const calls: SpeechCall[] = [];
  let open = 0;
  let fault: (call: SpeechCall) => SpeechFault | null = () => null;

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", baseUrl);
    const call = { path: pathname, query: searchParams, body: JSON.parse(await text(request)) };
    calls.push(call);
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    if (request.headers["xi-api-key"] !== speechKey) {
      return refuse(response, 401, "invalid_api_key");
    }
    const wrong = fault(call);
    if (wrong === null) return serve(call, response);
    if ("waits" in wrong) {
      await wrong.waits;
      return serve(call, response);
    }
    if ("status" in wrong) {
      return wrong.body === undefined
        ? refuse(response, wrong.status, "refused")
        : send(response, wrong.status, wrong.body);
    }
    if ("text" in wrong) return send(response, 200, wrong.text);
    if ("endless" in wrong) return sendWithoutEnd(response);
    if ("sound" in wrong) return serve(call, response, { audio_base64: wrong.sound });
    if ("alignment" in wrong) return serve(call, response, wrong);
  }

  function serve({ path, query, body }: SpeechCall, response: ServerResponse, changed = {}) {
    const [, voice] = /^\/v1\/text-to-speech\/([\w-]+)\/with-timestamps$/.exec(path) ?? [];
    if (voice !== speechVoice) return refuse(response, 404, "voice_not_found");
    const said = String(body.text ?? "");
    const format = query.get("output_format");
    if (!said.trim() || said.length > 10_000 || format !== "mp3_44100_64") {
      return refuse(response, 400, "invalid_request");
    }
    const characters = [...said];
    const times = characters.map((_, place) => place / charactersPerSecond);
    return send(response, 200, {
      audio_base64: silentMp3(characters.length / charactersPerSecond).toString("base64"),
      alignment: {
        characters,
        character_start_times_seconds: times,
        character_end_times_seconds: times.map((time) => time + 1 / charactersPerSecond),
      },
      normalized_alignment: null,
      ...changed,
    });
  }

  return {
    baseUrl,
    /** What a server under test is configured with. */
    environment: {
      ELEVENLABS_API_KEY: speechKey,
      ELEVENLABS_BASE_URL: baseUrl,
      ELEVENLABS_VOICE_ID: speechVoice,
      ELEVENLABS_VOICE_NAME: "Narrator of the tests",
    },
    calls,
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

function refuse(response: ServerResponse, status: number, reason: string) {
  return send(response, status, { detail: { status: reason, message: `No: ${reason}.` } });
}

function send(response: ServerResponse, status: number, body: object | string) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

async function sendWithoutEnd(response: ServerResponse) {
  response.writeHead(200, { "Content-Type": "application/json" });
  const piece = `{"audio_base64":"${"A".repeat(1024 * 1024)}`;
  while (!response.destroyed) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
