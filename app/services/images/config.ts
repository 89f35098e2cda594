import { z } from "zod";
import type { ModelSettings } from "../models/config.ts";

/** A provider of pictures that speaks OpenAI's protocol. */
export type ImageModelSettings = { apiKey: string; baseUrl: string; model: string };

const usualModel = "gpt-image-1.5";

export const imageVariables = {
  OPENAI_IMAGE_MODEL: z
    .string()
    .regex(/^[\w./:-]{1,100}$/, "must be the name of a model")
    .optional(),
};

type Found = z.output<z.ZodObject<typeof imageVariables>> & { OPENAI_BASE_URL?: string };

/**
 * `null` where the cover painter draws: without a key, and with another provider than OpenAI unless a
 * model is named, because few of them make pictures.
 */
export function imageSettings(
  { OPENAI_IMAGE_MODEL, OPENAI_BASE_URL }: Found,
  provider: Pick<ModelSettings, "apiKey" | "baseUrl"> | null,
): ImageModelSettings | null {
  const model = OPENAI_IMAGE_MODEL ?? (OPENAI_BASE_URL ? null : usualModel);
  return provider && model ? { apiKey: provider.apiKey, baseUrl: provider.baseUrl, model } : null;
}

const picture = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) });
const refusal = z.object({ error: z.object({ code: z.string().regex(/^\w{1,60}$/) }) });

/** The first picture of a provider's answer, as base64; `null` for an answer of another shape. */
export function readPicture(answer: unknown): string | null {
  return picture.safeParse(answer).data?.data[0]?.b64_json ?? null;
}

/** The code of a refusal. Its sentence may repeat what was asked for, and is not read. */
export function readRefusalCode(answer: unknown): string | null {
  return refusal.safeParse(answer).data?.error.code ?? null;
}
