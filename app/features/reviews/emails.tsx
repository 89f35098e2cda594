import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import type { Words } from "#values/say.ts";
import { quotedName } from "#values/text/shorten.ts";

/**
 * To the address that a visitor typed with a review. It may belong to another person, so the mail quotes
 * no typed text: the form must not send texts to strangers.
 */
export function guestReviewLetter(review: {
  /** The name of the race or expert. */
  subject: string;
  rating: number;
  /** Whether an earlier review from this address is confirmed, so that the new one was not accepted. */
  isKept: boolean;
  /** Whether it replaced an earlier review from this address that was not confirmed. */
  isReplacing: boolean;
  confirmUrl: string;
  removeUrl: string;
}): BilingualLetter {
  return review.isKept ? keptLetter(review) : writtenLetter(review);
}

type GuestLetterLinks = {
  subject: string;
  rating: number;
  isReplacing: boolean;
  confirmUrl: string;
  removeUrl: string;
};

function writtenLetter({
  subject,
  rating,
  isReplacing,
  confirmUrl,
  removeUrl,
}: GuestLetterLinks): BilingualLetter {
  const name = quotedName(subject);
  return bilingualLetter(subjectOf(name), [
    {
      en: `Someone, probably you, reviewed ${name} at Dorsal with this address. The review is shown already, marked as a guest's.`,
      es: `Alguien, probablemente tú, escribió en Dorsal una reseña de ${name} con esta dirección. La reseña ya se muestra, marcada como de invitado.`,
    },
    ...(isReplacing
      ? [
          {
            en: "It takes the place of an earlier review with this address, which had not been confirmed. Once you confirm this one, nothing can take its place.",
            es: "Reemplaza una reseña anterior con esta dirección que no se había confirmado. Una vez que confirmes esta, ninguna otra podrá reemplazarla.",
          },
        ]
      : []),
    {
      facts: [
        [
          { en: "Rating", es: "Calificación" },
          { en: `${rating} of 5`, es: `${rating} de 5` },
        ],
      ],
    },
    { en: "Please confirm that it is yours:", es: "Confirma que es tuya:" },
    { label: { en: "Confirm review", es: "Confirmar reseña" }, href: confirmUrl },
    {
      en: "If you did not write it, or have changed your mind, remove it:",
      es: "Si no la escribiste, o cambiaste de opinión, quítala:",
    },
    { label: removeReview, href: removeUrl, look: "link" },
    {
      note: {
        en: "Both links work for 30 days. Your address is not shown to anybody.",
        es: "Los dos enlaces funcionan por 30 días. Tu dirección no se le muestra a nadie.",
      },
    },
  ]);
}

function keptLetter({ subject, removeUrl }: GuestLetterLinks): BilingualLetter {
  const name = quotedName(subject);
  return bilingualLetter(subjectOf(name), [
    {
      en: `Someone, probably you, reviewed ${name} at Dorsal with this address once more. You have confirmed an earlier review of it, so that one stays as it is and the new one was not saved.`,
      es: `Alguien, probablemente tú, escribió en Dorsal otra reseña de ${name} con esta dirección. Ya habías confirmado una reseña anterior, así que esa se queda como está y la nueva no se publicó.`,
    },
    {
      en: "To write another one, remove the first:",
      es: "Para escribir otra, quita la primera:",
    },
    { label: removeReview, href: removeUrl, look: "link" },
    {
      note: {
        en: "The link works for 30 days. If it was not you, there is nothing to do.",
        es: "El enlace funciona por 30 días. Si no fuiste tú, no tienes que hacer nada.",
      },
    },
  ]);
}

function subjectOf(name: string): Words {
  return { en: `Your review of ${name}`, es: `Tu reseña de ${name}` };
}

const removeReview: Words = { en: "Remove review", es: "Quitar reseña" };
