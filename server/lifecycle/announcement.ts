import { pino, stdTimeFunctions } from "pino";

/**
 * Says something about the start that no log level may hide: in words at a terminal, elsewhere as a
 * line of the log.
 */
export function announce(
  level: "info" | "warn" | "fatal",
  message: string,
  stream: NodeJS.WriteStream = process.stdout,
): void {
  if (stream.isTTY) stream.write(`${message}\n`);
  else for (const line of message.split("\n")) openLines(stream)[level](line);
}

/** The error that ends a start, with its stack. */
export function announceError(problem: unknown, message: string): void {
  if (process.stderr.isTTY) console.error(problem);
  else openLines(process.stderr).fatal({ error: problem }, message);
}

function openLines(stream: NodeJS.WriteStream) {
  return pino(
    {
      base: undefined,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
      errorKey: "error",
    },
    stream,
  );
}
