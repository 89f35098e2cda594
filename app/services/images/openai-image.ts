import { type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { ImageModelSettings } from "./config.ts";
import type { ImageModel } from "./images.ts";
import { readPicture, readRefusalCode } from "./schema.ts";

/** A good picture takes most of a minute. */
const patienceMs = 120_000;

/** A picture in base64. Larger answers are given up. */
const mostBytes = 32 * 1024 * 1024;

/** Pictures of a provider that speaks OpenAI's protocol. Neither prompt nor key reaches an error. */
export function openaiImages(
  { apiKey, baseUrl, model }: ImageModelSettings,
  fetch: typeof globalThis.fetch,
  limits = { patienceMs, mostBytes },
): ImageModel {
  return {
    async generate(prompt, size, signal) {
      try {
        const response = await fetch(`${baseUrl}/images/generations`, {
          method: "POST",
          headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
          body: JSON.stringify({ model, prompt, size, n: 1, ...formatOf(model) }),
          // A redirect would carry the key to another place.
          redirect: "error",
          signal: AbortSignal.any([signal, AbortSignal.timeout(limits.patienceMs)]),
        });
        const answer = parsed(await textOf(response, limits.mostBytes));
        if (!response.ok) throw refused(response.status, answer);
        const picture = readPicture(answer);
        if (!picture) throw problem("unavailable", new Error("The answer holds no picture."));
        return Buffer.from(picture, "base64");
      } catch (error) {
        if (error instanceof ServiceProblem) throw error;
        const isLate = error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name);
        throw problem(isLate ? "timeout" : "unavailable", error);
      }
    },
  };
}

/** Older models send an address unless they are asked for the picture; newer ones know no such wish. */
function formatOf(model: string) {
  if (model.startsWith("dall-e")) return { response_format: "b64_json" };
  return model.startsWith("gpt-image") ? { output_format: "jpeg" } : {};
}

function refused(status: number, answer: unknown): ServiceProblem {
  const code = readRefusalCode(answer);
  return problem(kindOf(status), new Error(`status ${status}${code ? ` ${code}` : ""}`));
}

function kindOf(status: number): ProblemKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 402 || status === 429) return "rate";
  const isRefused = status >= 400 && status < 500;
  return isRefused && status !== 404 && status !== 408 ? "invalid" : "unavailable";
}

/** The text of an answer, which an endless one does not have. */
async function textOf(response: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) throw problem("unavailable", new Error("The answer is too large."));
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** JSON; anything else is `null`, which no reader takes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function problem(kind: ProblemKind, cause: unknown): ServiceProblem {
  return new ServiceProblem("images", kind, cause);
}
