import type { Database } from "#db/database.ts";
import type { Log } from "../log/log.ts";
import type { Letter, Mail } from "./mail.ts";

/**
 * Writes a letter about a change, in the transaction of the change. A server without mail makes the
 * change anyway, and notes in the log that no mail was sent.
 */
export async function sendIfPossible(
  { mail, log }: { mail: Mail; log: Pick<Log, "warn"> },
  tx: Database,
  { address, letter }: { address: string; letter: Letter },
): Promise<void> {
  if (mail.mode === "unavailable") {
    log.warn({ subject: letter.subject }, "a mail could not be written");
    return;
  }
  await mail.send({ address }, letter, { within: tx });
}
