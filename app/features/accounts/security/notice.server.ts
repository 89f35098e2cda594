import type { Letter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";

/** Notifies the owner of a finished change; the change does not depend on the mail. */
export async function tellOwner(
  { mail, log }: Pick<Services, "mail" | "log">,
  address: string,
  letter: Letter,
): Promise<void> {
  await mail
    .send({ address }, letter)
    .catch((error: unknown) => log.warn({ error }, "no notice of a changed sign-in"));
}
