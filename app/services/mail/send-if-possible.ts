import type { Database } from "#db/database.ts";
import type { Services } from "../services.ts";
import type { Letter } from "./mail.ts";

/**
 * Writes a letter about a change, in the transaction of the change. A server without mail makes the
 * change all the same, and notes in the log that no mail was sent.
 */
export async function sendIfPossible(
  { mail, log }: Pick<Services, "mail" | "log">,
  tx: Database,
  { address, letter }: { address: string; letter: Letter },
): Promise<void> {
  if (mail.mode === "unavailable") {
    log.warn({ subject: letter.subject }, "a mail could not be written");
    return;
  }
  await mail.send({ address }, letter, { within: tx });
}
