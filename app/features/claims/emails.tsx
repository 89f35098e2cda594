import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { quotedName } from "#values/text/quoted-name.ts";
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
    { note: "Answer this mail to write to the claimant." },
  ]);
  return { ...letter, replyTo: email };
}

/**
 * To the address in the form, which may belong to another person: the letter repeats nothing from the
 * form, so that the form cannot be used to write to others.
 */
export function claimReceipt(race: ClaimedRace): Letter {
  return writeLetter(`Your claim of ${quotedName(race.name)}`, [
    `We have your claim of ${quotedName(race.name)}. A person looks at it and writes to you at this address; nothing on the page changes before that.`,
    { label: "Open the race", href: race.url },
    {
      note: "If you did not claim it, somebody has mistyped their address. There is nothing to do.",
    },
  ]);
}
