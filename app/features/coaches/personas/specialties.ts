import type { Lang } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";

const mostSpecialties = 3;

const usualSpecialties = ["Running Coaching", "Training Plans", "Performance Tips"] as const;

/** What a word of the prompt says about the coach. The first ones count where a prompt has many. */
const words: readonly [pattern: RegExp, specialty: string][] = [
  [/\bfirst 5 ?k|\bbeginners?\b|\bnew runners?\b|\bcouch\b/, "Beginner Running"],
  [/\btrails?\b|\bmountains?\b/, "Trail Running"],
  [/\baltitude\b/, "Altitude Training"],
  [/\bultras?\b|\bultramarathons?\b/, "Ultra Running"],
  [/\bnutrition\b|\bfuel(?:ing|ling)?\b|\bhydration\b|\beat(?:ing)?\b/, "Nutrition"],
  [/\brace[- ]day\b|\brace strateg(?:y|ies)\b/, "Race Strategy"],
  [/\bstrength\b/, "Strength Training"],
  [/\binjur(?:y|ies|ed)\b|\binjury-free\b/, "Injury Prevention"],
  [/\bspeed\b|\bintervals?\b|\btrack\b/, "Speed Work"],
  [/\bform\b|\btechnique\b|\bcadence\b/, "Running Form"],
  [/\bhalf marathons?\b/, "Half Marathon"],
  [/\bmarathons?\b/, "Marathon Training"],
  [/\brecover(?:y|ing)?\b/, "Recovery"],
  [/\bmotivation\b|\bmindset\b|\bmental\b/, "Mental Training"],
  [/\bpac(?:e|es|ing)\b/, "Pacing"],
  [/\bplans?\b/, "Training Plans"],
];

/** Up to three specialties by words of the prompt, or the usual ones where no word is known (VC-09). */
export function specialtiesOf(prompt: string): string[] {
  const folded = fold(prompt);
  const found = words.filter(([pattern]) => pattern.test(folded)).map(([, name]) => name);
  return (found.length > 0 ? found : [...usualSpecialties]).slice(0, mostSpecialties);
}

const inSpanish: Readonly<Record<string, string>> = {
  "Running Coaching": "Entrenamiento de running",
  "Training Plans": "Planes de entrenamiento",
  "Performance Tips": "Consejos de rendimiento",
  "Beginner Running": "Correr desde cero",
  "Trail Running": "Trail running",
  "Altitude Training": "Entrenamiento en altura",
  "Ultra Running": "Ultramaratón",
  Nutrition: "Nutrición",
  "Race Strategy": "Estrategia de carrera",
  "Strength Training": "Entrenamiento de fuerza",
  "Injury Prevention": "Prevención de lesiones",
  "Speed Work": "Velocidad",
  "Running Form": "Técnica de carrera",
  "Half Marathon": "Media maratón",
  "Marathon Training": "Entrenamiento para maratón",
  Recovery: "Recuperación",
  "Mental Training": "Entrenamiento mental",
  Pacing: "Ritmo de carrera",
};

/** A specialty in words: `Trail Running`. */
export function specialtyIn(specialty: string, lang: Lang): string {
  if (lang !== "es" || !Object.hasOwn(inSpanish, specialty)) return specialty;
  return inSpanish[specialty] ?? specialty;
}
