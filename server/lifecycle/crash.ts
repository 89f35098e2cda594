import type { Log } from "#services/log/log.ts";

/**
 * What nobody has caught ends the process: nothing is known of the state it has left behind. Its last
 * line in the log says what it was.
 * @param log - before there is one, the error goes to the standard error output
 */
export function endOnMistakes(log: () => Log | undefined): void {
  process.on("uncaughtException", (error, origin) => {
    const found = log();
    if (found) found.fatal({ error, origin }, "the process ends: an error that nobody caught");
    else console.error(error);
    process.exit(1);
  });
}
