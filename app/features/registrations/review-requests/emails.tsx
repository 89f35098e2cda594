import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { requestParagraphs } from "./request-text.ts";

/** To a runner after a race, with a link to the review form. */
export function letterOfRequest(
  about: { firstName: string; raceName: string; customMessage: string },
  link: string,
): BilingualLetter {
  const { raceName } = about;
  return (lang) => {
    const letter = bilingualLetter(
      { en: `How was ${raceName}?`, es: `¿Qué tal estuvo ${raceName}?` },
      [
        ...requestParagraphs(about, lang),
        { label: { en: "Write a review", es: "Escribir una reseña" }, href: link },
        {
          note: {
            en: `You get this email because you registered for ${raceName} with us.`,
            es: `Recibes este correo porque te inscribiste en ${raceName} con nosotros.`,
          },
        },
      ],
    );
    return letter(lang);
  };
}
