import type { Models } from "#services/models/models.ts";
import { openaiModels } from "#services/models/openai.ts";
import { providerKey } from "../providers/models.ts";

/** The adapter of the product, asking a provider of the tests. */
export function modelsOf({ baseUrl }: { baseUrl: string }): Models {
  const settings = { apiKey: providerKey, model: null, names: new Map(), tokensPerDay: null };
  return openaiModels({ ...settings, baseUrl }, fetch);
}
