import { fold } from "#values/text/fold.ts";
import type { Coach } from "./coach.ts";

/** The coaches with every word of the search in their name, prompt or specialties (VC-02). */
export function searchCoaches(coaches: readonly Coach[], search: string): Coach[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return coaches.filter(({ persona_name, system_prompt, specialties }) => {
    const text = fold([persona_name, system_prompt, ...specialties].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
