import { fold } from "#values/text/fold.ts";
/** A coach as visitors see it: never its context or its layers. */

export type Coach = {
  persona_id: string;
  persona_name: string;
  system_prompt: string;
  /** Up to three, by words of the prompt. */
  specialties: string[];
  /** The mean of the stars, or the sample figure of the position; `null` where samples are hidden. */
  rating: number | null;
  reviews: number | null;
  /** Whether the figures come from nobody: the card says so. */
  isSample: boolean;
  default_replica_id: string | null;
  /** The address of the portrait. */
  portrait: string;
};

/** What answers a session: the provider of video, or the built-in coach in the browser. */
export type CoachSource = "built-in" | "provider";

export const longestPersonaText = 50_000;

/** The coaches with every word of the search in their name, prompt or specialties (VC-02). */
export function searchCoaches(coaches: readonly Coach[], search: string): Coach[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return coaches.filter(({ persona_name, system_prompt, specialties }) => {
    const text = fold([persona_name, system_prompt, ...specialties].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
