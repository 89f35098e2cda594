import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { requestParagraphs } from "./request-text.ts";

/** To a runner after a race, with a link to the review form. */
export function letterOfRequest(
  about: { firstName: string; raceName: string; customMessage: string },
  link: string,
): Letter {
  return writeLetter(`How was ${about.raceName}?`, [
    ...requestParagraphs(about),
    { label: "Write a review", href: link },
    { note: `You get this mail because you registered for ${about.raceName} with us.` },
  ]);
}
