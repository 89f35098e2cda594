import { destination, type Logger, pino, stdTimeFunctions } from "pino";
import { errorRecord } from "./error-record.ts";

export type Log = Logger;

const BATCH_BYTES = 4096;
const LATEST_MS = 500;

/**
 * The process's log: one JSON object per line on standard output. Lines are written in batches,
 * half a second late at most; what is still waiting at the end of the process is written then.
 */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
      serializers: { error: (error: unknown) => errorRecord(error) },
    },
    destination({ dest: 1, sync: false, minLength: BATCH_BYTES, periodicFlush: LATEST_MS }),
  );
}
