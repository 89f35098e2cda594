import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import type { Words } from "#values/say.ts";

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

const readAndAnswer: Words = { en: "Read and answer", es: "Leer y responder" };
const reportAbuse: Words = { en: "Report abuse", es: "Reportar un abuso" };

const noAddresses: Words = {
  en: "Please answer there: replies to this email do not arrive. Neither of you sees the other's address.",
  es: "Responde allí: una respuesta a este correo no llega. Ninguno de los dos ve la dirección del otro.",
};

/** To an expert: what a visitor has written. */
export function letterToExpert({
  from,
  message,
  isFirst,
  url,
  reportUrl,
}: MessageLetter): BilingualLetter {
  return bilingualLetter(
    isFirst
      ? {
          en: `${from} has written to you through Dorsal`,
          es: `${from} te escribió a través de Dorsal`,
        }
      : { en: `${from} has written to you again`, es: `${from} te escribió de nuevo` },
    [
      isFirst
        ? {
            en: `${from} has a question for you, from your page at Dorsal:`,
            es: `${from} tiene una consulta para ti, desde tu página en Dorsal:`,
          }
        : {
            en: `${from} has written to you again at Dorsal:`,
            es: `${from} te escribió de nuevo en Dorsal:`,
          },
      { quote: message },
      { label: readAndAnswer, href: url },
      noAddresses,
      {
        note: {
          en: "Is it unwanted? Close the conversation there, and nothing more is sent to you. The link is yours alone: please do not pass it on.",
          es: "¿No quieres recibir estos mensajes? Cierra la conversación allí y no se te enviará nada más. El enlace es solo tuyo: no lo compartas.",
        },
      },
      { label: reportAbuse, href: reportUrl, look: "link" },
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
}: Omit<MessageLetter, "isFirst">): BilingualLetter {
  return bilingualLetter({ en: `${from} has answered you`, es: `${from} te respondió` }, [
    {
      en: `You have written to ${from} at Dorsal. This is the answer:`,
      es: `Le escribiste a ${from} en Dorsal. Esta es la respuesta:`,
    },
    { quote: message },
    { label: readAndAnswer, href: url },
    noAddresses,
    {
      note: {
        en: `If you did not write to ${from}, your address was typed by mistake: close the conversation there, and nothing more is sent to you. The link is yours alone: please do not pass it on.`,
        es: `Si no le escribiste a ${from}, alguien puso tu dirección por error: cierra la conversación allí y no se te enviará nada más. El enlace es solo tuyo: no lo compartas.`,
      },
    },
    { label: reportAbuse, href: reportUrl, look: "link" },
  ]);
}
