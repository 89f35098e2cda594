import type { Server } from "node:http";

/** Event streams and slow downloads get this long after a stop was asked for. */
const PATIENCE_MS = 10_000;

/**
 * On SIGTERM or SIGINT: no new connections, running requests finish, then `close` (database last),
 * then the process ends with 0. A second signal gives up at once.
 */
export function stopOnSignals(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    impatient.unref();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await close();
    process.exit(0);
  };
  const tryToStop = () => {
    stop().catch((problem: unknown) => {
      console.error(problem);
      process.exit(1);
    });
  };
  process.on("SIGTERM", tryToStop);
  process.on("SIGINT", tryToStop);
  // `npm start` holds a channel to us; when it is killed, nobody else could stop us any more.
  process.once("disconnect", tryToStop);
}
