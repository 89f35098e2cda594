import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";
import type { Log } from "../log/log.ts";
import type { BilingualLetter, Letter, Mail } from "./mail.ts";

type AddressedLetter =
  | { address: string; lang: Lang; letter: BilingualLetter | Letter }
  | { address: string; letter: Letter };

/**
 * Writes a letter about a change, in the transaction of the change. A server without mail makes the
 * change anyway, and notes in the log that no mail was sent.
 */
export async function sendIfPossible(
  { mail, log }: { mail: Mail; log: Pick<Log, "warn"> },
  tx: Database,
  addressed: AddressedLetter,
): Promise<void> {
  const { address, letter } = addressed;
  if (mail.mode === "unavailable") {
    const { subject } = typeof letter === "function" ? letter("en") : letter;
    log.warn({ subject }, "a mail could not be written");
    return;
  }
  if ("lang" in addressed) {
    await mail.send({ address, lang: addressed.lang }, addressed.letter, { within: tx });
  } else {
    await mail.send({ address }, addressed.letter, { within: tx });
  }
}
