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

/** The driver's messages for errors without a code. */
const cutWords =
  /^(?:Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether the driver's error means that a connection is gone or does not open. */
export function isCut(problem: unknown): boolean {
  if (problem instanceof DatabaseAway) return true;
  const code = codeOf(problem);
  if (code !== null) return cutCodes.test(code);
  return problem instanceof Error && cutWords.test(problem.message);
}

/** Whether all connections were in use for as long as a new one may take to open. */
export function isBusy(problem: unknown): boolean {
  return problem instanceof Error && problem.message.startsWith("timeout exceeded");
}

/** Whether the server is running but accepts no more connections. */
export function hasNoPlace(problem: unknown): boolean {
  return codeOf(problem) === "53300";
}

/** Whether a new connection was given up because it took too long to open. */
export function opensTooSlowly(problem: unknown): boolean {
  return problem instanceof Error && problem.message.endsWith("due to connection timeout");
}

function codeOf(problem: unknown): string | null {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, "code") : null;
  return typeof code === "string" ? code : null;
}
