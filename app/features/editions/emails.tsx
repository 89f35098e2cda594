import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";

/** To an organizer, some weeks after the race. */
export function letterOfNextEdition(
  race: { id: string; name: string },
  origin: string,
): BilingualLetter {
  const { id, name } = race;
  return bilingualLetter(
    {
      en: `When is the next ${name}?`,
      es: `¿Cuándo es la próxima edición de ${name}?`,
    },
    [
      {
        en: `${name} is over, and its next edition is not on the site yet. Runners who look for it find a past race.`,
        es: `${name} ya se corrió, y su próxima edición aún no está en el sitio. Quienes la buscan ven una carrera pasada.`,
      },
      {
        en: "Everything that you have set up is copied: texts, distances, courses, prices and questions. You choose the new day, and registration stays closed until you open it.",
        es: "Se copia todo lo que configuraste: textos, distancias, recorridos, precios y preguntas. Tú eliges la nueva fecha, y las inscripciones siguen cerradas hasta que las abras.",
      },
      {
        label: { en: "Prepare the next edition", es: "Preparar la próxima edición" },
        href: origin + href("/organize/races/:id/next-edition", { id }),
      },
      {
        note: {
          en: "We ask once for each race. If it does not take place again, there is nothing to do.",
          es: "Preguntamos una vez por carrera. Si no se repetirá, no tienes que hacer nada.",
        },
      },
    ],
  );
}
