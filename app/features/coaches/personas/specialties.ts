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
