import type { Database } from "#db/database.ts";

/** The input of a job, stored as JSON. */
export type JobData = Record<string, unknown>;

export type JobHandler<T extends JobData> = (
  data: T,
  job: {
    id: string;
    /** Fires when the process stops or the job takes too long. */
    signal: AbortSignal;
    /** Whether a failure is for good, because no try follows. */
    isLastTry: boolean;
  },
) => Promise<void>;

export type QueueRules = {
  /** How often a failed job is tried again before it goes to the dead letters. */
  retries?: number;
  /** Seconds before the first retry; each further one waits about twice as long. */
  retryAfter?: number;
  /** How many jobs of the queue run at the same time in one process; 1 unless said otherwise. */
  atOnce?: number;
  /** Of jobs with the same key, one runs at a time, in all processes. */
  isOnePerKey?: boolean;
};

export type SendOptions = {
  /** The job exists only if this transaction is committed. */
  within?: Database;
  /** Seconds from now, or a moment. */
  startAfter?: number | Date;
  /** Of jobs with the same key, one waits at most; sending another is then without effect. */
  singletonKey?: string;
  /** Of the due jobs of a queue, these run after all others. */
  mayWait?: boolean;
};

export type QueueFigures = {
  queue: string;
  waiting: number;
  /** How long the oldest of them has waited; 0 if none waits. */
  oldestSeconds: number;
  deadLetters: number;
};

/**
 * Work for later, kept in the database: it survives a restart and runs at least once, so a handler
 * must be able to run twice. A job that keeps failing ends in the queue's dead letters; one that throws
 * a `HopelessJob` ends there at once.
 */
export type Jobs = {
  /** Defines a queue and its handler. Call it before `start`. */
  define<T extends JobData>(queue: string, handler: JobHandler<T>, rules?: QueueRules): void;
  /** Sends an empty job by the clock, in UTC: `schedule("search-upkeep", "15 3 * * *")`. Before `start`. */
  schedule(queue: string, cron: string): void;
  /** Waits until the jobs have started; a transaction, which must not wait, is refused until then. */
  send(queue: string, data: JobData, options?: SendOptions): Promise<void>;
  /** Sends many jobs of a queue with one statement, each with a key of its own. */
  sendAll(
    queue: string,
    jobs: readonly { data: JobData; singletonKey: string }[],
    options: Required<Pick<SendOptions, "within" | "mayWait">>,
  ): Promise<void>;
  /** Whether a job with this key waits, for its first or a further try, or runs. */
  isPending(queue: string, singletonKey: string): Promise<boolean>;
  /** The jobs of each queue that are due and wait, and its dead letters. */
  figures(): Promise<QueueFigures[]>;
  /** How often jobs of each queue have failed in this process, tries that are repeated included. */
  failures(): ReadonlyMap<string, number>;
  /** The inputs of the jobs that failed for good, oldest first, at most `limit`. */
  deadLetters(queue: string, limit?: number): Promise<JobData[]>;
  /** May be called again after it has failed. */
  start(): Promise<void>;
  /** Settled once `start` has done its work; rejected when it could not. */
  started(): Promise<void>;
  /** Lets running jobs finish for some seconds; a job that is cut off runs again at the next start. */
  stop(): Promise<void>;
};

/** Thrown by a job that no retry can fix: it goes to the dead letters at once. */
export class HopelessJob extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "HopelessJob";
  }
}
