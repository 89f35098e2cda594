import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";

type MessageLetter = {
  /** The one who wrote. */
  from: string;
  message: string;
  /** Whether nothing was written before. */
  isFirst: boolean;
  /** The conversation, for the one who gets the letter. */
  url: string;
  /** Where to report abuse. */
  reportUrl: string;
};

const noAddresses =
  "Please answer there: an answer to this email does not arrive. Neither of you sees the other's address.";

/** To an expert: what a visitor has written. */
export function letterToExpert({ from, message, isFirst, url, reportUrl }: MessageLetter): Letter {
  return writeLetter(
    isFirst ? `${from} has written to you through Dorsal` : `${from} has written to you again`,
    [
      isFirst
        ? `${from} has a question for you, from your page at Dorsal:`
        : `${from} has written to you again at Dorsal:`,
      { quote: message },
      { label: "Read and answer", href: url },
      noAddresses,
      {
        note: "Is it unwanted? Close the conversation there, and nothing more is sent to you. The link is yours alone: please do not pass it on.",
      },
      { label: "Report abuse", href: reportUrl, look: "link" },
    ],
  );
}

/**
 * To the address that a visitor typed: what the expert has answered. It may belong to another person,
 * so the letter repeats nothing that the visitor typed.
 */
export function letterToVisitor({
  from,
  message,
  url,
  reportUrl,
}: Omit<MessageLetter, "isFirst">): Letter {
  return writeLetter(`${from} has answered you`, [
    `You have written to ${from} at Dorsal. This is the answer:`,
    { quote: message },
    { label: "Read and answer", href: url },
    noAddresses,
    {
      note: `If you did not write to ${from}, your address was typed by mistake: close the conversation there, and nothing more is sent to you. The link is yours alone: please do not pass it on.`,
    },
    { label: "Report abuse", href: reportUrl, look: "link" },
  ]);
}
