/**
 * On SIGTERM or SIGINT: `stop` (no new connections, running requests finish), then `close` (database
 * last), then the process ends with 0. A second signal gives up at once.
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
  // `npm start` holds a channel to us; when it is killed, nobody else could stop us any more.
  process.once("disconnect", tryToEnd);
}
