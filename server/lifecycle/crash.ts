import type { Log } from "#services/log/log.ts";

/**
 * An uncaught error ends the process, because its state is unknown afterwards. The last line of the log
 * describes the error.
 * @param log - before the log is open, the error goes to standard error
 */
export function endOnMistakes(log: () => Log | undefined): void {
  process.on("uncaughtException", (error, origin) => {
    const found = log();
    if (found) found.fatal({ error, origin }, "the process ends: an error that nobody caught");
    else console.error(error);
    process.exit(1);
  });
}
