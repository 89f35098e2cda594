import type { BilingualLetter, Letter } from "#services/mail/mail.ts";
import { bilingualLetter, writeLetter } from "#ui/letter/letter.server.tsx";
import { quotedName } from "#values/text/shorten.ts";
import type { ClaimForm } from "./schema.ts";

type ClaimedRace = { name: string; url: string };

/** To the operators of the site. A reply goes to the claimant. */
export function claimLetter(claim: ClaimForm, race: ClaimedRace): Letter {
  const { name, email, phone, message } = claim;
  const letter = writeLetter(`Race claim: ${quotedName(race.name)}`, [
    `${name} says that ${race.name} is theirs.`,
    {
      facts: [
        ["Race", race.name],
        ["Name", name],
        ["Email", email],
        ...(phone ? [["Phone", phone] as const] : []),
      ],
    },
    ...(message ? [{ quote: message }] : []),
    { label: "Open the race", href: race.url },
    { note: "Answer this email to write to the claimant." },
  ]);
  return { ...letter, replyTo: email };
}

/**
 * To the address in the form, which may belong to another person: the letter repeats nothing from the
 * form, so that the form cannot be used to write to others.
 */
export function claimReceipt(race: ClaimedRace): BilingualLetter {
  const name = quotedName(race.name);
  return bilingualLetter({ en: `Your claim of ${name}`, es: `Tu solicitud sobre ${name}` }, [
    {
      en: `We have your claim of ${name}. Someone on our team will look at it and write to you at this address. Nothing on the page changes before that.`,
      es: `Recibimos tu solicitud sobre ${name}. Una persona la revisará y te escribirá a esta dirección; antes de eso nada cambia en la página.`,
    },
    { label: { en: "Open the race", es: "Ver la carrera" }, href: race.url },
    {
      note: {
        en: "If you did not claim it, someone mistyped their address. There is nothing to do.",
        es: "Si no pediste gestionarla, alguien escribió mal su dirección. No tienes que hacer nada.",
      },
    },
  ]);
}
