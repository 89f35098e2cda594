import { z } from "zod";

/** The narrator of a provider that speaks version 1 of ElevenLabs' interface. */
export type SpeechSettings = {
  apiKey: string;
  /** Where the provider is reached, without its version: `https://api.elevenlabs.io`. */
  baseUrl: string;
  model: string;
  voice: { id: string; name: string };
};

const usualAddress = "https://api.elevenlabs.io";
const usualModel = "eleven_multilingual_v2";
const usualName = "Narrator";

export const speechVariables = {
  ELEVENLABS_API_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  ELEVENLABS_VOICE_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be the id of a voice")
    .optional(),
  ELEVENLABS_VOICE_NAME: z.string().max(100, "must have at most 100 characters").optional(),
  ELEVENLABS_MODEL_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/, "must be the id of a model")
    .optional(),
  ELEVENLABS_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must begin with http:// or https://" })
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
};

type Found = z.output<z.ZodObject<typeof speechVariables>>;

/** `null` without a key: the built-in voice reads. */
export function speechSettings(found: Found): SpeechSettings | null {
  const { ELEVENLABS_API_KEY, ELEVENLABS_VOICE_ID } = found;
  if (!ELEVENLABS_API_KEY || !ELEVENLABS_VOICE_ID) return null;
  return {
    apiKey: ELEVENLABS_API_KEY,
    baseUrl: found.ELEVENLABS_BASE_URL ?? usualAddress,
    model: found.ELEVENLABS_MODEL_ID ?? usualModel,
    voice: { id: ELEVENLABS_VOICE_ID, name: found.ELEVENLABS_VOICE_NAME ?? usualName },
  };
}
