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
