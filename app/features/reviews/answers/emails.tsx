import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";

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
}): Letter {
  return writeLetter(`${expert} has answered your review`, [
    `${expert} has answered your review at Dorsal. All visitors can read it there:`,
    { quote: answer },
    { label: "See the reviews", href: url },
    { note: "You can edit or delete your review at any time. The answer goes with it." },
  ]);
}
