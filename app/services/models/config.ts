import { z } from "zod";

/** A provider of language models that speaks OpenAI's protocol. */
export type ModelSettings = {
  apiKey: string;
  /** Where the provider is reached, with its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Answers for every model that is chosen on this site; `null` leaves the choice. */
  model: string | null;
  /** The provider's names, by the names on this site. */
  names: ReadonlyMap<string, string>;
  /** Input and output of a day (UTC) together; `null` is no limit. */
  tokensPerDay: number | null;
};

const openaiAddress = "https://api.openai.com/v1";

/**
 * Models that OpenAI has shut down, and those that take their place. The older names stay the choices
 * of the specification.
 */
const successors: Record<string, string> = {
  "gpt-4": "gpt-4.1",
  "gpt-4-turbo": "gpt-4.1",
  "gpt-4-1106-preview": "gpt-4.1",
  "gpt-3.5-turbo": "gpt-4.1-mini",
};

const pair = /^([^\s=,]+)=([^\s=,]+)$/;

export const modelVariables = {
  OPENAI_API_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must begin with http:// or https://" })
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_MODEL_MAP: z
    .string()
    .transform((list) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .refine(
      (pairs) => pairs.every((each) => pair.test(each)),
      "must be pairs such as gpt-4=gpt-4.1,gpt-4o=gpt-4.1",
    )
    .optional(),
  OPENAI_TOKENS_PER_DAY: z
    .string()
    .regex(/^\d{1,12}$/, "must be a whole number")
    .transform(Number)
    .optional(),
};

type Found = z.output<z.ZodObject<typeof modelVariables>>;

/** `null` without a key: the built-in assistant answers. */
export function modelSettings(found: Found): ModelSettings | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MODEL_MAP } = found;
  if (!OPENAI_API_KEY) return null;
  const renamed = (OPENAI_MODEL_MAP ?? []).map((each): [string, string] => {
    const [, ours = "", theirs = ""] = pair.exec(each) ?? [];
    return [ours, theirs];
  });
  // Another provider has names of its own.
  const known = OPENAI_BASE_URL ? {} : successors;
  return {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL ?? openaiAddress,
    model: OPENAI_MODEL ?? null,
    names: new Map([...Object.entries(known), ...renamed]),
    tokensPerDay: found.OPENAI_TOKENS_PER_DAY ?? null,
  };
}
