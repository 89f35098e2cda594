/** The database cannot be reached, or the connection was cut: a retry may work soon. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  /** The error of the network or the server, or that the connection was closed silently. */
  readonly code: string;

  constructor(cause: unknown) {
    super("The database cannot be reached.", { cause });
    this.code = codeOf(cause) ?? "CONNECTION_CLOSED";
  }
}

/** Whether a request failed only because the database is away, however deep below its own error. */
export function isAway(problem: unknown): problem is Error {
  for (let at = problem; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseAway) return true;
  }
  return false;
}

/** Error codes of the network and of a server that stops, starts, or has too many connections. */
const cutCodes =
  /^(?:57P0[123]|53300|08...|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT)$/;

/** The driver's messages for errors without a code; a test provokes each one. */
const cutWords = new Set([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Query read timeout",
  // A connection that does not open, and one that does not become free.
  "timeout expired",
  "timeout exceeded when trying to connect",
]);

/** Whether the driver's error means that a connection is gone, does not open or does not become free. */
export function isCut(problem: unknown): boolean {
  if (problem instanceof DatabaseAway) return true;
  const code = codeOf(problem);
  if (code !== null) return cutCodes.test(code);
  return problem instanceof Error && cutWords.has(problem.message);
}

/** Whether the server is running but accepts no more connections. */
export function hasNoPlace(problem: unknown): boolean {
  return codeOf(problem) === "53300";
}

function codeOf(problem: unknown): string | null {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, "code") : null;
  return typeof code === "string" ? code : null;
}
