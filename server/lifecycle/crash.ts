import type { Log } from "#services/log/log.ts";
import { announceError } from "./announcement.ts";

const SENTENCE = "the process ends: an error that nobody caught";

/**
 * An uncaught error ends the process, because its state is unknown afterwards. The last line of the log
 * describes the error.
 * @param log - before the log is open, the error goes to standard error
 */
export function endOnMistakes(log: () => Log | undefined): void {
  process.on("uncaughtException", (error, origin) => {
    const found = log();
    if (found) found.fatal({ error, origin }, SENTENCE);
    else announceError(error, SENTENCE);
    process.exit(1);
  });
}
