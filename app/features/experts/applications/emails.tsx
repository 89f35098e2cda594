import type { BilingualLetter, Letter } from "#services/mail/mail.ts";
import { bilingualLetter, writeLetter } from "#ui/letter/letter.server.tsx";
import { documentDays } from "./application.ts";

/** To the applicant, once the application has arrived. */
export function applicationReceipt(links: { application: string }): BilingualLetter {
  return bilingualLetter({ en: "We have your application", es: "Recibimos tu solicitud" }, [
    {
      en: "Thank you for applying to be listed as an expert at Dorsal. An administrator reads your application and decides; you get an email then.",
      es: "Gracias por solicitar un lugar en la lista de expertos de Dorsal. Una persona de la administración leerá tu solicitud y decidirá; entonces recibirás un correo.",
    },
    {
      en: "Until then you can change it or withdraw it:",
      es: "Hasta entonces puedes cambiarla o retirarla:",
    },
    { label: { en: "Open your application", es: "Ver tu solicitud" }, href: links.application },
    {
      note: {
        en: `Only administrators read your documents. They are deleted ${documentDays} days after the decision.`,
        es: `Solo las personas de la administración leen tus documentos. Se eliminan ${documentDays} días después de la decisión.`,
      },
    },
  ]);
}

/**
 * To the people who run the site. The name of the applicant stands in the back office only, so that
 * nothing of a deleted application is left in a mailbox.
 */
export function applicationLetter(
  { title, city, country }: { title: string; city: string; country: string },
  links: { record: string },
): Letter {
  return writeLetter("An expert applies to be listed", [
    "An application to be listed as an expert has arrived.",
    {
      facts: [
        ["Title", title],
        ["Place", `${city}, ${country}`],
      ],
    },
    { label: "Open the application", href: links.record },
  ]);
}

/** To the applicant, whose page is public from now on. */
export function approvalLetter(links: { page: string; ownPage: string }): BilingualLetter {
  return bilingualLetter({ en: "Your page is public", es: "Tu página es pública" }, [
    {
      en: "Your application has been approved: runners find your page in the list of experts from now on.",
      es: "Tu solicitud fue aprobada: desde ahora los corredores encuentran tu página en la lista de expertos.",
    },
    { label: { en: "Open your page", es: "Ver tu página" }, href: links.page },
    {
      en: "The page is linked to your account. You edit it yourself, and answer reviews and messages there:",
      es: "La página está vinculada con tu cuenta. Allí la editas y respondes a las reseñas y los mensajes:",
    },
    { label: { en: "Edit your page", es: "Editar tu página" }, href: links.ownPage, look: "link" },
  ]);
}

/**
 * To the applicant, who may apply again.
 * @param note - why the application was declined, in the words of the administrator
 */
export function refusalLetter(note: string, links: { application: string }): BilingualLetter {
  return bilingualLetter(
    { en: "Your application was declined", es: "Tu solicitud fue rechazada" },
    [
      {
        en: "An administrator has read your application to be listed as an expert and has declined it. This is the reason:",
        es: "Una persona de la administración leyó tu solicitud para la lista de expertos y la rechazó. Este es el motivo:",
      },
      { quote: note },
      { en: "You can apply again at any time:", es: "Puedes volver a solicitarlo cuando quieras:" },
      { label: { en: "Apply again", es: "Volver a solicitar" }, href: links.application },
    ],
  );
}
