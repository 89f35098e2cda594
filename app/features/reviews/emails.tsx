import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { quotedName } from "#values/text/quoted-name.ts";

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
}): Letter {
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
}: GuestLetterLinks): Letter {
  return writeLetter(`Your review of ${quotedName(subject)}`, [
    `Somebody, probably you, has reviewed ${quotedName(subject)} at Dorsal with this address. The review is shown already, marked as a guest's.`,
    ...(isReplacing
      ? [
          "It takes the place of an earlier review with this address, which had not been confirmed. Once you confirm this one, nothing can take its place.",
        ]
      : []),
    { facts: [["Rating", `${rating} of 5`]] },
    "Please confirm that it is yours:",
    { label: "Confirm review", href: confirmUrl },
    "If you did not write it, or have changed your mind, take it off:",
    { label: "Remove review", href: removeUrl, look: "link" },
    { note: "Both links work for 30 days. Your address is not shown to anybody." },
  ]);
}

function keptLetter({ subject, removeUrl }: GuestLetterLinks): Letter {
  return writeLetter(`Your review of ${quotedName(subject)}`, [
    `Somebody, probably you, has reviewed ${quotedName(subject)} at Dorsal with this address once more. You have confirmed an earlier review of it, so that one stays as it is and the new one was not taken.`,
    "To write another one, remove the first:",
    { label: "Remove review", href: removeUrl, look: "link" },
    { note: "The link works for 30 days. If it was not you, there is nothing to do." },
  ]);
}
