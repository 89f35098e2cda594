import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { withQuery } from "#values/address.ts";
import type { ResultsKey } from "./result.ts";

/** To the organizers of a race, or to the operators of the site where it has none. */
export function letterOfNewClaim({
  raceName,
  bib,
  url,
}: {
  raceName: string;
  bib: string;
  url: string;
}): BilingualLetter {
  return bilingualLetter(
    {
      en: `A runner claims a result: ${raceName}`,
      es: `Un corredor pide un resultado: ${raceName}`,
    },
    [
      {
        en: `A runner with an account says that the result of bib number ${bib} in ${raceName} is theirs. Please compare the two and decide.`,
        es: `Un corredor con cuenta dice que el resultado del dorsal ${bib} en ${raceName} es suyo. Compara los datos y decide.`,
      },
      { label: { en: "Review the claim", es: "Revisar la solicitud" }, href: url },
    ],
  );
}

/** What an organizer has decided about a claim. */
export type ClaimDecision = "approved" | "refused" | "undone";

type Decided = {
  raceName: string;
  raceId: string;
  bib: string;
  key: ResultsKey | null;
  origin: string;
};

/** To the runner whose claim was decided on. */
export function letterOfDecidedClaim(decision: ClaimDecision, about: Decided): BilingualLetter {
  const { raceName, raceId, bib, key, origin } = about;
  const { subject, text } = decisionWords[decision](raceName, bib);
  return bilingualLetter(subject, [
    text,
    {
      label: { en: "See the result", es: "Ver el resultado" },
      href:
        origin +
        withQuery(href("/races/:id/result-claim/:change?", { id: raceId }), { distance: key, bib }),
    },
  ]);
}

const decisionWords = {
  approved: (raceName: string, bib: string) => ({
    subject: {
      en: `The result is yours: ${raceName}`,
      es: `El resultado es tuyo: ${raceName}`,
    },
    text: {
      en: `Your claim of bib number ${bib} in ${raceName} was approved. The result is now among the races of your dashboard.`,
      es: `Se aprobó tu solicitud del dorsal ${bib} en ${raceName}. El resultado ya está entre las carreras de tu panel.`,
    },
  }),
  refused: (raceName: string, bib: string) => ({
    subject: {
      en: `Your claim was not approved: ${raceName}`,
      es: `No se aprobó tu solicitud: ${raceName}`,
    },
    text: {
      en: `Your claim of bib number ${bib} in ${raceName} was not approved. If the result is yours, ask the organizer of the race what is missing.`,
      es: `No se aprobó tu solicitud del dorsal ${bib} en ${raceName}. Si el resultado es tuyo, pregunta al organizador de la carrera qué falta.`,
    },
  }),
  undone: (raceName: string, bib: string) => ({
    subject: {
      en: `A result is no longer yours: ${raceName}`,
      es: `Un resultado ya no es tuyo: ${raceName}`,
    },
    text: {
      en: `The approval of your claim of bib number ${bib} in ${raceName} was undone. The result is no longer among the races of your dashboard.`,
      es: `Se anuló la aprobación de tu solicitud del dorsal ${bib} en ${raceName}. El resultado ya no está entre las carreras de tu panel.`,
    },
  }),
};
