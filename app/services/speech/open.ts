import { builtInVoice, isVoiceInstalled } from "./built-in-voice.ts";
import type { SpeechSettings } from "./config.ts";
import { elevenLabs } from "./elevenlabs.ts";
import type { Speech } from "./speech.ts";

/** The narrator of this server: the provider's with its settings, else the built-in one, if it is installed. */
export function openSpeech(
  settings: SpeechSettings | null,
  fetch: typeof globalThis.fetch,
): Speech | null {
  if (settings) return elevenLabs(settings, fetch);
  return isVoiceInstalled() ? builtInVoice() : null;
}
