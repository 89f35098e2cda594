import { destination, type Logger, pino, stdSerializers } from "pino";

export type Log = Logger;

/**
 * The process's log: one JSON object per line on standard output. Lines are written in batches
 * off the request's path; what is still waiting at the end of the process is written then.
 */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date(Date.now()).toISOString()}"`,
      serializers: { error: stdSerializers.err },
    },
    destination({ dest: 1, sync: false }),
  );
}
