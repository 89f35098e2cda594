import { z } from "zod";

const times = z.array(z.number().min(0).max(36_000)).max(20_000);

const answer = z.object({
  audio_base64: z.base64().min(1),
  alignment: z
    .object({
      characters: z.array(z.string().max(20)).max(20_000),
      character_start_times_seconds: times,
      character_end_times_seconds: times,
    })
    .nullish()
    .catch(null),
});

const refusal = z.object({
  detail: z.union([
    z.string(),
    z.object({ status: z.string().nullish(), message: z.string().nullish() }),
  ]),
});

/** When each character is heard. */
export type Alignment = { characters: string[]; starts: number[]; ends: number[] };

/** @throws z.ZodError for what is no sound */
export function readSound(body: unknown): { mp3: Buffer; alignment: Alignment | null } {
  const { audio_base64, alignment } = answer.parse(body);
  return {
    mp3: Buffer.from(audio_base64, "base64"),
    alignment: alignment
      ? {
          characters: alignment.characters,
          starts: alignment.character_start_times_seconds,
          ends: alignment.character_end_times_seconds,
        }
      : null,
  };
}

/** The provider's words about a refused call. */
export function readSpeechRefusal(body: unknown): string | null {
  const detail = refusal.safeParse(body).data?.detail;
  if (typeof detail !== "object") return detail ?? null;
  return detail.status || detail.message || null;
}
