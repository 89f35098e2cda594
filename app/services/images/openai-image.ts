import {
  isTimeout,
  jsonOf,
  type ProblemKind,
  refusalKind,
  ServiceProblem,
} from "../providers/problem.ts";
import { type ImageModelSettings, readPicture, readRefusalCode } from "./config.ts";
import type { ImageModel } from "./images.ts";

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
        const { mostBytes } = limits;
        const answer = await jsonOf(response, { service: "images", mostBytes });
        if (!response.ok) throw refused(response.status, answer);
        const picture = readPicture(answer);
        if (!picture) throw problem("unavailable", new Error("The answer holds no picture."));
        return Buffer.from(picture, "base64");
      } catch (error) {
        if (error instanceof ServiceProblem) throw error;
        throw problem(isTimeout(error) ? "timeout" : "unavailable", error);
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
  return problem(refusalKind(status), new Error(`status ${status}${code ? ` ${code}` : ""}`));
}

function problem(kind: ProblemKind, cause: unknown): ServiceProblem {
  return new ServiceProblem("images", kind, cause);
}
