import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";

/** To the author of a review that an expert has answered. */
export function answeredLetter({
  expert,
  answer,
  url,
}: {
  expert: string;
  answer: string;
  /** The reviews of the expert. */
  url: string;
}): BilingualLetter {
  return bilingualLetter(
    { en: `${expert} has answered your review`, es: `${expert} respondió a tu reseña` },
    [
      {
        en: `${expert} has answered your review at Dorsal. All visitors can read it there:`,
        es: `${expert} respondió a tu reseña en Dorsal. Cualquier visitante puede leer la respuesta allí:`,
      },
      { quote: answer },
      { label: { en: "See the reviews", es: "Ver las reseñas" }, href: url },
      {
        note: {
          en: "You can edit or delete your review at any time. The answer goes with it.",
          es: "Puedes editar o eliminar tu reseña cuando quieras. La respuesta se elimina con ella.",
        },
      },
    ],
  );
}
