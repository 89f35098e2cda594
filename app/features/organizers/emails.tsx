import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";

type About = { race: string; links: { workspace: string; contact: string } };

/** To somebody who has been linked to a race. */
export function letterToOrganizer({ race, links }: About): Letter {
  return writeLetter(`You organize ${race} at Dorsal`, [
    `An administrator of Dorsal has linked your account to ${race}. You can change its page, its distances and its pictures from now on, and look after its registrations. Everything that you change is written down.`,
    { label: "Open your races", href: links.workspace },
    "Registrations hold personal data of runners: use them for this race only.",
    { note: "If you did not expect this, please write to us:" },
    { label: "Contact us", href: links.contact, look: "link" },
  ]);
}

/** To somebody whose link to a race was removed. */
export function letterToFormerOrganizer({ race, links }: About): Letter {
  return writeLetter(`You do not organize ${race} at Dorsal any more`, [
    `An administrator of Dorsal has removed ${race} from the races that you organize. The account itself stays as it is.`,
    "If you think that this is a mistake, please write to us:",
    { label: "Contact us", href: links.contact },
  ]);
}
