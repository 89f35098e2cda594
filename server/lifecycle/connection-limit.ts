import type { Server } from "node:http";
import type { Log } from "#services/log/log.ts";

/** File descriptors that stay free for the database, files and connections to other services. */
const RESERVED = 200;
const LINE_EVERY_MS = 60_000;

export type Connections = {
  /** How many connections were closed because the process had too many. */
  dropped(): number;
};

/**
 * Accepts fewer connections than the process may have open files. Without a limit the system resets
 * further connections without a word to the process, and files and the database cannot be opened either.
 */
export function limitConnections(
  server: Server,
  log: Pick<Log, "warn">,
  most = mostConnections(openFilesLimit()),
): Connections {
  server.maxConnections = most;
  let dropped = 0;
  let lastLine = Number.NEGATIVE_INFINITY;
  server.on("drop", () => {
    dropped += 1;
    if (performance.now() - lastLine < LINE_EVERY_MS) return;
    lastLine = performance.now();
    log.warn({ most, dropped }, "too many connections for this process's limit of open files");
  });
  return { dropped: () => dropped };
}

/** At least half of the files that may be open. */
export function mostConnections(files: number): number {
  return Math.max(Math.floor(files / 2), files - RESERVED);
}

/** Node has raised the soft limit to the hard one; Windows has none. */
function openFilesLimit(): number {
  // The report would look up the names of addresses, which takes long without a network.
  Reflect.set(process.report, "excludeNetwork", true);
  const report: { userLimits?: { open_files?: { soft?: unknown } } } = process.report.getReport();
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isInteger(soft) ? soft : Number.MAX_SAFE_INTEGER;
}
