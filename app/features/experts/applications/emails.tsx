import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { documentDays } from "./application.ts";

/** To the applicant, once the application has arrived. */
export function applicationReceipt(links: { application: string }): Letter {
  return writeLetter("We have your application", [
    "Thank you for applying to be listed as an expert at Dorsal. An administrator reads your application and decides; you get an email then.",
    "Until then you can change it or withdraw it:",
    { label: "Open your application", href: links.application },
    {
      note: `Only administrators read your documents. They are deleted ${documentDays} days after the decision.`,
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
export function approvalLetter(links: { page: string; ownPage: string }): Letter {
  return writeLetter("Your page is public", [
    "Your application has been approved: runners find your page in the list of experts from now on.",
    { label: "Open your page", href: links.page },
    "The page is linked to your account. You edit it yourself, and answer reviews and messages there:",
    { label: "Edit your page", href: links.ownPage, look: "link" },
  ]);
}

/**
 * To the applicant, who may apply again.
 * @param note - why the application was declined, in the words of the administrator
 */
export function refusalLetter(note: string, links: { application: string }): Letter {
  return writeLetter("Your application was declined", [
    "An administrator has read your application to be listed as an expert and has declined it. This is the reason:",
    { quote: note },
    "You can apply again at any time:",
    { label: "Apply again", href: links.application },
  ]);
}
