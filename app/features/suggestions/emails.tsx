import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { inEach, type Words } from "#values/say.ts";
import { type DeclineReason, declineReasons } from "./suggestion.ts";

/**
 * To the address in the form, which may belong to another person: the letters repeat nothing from the form.
 * @param race - the page that was made or corrected
 */
export function letterOfAccepted(
  sentOn: Day,
  race: { name: string; url: string },
): BilingualLetter {
  return bilingualLetter({ en: "Thank you for your suggestion", es: "Gracias por tu sugerencia" }, [
    inEach((lang) => acceptedWords(formatDay(sentOn, lang))[lang]),
    { label: { en: `See ${race.name}`, es: `Ver ${race.name}` }, href: race.url },
    mistaken,
  ]);
}

export function letterOfDeclined(sentOn: Day, reason: DeclineReason, url: string): BilingualLetter {
  return bilingualLetter({ en: "About your suggestion", es: "Sobre tu sugerencia" }, [
    inEach((lang) => declinedWords(formatDay(sentOn, lang))[lang]),
    declineReasons[reason],
    { label: { en: "Suggest another one", es: "Sugerir otra" }, href: url, look: "link" },
    mistaken,
  ]);
}

const acceptedWords = (day: string): Words => ({
  en: `What you suggested on ${day} is on the site now. Thank you: other runners find a better list because of you.`,
  es: `Lo que sugeriste el ${day} ya está en el sitio. Gracias: por ti, la lista es mejor para los demás corredores.`,
});

const declinedWords = (day: string): Words => ({
  en: `Thank you for what you suggested on ${day}. We reviewed it and did not add it.`,
  es: `Gracias por lo que sugeriste el ${day}. Lo revisamos y no lo incorporamos.`,
});

const mistaken = {
  note: {
    en: "You get this email because this address was given with a suggestion about a race. If it is not yours, someone mistyped theirs.",
    es: "Recibes este correo porque se dio esta dirección con una sugerencia sobre una carrera. Si no fuiste tú, alguien escribió mal la suya.",
  },
};
