import { type CoachSubject, type RoomOpening, subjects, usualSubject } from "./opening-words.ts";
import type { RoomLanguage } from "./spoken-language.ts";

/** The first known specialty of a coach decides its subject. */
export function subjectOf(specialties: readonly string[]): CoachSubject {
  const known = specialties.find((specialty) => Object.hasOwn(subjects, specialty));
  return (known && subjects[known]) || usualSubject;
}

const hello: Record<RoomLanguage, (name: string) => string> = {
  en: (name) => `Hello, I am ${name}.`,
  es: (name) => `Hola, soy ${name}.`,
};

/** How a session with a coach begins, in the language of the runner. */
export function openingOf(
  name: string,
  specialties: readonly string[],
  language: RoomLanguage,
): RoomOpening {
  const { greeting, suggestions } = subjectOf(specialties).opening[language];
  return { language, greeting: `${hello[language](name)} ${greeting}`, suggestions };
}
