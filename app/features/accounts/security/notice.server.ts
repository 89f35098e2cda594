import type { Letter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";

/** Tells the owner of an account about a change that is done already; it stands without the mail. */
export async function tellOwner(
  { mail, log }: Pick<Services, "mail" | "log">,
  address: string,
  letter: Letter,
): Promise<void> {
  await mail
    .send({ address }, letter)
    .catch((error: unknown) => log.warn({ error }, "no notice of a changed sign-in"));
}
