import { shorten } from "#values/text/shorten.ts";
import { subjectLimit } from "./limits.ts";

/** The subjects, by the words in links to the form. */
const presets = new Map([
  ["support", "Support"],
  ["organizers", "For race organizers"],
  ["start free trial", "Start free trial"],
  ["pricing", "Pricing for organizers"],
  ["race", "Add or correct a race"],
]);

/** Proposed while the subject is typed. */
export const proposedSubjects = [...presets.values()];

/** The subject that `/contact?subject=` stands for: a known word, or the words themselves. */
export function presetSubject(asked: string | null): string {
  const words = shorten((asked ?? "").replace(/\p{Cc}+/gu, " "), subjectLimit);
  return presets.get(words.toLowerCase()) ?? words;
}
