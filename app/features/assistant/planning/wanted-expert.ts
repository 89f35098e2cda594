import type { Intent } from "./intents.ts";
import { finding } from "./reading/cues.ts";
import type { NamedPlace } from "./reading/places.ts";
import { findPhrases, phrasebook, says, wordsOfBook } from "./words/phrasebook.ts";

/** What a person who helps runners is good at. */
type ExpertField = Extract<Intent, { kind: "expert" }>["field"];

const helpers = phrasebook<ExpertField>([
  [
    `virtual|ai|online|video coach|coaches|trainer, coach|entrenador|entrenadora virtual|online,
      entrenadores virtuales, video call with a coach`,
    "virtual",
  ],
  [
    `trail|mountain|ultra coach|coaches|guide|guides, running guide, guia de trail|montana,
      entrenador|entrenadora de trail|montana`,
    "trail",
  ],
  [
    `nutritionist|nutritionists, dietitian|dietitians|dietician, nutrition coach|expert|specialist,
      nutricionista|nutricionistas, nutriologo|nutriologa, dietista, experto en nutricion`,
    "nutrition",
  ],
  [
    `physio|physios, physiotherapist|physiotherapists, physical therapist|therapists,
      massage therapist, fisio, fisioterapeuta|fisioterapeutas, kinesiologo|kinesiologa, masajista`,
    "therapy",
  ],
  [
    `strength coach|coaches|trainer, personal trainer|trainers, entrenador|entrenadora de fuerza,
      preparador|preparadora fisico|fisica, entrenador|entrenadora personal`,
    "strength",
  ],
  [
    `sports psychologist|psychologists, mental coach|coaches|trainer, psicologo|psicologa deportivo|deportiva,
      coach mental`,
    "mental",
  ],
  [
    `coach|coaches, running|marathon coach|coaches|trainer, trainer|trainers, expert|experts,
      entrenador|entrenadora|entrenadores|entrenadoras, experto|experta|expertos`,
    "coach",
  ],
]);

/** Words of somebody who wants to reach a person, besides those of every request. */
const reaching = phrasebook([
  [
    `talk|speak|chat to|with, i want, id like, hire, book, hablar con, quiero, quisiera, contratar,
      me gustaria`,
    true,
  ],
]);

export const expertWords = [...wordsOfBook(helpers), ...wordsOfBook(reaching)];

/** In a longer message without a request, the word is only mentioned: `my coach says that …`. */
const longestMention = 4;
const notWanted = new Set(["my", "mi", "your", "tu", "eres"]);
/** `Are you a coach?` asks about the assistant. */
const ofOneself =
  /^(?:.* )?(?:im|i am|soy) (?:(?:a|an|un|una|also|tambien) )*(?:running |trail |sports? )?(?:coach|trainer|physio|physiotherapist|nutritionist|dietitian|psychologist|entrenadora?|fisio|fisioterapeuta|nutricionista|nutriolog[oa]|psicolog[oa])\b/;
const ofAssistant = /\b(?:are (?:you|u)|you are|youre)\b/;

/** The kind of person that a message looks for, and the city that it names. */
export function wantedExpert(
  words: readonly string[],
  { places }: { places: readonly NamedPlace[] },
): { field: ExpertField; city: string | null } | null {
  const [found] = findPhrases(helpers, words);
  if (!found || words.some((word) => notWanted.has(word))) return null;
  if (ofAssistant.test(words.join(" ")) || ofOneself.test(words.join(" "))) return null;
  const isAsked = says(finding, words) || says(reaching, words) || places.length > 0;
  if (!isAsked && words.length > longestMention) return null;
  const cities = places.flatMap(({ candidates }) =>
    candidates.filter(({ kind }) => kind === "city"),
  );
  return { field: found.value, city: cities[0]?.name ?? null };
}
