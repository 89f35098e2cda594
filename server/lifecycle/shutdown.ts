import type { Log } from "#services/log/log.ts";
import { announceError } from "./announcement.ts";

type Steps = {
  /** Ends the server: no new connections, running requests finish. */
  stop: () => Promise<void>;
  /** Closes what requests need, the database last. */
  close: () => Promise<void>;
};

/**
 * On SIGTERM or SIGINT: calls `stop`, then `close`, then exits with 0. A second signal exits at once.
 * @param log - undefined until the log is open
 */
export function stopOnSignals(log: () => Log | undefined, { stop, close }: Steps): void {
  let isStopping = false;
  const end = async (reason: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log()?.info({ reason }, "stopping");
    await stop();
    await close();
    log()?.info("stopped");
    process.exit(0);
  };
  const tryToEnd = (reason: string) => {
    end(reason).catch((error: unknown) => {
      const found = log();
      if (found) found.fatal({ error }, "the stop failed");
      else announceError(error, "the stop failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", tryToEnd);
  process.on("SIGINT", tryToEnd);
  // `npm start` keeps a channel open; if it is killed, nothing else would stop this process.
  process.once("disconnect", () => tryToEnd("the parent process has ended"));
}
