import type { BilingualLetter, Letter } from "#services/mail/mail.ts";
import { bilingualLetter, writeLetter } from "#ui/letter/letter.server.tsx";
import type { ContactMessage } from "./schema.ts";

/** To the people behind the site. An answer to it goes to the writer. */
export function contactLetter({ name, email, subject, message }: ContactMessage): Letter {
  const letter = writeLetter(`Contact: ${subject || `a message from ${name}`}`, [
    {
      facts: [
        ["From", name],
        ["Email", email],
        ...(subject ? [["Subject", subject] as const] : []),
      ],
    },
    { quote: message },
    { note: "Answer this email to write to the sender." },
  ]);
  return { ...letter, replyTo: email };
}

/**
 * To the address in the form, which may belong to another person: the letter repeats nothing from the
 * form, so that the form cannot be used to write to others.
 */
export function contactReceipt(): BilingualLetter {
  return bilingualLetter({ en: "We have your message", es: "Recibimos tu mensaje" }, [
    {
      en: "Thank you for writing to us. Your message has arrived, and we will answer at this address.",
      es: "Gracias por escribirnos. Tu mensaje llegó; alguien lo leerá y te responderá a esta dirección.",
    },
    {
      note: {
        en: "If you did not write to us, someone mistyped their address. There is nothing to do.",
        es: "Si no nos escribiste, alguien escribió mal su dirección. No tienes que hacer nada.",
      },
    },
  ]);
}
