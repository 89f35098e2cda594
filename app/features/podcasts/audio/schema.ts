import { z } from "zod";
import { keepable } from "#values/text/clean.ts";

const model = "eleven_multilingual_v2";

const speechCall = z.object({
  text: z.string().transform(keepable),
  voice_id: z.string().nullish(),
  model_id: z.string().nullish(),
});

/** A call of `elevenlabs-tts`, or what is wrong with it. The site has one narrator and one model. */
export function readSpeechCall(
  body: unknown,
  voiceId: string | null,
): { text: string } | { problem: "no-text" | "other-voice" | "other-model" } {
  const call = speechCall.safeParse(body).data;
  if (!call?.text.trim()) return { problem: "no-text" };
  if (call.voice_id && voiceId && call.voice_id !== voiceId) return { problem: "other-voice" };
  if (call.model_id && call.model_id !== model) return { problem: "other-model" };
  return { text: call.text };
}
