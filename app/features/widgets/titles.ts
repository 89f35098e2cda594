import type { Words } from "#values/say.ts";

/** The title of a calendar of races. */
export const upcomingRaces: Words = { en: "Upcoming races", es: "Próximas carreras" };

/** The title of a race that is not listed any more. */
export const notListed: Words = {
  en: "This race is not listed",
  es: "Esta carrera ya no está en la lista",
};

/** The title of the rating of a race. */
export function reviewsOf({ name }: { name: string }): Words {
  return { en: `Reviews of ${name}`, es: `Reseñas de ${name}` };
}
