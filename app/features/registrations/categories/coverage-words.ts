import { type Lang, sayIn, type Words } from "#values/say.ts";
import { agesWords, genderGroupWords, highestAge } from "./category.ts";
import type { CategoryGap, CategoryOverlap } from "./coverage.ts";

const unknownGender: Words = {
  en: "Runners who do not say their gender",
  es: "Quienes no indican su género",
};
const allAges: Words = { en: "all ages", es: "todas las edades" };

/** `Men, 10K: 16–17, 70 and older` */
export function gapWords(
  { gender, ages, distanceId }: CategoryGap,
  distances: readonly { id: string; distance: string }[],
  lang: Lang,
): string {
  const say = sayIn(lang);
  const who =
    gender === "everybody"
      ? null
      : say(gender === "unknown" ? unknownGender : genderGroupWords[gender]);
  const distance = distances.find(({ id }) => id === distanceId)?.distance ?? null;
  const spans = ages?.map(({ from, to }) =>
    say(agesWords({ minAge: from, maxAge: to === highestAge ? null : to }) ?? allAges),
  );
  const about = [who, distance].filter((part) => part !== null).join(", ");
  const said = spans?.join(", ") ?? say(allAges);
  return about ? `${about}: ${said}` : said;
}

export function overlapWords({ first, second, isNeverReached }: CategoryOverlap): Words {
  return isNeverReached
    ? {
        en: `No runner can be in ${second}: ${first} comes before it and fits the same runners.`,
        es: `${second} se queda sin nadie: ${first} va antes e incluye a las mismas personas.`,
      }
    : { en: `${first} comes before ${second}.`, es: `${first} va antes que ${second}.` };
}
