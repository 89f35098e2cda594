import { readNumber } from "#features/races/reading/number-words.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import type { AnswerLanguage } from "./words/language.ts";

/** What a child of an age may run, by the guide values of the article on children. */
const limits = [
  {
    to: 8,
    en: "games and fun runs of up to 2 km, with walking; a longer race is too far",
    es: "juegos y carreras divertidas de hasta 2 km, con tramos caminando; una carrera más larga es demasiado",
  },
  {
    to: 12,
    en: "races of up to 5K when trained for; 10K, a half marathon or a marathon is too far",
    es: "carreras de hasta 5K si se preparó; 10K, una media o una maratón es demasiado",
  },
  {
    to: 15,
    en: "5K and 10K; a half marathon or a marathon is too far",
    es: "5K y 10K; una media o una maratón es demasiado",
  },
  {
    to: 17,
    en: "longer races step by step, no marathon: most require an age of 18",
    es: "distancias más largas paso a paso, y ninguna maratón: la mayoría pide 18 años",
  },
] as const;

/** `10 k` and `21 km` are not ages. */
const isLength = /^(?:k|km|kms|kilometros?|kilometers?|mi|miles?|millas?|minutes?|minutos?)$/;

const youngest = 3;
const grown = 18;

/** The first sentence of an answer about a child whose age the message names; `null` without an age. */
export function childLine(asked: string, language: AnswerLanguage): string | null {
  const words = wordsOfName(asked);
  const ages = words.flatMap((word, at) => {
    const isAge = !isLength.test(words[at + 1] ?? "") && /^(?:\d{1,2}|[a-z]{3,})$/.test(word);
    const age = isAge ? readNumber(word) : null;
    return age !== null && age >= youngest && age < grown ? age : [];
  });
  const [age] = ages;
  const limit = limits.find(({ to }) => age !== undefined && age <= to);
  if (!limit) return null;
  return language === "en" ? `**At ${age}:** ${limit.en}.` : `**A los ${age} años:** ${limit.es}.`;
}
