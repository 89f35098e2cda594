import { type Logger, pino, stdTimeFunctions } from "pino";
import { errorRecord } from "./error-record.ts";
import { type LogOutput, openLogOutput } from "./output.ts";

export type Log = Logger;

const STANDARD_OUTPUT = 1;

/** The process's log: one JSON object per line on standard output, half a second late at most. */
export function openLog(level: string, output = standardOutput()): Log {
  const log = pino(
    {
      level,
      base: undefined,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
      serializers: { error: (error: unknown) => errorRecord(error) },
    },
    output,
  );
  output.onRecovery((lines) => log.warn({ lines }, "the log lost lines that could not be written"));
  return log;
}

/** How many lines of the log could not be written. */
export function droppedLines(): number {
  return opened?.dropped() ?? 0;
}

let opened: LogOutput | undefined;

function standardOutput(): LogOutput {
  if (opened) return opened;
  // Node opens a pipe without blocking when it is first used as a stream, and only then. Without a
  // listener, a closed pipe would end the process.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  const output = openLogOutput(STANDARD_OUTPUT);
  process.once("exit", () => output.flushSync());
  opened = output;
  return output;
}
