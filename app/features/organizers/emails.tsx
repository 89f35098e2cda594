import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";

type About = { race: string; links: { workspace: string; contact: string } };

/** To somebody who has been linked to a race. */
export function letterToOrganizer({ race, links }: About): BilingualLetter {
  return bilingualLetter(
    { en: `You organize ${race} on Dorsal`, es: `Organizas ${race} en Dorsal` },
    [
      {
        en: `An administrator of Dorsal has linked your account to ${race}. You can change its page, its distances and its pictures from now on, and look after its registrations. Every change is recorded.`,
        es: `Una persona de la administración de Dorsal vinculó tu cuenta con ${race}. Desde ahora puedes cambiar su página, sus distancias y sus imágenes, y atender sus inscripciones. Todo lo que cambies queda registrado.`,
      },
      { label: { en: "Open your races", es: "Ver tus carreras" }, href: links.workspace },
      {
        en: "Registrations hold personal data of runners: use them for this race only.",
        es: "Las inscripciones contienen datos personales de los corredores: úsalos solo para esta carrera.",
      },
      {
        note: {
          en: "If you did not expect this, please write to us:",
          es: "Si no lo esperabas, escríbenos:",
        },
      },
      { label: { en: "Contact us", es: "Página de contacto" }, href: links.contact, look: "link" },
    ],
  );
}

/** To somebody whose link to a race was removed. */
export function letterToFormerOrganizer({ race, links }: About): BilingualLetter {
  return bilingualLetter(
    {
      en: `You no longer organize ${race} on Dorsal`,
      es: `Ya no organizas ${race} en Dorsal`,
    },
    [
      {
        en: `An administrator of Dorsal has removed ${race} from the races that you organize. The account itself stays as it is.`,
        es: `Una persona de la administración de Dorsal quitó ${race} de las carreras que organizas. Tu cuenta se queda como está.`,
      },
      {
        en: "If you think this is a mistake, please write to us:",
        es: "Si crees que es un error, escríbenos:",
      },
      { label: { en: "Contact us", es: "Página de contacto" }, href: links.contact },
    ],
  );
}
