/**
 * On SIGTERM or SIGINT: calls `stop` (no new connections, running requests finish), then `close`
 * (database last), then exits with 0. A second signal exits at once.
 */
export function stopOnSignals(stop: () => Promise<void>, close: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    await close();
    process.exit(0);
  };
  const tryToEnd = () => {
    end().catch((problem: unknown) => {
      console.error(problem);
      process.exit(1);
    });
  };
  process.on("SIGTERM", tryToEnd);
  process.on("SIGINT", tryToEnd);
  // `npm start` keeps a channel open; if it is killed, nothing else would stop this process.
  process.once("disconnect", tryToEnd);
}
