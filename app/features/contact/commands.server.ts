import { contactMessages } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { contactLetter, contactReceipt } from "./emails.tsx";
import type { ContactMessage } from "./schema.ts";

/**
 * Keeps a message, and sends it to the people behind the site and a receipt to the writer. A server
 * without mail only keeps it.
 * @param inbox - where such messages go
 * @param lang - of the page
 */
export async function sendContactMessage(
  { db, now, mail, limits }: Pick<Services, "db" | "now" | "mail" | "limits">,
  message: ContactMessage,
  inbox: string,
  lang: Lang,
): Promise<void> {
  const { email, subject } = message;
  const isReceiptAllowed = await limits.allow("receipt", email.toLowerCase());
  await db.transaction(async (tx) => {
    // Triggers: search text, office counts; see app/db/functions/messages.sql
    await tx
      .insert(contactMessages)
      .values({ ...message, subject: subject || null, createdAt: now() });
    if (mail.mode === "unavailable") return;
    await mail.send({ address: inbox }, contactLetter(message), { within: tx });
    if (isReceiptAllowed) {
      await mail.send({ address: email, lang }, contactReceipt(), { within: tx });
    }
  });
}
