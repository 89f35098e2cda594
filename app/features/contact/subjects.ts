import type { Lang, Words } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { subjectLimit } from "./message.ts";

/** The subjects, by the words in links to the form. */
const presets = new Map<string, Words>([
  ["support", { en: "Support", es: "Ayuda" }],
  ["organizers", { en: "For race organizers", es: "Para organizadores de carreras" }],
  ["start free trial", { en: "Start free trial", es: "Empezar la prueba gratis" }],
  ["pricing", { en: "Pricing for organizers", es: "Precios para organizadores" }],
  ["race", { en: "Add or correct a race", es: "Agregar o corregir una carrera" }],
]);

/** Proposed while the subject is typed. */
export const proposedSubjects = [...presets.values()];

/** The subject that `/contact?subject=` stands for: a known word, or the words themselves. */
export function presetSubject(asked: string | null, lang: Lang): string {
  const words = shorten((asked ?? "").replace(/\p{Cc}+/gu, " "), subjectLimit);
  return presets.get(words.toLowerCase())?.[lang] ?? words;
}
